//! Every sentence of the tables, the seats and the page, compared with what it said before the words became data.

mod samples;
mod seats;

use samples::{
    ACTIONS, CUTS, MIX_ERRORS, MOVES, NUMBERS, ORDERS, bets, cards, chips, every_card, lists,
    refusals, routes, scores, settings, table_kinds, tallies,
};

use super::said::{Said, compare};
use super::{Held, Words, words};
use crate::app::settings::Sounds;
use crate::blackjack::{Naturals, Outcome, PracticeHands, Preset, Rules, Soft17, Starts, Withheld};
use crate::coach::counting::Rounding;
use crate::core::{AceRule, Joker, Mix, PackCard, ParseSecretError, Rank, TimeOfDay};
use crate::table::{DailyRound, LinkError, NotCut, Verdict};

fn page(words: Words, said: &mut Said) {
    for route in routes() {
        said.add(&format!("title({route:?})"), words.title(route));
        said.add(&format!("heading({route:?})"), words.heading(route));
        said.add(&format!("this_is({route:?})"), words.this_is(route));
    }
    for setting in settings() {
        said.add(&format!("setting({setting:?})"), words.setting(setting));
        said.add(&format!("choice({setting:?})"), words.choice(setting));
    }
    for sounds in Sounds::ALL {
        said.add(
            &format!("sounds_are({sounds:?})"),
            words.sounds_are(*sounds),
        );
    }
    for error in MIX_ERRORS {
        said.add(&format!("mix_error({error:?})"), words.mix_error(&error));
    }
    let cuts = CUTS.map(LinkError::Cut);
    let mixes = MIX_ERRORS.map(LinkError::Mix);
    let secrets = [0, 1, 2, 5, 11, 21, 22, 63, 64, 65, 101]
        .map(|characters| LinkError::Secret(ParseSecretError { characters }));
    let others = [
        LinkError::NoSecret,
        LinkError::CutIsNoNumber,
        LinkError::Rules,
        LinkError::RulesAlone,
        LinkError::Play,
    ];
    let errors = others.iter().chain(&cuts).chain(&mixes).chain(&secrets);
    for error in errors {
        said.add(&format!("link_error({error:?})"), words.link_error(error));
    }
    for (name, phrase) in [
        ("check()", words.check()),
        ("place_bet()", words.place_bet()),
        ("call()", words.call()),
        ("raise()", words.raise()),
        ("fold()", words.fold()),
        ("between()", words.between()),
        ("between_rules()", words.between_rules()),
        ("full_stop()", words.full_stop()),
        ("opponents_turn()", words.opponents_turn()),
    ] {
        said.add(name, phrase);
    }
}

