import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { referencedMediaIds } from '../stories/stored-timeline.ts'
import { media, shot, story, storySong, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { teamOfNewStory } from '../team/team-of.ts'
import { requireTemplate } from './require-template.ts'
import { withOwnIds } from './with-own-ids.ts'

export type TemplateCopy = { readonly viewer: NonNullable<Viewer>; readonly templateId: string; readonly idempotencyKey: string | null }

type MediaRow = typeof media.$inferSelect
/** Ids of copies by original id. */
type CopyIds = ReadonlyMap<string, string>

const PATH = '/stories/operate_template_story'

/**
 * Copies an example to a story of the user: shots, files, song, timeline and film with new ids; the bytes are shared. The example is
 * unchanged.
 */
export function copyTemplate(services: Pick<StoryServices, 'pool'>, copy: TemplateCopy): Promise<{ id: string }> {
  const { viewer, templateId, idempotencyKey: key } = copy
  return withIdempotencyKey(services.pool, { userId: viewer.id, path: PATH, key, body: { templateId } }, async (tx) => {
    const template = await requireTemplate(tx.db, templateId, viewer)
    const [song] = await tx.db.select().from(storySong).where(eq(storySong.storyId, template.id))
    const [stored] = await tx.db.select().from(timeline).where(eq(timeline.storyId, template.id))
    const files = await readFiles(tx, template, [...referencedMediaIds(stored), ...(song ? [song.mediaId] : [])])
    const ids: CopyIds = new Map(files.map((file) => [file.id, newId()]))
    const id = newId()
    await copyStory(tx, template, { id, viewer }, ids)
    await copyFiles(tx, files, { id, userId: viewer.id }, ids)
    await copyShots(tx, template.id, id, ids)
    if (stored) await tx.db.insert(timeline).values({ ...stored, storyId: id, document: withOwnIds(stored.document, ids), revision: 0 })
    if (song) await tx.db.insert(storySong).values({ ...song, storyId: id, mediaId: newIdOf(ids, song.mediaId) ?? song.mediaId })
    return { id }
  })
}

/** Existing files of the example, and other files of its author that it refers to, such as its song. */
function readFiles({ db }: OpenTransaction, template: StoryRow, named: readonly string[]): Promise<MediaRow[]> {
  const isNamed = named.length === 0 ? undefined : inArray(media.id, [...new Set(named)])
  const isThere = and(eq(media.userId, template.userId), eq(media.isDeleted, false), eq(media.status, 'completed'), isNotNull(media.hash))
  return db
    .select()
    .from(media)
    .where(and(isThere, or(eq(media.storyId, template.id), isNamed)))
}

async function copyFiles(
  { db }: OpenTransaction,
  files: readonly MediaRow[],
  to: { id: string; userId: string },
  ids: CopyIds,
): Promise<void> {
  const copies = files.map((file) => ({
    ...file,
    id: ids.get(file.id)!,
    userId: to.userId,
    storyId: to.id,
    workflowRunId: null,
    referenceMediaId: newIdOf(ids, file.referenceMediaId),
    endFrameMediaId: newIdOf(ids, file.endFrameMediaId),
  }))
  if (copies.length > 0) await db.insert(media).values(copies)
}

async function copyStory(
  { db }: OpenTransaction,
  template: StoryRow,
  to: { id: string; viewer: TemplateCopy['viewer'] },
  ids: CopyIds,
): Promise<void> {
  const { title, categoryId, width, height, fps, durationSeconds, isExportOutdated, isThumbnailModified } = template
  const copied = { title, categoryId, width, height, fps, durationSeconds, isExportOutdated, isThumbnailModified }
  const files = {
    exportMediaId: newIdOf(ids, template.exportMediaId),
    thumbnailMediaId: newIdOf(ids, template.thumbnailMediaId),
    exportThumbnailMediaId: newIdOf(ids, template.exportThumbnailMediaId),
  }
  const { id: userId, teamId } = to.viewer
  const categoryInputs = withOwnIds(template.categoryInputs, ids)
  await db
    .insert(story)
    .values({ ...copied, ...files, id: to.id, userId, teamId: teamOfNewStory(userId, teamId), status: 'completed', categoryInputs })
}

async function copyShots({ db }: OpenTransaction, from: string, to: string, ids: CopyIds): Promise<void> {
  const rows = await db.select().from(shot).where(eq(shot.storyId, from))
  const copies = rows.map((row) => ({
    ...row,
    storyId: to,
    activeImageId: newIdOf(ids, row.activeImageId),
    activeVideoId: newIdOf(ids, row.activeVideoId),
    activeVoiceOverAudioId: newIdOf(ids, row.activeVoiceOverAudioId),
  }))
  if (copies.length > 0) await db.insert(shot).values(copies)
}

const newIdOf = (ids: CopyIds, id: string | null): string | null => (id === null ? null : (ids.get(id) ?? null))
