import { expect, test } from 'vitest'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { directScript } from '../../direct-script.ts'
import { analyse } from '../../story/analysis.ts'
import { withNewName } from './with-new-name.ts'

const letters = (script: string) => directScript(script).map(({ textOnScreen }) => textOnScreen.join(' / '))

test('a name is on screen in the sentence that tells it first, and not again', () => {
  const [first, second] = letters(
    'In the forests of Alaska lives a frog that turns to ice every winter. Scientists went to Alaska to look at it, and they came home with more questions than answers. Nobody knows how.',
  )
  expect(first).toContain('Alaska')
  expect(second).not.toMatch(/(?:^|\/ )Alaska(?: \/|$)/u)
})

test('somebody of a tale is not known by a first name', () => {
  const [first] = letters('Martha baked a pie and put it on the window sill. A crow came by. The pie was gone.')
  expect(first).not.toMatch(/(?:^|\/ )Martha(?: \/|$)/u)
})

test('what a map labels shortly is not named again', () => {
  const [analysis] = analyse(['He opened a shop in New Delhi.'], new Set(['Delhi']))
  const point = { label: 'Delhi', latitude: 28.6, longitude: 77.2 }
  const graphic = { template: 'map' as const, points: [point], isRoute: false, countries: [] }
  const lettered = (plan: ShotPlan) => withNewName([{ plan, analysis }])[0]!.plan.text.map(({ words }) => words)
  expect(lettered(EMPTY_PLAN)).toEqual(['New Delhi'])
  expect(lettered({ ...EMPTY_PLAN, form: 'place', graphic })).toEqual([])
})
