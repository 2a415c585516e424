import type {
  Experimental_VideoModelV4 as VideoModelV4,
  Experimental_VideoModelV4CallOptions as VideoCall,
  JSONObject,
} from '@ai-sdk/provider'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { clipQuality } from '@fablecut/domain/story/models/output-quality'
import { planCues } from '@fablecut/domain/story/shot-plan/cues/plan-cues'
import type { PlanTextRole, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { aspectRatioOf } from '@fablecut/domain/timeline/output'
import type { ClipOptions } from '@fablecut/generation/ports/options'
import { eq } from 'drizzle-orm'
import { planOfImage, readImageMetadata } from '../../media/generated-metadata.ts'
import { media } from '../../platform/database/schema.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { generationOf } from '../categories/categories.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { bytesOf } from './bytes-of.ts'
import { planOf } from '../../stories/wire-story.ts'
import { planClip } from './clip-length.ts'
import { filmOptionsOf } from './film-options.ts'
import { engineName } from './engine-name.ts'
import { readSpeech } from './speech-of.ts'

/** Options of a clip besides image, prompt and voice-over. */
export type ClipRequest = {
  readonly seed: number
  /** See ClipOptions. */
  readonly take?: number
  /** The image that the clip ends with. */
  readonly endFrameId?: string
  /** Minimum duration, in seconds. */
  readonly minSeconds?: number
}

export type GeneratedClip = { readonly blob: StoredBlob; readonly mimeType: 'video/mp4'; readonly metadata: Record<string, unknown> }

/** Generates a clip of a shot's image and stores it. */
export async function generateClip(
  view: RunView,
  shot: ShotRow,
  model: VideoModelV4,
  choices: ClipRequest,
  signal: AbortSignal | undefined,
): Promise<GeneratedClip> {
  const call = await clipCall(view, shot, choices, signal)
  const bytes = await generate(model, call)
  return { blob: await services().storage.putBytes(bytes), mimeType: 'video/mp4', metadata: clipMetadata(view, call, choices) }
}

/** Calls the model directly: wrappers that retry would pay twice. */
async function generate(model: VideoModelV4, call: VideoCall): Promise<Uint8Array> {
  if (!model.doGenerate) throw new Error(`${engineName(model)} has no direct generation`)
  const { videos } = await model.doGenerate(call)
  const [video] = videos
  if (video?.type !== 'binary' && video?.type !== 'base64') throw new Error(`${engineName(model)} answered no file`)
  return bytesOf(video.data)
}

async function clipCall(
  view: RunView,
  shot: ShotRow,
  { seed, take, endFrameId, minSeconds = 0 }: ClipRequest,
  signal: AbortSignal | undefined,
): Promise<VideoCall> {
  const image = await readImage(shot.activeImageId)
  const speech = (await readSpeech(services().db, [shot])).get(shot.shotId)
  const clip = planClip(view, shot.shotId, speech)
  const { scene, style } = readImageMetadata(image.metadata)
  const categoryOptions = generationOf(view).clipOptions(view, shot.shotId)
  // Images that were generated before plans were kept with them show the plan of their shot.
  const plan = planOfImage(image.metadata) ?? planOf(shot)
  const { language } = view.inputs
  const cueSeconds = plan && openedCues(plan, planCues(plan, shot.voiceOver, clip.words), view.shots[0] === shot)
  const film = filmOptionsOf(view, shot, { speech, cueSeconds: cueSeconds ?? [] })
  const move = await services().engines.writer.cameraMoveOf(shot.videoPrompt, signal)
  const options: ClipOptions = {
    speech: clip.speech,
    visemes: clip.visemes,
    ...(cueSeconds && { cueSeconds }),
    ...(language !== undefined && { language }),
    ...(film && { film }),
    quality: clipQuality(view.inputs),
    ...(move && { move }),
    ...categoryOptions,
    ...(style === undefined ? {} : { style }),
    ...(take === undefined ? {} : { take }),
    ...(scene === undefined ? {} : { scene }),
  }
  const { width, height } = view.story
  return {
    prompt: shot.videoPrompt,
    n: 1,
    aspectRatio: aspectRatioOf({ width, height }) as `${number}:${number}`,
    resolution: `${width}x${height}`,
    duration: Math.max(minSeconds, clip.durationSeconds),
    fps: DEFAULT_FPS,
    seed,
    image: await imageFile(image),
    frameImages: endFrameId === undefined ? undefined : [{ frameType: 'last_frame', image: await imageFile(await readImage(endFrameId)) }],
    inputReferences: undefined,
    generateAudio: categoryOptions.sound !== undefined || (film?.sounds?.length ?? 0) > 0,
    providerOptions: { fablecut: options as unknown as JSONObject },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  }
}

/** Second of the first key words of a film, or of its first number: they are seen before they are said, so that the first frames say something. */
const FIRST_WORDS_SECONDS = 0.1

function openedCues(plan: ShotPlan, cueSeconds: readonly number[], isFirst: boolean): readonly number[] {
  const indexOf = (wanted: PlanTextRole): number => (isFirst && !plan.graphic ? plan.text.findIndex(({ role }) => role === wanted) : -1)
  const first = [indexOf('key'), indexOf('number')].find((index) => index >= 0)
  return cueSeconds.map((cue, i) => (i === first ? FIRST_WORDS_SECONDS : cue))
}

export type StoredImage = typeof media.$inferSelect & { readonly hash: string }

/** A picture that is there. */
export async function readImage(id: string | null): Promise<StoredImage> {
  const [image] = id === null ? [] : await services().db.select().from(media).where(eq(media.id, id))
  if (!image?.hash) throw new Error(`The picture ${id} is not there`)
  return { ...image, hash: image.hash }
}

async function imageFile({ mimeType, hash }: StoredImage) {
  return { type: 'file' as const, mediaType: mimeType ?? 'image/png', data: await services().storage.readBytes(hash) }
}

/**
 * The id of the image a shot's clip ends with, if clips of the category end with the next shot's image; undefined for the last shot and
 * after failed images.
 */
export function endFrameOf(view: RunView, shot: ShotRow): string | undefined {
  if (!generationOf(view).endsWithNextImage(view)) return undefined
  return view.shots[view.shots.indexOf(shot) + 1]?.activeImageId ?? undefined
}

/** The request for the clip of a new film; its seed differs from shot to shot. */
export function firstClipRequest(view: RunView, shot: ShotRow): ClipRequest {
  const endFrameId = endFrameOf(view, shot)
  return { seed: (view.inputs.seed ?? 1) + view.shots.indexOf(shot), ...(endFrameId !== undefined && { endFrameId }) }
}

/** The images a clip was generated from, as stored with it. */
export const framesOf = ({ activeImageId }: ShotRow, endFrameId: string | undefined) => ({
  ...(activeImageId !== null && { referenceMediaId: activeImageId }),
  ...(endFrameId !== undefined && { endFrameMediaId: endFrameId }),
})

function clipMetadata(view: RunView, { duration = 0, generateAudio }: VideoCall, { seed, take }: ClipRequest): Record<string, unknown> {
  const { width, height } = view.story
  const frames = Math.round(duration * DEFAULT_FPS)
  const origin = { quality: clipQuality(view.inputs), seed, ...(take !== undefined && { take }) }
  return { has_audio: generateAudio === true, ...origin, width, height, duration: frames / DEFAULT_FPS, frames, fps: DEFAULT_FPS }
}
