//! The state of a table, and what follows from what happens there.

mod dealing;

use fair_shuffle::Date;

use super::aside::Lying;
use super::decisions::Decisions;
use super::game::{
    ActionOf, DecisionsOf, Effect, Game, Msg, NewsOf, PracticeOf, RefusalOf, RulesOf, StakeOf,
};
use super::keys::Key;
use super::marks::{Marking, Marks};
use super::news::News;
use super::origin::{CutField, Cutter, Mode, Origin, Position, Sealed, Visit, Wanted};
use super::phase::{Dealt, Phase};
use super::purse::Purse as _;
use super::record::write_record;
use super::round::{Action as _, Button, Round, Rules as _, Stage, Stake as _, Verdict};
use super::sound::Sound;
use super::tally::Tally;
use super::{CUT_LETTER, END_LETTER, UNCUT_LETTER};

/// A table: what lies on it, the rules of the next round, and what happened last.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(super) phase: Phase<G::Round>,
    /// What the next round is played by. The one on the table may have been dealt by others.
    pub(super) rules: RulesOf<G>,
    /// What the next round is for, where it counts; the rules accept it.
    pub(super) stake: StakeOf<G>,
    /// The text that the player has typed as the stake, as long as it is none.
    pub(super) typed_stake: Option<String>,
    /// Why that text is no stake, since the player left the field with it.
    pub(super) stake_refused: Option<RefusalOf<G>>,
    /// What the player has to play for.
    pub(super) purse: G::Purse,
    /// Whether the purse was filled up after the round that came to its end last, or since then.
    pub(super) refilled: bool,
    /// Whether the stake of the next round has lost more than its height, because the purse does not hold it any more.
    pub(super) reduced: bool,
    /// Which cards the player means to swap; none unless a round is under way.
    pub(super) marks: Marks,
    /// The place of the card that Tab leads to, from 0 on the left. Arrows lead to the others.
    pub(super) cursor: usize,
    pub(super) tally: Tally,
    pub(super) position: Position,
    pub(super) news: Option<NewsOf<G>>,
    pub(super) mode: Mode,
    pub(super) cutter: Cutter,
    /// The field about the cut in which the player is typing: what stands there is not judged yet.
    pub(super) typing: Option<CutField>,
    /// What a click on a card means. The marks are what is to be swapped all the same.
    pub(super) marking: Marking,
    /// What the entropy that was asked for last is to lead to.
    pub(super) wanted: Wanted<G>,
    /// The deal after this one, sealed while the result of this one stands. Its pack follows from the
    /// rules that hold when it is dealt.
    pub(super) next: Option<Sealed>,
    /// Whether the player has decided anything here before.
    pub(super) visit: Visit,
    /// The decisions of the day's rounds before the one on the table.
    pub(super) played: Vec<DecisionsOf<G>>,
    /// The decisions of the player who shared the deal on the table.
    pub(super) theirs: Option<DecisionsOf<G>>,
    /// The hands that are practised: some exactly while one of them is on the table.
    pub(super) practice: Option<PracticeOf<G>>,
    /// What links and practice have interrupted, the last one last.
    pub(super) aside: Vec<Lying<G>>,
    /// A day whose deal can follow the one on the table.
    pub(super) offered: Option<Date>,
}

/// A table that has just been set up, and what it asks for.
pub type Opened<G> = (Table<G>, Vec<Effect>);

impl<G: Game> Default for Table<G> {
    fn default() -> Table<G> {
        Table::bare(Mode::Free)
    }
}

impl<G: Game> Table<G> {
    pub(super) fn bare(mode: Mode) -> Table<G> {
        Table {
            phase: Phase::Bare,
            stake: G::Round::usual_stake(&G::daily_rules()),
            typed_stake: None,
            stake_refused: None,
            purse: G::Purse::default(),
            refilled: false,
            reduced: false,
            rules: G::daily_rules(),
            marks: Marks::NONE,
            cursor: 0,
            tally: Tally::default(),
            position: Position::FIRST,
            news: None,
            mode,
            cutter: Cutter::Nobody,
            typing: None,
            marking: Marking::Swapped,
            wanted: Wanted::Seal,
            next: None,
            visit: Visit::First,
            played: Vec::new(),
            theirs: None,
            practice: None,
            aside: Vec::new(),
            offered: None,
        }
    }

