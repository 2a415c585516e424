import type { JSONObject } from '@ai-sdk/provider'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EngineError } from '@fablecut/generation/engine-error'
import type { CharacterLook, ImageOptions } from '@fablecut/generation/ports/options'
import { createHash } from 'node:crypto'
import type { StoryServices } from '../../platform/story-services.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import { createByteCache } from './byte-cache.ts'

export type ThumbnailRequest = {
  readonly plan: ShotPlan
  readonly style: string
  readonly aspectRatio: keyof typeof SIZES
  /** Seed and position decide people, light and sides as in the story. */
  readonly seed: number
  readonly shotIndex: number
  /** How many cards of words are before the shot; undefined: `shotIndex`. */
  readonly cardIndex: number | undefined
  readonly language: string
  readonly character: CharacterLook | undefined
}

/** A fifteenth of the pixels of a frame: two hundredths of a second of one core in most styles. */
const SIZES = { '16:9': '320x180', '9:16': '180x320' } as const

/** About a thousand thumbnails. */
const CACHE_BYTES = 16 * 2 ** 20
const MAX_WAITING = 120

/**
 * Paints plans roughly, one at a time, as JPEG. Equal requests are answered from memory. A request that waits is dropped when its signal is aborted;
 * one that is painted is finished and remembered, as ending it would end its process. Throws 503 when too many wait.
 */
export function createThumbnailPainter() {
  const cache = createByteCache(CACHE_BYTES)
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: MAX_WAITING })
  return async (services: Pick<StoryServices, 'outlines'>, request: ThumbnailRequest, signal?: AbortSignal): Promise<Uint8Array> => {
    const key = keyOf(request)
    const paint = async () => cache.get(key) ?? cache.set(key, await paintPlan(services, request))
    return cache.get(key) ?? queue(paint, signal)
  }
}

const keyOf = (request: ThumbnailRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([SHOT_PLAN_VERSION, request]))
    .digest('base64url')

async function paintPlan({ outlines }: Pick<StoryServices, 'outlines'>, request: ThumbnailRequest): Promise<Uint8Array> {
  const { seed, shotIndex } = request
  try {
    const { images } = await outlines.image('').doGenerate({
      prompt: '',
      n: 1,
      size: SIZES[request.aspectRatio],
      aspectRatio: undefined,
      seed: seed + shotIndex,
      files: undefined,
      mask: undefined,
      providerOptions: { fablecut: { ...optionsOf(request) } },
    })
    return images[0] as Uint8Array
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('UNAVAILABLE', { cause: error })
    throw error
  }
}

const optionsOf = ({ plan, style, seed, shotIndex, cardIndex, language, character }: ThumbnailRequest): ImageOptions => ({
  plan: plan as unknown as JSONObject,
  style,
  storySeed: seed,
  shotIndex,
  shotCount: shotIndex + 1,
  ...(cardIndex !== undefined && { cardIndex }),
  language,
  ...(character && { character }),
})
