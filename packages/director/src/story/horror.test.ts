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

it('alone in a house at night, with feet above the bed, is a story that is meant to frighten', () => {
  const plans = directScript(
    'I had been living alone in the farmhouse for three weeks. Every window had been nailed shut. At 3:07 in the morning I heard bare feet running above my bed.',
  ).map(({ plan }) => plan)
  expect(plans.map(({ place }) => place)).not.toContain('field')
  expect(plans.at(-1)).toMatchObject({ mood: 'tense', hour: 'night' })
})

it('doors that open by themselves and what nobody may look at are of a story that frightens', () => {
  const script =
    'He made me promise never to look through the keyhole. The door swung open before I had touched it. Somebody sat there, humming a song.'
  for (const { plan } of directScript(script)) expect(plan.mood).toMatch(/^(?:tense|sad)$/u)
})

it('nobody laughs in a story that frightens, whatever is smiled at', () => {
  const [, , , last] = directScript(`${HORROR} My daughter was standing behind me, smiling at something above my head.`).slice(1)
  expect(last!.plan.cast.map(({ feeling, action }) => [feeling, action])).not.toContainEqual(['happy', expect.anything()])
  expect(last!.plan.cast.map(({ action }) => action)).not.toContain('laugh')
})