    /// A table that has just been set up, and the pack that it asks for.
    #[must_use]
    pub fn open(mode: Mode) -> Opened<G> {
        let table = Table::bare(mode);
        let effects = table.first_effects();
        (table, effects)
    }

    /// The table of the day by these rules, of which there is a [day](Game::day_name).
    #[must_use]
    pub fn open_day(rules: RulesOf<G>) -> Opened<G> {
        let mut table = Table::bare(Mode::Daily);
        table.stake = G::Round::usual_stake(&rules);
        table.rules = rules;
        let effects = table.first_effects();
        (table, effects)
    }

    /// The table with this round on it, and nothing in the tally; for tests that need to choose the
    /// cards.
    #[must_use]
    pub fn with_round(dealt: Dealt<G::Round>) -> Table<G> {
        Table {
            rules: dealt.rules().clone(),
            stake: G::Round::usual_stake(dealt.rules()),
            phase: Phase::Dealt(dealt),
            ..Table::default()
        }
    }

    /// What lies on the table.
    #[must_use]
    pub const fn phase(&self) -> &Phase<G::Round> {
        &self.phase
    }

    /// What the next round is played by. A round under way is played by [`Dealt::rules`], and so
    /// was one that is over.
    #[must_use]
    pub const fn rules(&self) -> &RulesOf<G> {
        &self.rules
    }

    /// The rules of what lies on the table; before the deal, those of the next round.
    #[must_use]
    pub const fn rules_on_table(&self) -> &RulesOf<G> {
        self.phase.rules(&self.rules)
    }

    /// What the next round is for, where it counts.
    #[must_use]
    pub const fn stake(&self) -> &StakeOf<G> {
        &self.stake
    }

    /// What the player has to play for. What is bet in a round under way is still in it.
    #[must_use]
    pub const fn purse(&self) -> &G::Purse {
        &self.purse
    }

    /// Whether the purse came to less than the least stake after the round on the table, so that the
    /// player was given something to go on with.
    #[must_use]
    pub fn was_refilled(&self) -> bool {
        self.refilled && self.phase.is_over()
    }

    /// Whether hands or side bets were taken out of the stake of the next round, because the purse does not hold them any
    /// more.
    #[must_use]
    pub fn was_reduced(&self) -> bool {
        self.reduced && self.phase.is_over()
    }

    /// How many cards are left in the deck; before the deal, none of them is missing.
    #[must_use]
    pub fn left(&self) -> usize {
        let whole = || match self.phase.sealed() {
            Some(sealed) => sealed.deal.cards(),
            None => self.rules.decks().cards(),
        };
        self.phase.round().map_or_else(whole, Round::left)
    }

    /// The cards marked for swapping.
    #[must_use]
    pub const fn marks(&self) -> Marks {
        self.marks
    }

    /// The place of the card that Tab leads to, from 0 on the left.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The position that a click made now is meant for. Marking a card is no change of position:
    /// two cards may be clicked in quick succession.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What happened last.
    #[must_use]
    pub const fn news(&self) -> Option<&NewsOf<G>> {
        self.news.as_ref()
    }

    /// What the player who shared this deal decided in its last round, if the link told.
    #[must_use]
    pub fn theirs(&self) -> Option<&[ActionOf<G>]> {
        self.theirs.as_ref().map(Decisions::last_round)
    }

    /// The round on the table as the player who shared the deal played it to its end, if the link
    /// told.
    #[must_use]
    pub fn their_round(&self) -> Option<G::Round> {
        let (theirs, Phase::Dealt(dealt)) = (self.theirs.as_ref()?, &self.phase) else {
            return None;
        };
        let deal = dealt.sealed().deal.clone();
        let played = Dealt::<G::Round>::of_deal(deal, dealt.rules(), theirs).ok()?;
        Some(played.round().clone())
    }

