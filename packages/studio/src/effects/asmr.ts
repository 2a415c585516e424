import { filterInPlace, highpass, lowpass } from '../sound/biquad.ts'
import {
  decayingTone,
  brownNoise,
  noiseBurst,
  SAMPLE_RATE,
  applyEnvelope,
  smoothRandomCurve,
  whiteNoise,
  type StereoMix,
} from './stereo-mix.ts'
import { ASMR_RHYTHMS } from './rhythm.ts'
import { addCreak, addRubbing, typing } from './things.ts'

/** Quiet diffuse noise behind close sounds. */
const roomTone = (mix: StereoMix, gain = 0.02): void => mix.addDiffuse(gain, () => bandedBrownNoise(mix, 90, 500))

/** Brown noise between two cutoff frequencies. */
const bandedBrownNoise = (mix: StereoMix, fromHertz: number, toHertz: number): Float32Array =>
  filterInPlace(filterInPlace(brownNoise(mix.seconds, mix.random), lowpass(SAMPLE_RATE, toHertz)), highpass(SAMPLE_RATE, fromHertz))

/** Slowly varying pan position, -0.85 to 0.85, over time in seconds. */
const driftingPan = (mix: StereoMix): ((at: number) => number) => {
  const curve = smoothRandomCurve(mix.seconds, 3.5, mix.random)
  return (at) => (curve(at) * 2 - 1) * 0.85
}

/** Crisp cuts that end on a board. */
export function cutting(mix: StereoMix): void {
  roomTone(mix)
  const pan = driftingPan(mix)
  mix.atRegularTimes(ASMR_RHYTHMS.cutting, (at) => {
    const length = mix.randomBetween(0.22, 0.38)
    const grains = Math.round(length * 190)
    for (let i = 0; i < grains; i++) {
      const when = at + length * (i / grains) * mix.randomBetween(0.85, 1.1)
      mix.add(
        noiseBurst(mix.random, mix.randomBetween(1600, 6800), 2.2, mix.randomBetween(0.0012, 0.004)),
        when,
        mix.randomBetween(0.1, 0.75) * Math.sin((Math.PI * (i + 1)) / (grains + 1)),
        pan(at),
      )
    }
    mix.add(noiseBurst(mix.random, mix.randomBetween(180, 300), 1.6, 0.02), at + length, 1.3, pan(at))
    mix.add(noiseBurst(mix.random, 2400, 2, 0.004), at + length, 0.35, pan(at))
  })
}

/** Wet rubbing with pops. */
export function slime(mix: StereoMix): void {
  roomTone(mix)
  const pan = driftingPan(mix)
  mix.atRegularTimes(ASMR_RHYTHMS.slime, (at) => {
    addRubbing(mix, at, { hertz: mix.randomBetween(320, 620), width: 1.3, seconds: mix.randomBetween(0.7, 1.3), rough: 0.03 }, 0.8, pan(at))
    addRubbing(
      mix,
      at + 0.2,
      { hertz: mix.randomBetween(1200, 2100), width: 2, seconds: mix.randomBetween(0.4, 0.8), rough: 0.018 },
      0.16,
      pan(at),
    )
  })
  mix.atRandomTimes(6, (at) => {
    const hertz = mix.randomBetween(220, 620)
    mix.add(
      decayingTone(hertz, hertz * mix.randomBetween(1.6, 2.6), mix.randomBetween(0.01, 0.028)),
      at,
      mix.randomBetween(0.06, 0.3),
      pan(at),
    )
    mix.add(noiseBurst(mix.random, mix.randomBetween(1400, 3000), 2, 0.003), at + 0.01, 0.12, pan(at))
  })
}

export function softKeyboard(mix: StereoMix): void {
  roomTone(mix)
  typing(mix, 0.85)
}

/** Long spreading strokes over a crust. */
export function smear(mix: StereoMix): void {
  roomTone(mix)
  const pan = driftingPan(mix)
  mix.atRegularTimes(ASMR_RHYTHMS.smear, (at) => {
    const seconds = mix.randomBetween(0.6, 0.95)
    addRubbing(mix, at, { hertz: mix.randomBetween(1300, 2300), width: 0.7, seconds, rough: 0.02 }, 0.7, pan(at))
    addRubbing(mix, at, { hertz: mix.randomBetween(380, 560), width: 1, seconds, rough: 0.05 }, 0.45, pan(at))
    for (let i = 0; i < 10; i++)
      mix.add(
        noiseBurst(mix.random, mix.randomBetween(2600, 5600), 2, 0.0018),
        at + mix.randomBetween(0, seconds),
        mix.randomBetween(0.05, 0.3),
        pan(at),
      )
  })
}

