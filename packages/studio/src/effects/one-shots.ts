import type { ShotSoundName } from '@fablecut/domain/story/shot-plan/sounds/plan-sounds'
import { filterInPlace, bandpass, lowpass } from '../sound/biquad.ts'
import { addResonantClicks } from './places.ts'
import {
  applyEnvelope,
  brownNoise,
  decayingTone,
  noiseBurst,
  SAMPLE_RATE,
  sweptBandpass,
  type StereoMix,
  whiteNoise,
} from './stereo-mix.ts'
import { addDoorShut, steps } from './things.ts'
import { fire, thunder } from './weather.ts'

/** Short sounds of a film, each from the start of its mix, whose length is the sound's. */
export const ONE_SHOTS: Readonly<Record<ShotSoundName, (mix: StereoMix) => void>> = {
  whoosh,
  pop: (mix) => {
    mix.add(decayingTone(320, 720, 0.035), 0, 0.9)
    mix.add(noiseBurst(mix.random, 1800, 1.2, 0.004), 0, 0.25)
  },
  tick: ticks,
  thud: (mix) => {
    mix.add(decayingTone(120, 52, 0.11), 0, 1)
    mix.add(noiseBurst(mix.random, 260, 0.8, 0.03), 0, 1.4)
    mix.add(noiseBurst(mix.random, 1500, 0.9, 0.008), 0, 0.5)
  },
  chime,
  splash: (mix) => {
    const water = sweptBandpass(whiteNoise(0.9, mix.random), (t) => 2600 - 1900 * Math.min(1, t / 0.6), 0.7)
    mix.add(
      applyEnvelope(water, (t) => Math.min(1, t / 0.02) * Math.exp(-t / 0.2)),
      0,
      1,
    )
    for (let i = 0; i < 9; i++)
      mix.add(decayingTone(mix.randomBetween(500, 900), 1500, 0.02), mix.randomBetween(0.15, 0.8), 0.16, mix.randomBetween(-0.8, 0.8))
  },
  drip: (mix) => {
    for (const at of [0, 0.42, 0.71]) mix.add(decayingTone(mix.randomBetween(620, 820), 1700, 0.02), at, 0.8, mix.randomBetween(-0.3, 0.3))
  },
  door: (mix) => addDoorShut(mix, 0.05),
  steps,
  thunder,
  engine: (mix) => {
    const hum = filterInPlace(brownNoise(mix.seconds, mix.random), lowpass(SAMPLE_RATE, 240))
    for (let i = 0; i < hum.length; i++) hum[i]! *= 0.6 + 0.4 * Math.sin((2 * Math.PI * 27 * i) / SAMPLE_RATE)
    mix.add(hum, 0, 2)
    mix.addDiffuse(0.12, () => filterInPlace(whiteNoise(mix.seconds, mix.random), bandpass(SAMPLE_RATE, 900, 0.7)))
  },
  bell: (mix) => {
    for (const at of [0, 0.75])
      for (const [ratio, gain, decay] of BELL_PARTIALS) mix.add(decayingTone(640 * ratio, 640 * ratio, decay), at, gain)
  },
  break: (mix) => {
    mix.add(noiseBurst(mix.random, 3200, 0.6, 0.05), 0, 1.4)
    for (let i = 0; i < 14; i++) {
      const tone = mix.randomBetween(2200, 6400)
      mix.add(decayingTone(tone, tone, 0.03), mix.randomBetween(0, 0.45), mix.randomBetween(0.1, 0.4), mix.randomBetween(-0.8, 0.8))
    }
  },
  fire,
  wings: (mix) => {
    for (let at = 0, side = 0.3; at < mix.seconds - 0.1; at += mix.randomBetween(0.1, 0.15), side = -side)
      mix.add(
        applyEnvelope(
          filterInPlace(whiteNoise(0.09, mix.random), bandpass(SAMPLE_RATE, 900, 0.8)),
          (t) => Math.sin((Math.PI * t) / 0.09) ** 2,
        ),
        at,
        mix.randomBetween(0.5, 1),
        side,
      )
  },
  heartbeat: (mix) => {
    for (const at of [0, 0.24, 0.95, 1.19]) mix.add(decayingTone(64, 44, 0.07), at, at === 0 || at === 0.95 ? 1 : 0.7)
  },
}

const BELL_PARTIALS = [
  [0.5, 0.3, 0.5],
  [1, 0.5, 0.42],
  [1.19, 0.3, 0.3],
  [2.01, 0.2, 0.18],
  [2.74, 0.12, 0.09],
] as const

/** Length in seconds of sounds that do not last as long as their event. */
export const ONE_SHOT_SECONDS: Readonly<Partial<Record<ShotSoundName, number>>> = {
  whoosh: 0.55,
  pop: 0.2,
  thud: 0.6,
  chime: 1.6,
  splash: 1.1,
  drip: 0.9,
  door: 0.4,
  thunder: 3,
  bell: 2,
  break: 0.7,
  heartbeat: 1.6,
}

/** Air that rises and falls, across the picture. */
function whoosh(mix: StereoMix): void {
  const { seconds } = mix
  const air = sweptBandpass(whiteNoise(seconds, mix.random), (t) => 260 + 2900 * Math.sin((Math.PI * t) / seconds) ** 2, 0.55)
  const shaped = applyEnvelope(air, (t) => Math.sin(Math.PI * Math.min(1, t / seconds)) ** 2)
  mix.add(shaped, 0, 0.7, -0.4)
  mix.add(shaped, 0, 0.7, 0.4)
}

/** A counter: ticks that grow denser. */
function ticks(mix: StereoMix): void {
  for (let at = 0; at < mix.seconds - 0.03;) {
    addResonantClicks(mix, at, [2300, 3700], 0.004, 0.8, 0)
    at += 0.13 - 0.07 * (at / mix.seconds)
  }
}

/** A soft fifth and octave. */
function chime(mix: StereoMix): void {
  for (const [i, hertz] of [659, 988, 1319].entries()) {
    mix.add(decayingTone(hertz, hertz, 0.3, 0.006), i * 0.07, 0.4, (i - 1) * 0.4)
    mix.add(decayingTone(hertz * 2.76, hertz * 2.76, 0.08), i * 0.07, 0.06, (i - 1) * 0.4)
  }
}
