import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const feelingOf = (script: string, at: number) => directScript(script)[at]!.plan.cast.map(({ feeling }) => feeling)

it.each([
  ['A boy lived in Ohio. He wanted to write. His first novel was rejected by nineteen publishers, and he kept the letters.', 'sad'],
  ['I trained for a year. I ran every day. I was furious, because they had closed the road.', 'angry'],
  ['I trained for a year. I ran every day. I crossed the finish line and cried like a child.', 'happy'],
  ['I was forty. I wanted to run. Three months ago I could not run for two minutes.', 'tired'],
  ['I trained for a year. I ran every day. After ten minutes I was out of breath.', 'tired'],
])('%s: who is alone looks as the last sentence feels', (script, feeling) => {
  expect(feelingOf(script, 2)).toEqual([feeling])
})

it('who decides something on a card thinks', () => {
  const script = 'Three months ago I could not run. So I made one rule, which was that I only had to put on my shoes. I walk now.'
  expect(directScript(script)[1]!.plan.cast.map(({ action }) => action)).toEqual(['think'])
})

const STORY =
  'The night nurse knew every sound of the old hospital. At three in the morning she heard a bell, although the room had been empty since October. She walked down the corridor, where the lights went out. When she turned around, the door was locked from the outside. On the mirror somebody had written her name.'

it('a story about somebody else frightens as well, and whoever is in it is afraid', () => {
  const plans = directScript(STORY).map(({ plan }) => plan)
  expect(plans[1]).toMatchObject({ hour: 'night', mood: 'tense', tone: 'grave' })
  expect(plans[1]!.cast.map(({ feeling }) => feeling)).toEqual(['afraid'])
})

it('a tale of animals that knock at night does not frighten', () => {
  const [{ plan }] = directScript(
    'A tiny mouse knocked at the door. The badger heard footsteps in the dark. The candle went out. They laughed.',
  ) as [ReturnType<typeof directScript>[number]]
  expect(plan.tone).not.toBe('grave')
})