fn deals(words: Words, said: &mut Said) {
    for count in NUMBERS {
        let many = count as usize;
        said.add(&format!("cards({count})"), words.cards(many));
        said.add(&format!("left({count})"), words.left(many).join("…"));
        said.add(&format!("cut_after({count})"), words.cut_after(many));
        said.add(&format!("left_in_deck({count})"), words.left_in_deck(many));
        said.add(&format!("daily_over({count})"), words.daily_over(count));
        said.add(&format!("hand_number({count})"), words.hand_number(many));
        let score = words.count_score(count, count + 1);
        said.add(&format!("count_score({count}, {})", count + 1), score);
    }
    for at in table_kinds() {
        for tally in tallies() {
            said.add(&format!("tally({at:?}, {tally})"), words.tally(at, tally));
            let score = words.score_so_far(at, tally);
            said.add(&format!("score_so_far({at:?}, {tally})"), score);
        }
    }
    for mix in ["3", "six dice: 4 4 1"] {
        let mix: Mix = mix.parse().expect("a mix");
        said.add(&format!("mixed_in({mix})"), words.mixed_in(mix.as_str()));
    }
    let whys = [NotCut::NothingChosen, NotCut::NoNumber];
    let whys = whys.into_iter().chain(CUTS.map(NotCut::OutOfRange));
    for why in whys.chain(MIX_ERRORS.map(NotCut::Mix)) {
        let said_of = words.not_cut_because(why);
        said.add(&format!("not_cut_because({why:?})"), said_of);
    }
    said.add("daily_note(None)", words.daily_note(None));
    for (hour, minute) in [
        (0, 0),
        (0, 5),
        (5, 45),
        (9, 0),
        (11, 59),
        (12, 0),
        (12, 30),
        (17, 30),
        (23, 0),
    ] {
        let time = words.daily_note(Some(TimeOfDay { hour, minute }));
        said.add(&format!("daily_note({hour}:{minute})"), time);
    }
    let date = "2026-11-21".parse().expect("a day");
    for (number, points) in [(1, 0), (2, 1), (5, 2), (10, 5), (10, 11), (10, 21)] {
        let round = DailyRound::new(date, number).expect("a round");
        said.add(
            &format!("daily({number}, {points})"),
            words.daily(round, points),
        );
    }
    for is_right in [true, false] {
        for true_count in [None, Some("+2")] {
            let verdict = words.count_verdict(is_right, "−3", true_count);
            said.add(
                &format!("count_verdict({is_right}, {true_count:?})"),
                verdict,
            );
        }
    }
    for rounding in Rounding::ALL {
        let name = words.count_true(rounding);
        said.add(&format!("count_true({rounding:?})"), name);
    }
    for digits in ["0123 4567"] {
        said.add("seal_is", words.seal_is(digits));
        said.add("next_seal_is", words.next_seal_is(digits));
        said.add("secret_is", words.secret_is(digits));
    }
}

fn of_cards(words: Words, said: &mut Said) {
    for card in every_card() {
        said.add(&format!("card({card:?})"), words.card(card));
        said.add(&format!("list({card:?})"), words.list(&[card]));
        said.add(&format!("you_draw({card:?})"), words.you_draw(card));
        said.add(&format!("dealer_turns({card:?})"), words.dealer_turns(card));
        said.add(&format!("dealer_draws({card:?})"), words.dealer_draws(card));
    }
    for rank in Rank::ALL {
        said.add(&format!("dealer_shows({rank:?})"), words.dealer_shows(rank));
    }
    let plays_as = cards("TD")[0];
    let jokers = [Joker::First, Joker::Second];
    for joker in jokers {
        said.add(&format!("joker({joker:?})"), words.joker(joker));
    }
    let held: Vec<Held> = jokers
        .map(|joker| (PackCard::Joker(joker), plays_as))
        .into_iter()
        .chain(
            cards("AS 6C")
                .into_iter()
                .map(|it| (PackCard::Natural(it), it)),
        )
        .collect();
    for (from, to) in [(0, 0), (0, 1), (1, 2), (0, 2), (1, 3), (1, 4), (0, 4)] {
        said.add(&format!("held({from}..{to})"), words.held(&held[from..to]));
    }
    for cards in lists() {
        said.add(&format!("list({cards:?})"), words.list(&cards));
        said.add(
            &format!("you_are_dealt({cards:?})"),
            words.you_are_dealt(&cards),
        );
        for score in scores().into_iter().step_by(3) {
            let call = format!("({cards:?}, {score:?})");
            said.add(&format!("your_hand{call}"), words.your_hand(&cards, score));
            said.add(
                &format!("dealers_hand{call}"),
                words.dealers_hand(&cards, score),
            );
        }
    }
    for score in scores() {
        said.add(&format!("points({score:?})"), words.points(score));
        said.add(&format!("you_have({score:?})"), words.you_have(score));
        said.add(&format!("you_stand({score:?})"), words.you_stand(score));
        said.add(
            &format!("dealer_busts({score:?})"),
            words.dealer_busts(score),
        );
        said.add(&format!("dealer_has({score:?})"), words.dealer_has(score));
        let upcard = words.dealers_upcard(plays_as, score);
        said.add(&format!("dealers_upcard({score:?})"), upcard);
    }
}

