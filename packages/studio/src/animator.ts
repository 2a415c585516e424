import type {
  Experimental_VideoModelV4 as VideoModelV4,
  Experimental_VideoModelV4CallOptions as VideoOptions,
  Experimental_VideoModelV4File as VideoFile,
} from '@ai-sdk/provider'
import { endCardStart } from '@fablecut/domain/story/shot-plan/film/end-card-start'
import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import type { ClipOptions } from '@fablecut/generation/ports/options'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { closeupFromJson, type CloseupShot, createCloseupRenderer } from './asmr/draw-closeup.ts'
import type { CloseupName } from './asmr/closeup.ts'
import { makeEffect } from './effects/make-effect.ts'
import { ASMR_RHYTHMS, type Rhythm, rhythmSeed, rhythmTimes } from './effects/rhythm.ts'
import { hashText, seeded } from './paint/random.ts'
import { mixShotSounds } from './effects/mix-shot-sounds.ts'
import { createClipFinish } from './film/finish-clip.ts'
import { hasRoomForTitle } from './film/opening-title.ts'
import { detailBoxes } from './film/detail-boxes.ts'
import { createGraphicFinish } from './film/finish-graphic.ts'
import { drawGraphicShot, type GraphicShot, graphicShotFromJson, graphicShotOf, headsGraphic } from './motion/graphic-shot.ts'
import { OPENING_SECONDS } from './motion/kit/opening-seconds.ts'
import { createSceneLettering } from './motion/scene-lettering.ts'
import { newCanvas } from './paint/canvas.ts'
import { clamp } from './paint/colour.ts'
import { type TransitionSpan, createEndTransition, shortTransitionSpan } from './photo/end-transition.ts'
import { drawPhoto, splitPhotoIntoLayers } from './photo/photo.ts'
import { cameraMoveOf } from './scene/plan/scene-of-plan.ts'
import { type CameraMove, type Scene, sceneFromJson } from './scene/scene.ts'
import { drawingSize } from './stage/drawing-size.ts'
import { muxAudio } from './stage/mux-audio.ts'
import { encodeClip, FPS } from './stage/encode.ts'
import { drawBeatFlash, pulseAt } from './stage/music/pulse.ts'
import { createShotRenderer } from './stage/shot-renderer.ts'
import { type Size, sizeOf } from './stage/size.ts'
import { styleOf } from './styles/styles.ts'

export type ClipRequest = Size & {
  /** Default `medium`. */
  readonly quality?: OutputQuality
  readonly seconds: number
  readonly speech: NonNullable<ClipOptions['speech']>
  readonly visemes?: ClipOptions['visemes']
  readonly beats?: ClipOptions['beats']
  /** See PlanOptions. */
  readonly cueSeconds?: ClipOptions['cueSeconds']
  readonly language?: ClipOptions['language']
  readonly film?: ClipOptions['film']
  /** Image of the last frame. */
  readonly endImage?: Uint8Array
}

const framesIn = (seconds: number): number => Math.max(1, Math.round(seconds * FPS))

/** Animates a painted scene; the first frame is the painted image. */
export async function animateScene(scene: Scene, style: string, request: ClipRequest): Promise<Uint8Array> {
  const { seconds, speech, visemes, beats, quality = 'medium', cueSeconds, language } = request
  const look = styleOf(style)
  const { width, height } = drawingSize(request, quality, look.pixels !== undefined)
  const renderer = createShotRenderer(scene, look, { width, height }, seconds, beats ?? cueSeconds)
  const endTransition = request.endImage
    ? createEndTransition(await splitPhotoIntoLayers(request.endImage, width, height), scene.move, transitionSpanOf(request))
    : null
  const finish = await createClipFinish({ ...request, style, width, height, film: request.film })
  const lettering =
    scene.lettering &&
    createSceneLettering({
      text: scene.lettering,
      style,
      ...(scene.tone && { tone: scene.tone }),
      width,
      height,
      durationSeconds: seconds,
      cueSeconds: sceneCues(scene, request),
      language,
    })
  // The title of the film takes the place of what the scene says.
  const letteredUntil = request.film?.endCard === undefined ? Infinity : endCardStart(Math.min(seconds, request.film.shownSeconds))
  const frame = async (index: number): Promise<Uint8Array> => {
    const canvas = await renderer.render({ seconds: index / FPS, duration: seconds, speech, index, visemes, beats })
    if (index / FPS < letteredUntil) lettering?.draw(canvas.getContext('2d'), index / FPS, renderer.heads())
    endTransition?.(canvas, progressAt(index, request), index / FPS)
    finish(canvas, index / FPS, renderer.heads())
    return canvas.data()
  }
  return encodeClip({ width, height, output: request, quality, frames: framesIn(request.seconds), frame })
}

/** Lettering of a scene follows the opening title, which takes its place. */
function sceneCues({ lettering = [] }: Scene, { film, cueSeconds }: ClipRequest): ClipRequest['cueSeconds'] {
  if (film?.opening === undefined) return cueSeconds
  return lettering.map((_, i) => Math.max(OPENING_SECONDS, cueSeconds?.[i] ?? 0))
}

