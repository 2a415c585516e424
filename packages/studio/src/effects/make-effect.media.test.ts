import { expect, test } from 'vitest'
import { EFFECT_KINDS, type EffectKind } from '@fablecut/generation/ports/effects'
import { loudnessLufs } from '../sound/loudness.ts'
import { extractAudioFeatures } from '../sound/audio-features.ts'
import { decodeWav } from '../sound/wav.ts'
import { makeEffect } from './make-effect.ts'
import { sampleOf } from '../testing/sample-of.ts'

/** Expected range of the spectral centroid in hertz. */
const CENTROIDS: Readonly<Record<EffectKind, readonly [number, number]>> = {
  wind: [150, 900],
  rain: [1500, 5000],
  thunder: [40, 400],
  steps: [150, 1200],
  crowd: [300, 1500],
  keyboard: [1200, 4500],
  waves: [250, 1500],
  birds: [2200, 6000],
  fire: [100, 2500],
  stream: [700, 3000],
  traffic: [80, 800],
  clock: [600, 3500],
  page: [2500, 8000],
  door: [120, 1200],
  whoosh: [1000, 6000],
  sparkle: [2500, 7000],
  'asmr-cutting': [1200, 5000],
  'asmr-slime': [300, 1500],
  'asmr-keyboard': [500, 2500],
  'asmr-smear': [1200, 4500],
  'asmr-petridish': [1000, 5000],
  'asmr-magicpens': [2500, 6000],
  'asmr-bedroom': [200, 1500],
  'asmr-upstairs': [150, 1000],
}

test.each(sampleOf(EFFECT_KINDS, 8))(
  '%s has the requested length, moderate loudness, silent ends and the expected spectral centroid',
  (kind) => {
    const sound = decodeWav(makeEffect({ kind, durationSeconds: 4.5, seed: 3 }).audio)
    const [left, right] = sound.channels as [Float32Array, Float32Array]
    expect(left).toHaveLength(4.5 * 48_000)
    expect(right).not.toEqual(left)
    const loudness = loudnessLufs(sound)
    expect(loudness).toBeGreaterThan(-31)
    expect(loudness).toBeLessThan(-20)
    for (const channel of [left, right]) {
      expect(Math.max(...channel.subarray(0, 40).map(Math.abs))).toBeLessThan(0.002)
      expect(Math.max(...channel.subarray(-40).map(Math.abs))).toBeLessThan(0.002)
      expect(channel.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.71)
    }
    const [lowest, highest] = CENTROIDS[kind]
    const { centroidHertz } = extractAudioFeatures(sound)
    expect(centroidHertz).toBeGreaterThan(lowest)
    expect(centroidHertz).toBeLessThan(highest)
  },
)

test('continuous effects last to the end of long requests and fade out', () => {
  for (const kind of sampleOf(EFFECT_KINDS, 6)) {
    const [left, right] = decodeWav(makeEffect({ kind, durationSeconds: 16, seed: 7 }).audio).channels as [Float32Array, Float32Array]
    const loudest = (from: number, to: number): number =>
      Math.max(
        ...[left, right].map((ear) =>
          ear.subarray(from * 48_000, to * 48_000).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
        ),
      )
    expect(loudest(8, 16), kind).toBeGreaterThan(0.03)
    expect(loudest(15.8, 16), `${kind} at its end`).toBeLessThan(loudest(0, 15.5))
  }
})

test('door and page are audible in one second', () => {
  for (const kind of ['door', 'page'] as const) {
    const { channels } = decodeWav(makeEffect({ kind, durationSeconds: 1, seed: 2 }).audio)
    expect(
      channels[0]!.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
      kind,
    ).toBeGreaterThan(0.05)
  }
})

const onsets = (kind: EffectKind) =>
  extractAudioFeatures(decodeWav(makeEffect({ kind, durationSeconds: 6, seed: 1 }).audio)).onsetsPerSecond
const birdsBytes = (seed: number) => Buffer.from(makeEffect({ kind: 'birds', durationSeconds: 2, seed }).audio)

test('steps and clock have their onset rates', () => {
  expect(onsets('clock')).toBeGreaterThan(1.7)
  expect(onsets('clock')).toBeLessThan(2.3)
  expect(onsets('steps')).toBeGreaterThan(1.4)
  expect(onsets('steps')).toBeLessThan(4)
})

test('the same seed gives the same bytes, another seed others', () => {
  expect(birdsBytes(1).equals(birdsBytes(1))).toBe(true)
  expect(birdsBytes(1).equals(birdsBytes(2))).toBe(false)
})

test('unsupported lengths and kinds are refused', () => {
  for (const durationSeconds of [0, -1, Number.NaN, 901]) {
    expect(() => makeEffect({ kind: 'rain', durationSeconds, seed: 1 })).toThrow(expect.objectContaining({ code: 'impossible_length' }))
  }
  expect(() => makeEffect({ kind: 'kazoo' as EffectKind, durationSeconds: 3, seed: 1 })).toThrow(
    expect.objectContaining({ code: 'unknown_effect' }),
  )
})

/** Sum of the squares of the first channel's samples within a range of seconds of a 16-bit stereo WAV with a header of 44 bytes. */
function energyOf(wav: Uint8Array, fromSeconds: number, toSeconds: number): number {
  const samples = new DataView(wav.buffer, wav.byteOffset + 44)
  let energy = 0
  for (let i = Math.round(fromSeconds * 48_000); i < Math.round(toSeconds * 48_000); i++) energy += samples.getInt16(i * 4, true) ** 2
  return energy
}

const ratioInDecibels = (a: number, b: number): number => Math.abs(10 * Math.log10(a / b))

test('sections of an effect continue each other without a dip', () => {
  const request = { kind: 'asmr-slime', durationSeconds: 2, seed: 5 } as const
  const whole = makeEffect({ ...request, durationSeconds: 6 }).audio
  const middle = makeEffect({ ...request, section: { startSeconds: 2, totalSeconds: 6 } }).audio
  expect(ratioInDecibels(energyOf(middle, 0, 0.1), energyOf(whole, 2, 2.1))).toBeLessThan(0.1)
  expect(ratioInDecibels(energyOf(middle, 1.9, 2), energyOf(whole, 3.9, 4))).toBeLessThan(0.1)
})
