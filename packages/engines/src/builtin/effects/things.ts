import { bandpass, filterInPlace, lowpass } from '../sound/biquad.ts'
import { addResonantClicks } from './places.ts'
import { decayingTone, noiseBurst, SAMPLE_RATE, applyEnvelope, smoothRandomCurve, whiteNoise, type StereoMix } from './stereo-mix.ts'

export function steps(stage: StereoMix): void {
  stage.atRegularTimes(0.54, 0.03, 0.25, (at, i) => {
    const side = i % 2 === 0 ? -0.18 : 0.18
    stage.add(decayingTone(stage.randomBetween(95, 120), 60, 0.028), at, 0.2, side)
    stage.add(noiseBurst(stage.random, stage.randomBetween(300, 520), 0.9, 0.014), at, 1.8, side)
    stage.add(noiseBurst(stage.random, stage.randomBetween(1500, 2600), 0.9, 0.012), at + 0.09, 0.7, side)
    stage.add(
      applyEnvelope(
        filterInPlace(whiteNoise(0.12, stage.random), bandpass(SAMPLE_RATE, 2200, 0.8)),
        (t) => Math.sin((Math.PI * t) / 0.12) ** 2,
      ),
      at + 0.05,
      0.06,
      side,
    )
  })
}

/** `soft`: 0 an office keyboard, 1 deep and close. */
export function typing(stage: StereoMix, soft: number): void {
  let at = 0.12
  let side = 0
  while (at < stage.seconds) {
    const letters = 2 + Math.floor(stage.random() * 8)
    for (let i = 0; i < letters && at < stage.seconds; i++) {
      side = Math.max(-0.8, Math.min(0.8, side + stage.randomBetween(-0.6, 0.6)))
      addKeyPress(stage, at, side, soft)
      at += stage.randomBetween(0.09, 0.2) * (1 + soft * 0.5)
    }
    addKeyPress(stage, at, 0.05, Math.min(1, soft + 0.3))
    at += stage.randomBetween(0.2, 0.75)
  }
}

function addKeyPress(stage: StereoMix, at: number, side: number, soft: number): void {
  const force = stage.randomBetween(0.6, 1)
  stage.add(noiseBurst(stage.random, stage.randomBetween(2300, 3900) * (1 - 0.45 * soft), 1.4, 0.0045), at, force * 0.7, side)
  stage.add(noiseBurst(stage.random, stage.randomBetween(240, 420) * (1 - 0.3 * soft), 3, 0.016), at + 0.004, force * (1.2 + soft), side)
  stage.add(
    noiseBurst(stage.random, stage.randomBetween(2900, 4600) * (1 - 0.4 * soft), 1.8, 0.003),
    at + stage.randomBetween(0.05, 0.08),
    force * 0.3,
    side,
  )
}

export function clock(stage: StereoMix): void {
  for (let i = 0; 0.25 + i * 0.5 < stage.seconds; i++) {
    const at = 0.25 + i * 0.5
    addResonantClicks(stage, at, i % 2 === 0 ? [2500, 4100] : [2050, 3500], 0.006, 1, 0.1)
    stage.add(decayingTone(i % 2 === 0 ? 520 : 440, 430, 0.016), at, 0.16, 0.1)
  }
}

export function page(stage: StereoMix): void {
  stage.atRegularTimes(3.2, 0.25, 0.8, (at) => {
    const length = stage.randomBetween(0.45, 0.7)
    const bumps = smoothRandomCurve(length, 0.035, stage.random)
    const paper = filterInPlace(whiteNoise(length, stage.random), bandpass(SAMPLE_RATE, stage.randomBetween(2600, 3800), 0.55))
    stage.add(
      applyEnvelope(paper, (t) => Math.sin(Math.PI * Math.min(1, t / length)) ** 1.5 * (0.25 + bumps(t))),
      at,
      1,
      0.35,
    )
    stage.add(noiseBurst(stage.random, 750, 0.8, 0.03), at + length * 0.85, 0.7, -0.25)
  })
}

/** Opened with a creak and shut; where there is no time for that, only shut. */
export function door(stage: StereoMix): void {
  if (stage.seconds < DOOR_SECONDS) return addDoorShut(stage, Math.min(0.1, stage.seconds / 6))
  stage.atRegularTimes(6, 0.1, DOOR_SECONDS, (at) => {
    addResonantClicks(stage, at, [1800, 3100], 0.006, 0.9, 0.15)
    addResonantClicks(stage, at + 0.09, [1400, 2600], 0.008, 0.7, 0.15)
    addCreak(stage, at + 0.3, 1.3, 1)
    addDoorShut(stage, at + 1.85)
  })
}

const DOOR_SECONDS = 2.5

function addDoorShut(stage: StereoMix, at: number): void {
  stage.add(decayingTone(98, 62, 0.06), at, 0.36, 0)
  stage.add(noiseBurst(stage.random, 360, 0.7, 0.035), at, 2.6, 0)
  stage.add(noiseBurst(stage.random, 900, 0.8, 0.012), at + 0.004, 1.2, 0.05)
  addResonantClicks(stage, at + 0.05, [1500, 2400], 0.007, 0.6, 0.12)
}

/** Wood that sticks and slips: pulses that come faster and slower. */
export function addCreak(stage: StereoMix, at: number, seconds: number, gain: number): void {
  const speed = smoothRandomCurve(seconds, 0.3, stage.random)
  const [low, high] = [stage.randomBetween(420, 640), stage.randomBetween(1100, 1600)]
  for (let t = 0; t < seconds; t += 1 / (38 + 95 * speed(t))) {
    const force = gain * Math.sin((Math.PI * t) / seconds) * stage.randomBetween(0.6, 1)
    stage.add(noiseBurst(stage.random, low, 7, 0.006), at + t, force, 0.1)
    stage.add(noiseBurst(stage.random, high, 8, 0.003), at + t, force * 0.7, 0.1)
  }
}

/** A stroke of something over something: noise in a band that is rough while it moves. */
export function addRubbing(
  stage: StereoMix,
  at: number,
  band: { hertz: number; width: number; seconds: number; rough: number },
  gain: number,
  side: number,
): void {
  const bumps = smoothRandomCurve(band.seconds, band.rough, stage.random)
  const rub = filterInPlace(whiteNoise(band.seconds, stage.random), bandpass(SAMPLE_RATE, band.hertz, band.width))
  stage.add(
    applyEnvelope(
      filterInPlace(rub, lowpass(SAMPLE_RATE, 9000)),
      (t) => Math.sin(Math.PI * Math.min(1, t / band.seconds)) ** 1.2 * (0.3 + bumps(t)),
    ),
    at,
    gain,
    side,
  )
}
