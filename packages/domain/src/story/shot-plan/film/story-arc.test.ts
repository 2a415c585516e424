import { expect, test } from 'vitest'
import type { PlanMood } from '../shot-plan.ts'
import { arcOf } from './story-arc.ts'

const shots = (...moods: PlanMood[]) => moods.map((mood) => ({ mood, seconds: 5 }))

test('the music of a story goes with its passages: opening, tension, climax, resolution', () => {
  const arc = arcOf(shots('calm', 'calm', 'tense', 'tense', 'epic', 'happy', 'happy'))
  expect(arc.map(({ startSeconds, part }) => [startSeconds, part])).toEqual([
    [0, 'opening'],
    [10, 'tension'],
    [20, 'climax'],
    [25, 'resolution'],
  ])
  const [opening, tension, climax, resolution] = arc.map(({ intensity }) => intensity)
  expect(opening).toBeLessThan(tension!)
  expect(tension).toBeLessThan(climax!)
  expect(resolution).toBeLessThan(climax!)
})

test('a story of one mood rises and closes, at its cuts', () => {
  const arc = arcOf(shots('calm', 'calm', 'calm', 'calm', 'calm', 'calm'))
  expect(arc.map(({ startSeconds, part }) => [startSeconds, part])).toEqual([
    [0, 'opening'],
    [5, 'passage'],
    [15, 'climax'],
    [25, 'resolution'],
  ])
  expect(Math.max(...arc.map(({ intensity }) => intensity))).toBe(arc[2]!.intensity)
})

test('a single sentence of another mood is no passage', () => {
  const moods: PlanMood[] = ['calm', 'calm', 'calm', 'sad', 'calm', 'calm', 'calm', 'calm']
  const arc = arcOf(moods.map((mood) => ({ mood, seconds: 3 })))
  expect(arc.map(({ part }) => part)).toEqual(['opening', 'passage', 'climax', 'resolution'])
})

test('one shot is one passage, and no shots are none', () => {
  expect(arcOf(shots('epic'))).toEqual([{ startSeconds: 0, part: 'opening', intensity: expect.any(Number) as number }])
  expect(arcOf([])).toEqual([])
})
