import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { beforeEach, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow, provideTestServices } from '../testing/run-view.ts'
import { type ImageRequest, generateImage } from './generate-image.ts'

type Call = { prompt: string; size: string; seed: number; files: unknown; abortSignal?: AbortSignal; providerOptions: { fablecut: object } }
const PNG = new Uint8Array([0x89, 0x50])

let calls: Call[]
beforeEach(() => {
  calls = []
  provideTestServices({
    storage: { putBytes: async (bytes: Uint8Array) => ({ hash: Buffer.from(bytes).toString('hex'), sizeBytes: bytes.length }) },
  })
})

const modelOf = (image: string | Uint8Array, drawn?: object) =>
  ({
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
  signal?: AbortSignal
}
async function generated(request: ImageRequest, { image = PNG, drawn, category, inputs = {}, plan = null, signal }: Options = {}) {
  const row = buildShotRow('b', { plan, planVersion: plan && SHOT_PLAN_VERSION } as never)
  const view = buildRunView({ ...(category && { category }), inputs, shots: [buildShotRow('a'), row] })
  const result = await generateImage(view, row, modelOf(image, drawn), request, signal)
  return { ...result, call: calls.at(-1)!, options: calls.at(-1)!.providerOptions.fablecut }
}

test('an image is requested in the size of the film, at its position in the story', async () => {
  const { call, options, metadata, blob } = await generated({ seed: 9 })
  expect(call).toMatchObject({ prompt: 'Image of b', n: 1, size: '1280x720', seed: 9, files: undefined })
  expect(call).not.toHaveProperty('abortSignal')
  expect(options).toEqual({
    storyText: '',
    isPromptGenerated: true,
    style: 'photorealistic',
    quality: 'medium',
    shotIndex: 1,
    shotCount: 2,
    storySeed: 1,
  })
  expect(metadata).toEqual({ style: 'photorealistic', quality: 'medium', width: 1280, height: 720 })
  expect(blob).toEqual({ hash: '8950', sizeBytes: 2 })
})

test('an image has the language and seed of its story and the plan of its shot, which are kept with it', async () => {
  const { signal } = new AbortController()
  const scene = { drawn: ['fox'], scene: { place: 'forest' } }
  const inputs = { language: 'de', seed: 7, scriptContent: 'A fox.' }
  const { call, options, metadata } = await generated({ seed: 9 }, { inputs, plan: EXAMPLE_PLAN, drawn: scene, signal })
  expect(call.abortSignal).toBe(signal)
  expect(options).toMatchObject({ plan: EXAMPLE_PLAN, language: 'de', storySeed: 7, storyText: 'A fox.' })
  expect(metadata).toMatchObject({ ...scene, plan: EXAMPLE_PLAN, plan_version: SHOT_PLAN_VERSION })
})

test('a take has its number, the style of its reference and no text of the story when its prompt was rewritten', async () => {
  const references = [{ type: 'file' as const, mediaType: 'image/png', data: PNG }]
  const { call, options } = await generated({ seed: 9, take: 3, style: 'citypop', isRewritten: true, references })
  expect(call.files).toEqual(references)
  expect(options).toEqual({ take: 3, style: 'citypop', quality: 'medium', shotIndex: 1, shotCount: 2, storySeed: 1 })
  expect((await generated({ seed: 9, references: [] })).call.files).toBeUndefined()
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
