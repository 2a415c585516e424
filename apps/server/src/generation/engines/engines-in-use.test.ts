import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { createEngineHost } from '@fablecut/studio/host/create-engine-host'
import { withLanguageModel } from '@fablecut/providers/model-connection/create-language-model'
import { createRoutes } from '@fablecut/generation/provider/routes'
import { connectProvider } from '@fablecut/providers/connect-provider'
import { expect, test } from 'vitest'
import { connectRoutes } from './connect-routes.ts'
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

const NO_ROUTES = createRoutes([], () => [], connectProvider)
const NO_MAKERS = { image: {}, video: {}, action: {}, speech: {}, music: null, song: null, captions: null }

test('without a language model every engine is built in (CD-111)', () => {
  expect(enginesInUse(host, NO_ROUTES)).toMatchObject({
    builtin_engines: true,
    makers: NO_MAKERS,
    engines: BUILT_IN,
    language_model: null,
  })
})

test('a language model writes and directs, the built-in engines do the rest; neither key nor address is told', () => {
  const server = { name: 'TEXT_BASE_URL', api: 'openai', baseUrl: 'http://gpu.example.org:8000/v1' } as const
  const connection = { ...server, model: 'org/small-model', apiKey: 'secret' }
  const engines = withLanguageModel(host, () => connection, { deadlineMs: 1 })
  const inUse = enginesInUse(engines, NO_ROUTES)
  expect(inUse).toMatchObject({
    builtin_engines: false,
    makers: NO_MAKERS,
    engines: { ...BUILT_IN, script: 'openai-compatible/org/small-model', direction: 'openai-compatible/org/small-model' },
    language_model: { name: 'org/small-model', location: 'other_server' },
  })
  expect(JSON.stringify(inUse)).not.toMatch(/secret|example\.org/)
})

test('models that a connected provider makes are named with it, without its key', () => {
  const connection = {
    provider: 'fal',
    name: 'FAL_KEY',
    baseUrl: 'https://queue.fal.run',
    apiKey: 'secret',
    kinds: ['image', 'clip', 'talk', 'act'],
    model: null,
  } as const
  const routes = createRoutes([connection], () => SHIPPED_ROWS.filter(({ provider }) => provider === 'fal'), connectProvider)
  const inUse = enginesInUse(host, routes)
  expect(inUse.builtin_engines).toBe(false)
  expect(Object.keys(inUse.makers.image)).toContain('fluxdev')
  expect(Object.keys(inUse.makers.video)).toContain('kling2-5')
  expect(inUse.makers.video.hedra?.name).toBe('OmniHuman 1.5 at fal')
  expect(inUse.makers.action).toEqual({ 'wan2.2-v1': 'Wan 2.2 Animate at fal' })
  expect(inUse.makers.image.fluxdev?.name).toBe('FLUX.1 Dev at fal')
  expect(inUse.engines).toMatchObject({ image: 'fal/fal-ai/bytedance/seedream/v4/edit', script: 'builtin/writer' })
  expect(inUse.engines.video).toMatch(/^fal\//)
  expect(inUse.model_names[inUse.engines.image]).toBe('Seedream 4.0 at fal')
  expect(JSON.stringify(inUse)).not.toContain('secret')
})

test('voices are named with who speaks them', () => {
  const connection = { baseUrl: 'https://api.example.org', apiKey: 'secret', model: null, kinds: ['speech', 'music'] } as const
  const routes = connectRoutes([{ ...connection, provider: 'elevenlabs', name: 'ELEVENLABS_API_KEY' }])
  const { makers, engines } = enginesInUse(host, routes)
  expect(makers.speech).toMatchObject({ auto: 'Eleven Multilingual v2 (George)', ivy: 'Eleven Multilingual v2 (Sarah)' })
  expect(engines).toMatchObject({ speech: 'elevenlabs/eleven_multilingual_v2', music: 'elevenlabs/music_v1', captions: 'builtin/listener' })
  expect([makers.music, makers.song, makers.captions]).toEqual(['Eleven Music at ElevenLabs', 'Eleven Music at ElevenLabs', null])
  const own = { provider: 'openai', name: 'SPEECH_BASE_URL', model: 'kokoro', voice: 'af_heart' } as const
  const { speech } = enginesInUse(host, connectRoutes([{ ...connection, ...own }])).makers
  expect(new Set(Object.values(speech))).toEqual(new Set(['kokoro (af_heart)']))
})
