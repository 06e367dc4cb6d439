//! The state of a table, and its update.

mod dealing;

use super::account::Account;
use super::clock::Clock;
use super::decisions::Decisions;
use super::detours::{Detour, Detours};
use super::game::{ActionOf, Effect, Game, Msg, NewsOf, RulesOf, StakeOf};
use super::keys::Key;
use super::marks::{Marking, Marks};
use super::news::News;
use super::next_round::NextRound;
use super::origin::{CutField, Cutter, Experience, Mode, Origin, Position, Sealed};
use super::phase::{Dealt, Phase};
use super::record::write_record;
use super::round::{Action as _, Button, Round, Rules as _, Stage, Verdict};
use super::selection::Selection;
use super::sequence::Sequence;
use super::sound::Sound;
use super::{CUT_LETTER, END_LETTER, UNCUT_LETTER};

/// A table: the round on it, the deals and the rules that follow, and the last event.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(super) phase: Phase<G::Round>,
    pub(super) sequence: Sequence<G>,
    pub(super) detours: Detours<G>,
    pub(super) next_round: NextRound<G>,
    pub(super) account: Account<G>,
    pub(super) selection: Selection,
    pub(super) clock: Clock<G>,
    pub(super) news: Option<NewsOf<G>>,
    /// The cut field in which the player is typing. Its text is not checked yet.
    pub(super) typing: Option<CutField>,
    /// The player's experience at this table.
    pub(super) experience: Experience,
}

