import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { beforeEach, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow, provideTestServices } from '../testing/run-view.ts'
import { type ImageRequest, generateImage } from './generate-image.ts'

type Call = { prompt: string; size: string; seed: number; files: unknown; abortSignal?: AbortSignal; providerOptions: { fablecut: object } }
const PNG = new Uint8Array([0x89, 0x50])

const PLAN_OF_PROMPT = { ...EXAMPLE_PLAN, place: 'river' }

let calls: Call[]
let planned: object[]
beforeEach(() => {
  calls = []
  planned = []
  provideTestServices({
    engines: { writer: { planPrompt: async (request: object) => (planned.push(request), PLAN_OF_PROMPT) } },
    storage: { putBytes: async (bytes: Uint8Array) => ({ hash: Buffer.from(bytes).toString('hex'), sizeBytes: bytes.length }) },
  })
})

const modelOf = (image: string | Uint8Array, provider: string, drawn?: object) =>
  ({
    provider,
    doGenerate: async (call: Call) => {
      calls.push(call)
      return { images: [image], ...(drawn && { providerMetadata: { fablecut: drawn } }) }
    },
  }) as never

type Options = {
  image?: string | Uint8Array
  drawn?: object
  category?: string
  inputs?: StoryInputs
  plan?: object | null
  provider?: string
  signal?: AbortSignal
}
async function generated(
  request: ImageRequest,
  { image = PNG, drawn, category, inputs = {}, plan = null, provider = 'builtin', signal }: Options = {},
) {
  const row = buildShotRow('b', { plan, planVersion: plan && SHOT_PLAN_VERSION } as never)
  const view = buildRunView({ ...(category && { category }), inputs, shots: [buildShotRow('a'), row] })
  const result = await generateImage(view, row, modelOf(image, provider, drawn), request, signal)
  return { ...result, call: calls.at(-1)!, options: calls.at(-1)!.providerOptions.fablecut }
}

test('an image is requested in the size of the film, at its position in the story', async () => {
  const { call, options, metadata, blob } = await generated({ seed: 9 })
  expect(call).toMatchObject({ prompt: 'Image of b', n: 1, size: '1280x720', seed: 9, files: undefined })
  expect(call).not.toHaveProperty('abortSignal')
  expect(options).toEqual({
    cardIndex: 0,
    plan: PLAN_OF_PROMPT,
    style: 'photorealistic',
    quality: 'medium',
    shotIndex: 1,
    shotCount: 2,
    storySeed: 1,
  })
  expect(metadata).toEqual({
    plan: PLAN_OF_PROMPT,
    plan_version: SHOT_PLAN_VERSION,
    style: 'photorealistic',
    quality: 'medium',
    seed: 9,
    width: 1280,
    height: 720,
  })
  expect(blob).toEqual({ hash: '8950', sizeBytes: 2 })
})

test('an image has the language and seed of its story and the plan of its shot, which are kept with it', async () => {
  const { signal } = new AbortController()
  const scene = { drawn: ['fox'], scene: { place: 'forest' } }
  const inputs = { language: 'de', seed: 7 }
  const { call, options, metadata } = await generated({ seed: 9 }, { inputs, plan: EXAMPLE_PLAN, drawn: scene, signal })
  expect(call.abortSignal).toBe(signal)
  expect(options).toMatchObject({ plan: EXAMPLE_PLAN, language: 'de', storySeed: 7 })
  expect(planned).toEqual([])
  expect(metadata).toMatchObject({ ...scene, plan: EXAMPLE_PLAN, plan_version: SHOT_PLAN_VERSION })
})

test('a take has its number and the style of its reference', async () => {
  const references = [{ mediaType: 'image/png', hash: 'a' }]
  const { options } = await generated({ seed: 9, take: 3, style: 'citypop', isRewritten: true, references })
  expect(options).toEqual({
    cardIndex: 0,
    plan: PLAN_OF_PROMPT,
    take: 3,
    style: 'citypop',
    quality: 'medium',
    shotIndex: 1,
    shotCount: 2,
    storySeed: 1,
  })
})

test('a shot without a plan is planned from its prompt with the characters of its story', async () => {
  const character = { id: 'premade:poppy', name: 'Poppy' }
  await generated({ seed: 9 }, { inputs: { seed: 7, character } as never })
  const story = { narrations: ['', ''], index: 1 }
  expect(planned).toEqual([{ prompt: 'Image of b', cast: [expect.objectContaining({ name: 'Poppy' })], seed: 7, story }])
})

test('a rewritten close-up is made of what its prompt says', async () => {
  const inputs = { asmrType: 'cutting', scriptContent: 'A sharp knife slowly cuts through the apple on a wooden board' }
  const close = { category: 'asmr_video', inputs }
  expect((await generated({ seed: 1 }, close)).options).toMatchObject({ asmr: { type: 'cutting', material: 'apple' } })
  expect((await generated({ seed: 1, isRewritten: true }, close)).options).toMatchObject({
    asmr: { type: 'cutting', material: 'Image of b' },
  })
})

test.each([
  ['a PNG', PNG, 'image/png'],
  ['a JPEG', new Uint8Array([0xff, 0xd8]), 'image/jpeg'],
  ['a WebP', new Uint8Array([0x52, 0x49]), 'image/webp'],
  ['a PNG as base64 text', Buffer.from(PNG).toString('base64'), 'image/png'],
])('%s is stored with its type', async (_, image, mimeType) => {
  expect((await generated({ seed: 1 }, { image })).mimeType).toBe(mimeType)
})