/** Animates any image as parallax layers of estimated depth. The image is the first frame, or the last for `pull`. */
export async function animateImage(
  image: Uint8Array,
  move: CameraMove,
  request: ClipRequest,
  style = 'photorealistic',
): Promise<Uint8Array> {
  const { beats = [], quality = 'medium' } = request
  const { width, height } = drawingSize(request, quality)
  const start = await splitPhotoIntoLayers(image, width, height)
  const endTransition = request.endImage
    ? createEndTransition(await splitPhotoIntoLayers(request.endImage, width, height), move, transitionSpanOf(request))
    : null
  const finish = await createClipFinish({ ...request, style, width, height, film: request.film })
  const [canvas, g] = newCanvas(width, height)
  g.imageSmoothingQuality = 'low'
  const frame = (index: number): Uint8Array => {
    const [progress, at] = [progressAt(index, request), index / FPS]
    const pulse = pulseAt(at, beats) * IMAGE_PULSE
    drawPhoto(g, start, { move, part: progress, seconds: at, pulse })
    drawBeatFlash(g, { width, height }, '#ffe2b0', pulse)
    endTransition?.(canvas, progress, at)
    finish(canvas, at)
    return canvas.data()
  }
  return encodeClip({ width, height, output: request, quality, frames: framesIn(request.seconds), frame })
}

/** Animates a painted close-up; the first frame is the painted image. `events`: seconds at which its sound has events, as of its Subject. */
export async function animateCloseup(shot: CloseupShot, request: ClipRequest, events?: readonly number[]): Promise<Uint8Array> {
  const { quality = 'medium' } = request
  const { width, height } = drawingSize(request, quality)
  const renderer = createCloseupRenderer(shot, width, height, events)
  const endTransition = request.endImage ? createEndTransition(await splitPhotoIntoLayers(request.endImage, width, height), 'push') : null
  const frame = (index: number): Uint8Array => {
    renderer.render(index / FPS)
    endTransition?.(renderer.canvas, progressAt(index, request), index / FPS)
    return renderer.canvas.data()
  }
  return encodeClip({ width, height, output: request, quality, frames: framesIn(request.seconds), frame })
}

const positionOf = (film: ClipRequest['film']): 'first' | 'last' | undefined =>
  film?.isFirst ? 'first' : film?.isLast ? 'last' : undefined

/** Animates a motion graphic. */
async function animateGraphic(shot: GraphicShot, style: string, request: ClipRequest): Promise<Uint8Array> {
  const { quality = 'medium', seconds, film } = request
  const { width, height } = drawingSize(request, quality)
  const graphic = await drawGraphicShot(shot, {
    style,
    width,
    height,
    durationSeconds: seconds,
    position: positionOf(film),
    opening: film?.opening,
  })
  const picture = graphic.frame(graphic.stillSeconds)
  // The title of the film covers no drawing: its captions and its end card say it too.
  const taken = film?.opening === undefined ? [] : detailBoxes(picture)
  const isTitled =
    film?.opening !== undefined &&
    !headsGraphic(shot) &&
    hasRoomForTitle({ words: film.opening, style, width, height, language: request.language ?? 'en' }, taken)
  const finishGraphic = await createGraphicFinish(shot, style, picture)
  const { opening: _, ...untitled } = film ?? { shownSeconds: seconds }
  const finish = await createClipFinish({ ...request, style, width, height, film: film && !isTitled ? untitled : film, graphic: shot })
  return encodeClip({
    width,
    height,
    output: request,
    quality,
    frames: framesIn(seconds),
    frame: (index) => {
      const canvas = graphic.frame(index / FPS)
      finishGraphic(canvas, index / FPS)
      finish(canvas, index / FPS, taken)
      return canvas.data()
    },
  })
}

/** The graphic of the painted shot, else of the given plan; timed as this call says. */
function graphicOf(given: Partial<ClipOptions>, seed = 1): GraphicShot | null {
  const shot = graphicShotFromJson(given.scene) ?? (given.scene ? null : graphicShotOf(given, seed))
  return shot && { ...shot, take: given.take, cueSeconds: given.cueSeconds ?? shot.cueSeconds, language: given.language ?? shot.language }
}

/** Strength of the beat pulse for images, 0 to 1. */
const IMAGE_PULSE = 0.5

/** Clips that are cut to music have a short transition to the end image. */
const transitionSpanOf = ({ beats, seconds }: ClipRequest): TransitionSpan | undefined => (beats ? shortTransitionSpan(seconds) : undefined)

const progressAt = (index: number, { seconds }: ClipRequest): number => index / Math.max(1, framesIn(seconds) - 1)

function bytesOf(file: VideoFile | undefined): Uint8Array | undefined {
  if (!file) return undefined
  if (file.type === 'url') throw new EngineRefusal('address_not_read', 'The built-in animator reads files, not addresses.')
  return typeof file.data === 'string' ? new Uint8Array(Buffer.from(file.data, 'base64')) : file.data
}

