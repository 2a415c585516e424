import { expect, test } from 'vitest'
import { loudnessLufs } from './loudness.ts'
import { normalizeLoudness } from './limiter.ts'
import { decodeWav, encodeWav } from './wav.ts'

const tone = (seconds: number, gain: number) =>
  Float32Array.from({ length: seconds * 48_000 }, (_, i) => gain * Math.sin((2 * Math.PI * 997 * i) / 48_000))

test('a WAV round trip keeps rate, channels and samples to 16 bits', () => {
  const [left, right] = [tone(0.1, 0.5), tone(0.1, -0.25)]
  const read = decodeWav(encodeWav({ sampleRate: 48_000, channels: [left, right] }))
  expect(read.sampleRate).toBe(48_000)
  expect(read.channels).toHaveLength(2)
  read.channels[1]!.forEach((sample, i) => expect(Math.abs(sample - right[i]!)).toBeLessThan(1 / 16_000))
})

test('bytes that are no 16-bit WAV are refused', () => {
  expect(() => decodeWav(new Uint8Array(100))).toThrow('Not a WAV file')
})

test('a 997 Hz sine at full scale measures -3 LUFS, as the standard requires', () => {
  expect(loudnessLufs({ sampleRate: 48_000, channels: [tone(2, 1)] })).toBeCloseTo(-3.01, 1)
})

test('loudness normalization reaches its target and stays below the ceiling despite high peaks', () => {
  const spiky = tone(2, 0.05)
  for (let i = 5000; i < spiky.length; i += 9000) spiky[i] = 0.9
  const level = normalizeLoudness({ sampleRate: 48_000, channels: [spiky] }, -16)
  expect(Math.max(...level.channels[0]!.map(Math.abs))).toBeLessThanOrEqual(0.8901)
  expect(Math.abs(loudnessLufs(level) + 16)).toBeLessThan(1.5)
})

test('silence is unchanged', () => {
  const level = normalizeLoudness({ sampleRate: 48_000, channels: [new Float32Array(48_000)] }, -16)
  expect(level.channels[0]!.every((sample) => sample === 0)).toBe(true)
})
