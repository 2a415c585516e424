import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { OpenZip } from '../platform/zip/open-zip.ts'

type MediaRow = typeof media.$inferSelect
/** Media of a project by their ids there. */
export type MatchedMedia = {
  /** Paths in the archive. */
  readonly inZip: ReadonlyMap<string, string>
  /** Files of the importer with the name of the project's. */
  readonly own: ReadonlyMap<string, MediaRow>
}

/** Finds the media of a project: at their path in the archive, by their name in it, else by their name among the files of the importer. */
export async function matchMedia(
  db: Pick<Database, 'select'>,
  userId: string,
  assets: readonly MediaAsset[],
  archive: { readonly zip: OpenZip; readonly folder: string } | null,
): Promise<MatchedMedia> {
  const inZip = new Map(archive ? assets.flatMap((asset) => pathIn(archive, asset)) : [])
  return {
    inZip,
    own: await findOwn(
      db,
      userId,
      assets.filter(({ id }) => !inZip.has(id)),
    ),
  }
}

const baseName = (path: string): string => path.split('/').at(-1)!.toLowerCase()

function pathIn(
  { zip, folder }: { readonly zip: OpenZip; readonly folder: string },
  { id, url }: MediaAsset,
): (readonly [string, string])[] {
  if (url === '') return []
  const beside = `${folder}${url.replace(/^\.\//, '')}`
  const path = zip.files.has(beside) ? beside : [...zip.files.keys()].find((name) => baseName(name) === baseName(url))
  return path === undefined ? [] : [[id, path]]
}

const namesOf = ({ title, url }: MediaAsset): string[] => [title, url.split('/').at(-1)!].filter((name) => name !== '')

/** The newest file of each name. */
async function findOwn(
  db: Pick<Database, 'select'>,
  userId: string,
  assets: readonly MediaAsset[],
): Promise<ReadonlyMap<string, MediaRow>> {
  const names = [...new Set(assets.flatMap(namesOf))]
  if (names.length === 0) return new Map()
  const isThere = and(eq(media.userId, userId), eq(media.isDeleted, false), eq(media.status, 'completed'), isNotNull(media.hash))
  const rows = await db
    .select()
    .from(media)
    .where(and(isThere, notInArray(media.role, ['export', 'thumbnail']), inArray(media.title, names)))
    .orderBy(desc(media.createdAt))
  return new Map(
    assets.flatMap((asset) => {
      const row = rows.find(({ title }) => namesOf(asset).includes(title))
      return row ? [[asset.id, row]] : []
    }),
  )
}
