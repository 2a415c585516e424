import {
  type ModelLimits,
  canMakeMode,
  canMakeQuality,
  canMakeResolution,
  impossibleImageOption,
  impossibleVideoOption,
} from '@fablecut/domain/story/models/model-limits'
import { IMAGE_MODELS, VIDEO_MODELS, type VideoModelName } from '@fablecut/domain/story/models/models'
import { imageQualitiesOf, resolutionsOf, videoModesOf } from '@fablecut/domain/story/models/video-model-options'
import { describe, expect, test } from 'vitest'
import type { Connection } from '../provider/connection.ts'
import type { Provider } from '../provider/provider.ts'
import { createRoutes } from '../provider/routes.ts'
import type { MediaRequest } from '../requests/media-request.ts'
import { limitsOfRows } from './model-limits.ts'
import { requestBody } from './request-body.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'

const PROVIDERS = ['fal', 'openai', 'replicate', 'comfyui'] as const
const routesOf = (provider: Connection['provider']) =>
  createRoutes(
    [{ provider, name: provider, baseUrl: '', apiKey: null, kinds: ['image', 'clip'], model: null }],
    () => SHIPPED_ROWS.filter((row) => row.provider === provider),
    () => ({}) as Provider,
  )
const file = (hash: string) => ({ hash, mediaType: 'image/png' })

type Made = {
  readonly name: string
  readonly limits: ModelLimits
  /** What is sent for a request with these fields, and where; null where nothing that is connected makes it. */
  sent(fields: Partial<MediaRequest>): Promise<string | null>
}

/** The models of forms that a provider makes. */
function madeBy<Model extends string>(kind: 'image' | 'clip', models: readonly Model[]): (Made & { readonly model: Model })[] {
  return PROVIDERS.flatMap((provider) =>
    models.flatMap((model) => {
      const routes = routesOf(provider)
      const rows = routes.offers(kind, model).map(({ row }) => row)
      const base: MediaRequest = { kind, prompt: 'A fox', ...(kind === 'clip' && { image: file('first'), seconds: 5 }) }
      const sent = async (fields: Partial<MediaRequest>) => {
        const request = { ...base, ...fields }
        const route = routes.find(kind, model, request)
        return route && JSON.stringify([route.row.endpoint, await requestBody(route.row, request, async ({ hash }) => hash)])
      }
      return rows.length === 0 ? [] : [{ name: `${model} by ${provider}`, model, limits: limitsOfRows(rows), sent }]
    }),
  )
}

const IMAGES = madeBy('image', IMAGE_MODELS)
const CLIPS = madeBy('clip', VIDEO_MODELS)
const MANY = Array.from({ length: 6 }, (_, i) => file(`reference-${i}`))

test('every provider makes models of forms', () => {
  expect(IMAGES.map(({ name }) => name).toSorted()).toMatchSnapshot()
  expect(CLIPS.map(({ name }) => name).toSorted()).toMatchSnapshot()
})

describe.each(IMAGES)('$name', ({ model, limits, sent }) => {
  const qualities = imageQualitiesOf(model)
  if (qualities.length > 0)
    test('sends its qualities, or they cannot be picked', async () => {
      const made = qualities.filter((quality) => canMakeQuality(limits, quality))
      expect(new Set(await Promise.all(made.map((quality) => sent({ quality })))).size).toBe(made.length)
      for (const quality of qualities)
        expect(impossibleImageOption(limits, { model, parameters: { quality } })).toBe(made.includes(quality) ? null : 'quality')
    })

  test('sends as many references as it says', async () => {
    const all = await sent({ references: MANY })
    const count = MANY.filter(({ hash }) => all?.includes(`"${hash}"`)).length
    expect(count).toBe(Math.min(MANY.length, limits.maxReferences))
  })
})

describe.each(CLIPS)('$name', ({ model, limits, sent }) => {
  const modes = videoModesOf(model)
  const resolutions = resolutionsOf(model)

  if (modes.length > 1)
    test('sends its modes, or they cannot be picked', async () => {
      const made = modes.filter((videoMode) => canMakeMode(limits, { model, parameters: { videoMode } }))
      const all = await Promise.all(made.map((mode) => sent({ mode })))
      expect(new Set(all).size).toBe(made.length)
      expect(all).not.toContain(null)
      for (const videoMode of modes)
        expect(impossibleVideoOption(limits, { model, parameters: { videoMode } })).toBe(made.includes(videoMode) ? null : 'mode')
    })

  test('sends its resolutions, or has one of its own, or they cannot be picked', async () => {
    const made = resolutions.filter((resolution) => canMakeResolution(limits, resolution))
    const different = new Set(await Promise.all(made.map((resolution) => sent({ resolution })))).size
    expect(different).toBe(limits.resolutions === null ? 1 : made.length)
    expect(made.length).toBeGreaterThan(0)
  })

  test('sends an end frame, or none can be picked', async () => {
    expect((await sent({ endImage: file('last') }))!.includes('"last"')).toBe(limits.takesEndFrame)
  })

  test('sends the first picture', async () => {
    expect(await sent({})).toContain('"first"')
  })
})

/** Fields that forms do not list, by the models that cannot be told of them: their provider chooses. */
test.each([
  ['seed', { seed: 1 }, { seed: 2 }],
  ['sound', { hasSound: true }, { hasSound: false }],
  ['duration', { seconds: 5 }, { seconds: 30 }],
] as const)('%s reaches all clips but these', async (_field, one, other) => {
  const same: string[] = []
  for (const { name, sent } of CLIPS) if ((await sent(one)) === (await sent(other))) same.push(name)
  expect(same).toMatchSnapshot()
})

test('a mode that a provider does not have is not made in another one', async () => {
  const kling = CLIPS.find(({ name }) => name === 'kling2.1 by fal')!
  expect(kling.limits.modes).toEqual(['standard'])
  expect(await kling.sent({ mode: 'pro' })).toBeNull()
  expect(VIDEO_MODELS.includes(kling.model satisfies VideoModelName)).toBe(true)
})