/** Bubbles and fizzing. */
export function petridish(mix: StereoMix): void {
  roomTone(mix)
  const fizz = smoothRandomCurve(mix.seconds, 1.8, mix.random)
  mix.addDiffuse(0.022, () =>
    applyEnvelope(filterInPlace(whiteNoise(mix.seconds, mix.random), highpass(SAMPLE_RATE, 4200)), (at) => 0.25 + fizz(at)),
  )
  mix.atRandomTimes(38, (at) =>
    mix.add(
      noiseBurst(mix.random, mix.randomBetween(4200, 9000), 3, 0.0012),
      at,
      mix.random() ** 2 * 0.4 * (0.3 + fizz(at)),
      mix.randomBetween(-0.8, 0.8),
    ),
  )
  mix.atRandomTimes(9, (at) => {
    const hertz = mix.randomBetween(420, 1500)
    mix.add(
      decayingTone(hertz, hertz * mix.randomBetween(1.3, 2), mix.randomBetween(0.008, 0.022)),
      at,
      mix.randomBetween(0.05, 0.26),
      mix.randomBetween(-0.7, 0.7),
    )
  })
}

/** Felt-tip strokes on paper, some ending with a squeak. */
export function magicPens(mix: StereoMix): void {
  roomTone(mix)
  const pan = driftingPan(mix)
  mix.atRegularTimes(ASMR_RHYTHMS.magicpens, (at) => {
    const seconds = mix.randomBetween(0.22, 0.5)
    addRubbing(mix, at, { hertz: mix.randomBetween(2600, 4600), width: 1.1, seconds, rough: 0.012 }, 0.6, pan(at))
    if (mix.random() < 0.4) {
      const hertz = mix.randomBetween(1700, 2700)
      mix.add(decayingTone(hertz, hertz * mix.randomBetween(1.08, 1.3), 0.035, 0.02), at + seconds * 0.8, 0.07, pan(at))
    }
  })
  mix.atRandomTimes(0.22, (at) => mix.add(noiseBurst(mix.random, 1500, 3, 0.008), at, 1, pan(at)))
}

/** Slow fan noise and rustling linen. */
export function bedroom(mix: StereoMix): void {
  const variation = smoothRandomCurve(mix.seconds, 2.2, mix.random)
  mix.addDiffuse(0.3, () =>
    applyEnvelope(bandedBrownNoise(mix, 70, 420), (at) => 0.75 + 0.25 * Math.sin(2 * Math.PI * 0.4 * at) + 0.15 * variation(at)),
  )
  const pan = driftingPan(mix)
  mix.atRegularTimes(ASMR_RHYTHMS.bedroom, (at) => {
    addRubbing(
      mix,
      at,
      { hertz: mix.randomBetween(1500, 2900), width: 0.5, seconds: mix.randomBetween(0.7, 1.5), rough: 0.045 },
      0.42,
      pan(at),
    )
    addRubbing(
      mix,
      at + 0.25,
      { hertz: mix.randomBetween(600, 1000), width: 0.7, seconds: mix.randomBetween(0.4, 0.8), rough: 0.07 },
      0.3,
      -pan(at),
    )
  })
}

/** Footsteps on wooden stairs at varying distance. */
export function upstairs(mix: StereoMix): void {
  roomTone(mix, 0.03)
  const nearness = smoothRandomCurve(mix.seconds, 4, mix.random)
  mix.atRegularTimes(ASMR_RHYTHMS.upstairs, (at, i) => {
    const [side, gain] = [i % 2 === 0 ? -0.3 : 0.3, 0.45 + 0.75 * nearness(at)]
    mix.add(decayingTone(mix.randomBetween(105, 135), 70, 0.045), at, 0.16 * gain, side)
    mix.add(noiseBurst(mix.random, mix.randomBetween(220, 360), 1, 0.022), at, 1.4 * gain, side)
    mix.add(noiseBurst(mix.random, mix.randomBetween(900, 1500), 0.9, 0.008), at + 0.006, 0.7 * gain, side)
    addRubbing(mix, at + 0.18, { hertz: 1600, width: 0.6, seconds: 0.16, rough: 0.03 }, 0.07 * gain, side)
    if (mix.random() < 0.22) addCreak(mix, at + 0.1, mix.randomBetween(0.25, 0.45), 0.22 * gain)
  })
}
