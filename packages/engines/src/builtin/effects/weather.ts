import { filterInPlace, highpass, lowpass } from '../sound/biquad.ts'
import {
  decayingTone,
  brownNoise,
  noiseBurst,
  SAMPLE_RATE,
  applyEnvelope,
  sweptBandpass,
  smoothRandomCurve,
  whiteNoise,
  type StereoMix,
} from './stereo-mix.ts'

export function wind(stage: StereoMix): void {
  const gusts = smoothRandomCurve(stage.seconds, 2.6, stage.random)
  const flutter = smoothRandomCurve(stage.seconds, 0.35, stage.random)
  stage.addDiffuse(1, () =>
    applyEnvelope(
      sweptBandpass(brownNoise(stage.seconds, stage.random), (at) => 150 + 620 * gusts(at) ** 1.4, 0.6),
      (at) => 0.06 + gusts(at) ** 2.6 * (2 + flutter(at)),
    ),
  )
  stage.addDiffuse(0.05, () =>
    applyEnvelope(
      sweptBandpass(whiteNoise(stage.seconds, stage.random), (at) => 600 + 800 * gusts(at), 0.12),
      (at) => gusts(at) ** 2,
    ),
  )
}

export function rain(stage: StereoMix): void {
  rainBed(stage, 1)
  stage.atRandomTimes(70, (at) =>
    stage.add(
      noiseBurst(stage.random, stage.randomBetween(1800, 6500), 2.5, stage.randomBetween(0.002, 0.006)),
      at,
      stage.randomBetween(0.15, 0.8) ** 2,
      stage.randomBetween(-1, 1),
    ),
  )
  stage.atRandomTimes(7, (at) =>
    stage.add(
      decayingTone(stage.randomBetween(700, 1400), stage.randomBetween(1400, 2400), 0.012),
      at,
      stage.randomBetween(0.02, 0.09),
      stage.randomBetween(-0.9, 0.9),
    ),
  )
}

function rainBed(stage: StereoMix, gain: number): void {
  const swell = smoothRandomCurve(stage.seconds, 4, stage.random)
  stage.addDiffuse(0.1 * gain, () =>
    applyEnvelope(
      filterInPlace(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(SAMPLE_RATE, 900)), lowpass(SAMPLE_RATE, 7800)),
      (at) => 0.75 + 0.35 * swell(at),
    ),
  )
  stage.addDiffuse(0.05 * gain, () => filterInPlace(brownNoise(stage.seconds, stage.random), highpass(SAMPLE_RATE, 110)))
}

export function thunder(stage: StereoMix): void {
  rainBed(stage, 0.12)
  stage.atRegularTimes(9, 0.3, 3.5, (at) => {
    const side = stage.randomBetween(-0.6, 0.6)
    const length = stage.randomBetween(4.5, 7)
    const rolls = smoothRandomCurve(length, 0.42, stage.random)
    const rumble = filterInPlace(
      filterInPlace(brownNoise(length, stage.random), lowpass(SAMPLE_RATE, stage.randomBetween(110, 190))),
      highpass(SAMPLE_RATE, 28),
    )
    stage.add(
      applyEnvelope(rumble, (t) => Math.min(1, t / 0.05) * Math.exp(-t / 1.9) * (0.35 + rolls(t)) * Math.min(1, (length - t) * 2)),
      at,
      3.4,
      side,
    )
    const crack = filterInPlace(brownNoise(0.9, stage.random), highpass(SAMPLE_RATE, 180))
    stage.add(
      applyEnvelope(crack, (t) => Math.min(1, t / 0.008) * Math.exp(-t / 0.16)),
      at,
      4,
      side,
    )
  })
}

/** A wave comes in, breaks and runs back, once in `turn` seconds. */
function waveSwell(at: number, turn: number, shift: number): number {
  const part = ((((at + shift) / turn) % 1) + 1) % 1
  return part < 0.38 ? (part / 0.38) ** 2 : ((1 - part) / 0.62) ** 1.5
}

export function waves(stage: StereoMix): void {
  const shift = stage.randomBetween(0, 4)
  stage.addDiffuse(0.9, () =>
    applyEnvelope(
      sweptBandpass(brownNoise(stage.seconds, stage.random), (at) => 160 + 420 * waveSwell(at, 8.3, shift), 0.9),
      (at) => 0.28 + waveSwell(at, 8.3, shift),
    ),
  )
  stage.addDiffuse(0.16, () =>
    applyEnvelope(
      filterInPlace(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(SAMPLE_RATE, 500)), lowpass(SAMPLE_RATE, 4200)),
      (at) => 0.06 + waveSwell(at, 8.3, shift - 0.7) ** 1.6 + 0.35 * waveSwell(at, 11.7, shift + 3) ** 2,
    ),
  )
}

export function stream(stage: StereoMix): void {
  const flow = smoothRandomCurve(stage.seconds, 1.3, stage.random)
  stage.addDiffuse(0.12, () =>
    applyEnvelope(
      sweptBandpass(whiteNoise(stage.seconds, stage.random), (at) => 700 + 500 * flow(at), 1.1),
      (at) => 0.7 + 0.4 * flow(at),
    ),
  )
  stage.atRandomTimes(55, (at) => {
    const hertz = stage.randomBetween(350, 1900)
    stage.add(
      decayingTone(hertz, hertz * stage.randomBetween(1.05, 1.5), stage.randomBetween(0.008, 0.03)),
      at,
      stage.randomBetween(0.03, 0.14),
      stage.randomBetween(-0.9, 0.9),
    )
  })
}

export function fire(stage: StereoMix): void {
  const flames = smoothRandomCurve(stage.seconds, 0.5, stage.random)
  stage.addDiffuse(0.42, () =>
    applyEnvelope(
      filterInPlace(filterInPlace(brownNoise(stage.seconds, stage.random), lowpass(SAMPLE_RATE, 320)), highpass(SAMPLE_RATE, 75)),
      (at) => 0.4 + 0.7 * flames(at),
    ),
  )
  stage.addDiffuse(0.02, () =>
    applyEnvelope(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(SAMPLE_RATE, 1500)), (at) => 0.4 + 0.9 * flames(at)),
  )
  stage.atRandomTimes(14, (at) =>
    stage.add(
      noiseBurst(stage.random, stage.randomBetween(900, 5200), 1.4, stage.randomBetween(0.0012, 0.006)),
      at,
      stage.random() ** 3 * 2.2 + 0.08,
      stage.randomBetween(-0.7, 0.7),
    ),
  )
  // A log gives way now and then, with a shower of sparks behind it.
  stage.atRandomTimes(0.3, (at) => {
    stage.add(noiseBurst(stage.random, 420, 1, 0.03), at, 2, stage.randomBetween(-0.4, 0.4))
    for (let i = 0; i < 9; i++)
      stage.add(
        noiseBurst(stage.random, stage.randomBetween(2000, 6000), 2, 0.002),
        at + stage.randomBetween(0.02, 0.5),
        stage.randomBetween(0.3, 1),
        stage.randomBetween(-0.6, 0.6),
      )
  })
}
