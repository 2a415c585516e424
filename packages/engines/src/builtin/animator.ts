import type { Experimental_VideoModelV4 as VideoModelV4, Experimental_VideoModelV4CallOptions as VideoOptions } from '@ai-sdk/provider'
import type { AnimateOptions } from '../ports/options.ts'
import { moveIn } from './scene/reader.ts'
import { type Scene, sceneFromJson } from './scene/scene.ts'
import { styleOf } from './styles/styles.ts'
import { encodeClip, FPS } from './stage/encode.ts'
import { screenOf } from './stage/picture.ts'
import { type Size, sizeOf } from './stage/size.ts'
import { buildStage } from './stage/stage.ts'

export type ClipRequest = Size & { readonly seconds: number; readonly speech: NonNullable<AnimateOptions['speech']> }

const framesIn = (seconds: number): number => Math.max(1, Math.round(seconds * FPS))

/** Moves a scene of our painter: the film of its first picture. */
export async function animateScene(scene: Scene, style: string, request: ClipRequest): Promise<Uint8Array> {
  const { width, height, seconds, speech } = request
  const screen = screenOf(await buildStage(scene, styleOf(style), width, height))
  const frame = (index: number): Uint8Array => {
    screen.show({ seconds: index / FPS, duration: seconds, speech, index })
    return screen.canvas.data()
  }
  return encodeClip({ width, height, frames: framesIn(seconds), frame })
}

const DEFAULT_SECONDS = 5

async function animate(options: VideoOptions): Promise<Uint8Array> {
  const given = (options.providerOptions.fablecut ?? {}) as Partial<AnimateOptions>
  const request = {
    ...sizeOf(options.resolution ?? options.aspectRatio),
    seconds: options.duration ?? DEFAULT_SECONDS,
    speech: given.speech ?? [],
  }
  const scene = sceneFromJson(given.scene)
  if (!scene) throw new Error('only scenes can be animated')
  return animateScene({ ...scene, move: moveIn(options.prompt ?? '') ?? scene.move }, given.style ?? 'photorealistic', request)
}

/** The built-in video model: our own scenes live, other pictures are moved in layers. H.264, 30 frames a second, silent. */
export function createAnimator(): VideoModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'animator',
    maxVideosPerCall: 1,
    async doGenerate(options) {
      const data = await animate(options)
      return {
        videos: [{ type: 'binary', data, mediaType: 'video/mp4' }],
        warnings: [],
        response: { timestamp: new Date(), modelId: 'animator', headers: undefined },
      }
    },
  }
}
