import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow, provideTestServices, resultsOf } from '../testing/run-view.ts'
import { type ClipRequest, endFrameOf, firstClipRequest, framesOf, generateClip } from './generate-clip.ts'

const shots = ['a', 'b', 'c'].map((shotId) => buildShotRow(shotId, { activeImageId: shotId === 'c' ? null : `image of ${shotId}` }))
const viewOf = (enableStartEndFrame: boolean) => buildRunView({ category: 'music_video', inputs: { enableStartEndFrame }, shots })

test('a clip of a continuous music video ends with the image of the next shot', () => {
  expect(endFrameOf(viewOf(true), shots[0]!)).toBe('image of b')
})

test('without an image of a next shot, or with cuts, a clip has no end image', () => {
  expect([endFrameOf(viewOf(true), shots[1]!), endFrameOf(viewOf(true), shots[2]!)]).toEqual([undefined, undefined])
  expect(endFrameOf(viewOf(false), shots[0]!)).toBeUndefined()
})

test('the first clip of each shot has a seed of its own, and the end image of its shot', () => {
  expect(firstClipRequest(viewOf(true), shots[0]!)).toEqual({ seed: 1, endFrameId: 'image of b' })
  expect(firstClipRequest(buildRunView({ inputs: { seed: 7 }, shots }), shots[2]!)).toEqual({ seed: 9 })
})

test('a clip is stored with its images', () => {
  expect(framesOf(shots[0]!, 'end')).toEqual({ referenceMediaId: 'image of a', endFrameMediaId: 'end' })
  expect([framesOf(shots[0]!, undefined), framesOf(shots[2]!, undefined)]).toEqual([{ referenceMediaId: 'image of a' }, {}])
})

type Call = { duration: number; abortSignal?: AbortSignal; providerOptions: { fablecut: object } }
let calls: Call[]
let stored: Uint8Array[]
beforeEach(() => {
  calls = []
  stored = []
})

const FILE = { type: 'binary', data: new Uint8Array([1, 2]) }
const modelOf = (video: object | undefined) => ({
  provider: 'builtin',
  modelId: 'animator',
  doGenerate: async (call: Call) => {
    calls.push(call)
    return { videos: [video] }
  },
})

type Options = {
  category?: string
  inputs?: StoryInputs
  images?: readonly object[]
  speech?: object
  video?: object
  model?: object
  plan?: object
  signal?: AbortSignal
}
async function generated(request: ClipRequest, options: Options = {}) {
  const { category, inputs = {}, images = [{ hash: 'h1', mimeType: 'image/webp', metadata: {} }], speech, signal } = options
  const voiceOver = speech ? { voiceOver: 'A fox', activeVoiceOverAudioId: 'voice' } : {}
  const plan = options.plan && { plan: options.plan, planVersion: SHOT_PLAN_VERSION }
  const row = buildShotRow('b', { activeImageId: 'i1', ...voiceOver, ...(plan as object) })
  const view = buildRunView({ ...(category && { category }), inputs, shots: [buildShotRow('a'), row] })
  const [first, ...others] = images.map((image) => [image])
  const spoken = speech ? [[{ id: 'voice', shotId: 'b', metadata: speech }]] : []
  provideTestServices({
    db: resultsOf(first ?? [], ...spoken, ...others),
    engines: { writer: { cameraMoveOf: async (videoPrompt: string) => (videoPrompt === 'Clip of b' ? 'pan-left' : null) } },
    storage: {
      readBytes: async (hash: string) => `bytes of ${hash}`,
      putBytes: async (bytes: Uint8Array) => (stored.push(bytes), { hash: 'clip', sizeBytes: bytes.length }),
    },
  })
  const model = options.model ?? modelOf('video' in options ? options.video : FILE)
  const result = await generateClip(view, row, model as never, request, signal)
  return { ...result, call: calls[0]!, options: calls[0]!.providerOptions.fablecut }
}

