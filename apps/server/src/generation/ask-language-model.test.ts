import { EngineCrashed, EngineRefusal } from '@fablecut/generation/engine-error'
import { beforeEach, expect, test } from 'vitest'
import { askLanguageModel } from './ask-language-model.ts'

let warnings: [string, object | undefined][]
beforeEach(() => {
  warnings = []
})

const servicesOf = (languageModel: object | null) => ({
  engines: { languageModel: languageModel as never },
  log: { warn: (message: string, data?: object) => void warnings.push([message, data]) },
})
const SPENDER = { userId: 'ada', storyId: null }
const MODEL = { engine: 'openai/small', countedFor: (spender: object) => ({ ...MODEL, spender }) }
async function failing(error: unknown, isThrown?: (error: unknown) => boolean) {
  const ask = async () => {
    throw error
  }
  return askLanguageModel(servicesOf(MODEL), SPENDER, ask, isThrown)
}

test('the answer of the model is returned; without a model nobody is asked', async () => {
  expect(await askLanguageModel(servicesOf(MODEL), SPENDER, async (model) => model)).toMatchObject({
    engine: 'openai/small',
    spender: SPENDER,
  })
  expect(await askLanguageModel(servicesOf(null), SPENDER, () => Promise.reject(new Error('asked')))).toBeNull()
  expect(warnings).toEqual([])
})

test('a failure is logged, and the built-in writer works in place of the model', async () => {
  expect([await failing(new EngineCrashed('no connection')), await failing('broken')]).toEqual([null, null])
  expect(warnings).toEqual([
    ['the language model was not used', { error: 'no connection' }],
    ['the language model was not used', { error: 'broken' }],
  ])
})

test('a refusal of the text is thrown, unless the caller names other errors', async () => {
  const refusal = new EngineRefusal('nothing_to_say', 'Nothing to say')
  await expect(failing(refusal)).rejects.toBe(refusal)
  expect(await failing(refusal, () => false)).toBeNull()
  await expect(failing('stopped', (error) => error === 'stopped')).rejects.toBe('stopped')
})
