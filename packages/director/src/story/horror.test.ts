import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const HORROR = 'We bought the house. At midnight the door slammed. I heard footsteps. Somebody whispered my name.'

it('a story that is meant to frighten is told at night, tense, by somebody afraid', () => {
  const [first, ...others] = directScript(HORROR)
  expect(first!.plan).toMatchObject({ hour: 'night', mood: 'tense' })
  expect(others.at(-1)!.plan.mood).toBe('tense')
  expect(directScript('I bought a house. I painted the door.')[0]!.plan).toMatchObject({ hour: 'day', mood: 'calm' })
})

it.each([
  ['She was fifty-two when they fired her.', 'sad', 'sad'],
  ['For a month she did not get out of bed.', 'sad', 'sad'],
  ['He ran the marathon in last place.', undefined, 'tired'],
])('who fails does not look calm: %s', (script, mood, feeling) => {
  const [{ plan }] = directScript(script) as [ReturnType<typeof directScript>[number]]
  if (mood) expect(plan.mood).toBe(mood)
  expect(plan.cast[0]!.feeling).toBe(feeling)
})
