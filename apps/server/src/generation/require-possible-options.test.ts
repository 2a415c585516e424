import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Provider } from '@fablecut/generation/provider/provider'
import { createRoutes } from '@fablecut/generation/provider/routes'
import { expect, test } from 'vitest'
import { requirePossibleOptions } from './require-possible-options.ts'

const fal = createRoutes(
  [{ provider: 'fal', name: 'FAL_KEY', baseUrl: '', apiKey: 'key', kinds: ['image', 'clip'], model: null }],
  () => SHIPPED_ROWS.filter(({ provider }) => provider === 'fal'),
  () => ({}) as Provider,
)
const none = createRoutes(
  [],
  () => [],
  () => ({}) as Provider,
)

const problemOf = (routes: typeof fal, wanted: Parameters<typeof requirePossibleOptions>[1]) => {
  try {
    requirePossibleOptions(routes, wanted)
    return null
  } catch (error) {
    return (error as { data: { fields: object } }).data.fields
  }
}
const MODE = 'advanced_settings.video_model_config.parameters.videoMode'
const kling = (videoMode: string) => ({ videoModelConfig: { model: 'kling2.1', parameters: { videoMode } } }) as const

test('a mode that the connected provider does not have is refused before anything is paid', () => {
  expect(problemOf(fal, kling('pro'))).toEqual({
    [MODE]: 'Kling 2.1 Standard at fal does not have this mode. Please pick another one or another model',
  })
  expect(problemOf(fal, kling('standard'))).toBeNull()
})

test('the built-in engines have every option', () => {
  expect(problemOf(none, { ...kling('pro'), startEndFrame: true })).toBeNull()
})

test('an end frame needs a model whose provider takes one', () => {
  expect(problemOf(fal, { ...kling('standard'), startEndFrame: true })).toEqual({
    'advanced_settings.video_model_config.model': 'Kling 2.1 Standard at fal takes no end frame. Please pick another model',
  })
  expect(problemOf(fal, { videoModelConfig: { model: 'seedance-v1', parameters: { resolution: '720p' } }, startEndFrame: true })).toBeNull()
})
