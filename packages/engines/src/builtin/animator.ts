import type {
  Experimental_VideoModelV4 as VideoModelV4,
  Experimental_VideoModelV4CallOptions as VideoOptions,
  Experimental_VideoModelV4File as VideoFile,
} from '@ai-sdk/provider'
import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import type { ClipOptions } from '../ports/options.ts'
import { EngineRefusal } from '../engine-error.ts'
import { closeupFromJson, type CloseupShot, closeupScreen } from './asmr/draw-closeup.ts'
import { makeEffect } from './effects/make-effect.ts'
import { newCanvas } from './paint/canvas.ts'
import { clamp } from './paint/colour.ts'
import { type TransitionSpan, createEndTransition, shortTransitionSpan } from './photo/end-transition.ts'
import { drawPhoto, splitPhotoIntoLayers } from './photo/photo.ts'
import { moveIn } from './scene/reader.ts'
import { type CameraMove, type Scene, sceneFromJson } from './scene/scene.ts'
import { drawingSize } from './stage/drawing-size.ts'
import { addSound } from './stage/add-sound.ts'
import { encodeClip, FPS } from './stage/encode.ts'
import { layLight, pulseAt } from './stage/music/pulse.ts'
import { screenOf } from './stage/picture.ts'
import { type Size, sizeOf } from './stage/size.ts'
import { buildStage } from './stage/build-stage.ts'
import { styleOf } from './styles/styles.ts'

export type ClipRequest = Size & {
  /** Default `medium`. */
  readonly quality?: OutputQuality
  readonly seconds: number
  readonly speech: NonNullable<ClipOptions['speech']>
  readonly visemes?: ClipOptions['visemes']
  readonly beats?: ClipOptions['beats']
  /** The picture to arrive at. */
  readonly end?: Uint8Array
}

const framesIn = (seconds: number): number => Math.max(1, Math.round(seconds * FPS))

/** Moves a scene of our painter: its first frame is the painter's picture. */
export async function animateScene(scene: Scene, style: string, request: ClipRequest): Promise<Uint8Array> {
  const { seconds, speech, visemes, beats, quality = 'medium' } = request
  const look = styleOf(style)
  const { width, height } = drawingSize(request, quality, look.pixels !== undefined)
  const screen = screenOf(await buildStage(scene, look, width, height))
  const arrive = request.end
    ? createEndTransition(await splitPhotoIntoLayers(request.end, width, height), scene.move, spanOf(request))
    : null
  const frame = (index: number): Uint8Array => {
    screen.show({ seconds: index / FPS, duration: seconds, speech, index, visemes, beats })
    arrive?.(screen.canvas, partOf(index, request), index / FPS)
    return screen.canvas.data()
  }
  return encodeClip({ width, height, output: request, quality, frames: framesIn(request.seconds), frame })
}

/** Moves any picture in layers of guessed depth. Its first frame is the picture, but for a pull, which ends with it. */
export async function animatePicture(picture: Uint8Array, move: CameraMove, request: ClipRequest): Promise<Uint8Array> {
  const { beats = [], quality = 'medium' } = request
  const { width, height } = drawingSize(request, quality)
  const start = await splitPhotoIntoLayers(picture, width, height)
  const arrive = request.end ? createEndTransition(await splitPhotoIntoLayers(request.end, width, height), move, spanOf(request)) : null
  const [canvas, g] = newCanvas(width, height)
  g.imageSmoothingQuality = 'low'
  const frame = (index: number): Uint8Array => {
    const [part, at] = [partOf(index, request), index / FPS]
    const pulse = pulseAt(at, beats) * PICTURE_PULSE
    drawPhoto(g, start, { move, part, seconds: at, pulse })
    layLight(g, { width, height }, '#ffe2b0', pulse)
    arrive?.(canvas, part, at)
    return canvas.data()
  }
  return encodeClip({ width, height, output: request, quality, frames: framesIn(request.seconds), frame })
}

