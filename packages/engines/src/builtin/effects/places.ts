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

/** Many people who talk of nothing that can be understood. */
export function crowd(stage: StereoMix): void {
  for (let i = 0; i < 16; i++) stage.add(voiceMurmur(stage), 0, 0.22, stage.randomBetween(-1, 1))
  stage.addDiffuse(0.1, () => filterInPlace(brownNoise(stage.seconds, stage.random), bandpass(SAMPLE_RATE, 320, 0.6)))
}

/** One voice: a buzz through two moving formants, opened by syllables and closed between sentences. */
function voiceMurmur(stage: StereoMix): Float32Array {
  const { seconds, random } = stage
  const [pitch, vowel, syllables, sentences] = [
    smoothRandomCurve(seconds, 0.3, random),
    smoothRandomCurve(seconds, 0.16, random),
    smoothRandomCurve(seconds, 0.11, random),
    smoothRandomCurve(seconds, 1.6, random),
  ]
  const base = stage.randomBetween(90, 210)
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

export function birds(stage: StereoMix): void {
  stage.addDiffuse(0.035, () => filterInPlace(brownNoise(stage.seconds, stage.random), bandpass(SAMPLE_RATE, 420, 0.5)))
  for (let bird = 0; bird < 5; bird++) {
    const song = {
      hertz: stage.randomBetween(2400, 5200),
      side: stage.randomBetween(-1, 1),
      far: stage.randomBetween(0.25, 1),
      notes: 2 + Math.floor(stage.random() * 6),
      turn: stage.randomBetween(-0.3, 0.35),
    }
    stage.atRandomTimes(0.28, (at) => {
      for (let i = 0; i < song.notes; i++) {
        const hertz = song.hertz * stage.randomBetween(0.9, 1.12)
        stage.add(
          chirp(hertz, hertz * (1 + song.turn), stage.randomBetween(0.05, 0.13), stage.randomBetween(20, 55)),
          at + i * stage.randomBetween(0.1, 0.17),
          0.2 * song.far,
          song.side,
        )
      }
    })
  }
}

/** A whistled note with a trill in it. */
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

export function traffic(stage: StereoMix): void {
  stage.addDiffuse(0.75, () =>
    filterInPlace(filterInPlace(brownNoise(stage.seconds, stage.random), lowpass(SAMPLE_RATE, 800)), highpass(SAMPLE_RATE, 60)),
  )
  stage.atRandomTimes(0.45, (at) => {
    const length = stage.randomBetween(3, 6)
    const [near, from] = [stage.randomBetween(0.25, 1), stage.random() < 0.5 ? -1 : 1]
    const body = filterInPlace(brownNoise(length, stage.random), lowpass(SAMPLE_RATE, stage.randomBetween(500, 1100)))
    const tyres = filterInPlace(whiteNoise(length, stage.random), bandpass(SAMPLE_RATE, stage.randomBetween(800, 1400), 0.8))
    for (let i = 0; i < body.length; i++) body[i] = body[i]! + 0.45 * tyres[i]!
    passBy(stage, body, at - length / 2, near, from)
  })
}

/** A sound that drives past from one side to the other. */
function passBy(stage: StereoMix, sound: Float32Array, at: number, gain: number, from: number): void {
  const slices = 40
  const size = Math.ceil(sound.length / slices)
  for (let i = 0; i < slices; i++) {
    const part = (i + 0.5) / slices
    const slice = sound.slice(Math.max(0, Math.round((i - 0.5) * size)), Math.round((i + 1.5) * size))
    for (let k = 0; k < slice.length; k++) slice[k]! *= Math.sin((Math.PI * k) / slice.length) ** 2
    stage.add(slice, at + Math.max(0, (i - 0.5) * size) / SAMPLE_RATE, gain * Math.sin(Math.PI * part) ** 2.4, from * (1 - 2 * part))
  }
}

export function sparkle(stage: StereoMix): void {
  const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19]
  const root = 1568 * 2 ** (Math.floor(stage.random() * 5) / 12)
  stage.atRegularTimes(1.5, 0.25, 1.4, (at) => {
    const rising = stage.random() < 0.7
    for (let i = 0; i < 9; i++) {
      const step = scale[rising ? i : scale.length - 1 - i]! + (stage.random() < 0.2 ? 12 : 0)
      const hertz = root * 2 ** (step / 12)
      const when = at + i * stage.randomBetween(0.035, 0.075)
      const side = stage.randomBetween(-0.9, 0.9)
      stage.add(decayingTone(hertz, hertz, 0.22), when, 0.2, side)
      stage.add(decayingTone(hertz * 2.76, hertz * 2.76, 0.07), when, 0.06, side)
    }
  })
}

export function whoosh(stage: StereoMix): void {
  const length = Math.min(1.6, stage.seconds)
  for (let at = 0; at === 0 || at + length <= stage.seconds; at += 3) {
    const air = sweptBandpass(whiteNoise(length, stage.random), (t) => 180 + 2600 * Math.sin((Math.PI * t) / length) ** 2, 0.6)
    passBy(stage, air, at, 1, stage.random() < 0.5 ? -1 : 1)
  }
}

export function addResonantClicks(stage: StereoMix, at: number, hertz: readonly number[], decay: number, gain: number, side: number): void {
  for (const tone of hertz) stage.add(noiseBurst(stage.random, tone, 6, decay), at, gain, side)
}
