import { NO_AFFINITY } from '@fablecut/domain/recommendation/category-affinity'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import { isNotBlockedBy } from '../access/blocks.ts'
import type { Database } from '../platform/database/client.ts'
import { accountBlock } from '../platform/database/community/people-schema.ts'
import { story } from '../platform/database/schema.ts'
import {
  type NewestPosition,
  PAGE_SIZE,
  type PublishedPage,
  isAfter,
  isPublished,
  newestFirst,
  readPublished,
  isOfCategory,
} from './published-page.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import type { Recommender } from './recommender.ts'
import { findRanked } from './find-ranked.ts'
import { type FeedPosition, decodeSession, encodeSession, type FeedSession } from './for-you-session.ts'
import { isNotShown, hashOfStory } from './shown-stories.ts'
import { type ReaderProfile, readReaderProfile } from './read-reader-profile.ts'

/** `recommender`: null for the built-in recommendations. */
export type FeedServices = { readonly db: Database; readonly recommender: Recommender | null }

export type FeedQuery = {
  /** User or device id; null: unknown. */
  readonly actorId: string | null
  readonly categoryId?: CategoryId | undefined
  readonly cursor?: string | undefined
  /** The viewer, whose own stories include private fields; default: a visitor. */
  readonly viewer?: Viewer
}

/** Maximum number of externally recommended stories per session, limited by the size of the cursor. */
const MAX_RECOMMENDED = 10 * PAGE_SIZE

/**
 * The personal feed: stories from the external recommender as long as it returns any, then featured stories, then all others by rank and
 * the reader's affinities. The cursor holds affinities and start time of the session, so that the order is the same for all pages.
 */
export async function listPublishedForYou({ db, recommender }: FeedServices, query: FeedQuery): Promise<PublishedPage> {
  const list = `for-you:${query.categoryId ?? ''}`
  const session = query.cursor === undefined ? null : decodeSession(list, query.cursor)
  const recommended = recommender && (await recommendedPage({ db, recommender }, query, { list, session }))
  return recommended ?? rankedPage(db, query, { list, session })
}

type FeedPage = { readonly list: string; readonly session: FeedSession | null }

/** The external recommender does not know categories, so a single category uses the built-in order. */
async function recommendedPage(
  { db, recommender }: FeedServices & { recommender: Recommender },
  { actorId, categoryId, viewer = null }: FeedQuery,
  { list, session }: FeedPage,
): Promise<PublishedPage | null> {
  const shownHashes = session?.shownHashes ?? []
  const isOver = shownHashes.length >= MAX_RECOMMENDED || (session !== null && session.after.kind !== 'recommended')
  if (actorId === null || categoryId !== undefined || isOver) return null
  const recommendation = await recommender.recommend(session ? { after: session.recommId } : { actorId }, PAGE_SIZE)
  if (!recommendation) return null
  const { recommId } = recommendation
  const published = await readPublished(db, [...new Set(recommendation.ids)], isNotBlockedBy(viewer))
  const unseen = published.filter(({ id }) => !shownHashes.includes(hashOfStory(id)))
  if (unseen.length === 0) return null
  const next: FeedSession = {
    affinity: NO_AFFINITY,
    startedAt: 0,
    recommId,
    shownHashes: [...shownHashes, ...unseen.map(({ id }) => hashOfStory(id))],
    after: { kind: 'recommended' },
  }
  return { stories: await readStoryCards(db, unseen, { viewer }), recommId, nextCursor: encodeSession(list, next) }
}

async function rankedPage(
  db: Database,
  { actorId, categoryId, viewer = null }: FeedQuery,
  { list, session }: FeedPage,
): Promise<PublishedPage> {
  const { recommId, shownHashes } = session ?? { recommId: v4(), shownHashes: [] }
  const ranking = session && session.after.kind !== 'recommended' ? session : null
  const startedAt = ranking?.startedAt ?? Date.now()
  const after = ranking?.after as BuiltInPosition | undefined
  const reader = readReaderProfile(db, actorId, new Date(startedAt + 1)).then((profile) => ({
    ...profile,
    ...(ranking && { affinity: ranking.affinity }),
  }))
  const { stories, affinity } = await findStories(db, {
    categoryId,
    reader,
    after,
    filter: and(isNotShown(shownHashes), await blockFilter(db, viewer)),
  })
  const page = stories.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    stories: await readStoryCards(
      db,
      page.map(({ row }) => row),
      { viewer },
    ),
    nextCursor:
      stories.length > PAGE_SIZE && last ? encodeSession(list, { affinity, startedAt, recommId, shownHashes, after: last.position }) : null,
    recommId,
  }
}

/** Undefined for most: the ranking without a filter is a prepared statement. */
const blockFilter = async (db: Database, viewer: Viewer): Promise<SQL | undefined> =>
  viewer && (await db.$count(accountBlock, eq(accountBlock.blockerId, viewer.id))) > 0 ? isNotBlockedBy(viewer) : undefined

type FeedEntry = { readonly row: StoryRow; readonly position: FeedPosition }

/** A position in the built-in order. */
type BuiltInPosition = Exclude<FeedPosition, { kind: 'recommended' }>

type FindQuery = Pick<FeedQuery, 'categoryId'> & {
  readonly reader: Promise<ReaderProfile>
  readonly after: BuiltInPosition | undefined
  readonly filter: SQL | undefined
}

/** Returns up to one entry more than a page, to detect the end, with the affinities that they are ordered by. */
async function findStories(
  db: Database,
  { categoryId, reader: readerPromise, after, filter }: FindQuery,
): Promise<Pick<ReaderProfile, 'affinity'> & { stories: FeedEntry[] }> {
  const isAfterFeatured = after?.kind === 'ranked'
  const condition = and(isOfCategory(categoryId), filter)
  const [reader, featured] = await Promise.all([readerPromise, isAfterFeatured ? [] : findFeatured(db, condition, after?.at)])
  const limit = PAGE_SIZE + 1 - featured.length
  if (limit === 0) return { stories: featured, affinity: reader.affinity }
  const categories = categoryId === undefined ? CATEGORY_IDS : [categoryId]
  const ranked = await findRanked(db, { categories, reader, filter, after: isAfterFeatured ? after : null, limit })
  return { stories: [...featured, ...ranked], affinity: reader.affinity }
}

async function findFeatured(db: Database, condition: SQL | undefined, after: NewestPosition | undefined): Promise<FeedEntry[]> {
  const rows = await db
    .select()
    .from(story)
    .where(and(isPublished, eq(story.isFeatured, true), condition, after && isAfter(after)))
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1)
  return rows.map((row) => ({ row, position: { kind: 'featured', at: row as NewestPosition } }))
}