/// A new table, and its first effects.
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
            sequence: Sequence::new(mode),
            detours: Detours::new(Detour::None, Vec::new()),
            next_round: NextRound::new(G::daily_rules()),
            account: Account::default(),
            selection: Selection::new(Marks::NONE),
            clock: Clock::default(),
            news: None,
            typing: None,
            experience: Experience::New,
        }
    }

    /// A new table, and its first effects: a free table requests a pack.
    #[must_use]
    pub fn open(mode: Mode) -> Opened<G> {
        let table = Table::bare(mode);
        let effects = table.first_effects();
        (table, effects)
    }

    /// The daily table with these rules, which have a [day](Game::day_name).
    #[must_use]
    pub fn open_day(rules: RulesOf<G>) -> Opened<G> {
        let mut table = Table::bare(Mode::Daily);
        table.next_round = NextRound::new(rules);
        let effects = table.first_effects();
        (table, effects)
    }

    /// A table with this round and an empty tally, for tests that choose the cards.
    #[must_use]
    pub fn with_round(dealt: Dealt<G::Round>) -> Table<G> {
        Table {
            next_round: NextRound::new(dealt.rules().clone()),
            phase: Phase::Dealt(dealt),
            ..Table::default()
        }
    }

    /// The contents of the table.
    #[must_use]
    pub const fn phase(&self) -> &Phase<G::Round> {
        &self.phase
    }

    /// The rules of the next round. The rules of the round on the table are [`Dealt::rules`].
    #[must_use]
    pub const fn rules(&self) -> &RulesOf<G> {
        self.next_round.rules()
    }

    /// The rules of the round on the table. Before the deal, these are the rules of the next round.
    #[must_use]
    pub const fn rules_on_table(&self) -> &RulesOf<G> {
        self.phase.rules(self.rules())
    }

    /// The stake of the next round that counts.
    #[must_use]
    pub const fn stake(&self) -> &StakeOf<G> {
        self.next_round.stake()
    }

    /// The player's chips. The bets of a round under way are still in it.
    #[must_use]
    pub const fn purse(&self) -> &G::Purse {
        self.account.purse()
    }

    /// Returns true if the purse was filled up after the round on the table: the player, or an opponent who plays for
    /// chips, had less than the least stake and got a new stack.
    #[must_use]
    pub fn was_refilled(&self) -> bool {
        self.account.is_refilled() && self.phase.is_over()
    }

    /// Returns true if the table removed hands or side bets from the stake of the next round, because the purse cannot
    /// pay them any more.
    #[must_use]
    pub fn was_reduced(&self) -> bool {
        self.next_round.is_reduced() && self.phase.is_over()
    }

    /// The number of cards that are left in the deck. Before the deal this is the whole pack.
    #[must_use]
    pub fn left(&self) -> usize {
        let whole = || match self.phase.sealed() {
            Some(sealed) => sealed.deal.cards(),
            None => self.rules().decks().cards(),
        };
        self.phase.round().map_or_else(whole, Round::left)
    }

    /// The cards marked for swapping.
    #[must_use]
    pub const fn marks(&self) -> Marks {
        self.selection.marks()
    }

    /// The place of the card in the tab order, from 0 on the left.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.selection.cursor()
    }

    /// The position for a click that happens now. Marking a card does not change it, so the player may click two cards
    /// in quick succession.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.clock.now()
    }

    /// The last event.
    #[must_use]
    pub const fn news(&self) -> Option<&NewsOf<G>> {
        self.news.as_ref()
    }

    /// The decisions in the last round of the player who shared this deal, if the link had them.
    #[must_use]
    pub fn shared_decisions(&self) -> Option<&[ActionOf<G>]> {
        self.detours.shared_decisions().map(Decisions::last_round)
    }

    /// The round on the table as the player who shared the deal finished it, if the link had the decisions.
    #[must_use]
    pub fn shared_round(&self) -> Option<G::Round> {
        let decisions = self.detours.shared_decisions()?;
        let Phase::Dealt(dealt) = &self.phase else {
            return None;
        };
        let deal = dealt.sealed().deal.clone();
        let played = Dealt::<G::Round>::of_deal(deal, dealt.rules(), decisions).ok()?;
        Some(played.round().clone())
    }

    /// The available buttons, each with its letter key, the main button first.
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
        buttons.extend(self.practice().is_some().then_some(end));
        buttons
    }

    /// Returns true if the player may deal: the phase allows it, or the last round of a day is over and a new day has
    /// begun.
    #[must_use]
    pub fn may_deal(&self) -> bool {
        self.phase.may_deal() || self.next_day().is_some()
    }

    /// Returns true if cards can be marked now.
    #[must_use]
    pub fn may_mark(&self) -> bool {
        self.buttons()
            .iter()
            .any(|(button, _)| *button == Button::Swap)
    }

    /// The message of this key now; `None` if it has no legal action.
    #[must_use]
    pub fn on_key(&self, key: Key) -> Option<Msg<G>> {
        let now = self.position();
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
                let stake = self.next_round.stake_on_key(digit, self.purse())?;
                Some(Msg::ChoseStake(stake))
            }
            Key::Along(step) if row => Some(Msg::WentToCard(self.selection.place_after(step))),
            Key::Place(_) | Key::Along(_) | Key::Escape | Key::QuestionMark => None,
        }
    }

    pub(super) fn stage(&self) -> Option<Stage> {
        self.phase.round().map(Round::stage)
    }

    /// Handles a message, and returns the effects. A message that does not fit the phase, or comes too late, changes
    /// nothing. Afterwards the rules that wait for the next deal apply, if it is next now.
    pub fn update(&mut self, msg: Msg<G>) -> Vec<Effect> {
        let effects = self.handle(msg);
        let waiting = self.take_waiting_rules();
        if waiting.is_empty() {
            return effects;
        }
        // The seal of the next deal is requested once, after the table is saved.
        let all = effects.into_iter().chain(waiting);
        let (requests, mut others): (Vec<Effect>, Vec<Effect>) =
            all.partition(|effect| matches!(effect, Effect::DrawEntropy(_)));
        others.extend(requests.into_iter().next());
        others
    }

    fn handle(&mut self, msg: Msg<G>) -> Vec<Effect> {
        let now = self.position();
        match msg {
            Msg::Clicked(button, at) if at == now => self.click(button),
            Msg::ClickedCard(place, at) if at == now => self.mark(place),
            Msg::GotEntropy(entropy, at) if at == now => self.handle_entropy(entropy),
            Msg::PauseOver(at) if at == now => self.advance(),
            // A late answer, or a second click.
            Msg::Clicked(..) | Msg::ClickedCard(..) | Msg::GotEntropy(..) | Msg::PauseOver(_) => {
                vec![]
            }
            Msg::TypedCut(typed) => self.type_cut_field(CutField::Cut, |it| it.with_cut(typed)),
            Msg::TypedMix(typed) => self.type_cut_field(CutField::Mix, |it| it.with_mix(typed)),
            Msg::WentToCard(place) => vec![Effect::FocusCard(self.selection.go_to(place))],
            Msg::ChoseRules(rules) => self.choose(rules),
            Msg::ChoseStake(stake) => self.choose_stake(&stake),
            Msg::TypedStake(typed) => self.type_stake(typed),
            Msg::LeftField => self.leave_field(),
            Msg::GotDate(today) => self.handle_date(today),
            Msg::DayIs(today) => self.handle_new_day(today),
            Msg::OpenedLink(shared) => self.open_link(shared),
            Msg::CameBackToLink(shared) => self.reopen_link(shared),
            Msg::Practise(hands, rules) => self.practise(hands, rules),
        }
    }

    fn click(&mut self, button: Button<ActionOf<G>>) -> Vec<Effect> {
        match button {
            Button::Deal => self.deal(self.sequence.cutter()),
            Button::CutFirst if self.may_cut_first() => self.deal(Cutter::Player),
            Button::CutFirst => vec![],
            Button::Cut => self.cut(),
            Button::DealUncut => self.deal_uncut(),
            Button::EndPractice => self.end_practice(),
            Button::Swap => match self.selection.swap::<G::Round>() {
                Some(action) => self.play(action),
                None => vec![],
            },
            Button::Act(action) => self.play(action),
        }
    }

    /// The meaning of a click on a card.
    #[must_use]
    pub const fn marking(&self) -> Marking {
        self.selection.marking()
    }

    fn mark(&mut self, place: usize) -> Vec<Effect> {
        if !self.may_mark() || !self.selection.toggle(place) {
            return vec![];
        }
        let mut effects = self.save_effects();
        effects.extend(self.announce(News::Marked(place)));
        effects.push(Effect::Play(Sound::Chip));
        effects
    }

    fn play(&mut self, action: ActionOf<G>) -> Vec<Effect> {
        let Some(dealt) = self.take_round() else {
            return vec![];
        };
        match dealt.play(action) {
            (dealt, None) => {
                self.experience = Experience::HasDecided;
                self.continue_round(dealt, News::Decided(action), action.sound())
            }
            (dealt, Some(why)) => {
                self.phase = Phase::Dealt(dealt);
                self.announce(News::Refused(why))
            }
        }
    }

    /// Plays a step that needs no decision.
    fn advance(&mut self) -> Vec<Effect> {
        match (self.stage(), self.take_round()) {
            (Some(Stage::Dealer), Some(dealt)) => {
                self.continue_round(dealt.advance(), News::Advanced, Sound::Card)
            }
            (_, Some(dealt)) => {
                self.phase = Phase::Dealt(dealt);
                vec![]
            }
            (_, None) => vec![],
        }
    }

    /// Takes a round under way off the table. The caller puts it back, or lets it go on.
    fn take_round(&mut self) -> Option<Dealt<G::Round>> {
        match std::mem::take(&mut self.phase) {
            Phase::Dealt(dealt) if !dealt.round().is_over() => Some(dealt),
            phase @ (Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) | Phase::Dealt(_)) => {
                self.phase = phase;
                None
            }
        }
    }

    /// Puts a round at its next step on the table: announces it, plays its sound, pauses before a dealer's card, and
    /// counts a finished round.
    pub(super) fn continue_round(
        &mut self,
        dealt: Dealt<G::Round>,
        news: NewsOf<G>,
        sound: Sound,
    ) -> Vec<Effect> {
        let verdict = dealt.round().verdict();
        // The player may know a shared deal or a daily deal in advance, and practice does not count.
        let is_over = dealt.round().is_over();
        if is_over && dealt.sealed().origin == Origin::Fresh {
            self.account.settle(dealt.round());
        }
        self.account.forget_refill();
        self.next_round.forget_reduction();
        if is_over && self.practice().is_none() {
            self.account.refill(self.next_round.rules());
            self.next_round.reduce_stake(self.account.purse());
        }
        let record = is_over.then(|| write_record(&dealt, self.purse()));
        let mut effects = self.set_phase(Phase::Dealt(dealt), Some(news));
        effects.extend(record.map(Effect::AddToHistory));
        effects.push(Effect::Play(sound));
        // Midnight may have passed since the daily deal was laid.
        let day_is_over = self.phase.is_over() && !self.phase.may_deal();
        effects.extend(day_is_over.then_some(Effect::CheckDay));
        if verdict == Some(Verdict::Won) {
            effects.push(Effect::Play(Sound::Win));
        }
        effects.extend(self.pause());
        effects.extend(self.seal_next());
        effects
    }

    /// The pause before a dealer's card.
    pub(super) fn pause(&self) -> Vec<Effect> {
        match self.stage() {
            Some(Stage::Dealer) => vec![Effect::Pause(self.position())],
            Some(Stage::Player | Stage::Swap | Stage::Over) | None => vec![],
        }
    }

    /// Moves to the next position with this on the table and the initial marks.
    pub(super) fn set_phase(
        &mut self,
        phase: Phase<G::Round>,
        news: Option<NewsOf<G>>,
    ) -> Vec<Effect> {
        let marks = self.selection.first_marks(phase.is_under_way());
        self.set_phase_with_marks(phase, marks, news)
    }

    /// Moves to the next position with this on the table and these cards marked.
    pub(super) fn set_phase_with_marks(
        &mut self,
        phase: Phase<G::Round>,
        marks: Marks,
        news: Option<NewsOf<G>>,
    ) -> Vec<Effect> {
        let (before, after) = (self.phase.sealed(), phase.sealed());
        let origin = |sealed: Option<&Sealed>| sealed.map(|sealed| sealed.origin);
        let (from, to) = (origin(before), origin(after));
        let is_new = before.map(|sealed| &sealed.deal) != after.map(|sealed| &sealed.deal);
        self.detours.leave_unless(to);
        self.clock.tick();
        self.phase = phase;
        self.typing = None;
        self.selection.set_marks(marks);
        let mut effects = self.save_effects();
        if is_new {
            effects.push(Effect::NewDeal);
        }
        if from == Some(Origin::Shared) && to == Some(Origin::Fresh) {
            effects.push(Effect::LeftLink);
        }
        self.news = None;
        if let Some(news) = news {
            effects.extend(self.announce(news));
        }
        effects
    }

    /// Announces this event at the same position.
    pub(super) fn announce(&mut self, news: NewsOf<G>) -> Vec<Effect> {
        let effect = match &news {
            News::Advanced => Effect::AnnounceStep,
            News::SharedDealReady
            | News::RoundBack
            | News::RulesChosen { .. }
            | News::RulesKept
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
            | News::NoEntropy => Effect::Announce,
        };
        self.news = Some(news);
        vec![effect]
    }

    /// Sets the tally to zero.
    pub(super) fn reset_tally(&mut self) -> Vec<Effect> {
        self.account.reset_tally();
        self.save_effects()
    }

    pub(super) fn save_effects(&self) -> Vec<Effect> {
        self.save().map(Effect::Save).into_iter().collect()
    }
}
