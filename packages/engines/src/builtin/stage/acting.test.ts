import { expect, it } from 'vitest'
import { MOODS } from '../scene/scene.ts'
import { type Acting, expressionAt } from './acting.ts'

const spoken: Acting = { mood: 'calm', speech: [{ startSeconds: 1, endSeconds: 2 }], speaks: true }
const openings = (acting: Acting, from: number, to: number): number[] => {
  const found: number[] = []
  for (let t = from; t < to; t += 1 / 30) found.push(expressionAt(t, 0, acting).mouth[1])
  return found
}

it('a mouth moves while a voice is heard and rests when it is not', () => {
  expect(Math.max(...openings(spoken, 0, 0.8), ...openings(spoken, 2.3, 3))).toBe(0)
  const heard = openings(spoken, 1.1, 1.9)
  expect(Math.max(...heard) - Math.min(...heard)).toBeGreaterThan(0.15)
})

it('somebody who only listens keeps the mouth shut', () => {
  expect(Math.max(...openings({ ...spoken, speaks: false }, 0, 3))).toBe(0)
})

it('a mouth takes the shapes of the sounds that are heard, and is closed after them', () => {
  const visemes = [
    { shape: 'open', startSeconds: 1, endSeconds: 1.2 },
    { shape: 'closed', startSeconds: 1.2, endSeconds: 1.3 },
    { shape: 'round', startSeconds: 1.3, endSeconds: 1.5 },
  ] as const
  const at = (seconds: number) => expressionAt(seconds, 0, { ...spoken, visemes }).mouth
  expect(at(1.1)[1]).toBeGreaterThan(0.35)
  expect(at(1.25)[1]).toBeLessThan(0.02)
  expect(at(1.4)[3]).toBeGreaterThan(0.9)
  expect(at(1.7)[1]).toBe(0)
})

it('one shape of a mouth flows into the next without a jump', () => {
  const visemes = [{ shape: 'open', startSeconds: 1, endSeconds: 1.4 }] as const
  const opening = openings({ ...spoken, visemes }, 0.9, 1.1)
  expect(opening.some((value) => value > 0.02 && value < 0.4)).toBe(true)
})

it('every mood has a face of its own', () => {
  const faces = MOODS.map((mood) => JSON.stringify(expressionAt(0.4, 0, { ...spoken, speech: [], mood })))
  expect(new Set(faces).size).toBe(MOODS.length)
})

it('eyes blink, and not for long', () => {
  const shut = Array.from({ length: 300 }, (_, i) => expressionAt(i / 30, 0, spoken).blink).filter((blink) => blink > 0.5).length
  expect(shut).toBeGreaterThan(3)
  expect(shut).toBeLessThan(30)
})

it('eyes of a sleeper stay shut', () => {
  for (let t = 0; t < 4; t += 0.3) expect(expressionAt(t, 0, { ...spoken, asleep: true }).blink).toBe(1)
})

it('who sings shuts the mouth in rests in every mood', () => {
  const visemes = [{ shape: 'open', startSeconds: 1, endSeconds: 1.4 }] as const
  for (const mood of MOODS) expect(Math.max(...openings({ ...spoken, mood, visemes, sings: true, small: true }, 1.5, 3)), mood).toBe(0)
})
