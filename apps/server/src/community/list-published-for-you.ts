import { NO_TASTE, type Taste } from '@fablecut/domain/recommendation/taste'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, eq, sql } from 'drizzle-orm'
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
import type { StoryRow } from '../stories/story-access.ts'
import type { Recommender } from './recommender.ts'
import { type Place, readSession, writeSession, type Session } from './for-you-session.ts'
import { isNotShown, markOf } from './shown-stories.ts'
import { readTaste } from './taste-read.ts'

/** `recommender`: null where Fablecut itself recommends. */
export type Recommending = { readonly db: Database; readonly recommender: Recommender | null }

export type ForYou = {
  /** The account, or the device of a visitor; null: nobody we could know. */
  readonly actorId: string | null
  readonly categoryId?: CategoryId | undefined
  readonly cursor?: string | undefined
}

/** Stories of one session that a recommender may choose; a cursor has to carry them. */
const MOST_CHOSEN = 10 * PAGE_SIZE

/**
 * What the recommender chose, as long as it chooses; then featured stories, and all others by their rank and the reader's taste. The taste of the first page is
 * kept in the cursor, so the order is one and the same for all pages of a session.
 */
export async function listPublishedForYou({ db, recommender }: Recommending, asked: ForYou): Promise<PublishedPage> {
  const list = `for-you:${asked.categoryId ?? ''}`
  const session = asked.cursor === undefined ? null : readSession(list, asked.cursor)
  const chosen = recommender && (await chosenPage({ db, recommender }, asked, session))
  return chosen ? { ...chosen, nextCursor: writeSession(list, chosen.next) } : rankedPage(db, asked, { list, session })
}

/** Recommenders know no categories, so one of them is in our own order. */
async function chosenPage(services: { db: Database; recommender: Recommender }, { actorId, categoryId }: ForYou, session: Session | null) {
  const shown = session?.shown ?? []
  const isOver = shown.length >= MOST_CHOSEN || (session !== null && session.after.kind !== 'recommended')
  if (actorId === null || categoryId !== undefined || isOver) return null
  const { db, recommender } = services
  const chosen = await recommender.choose(session ? { after: session.recommId } : { actorId }, PAGE_SIZE)
  if (!chosen) return null
  const { recommId } = chosen
  const found = await readPublished(db, [...new Set(chosen.ids)])
  const fresh = found.filter(({ id }) => !shown.includes(markOf(id)))
  if (fresh.length === 0) return null
  const next: Session = {
    taste: NO_TASTE,
    recommId,
    shown: [...shown, ...fresh.map(({ id }) => markOf(id))],
    after: { kind: 'recommended' },
  }
  return { stories: await readStoryCards(db, fresh), recommId, next }
}

async function rankedPage(
  db: Database,
  { actorId, categoryId }: ForYou,
  { list, session }: { list: string; session: Session | null },
): Promise<PublishedPage> {
  const { recommId, shown } = session ?? { recommId: v4(), shown: [] }
  const begun = session && session.after.kind !== 'recommended' ? { taste: session.taste, after: session.after } : null
  const { found, taste } = await findStories(db, { actorId, categoryId, begun, others: isNotShown(shown) })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(
      db,
      page.map(({ row }) => row),
    ),
    nextCursor: found.length > PAGE_SIZE && last ? writeSession(list, { taste, recommId, shown, after: last.place }) : null,
    recommId,
  }
}

const tasteFor = async (db: Database, actorId: string | null): Promise<Taste> => (actorId === null ? NO_TASTE : readTaste(db, actorId))

type Found = { readonly row: StoryRow; readonly place: Place }

type Asked = Omit<ForYou, 'cursor'> & {
  /** Null on the first page of our own order. */
  readonly begun: { readonly taste: Taste; readonly after: Exclude<Place, { kind: 'recommended' }> } | null
  readonly others: SQL | undefined
}

/** One more than a page, so that the end is known; with the taste they are in the order of. */
async function findStories(db: Database, { actorId, begun, others, categoryId }: Asked): Promise<{ found: Found[]; taste: Taste }> {
  const after = begun?.after ?? null
  const isPast = after?.kind === 'ranked'
  const [taste, featured] = await Promise.all([
    begun?.taste ?? tasteFor(db, actorId),
    isPast ? [] : findFeatured(db, and(ofCategory(categoryId), others), after?.at),
  ])
  const most = PAGE_SIZE + 1 - featured.length
  if (most === 0) return { found: featured, taste }
  const categories = categoryId === undefined ? CATEGORY_IDS : [categoryId]
  const ranked = await findRanked(db, { categories, taste, others, after: isPast ? after : null, most })
  return { found: [...featured, ...ranked], taste }
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

type Ranked = {
  readonly categories: readonly CategoryId[]
  readonly taste: Taste
  readonly after: { readonly score: number; readonly id: string } | null
  readonly others: SQL | undefined
  readonly most: number
}

/** An exact merge: within a category the order by rank is the order by score, so each index gives at most a page. Planned once for all categories. */
async function findRanked(db: Database, { categories, taste, after, others, most }: Ranked): Promise<Found[]> {
  const bonuses = categories.map((category) => sql`(${category}, ${taste[category]}::float8)`)
  const rest = after && sql`(${story.rank}, ${story.id}) < (${after.score}::float8 - bonus, ${after.id})`
  const best = sql`SELECT ${story.id} AS id, ${story.rank} + bonus AS score FROM ${story}
    WHERE ${and(sql`${story.categoryId} = category`, isPublished, sql`NOT ${story.isFeatured}`, rest ?? undefined, others)}
    ORDER BY ${story.rank} DESC, ${story.id} DESC LIMIT ${most}`
  const merged = sql`SELECT best.* FROM (VALUES ${sql.join(bonuses, sql`, `)}) categories (category, bonus) CROSS JOIN LATERAL (${best}) best
    ORDER BY score DESC, id DESC LIMIT ${most}`
  const rows = await db
    .select({ row: story, score: sql<number>`merged.score` })
    .from(sql`(${merged}) merged`)
    .innerJoin(story, sql`${story.id} = merged.id`)
    .orderBy(sql`merged.score DESC`, sql`merged.id DESC`)
  return rows.map(({ row, score }) => ({ row, place: { kind: 'ranked', score, id: row.id } }))
}
