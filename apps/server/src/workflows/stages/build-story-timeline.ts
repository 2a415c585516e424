import { type Result, ok } from '@fablecut/domain/result'
import { kineticStyle, lyricsStyle } from '@fablecut/domain/captions/lyrics-style'
import { buildTimeline } from '@fablecut/domain/timeline/build-timeline'
import { type BuildRefusal, missingAssetMessage } from '@fablecut/domain/timeline/build-request'
import { speechInFrames } from '@fablecut/domain/timeline/speech'
import { rebuildTimeline, withUserTracks } from '@fablecut/domain/timeline/edit/storyboard/rebuild-timeline'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { eq, inArray, sql } from 'drizzle-orm'
import { media, story, timeline } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import { mediaAsset } from '../../media/media-asset.ts'
import { toDomainShot } from '../../stories/wire-story.ts'
import { isComposed } from './run-outline.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { StageFailed } from '../run/stage-failed.ts'
import { services } from '../run/services.ts'
import { cutsOf } from '../song/cuts-of.ts'
import { minimumSpokenFrames } from '../shots/clip-length.ts'
import { readSpeech } from '../shots/speech-of.ts'

type MediaRow = typeof media.$inferSelect
type Failure = { readonly shotId: string | null; readonly message: string | null }

/** Builds the story's timeline from its finished shots and stores it; a missing file fails the stage. */
export async function buildStoryTimeline(runId: string): Promise<void> {
  for (;;) {
    const view = await readRun(services().db, runId)
    const built = timelineOf(view, await requestOf(view))
    if (!built.ok) throw new StageFailed('generating_timeline', describe(built.refusal))
    if (await inTransaction(services().pool, (tx) => storeTimeline(tx, view, built.value))) return
  }
}

/** Keeps the edits of a user, and tracks added beside the shots of a preview (ED-31). */
function timelineOf(view: RunView, request: Awaited<ReturnType<typeof requestOf>>): Result<Timeline, BuildRefusal> {
  const edited = view.story.editedRevision > 0 ? view.previousTimeline : null
  if (edited && view.kind === 'recover') {
    const shots = Object.fromEntries(request.shots.map((row) => [row.shotId, row]))
    const failures = new Map(request.shots.flatMap(({ shotId, failure }) => (failure === null ? [] : [[shotId, failure] as const])))
    return rebuildTimeline(edited, shots, { newId: () => `item_${newId()}`, failures, assets: request.assets })
  }
  const built = buildTimeline(request)
  return built.ok && edited ? ok(withUserTracks(built.value, edited)) : built
}

/** False when a side run changed the shots since they were read: the caller builds it again. */
async function storeTimeline(tx: OpenTransaction, view: RunView, built: Timeline): Promise<boolean> {
  await lockRun(tx, view.id)
  const [row] = await tx.db.select({ revision: story.revision }).from(story).where(eq(story.id, view.storyId)).for('update')
  if (row?.revision !== view.story.revision) return false
  const document = serializeTimeline(built)
  await tx.db
    .insert(timeline)
    .values({ storyId: view.storyId, document, schemaVersion: TIMELINE_VERSION, revision: 1 })
    .onConflictDoUpdate({
      target: timeline.storyId,
      set: { document, schemaVersion: TIMELINE_VERSION, revision: sql`${timeline.revision} + 1`, updatedAt: sql`now()` },
    })
  await tx.db
    .update(story)
    .set({ revision: sql`${story.revision} + 1` })
    .where(eq(story.id, view.storyId))
  return true
}

async function requestOf(view: RunView) {
  const { db } = services()
  const musicId = musicOf(view)
  const [files, failures, speech] = await Promise.all([readFiles(view, musicId), readFailures(view), readSpeech(db, view.shots)])
  const byId = new Map(files.map((file) => [file.id, file]))
  const { fps, width, height } = view.story
  const cuts = cutsOf(view)
  const minimum = minimumSpokenFrames(view)
  let generatedIds = 0
  return {
    shots: view.shots.map((shot) => ({
      ...toDomainShot(shot, byId),
      title: shot.title,
      failure: failures.find((failure) => failure.shotId === shot.shotId)?.message ?? null,
    })),
    assets: files.map(mediaAsset),
    speech: new Map([...speech].map(([shotId, secondsSpeech]) => [shotId, speechInFrames(secondsSpeech, fps)])),
    ...(minimum !== undefined && { minimumSpokenFrames: minimum }),
    ...(musicId === null ? {} : { music: { mediaAssetId: musicId } }),
    ...(cuts === null ? {} : { cuts: new Map(view.shots.map(({ shotId }, index) => [shotId, cuts[index]!])) }),
    ...(view.song === null ? {} : { lyrics: view.song.lines }),
    captions: { enabled: view.inputs.autoCaptions ?? true, ...captionStyleOf(view) },
    watermark: watermarkOf(view.previousTimeline),
    frame: { width, height },
    fps,
    newId: () => `item_${(generatedIds += 1)}`,
  }
}

/** The watermark setting is kept by a rebuild (ED-31). */
const watermarkOf = (previous: Timeline | null) => previous?.globalConfig.watermark ?? { enabled: true, type: 'logo' }

/** A lyrics video shows its lyrics large, a narrated film a few words at a time; the lyrics of other music videos are ordinary captions. */
function captionStyleOf({ inputs, story, song }: RunView) {
  if (inputs.videoType === 'lyrics-video') return { style: lyricsStyle(inputs.style ?? 'photorealistic', story) }
  return song === null ? { style: kineticStyle(inputs.visualStyle ?? inputs.style ?? 'photorealistic', story) } : {}
}

/** The film's song, the composed music, or an own file by its URL; null for none. */
function musicOf(view: RunView): string | null {
  if (view.song) return view.song.mediaId
  const music = view.inputs.backgroundMusic
  if (isComposed(music)) return view.inputs.backgroundMusicAutoSelection?.selectedSong.mediaId ?? null
  return music ? (/\/media\/([\w-]+)\//.exec(music)?.[1] ?? null) : null
}

async function readFiles(view: RunView, musicId: string | null): Promise<MediaRow[]> {
  const ids = view.shots.flatMap((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId])
  const mediaIds = [...ids, musicId].filter((id) => id !== null)
  return mediaIds.length === 0 ? [] : services().db.select().from(media).where(inArray(media.id, mediaIds))
}

async function readFailures(view: RunView): Promise<Failure[]> {
  return services()
    .db.select({ shotId: media.shotId, message: media.statusMessage })
    .from(media)
    .where(sql`${media.storyId} = ${view.storyId} AND ${media.status} = 'failed'`)
}

function describe(refusal: BuildRefusal): string {
  switch (refusal.code) {
    case 'missing_asset':
      return missingAssetMessage(refusal)
    case 'clip_too_short':
      return `The clip of shot ${refusal.shotId} is shorter than its voice-over`
    case 'speech_unknown':
      return `The voice-over of shot ${refusal.shotId} has no length`
    case 'no_shots':
      return 'This story has no visible shots'
  }
}
