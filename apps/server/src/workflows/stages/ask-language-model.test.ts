import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { titleFromScript } from '@fablecut/domain/story/title'
import { expect, test } from 'vitest'
import { buildRunView, buildShotRow } from '../testing/run-view.ts'
import { batchRequest, hasDefaultTitle } from './ask-language-model.ts'

const planned = (shotId: string, ...figures: string[]) => {
  const plan = { ...EXAMPLE_PLAN, cast: figures.map((id) => ({ ...EXAMPLE_PLAN.cast[0]!, id })) }
  return buildShotRow(shotId, { voiceOver: `Words of ${shotId}`, plan, planVersion: SHOT_PLAN_VERSION } as never)
}

test('only a narrated story whose title is the beginning of its script is titled', () => {
  const [title, scriptContent] = [titleFromScript('The fox sleeps.'), ' The fox sleeps. ']
  const named = (title: string, category = 'script_to_video') =>
    hasDefaultTitle(buildRunView({ category, story: { title }, inputs: { scriptContent } }))
  expect([named(title), named('My fox'), named(title, 'character_vlog')]).toEqual([true, false, false])
  expect(hasDefaultTitle(buildRunView({ story: { title: titleFromScript('') } }))).toBe(true)
})

test('a batch has six shots at most, in the words of all', () => {
  const shots = Array.from({ length: 8 }, (_, index) => buildShotRow(`s${index}`, { voiceOver: `Words ${index}` }))
  const first = batchRequest(buildRunView({ shots }), 0)
  expect(first).toEqual({ narrations: shots.map(({ voiceOver }) => voiceOver), language: 'en', from: 0, to: 6, figures: [] })
  expect(batchRequest(buildRunView({ shots }), 6)).toMatchObject({ from: 6, to: 8 })
})

test('a batch has the plan before it, the figures of the last six shots and the character', () => {
  const shots = [
    planned('0', 'early'),
    planned('1', 'fox'),
    planned('2'),
    planned('3'),
    buildShotRow('4'),
    planned('5'),
    planned('6', 'fox', 'owl'),
    planned('7'),
    planned('8'),
  ]
  const inputs = { language: 'de', character: { id: 'own', name: 'Ember' } }
  const request = batchRequest(buildRunView({ shots, inputs }), 8)
  const [fox, owl] = ['fox', 'owl'].map((id) => ({ id, what: 'old man' }))
  expect(request).toMatchObject({
    language: 'de',
    from: 8,
    to: 9,
    figures: [fox, owl],
    character: { id: 'own', name: 'Ember' },
    previous: { cast: [] },
  })
  expect(batchRequest(buildRunView({ shots }), 6).figures).toEqual([{ id: 'early', what: 'old man' }, fox])
})
