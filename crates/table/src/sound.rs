//! The sounds of the tables, made of tones and noise.

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is laid down.
    Card,
    /// A card is turned, or the player takes a decision that brings no card, such as to stand.
    Flip,
    /// A mark is set or taken away, or chips are bet.
    Chip,
    /// The player has won.
    Win,
}

/// One part of a sound, with an attack and a decay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The source: a tone or noise.
    pub voice: Voice,
    /// The delay from the start of the sound, in seconds.
    pub after: f64,
    /// The peak volume; 1 is full scale.
    pub peak: f32,
    /// The time to reach the peak, in seconds. It is never 0, because that would click.
    pub attack: f64,
    /// The time to fade, in seconds.
    pub decay: f64,
}

/// The source of a stroke.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Voice {
    /// Noise around this frequency, in hertz, like paper.
    Noise(f32),
    /// A pure tone of this frequency, in hertz.
    Tone(f32),
}

impl Sound {
    /// The parts of the sound. None is louder than 0.15 of full scale.
    #[must_use]
    pub const fn strokes(self) -> &'static [Stroke] {
        const fn noise(hertz: f32, after: f64, peak: f32, attack: f64, decay: f64) -> Stroke {
            Stroke {
                voice: Voice::Noise(hertz),
                after,
                peak,
                attack,
                decay,
            }
        }
        const fn tone(hertz: f32, after: f64, peak: f32, decay: f64) -> Stroke {
            Stroke {
                voice: Voice::Tone(hertz),
                after,
                peak,
                attack: 0.004,
                decay,
            }
        }
        match self {
            Sound::Card => const { &[noise(1900.0, 0.0, 0.15, 0.02, 0.07)] },
            Sound::Flip => {
                const {
                    &[
                        noise(3200.0, 0.0, 0.1, 0.006, 0.03),
                        noise(1200.0, 0.05, 0.15, 0.004, 0.045),
                    ]
                }
            }
            Sound::Chip => {
                const {
                    &[
                        tone(2960.0, 0.0, 0.06, 0.05),
                        tone(4190.0, 0.0, 0.035, 0.035),
                        tone(3220.0, 0.045, 0.045, 0.05),
                    ]
                }
            }
            // A fourth and a third upwards: G, C, E.
            Sound::Win => {
                const {
                    &[
                        tone(392.0, 0.0, 0.07, 0.3),
                        tone(523.25, 0.09, 0.07, 0.35),
                        tone(659.25, 0.18, 0.08, 0.5),
                    ]
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_quiet_and_start_without_click() {
        for sound in [Sound::Card, Sound::Flip, Sound::Chip, Sound::Win] {
            for stroke in sound.strokes() {
                assert!(stroke.peak > 0.0 && stroke.peak <= 0.15, "{sound:?}");
                assert!(stroke.attack >= 0.002, "{sound:?}");
                let end = stroke.after + stroke.attack + stroke.decay;
                assert!(end < 1.0, "{sound:?}");
                if let Voice::Noise(_) = stroke.voice {
                    assert!(
                        stroke.attack + stroke.decay < 0.2,
                        "{sound:?}: the noise ends"
                    );
                }
            }
        }
    }
}
