import type { WireStory, WireStoryCard } from '@fablecut/contracts/wire/story'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { StoredTimeline } from '@fablecut/domain/timeline/stored/timeline-versions'
import { referencedMediaIds, parseStoredTimeline } from './stored-timeline.ts'
import { readSources } from './lineage.ts'
import { playbackUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { media, runEvent, shot, story, timeline } from '../platform/database/schema.ts'
import type { Log } from '../platform/logging/log.ts'
import { NO_LIKES, readLikes } from './read-likes.ts'
import { readAuthors } from './read-authors.ts'
import { publicCardView, publicView } from './public-view.ts'
import { readReusableFiles } from './reusable-files.ts'
import { type Viewer, isOwnOrTeam } from '../access/story-access.ts'
import { readViewTotals } from '../views/read-views.ts'
import { type StoryFacts, toWireStoryFields, toWireStory, urlOf } from './wire-story.ts'

type StoryRow = typeof story.$inferSelect

/**
 * Complete stories in the order of `ids`, without deleted ones. The caller checks access. With a `viewer`, stories of others have their
 * public part only; without one all parts are returned, with the inputs that visitors may see. Stored timelines are repaired, which is
 * logged to `log` if given (ED-83).
 */
export async function readStories(
  db: Database,
  ids: readonly string[],
  { log, viewer }: { log?: Pick<Log, 'warn'>; viewer?: Viewer } = {},
): Promise<WireStory[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(story)
    .where(inArray(story.id, [...ids]))
  const [shots, timelines, related] = await Promise.all([
    db
      .select()
      .from(shot)
      .where(inArray(shot.storyId, [...ids]))
      .orderBy(asc(shot.lexorank), asc(shot.shotId)),
    db
      .select()
      .from(timeline)
      .where(inArray(timeline.storyId, [...ids])),
    readRelated(db, rows),
  ])
  const active = shots.flatMap((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId])
  const named = timelines.flatMap(referencedMediaIds)
  const files = await readFiles(db, [...active, ...named, ...rows.flatMap((row) => [row.exportMediaId, row.thumbnailMediaId])])
  const likes = await readLikes(db, ids, viewer ?? null)
  const failedTakes = await readFailedTakes(db, ids)
  const sources = await readSources(
    db,
    rows.flatMap((row) => row.remixedFrom ?? []),
    viewer ?? null,
  )
  const reusable = await readReusableFiles(db, rows, viewer)
  return inOrder(ids, rows).map((row) => {
    const story = toWireStory({
      reusableFiles: reusable.get(row.id) ?? [],
      row,
      files,
      failedTakes,
      source: sources.get(row.remixedFrom ?? '') ?? null,
      author: related.authors.get(row.userId)!,
      likes: likes.get(row.id) ?? NO_LIKES,
      views: related.views.get(row.id) ?? 0,
      events: related.events.get(row.workflowRunId ?? '') ?? [],
      shots: shots.filter((shot) => shot.storyId === row.id),
      timeline: timelineOf(
        row,
        timelines.find((shot) => shot.storyId === row.id),
        files,
        log,
      ),
    })
    return viewer === undefined || isOwnOrTeam(row, viewer) ? story : publicView(story)
  })
}

/** Maximum number of logged warnings per story. */
const MAX_WARNINGS = 5

function timelineOf(
  row: StoryRow,
  stored: StoredTimeline | undefined,
  files: StoryFacts['files'],
  log: Pick<Log, 'warn'> | undefined,
): Timeline | null {
  if (stored === undefined) return null
  const own = new Map([...files].filter(([, file]) => file.userId === row.userId))
  const { timeline: opened, warnings } = parseStoredTimeline(stored, own)
  for (const { path, message } of warnings.slice(0, MAX_WARNINGS))
    log?.warn('a stored timeline was mended', { story: row.id, path, message, of: warnings.length })
  return opened
}

/** Stories as cards of a list; `viewer` as in `readStories`. */
export async function readStoryCards(
  db: Database,
  rows: readonly StoryRow[],
  { viewer }: { viewer?: Viewer } = {},
): Promise<WireStoryCard[]> {
  if (rows.length === 0) return []
  // Published stories are complete and have a film: neither run nor timeline, which may be large, is needed.
  const unpublished = rows.filter((row) => !row.isPublished)
  const [related, files, nonEmpty, reusable, likes] = await Promise.all([
    readRelated(db, rows, unpublished),
    readFiles(
      db,
      rows.flatMap((row) => [row.exportMediaId, row.thumbnailMediaId]),
    ),
    readNonEmpty(db, unpublished),
    readReusableFiles(db, rows, viewer),
    readLikes(
      db,
      rows.map(({ id }) => id),
      viewer ?? null,
    ),
  ])
  const pictures = await readFirstImages(
    db,
    rows.filter((row) => urlOf(files, row.thumbnailMediaId) === null),
  )
  return rows.map((row) => {
    const scalars = toWireStoryFields({
      row,
      files,
      reusableFiles: reusable.get(row.id) ?? [],
      author: related.authors.get(row.userId)!,
      likes: likes.get(row.id) ?? NO_LIKES,
      views: related.views.get(row.id) ?? 0,
      events: related.events.get(row.workflowRunId ?? '') ?? [],
    })
    const picture = pictures.get(row.id) ?? characterImage(row.categoryInputs)
    const card = {
      ...scalars,
      card_image_url: scalars.last_export_thumbnail_url ?? picture,
      has_timeline_items: row.isPublished || nonEmpty.has(row.id),
    }
    return viewer === undefined || isOwnOrTeam(row, viewer) ? card : publicCardView(card)
  })
}

/** Image of a story's main character; null when it is not our own file. */
function characterImage({ character }: StoryRow['categoryInputs']): string | null {
  const url = (character as { character_image_url?: unknown } | null | undefined)?.character_image_url
  return typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : null
}

async function readRelated(db: Database, rows: readonly StoryRow[], withRuns: readonly StoryRow[] = rows) {
  const runIds = withRuns.flatMap((row) => row.workflowRunId ?? [])
  const [authors, events, views] = await Promise.all([
    readAuthors(
      db,
      rows.map((row) => row.userId),
    ),
    runIds.length === 0 ? [] : db.select().from(runEvent).where(inArray(runEvent.runId, runIds)).orderBy(asc(runEvent.id)),
    readViewTotals(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return { authors, views, events: Map.groupBy(events, (event) => event.runId) }
}

async function readFiles(db: Database, ids: readonly (string | null)[]): Promise<StoryFacts['files']> {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))]
  if (uniqueIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, uniqueIds), sql`NOT ${media.isDeleted}`))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Shots and media types whose last take failed. */
