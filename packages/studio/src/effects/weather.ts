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

export function wind(mix: StereoMix): void {
  const gusts = smoothRandomCurve(mix.seconds, 2.6, mix.random)
  const flutter = smoothRandomCurve(mix.seconds, 0.35, mix.random)
  mix.addDiffuse(1, () =>
    applyEnvelope(
      sweptBandpass(brownNoise(mix.seconds, mix.random), (at) => 150 + 620 * gusts(at) ** 1.4, 0.6),
      (at) => 0.06 + gusts(at) ** 2.6 * (2 + flutter(at)),
    ),
  )
  mix.addDiffuse(0.05, () =>
    applyEnvelope(
      sweptBandpass(whiteNoise(mix.seconds, mix.random), (at) => 600 + 800 * gusts(at), 0.12),
      (at) => gusts(at) ** 2,
    ),
  )
}

export function rain(mix: StereoMix): void {
  rainBed(mix, 1)
  mix.atRandomTimes(70, (at) =>
    mix.add(
      noiseBurst(mix.random, mix.randomBetween(1800, 6500), 2.5, mix.randomBetween(0.002, 0.006)),
      at,
      mix.randomBetween(0.15, 0.8) ** 2,
      mix.randomBetween(-1, 1),
    ),
  )
  mix.atRandomTimes(7, (at) =>
    mix.add(
      decayingTone(mix.randomBetween(700, 1400), mix.randomBetween(1400, 2400), 0.012),
      at,
      mix.randomBetween(0.02, 0.09),
      mix.randomBetween(-0.9, 0.9),
    ),
  )
}

function rainBed(mix: StereoMix, gain: number): void {
  const swell = smoothRandomCurve(mix.seconds, 4, mix.random)
  mix.addDiffuse(0.1 * gain, () =>
    applyEnvelope(
      filterInPlace(filterInPlace(whiteNoise(mix.seconds, mix.random), highpass(SAMPLE_RATE, 900)), lowpass(SAMPLE_RATE, 7800)),
      (at) => 0.75 + 0.35 * swell(at),
    ),
  )
  mix.addDiffuse(0.05 * gain, () => filterInPlace(brownNoise(mix.seconds, mix.random), highpass(SAMPLE_RATE, 110)))
}

export function thunder(mix: StereoMix): void {
  rainBed(mix, 0.12)
  mix.atRegularTimes({ everySeconds: 9, jitter: 0.3, lastsSeconds: 3.5 }, (at) => {
    const side = mix.randomBetween(-0.6, 0.6)
    const length = mix.randomBetween(4.5, 7)
    const rolls = smoothRandomCurve(length, 0.42, mix.random)
    const rumble = filterInPlace(
      filterInPlace(brownNoise(length, mix.random), lowpass(SAMPLE_RATE, mix.randomBetween(110, 190))),
      highpass(SAMPLE_RATE, 28),
    )
    mix.add(
      applyEnvelope(rumble, (t) => Math.min(1, t / 0.05) * Math.exp(-t / 1.9) * (0.35 + rolls(t)) * Math.min(1, (length - t) * 2)),
      at,
      3.4,
      side,
    )
    const crack = filterInPlace(brownNoise(0.9, mix.random), highpass(SAMPLE_RATE, 180))
    mix.add(
      applyEnvelope(crack, (t) => Math.min(1, t / 0.008) * Math.exp(-t / 0.16)),
      at,
      4,
      side,
    )
  })
}

/** Envelope of a breaking wave, 0 to 1, with a period of `periodSeconds`. `shift`: phase in seconds. */
function waveSwell(at: number, periodSeconds: number, shift: number): number {
  const part = ((((at + shift) / periodSeconds) % 1) + 1) % 1
  return part < 0.38 ? (part / 0.38) ** 2 : ((1 - part) / 0.62) ** 1.5
}

export function waves(mix: StereoMix): void {
  const shift = mix.randomBetween(0, 4)
  mix.addDiffuse(0.9, () =>
    applyEnvelope(
      sweptBandpass(brownNoise(mix.seconds, mix.random), (at) => 160 + 420 * waveSwell(at, 8.3, shift), 0.9),
      (at) => 0.28 + waveSwell(at, 8.3, shift),
    ),
  )
  mix.addDiffuse(0.16, () =>
    applyEnvelope(
      filterInPlace(filterInPlace(whiteNoise(mix.seconds, mix.random), highpass(SAMPLE_RATE, 500)), lowpass(SAMPLE_RATE, 4200)),
      (at) => 0.06 + waveSwell(at, 8.3, shift - 0.7) ** 1.6 + 0.35 * waveSwell(at, 11.7, shift + 3) ** 2,
    ),
  )
}

export function stream(mix: StereoMix): void {
  const flow = smoothRandomCurve(mix.seconds, 1.3, mix.random)
  mix.addDiffuse(0.12, () =>
    applyEnvelope(
      sweptBandpass(whiteNoise(mix.seconds, mix.random), (at) => 700 + 500 * flow(at), 1.1),
      (at) => 0.7 + 0.4 * flow(at),
    ),
  )
  mix.atRandomTimes(55, (at) => {
    const hertz = mix.randomBetween(350, 1900)
    mix.add(
      decayingTone(hertz, hertz * mix.randomBetween(1.05, 1.5), mix.randomBetween(0.008, 0.03)),
      at,
      mix.randomBetween(0.03, 0.14),
      mix.randomBetween(-0.9, 0.9),
    )
  })
}

export function fire(mix: StereoMix): void {
  const flames = smoothRandomCurve(mix.seconds, 0.5, mix.random)
  mix.addDiffuse(0.42, () =>
    applyEnvelope(
      filterInPlace(filterInPlace(brownNoise(mix.seconds, mix.random), lowpass(SAMPLE_RATE, 320)), highpass(SAMPLE_RATE, 75)),
      (at) => 0.4 + 0.7 * flames(at),
    ),
  )
  mix.addDiffuse(0.02, () =>
    applyEnvelope(filterInPlace(whiteNoise(mix.seconds, mix.random), highpass(SAMPLE_RATE, 1500)), (at) => 0.4 + 0.9 * flames(at)),
  )
  mix.atRandomTimes(14, (at) =>
    mix.add(
      noiseBurst(mix.random, mix.randomBetween(900, 5200), 1.4, mix.randomBetween(0.0012, 0.006)),
      at,
      mix.random() ** 3 * 2.2 + 0.08,
      mix.randomBetween(-0.7, 0.7),
    ),
  )
  // Logs that collapse, followed by a burst of crackles.
  mix.atRandomTimes(0.3, (at) => {
    mix.add(noiseBurst(mix.random, 420, 1, 0.03), at, 2, mix.randomBetween(-0.4, 0.4))
    for (let i = 0; i < 9; i++)
      mix.add(
        noiseBurst(mix.random, mix.randomBetween(2000, 6000), 2, 0.002),
        at + mix.randomBetween(0.02, 0.5),
        mix.randomBetween(0.3, 1),
        mix.randomBetween(-0.6, 0.6),
      )
  })
}
