import { describe, expect, it, test } from 'vitest'
import { MOODS } from '../scene/scene.ts'
import { type Acting, expressionAt } from './acting.ts'

const speaking: Acting = { mood: 'calm', speech: [{ startSeconds: 1, endSeconds: 2 }], speaks: true }
const mouthOpenings = (acting: Acting, from: number, to: number): number[] => {
  const values: number[] = []
  for (let t = from; t < to; t += 1 / 30) values.push(expressionAt(t, 0, acting).mouth[1])
  return values
}

it('the mouth opens during speech and stays closed in silence', () => {
  expect(Math.max(...mouthOpenings(speaking, 0, 0.8), ...mouthOpenings(speaking, 2.3, 3))).toBe(0)
  const heard = mouthOpenings(speaking, 1.1, 1.9)
  expect(Math.max(...heard) - Math.min(...heard)).toBeGreaterThan(0.15)
})

it('the mouth of a listening figure stays closed', () => {
  expect(Math.max(...mouthOpenings({ ...speaking, speaks: false }, 0, 3))).toBe(0)
})

it('the mouth follows the visemes and closes after the last one', () => {
  const visemes = [
    { shape: 'open', startSeconds: 1, endSeconds: 1.2 },
    { shape: 'closed', startSeconds: 1.2, endSeconds: 1.3 },
    { shape: 'round', startSeconds: 1.3, endSeconds: 1.5 },
  ] as const
  const at = (seconds: number) => expressionAt(seconds, 0, { ...speaking, visemes }).mouth
  expect(at(1.1)[1]).toBeGreaterThan(0.35)
  expect(at(1.25)[1]).toBeLessThan(0.02)
  expect(at(1.4)[3]).toBeGreaterThan(0.9)
  expect(at(1.7)[1]).toBe(0)
})

it('mouth shapes are interpolated between visemes', () => {
  const visemes = [{ shape: 'open', startSeconds: 1, endSeconds: 1.4 }] as const
  const opening = mouthOpenings({ ...speaking, visemes }, 0.9, 1.1)
  expect(opening.some((value) => value > 0.02 && value < 0.4)).toBe(true)
})

it('every mood has a distinct expression', () => {
  const faces = MOODS.map((mood) => JSON.stringify(expressionAt(0.4, 0, { ...speaking, speech: [], mood })))
  expect(new Set(faces).size).toBe(MOODS.length)
})

it('eyes blink for a small part of the time', () => {
  const shut = Array.from({ length: 300 }, (_, i) => expressionAt(i / 30, 0, speaking).blink).filter((blink) => blink > 0.5).length
  expect(shut).toBeGreaterThan(3)
  expect(shut).toBeLessThan(30)
})

it('the eyes of a sleeping figure stay closed', () => {
  for (let t = 0; t < 4; t += 0.3) expect(expressionAt(t, 0, { ...speaking, asleep: true }).blink).toBe(1)
})

it('the mouth of a singing figure closes in rests in every mood', () => {
  const visemes = [{ shape: 'open', startSeconds: 1, endSeconds: 1.4 }] as const
  for (const mood of MOODS)
    expect(Math.max(...mouthOpenings({ ...speaking, mood, visemes, sings: true, isDistant: true }, 1.5, 3)), mood).toBe(0)
})

describe('faces at rest', () => {
  test('nobody smiles without a reason: a calm face is sober, a happy one smiles', () => {
    const [calm, happy] = (['calm', 'happy'] as const).map((mood) => expressionAt(0.4, 0, { mood, speech: [], speaks: false }))
    expect(calm!.mouth.slice(1, 3)).toEqual([0, 0])
    expect(calm!.cheer).toBeLessThan(0.05)
    expect(happy!.mouth[2]).toBeGreaterThan(0.4)
    // Whoever is merely in a bright shot does not laugh.
    expect(happy!.mouth[1]).toBe(0)
    expect(expressionAt(0.4, 0, { mood: 'calm', feeling: 'happy', speech: [], speaks: false }).mouth[1]).toBeGreaterThan(0)
  })

  test.each(['neutral', 'happy', 'sad', 'angry', 'afraid', 'surprised', 'tired', 'proud'] as const)(
    'nobody smiles in a sad shot: %s',
    (feeling) => {
      const { mouth, cheer } = expressionAt(0.4, 0, { mood: 'sad', feeling, speech: [], speaks: false })
      expect(mouth[2]).toBeLessThanOrEqual(0)
      expect(cheer).toBe(0)
    },
  )

  test.each([
    ['angry', (e: ReturnType<typeof expressionAt>) => (e.frown ?? 0) < -0.8],
    ['afraid', (e: ReturnType<typeof expressionAt>) => (e.frown ?? 0) > 0.5 && e.brow > 0.5],
    ['sad', (e: ReturnType<typeof expressionAt>) => e.mouth[2] < -0.5],
    ['happy', (e: ReturnType<typeof expressionAt>) => e.mouth[2] > 0.8],
    ['tired', (e: ReturnType<typeof expressionAt>) => e.blink > 0.3],
  ] as const)('a figure that is %s shows it whatever the mood', (feeling, shows) => {
    expect(shows(expressionAt(0.4, 0, { mood: 'calm', feeling, speech: [], speaks: false }))).toBe(true)
  })

  test('only who cries has tears', () => {
    expect(expressionAt(0.4, 0, { mood: 'calm', isCrying: true, speech: [], speaks: false }).tears).toBeGreaterThanOrEqual(0)
    expect(expressionAt(0.4, 0, { mood: 'calm', speech: [], speaks: false }).tears).toBeUndefined()
  })
})