    /// The buttons that the table offers now, the main one first, each with its letter.
    #[must_use]
    pub fn buttons(&self) -> Vec<(Button<ActionOf<G>>, char)> {
        let mut buttons = match &self.phase {
            _ if self.may_deal() => {
                let cut_first = self.may_cut_first();
                let cut_first = cut_first.then_some((Button::CutFirst, CUT_LETTER));
                let deal = (Button::Deal, G::Round::deal_letter(self.rules_to_play()));
                [deal].into_iter().chain(cut_first).collect()
            }
            Phase::Cutting(_) => vec![(Button::Cut, CUT_LETTER), (Button::DealUncut, UNCUT_LETTER)],
            Phase::Dealt(dealt) => dealt.round().buttons(),
            Phase::Bare | Phase::Ready(_) => vec![],
        };
        let end = (Button::EndPractice, END_LETTER);
        buttons.extend(self.practice.is_some().then_some(end));
        buttons
    }

    /// Whether Deal may be chosen: where the phase allows it, and after the last round of a day if
    /// another day has come.
    #[must_use]
    pub fn may_deal(&self) -> bool {
        self.phase.may_deal() || self.next_day().is_some()
    }

    /// Whether cards can be marked now.
    #[must_use]
    pub fn may_mark(&self) -> bool {
        self.buttons()
            .iter()
            .any(|(button, _)| *button == Button::Swap)
    }

    /// What this key means now; nothing that is not legal.
    #[must_use]
    pub fn on_key(&self, key: Key) -> Option<Msg<G>> {
        let now = self.position;
        let row = self.phase.round().is_some();
        match key {
            Key::Enter => match (self.stage(), self.buttons().first()) {
                (Some(Stage::Dealer), _) => Some(Msg::PauseOver(now)),
                (_, Some((main, _))) => Some(Msg::Clicked(*main, now)),
                (_, None) => None,
            },
            Key::Letter(letter) => {
                let buttons = self.buttons();
                let meant = buttons.into_iter().find(|(_, its)| *its == letter);
                meant.map(|(button, _)| Msg::Clicked(button, now))
            }
            Key::Place(place) if self.may_mark() => Some(Msg::ClickedCard(place, now)),
            Key::Place(digit) if self.may_choose_stake() => {
                let wanted = G::Round::stake_on_key(&self.rules, &self.stake, digit)?;
                Some(Msg::ChoseStake(self.purse.payable(&wanted, &self.rules)))
            }
            Key::Along(step) if row => {
                let place = step.from(self.cursor, Marks::PLACES);
                Some(Msg::WentToCard(place))
            }
            Key::Place(_) | Key::Along(_) | Key::Escape | Key::QuestionMark => None,
        }
    }

    pub(super) fn stage(&self) -> Option<Stage> {
        self.phase.round().map(Round::stage)
    }

    /// The table after this has happened, and what is to be done then. What does not fit the phase,
    /// or comes too late, changes nothing.
    pub fn update(&mut self, msg: Msg<G>) -> Vec<Effect> {
        let now = self.position;
        match msg {
            Msg::Clicked(button, at) if at == now => self.click(button),
            Msg::ClickedCard(place, at) if at == now => self.mark(place),
            Msg::GotEntropy(entropy, at) if at == now => self.supply(entropy),
            Msg::PauseOver(at) if at == now => self.advance(),
            // Too late, or a second click.
            Msg::Clicked(..) | Msg::ClickedCard(..) | Msg::GotEntropy(..) | Msg::PauseOver(_) => {
                vec![]
            }
            Msg::TypedCut(typed) => self.type_in(CutField::Cut, |it| it.with_cut(typed)),
            Msg::TypedMix(typed) => self.type_in(CutField::Mix, |it| it.with_mix(typed)),
            Msg::WentToCard(place) => {
                self.cursor = place.min(Marks::PLACES - 1);
                vec![Effect::FocusCard(self.cursor)]
            }
            Msg::ChoseRules(rules) => self.choose(rules),
            Msg::ChoseStake(stake) => self.choose_stake(&stake),
            Msg::TypedStake(typed) => self.type_stake(typed),
            Msg::LeftField => self.leave_field(),
            Msg::GotDate(today) => self.turn_to(today),
            Msg::DayIs(today) => self.offer(today),
            Msg::OpenedLink(shared) => self.open_link(shared),
            Msg::CameBackToLink(shared) => self.come_back(shared),
            Msg::Practise(hands, rules) => self.practise(hands, rules),
        }
    }

