//! The tests of the requests to the coach and of the coach's messages.

use super::*;
use crate::wire::{decode, encode};

fn request(deal: &str, play: &str) -> CoachRequest<AtSolo> {
    CoachRequest {
        mode: Coach::After,
        asked: false,
        moment: moment(deal, play),
        at: AtSolo { question: None },
    }
}

fn sent(deal: &str, play: &str) -> SentRequest {
    SentRequest::of(request(deal, play))
}

#[test]
fn request_is_encoded_as_any_coach_request() {
    let bytes = sent("ab", "h");
    let any = AnyCoachRequest::Solo(request("ab", "h"));
    assert_eq!(decode(bytes.bytes()), Ok(Some(any)));
    assert_eq!(
        decode::<Option<AnyCoachRequest>>(&SentRequest::none()),
        Ok(None)
    );
}

fn moment(deal: &str, play: &str) -> Moment {
    let [deal, play] = [deal, play].map(str::to_owned);
    Moment { deal, play }
}

#[test]
fn waiting_requests_keep_latest_of_deal() {
    let mut waiting = WaitingRequests::default();
    waiting.add(sent("ab", ""));
    waiting.add(sent("ab", "h"));
    assert_eq!(waiting.take(), [sent("ab", ""), sent("ab", "h")]);
    assert_eq!(waiting.take(), [], "they wait once");
    waiting.add(sent("ab", "h"));
    waiting.add(sent("cd", ""));
    assert_eq!(waiting.take(), [sent("cd", "")]);
    for number in 0..20 {
        waiting.add(sent("ab", &"h".repeat(number)));
    }
    let waited = waiting.take();
    assert_eq!(waited.len(), 8);
    assert_eq!(waited.last(), Some(&sent("ab", &"h".repeat(19))));
}

#[test]
fn moment_finds_next_decision() {
    let before = moment("ab", "h");
    for (now, next, is_just_before) in [
        (moment("ab", "hs"), Some('s'), true),
        (moment("ab", "hsd"), Some('s'), false),
        (moment("ab", "h"), None, false),
        (moment("ab", "sh"), None, false),
        (moment("cd", "hs"), None, false),
    ] {
        assert_eq!(before.next_decision(&now), next, "{now:?}");
        assert_eq!(before.is_just_before(&now), is_just_before, "{now:?}");
    }
}

#[test]
fn message_is_decoded_and_skips_old_judgement() {
    let message = CoachMessage {
        moment: moment("ab12", "h"),
        judged: Some(JudgedDecision {
            sentence: "Hit cost 0.1 of your bet.".to_owned(),
            cost: Some(0.1),
        }),
        line: Some("50 % & more".to_owned()),
        chart: Some(ChartSays::Writing(
            "By the chart you would hold 7D.".to_owned(),
        )),
        ..CoachMessage::default()
    };
    assert_eq!(decode(&encode(&message)), Ok(message.clone()));
    assert_eq!(
        message.told(false, " "),
        "Hit cost 0.1 of your bet. 50 % & more By the chart you would hold 7D."
    );
    assert_eq!(
        message.told(true, " "),
        "50 % & more By the chart you would hold 7D."
    );
    assert!(CoachMessage::default().is_nothing());
}
