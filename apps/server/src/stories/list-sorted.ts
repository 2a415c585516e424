import type { StorySort } from '@fablecut/contracts/operations/stories/list-stories'
import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import { foldText } from '@fablecut/domain/text/fold-text'
import { type SQL, and, inArray, sql } from 'drizzle-orm'
import { CURSOR_PART_PATTERNS, decodeListCursor, encodeListCursor, parseCursorTime } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { requireFolder } from './folders/require-folder.ts'
import { readStoryCards } from './read-stories.ts'

type Item = { readonly id: string; readonly title: string; readonly createdAt: Date; readonly updatedAt: Date }

export type SortedQuery = {
  readonly owner: { readonly userId: string; readonly teamId: string | null }
  /** Condition of the stories that the account has. */
  readonly isListed: SQL | undefined
  readonly sort: StorySort
  /** Part of the name, without regard to case and accents. */
  readonly name: string
  readonly folderId: string | null
  readonly cursor: string | undefined
  readonly pageSize: number
}

/** Above any account of a person; the oldest beyond it are in the list by time only. */
const MAX_STORIES = 20_000

const byName = new Intl.Collator('und', { numeric: true })
const byId = (a: Item, b: Item): number => (a.id < b.id ? -1 : Number(a.id > b.id))
const SORTS: Record<StorySort, (a: Item, b: Item) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || byId(a, b),
  changed: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || byId(b, a),
  name: (a, b) => byName.compare(a.title, b.title) || byId(a, b),
}

/**
 * A page of an account's stories, sorted and filtered here: the order of names in all languages, numbers included, is not that of every Postgres. Throws 404 for a folder
 * that is not the account's.
 */
export async function listSorted(db: Database, query: SortedQuery): Promise<{ stories: WireStoryCard[]; nextCursor: string | null }> {
  const { owner, isListed, sort, name, folderId, cursor, pageSize } = query
  const list = `my:${sort}:${folderId ?? ''}:${Buffer.from(foldText(name)).toString('base64url').slice(0, 100)}`
  const after = cursor === undefined ? null : toItem(decodeListCursor(list, cursor, CURSOR_PATTERNS))
  if (folderId !== null) await requireFolder(db, owner.userId, folderId)
  const inFolder = folderId === null ? undefined : sql`${story.id} IN (SELECT story_id FROM folder_story WHERE folder_id = ${folderId})`
  const items = await db
    .select({ id: story.id, title: story.title, createdAt: story.createdAt, updatedAt: story.updatedAt })
    .from(story)
    .where(and(isListed, inFolder))
    .orderBy(sql`${story.createdAt} DESC`)
    .limit(MAX_STORIES)
  const wanted = foldText(name.trim())
  const compare = SORTS[sort]
  const sorted = items.filter((item) => foldText(item.title).includes(wanted)).toSorted(compare)
  const rest = after ? sorted.filter((item) => compare(after, item) < 0) : sorted
  const page = rest.slice(0, pageSize)
  const rows = await db
    .select()
    .from(story)
    .where(
      inArray(
        story.id,
        page.map(({ id }) => id),
      ),
    )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const last = page.at(-1)
  return {
    stories: await readStoryCards(
      db,
      page.flatMap(({ id }) => rowsById.get(id) ?? []),
      { viewer: { id: owner.userId, teamId: owner.teamId } },
    ),
    nextCursor: rest.length > pageSize && last ? encodeListCursor(list, partsOf(last)) : null,
  }
}

const CURSOR_PATTERNS = [CURSOR_PART_PATTERNS.id, CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.time, /^[\w-]{0,1000}$/]
const partsOf = ({ id, title, createdAt, updatedAt }: Item): string[] => [
  id,
  createdAt.toISOString(),
  updatedAt.toISOString(),
  Buffer.from(title).toString('base64url'),
]
const toItem = ([id, created, updated, title]: readonly string[]): Item => ({
  id: id!,
  createdAt: parseCursorTime(created!),
  updatedAt: parseCursorTime(updated!),
  title: Buffer.from(title!, 'base64url').toString('utf8'),
})
