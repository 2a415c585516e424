import type { StoryAsset } from '@fablecut/contracts/operations/stories/get-story-assets'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { parseStoredTimeline } from './stored-timeline.ts'
import { STORED_COLUMNS } from '../platform/database/stored-timeline.ts'
import { mediaUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { media, shot, storySong, timeline } from '../platform/database/schema.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'

type MediaRow = typeof media.$inferSelect

/**
 * URLs of the files of an own story, each type numbered from 0 in the order of the film: active media of its visible shots, then other
 * files on the timeline.
 */
export async function readAssets(db: Database, request: { viewer: Viewer; storyId: string }) {
  const story = await requireOwn(db, request.storyId, request.viewer)
  const shots = await db
    .select()
    .from(shot)
    .where(and(eq(shot.storyId, story.id), eq(shot.isHidden, false)))
    .orderBy(asc(shot.lexorank), asc(shot.shotId))
  const [images, clips, voices] = [
    shots.map((shot) => shot.activeImageId),
    shots.map((shot) => shot.activeVideoId),
    shots.map((shot) => shot.activeVoiceOverAudioId),
  ]
  const used = await readUsed(db, story.id)
  const files = await readFiles(db, story.userId, [...images, ...clips, ...voices, ...used])
  const placed = (isMeant: (file: MediaRow) => boolean) => used.filter((id) => files.has(id) && isMeant(files.get(id)!))
  const music = placed(({ subtype }) => subtype === 'music').map((id) => files.get(id)!)
  const song = await readSong(db, story.id)
  const isBrought = (file: MediaRow) => file.source === 'user_upload' || file.id === song
  return {
    title: story.title,
    activeImageUrls: uniqueFiles(files, [...images, ...placed((file) => file.resourceType === 'image')]),
    activeVideoUrls: uniqueFiles(files, [...clips, ...placed((file) => file.resourceType === 'video')]),
    activeVoiceOverAudioUrls: uniqueFiles(files, [...voices, ...placed(({ subtype }) => subtype === 'voiceover')]),
    // Engines generate no separate lip-sync audio: it follows the song or the voice-over, which are listed as such.
    lipSyncAudioUrls: [] as StoryAsset[],
    musicUrls: numbered(music.filter(isBrought)),
    backgroundMusicUrls: numbered(music.filter((file) => !isBrought(file))),
  }
}

/** Files on the stored timeline, in order of their start. */
async function readUsed(db: Database, storyId: string): Promise<string[]> {
  const [stored] = await db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, storyId))
  if (!stored) return []
  const items = parseStoredTimeline(stored, new Map()).timeline.tracks.flatMap((track) => track.items)
  const mediaItems = items.flatMap((item) => ('mediaAssetId' in item ? [item] : []))
  const inOrder = mediaItems.toSorted((a, b) => a.startTimeInFrames - b.startTimeInFrames)
  return [...new Set(inOrder.map(({ mediaAssetId }) => mediaAssetId))]
}

async function readSong(db: Database, storyId: string): Promise<string | null> {
  const [song] = await db.select({ mediaId: storySong.mediaId }).from(storySong).where(eq(storySong.storyId, storyId))
  return song?.mediaId ?? null
}

async function readFiles(db: Database, userId: string, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, MediaRow>> {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))]
  if (uniqueIds.length === 0) return new Map()
  const isThere = and(inArray(media.id, uniqueIds), eq(media.userId, userId), eq(media.isDeleted, false))
  const rows = await db.select().from(media).where(isThere)
  return new Map(rows.flatMap((row) => (row.hash === null ? [] : [[row.id, row]])))
}

/** Without duplicates. */
const uniqueFiles = (files: ReadonlyMap<string, MediaRow>, ids: readonly (string | null)[]): StoryAsset[] =>
  numbered([...new Set(ids)].flatMap((id) => (id === null ? [] : (files.get(id) ?? []))))

const numbered = (files: readonly MediaRow[]): StoryAsset[] => files.map((file, index) => ({ url: mediaUrl(file), index }))
