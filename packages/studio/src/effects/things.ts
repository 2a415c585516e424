import { bandpass, filterInPlace, lowpass } from '../sound/biquad.ts'
import { addResonantClicks } from './places.ts'
import { decayingTone, noiseBurst, SAMPLE_RATE, applyEnvelope, smoothRandomCurve, whiteNoise, type StereoMix } from './stereo-mix.ts'

export function steps(mix: StereoMix): void {
  mix.atRegularTimes({ everySeconds: 0.54, jitter: 0.03, lastsSeconds: 0.25 }, (at, i) => {
    const side = i % 2 === 0 ? -0.18 : 0.18
    mix.add(decayingTone(mix.randomBetween(95, 120), 60, 0.028), at, 0.2, side)
    mix.add(noiseBurst(mix.random, mix.randomBetween(300, 520), 0.9, 0.014), at, 1.8, side)
    mix.add(noiseBurst(mix.random, mix.randomBetween(1500, 2600), 0.9, 0.012), at + 0.09, 0.7, side)
    mix.add(
      applyEnvelope(
        filterInPlace(whiteNoise(0.12, mix.random), bandpass(SAMPLE_RATE, 2200, 0.8)),
        (t) => Math.sin((Math.PI * t) / 0.12) ** 2,
      ),
      at + 0.05,
      0.06,
      side,
    )
  })
}

/** Typing in bursts. `soft`: 0 an office keyboard, 1 deep and close. */
export function typing(mix: StereoMix, soft: number): void {
  let at = 0.12
  let side = 0
  while (at < mix.seconds) {
    const letters = 2 + Math.floor(mix.random() * 8)
    for (let i = 0; i < letters && at < mix.seconds; i++) {
      side = Math.max(-0.8, Math.min(0.8, side + mix.randomBetween(-0.6, 0.6)))
      addKeyPress(mix, at, side, soft)
      at += mix.randomBetween(0.09, 0.2) * (1 + soft * 0.5)
    }
    addKeyPress(mix, at, 0.05, Math.min(1, soft + 0.3))
    at += mix.randomBetween(0.2, 0.75)
  }
}

function addKeyPress(mix: StereoMix, at: number, side: number, soft: number): void {
  const force = mix.randomBetween(0.6, 1)
  mix.add(noiseBurst(mix.random, mix.randomBetween(2300, 3900) * (1 - 0.45 * soft), 1.4, 0.0045), at, force * 0.7, side)
  mix.add(noiseBurst(mix.random, mix.randomBetween(240, 420) * (1 - 0.3 * soft), 3, 0.016), at + 0.004, force * (1.2 + soft), side)
  mix.add(
    noiseBurst(mix.random, mix.randomBetween(2900, 4600) * (1 - 0.4 * soft), 1.8, 0.003),
    at + mix.randomBetween(0.05, 0.08),
    force * 0.3,
    side,
  )
}

export function clock(mix: StereoMix): void {
  for (let i = 0; 0.25 + i * 0.5 < mix.seconds; i++) {
    const at = 0.25 + i * 0.5
    addResonantClicks(mix, at, i % 2 === 0 ? [2500, 4100] : [2050, 3500], 0.006, 1, 0.1)
    mix.add(decayingTone(i % 2 === 0 ? 520 : 440, 430, 0.016), at, 0.16, 0.1)
  }
}

export function page(mix: StereoMix): void {
  mix.atRegularTimes({ everySeconds: 3.2, jitter: 0.25, lastsSeconds: 0.8 }, (at) => {
    const length = mix.randomBetween(0.45, 0.7)
    const bumps = smoothRandomCurve(length, 0.035, mix.random)
    const paper = filterInPlace(whiteNoise(length, mix.random), bandpass(SAMPLE_RATE, mix.randomBetween(2600, 3800), 0.55))
    mix.add(
      applyEnvelope(paper, (t) => Math.sin(Math.PI * Math.min(1, t / length)) ** 1.5 * (0.25 + bumps(t))),
      at,
      1,
      0.35,
    )
    mix.add(noiseBurst(mix.random, 750, 0.8, 0.03), at + length * 0.85, 0.7, -0.25)
  })
}

/** A door opens with a creak and shuts; below 2.5 s it only shuts. */
export function door(mix: StereoMix): void {
  if (mix.seconds < DOOR_SECONDS) return addDoorShut(mix, Math.min(0.1, mix.seconds / 6))
  mix.atRegularTimes({ everySeconds: 6, jitter: 0.1, lastsSeconds: DOOR_SECONDS }, (at) => {
    addResonantClicks(mix, at, [1800, 3100], 0.006, 0.9, 0.15)
    addResonantClicks(mix, at + 0.09, [1400, 2600], 0.008, 0.7, 0.15)
    addCreak(mix, at + 0.3, 1.3, 1)
    addDoorShut(mix, at + 1.85)
  })
}

const DOOR_SECONDS = 2.5

export function addDoorShut(mix: StereoMix, at: number): void {
  mix.add(decayingTone(98, 62, 0.06), at, 0.36, 0)
  mix.add(noiseBurst(mix.random, 360, 0.7, 0.035), at, 2.6, 0)
  mix.add(noiseBurst(mix.random, 900, 0.8, 0.012), at + 0.004, 1.2, 0.05)
  addResonantClicks(mix, at + 0.05, [1500, 2400], 0.007, 0.6, 0.12)
}

/** Stick-slip pulses of varying rate. */
export function addCreak(mix: StereoMix, at: number, seconds: number, gain: number): void {
  const speed = smoothRandomCurve(seconds, 0.3, mix.random)
  const [low, high] = [mix.randomBetween(420, 640), mix.randomBetween(1100, 1600)]
  for (let t = 0; t < seconds; t += 1 / (38 + 95 * speed(t))) {
    const force = gain * Math.sin((Math.PI * t) / seconds) * mix.randomBetween(0.6, 1)
    mix.add(noiseBurst(mix.random, low, 7, 0.006), at + t, force, 0.1)
    mix.add(noiseBurst(mix.random, high, 8, 0.003), at + t, force * 0.7, 0.1)
  }
}

/** Rubbing noise: bandpassed, with a random envelope. `rough`: interval of the envelope's control points in seconds. */
export function addRubbing(
  mix: StereoMix,
  at: number,
  band: { hertz: number; width: number; seconds: number; rough: number },
  gain: number,
  side: number,
): void {
  const bumps = smoothRandomCurve(band.seconds, band.rough, mix.random)
  const rub = filterInPlace(whiteNoise(band.seconds, mix.random), bandpass(SAMPLE_RATE, band.hertz, band.width))
  mix.add(
    applyEnvelope(
      filterInPlace(rub, lowpass(SAMPLE_RATE, 9000)),
      (t) => Math.sin(Math.PI * Math.min(1, t / band.seconds)) ** 1.2 * (0.3 + bumps(t)),
    ),
    at,
    gain,
    side,
  )
}