async function readFailedTakes(db: Database, storyIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinctOn([media.storyId, media.shotId, media.resourceType], {
      shotId: media.shotId,
      kind: media.resourceType,
      status: media.status,
    })
    .from(media)
    .where(and(inArray(media.storyId, [...storyIds]), sql`${media.shotId} IS NOT NULL`))
    .orderBy(media.storyId, media.shotId, media.resourceType, desc(media.createdAt), desc(media.id))
  // Without an image there is no clip either.
  return new Set(
    rows.flatMap(({ shotId, kind, status }) => {
      if (status !== 'failed') return []
      return kind === 'image' ? [`image:${shotId}`, `video:${shotId}`] : [`${kind}:${shotId}`]
    }),
  )
}

/** URL of the first visible image of each story. */
async function readFirstImages(db: Database, stories: readonly StoryRow[]): Promise<Map<string, string>> {
  if (stories.length === 0) return new Map()
  const ids = stories.map(({ id }) => id)
  const rows = await db
    .selectDistinctOn([shot.storyId], { storyId: shot.storyId, file: media })
    .from(shot)
    .innerJoin(media, eq(media.id, shot.activeImageId))
    .where(and(inArray(shot.storyId, ids), sql`NOT ${shot.isHidden} AND NOT ${media.isDeleted} AND ${media.hash} IS NOT NULL`))
    .orderBy(shot.storyId, asc(shot.lexorank))
  return new Map(rows.map(({ storyId, file }) => [storyId, playbackUrl(file)]))
}

/** Ids of stories with items on their timeline. */
async function readNonEmpty(db: Database, rows: readonly StoryRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map((row) => row.id)
  const isFilled = sql`jsonb_path_exists(${timeline.document}, '$.tracks[*].items[*]')`
  const remixRows = await db
    .select({ storyId: timeline.storyId })
    .from(timeline)
    .where(and(inArray(timeline.storyId, ids), isFilled))
  return new Set(remixRows.map((row) => row.storyId))
}

function inOrder(ids: readonly string[], rows: readonly StoryRow[]): StoryRow[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