    fn click(&mut self, button: Button<ActionOf<G>>) -> Vec<Effect> {
        match button {
            Button::Deal => self.deal(self.cutter),
            Button::CutFirst if self.may_cut_first() => self.deal(Cutter::Player),
            Button::CutFirst => vec![],
            Button::Cut => self.cut(),
            Button::DealUncut => self.deal_uncut(),
            Button::EndPractice => self.end_practice(),
            Button::Swap => match self.swap() {
                Some(action) => self.play(action),
                None => vec![],
            },
            Button::Act(action) => self.play(action),
        }
    }

    /// The decision to swap the marked cards. Where cards are held by a click, all of them can be.
    fn swap(&self) -> Option<ActionOf<G>> {
        match (self.marking, self.marks) {
            (Marking::Held, Marks::NONE) => G::Round::hold_all(),
            (Marking::Held | Marking::Swapped, marks) => G::Round::swap(marks),
        }
    }

    /// What a click on a card means.
    #[must_use]
    pub const fn marking(&self) -> Marking {
        self.marking
    }

    fn mark(&mut self, place: usize) -> Vec<Effect> {
        let marks = self.marks.toggled(place);
        if !self.may_mark() || marks == self.marks {
            return vec![];
        }
        self.marks = marks;
        // Tab leads back to the card that was marked last.
        self.cursor = place;
        let mut effects = self.saved();
        effects.extend(self.say(News::Marked(place)));
        effects.push(Effect::Play(Sound::Chip));
        effects
    }

    fn play(&mut self, action: ActionOf<G>) -> Vec<Effect> {
        let Some(dealt) = self.take_round() else {
            return vec![];
        };
        match dealt.play(action) {
            (dealt, None) => {
                self.visit = Visit::Later;
                self.go_on(dealt, News::Decided(action), action.sound())
            }
            (dealt, Some(why)) => {
                self.phase = Phase::Dealt(dealt);
                self.say(News::Refused(why))
            }
        }
    }

    /// Lets the round go on by a step that no decision leads to.
    fn advance(&mut self) -> Vec<Effect> {
        match (self.stage(), self.take_round()) {
            (Some(Stage::Dealer), Some(dealt)) => {
                self.go_on(dealt.advance(), News::Advanced, Sound::Card)
            }
            (_, Some(dealt)) => {
                self.phase = Phase::Dealt(dealt);
                vec![]
            }
            (_, None) => vec![],
        }
    }

