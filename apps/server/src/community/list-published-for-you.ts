import { NO_AFFINITY } from '@fablecut/domain/recommendation/category-affinity'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import {
  type NewestPlace,
  PAGE_SIZE,
  type PublishedPage,
  behind,
  isPublished,
  newestFirst,
  readPublished,
  ofCategory,
} from './published-page.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import type { Recommender } from './recommender.ts'
import { findRanked } from './find-ranked.ts'
import { type Place, readSession, writeSession, type Session } from './for-you-session.ts'
import { isNotShown, markOf } from './shown-stories.ts'
import { type Reader, readReader } from './read-reader.ts'

/** `recommender`: null where Fablecut itself recommends. */
export type Recommending = { readonly db: Database; readonly recommender: Recommender | null }

export type ForYou = {
  /** The account, or the device of a visitor; null: nobody we could know. */
  readonly actorId: string | null
  readonly categoryId?: CategoryId | undefined
  readonly cursor?: string | undefined
  /** Whose own stories come whole; default: nobody's. */
  readonly viewer?: Viewer
}

/** Stories of one session that a recommender may choose; a cursor has to carry them. */
const MAX_CHOSEN = 10 * PAGE_SIZE

/**
 * What the recommender chose, as long as it chooses; then featured stories, and all others by their rank and what is known of the reader. The taste of the first page
 * is kept in the cursor, and its instant, so the order is one and the same for all pages of a session.
 */
export async function listPublishedForYou({ db, recommender }: Recommending, asked: ForYou): Promise<PublishedPage> {
  const list = `for-you:${asked.categoryId ?? ''}`
  const session = asked.cursor === undefined ? null : readSession(list, asked.cursor)
  const chosen = recommender && (await chosenPage({ db, recommender }, asked, { list, session }))
  return chosen ?? rankedPage(db, asked, { list, session })
}

type Way = { readonly list: string; readonly session: Session | null }

/** Recommenders know no categories, so one of them is in our own order. */
async function chosenPage(
  { db, recommender }: Recommending & { recommender: Recommender },
  { actorId, categoryId, viewer = null }: ForYou,
  { list, session }: Way,
): Promise<PublishedPage | null> {
  const shown = session?.shown ?? []
  const isOver = shown.length >= MAX_CHOSEN || (session !== null && session.after.kind !== 'recommended')
  if (actorId === null || categoryId !== undefined || isOver) return null
  const chosen = await recommender.choose(session ? { after: session.recommId } : { actorId }, PAGE_SIZE)
  if (!chosen) return null
  const { recommId } = chosen
  const found = await readPublished(db, [...new Set(chosen.ids)])
  const fresh = found.filter(({ id }) => !shown.includes(markOf(id)))
  if (fresh.length === 0) return null
  const next: Session = {
    taste: NO_AFFINITY,
    begunAt: 0,
    recommId,
    shown: [...shown, ...fresh.map(({ id }) => markOf(id))],
    after: { kind: 'recommended' },
  }
  return { stories: await readStoryCards(db, fresh, { viewer }), recommId, nextCursor: writeSession(list, next) }
}

async function rankedPage(db: Database, { actorId, categoryId, viewer = null }: ForYou, { list, session }: Way): Promise<PublishedPage> {
  const { recommId, shown } = session ?? { recommId: v4(), shown: [] }
  const begun = session && session.after.kind !== 'recommended' ? session : null
  const begunAt = begun?.begunAt ?? Date.now()
  const after = begun?.after as OwnPlace | undefined
  const reading = readReader(db, actorId, new Date(begunAt + 1)).then((reader) => ({ ...reader, ...(begun && { taste: begun.taste }) }))
  const { found, taste } = await findStories(db, { categoryId, reading, after, others: isNotShown(shown) })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(
      db,
      page.map(({ row }) => row),
      { viewer },
    ),
    nextCursor: found.length > PAGE_SIZE && last ? writeSession(list, { taste, begunAt, recommId, shown, after: last.place }) : null,
    recommId,
  }
}

type Found = { readonly row: StoryRow; readonly place: Place }

/** A place in our own order. */
type OwnPlace = Exclude<Place, { kind: 'recommended' }>

type Asked = Pick<ForYou, 'categoryId'> & {
  readonly reading: Promise<Reader>
  readonly after: OwnPlace | undefined
  readonly others: SQL | undefined
}

/** One more than a page, so that the end is known; with the taste they are in the order of. */
async function findStories(
  db: Database,
  { categoryId, reading, after, others }: Asked,
): Promise<Pick<Reader, 'taste'> & { found: Found[] }> {
  const isPast = after?.kind === 'ranked'
  const among = and(ofCategory(categoryId), others)
  const [reader, featured] = await Promise.all([reading, isPast ? [] : findFeatured(db, among, after?.at)])
  const most = PAGE_SIZE + 1 - featured.length
  if (most === 0) return { found: featured, taste: reader.taste }
  const categories = categoryId === undefined ? CATEGORY_IDS : [categoryId]
  const ranked = await findRanked(db, { categories, reader, others, after: isPast ? after : null, most })
  return { found: [...featured, ...ranked], taste: reader.taste }
}

async function findFeatured(db: Database, among: SQL | undefined, after: NewestPlace | undefined): Promise<Found[]> {
  const rows = await db
    .select()
    .from(story)
    .where(and(isPublished, eq(story.isFeatured, true), among, after && behind(after)))
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1)
  return rows.map((row) => ({ row, place: { kind: 'featured', at: row as NewestPlace } }))
}
