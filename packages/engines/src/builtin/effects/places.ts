import { bandpass, filterInPlace, highpass, lowpass } from '../sound/biquad.ts'
import { blip, brownNoise, click, framesOf, RATE, shape, sweepBand, wander, whiteNoise, type Stage } from './stage.ts'

/** Many people who talk of nothing that can be understood. */
export function crowd(stage: Stage): void {
  for (let i = 0; i < 16; i++) stage.add(murmur(stage), 0, 0.22, stage.between(-1, 1))
  stage.around(0.1, () => filterInPlace(brownNoise(stage.seconds, stage.random), bandpass(RATE, 320, 0.6)))
}

/** One voice: a buzz through two moving formants, opened by syllables and closed between sentences. */
function murmur(stage: Stage): Float32Array {
  const { seconds, random } = stage
  const [pitch, vowel, syllables, sentences] = [
    wander(seconds, 0.3, random),
    wander(seconds, 0.16, random),
    wander(seconds, 0.11, random),
    wander(seconds, 1.6, random),
  ]
  const base = stage.between(90, 210)
  const buzz = new Float32Array(framesOf(seconds))
  let phase = random()
  let step = 0
  for (let i = 0; i < buzz.length; i++) {
    if (i % 64 === 0) step = (base * (0.88 + 0.3 * pitch(i / RATE))) / RATE
    phase += step
    if (phase > 1) phase -= 1
    buzz[i] = phase * 2 - 1
  }
  const low = sweepBand(buzz.slice(), (at) => 320 + 420 * vowel(at), 0.35)
  const high = sweepBand(buzz, (at) => 1000 + 900 * vowel(at + 0.4), 0.3)
  for (let i = 0; i < low.length; i++) low[i] = low[i]! + 0.35 * high[i]!
  return shape(low, (at) => Math.max(0, syllables(at) - 0.28) * 1.4 * (sentences(at) > 0.4 ? 1 : 0.12))
}

export function birds(stage: Stage): void {
  stage.around(0.035, () => filterInPlace(brownNoise(stage.seconds, stage.random), bandpass(RATE, 420, 0.5)))
  for (let bird = 0; bird < 5; bird++) {
    const song = {
      hertz: stage.between(2400, 5200),
      side: stage.between(-1, 1),
      far: stage.between(0.25, 1),
      notes: 2 + Math.floor(stage.random() * 6),
      turn: stage.between(-0.3, 0.35),
    }
    stage.scatter(0.28, (at) => {
      for (let i = 0; i < song.notes; i++) {
        const hertz = song.hertz * stage.between(0.9, 1.12)
        stage.add(
          chirp(hertz, hertz * (1 + song.turn), stage.between(0.05, 0.13), stage.between(20, 55)),
          at + i * stage.between(0.1, 0.17),
          0.2 * song.far,
          song.side,
        )
      }
    })
  }
}

/** A whistled note with a trill in it. */
function chirp(from: number, to: number, seconds: number, trillHertz: number): Float32Array {
  const sound = new Float32Array(framesOf(seconds))
  let phase = 0
  for (let i = 0; i < sound.length; i++) {
    const part = i / sound.length
    phase += (2 * Math.PI * (from + (to - from) * part) * (1 + 0.035 * Math.sin((2 * Math.PI * trillHertz * i) / RATE))) / RATE
    sound[i] = Math.sin(phase) * Math.sin(Math.PI * part) ** 1.3
  }
  return sound
}

export function traffic(stage: Stage): void {
  stage.around(0.75, () => filterInPlace(filterInPlace(brownNoise(stage.seconds, stage.random), lowpass(RATE, 800)), highpass(RATE, 60)))
  stage.scatter(0.45, (at) => {
    const length = stage.between(3, 6)
    const [near, from] = [stage.between(0.25, 1), stage.random() < 0.5 ? -1 : 1]
    const body = filterInPlace(brownNoise(length, stage.random), lowpass(RATE, stage.between(500, 1100)))
    const tyres = filterInPlace(whiteNoise(length, stage.random), bandpass(RATE, stage.between(800, 1400), 0.8))
    for (let i = 0; i < body.length; i++) body[i] = body[i]! + 0.45 * tyres[i]!
    passBy(stage, body, at - length / 2, near, from)
  })
}

/** A sound that drives past from one side to the other. */
function passBy(stage: Stage, sound: Float32Array, at: number, gain: number, from: number): void {
  const slices = 40
  const size = Math.ceil(sound.length / slices)
  for (let i = 0; i < slices; i++) {
    const part = (i + 0.5) / slices
    const slice = sound.slice(Math.max(0, Math.round((i - 0.5) * size)), Math.round((i + 1.5) * size))
    for (let k = 0; k < slice.length; k++) slice[k]! *= Math.sin((Math.PI * k) / slice.length) ** 2
    stage.add(slice, at + Math.max(0, (i - 0.5) * size) / RATE, gain * Math.sin(Math.PI * part) ** 2.4, from * (1 - 2 * part))
  }
}

export function sparkle(stage: Stage): void {
  const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19]
  const root = 1568 * 2 ** (Math.floor(stage.random() * 5) / 12)
  stage.repeat(1.5, 0.25, 1.4, (at) => {
    const rising = stage.random() < 0.7
    for (let i = 0; i < 9; i++) {
      const step = scale[rising ? i : scale.length - 1 - i]! + (stage.random() < 0.2 ? 12 : 0)
      const hertz = root * 2 ** (step / 12)
      const when = at + i * stage.between(0.035, 0.075)
      const side = stage.between(-0.9, 0.9)
      stage.add(blip(hertz, hertz, 0.22), when, 0.2, side)
      stage.add(blip(hertz * 2.76, hertz * 2.76, 0.07), when, 0.06, side)
    }
  })
}

export function whoosh(stage: Stage): void {
  const length = Math.min(1.6, stage.seconds)
  for (let at = 0; at === 0 || at + length <= stage.seconds; at += 3) {
    const air = sweepBand(whiteNoise(length, stage.random), (t) => 180 + 2600 * Math.sin((Math.PI * t) / length) ** 2, 0.6)
    passBy(stage, air, at, 1, stage.random() < 0.5 ? -1 : 1)
  }
}

export function clicksOf(stage: Stage, at: number, hertz: readonly number[], decay: number, gain: number, side: number): void {
  for (const tone of hertz) stage.add(click(stage.random, tone, 6, decay), at, gain, side)
}
