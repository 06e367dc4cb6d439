//! Pearson's chi-square test, which measures how well the observed frequencies fit the exact ones.

use super::exact::{EXACT, probability};
use super::work::Counts;

/// The smallest expected number of hands in a group for which the test is reliable, by rule of thumb (Cochran, “Some
/// methods for strengthening the common chi-square tests”, Biometrics 10, 1954).
pub const LEAST_EXPECTED: f64 = 5.0;

/// The smallest number of hands for a test. The p-value is that of a chi-square variable. The sum over the groups only
/// approaches it for many hands. With fewer hands it says too little, so there is no test.
pub const LEAST_HANDS: u32 = 100;

/// The distance of the observed frequencies from the exact ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The sum over all groups of (observed − expected)² / expected.
    pub chi_square: f64,
    /// The number of groups after rare categories were pooled: 3 to 10. The test has one degree of
    /// freedom less.
    pub groups: u32,
    /// The approximate share of all experiments with a fair deal that are at least as far off, 0 to 1. It is exact only
    /// for infinitely many hands.
    pub p_value: f64,
}

/// The verdict of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FitVerdict {
    /// At least one fair experiment in 20 is this far off: nothing speaks against the deal.
    Fits,
    /// Fewer than one in 20 is, but at least one in 1,000: this happens now and then.
    Unusual,
    /// Fewer than one fair experiment in 1,000 is this far off.
    DoesNotFit,
}

impl Fit {
    /// The group of each category in a test of this many hands, counted from 1, in the order of
    /// [`EXACT`]. Categories are pooled, from the rarest on, until [`LEAST_EXPECTED`] hands are
    /// expected in the group.
    #[must_use]
    pub fn groups_of(hands: u32) -> [u32; EXACT.len()] {
        let mut groups = [0; EXACT.len()];
        let (mut group, mut expected) = (1, 0.0);
        for (its, (_, exact)) in groups.iter_mut().zip(EXACT) {
            *its = group;
            expected += f64::from(hands) * probability(exact);
            if expected >= LEAST_EXPECTED {
                (group, expected) = (group + 1, 0.0);
            }
        }
        groups
    }

    /// Compares these counts with the exact probabilities. Returns `None` if there are fewer than
    /// [`LEAST_HANDS`].
    #[must_use]
    pub fn of(counts: &Counts) -> Option<Fit> {
        let hands = counts.total();
        if hands < LEAST_HANDS {
            return None;
        }
        // With this many hands, enough high cards are expected for a group of their own.
        let mut groups: Vec<(f64, f64)> = Vec::new();
        let mut last = 0;
        for ((category, exact), group) in EXACT.into_iter().zip(Fit::groups_of(hands)) {
            if group != last {
                groups.push((0.0, 0.0));
                last = group;
            }
            if let Some((observed, expected)) = groups.last_mut() {
                *observed += f64::from(counts.of(category));
                *expected += f64::from(hands) * probability(exact);
            }
        }
        let terms = groups
            .iter()
            .map(|(observed, expected)| (observed - expected).powi(2) / expected);
        let chi_square: f64 = terms.sum();
        let groups = u32::try_from(groups.len()).ok()?;
        Some(Fit {
            chi_square,
            groups,
            p_value: p_value(chi_square, groups - 1),
        })
    }

    /// Returns the meaning of the p-value.
    #[must_use]
    pub fn verdict(&self) -> FitVerdict {
        if self.p_value >= 0.05 {
            FitVerdict::Fits
        } else if self.p_value >= 0.001 {
            FitVerdict::Unusual
        } else {
            FitVerdict::DoesNotFit
        }
    }
}

/// Returns the probability that a chi-square variable with this many degrees of freedom (at least 1)
/// is `chi_square` (0 or more) or larger.
#[must_use]
pub fn p_value(chi_square: f64, degrees: u32) -> f64 {
    upper_gamma(
        f64::from(degrees) / 2.0,
        chi_square / 2.0,
        ln_gamma_of_half(degrees),
    )
}

/// ln Γ(n/2), for n of 1 or more, by Γ(a + 1) = a Γ(a) from Γ(1/2) = √π or Γ(1) = 1.
fn ln_gamma_of_half(n: u32) -> f64 {
    let (start, first) = if n % 2 == 1 {
        (std::f64::consts::PI.sqrt().ln(), 1)
    } else {
        (0.0, 2)
    };
    let factors = (first..n)
        .step_by(2)
        .map(|twice| (f64::from(twice) / 2.0).ln());
    start + factors.sum::<f64>()
}

/// The regularised upper incomplete gamma function Q(a, x), for a > 0 and x ≥ 0: by the series of
/// its complement P where that converges quickly, else by its continued fraction (Abramowitz and
/// Stegun, Handbook of Mathematical Functions, 6.5.29 and 6.5.31).
fn upper_gamma(a: f64, x: f64, ln_gamma_of_a: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let factor = (a * x.ln() - x - ln_gamma_of_a).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * f64::EPSILON {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        1.0 - factor * sum
    } else {
        factor * continued_fraction(a, x)
    }
}