    /// Takes a round under way off the table; then it has to be put back, or to go on.
    fn take_round(&mut self) -> Option<Dealt<G::Round>> {
        match std::mem::take(&mut self.phase) {
            Phase::Dealt(dealt) if !dealt.round().is_over() => Some(dealt),
            phase @ (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_)) => {
                self.phase = phase;
                None
            }
        }
    }

    /// Lays a round at its next step on the table: it is told and heard, a dealer who draws is given
    /// a pause, and a round that is over is counted.
    pub(super) fn go_on(
        &mut self,
        dealt: Dealt<G::Round>,
        news: NewsOf<G>,
        sound: Sound,
    ) -> Vec<Effect> {
        let verdict = dealt.round().verdict();
        // A shared deal and a deal of the day may be known in advance, and practice is no game.
        let is_over = dealt.round().is_over();
        if is_over && dealt.sealed().origin == Origin::Fresh {
            self.tally = verdict.map_or(self.tally, |verdict| self.tally.with(verdict));
            self.purse = self.purse.settled(dealt.round());
        }
        self.refilled = false;
        self.reduced = false;
        if is_over && self.practice.is_none() {
            let filled = self.purse.refilled(&self.rules);
            self.refilled = filled != self.purse;
            self.purse = filled;
            let payable = self.purse.payable(&self.stake, &self.rules);
            self.reduced = payable.has_less_than(&self.stake);
            self.stake = payable;
        }
        let record = is_over.then(|| write_record(&dealt, &self.purse));
        let mut effects = self.lay(Phase::Dealt(dealt), Some(news));
        effects.extend(record.map(Effect::Keep));
        effects.push(Effect::Play(sound));
        // Midnight may have passed since the day's deal was laid.
        let day_is_over = self.phase.is_over() && !self.phase.may_deal();
        effects.extend(day_is_over.then_some(Effect::CheckDay));
        if verdict == Some(Verdict::Won) {
            effects.push(Effect::Play(Sound::Win));
        }
        effects.extend(self.pause());
        effects.extend(self.seal_next());
        effects
    }

    /// The pause that a dealer who draws is given.
    pub(super) fn pause(&self) -> Vec<Effect> {
        match self.stage() {
            Some(Stage::Dealer) => vec![Effect::Pause(self.position)],
            Some(Stage::Player | Stage::Swap | Stage::Over) | None => vec![],
        }
    }

    /// Goes on to the next position, with this on the table and no card marked.
    pub(super) fn lay(&mut self, phase: Phase<G::Round>, news: Option<NewsOf<G>>) -> Vec<Effect> {
        // Where a click holds a card, none is held at first.
        let marks = match self.marking {
            Marking::Held if phase.is_under_way() => Marks::ALL,
            Marking::Held | Marking::Swapped => Marks::NONE,
        };
        self.lay_marked(phase, marks, news)
    }

    /// Goes on to the next position, with this on the table and these cards marked.
    pub(super) fn lay_marked(
        &mut self,
        phase: Phase<G::Round>,
        marks: Marks,
        news: Option<NewsOf<G>>,
    ) -> Vec<Effect> {
        let (before, after) = (self.phase.sealed(), phase.sealed());
        let origin = |sealed: Option<&Sealed>| sealed.map(|sealed| sealed.origin);
        let (from, to) = (origin(before), origin(after));
        let is_new = before.map(|sealed| &sealed.deal) != after.map(|sealed| &sealed.deal);
        if to != Some(Origin::Shared) {
            self.theirs = None;
        }
        if to != Some(Origin::Practice) {
            self.practice = None;
        }
        // What was asked for at another position is not answered any more.
        self.wanted = Wanted::Seal;
        self.phase = phase;
        self.position = self.position.next();
        self.marks = marks;
        let mut effects = self.saved();
        if is_new {
            effects.push(Effect::NewDeal);
        }
        if from == Some(Origin::Shared) && to == Some(Origin::Fresh) {
            effects.push(Effect::LeftLink);
        }
        self.news = None;
        if let Some(news) = news {
            effects.extend(self.say(news));
        }
        effects
    }

    /// Tells this, at the same position.
    pub(super) fn say(&mut self, news: NewsOf<G>) -> Vec<Effect> {
        let effect = match &news {
            News::Advanced => Effect::TellMore,
            News::SharedDealReady
            | News::RoundBack
            | News::RulesChosen { .. }
            | News::StakeChosen { .. }
            | News::StakeRounded(_)
            | News::ReadyToCut
            | News::NotCut(_)
            | News::Dealt
            | News::Decided(_)
            | News::Marked(_)
            | News::Refused(_)
            | News::PracticeBegun
            | News::NoSuchHand
            | News::NoEntropy => Effect::Tell,
        };
        self.news = Some(news);
        vec![effect]
    }

    /// Sets the tally to zero.
    pub(super) fn reset_tally(&mut self) -> Vec<Effect> {
        self.tally = Tally::default();
        self.saved()
    }

    pub(super) fn saved(&self) -> Vec<Effect> {
        self.save().map(Effect::Save).into_iter().collect()
    }
}
