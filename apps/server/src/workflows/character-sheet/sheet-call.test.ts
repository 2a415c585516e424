import { EMPTY_PLAN, type PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Provider } from '@fablecut/generation/provider/provider'
import { createRoutes } from '@fablecut/generation/provider/routes'
import { beforeEach, expect, test } from 'vitest'
import type { RunView } from '../../runs/read-run.ts'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow, provideTestServices } from '../testing/run-view.ts'
import { planSheetCall } from './sheet-call.ts'

const fal = createRoutes(
  [{ provider: 'fal', name: 'FAL_KEY', baseUrl: '', apiKey: 'key', kinds: ['image', 'clip'], model: null }],
  () => SHIPPED_ROWS.filter(({ provider }) => provider === 'fal'),
  () => ({}) as Provider,
)
beforeEach(() => provideTestServices({ providers: { routes: fal } }))

const POPPY = { id: 'poppy', name: 'Poppy', imageUrl: '/characters/poppy.webp' }
const figure = (id: string, what: string): PlanFigure => ({ id, what, action: 'walk', feeling: 'neutral', speaks: false })
const MAN = figure('figure-1', 'old man')
const shotOf = (shotId: string, ...cast: readonly PlanFigure[]) =>
  buildShotRow(shotId, { plan: { ...EMPTY_PLAN, cast }, planVersion: SHOT_PLAN_VERSION })
const SHOTS = [
  shotOf('a', figure('poppy', 'person'), MAN),
  shotOf('b', figure('poppy', 'person')),
  shotOf('c', figure('poppy', 'person'), MAN),
]

const storyOf = (model: string, inputs: object = {}, shots = SHOTS): RunView =>
  buildRunView({ inputs: { character: POPPY, advancedSettings: { imageModelConfig: { model } }, ...inputs } as StoryInputs, shots })
const namesOf = (view: RunView) => planSheetCall(view)?.cast.map(({ name }) => name)

test('persons whom several shots show are on the sheet, the most frequent first', () => {
  const call = planSheetCall(storyOf('seedream4'))
  expect(call?.cast.map(({ name }) => name)).toEqual(['Poppy', 'The old man'])
  expect(call?.route.row.id).toBe('fal:seedream-4')
  expect(call?.request).toMatchObject({
    kind: 'image',
    size: { width: 1280, height: 720 },
    prompt: expect.stringContaining('Poppy is a person with'),
  })
})

test.each([
  ['whose model takes no references', storyOf('fluxdev')],
  ['that has one', storyOf('seedream4', { characterSheet: { mediaId: 'm', cast: ['poppy'] } })],
  ['that shows everybody once', storyOf('seedream4', {}, [SHOTS[0]!])],
])('a story %s gets none', (_what, view) => {
  expect(planSheetCall(view)).toBeNull()
})

test('characters with pictures of their own are not on the sheet', () => {
  expect(namesOf(storyOf('seedream4', { character: { ...POPPY, imageUrl: '/media/m1/image.png' } }))).toEqual(['The old man'])
})

test('built-in images need none', () => {
  provideTestServices({
    providers: {
      routes: createRoutes(
        [],
        () => [],
        () => ({}) as Provider,
      ),
    },
  })
  expect(planSheetCall(storyOf('seedream4'))).toBeNull()
})