const DEFAULT_SECONDS = 5
const MAX_SECONDS = 600
/** Camera moves for images without a requested one; all start with the whole image. */
const CALM_MOVES: readonly CameraMove[] = ['push', 'pan-right', 'orbit', 'crane-up', 'pan-left']

/** Scene of a further take, with another seed and camera move. */
function sceneForTake(scene: Scene, take = 0): Scene {
  if (!Number.isSafeInteger(take) || take <= 0) return scene
  const otherMoves = CALM_MOVES.filter((move) => move !== scene.move)
  return { ...scene, shotSeed: scene.shotSeed + take, move: otherMoves[take % otherMoves.length]! }
}

/** Seconds of the clip at which the sound of a close-up has its events; undefined for sounds without a rhythm. */
function soundEvents({ sound, soundSection }: Partial<ClipOptions>, name: CloseupName, seconds: number): readonly number[] | undefined {
  const rhythm: Rhythm | undefined = Object.entries(ASMR_RHYTHMS).find(([kind]) => kind === name)?.[1]
  if (!rhythm || !sound || !soundSection) return undefined
  const { startSeconds, totalSeconds, seed } = soundSection
  const times = rhythmTimes(rhythm, Math.max(totalSeconds, startSeconds + seconds), seeded(hashText(rhythmSeed(sound, seed))))
  return times.map((at) => at - startSeconds).filter((at) => at > 0 && at < seconds)
}

async function animate(options: VideoOptions): Promise<Uint8Array> {
  const engineOptions = (options.providerOptions.fablecut ?? {}) as Partial<ClipOptions>
  const frameImage = (type: 'first_frame' | 'last_frame'): VideoFile | undefined =>
    options.frameImages?.find((frame) => frame.frameType === type)?.image
  const request: ClipRequest = {
    ...sizeOf(options.resolution ?? (options.aspectRatio === 'adaptive' ? undefined : options.aspectRatio)),
    seconds: Number.isFinite(options.duration) ? clamp(options.duration!, 0, MAX_SECONDS) : DEFAULT_SECONDS,
    quality: engineOptions.quality,
    speech: engineOptions.speech ?? [],
    visemes: engineOptions.visemes,
    beats: engineOptions.beats,
    cueSeconds: engineOptions.cueSeconds,
    language: engineOptions.language,
    film: engineOptions.film,
    endImage: bytesOf(frameImage('last_frame')),
  }
  const requestedMove = engineOptions.move && cameraMoveOf(engineOptions.move)
  const closeup = closeupFromJson(engineOptions.scene)
  if (closeup) return animateCloseup(closeup, request, soundEvents(engineOptions, closeup.closeup, request.seconds))
  const graphic = graphicOf(engineOptions, options.seed)
  if (graphic) return animateGraphic(graphic, engineOptions.style ?? 'photorealistic', request)
  const scene = sceneFromJson(engineOptions.scene)
  if (scene)
    return animateScene(
      { ...sceneForTake(scene, engineOptions.take), ...(requestedMove && { move: requestedMove }) },
      engineOptions.style ?? 'photorealistic',
      request,
    )
  const start = bytesOf(options.image ?? frameImage('first_frame'))
  if (!start) throw new EngineRefusal('nothing_to_animate', 'There is nothing to animate: give a scene or a start frame.')
  return animateImage(start, requestedMove ?? CALM_MOVES[Math.abs(options.seed ?? 0) % CALM_MOVES.length]!, request, engineOptions.style)
}

/** Adds audio if the call requests it and names a sound. */
async function addRequestedSound(clip: Uint8Array, { generateAudio, duration, seed, providerOptions }: VideoOptions): Promise<Uint8Array> {
  const { sound, soundSection, film, speech = [] } = (providerOptions.fablecut ?? {}) as Partial<ClipOptions>
  if (!generateAudio) return clip
  const durationSeconds = duration ?? DEFAULT_SECONDS
  if (!sound)
    return film?.sounds?.length
      ? muxAudio(clip, mixShotSounds({ sounds: film.sounds, durationSeconds, speech, seed: hashText(JSON.stringify(film.sounds)) }))
      : clip
  const { audio } = makeEffect({
    kind: sound,
    durationSeconds,
    seed: soundSection?.seed ?? seed ?? 0,
    ...(soundSection && { section: soundSection }),
  })
  return muxAudio(clip, audio)
}

/** The built-in video model: animates its own scenes, and other images as parallax layers. H.264, 30 frames per second. */
export function createAnimator(): VideoModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'animator',
    maxVideosPerCall: 1,
    async doGenerate(options) {
      const data = await addRequestedSound(await animate(options), options)
      const response = { timestamp: new Date(), modelId: 'animator', headers: undefined }
      return { videos: [{ type: 'binary', data, mediaType: 'video/mp4' }], warnings: [], response }
    },
  }
}
