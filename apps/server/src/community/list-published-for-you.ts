import { NO_TASTE, type Taste } from '@fablecut/domain/recommendation/taste'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, eq, notInArray, sql } from 'drizzle-orm'
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
import { readTaste } from './taste-read.ts'

/** `recommender`: null where Fablecut itself recommends. */
export type Recommending = { readonly db: Database; readonly recommender: Recommender | null }

export type ForYou = {
  /** The account, or the device of a visitor; null: nobody we could know. */
  readonly actorId: string | null
  readonly categoryId?: CategoryId | undefined
  readonly cursor?: string | undefined
}

/**
 * What the recommender chose, as long as it chooses; then featured stories, and all others by their rank and the reader's taste. The taste of the first page is
 * kept in the cursor, so the order is one and the same for all pages of a session.
 */
export async function listPublishedForYou({ db, recommender }: Recommending, asked: ForYou): Promise<PublishedPage> {
  const list = `for-you:${asked.categoryId ?? ''}`
  const session = asked.cursor === undefined ? null : readSession(list, asked.cursor)
  const chosen = recommender && (await chosenPage({ db, recommender }, asked, session))
  if (chosen)
    return { ...chosen, nextCursor: writeSession(list, { taste: NO_TASTE, recommId: chosen.recommId, after: { kind: 'recommended' } }) }
  return rankedPage(db, asked, { list, session, without: session && recommender ? recommender.shownIn(session.recommId) : [] })
}

/** Recommenders know no categories, so one of them is in our own order. */
async function chosenPage(services: { db: Database; recommender: Recommender }, { actorId, categoryId }: ForYou, session: Session | null) {
  const isOver = session !== null && session.after?.kind !== 'recommended'
  if (actorId === null || categoryId !== undefined || isOver) return null
  const { db, recommender } = services
  const chosen = await recommender.choose(session ? { after: session.recommId } : { actorId }, PAGE_SIZE)
  if (!chosen) return null
  const stories = await readStoryCards(db, await readPublished(db, chosen.ids))
  return stories.length === 0 ? null : { stories, recommId: chosen.recommId }
}

async function rankedPage(
  db: Database,
  { actorId, categoryId }: ForYou,
  { list, session, without }: { list: string; session: Session | null; without: readonly string[] },
): Promise<PublishedPage> {
  const begun = session?.after?.kind === 'recommended' ? { ...session, after: null, taste: await tasteFor(db, actorId) } : session
  const { taste, recommId, after } = begun ?? { taste: await tasteFor(db, actorId), recommId: v4(), after: null }
  const found = await findStories(db, { taste, after, without, categoryId })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(
      db,
      page.map(({ row }) => row),
    ),
    nextCursor: found.length > PAGE_SIZE && last ? writeSession(list, { taste, recommId, after: last.place }) : null,
    recommId,
  }
}

const tasteFor = async (db: Database, actorId: string | null): Promise<Taste> => (actorId === null ? NO_TASTE : readTaste(db, actorId))

type Found = { readonly row: StoryRow; readonly place: Place }

type Asked = Pick<Session, 'taste' | 'after'> & Pick<ForYou, 'categoryId'> & { readonly without: readonly string[] }

/** One more than a page, so that the end is known. */
async function findStories(db: Database, { taste, after, without, categoryId }: Asked): Promise<Found[]> {
  const others = without.length === 0 ? undefined : notInArray(story.id, [...without])
  const isPast = after?.kind === 'ranked'
  const featured = isPast
    ? []
    : await findFeatured(db, and(ofCategory(categoryId), others), after?.kind === 'featured' ? after.at : undefined)
  if (featured.length > PAGE_SIZE) return featured
  const categories = categoryId === undefined ? CATEGORY_IDS : [categoryId]
  const most = PAGE_SIZE + 1 - featured.length
  return [...featured, ...(await findRanked(db, { categories, taste, others, after: isPast ? after : null, most }))]
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

/** An exact merge: within a category the order by rank is the order by score, so each index gives at most a page. */
async function findRanked(db: Database, { categories, taste, after, others, most }: Ranked): Promise<Found[]> {
  const lists = categories.map((category) => rankedOf(category, { bonus: taste[category], after, others, most }))
  const rows = await db
    .select({ row: story, score: sql<number>`merged.score` })
    .from(sql`(SELECT id, score FROM (${sql.join(lists, sql` UNION ALL `)}) lists ORDER BY score DESC, id DESC LIMIT ${most}) merged`)
    .innerJoin(story, sql`${story.id} = merged.id`)
    .orderBy(sql`merged.score DESC`, sql`merged.id DESC`)
  return rows.map(({ row, score }) => ({ row, place: { kind: 'ranked', score, id: row.id } }))
}

function rankedOf(
  category: CategoryId,
  { bonus, after, others, most }: { bonus: number } & Pick<Ranked, 'after' | 'others' | 'most'>,
): SQL {
  const rest = after ? sql`AND (${story.rank}, ${story.id}) < (${after.score - bonus}::float8, ${after.id})` : sql``
  return sql`(SELECT ${story.id} AS id, ${story.rank} + ${bonus}::float8 AS score FROM ${story}
    WHERE ${story.categoryId} = ${category} AND ${isPublished} AND NOT ${story.isFeatured} ${rest} ${others ? sql`AND ${others}` : sql``}
    ORDER BY ${story.rank} DESC, ${story.id} DESC LIMIT ${most})`
}
