import { AppError } from '@fablecut/contracts/errors/app-error'
import { type SQL, and, desc, eq, getTableColumns } from 'drizzle-orm'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { playbackUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { storyVersion } from '../platform/database/versions-schema.ts'
import type { VersionRow } from './find-version.ts'

export type ListedVersion = Omit<VersionRow, 'document'> & { readonly thumbnailUrl: string | null }

const { document: _, ...COLUMNS } = getTableColumns(storyVersion)

/** The versions of an own story, latest first. */
export async function listVersions(
  db: Pick<Database, 'select'>,
  { viewer, storyId }: { readonly viewer: Viewer; readonly storyId: string },
): Promise<readonly ListedVersion[]> {
  await requireOwn(db, storyId, viewer)
  return readListed(db, eq(storyVersion.storyId, storyId))
}

/** A version as lists show it. */
export async function findListedVersion(db: Pick<Database, 'select'>, { id }: Pick<VersionRow, 'id'>): Promise<ListedVersion> {
  const [listed] = await readListed(db, eq(storyVersion.id, id))
  if (!listed) throw new AppError('NOT_FOUND')
  return listed
}

async function readListed(db: Pick<Database, 'select'>, isMeant: SQL): Promise<readonly ListedVersion[]> {
  const rows = await db
    .select({ version: COLUMNS, file: media })
    .from(storyVersion)
    .leftJoin(media, and(eq(media.id, storyVersion.thumbnailMediaId), eq(media.isDeleted, false)))
    .where(isMeant)
    .orderBy(desc(storyVersion.storedAt), desc(storyVersion.id))
  return rows.map(({ version, file }) => ({ ...version, thumbnailUrl: file?.hash ? playbackUrl(file) : null }))
}
