import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { type SQL, and, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'
import { isInCommunity } from '../media/shared-characters.ts'
import { selectCharacters, wireCharacter } from './wire-character.ts'

const PAGE_SIZE = 48

type Reader = Pick<Database, 'select'>

/** The user's own characters, newest first; `search`: only names that contain it. */
export async function listOwnCharacters(db: Reader, userId: string, search = ''): Promise<WireCharacter[]> {
  const rows = await selectCharacters(db)
    .where(and(eq(character.userId, userId), isNull(character.deletedAt), nameContains(search)))
    .orderBy(desc(character.createdAt))
  return rows.map((row) => {
    const entry = wireCharacter(row)
    return { ...entry, type: 'my-character', model_id: entry.id, character_name: entry.name, thumbnail: entry.image_url }
  })
}

/** Shared characters of all users, latest shared first. Pages are stable while characters are added. */
export async function listCommunityCharacters(
  db: Reader,
  { search = '', cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<{ characters: WireCharacter[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor)
  const rows = await db
    .select({ character, media, author: user.name })
    .from(character)
    .innerJoin(user, eq(user.id, character.userId))
    .leftJoin(media, eq(media.id, character.imageMediaId))
    .where(
      and(
        isInCommunity,
        nameContains(search),
        after ? sql`(${character.sharedAt}, ${character.id}) < (${after.time.toISOString()}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(sql`${character.sharedAt} DESC NULLS LAST`, sql`${character.id} DESC NULLS LAST`)
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)?.character
  return {
    characters: page.map(({ author, ...row }) => ({ ...wireCharacter(row), type: 'premade', modelData: { source: 'community', author } })),
    nextCursor: rows.length > PAGE_SIZE && last?.sharedAt ? encodeCursor({ time: last.sharedAt, id: last.id }) : null,
  }
}

/** The search term is literal: LIKE wildcards in it are escaped. */
const nameContains = (search: string): SQL | undefined =>
  search === '' ? undefined : ilike(character.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`)
