//! stub
use crate::app::Sound;
/// stub
#[derive(Debug, Default)]
pub struct Speaker;
impl Speaker {
    /// stub
    pub fn play(&mut self, _: Sound) {}
}
