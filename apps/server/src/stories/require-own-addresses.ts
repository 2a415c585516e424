import { AppError } from '@fablecut/contracts/errors/app-error'
import { songAddress } from '@fablecut/domain/story/song-address'
import { SONGS } from '@fablecut/engines/builtin/songs/library'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'

/** Pictures of the product itself, e.g. of premade characters. */
const PRODUCT_FILE = /^\/(characters|styles)\/[\w-]+\.webp$/

const isLibrarySong = (address: string): boolean => SONGS.some(({ id }) => songAddress(id) === address)

/** Every address in a request has to be a file of the caller's own or of the product; nothing else is ever fetched. 422 otherwise. Source: CD-114. */
export async function requireOwnAddresses(
  db: Pick<Database, 'select'>,
  userId: string,
  addresses: Record<string, string | null | undefined>,
): Promise<void> {
  for (const [field, address] of Object.entries(addresses)) {
    if (!address || address === 'auto' || PRODUCT_FILE.test(address) || isLibrarySong(address)) continue
    const id = mediaIdOf(address)
    if (id === null || !(await isOwn(db, userId, id))) {
      throw new AppError('INVALID_INPUT', {
        message: 'This file is not one of yours',
        data: { fields: { [field]: 'This file is not one of yours' } },
      })
    }
  }
}

/** `/media/{id}/{name}`, also with an origin before it. */
export function mediaIdOf(address: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/media\/([\w-]{1,100})\/[^/]+$/.exec(address)?.[1] ?? null
}

async function isOwn(db: Pick<Database, 'select'>, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.userId, userId), sql`NOT ${media.isDeleted} AND ${media.hash} IS NOT NULL`))
  return rows.length > 0
}
