import type {
  Experimental_VideoModelV4 as VideoModelV4,
  Experimental_VideoModelV4CallOptions as VideoCall,
  JSONObject,
} from '@ai-sdk/provider'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import type { AnimateOptions, PaintMetadata } from '@fablecut/engines/ports/options'
import { and, eq } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { releaseCredits } from '../../credits/release-credits.ts'
import { readRunMoney } from '../../credits/run-money.ts'
import { media, shot } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { kindOf } from '../kinds/kinds.ts'
import { lockRun } from '../run/change-state.ts'
import { journalCall } from '../run/journal.ts'
import { keepFailedTake, keepTake } from '../run/keep-take.ts'
import { type RunView, type ShotRow, readRun, shareOf, videoModelOf } from '../run/read-run.ts'
import { reportProgress } from '../run/report-progress.ts'
import { services } from '../services.ts'
import { bytesOf } from './bytes-of.ts'
import { planClip } from './clip-length.ts'
import { engineName } from './engine-name.ts'
import { defineShotWork } from './shot-work.ts'
import { readSpeech } from './speech-of.ts'

/** Moves a shot's picture. Shots without a picture are not asked for. */
export const animateShot = defineShotWork({
  name: 'animate-shot',
  async make(runId, shotId, attempt, signal) {
    const { db, pool, engines, storage } = services()
    const view = await readRun(db, runId)
    const one = view.shots.find((candidate) => candidate.shotId === shotId)
    if (!one?.activeImageId || one.activeVideoId) return
    const model = engines.video(videoModelOf(view))
    const engine = engineName(model)
    await journalCall(
      pool,
      { id: `${runId}:video:${shotId}:${attempt}`, runId, shotId, kind: 'video', engine, isLocal: model.provider === 'builtin' },
      async () => {
        const call = await animateCall(view, one, model, signal)
        const bytes = await generate(model, call)
        return { blob: await storage.putBytes(bytes), metadata: clipMetadata(view, call) }
      },
      async (tx, made) => {
        const mediaId = await keepTake(tx, {
          userId: view.userId,
          storyId: view.storyId,
          shotId,
          runId,
          aiModel: engine,
          blob: made.blob,
          metadata: made.metadata,
          resourceType: 'video',
          role: 'take',
          mimeType: 'video/mp4',
          title: one.title,
          prompt: one.videoPrompt,
          referenceMediaId: one.activeImageId!,
        })
        await tx.db
          .update(shot)
          .set({ activeVideoId: mediaId })
          .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, shotId)))
        await captureCredits(tx, await readRunMoney(tx, runId), { label: 'video', shotId, credits: shareOf(view, 'video', shotId) })
        await reportProgress(tx, runId, 'video')
        return { mediaId }
      },
    )
  },
  async giveUp(runId, shotId, message) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const one = view.shots.find((candidate) => candidate.shotId === shotId)
    await inTransaction(pool, async (tx) => {
      await lockRun(tx, runId)
      await keepFailedTake(tx, {
        userId: view.userId,
        storyId: view.storyId,
        runId,
        shotId,
        resourceType: 'video',
        title: one?.title ?? '',
        aiModel: engineName(engines.video(videoModelOf(view))),
        prompt: one?.videoPrompt ?? null,
        message,
      })
      await releaseCredits(tx, await readRunMoney(tx, runId), { label: 'video', shotId, credits: shareOf(view, 'video', shotId) })
      await reportProgress(tx, runId, 'video')
    })
  },
})

/** The methods of the model itself: wrappers that retry would pay twice. */
async function generate(model: VideoModelV4, call: VideoCall): Promise<Uint8Array> {
  if (!model.doGenerate) throw new Error(`${engineName(model)} has no direct generation`)
  const { videos } = await model.doGenerate(call)
  const [video] = videos
  if (video?.type !== 'binary' && video?.type !== 'base64') throw new Error(`${engineName(model)} answered no file`)
  return bytesOf(video.data)
}

async function animateCall(view: RunView, one: ShotRow, model: VideoModelV4, signal: AbortSignal | undefined): Promise<VideoCall> {
  const { db } = services()
  const picture = await readPicture(one)
  const arrival = kindOf(view).arrivesAtNext(view) ? nextOf(view, one) : undefined
  const speech = (await readSpeech(db, [one])).get(one.shotId)
  const clip = planClip(view, one.shotId, speech, model.provider === 'builtin')
  const scene = (picture.metadata as Partial<PaintMetadata>).scene
  const told = kindOf(view).animate(view, one.shotId)
  const options: AnimateOptions = {
    speech: clip.speech,
    visemes: clip.visemes,
    ...told,
    ...(scene === undefined ? {} : { scene }),
  }
  const { width, height } = view.story
  return {
    prompt: one.videoPrompt,
    n: 1,
    aspectRatio: view.inputs.aspect_ratio ?? '16:9',
    resolution: `${width}x${height}`,
    duration: clip.durationSeconds,
    fps: DEFAULT_FPS,
    seed: (view.inputs.seed ?? 1) + view.shots.indexOf(one),
    image: await pictureFile(picture),
    frameImages: arrival && [{ frameType: 'last_frame', image: await pictureFile(await readPicture(arrival)) }],
    inputReferences: undefined,
    generateAudio: told.sound !== undefined,
    providerOptions: { fablecut: options as unknown as JSONObject },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  }
}

type Picture = typeof media.$inferSelect & { readonly hash: string }

async function readPicture({ shotId, activeImageId }: ShotRow): Promise<Picture> {
  const [picture] = await services().db.select().from(media).where(eq(media.id, activeImageId!))
  if (!picture?.hash) throw new Error(`The picture of shot ${shotId} is not there`)
  return { ...picture, hash: picture.hash }
}

async function pictureFile({ mimeType, hash }: Picture) {
  return { type: 'file' as const, mediaType: mimeType ?? 'image/png', data: await services().storage.readBytes(hash) }
}

/** The shot whose picture this one's clip ends with; none after the last, and none that could not be painted. */
function nextOf({ shots }: RunView, one: ShotRow): ShotRow | undefined {
  const next = shots[shots.indexOf(one) + 1]
  return next?.activeImageId ? next : undefined
}

function clipMetadata(view: RunView, { duration = 0, generateAudio }: VideoCall): Record<string, unknown> {
  const frames = Math.round(duration * DEFAULT_FPS)
  return {
    has_audio: generateAudio === true,
    width: view.story.width,
    height: view.story.height,
    duration: frames / DEFAULT_FPS,
    frames,
    fps: DEFAULT_FPS,
  }
}
