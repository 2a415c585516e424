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
import { addCreak, addRubbing, typing } from './things.ts'

/** The room's own breath, so that close sounds never stand in a void. */
const roomTone = (stage: StereoMix, gain = 0.02): void => stage.addDiffuse(gain, () => bandedBrownNoise(stage, 90, 500))

/** Deep noise without rumble. */
const bandedBrownNoise = (stage: StereoMix, fromHertz: number, toHertz: number): Float32Array =>
  filterInPlace(filterInPlace(brownNoise(stage.seconds, stage.random), lowpass(SAMPLE_RATE, toHertz)), highpass(SAMPLE_RATE, fromHertz))

/** The hand drifts from ear to ear. */
const driftingPan = (stage: StereoMix): ((at: number) => number) => {
  const where = smoothRandomCurve(stage.seconds, 3.5, stage.random)
  return (at) => (where(at) * 2 - 1) * 0.85
}

/** A blade through something crisp, then the board. */
export function cutting(stage: StereoMix): void {
  roomTone(stage)
  const side = driftingPan(stage)
  stage.atRegularTimes(1.25, 0.16, 0.6, (at) => {
    const length = stage.randomBetween(0.22, 0.38)
    const crumbs = Math.round(length * 190)
    for (let i = 0; i < crumbs; i++) {
      const when = at + length * (i / crumbs) * stage.randomBetween(0.85, 1.1)
      stage.add(
        noiseBurst(stage.random, stage.randomBetween(1600, 6800), 2.2, stage.randomBetween(0.0012, 0.004)),
        when,
        stage.randomBetween(0.1, 0.75) * Math.sin((Math.PI * (i + 1)) / (crumbs + 1)),
        side(at),
      )
    }
    stage.add(noiseBurst(stage.random, stage.randomBetween(180, 300), 1.6, 0.02), at + length, 1.3, side(at))
    stage.add(noiseBurst(stage.random, 2400, 2, 0.004), at + length, 0.35, side(at))
  })
}

/** Pressed, stretched, let go: wet pops in a soft mass. */
export function slime(stage: StereoMix): void {
  roomTone(stage)
  const side = driftingPan(stage)
  stage.atRegularTimes(1.6, 0.2, 1.3, (at) => {
    addRubbing(
      stage,
      at,
      { hertz: stage.randomBetween(320, 620), width: 1.3, seconds: stage.randomBetween(0.7, 1.3), rough: 0.03 },
      0.8,
      side(at),
    )
    addRubbing(
      stage,
      at + 0.2,
      { hertz: stage.randomBetween(1200, 2100), width: 2, seconds: stage.randomBetween(0.4, 0.8), rough: 0.018 },
      0.16,
      side(at),
    )
  })
  stage.atRandomTimes(6, (at) => {
    const hertz = stage.randomBetween(220, 620)
    stage.add(
      decayingTone(hertz, hertz * stage.randomBetween(1.6, 2.6), stage.randomBetween(0.01, 0.028)),
      at,
      stage.randomBetween(0.06, 0.3),
      side(at),
    )
    stage.add(noiseBurst(stage.random, stage.randomBetween(1400, 3000), 2, 0.003), at + 0.01, 0.12, side(at))
  })
}

export function softKeyboard(stage: StereoMix): void {
  roomTone(stage)
  typing(stage, 0.85)
}

/** Butter on toast: long strokes and the crust under them. */
export function smear(stage: StereoMix): void {
  roomTone(stage)
  const side = driftingPan(stage)
  stage.atRegularTimes(1.15, 0.15, 0.95, (at) => {
    const seconds = stage.randomBetween(0.6, 0.95)
    addRubbing(stage, at, { hertz: stage.randomBetween(1300, 2300), width: 0.7, seconds, rough: 0.02 }, 0.7, side(at))
    addRubbing(stage, at, { hertz: stage.randomBetween(380, 560), width: 1, seconds, rough: 0.05 }, 0.45, side(at))
    for (let i = 0; i < 10; i++)
      stage.add(
        noiseBurst(stage.random, stage.randomBetween(2600, 5600), 2, 0.0018),
        at + stage.randomBetween(0, seconds),
        stage.randomBetween(0.05, 0.3),
        side(at),
      )
  })
}

