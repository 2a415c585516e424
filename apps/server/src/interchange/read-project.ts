import type { Project } from '@fablecut/interchange/project'
import { usedMediaIds } from '@fablecut/interchange/project'
import { and, eq, inArray } from 'drizzle-orm'
import { requireOwn, type StoryRow, type Viewer } from '../access/story-access.ts'
import { readDocument } from '../editor/own-document.ts'
import { mediaUrl } from '../media/media-url.ts'
import { media } from '../platform/database/schema.ts'
import { inTransaction, type OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { createFileNamer } from '../platform/zip/file-names.ts'
import type { ZipFile } from '../platform/zip/write-zip.ts'

type MediaRow = typeof media.$inferSelect & { readonly hash: string }
export type ProjectRequest = { readonly viewer: Viewer; readonly storyId: string }

/** A story as a project of another program, with the stored files on its timeline. */
export type StoredProject = { readonly story: StoryRow; readonly project: Project; readonly files: readonly ZipFile[] }

/** 401, 403, 404 as `requireOwn`. Files that are gone are not in the project's files. */
export function readStoredProject({ pool }: Pick<StoryServices, 'pool'>, { viewer, storyId }: ProjectRequest): Promise<StoredProject> {
  return inTransaction(pool, async (tx) => {
    const story = await requireOwn(tx.db, storyId, viewer)
    const { document } = await readDocument(tx, story)
    const { timeline } = document
    const rows = await readFiles(tx, story.userId, usedMediaIds(timeline))
    const nameOf = createFileNamer()
    const named = rows.map((row) => ({ row, path: nameOf('media/', row.title.trim() || defaultTitle(row), extensionOf(row)) }))
    const { title, width, height } = story
    return {
      story,
      project: {
        title,
        width,
        height,
        timeline,
        files: new Map(named.map(({ row, path }) => [row.id, path])),
        silentIds: new Set(rows.filter(isSilent).map(({ id }) => id)),
      },
      files: named.map(({ row, path }) => ({ name: path, at: row.createdAt, hash: row.hash, sizeBytes: row.sizeBytes ?? 0 })),
    }
  })
}

/** In the order of `ids`. */
async function readFiles({ db }: OpenTransaction, userId: string, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  const isThere = and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.isDeleted, false))
  const rows = new Map((await db.select().from(media).where(isThere)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row?.hash ? [{ ...row, hash: row.hash }] : []
  })
}

/** Generated clips are measured when they are made; of uploads it is not known. */
const isSilent = ({ resourceType, metadata }: MediaRow): boolean => resourceType === 'video' && metadata['has_audio'] === false

/** Generated takes have no titles. */
const defaultTitle = ({ subtype, resourceType }: MediaRow): string => subtype ?? resourceType

export function extensionOf(row: Pick<MediaRow, 'id' | 'resourceType' | 'mimeType'>): string {
  const url = mediaUrl(row)
  return url.slice(url.lastIndexOf('.') + 1)
}