/** Moves a close-up of our painter: its first frame is the painter's picture. */
export async function animateCloseup(shot: CloseupShot, request: ClipRequest): Promise<Uint8Array> {
  const { quality = 'medium' } = request
  const { width, height } = drawingSize(request, quality)
  const screen = closeupScreen(shot, width, height)
  const arrive = request.end ? createEndTransition(await splitPhotoIntoLayers(request.end, width, height), 'push') : null
  const frame = (index: number): Uint8Array => {
    screen.show(index / FPS)
    arrive?.(screen.canvas, partOf(index, request), index / FPS)
    return screen.canvas.data()
  }
  return encodeClip({ width, height, output: request, quality, frames: framesIn(request.seconds), frame })
}

/** How strongly a picture answers beats: as a quiet style does. */
const PICTURE_PULSE = 0.5

/** Films that are cut to music arrive at the last moment. */
const spanOf = ({ beats, seconds }: ClipRequest): TransitionSpan | undefined => (beats ? shortTransitionSpan(seconds) : undefined)

const partOf = (index: number, { seconds }: ClipRequest): number => index / Math.max(1, framesIn(seconds) - 1)

function bytesOf(file: VideoFile | undefined): Uint8Array | undefined {
  if (!file) return undefined
  if (file.type === 'url') throw new EngineRefusal('address_not_read', 'The built-in animator reads files, not addresses.')
  return typeof file.data === 'string' ? new Uint8Array(Buffer.from(file.data, 'base64')) : file.data
}

const DEFAULT_SECONDS = 5
const MAX_SECONDS = 600
/** For a picture of which nothing is said: ways that begin with all of it. */
const CALM_MOVES: readonly CameraMove[] = ['push', 'pan-right', 'orbit', 'crane-up', 'pan-left']

/** A further clip of a scene: other drifting things, another way of the camera. */
function sceneOfTake(scene: Scene, take = 0): Scene {
  if (!Number.isSafeInteger(take) || take <= 0) return scene
  const others = CALM_MOVES.filter((move) => move !== scene.move)
  return { ...scene, shotSeed: scene.shotSeed + take, move: others[take % others.length]! }
}

async function animate(options: VideoOptions): Promise<Uint8Array> {
  const given = (options.providerOptions.fablecut ?? {}) as Partial<ClipOptions>
  const named = (type: 'first_frame' | 'last_frame'): VideoFile | undefined =>
    options.frameImages?.find((frame) => frame.frameType === type)?.image
  const request: ClipRequest = {
    ...sizeOf(options.resolution ?? (options.aspectRatio === 'adaptive' ? undefined : options.aspectRatio)),
    seconds: Number.isFinite(options.duration) ? clamp(options.duration!, 0, MAX_SECONDS) : DEFAULT_SECONDS,
    quality: given.quality,
    speech: given.speech ?? [],
    visemes: given.visemes,
    beats: given.beats,
    end: bytesOf(named('last_frame')),
  }
  const asked = moveIn(options.prompt ?? '')
  const closeup = closeupFromJson(given.scene)
  if (closeup) return animateCloseup(closeup, request)
  const scene = sceneFromJson(given.scene)
  if (scene)
    return animateScene({ ...sceneOfTake(scene, given.take), ...(asked && { move: asked }) }, given.style ?? 'photorealistic', request)
  const start = bytesOf(options.image ?? named('first_frame'))
  if (!start) throw new EngineRefusal('nothing_to_animate', 'There is nothing to animate: give a scene or a start frame.')
  return animatePicture(start, asked ?? CALM_MOVES[Math.abs(options.seed ?? 0) % CALM_MOVES.length]!, request)
}

/** A clip is silent unless the call asks for sound and says of what. */
async function withSound(clip: Uint8Array, { generateAudio, duration, seed, providerOptions }: VideoOptions): Promise<Uint8Array> {
  const { sound } = (providerOptions.fablecut ?? {}) as Partial<ClipOptions>
  if (!generateAudio || !sound) return clip
  const { audio } = makeEffect({ kind: sound, durationSeconds: duration ?? DEFAULT_SECONDS, seed: seed ?? 0 })
  return addSound(clip, audio)
}

/** The built-in video model: our own scenes come alive, other pictures are moved in layers. H.264, 30 frames a second. */
export function createAnimator(): VideoModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'animator',
    maxVideosPerCall: 1,
    async doGenerate(options) {
      const data = await withSound(await animate(options), options)
      const response = { timestamp: new Date(), modelId: 'animator', headers: undefined }
      return { videos: [{ type: 'binary', data, mediaType: 'video/mp4' }], warnings: [], response }
    },
  }
}
