//! Four short, quiet sounds, synthesised from tones and noise. No file is loaded.

use std::fmt;

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

use crate::table::{Sound, Stroke, Voice};

/// Plays sounds. Requests the browser's audio at the first sound and not before. Stays silent if the browser refuses
/// it.
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
            for stroke in sound.strokes() {
                // A refused stroke is silent. The player gets no message about it.
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

/// The browser's audio, with the resources that all sounds share.
struct Studio {
    context: AudioContext,
    noise: AudioBuffer,
    /// Handles a refusal to resume, which would otherwise be reported as an error of the page.
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
        // A browser suspends audio until the player interacts, and while the page is hidden.
        let _ = self.context.resume()?.catch(&self.ignore);

        let start = self.context.current_time() + stroke.after;
        let top = start + stroke.attack;
        let end = top + stroke.decay;

        let loudness = self.context.create_gain()?;
        let gain = loudness.gain();
        gain.set_value_at_time(0.0, start)?;
        gain.linear_ramp_to_value_at_time(stroke.peak, top)?;
        // The sound decays exponentially like a struck body. It never reaches 0, so it stops at an inaudible level.
        gain.exponential_ramp_to_value_at_time(stroke.peak / 1000.0, end)?;
        loudness.connect_with_audio_node(&self.context.destination())?;

        let source = self.source(stroke.voice, &loudness)?;
        source.start_with_when(start)?;
        source.stop_with_when(end)
    }

    /// The sound source of a voice, connected to this output.
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

/// A fifth of a second of noise. It is the same every time.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut state = 1_u32;
    let mut samples = vec![0.0_f32; 9600];
    for sample in &mut samples {
        // Marsaglia's xorshift. The upper half is used.
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