/// 1/(x + 1−a − 1(1−a)/(x + 3−a − 2(2−a)/(x + 5−a − …))), by the method of Lentz in the form of
/// Thompson and Barnett (Journal of Computational Physics 64, 1986). For x ≥ a + 1 no denominator
/// comes near zero, and some tens of steps are enough.
fn continued_fraction(a: f64, x: f64) -> f64 {
    const MOST_STEPS: u32 = 1_000;
    let mut denominator = x + 1.0 - a;
    let mut inverse = 1.0 / denominator;
    // The first ratio of Lentz's method is infinite, and drops out in the second step.
    let mut ratio = f64::INFINITY;
    let mut value = inverse;
    for step in 1..=MOST_STEPS {
        let n = f64::from(step);
        let numerator = -n * (n - a);
        denominator += 2.0;
        inverse = 1.0 / (numerator * inverse + denominator);
        ratio = denominator + numerator / ratio;
        let change = ratio * inverse;
        value *= change;
        if (change - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, known: f64, relative: f64) -> bool {
        (found / known - 1.0).abs() < relative
    }

    /// Source: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, “Upper critical values of
    /// chi-square distribution with ν degrees of freedom”; three digits after the point.
    #[test]
    fn table_critical_values_have_their_probability() {
        for (degrees, criticals) in [
            (1, [2.706, 3.841, 5.024, 6.635, 10.828]),
            (2, [4.605, 5.991, 7.378, 9.210, 13.816]),
            (3, [6.251, 7.815, 9.348, 11.345, 16.266]),
            (4, [7.779, 9.488, 11.143, 13.277, 18.467]),
            (5, [9.236, 11.070, 12.833, 15.086, 20.515]),
            (6, [10.645, 12.592, 14.449, 16.812, 22.458]),
            (7, [12.017, 14.067, 16.013, 18.475, 24.322]),
            (8, [13.362, 15.507, 17.535, 20.090, 26.125]),
            (9, [14.684, 16.919, 19.023, 21.666, 27.877]),
        ] {
            for (critical, known) in criticals.into_iter().zip([0.10, 0.05, 0.025, 0.01, 0.001]) {
                let found = p_value(critical, degrees);
                // Half a unit of the third digit moves the probability by less than this.
                assert!(close(found, known, 7e-4), "{degrees} {critical}: {found}");
            }
        }
    }

    /// For an even number of degrees Q is a finite sum: exp(−x) Σ xⁿ/n! below half the degrees, with
    /// x half of chi-square (Abramowitz and Stegun, 26.4.21).
    #[test]
    fn even_degrees_agree_with_the_finite_sum() {
        for degrees in [2, 4, 6, 8] {
            for chi_square in [0.001, 0.1, 1.0, 2.5, 5.0, 9.9, 10.1, 20.0, 60.0, 300.0] {
                let x = chi_square / 2.0;
                let (mut term, mut sum) = (1.0, 0.0);
                for n in 1..=degrees / 2 {
                    sum += term;
                    term *= x / f64::from(n);
                }
                let (found, known) = (p_value(chi_square, degrees), (-x).exp() * sum);
                assert!(
                    close(found, known, 1e-12),
                    "{degrees} {chi_square}: {found}"
                );
            }
        }
    }

    /// For odd degrees, from erfc and the recurrence Q(a + 1, x) = Q(a, x) + xᵃ exp(−x)/Γ(a + 1);
    /// source: Python's `math.erfc`, `math.gamma` and `math.exp`.
    #[test]
    fn odd_degrees_agree_with_error_function() {
        for (chi_square, degrees, known) in ODD {
            let found = p_value(chi_square, degrees);
            assert!(
                close(found, known, 1e-12),
                "{degrees} {chi_square}: {found}"
            );
        }
    }

    #[rustfmt::skip]
    #[expect(clippy::unreadable_literal, reason = "as Python prints them")]
    const ODD: [(f64, u32, f64); 25] = [
        (0.5, 1, 0.4795001221869535),
        (3.3, 1, 0.06927988322120199),
        (9.0, 1, 0.0026997960632601913),
        (17.25, 1, 3.2769755025818245e-05),
        (40.0, 1, 2.53962858947086e-10),
        (0.5, 3, 0.9188914116546758),
        (3.3, 3, 0.3476426447322746),
        (9.0, 3, 0.029290886534888226),
        (17.25, 3, 0.0006278077597895138),
        (40.0, 3, 1.0655090334255861e-08),
        (0.5, 5, 0.9921232932326295),
        (3.3, 5, 0.6538416823944544),
        (9.0, 5, 0.10906415794977234),
        (17.25, 5, 0.004049276287180764),
        (40.0, 5, 1.4933679000503952e-07),
        (0.5, 7, 0.9994464813904249),
        (3.3, 7, 0.8559330472514931),
        (9.0, 7, 0.2526560464965638),
        (17.25, 7, 0.01585334270668058),
        (40.0, 7, 1.2587903873713088e-06),
        (0.5, 9, 0.9999695662588388),
        (3.3, 9, 0.9512046906840971),
        (9.0, 9, 0.43727418891386716),
        (17.25, 9, 0.0449419349547337),
        (40.0, 9, 7.598525229464278e-06),
    ];

    #[test]
    fn p_value_is_1_at_zero_and_tiny_far_off() {
        for degrees in 1..=9 {
            assert!((p_value(0.0, degrees) - 1.0).abs() < f64::EPSILON);
            let far = p_value(2_000.0, degrees);
            assert!((0.0..1e-300).contains(&far), "{far}");
        }
    }
}