describe('a clip', () => {
  test('is requested with its image in the size of the film', async () => {
    const { call, options, metadata, blob } = await generated({ seed: 9 })
    expect(call).toMatchObject({
      prompt: 'Clip of b',
      n: 1,
      aspectRatio: '16:9',
      resolution: '1280x720',
      duration: 5,
      fps: 30,
      seed: 9,
      image: { type: 'file', mediaType: 'image/webp', data: 'bytes of h1' },
      frameImages: undefined,
      generateAudio: false,
    })
    expect(call).not.toHaveProperty('abortSignal')
    expect(options).toEqual({ move: 'pan-left', speech: [], visemes: [], quality: 'medium', style: 'photorealistic' })
    expect(metadata).toEqual({ has_audio: false, quality: 'medium', seed: 9, width: 1280, height: 720, duration: 5, frames: 150, fps: 30 })
    expect([blob, stored]).toEqual([{ hash: 'clip', sizeBytes: 2 }, [FILE.data]])
  })

  test('has scene, style and plan of its image, and the language of the story', async () => {
    const { signal } = new AbortController()
    const metadata = { scene: { place: 'forest' }, style: 'citypop', plan: EXAMPLE_PLAN, plan_version: SHOT_PLAN_VERSION }
    const images = [{ hash: 'h1', mimeType: null, metadata }]
    const words = [
      { text: 'A', startSeconds: 0, endSeconds: 0.2 },
      { text: 'fox', startSeconds: 0.2, endSeconds: 1 },
    ]
    const request = { images, inputs: { language: 'de' }, speech: { durationSeconds: 1, words }, signal }
    const { call, options } = await generated({ seed: 9, take: 0 }, request)
    expect(call).toMatchObject({ image: { mediaType: 'image/png' }, abortSignal: signal })
    expect(options).toMatchObject({ scene: { place: 'forest' }, style: 'citypop', language: 'de', take: 0, cueSeconds: [8 / 30 + 0.2] })
  })

  test('of an image that was generated before plans were kept with it has the plan of its shot', async () => {
    expect((await generated({ seed: 1 }, { plan: EXAMPLE_PLAN })).options).toMatchObject({ cueSeconds: [] })
  })

  test('ends with its end image', async () => {
    const images = [
      { hash: 'h1', mimeType: 'image/png', metadata: {} },
      { hash: 'h2', mimeType: 'image/webp', metadata: {} },
    ]
    const { call } = await generated({ seed: 1, endFrameId: 'i2' }, { images })
    expect(call).toMatchObject({ frameImages: [{ frameType: 'last_frame', image: { mediaType: 'image/webp', data: 'bytes of h2' } }] })
  })

  test('lasts at least as long as requested', async () => {
    const { call, metadata } = await generated({ seed: 1, minSeconds: 8 })
    expect([call.duration, metadata['frames']]).toEqual([8, 240])
  })

  test('of a category with sound has audio', async () => {
    const { call, metadata } = await generated({ seed: 1 }, { category: 'asmr_video' })
    expect([call, metadata]).toMatchObject([{ generateAudio: true }, { has_audio: true }])
  })

  test('is read from base64 text, too', async () => {
    await generated({ seed: 1 }, { video: { type: 'base64', data: 'AQID' } })
    expect([...stored[0]!]).toEqual([1, 2, 3])
  })

  test.each([
    ['whose image has no bytes', { images: [{ hash: null, metadata: {} }] }, 'The picture i1 is not there'],
    ['whose image is gone', { images: [] }, 'The picture i1 is not there'],
    ['that is only a URL', { video: { type: 'url', url: 'x' } }, 'builtin/animator answered no file'],
    ['that is missing', { video: undefined }, 'builtin/animator answered no file'],
    ['of a model without direct generation', { model: { provider: 'fal', modelId: 'm' } }, 'fal/m has no direct generation'],
  ])('%s is an error', async (_, options, message) => {
    await expect(generated({ seed: 1 }, options)).rejects.toThrow(message)
  })
})
