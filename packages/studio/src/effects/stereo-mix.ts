import { type Random, seeded } from '../paint/random.ts'
import { bandpass, filterInPlace } from '../sound/biquad.ts'
import { type Rhythm, rhythmTimes } from './rhythm.ts'

/** In hertz. */
export const SAMPLE_RATE = 48_000
/** Largest interaural time difference. */
const INTERAURAL_DELAY_SECONDS = 0.00062
/** Attenuation of the far ear by the head, 0 to 1. */
const HEAD_SHADOW = 0.62

/** A stereo buffer to which mono sounds are added. `random` is the source of randomness of its sounds. */
export class StereoMix {
  readonly seconds: number
  readonly random: Random
  private readonly times: number
  readonly left: Float32Array
  readonly right: Float32Array

  /** `times`: seed of the times of regular events. Default 0. */
  constructor(seconds: number, random: Random, times = 0) {
    this.seconds = seconds
    this.random = random
    this.times = times
    this.left = new Float32Array(Math.round(seconds * SAMPLE_RATE))
    this.right = new Float32Array(this.left.length)
  }

  /** Adds a mono sound with interaural delay and level difference. `side`: -1 left to 1 right, default 0. Samples past the end are dropped. */
  add(sound: Float32Array, atSeconds: number, gain: number, side = 0): void {
    const start = Math.round(atSeconds * SAMPLE_RATE)
    const delay = Math.round(Math.abs(side) * INTERAURAL_DELAY_SECONDS * SAMPLE_RATE)
    const far = gain * (1 - Math.abs(side) * HEAD_SHADOW)
    addInto(this.left, sound, side <= 0 ? start : start + delay, side <= 0 ? gain : far)
    addInto(this.right, sound, side >= 0 ? start : start + delay, side >= 0 ? gain : far)
  }

  /** Adds an uncorrelated sound to each channel, for a diffuse image. */
  addDiffuse(gain: number, generate: () => Float32Array): void {
    for (const channel of [this.left, this.right]) addInto(channel, generate(), 0, gain)
  }

  /** Uniform random number in [low, high). */
  randomBetween(low: number, high: number): number {
    return low + this.random() * (high - low)
  }

  /** Calls `place` at times of a Poisson process with the given rate. */
  atRandomTimes(perSecond: number, place: (atSeconds: number) => void): void {
    for (let at = -Math.log(1 - this.random()) / perSecond; at < this.seconds; at -= Math.log(1 - this.random()) / perSecond) place(at)
  }

  /** Calls `place` at the times of a rhythm (see `rhythmTimes`). */
  atRegularTimes(rhythm: Rhythm, place: (atSeconds: number, index: number) => void): void {
    rhythmTimes(rhythm, this.seconds, seeded(this.times)).forEach(place)
  }
}

function addInto(into: Float32Array, sound: Float32Array, start: number, gain: number): void {
  const from = Math.max(0, -start)
  const to = Math.min(sound.length, into.length - start)
  for (let i = from; i < to; i++) into[start + i]! += sound[i]! * gain
}

/** Samples of a duration, at least 1. */
export const sampleCount = (seconds: number): number => Math.max(1, Math.round(seconds * SAMPLE_RATE))

/** Uniform white noise in [-1, 1). */
export function whiteNoise(seconds: number, random: Random): Float32Array {
  const noise = new Float32Array(sampleCount(seconds))
  for (let i = 0; i < noise.length; i++) noise[i] = random() * 2 - 1
  return noise
}

/** Brown noise: falls by 6 dB per octave. */
export function brownNoise(seconds: number, random: Random): Float32Array {
  const noise = whiteNoise(seconds, random)
  let sum = 0
  for (let i = 0; i < noise.length; i++) {
    sum = sum * 0.995 + noise[i]! * 0.1
    noise[i] = sum
  }
  return noise
}

/** Smooth random curve from 0 to 1 with a control point every `intervalSeconds`, eased between them; a function of time in seconds. */
export function smoothRandomCurve(seconds: number, intervalSeconds: number, random: Random): (atSeconds: number) => number {
  const points = Array.from({ length: Math.ceil(seconds / intervalSeconds) + 3 }, () => random())
  return (at) => {
    const position = Math.max(0, at) / intervalSeconds
    const i = Math.min(points.length - 2, Math.floor(position))
    const part = Math.min(1, position - i)
    const eased = part * part * (3 - 2 * part)
    return points[i]! * (1 - eased) + points[i + 1]! * eased
  }
}

/** Multiplies by an envelope over time in seconds, in place; evaluated every 32 samples, linear between. */
export function applyEnvelope(sound: Float32Array, curve: (atSeconds: number) => number): Float32Array {
  let next = curve(0)
  for (let block = 0; block < sound.length; block += 32) {
    const from = next
    next = curve(Math.min(sound.length, block + 32) / SAMPLE_RATE)
    for (let i = 0; i < 32 && block + i < sound.length; i++) sound[block + i]! *= from + ((next - from) * i) / 32
  }
  return sound
}

/** State-variable bandpass with a time-varying centre frequency, in place. `width`: bandwidth as a fraction of the centre frequency. */
export function sweptBandpass(sound: Float32Array, hertz: (atSeconds: number) => number, width: number): Float32Array {
  let low = 0
  let band = 0
  let frequency = 0
  for (let i = 0; i < sound.length; i++) {
    if (i % 32 === 0) frequency = 2 * Math.sin((Math.PI * Math.min(9000, Math.max(20, hertz(i / SAMPLE_RATE)))) / SAMPLE_RATE)
    low += frequency * band
    const high = sound[i]! - low - width * band
    band += frequency * high
    sound[i] = band * width
  }
  return sound
}

/** A short bandpassed noise burst with exponential decay. `q`: quality factor of the band. */
export function noiseBurst(random: Random, hertz: number, q: number, decaySeconds: number): Float32Array {
  const burst = whiteNoise(decaySeconds * 6, random)
  const attack = Math.min(24, burst.length)
  for (let i = 0; i < burst.length; i++) burst[i]! *= Math.exp(-i / (decaySeconds * SAMPLE_RATE)) * Math.min(1, i / attack)
  return filterInPlace(burst, bandpass(SAMPLE_RATE, hertz, q))
}

/** A sine that glides between two frequencies and decays exponentially. */
export function decayingTone(fromHertz: number, toHertz: number, decaySeconds: number, attackSeconds = 0.002): Float32Array {
  const sound = new Float32Array(sampleCount(decaySeconds * 5))
  let phase = 0
  for (let i = 0; i < sound.length; i++) {
    const part = i / sound.length
    phase += (2 * Math.PI * (fromHertz + (toHertz - fromHertz) * part)) / SAMPLE_RATE
    const at = i / SAMPLE_RATE
    sound[i] = Math.sin(phase) * Math.exp(-at / decaySeconds) * Math.min(1, at / attackSeconds) * Math.min(1, (1 - part) * 8)
  }
  return sound
}
