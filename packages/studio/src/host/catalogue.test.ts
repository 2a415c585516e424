import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { afterAll, expect, test } from 'vitest'
import { createCatalogue } from '@fablecut/generation/catalogue'
import { createEngineHost } from './create-engine-host.ts'

const host = createEngineHost({ size: 1 })
afterAll(() => host.close())

test('without a provider every picked model is answered by a built-in engine', () => {
  const engines = createCatalogue({}, host)
  expect(new Set(IMAGE_MODELS.map((name) => `${engines.image(name).provider}/${engines.image(name).modelId}`))).toEqual(
    new Set(['builtin/painter']),
  )
  expect(new Set(VIDEO_MODELS.map((name) => `${engines.video(name).provider}/${engines.video(name).modelId}`))).toEqual(
    new Set(['builtin/animator']),
  )
  expect([engines.composer.engine, engines.foley.engine]).toEqual(['builtin/composer', 'builtin/foley'])
  expect(engines.builtinOnly).toBe(true)
})

test('a key for a provider that this build cannot speak to does not hide the built-in engines', () => {
  const engines = createCatalogue({ fal: { apiKey: 'a key' } }, host)
  expect(engines.builtinOnly).toBe(true)
  expect(engines.image('seedream4').provider).toBe('builtin')
})

test('a name outside the catalogue is an error', () => {
  const engines = createCatalogue({}, host)
  expect(() => engines.image('toString')).toThrow(RangeError)
  expect(() => engines.video('seedream4')).toThrow(RangeError)
})

test('choosing models starts no process', () => {
  expect(host.processIds).toEqual([])
})