fn blackjack(words: Words, said: &mut Said) {
    for preset in Preset::ALL {
        said.add(&format!("preset({preset:?})"), words.preset(*preset));
        let rules = words.rules_chosen(&preset.rules());
        said.add(&format!("rules_chosen({preset:?})"), rules);
    }
    let own = Rules {
        naturals: Naturals::PaySixToFive,
        soft17: Soft17::Hits,
        ..Rules::VEGAS
    };
    said.add("rules_chosen(own)", words.rules_chosen(&own));
    for naturals in Naturals::ALL {
        let pay = words.naturals_pay(*naturals).unwrap_or("nothing");
        said.add(&format!("naturals_pay({naturals:?})"), pay);
    }
    for ace in AceRule::ALL {
        said.add(
            &format!("blackjack_intro({ace:?})"),
            words.blackjack_intro(*ace),
        );
        for soft17 in Soft17::ALL {
            let rule = words.dealer_rule(*ace, *soft17);
            said.add(&format!("dealer_rule({ace:?}, {soft17:?})"), rule);
        }
    }
    for outcome in Outcome::ALL {
        for player in scores() {
            for dealer in scores().into_iter().step_by(5).chain([player]) {
                let result = words.blackjack_result(outcome, player, dealer);
                let call = format!("blackjack_result({outcome:?}, {player:?}, {dealer:?})");
                said.add(&call, result);
            }
        }
    }
    let starts = PracticeHands::Pairs.starts(&Rules::VEGAS);
    let starts = || Starts::new(starts[..1].to_vec()).expect("a start");
    for (name, hands) in [
        ("Soft", PracticeHands::Soft),
        ("Pairs", PracticeHands::Pairs),
        ("Close", PracticeHands::Close(starts())),
        ("Mistakes", PracticeHands::Mistakes(starts())),
    ] {
        said.add(&format!("practice({name})"), words.practice(&hands));
    }
    for why in refusals() {
        let refusal = words.blackjack_refusal(why);
        said.add(&format!("blackjack_refusal({why:?})"), refusal);
    }
    for why in Withheld::ALL {
        said.add(&format!("withheld({why:?})"), words.withheld("Double", why));
    }
    for verdict in [Verdict::Won, Verdict::Drawn, Verdict::Lost] {
        for decided in [&ACTIONS[..0], &ACTIONS[..1], &ACTIONS[..2], &ACTIONS] {
            for score in scores().into_iter().step_by(4) {
                let told = words.their_blackjack(decided, score, verdict);
                let call = format!("their_blackjack({decided:?}, {score:?}, {verdict:?})");
                said.add(&call, told);
            }
        }
    }
    for one in MOVES {
        said.add(&format!("you_can({one:?})"), words.you_can(&[one]));
    }
    for many in [&MOVES[..2], &MOVES[..3], &MOVES] {
        said.add(&format!("you_can({many:?})"), words.you_can(many));
    }
}

fn of_chips(words: Words, said: &mut Said) {
    for chips in chips() {
        said.add(&format!("in_digits({chips})"), words.in_digits(chips));
        for stacks in NUMBERS {
            said.add(
                &format!("bank({chips}, {stacks})"),
                words.bank(chips, stacks),
            );
        }
        for change in ORDERS {
            said.add(
                &format!("net({change:?}, {chips})"),
                words.net(change, chips),
            );
        }
        for won in [true, false] {
            let pays = words.insurance_pays(won, chips);
            said.add(&format!("insurance_pays({won}, {chips})"), pays);
        }
    }
    for bet in bets() {
        said.add(&format!("bet_is({bet:?})"), words.bet_is(bet.number()));
    }
}

#[test]
fn tables_say_what_they_said() {
    compare("table", |language, said| {
        let words = words(language);
        page(words, said);
        deals(words, said);
        of_cards(words, said);
        blackjack(words, said);
        of_chips(words, said);
    });
}
