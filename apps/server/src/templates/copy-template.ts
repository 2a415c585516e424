import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { namedMediaIds } from '../editor/stored-timeline.ts'
import { media, shot, story, storySong, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { once } from '../stories/once.ts'
import type { StoryRow, Viewer } from '../stories/story-access.ts'
import type { StoryServices } from '../stories/story-services.ts'
import { requireTemplate } from './require-template.ts'
import { withOwnIds } from './with-own-ids.ts'

export type TemplateCopy = { readonly viewer: NonNullable<Viewer>; readonly templateId: string; readonly idempotencyKey: string | null }

/** By the copied row's id: the id of its copy. */
type Ids = ReadonlyMap<string, string>

const PATH = '/stories/operate_template_story'

/**
 * A whole story of the caller's own out of an example: its shots, files, song, timeline and film, under ids of their own; the bytes are shared. The example
 * stays as it is. Source: H-184, C-277.
 */
export function copyTemplate(services: Pick<StoryServices, 'pool'>, copy: TemplateCopy): Promise<{ id: string }> {
  const { viewer, templateId, idempotencyKey: key } = copy
  return once(services.pool, { userId: viewer.id, path: PATH, key, body: { templateId } }, async (tx) => {
    const template = await requireTemplate(tx.db, templateId, viewer)
    const [song] = await tx.db.select().from(storySong).where(eq(storySong.storyId, template.id))
    const [document] = await tx.db.select().from(timeline).where(eq(timeline.storyId, template.id))
    const id = newId()
    const ids = await copyMedia(tx, template, { id, userId: viewer.id }, [
      ...namedMediaIds(document?.document),
      ...(song ? [song.mediaId] : []),
    ])
    await copyStory(tx, template, { id, viewer }, ids)
    await copyShots(tx, template.id, id, ids)
    if (document)
      await tx.db.insert(timeline).values({ ...document, storyId: id, document: withOwnIds(document.document, ids), revision: 0 })
    if (song) await tx.db.insert(storySong).values({ ...song, storyId: id, mediaId: own(ids, song.mediaId) ?? song.mediaId })
    return { id }
  })
}

/** Every file that is there of the example, and those of its author's that it names, such as its song. */
async function copyMedia(
  { db }: OpenTransaction,
  template: StoryRow,
  to: { id: string; userId: string },
  named: readonly string[],
): Promise<Ids> {
  const isOfIt = or(eq(media.storyId, template.id), named.length === 0 ? undefined : inArray(media.id, [...new Set(named)]))
  const isThere = and(eq(media.userId, template.userId), eq(media.isDeleted, false), eq(media.status, 'completed'), isNotNull(media.hash))
  const rows = await db.select().from(media).where(and(isThere, isOfIt))
  const ids: Ids = new Map(rows.map((row) => [row.id, newId()]))
  const copies = rows.map((row) => ({
    ...row,
    id: ids.get(row.id)!,
    userId: to.userId,
    storyId: to.id,
    workflowRunId: null,
    metadata: withOwnIds(row.metadata, ids),
    referenceMediaId: own(ids, row.referenceMediaId),
    endFrameMediaId: own(ids, row.endFrameMediaId),
  }))
  if (copies.length > 0) await db.insert(media).values(copies)
  return ids
}

async function copyStory(
  { db }: OpenTransaction,
  template: StoryRow,
  to: { id: string; viewer: TemplateCopy['viewer'] },
  ids: Ids,
): Promise<void> {
  const { title, categoryId, width, height, fps, durationSeconds, isExportOutdated, isThumbnailModified } = template
  const kept = { title, categoryId, width, height, fps, durationSeconds, isExportOutdated, isThumbnailModified }
  const files = {
    exportMediaId: own(ids, template.exportMediaId),
    thumbnailMediaId: own(ids, template.thumbnailMediaId),
    exportThumbnailMediaId: own(ids, template.exportThumbnailMediaId),
  }
  const { id: userId, teamId } = to.viewer
  const categoryInputs = withOwnIds(template.categoryInputs, ids)
  await db.insert(story).values({ ...kept, ...files, id: to.id, userId, teamId, status: 'completed', categoryInputs })
}

async function copyShots({ db }: OpenTransaction, from: string, to: string, ids: Ids): Promise<void> {
  const rows = await db.select().from(shot).where(eq(shot.storyId, from))
  const copies = rows.map((row) => ({
    ...row,
    storyId: to,
    activeImageId: own(ids, row.activeImageId),
    activeVideoId: own(ids, row.activeVideoId),
    activeVoiceOverAudioId: own(ids, row.activeVoiceOverAudioId),
  }))
  if (copies.length > 0) await db.insert(shot).values(copies)
}

const own = (ids: Ids, id: string | null): string | null => (id === null ? null : (ids.get(id) ?? null))
