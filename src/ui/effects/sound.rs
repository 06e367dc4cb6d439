//! Four short, quiet sounds, made of tones and noise; no file is loaded.

use std::fmt;

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

use crate::table::Sound;

/// One stroke of a sound: it swells, and fades.
struct Stroke {
    /// What swings.
    voice: Voice,
    /// When it begins, in seconds after the sound.
    after: f64,
    /// How loud it becomes; 1 is full scale.
    peak: f32,
    /// How long it takes to become so loud, in seconds. Never 0: that would click.
    attack: f64,
    /// How long it takes to fade, in seconds.
    decay: f64,
}

/// What swings.
#[derive(Clone, Copy)]
enum Voice {
    /// Noise around this frequency, in hertz: paper.
    Noise(f32),
    /// A pure tone of this frequency, in hertz.
    Tone(f32),
}

/// What a sound is made of. None is louder than 0.15 of full scale.
const fn strokes(sound: Sound) -> &'static [Stroke] {
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
    match sound {
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

/// Plays sounds. It asks the browser for its audio when the first sound is played and not before;
/// where that is refused it stays silent.
#[derive(Default)]
pub struct Speaker {
    audio: Audio,
}

/// The browser's audio.
#[derive(Default)]
enum Audio {
    #[default]
    NotAskedFor,
    Refused,
    Given(Studio),
}

impl Speaker {
    /// Plays a sound now.
    pub fn play(&mut self, sound: Sound) {
        if let Audio::NotAskedFor = self.audio {
            self.audio = Studio::open().map_or(Audio::Refused, Audio::Given);
        }
        if let Audio::Given(studio) = &self.audio {
            for stroke in strokes(sound) {
                // A stroke that a browser does not play is not heard; there is nothing to tell.
                let _ = studio.play(stroke);
            }
        }
    }
}

impl fmt::Debug for Speaker {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self.audio {
            Audio::NotAskedFor => "Speaker(not asked for)",
            Audio::Refused => "Speaker(refused)",
            Audio::Given(_) => "Speaker(given)",
        })
    }
}

/// The browser's audio with what all sounds need.
struct Studio {
    context: AudioContext,
    noise: AudioBuffer,
    /// Takes the browser's refusal to go on, which would otherwise count as an error of the page.
    ignore: Closure<dyn FnMut(JsValue)>,
}

impl Studio {
    fn open() -> Result<Studio, JsValue> {
        let context = AudioContext::new()?;
        let noise = noise(&context)?;
        Ok(Studio {
            context,
            noise,
            ignore: Closure::new(|_| ()),
        })
    }

    fn play(&self, stroke: &Stroke) -> Result<(), JsValue> {
        // A browser lets the audio rest until a person does something, and when the page was away.
        let _ = self.context.resume()?.catch(&self.ignore);

        let start = self.context.current_time() + stroke.after;
        let top = start + stroke.attack;
        let end = top + stroke.decay;

        let loudness = self.context.create_gain()?;
        let gain = loudness.gain();
        gain.set_value_at_time(0.0, start)?;
        gain.linear_ramp_to_value_at_time(stroke.peak, top)?;
        // It fades as what is struck does; it would never reach 0, so it stops where no one hears it.
        gain.exponential_ramp_to_value_at_time(stroke.peak / 1000.0, end)?;
        loudness.connect_with_audio_node(&self.context.destination())?;

        let source = self.source(stroke.voice, &loudness)?;
        source.start_with_when(start)?;
        source.stop_with_when(end)
    }

    /// What swings, connected to this.
    fn source(
        &self,
        voice: Voice,
        output: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        match voice {
            Voice::Noise(hertz) => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                filter.frequency().set_value(hertz);
                source
                    .connect_with_audio_node(&filter)?
                    .connect_with_audio_node(output)?;
                Ok(source.into())
            }
            Voice::Tone(hertz) => {
                let source = self.context.create_oscillator()?;
                source.set_type(OscillatorType::Sine);
                source.frequency().set_value(hertz);
                source.connect_with_audio_node(output)?;
                Ok(source.into())
            }
        }
    }
}

/// A fifth of a second of noise. It only has to sound like chance: it is the same every time.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut state = 1_u32;
    let mut samples = vec![0.0_f32; 9600];
    for sample in &mut samples {
        // Marsaglia's xorshift, of which the upper half is used.
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        let upper = u16::try_from(state >> 16).unwrap_or_default();
        *sample = f32::from(upper) / 32768.0 - 1.0;
    }
    let buffer = context.create_buffer(1, 9600, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_and_quiet_and_begins_without_a_click() {
        for sound in [Sound::Card, Sound::Flip, Sound::Chip, Sound::Win] {
            for stroke in strokes(sound) {
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