/** Bubbles in a dish, and something that fizzes. */
export function petridish(stage: StereoMix): void {
  roomTone(stage)
  const fizz = smoothRandomCurve(stage.seconds, 1.8, stage.random)
  stage.addDiffuse(0.022, () =>
    applyEnvelope(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(SAMPLE_RATE, 4200)), (at) => 0.25 + fizz(at)),
  )
  stage.atRandomTimes(38, (at) =>
    stage.add(
      noiseBurst(stage.random, stage.randomBetween(4200, 9000), 3, 0.0012),
      at,
      stage.random() ** 2 * 0.4 * (0.3 + fizz(at)),
      stage.randomBetween(-0.8, 0.8),
    ),
  )
  stage.atRandomTimes(9, (at) => {
    const hertz = stage.randomBetween(420, 1500)
    stage.add(
      decayingTone(hertz, hertz * stage.randomBetween(1.3, 2), stage.randomBetween(0.008, 0.022)),
      at,
      stage.randomBetween(0.05, 0.26),
      stage.randomBetween(-0.7, 0.7),
    )
  })
}

/** Felt on paper with a squeak at the end of a line. */
export function magicPens(stage: StereoMix): void {
  roomTone(stage)
  const side = driftingPan(stage)
  stage.atRegularTimes(0.62, 0.3, 0.5, (at) => {
    const seconds = stage.randomBetween(0.22, 0.5)
    addRubbing(stage, at, { hertz: stage.randomBetween(2600, 4600), width: 1.1, seconds, rough: 0.012 }, 0.6, side(at))
    if (stage.random() < 0.4) {
      const hertz = stage.randomBetween(1700, 2700)
      stage.add(decayingTone(hertz, hertz * stage.randomBetween(1.08, 1.3), 0.035, 0.02), at + seconds * 0.8, 0.07, side(at))
    }
  })
  stage.atRandomTimes(0.22, (at) => stage.add(noiseBurst(stage.random, 1500, 3, 0.008), at, 1, side(at)))
}

/** A fan that breathes, and linen that moves. */
export function bedroom(stage: StereoMix): void {
  const breath = smoothRandomCurve(stage.seconds, 2.2, stage.random)
  stage.addDiffuse(0.3, () =>
    applyEnvelope(bandedBrownNoise(stage, 70, 420), (at) => 0.75 + 0.25 * Math.sin(2 * Math.PI * 0.4 * at) + 0.15 * breath(at)),
  )
  const side = driftingPan(stage)
  stage.atRegularTimes(2.4, 0.3, 1.5, (at) => {
    addRubbing(
      stage,
      at,
      { hertz: stage.randomBetween(1500, 2900), width: 0.5, seconds: stage.randomBetween(0.7, 1.5), rough: 0.045 },
      0.42,
      side(at),
    )
    addRubbing(
      stage,
      at + 0.25,
      { hertz: stage.randomBetween(600, 1000), width: 0.7, seconds: stage.randomBetween(0.4, 0.8), rough: 0.07 },
      0.3,
      -side(at),
    )
  })
}

/** Bare feet on wooden stairs, nearer and farther. */
export function upstairs(stage: StereoMix): void {
  roomTone(stage, 0.03)
  const nearness = smoothRandomCurve(stage.seconds, 4, stage.random)
  stage.atRegularTimes(0.78, 0.06, 0.35, (at, i) => {
    const [side, gain] = [i % 2 === 0 ? -0.3 : 0.3, 0.45 + 0.75 * nearness(at)]
    stage.add(decayingTone(stage.randomBetween(105, 135), 70, 0.045), at, 0.16 * gain, side)
    stage.add(noiseBurst(stage.random, stage.randomBetween(220, 360), 1, 0.022), at, 1.4 * gain, side)
    stage.add(noiseBurst(stage.random, stage.randomBetween(900, 1500), 0.9, 0.008), at + 0.006, 0.7 * gain, side)
    addRubbing(stage, at + 0.18, { hertz: 1600, width: 0.6, seconds: 0.16, rough: 0.03 }, 0.07 * gain, side)
    if (stage.random() < 0.22) addCreak(stage, at + 0.1, stage.randomBetween(0.25, 0.45), 0.22 * gain)
  })
}
