import { expect, test } from 'vitest'
import { Limiter } from './limiter.ts'

const RATE = 48_000
const CEILING = 0.8
const tone = (length: number, level: (at: number) => number) =>
  Float32Array.from({ length }, (_, at) => level(at) * Math.sin((2 * Math.PI * 440 * at) / RATE))

/** The limited left side, pushed in parts of a size. */
function limited(left: Float32Array, right: Float32Array, part: number): Float32Array[] {
  const limiter = new Limiter({ sampleRate: RATE, ceiling: CEILING })
  const outputs: Float32Array[][] = []
  for (let at = 0; at < left.length; at += part) outputs.push(limiter.push(left.subarray(at, at + part), right.subarray(at, at + part)))
  outputs.push(limiter.flush())
  return [0, 1].map((side) => Float32Array.from(outputs.flatMap((output) => [...output[side]!])))
}

test('no sample exceeds the ceiling, and the length stays', () => {
  const loud = tone(20_000, (at) => (at > 6_000 && at < 6_400 ? 3 : 0.5))
  const [left, right] = limited(
    loud,
    loud.map((value) => -value),
    1_000,
  )
  expect([left!.length, right!.length]).toEqual([20_000, 20_000])
  expect(Math.max(...left!.map(Math.abs))).toBeLessThanOrEqual(CEILING + 1e-6)
  expect(Math.max(...left!.slice(6_000, 6_400).map(Math.abs))).toBeGreaterThan(CEILING * 0.9)
})

test('what is below the ceiling stays as it is', () => {
  const quiet = tone(5_000, () => 0.7)
  expect(limited(quiet, quiet, 700)[0]).toEqual(quiet)
})

test('the parts in which sound comes make no difference', () => {
  const loud = tone(9_000, (at) => 0.4 + at / 6_000)
  const [whole, parts] = [limited(loud, loud, 9_000)[0]!, limited(loud, loud, 333)[0]!]
  expect(Math.max(...whole.map((value, at) => Math.abs(value - parts[at]!)))).toBeLessThan(1e-5)
})

test('a peak of one side lowers both', () => {
  const [left, right] = limited(
    tone(4_000, () => 1.6),
    tone(4_000, () => 0.4),
    4_000,
  )
  expect(Math.max(...right!.slice(1_000))).toBeCloseTo(0.2, 1)
  expect(Math.max(...left!.slice(1_000))).toBeCloseTo(0.8, 1)
})
