import { expect, test } from 'vitest'
import { applyLeveler } from './leveler.ts'
import { loudnessLufs } from './loudness.ts'
import { master } from './master.ts'
import { widen } from './widen.ts'
import type { PcmAudio } from './wav.ts'

const RATE = 48_000
const stereo = (seconds: number, wave: (at: number) => number): PcmAudio => {
  const samples = Float32Array.from({ length: seconds * RATE }, (_, i) => wave(i / RATE))
  return { sampleRate: RATE, channels: [samples, samples.slice()] }
}
const tone = (hertz: number, at: number): number => Math.sin(2 * Math.PI * hertz * at)
const part = ({ channels, sampleRate }: PcmAudio, from: number, to: number): PcmAudio => ({
  sampleRate,
  channels: channels.map((channel) => channel.slice(from * RATE, to * RATE)),
})
const mean = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample, 0) / samples.length

test('mastering removes a DC offset', () => {
  const song = stereo(6, (at) => 0.06 + 0.1 * tone(440, at))
  master(song, 6)
  expect(Math.abs(mean(song.channels[0]!.subarray(RATE)))).toBeLessThan(0.001)
})

test('the leveler narrows the loudness range, keeps its order, and leaves the final decay', () => {
  const song = stereo(40, (at) => tone(500, at) * (at < 12 ? 0.03 : at < 32 ? 0.2 : 0.2 * 10 ** (-(at - 32) / 5)))
  const before = loudnessLufs(part(song, 16, 28)) - loudnessLufs(part(song, 2, 10))
  const fall = loudnessLufs(part(song, 33, 34)) - loudnessLufs(part(song, 36, 37))
  applyLeveler(song, 32)
  const after = loudnessLufs(part(song, 16, 28)) - loudnessLufs(part(song, 2, 10))
  expect(before).toBeGreaterThan(15)
  expect(after).toBeLessThan(11)
  expect(after).toBeGreaterThan(5)
  expect(loudnessLufs(part(song, 33, 34)) - loudnessLufs(part(song, 36, 37))).toBeCloseTo(fall, 1)
})

/** Amplitude of a frequency in one second of samples, independent of phase. */
function strengthOf(hertz: number, samples: Float32Array): number {
  const projection = (shift: number): number =>
    samples.subarray(0, RATE).reduce((sum, sample, i) => sum + sample * tone(hertz, i / RATE + shift), 0)
  return Math.hypot(projection(0), projection(0.25 / hertz)) / RATE
}

test('widening leaves the bass centred and the mono sum unchanged', () => {
  const song = stereo(2, (at) => 0.2 * tone(70, at) + 0.2 * tone(1500, at))
  const before = song.channels[0]!.slice()
  widen(song)
  const [left, right] = song.channels as [Float32Array, Float32Array]
  const difference = left.map((sample, i) => sample - right[i]!).subarray(RATE / 2)
  expect(strengthOf(1500, difference)).toBeGreaterThan(3 * strengthOf(70, difference))
  for (let i = RATE; i < RATE + 500; i++) expect((left[i]! + right[i]!) / 2).toBeCloseTo(before[i]!, 5)
})

/** Remaining fraction of a low tone after mastering. */
function remainingBass(gain: number): number {
  const song = stereo(5, (at) => {
    const octaves = [177, 354, 707, 1414, 2828].map((hertz, i) => 0.1 * 10 ** ((-2 * i) / 20) * tone(hertz, at))
    return gain * tone(88, at) + octaves.reduce((sum, value) => sum + value, 0)
  })
  const before = strengthOf(88, song.channels[0]!.subarray(RATE))
  master(song, 5)
  return strengthOf(88, song.channels[0]!.subarray(RATE)) / before
}

test('excess bass is reduced, a balanced song is nearly unchanged', () => {
  expect(remainingBass(0.9)).toBeLessThan(0.8)
  expect(remainingBass(0.12)).toBeGreaterThan(0.85)
})
