import { createEngineHost } from '@fablecut/studio/host/create-engine-host'
import { withLanguageModel } from '@fablecut/providers/model-connection/create-language-model'
import { expect, test } from 'vitest'
import { enginesInUse } from './engines-in-use.ts'

const host = createEngineHost({ size: 1 })
const BUILT_IN = {
  script: 'builtin/writer',
  direction: 'builtin/writer',
  image: 'builtin/painter',
  video: 'builtin/animator',
  speech: 'builtin/narrator',
  music: 'builtin/composer',
  captions: 'builtin/listener',
}

test('without a language model every engine is built in (CD-111)', () => {
  expect(enginesInUse(host)).toEqual({ builtin_engines: true, engines: BUILT_IN, language_model: null })
})

test('a language model writes and directs, the built-in engines do the rest; neither key nor address is told', () => {
  const connection = { api: 'openai', baseUrl: 'http://gpu.example.org:8000/v1', model: 'org/small-model', apiKey: 'secret' } as const
  const inUse = enginesInUse(withLanguageModel(host, connection, { deadlineMs: 1 }))
  expect(inUse).toEqual({
    builtin_engines: false,
    engines: { ...BUILT_IN, script: 'openai-compatible/org/small-model', direction: 'openai-compatible/org/small-model' },
    language_model: { name: 'org/small-model', location: 'other_server' },
  })
  expect(JSON.stringify(inUse)).not.toMatch(/secret|example\.org/)
})
