import { bandpass, filterInPlace, highpass, lowpass } from '../sound/biquad.ts'
import {
  decayingTone,
  brownNoise,
  noiseBurst,
  sampleCount,
  SAMPLE_RATE,
  applyEnvelope,
  sweptBandpass,
  smoothRandomCurve,
  whiteNoise,
  type StereoMix,
} from './stereo-mix.ts'

/** Unintelligible babble of 16 voices. */
export function crowd(mix: StereoMix): void {
  for (let i = 0; i < 16; i++) mix.add(voiceMurmur(mix), 0, 0.22, mix.randomBetween(-1, 1))
  mix.addDiffuse(0.1, () => filterInPlace(brownNoise(mix.seconds, mix.random), bandpass(SAMPLE_RATE, 320, 0.6)))
}

/** One voice: a sawtooth through two moving formants, gated by syllable and sentence envelopes. */
function voiceMurmur(mix: StereoMix): Float32Array {
  const { seconds, random } = mix
  const [pitch, vowel, syllables, sentences] = [
    smoothRandomCurve(seconds, 0.3, random),
    smoothRandomCurve(seconds, 0.16, random),
    smoothRandomCurve(seconds, 0.11, random),
    smoothRandomCurve(seconds, 1.6, random),
  ]
  const base = mix.randomBetween(90, 210)
  const buzz = new Float32Array(sampleCount(seconds))
  let phase = random()
  let step = 0
  for (let i = 0; i < buzz.length; i++) {
    if (i % 64 === 0) step = (base * (0.88 + 0.3 * pitch(i / SAMPLE_RATE))) / SAMPLE_RATE
    phase += step
    if (phase > 1) phase -= 1
    buzz[i] = phase * 2 - 1
  }
  const low = sweptBandpass(buzz.slice(), (at) => 320 + 420 * vowel(at), 0.35)
  const high = sweptBandpass(buzz, (at) => 1000 + 900 * vowel(at + 0.4), 0.3)
  for (let i = 0; i < low.length; i++) low[i] = low[i]! + 0.35 * high[i]!
  return applyEnvelope(low, (at) => Math.max(0, syllables(at) - 0.28) * 1.4 * (sentences(at) > 0.4 ? 1 : 0.12))
}

export function birds(mix: StereoMix): void {
  mix.addDiffuse(0.035, () => filterInPlace(brownNoise(mix.seconds, mix.random), bandpass(SAMPLE_RATE, 420, 0.5)))
  for (let bird = 0; bird < 5; bird++) {
    const call = {
      hertz: mix.randomBetween(2400, 5200),
      side: mix.randomBetween(-1, 1),
      gain: mix.randomBetween(0.25, 1),
      notes: 2 + Math.floor(mix.random() * 6),
      turn: mix.randomBetween(-0.3, 0.35),
    }
    mix.atRandomTimes(0.28, (at) => {
      for (let i = 0; i < call.notes; i++) {
        const hertz = call.hertz * mix.randomBetween(0.9, 1.12)
        mix.add(
          chirp(hertz, hertz * (1 + call.turn), mix.randomBetween(0.05, 0.13), mix.randomBetween(20, 55)),
          at + i * mix.randomBetween(0.1, 0.17),
          0.2 * call.gain,
          call.side,
        )
      }
    })
  }
}

/** A frequency glide with vibrato. */
function chirp(from: number, to: number, seconds: number, trillHertz: number): Float32Array {
  const sound = new Float32Array(sampleCount(seconds))
  let phase = 0
  for (let i = 0; i < sound.length; i++) {
    const part = i / sound.length
    phase +=
      (2 * Math.PI * (from + (to - from) * part) * (1 + 0.035 * Math.sin((2 * Math.PI * trillHertz * i) / SAMPLE_RATE))) / SAMPLE_RATE
    sound[i] = Math.sin(phase) * Math.sin(Math.PI * part) ** 1.3
  }
  return sound
}

export function traffic(mix: StereoMix): void {
  mix.addDiffuse(0.75, () =>
    filterInPlace(filterInPlace(brownNoise(mix.seconds, mix.random), lowpass(SAMPLE_RATE, 800)), highpass(SAMPLE_RATE, 60)),
  )
  mix.atRandomTimes(0.45, (at) => {
    const length = mix.randomBetween(3, 6)
    const [gain, from] = [mix.randomBetween(0.25, 1), mix.random() < 0.5 ? -1 : 1]
    const body = filterInPlace(brownNoise(length, mix.random), lowpass(SAMPLE_RATE, mix.randomBetween(500, 1100)))
    const tyres = filterInPlace(whiteNoise(length, mix.random), bandpass(SAMPLE_RATE, mix.randomBetween(800, 1400), 0.8))
    for (let i = 0; i < body.length; i++) body[i] = body[i]! + 0.45 * tyres[i]!
    passBy(mix, body, at - length / 2, gain, from)
  })
}

/** Pans a sound from one side to the other with a level peak in the middle. `from`: starting side, -1 or 1. */
function passBy(mix: StereoMix, sound: Float32Array, at: number, gain: number, from: number): void {
  const slices = 40
  const size = Math.ceil(sound.length / slices)
  for (let i = 0; i < slices; i++) {
    const part = (i + 0.5) / slices
    const slice = sound.slice(Math.max(0, Math.round((i - 0.5) * size)), Math.round((i + 1.5) * size))
    for (let k = 0; k < slice.length; k++) slice[k]! *= Math.sin((Math.PI * k) / slice.length) ** 2
    mix.add(slice, at + Math.max(0, (i - 0.5) * size) / SAMPLE_RATE, gain * Math.sin(Math.PI * part) ** 2.4, from * (1 - 2 * part))
  }
}

export function sparkle(mix: StereoMix): void {
  const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19]
  const root = 1568 * 2 ** (Math.floor(mix.random() * 5) / 12)
  mix.atRegularTimes({ everySeconds: 1.5, jitter: 0.25, lastsSeconds: 1.4 }, (at) => {
    const rising = mix.random() < 0.7
    for (let i = 0; i < 9; i++) {
      const step = scale[rising ? i : scale.length - 1 - i]! + (mix.random() < 0.2 ? 12 : 0)
      const hertz = root * 2 ** (step / 12)
      const when = at + i * mix.randomBetween(0.035, 0.075)
      const side = mix.randomBetween(-0.9, 0.9)
      mix.add(decayingTone(hertz, hertz, 0.22), when, 0.2, side)
      mix.add(decayingTone(hertz * 2.76, hertz * 2.76, 0.07), when, 0.06, side)
    }
  })
}

export function whoosh(mix: StereoMix): void {
  const length = Math.min(1.6, mix.seconds)
  for (let at = 0; at === 0 || at + length <= mix.seconds; at += 3) {
    const air = sweptBandpass(whiteNoise(length, mix.random), (t) => 180 + 2600 * Math.sin((Math.PI * t) / length) ** 2, 0.6)
    passBy(mix, air, at, 1, mix.random() < 0.5 ? -1 : 1)
  }
}

/** Clicks at several resonance frequencies at one time. `side`: -1 left to 1 right. */
export function addResonantClicks(mix: StereoMix, at: number, hertz: readonly number[], decay: number, gain: number, side: number): void {
  for (const tone of hertz) mix.add(noiseBurst(mix.random, tone, 6, decay), at, gain, side)
}
