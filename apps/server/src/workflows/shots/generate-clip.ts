import type {
  Experimental_VideoModelV4 as VideoModelV4,
  Experimental_VideoModelV4CallOptions as VideoCall,
  JSONObject,
} from '@ai-sdk/provider'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { clipQuality } from '@fablecut/domain/story/models/output-quality'
import { aspectRatioOf } from '@fablecut/domain/timeline/output'
import type { ClipOptions, ImageMetadata } from '@fablecut/engines/ports/options'
import { eq } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { generationOf } from '../categories/categories.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { bytesOf } from './bytes-of.ts'
import { planClip } from './clip-length.ts'
import { engineName } from './engine-name.ts'
import { readSpeech } from './speech-of.ts'

/** What is asked of a clip besides its picture, words and voice. */
export type ClipChoices = {
  readonly seed: number
  /** See ClipOptions. */
  readonly take?: number
  /** The picture that the clip ends with. */
  readonly endFrameId?: string
  /** Models of this machine make at least this length, in seconds. */
  readonly leastSeconds?: number
}

export type GeneratedClip = { readonly blob: StoredBlob; readonly metadata: Record<string, unknown> }

/** Asks a model to move a shot's picture and puts the clip into the storage. */
export async function generateClip(
  view: RunView,
  one: ShotRow,
  model: VideoModelV4,
  choices: ClipChoices,
  signal: AbortSignal | undefined,
): Promise<GeneratedClip> {
  const call = await moveCall(view, one, model, choices, signal)
  const bytes = await generate(model, call)
  return { blob: await services().storage.putBytes(bytes), metadata: clipMetadata(view, call) }
}

/** The methods of the model itself: wrappers that retry would pay twice. */
async function generate(model: VideoModelV4, call: VideoCall): Promise<Uint8Array> {
  if (!model.doGenerate) throw new Error(`${engineName(model)} has no direct generation`)
  const { videos } = await model.doGenerate(call)
  const [video] = videos
  if (video?.type !== 'binary' && video?.type !== 'base64') throw new Error(`${engineName(model)} answered no file`)
  return bytesOf(video.data)
}

async function moveCall(
  view: RunView,
  one: ShotRow,
  model: VideoModelV4,
  { seed, take, endFrameId, leastSeconds = 0 }: ClipChoices,
  signal: AbortSignal | undefined,
): Promise<VideoCall> {
  const isLocal = model.provider === 'builtin'
  const picture = await readPicture(one.activeImageId)
  const speech = (await readSpeech(services().db, [one])).get(one.shotId)
  const clip = planClip(view, one.shotId, speech, isLocal)
  const { scene, style } = picture.metadata as Partial<ImageMetadata> & { style?: string }
  const told = generationOf(view).animate(view, one.shotId)
  const options: ClipOptions = {
    speech: clip.speech,
    visemes: clip.visemes,
    quality: clipQuality(view.inputs),
    ...told,
    ...(style === undefined ? {} : { style }),
    ...(take === undefined ? {} : { take }),
    ...(scene === undefined ? {} : { scene }),
  }
  const { width, height } = view.story
  return {
    prompt: one.videoPrompt,
    n: 1,
    aspectRatio: aspectRatioOf({ width, height }) as `${number}:${number}`,
    resolution: `${width}x${height}`,
    duration: isLocal ? Math.max(leastSeconds, clip.durationSeconds) : clip.durationSeconds,
    fps: DEFAULT_FPS,
    seed,
    image: await pictureFile(picture),
    frameImages:
      endFrameId === undefined ? undefined : [{ frameType: 'last_frame', image: await pictureFile(await readPicture(endFrameId)) }],
    inputReferences: undefined,
    generateAudio: told.sound !== undefined,
    providerOptions: { fablecut: options as unknown as JSONObject },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  }
}

type Picture = typeof media.$inferSelect & { readonly hash: string }

async function readPicture(id: string | null): Promise<Picture> {
  const [picture] = id === null ? [] : await services().db.select().from(media).where(eq(media.id, id))
  if (!picture?.hash) throw new Error(`The picture ${id} is not there`)
  return { ...picture, hash: picture.hash }
}

async function pictureFile({ mimeType, hash }: Picture) {
  return { type: 'file' as const, mediaType: mimeType ?? 'image/png', data: await services().storage.readBytes(hash) }
}

/** The picture a shot's clip ends with where a story's clips arrive at the next shot; none after the last, and none that could not be painted. */
export function arrivalOf(view: RunView, one: ShotRow): string | undefined {
  if (!generationOf(view).arrivesAtNext(view)) return undefined
  return view.shots[view.shots.indexOf(one) + 1]?.activeImageId ?? undefined
}

function clipMetadata(view: RunView, { duration = 0, generateAudio }: VideoCall): Record<string, unknown> {
  const { width, height } = view.story
  const frames = Math.round(duration * DEFAULT_FPS)
  const quality = clipQuality(view.inputs)
  return { has_audio: generateAudio === true, quality, width, height, duration: frames / DEFAULT_FPS, frames, fps: DEFAULT_FPS }
}
