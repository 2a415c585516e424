import { filterInPlace, highpass, lowpass } from '../sound/biquad.ts'
import { blip, brownNoise, click, RATE, shape, sweepBand, wander, whiteNoise, type Stage } from './stage.ts'

export function wind(stage: Stage): void {
  const gusts = wander(stage.seconds, 2.6, stage.random)
  const flutter = wander(stage.seconds, 0.35, stage.random)
  stage.around(1, () =>
    shape(
      sweepBand(brownNoise(stage.seconds, stage.random), (at) => 150 + 620 * gusts(at) ** 1.4, 0.6),
      (at) => 0.06 + gusts(at) ** 2.6 * (2 + flutter(at)),
    ),
  )
  stage.around(0.05, () =>
    shape(
      sweepBand(whiteNoise(stage.seconds, stage.random), (at) => 600 + 800 * gusts(at), 0.12),
      (at) => gusts(at) ** 2,
    ),
  )
}

export function rain(stage: Stage): void {
  rainBed(stage, 1)
  stage.scatter(70, (at) =>
    stage.add(
      click(stage.random, stage.between(1800, 6500), 2.5, stage.between(0.002, 0.006)),
      at,
      stage.between(0.15, 0.8) ** 2,
      stage.between(-1, 1),
    ),
  )
  stage.scatter(7, (at) =>
    stage.add(blip(stage.between(700, 1400), stage.between(1400, 2400), 0.012), at, stage.between(0.02, 0.09), stage.between(-0.9, 0.9)),
  )
}

function rainBed(stage: Stage, gain: number): void {
  const swell = wander(stage.seconds, 4, stage.random)
  stage.around(0.1 * gain, () =>
    shape(
      filterInPlace(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(RATE, 900)), lowpass(RATE, 7800)),
      (at) => 0.75 + 0.35 * swell(at),
    ),
  )
  stage.around(0.05 * gain, () => filterInPlace(brownNoise(stage.seconds, stage.random), highpass(RATE, 110)))
}

export function thunder(stage: Stage): void {
  rainBed(stage, 0.12)
  stage.repeat(9, 0.3, 3.5, (at) => {
    const side = stage.between(-0.6, 0.6)
    const length = stage.between(4.5, 7)
    const rolls = wander(length, 0.42, stage.random)
    const rumble = filterInPlace(
      filterInPlace(brownNoise(length, stage.random), lowpass(RATE, stage.between(110, 190))),
      highpass(RATE, 28),
    )
    stage.add(
      shape(rumble, (t) => Math.min(1, t / 0.05) * Math.exp(-t / 1.9) * (0.35 + rolls(t)) * Math.min(1, (length - t) * 2)),
      at,
      3.4,
      side,
    )
    const crack = filterInPlace(brownNoise(0.9, stage.random), highpass(RATE, 180))
    stage.add(
      shape(crack, (t) => Math.min(1, t / 0.008) * Math.exp(-t / 0.16)),
      at,
      4,
      side,
    )
  })
}

/** A wave comes in, breaks and runs back, once in `turn` seconds. */
function breath(at: number, turn: number, shift: number): number {
  const part = ((((at + shift) / turn) % 1) + 1) % 1
  return part < 0.38 ? (part / 0.38) ** 2 : ((1 - part) / 0.62) ** 1.5
}

export function waves(stage: Stage): void {
  const shift = stage.between(0, 4)
  stage.around(0.9, () =>
    shape(
      sweepBand(brownNoise(stage.seconds, stage.random), (at) => 160 + 420 * breath(at, 8.3, shift), 0.9),
      (at) => 0.28 + breath(at, 8.3, shift),
    ),
  )
  stage.around(0.16, () =>
    shape(
      filterInPlace(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(RATE, 500)), lowpass(RATE, 4200)),
      (at) => 0.06 + breath(at, 8.3, shift - 0.7) ** 1.6 + 0.35 * breath(at, 11.7, shift + 3) ** 2,
    ),
  )
}

export function stream(stage: Stage): void {
  const flow = wander(stage.seconds, 1.3, stage.random)
  stage.around(0.12, () =>
    shape(
      sweepBand(whiteNoise(stage.seconds, stage.random), (at) => 700 + 500 * flow(at), 1.1),
      (at) => 0.7 + 0.4 * flow(at),
    ),
  )
  stage.scatter(55, (at) => {
    const hertz = stage.between(350, 1900)
    stage.add(
      blip(hertz, hertz * stage.between(1.05, 1.5), stage.between(0.008, 0.03)),
      at,
      stage.between(0.03, 0.14),
      stage.between(-0.9, 0.9),
    )
  })
}

export function fire(stage: Stage): void {
  const flames = wander(stage.seconds, 0.5, stage.random)
  stage.around(0.42, () =>
    shape(
      filterInPlace(filterInPlace(brownNoise(stage.seconds, stage.random), lowpass(RATE, 320)), highpass(RATE, 75)),
      (at) => 0.4 + 0.7 * flames(at),
    ),
  )
  stage.around(0.02, () =>
    shape(filterInPlace(whiteNoise(stage.seconds, stage.random), highpass(RATE, 1500)), (at) => 0.4 + 0.9 * flames(at)),
  )
  stage.scatter(14, (at) =>
    stage.add(
      click(stage.random, stage.between(900, 5200), 1.4, stage.between(0.0012, 0.006)),
      at,
      stage.random() ** 3 * 2.2 + 0.08,
      stage.between(-0.7, 0.7),
    ),
  )
  // A log gives way now and then, with a shower of sparks behind it.
  stage.scatter(0.3, (at) => {
    stage.add(click(stage.random, 420, 1, 0.03), at, 2, stage.between(-0.4, 0.4))
    for (let i = 0; i < 9; i++)
      stage.add(
        click(stage.random, stage.between(2000, 6000), 2, 0.002),
        at + stage.between(0.02, 0.5),
        stage.between(0.3, 1),
        stage.between(-0.6, 0.6),
      )
  })
}
