import { createHash } from 'node:crypto'
import type { SearchOrder } from '@fablecut/contracts/operations/search/search-stories'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { v4 } from 'uuid'
import { isNotBlockedBy } from '../access/blocks.ts'
import type { Viewer } from '../access/story-access.ts'
import { PAGE_SIZE, type PublishedPage, decodePageCursor, encodePageCursor, readPublished } from '../community/published-page.ts'
import { CURSOR_PART_PATTERNS, parseCursorTime } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import { type PublishedPosition, findMatches, searchBudget } from './find-matches.ts'
import { categoryLexeme, quoteLexeme } from './lexemes.ts'
import { parseQuery } from './parse-query.ts'
import { PublishedDays } from './published-days.ts'
import { type Condition, type QueryTerms, conditionOf, intersect, readTerms } from './query-terms.ts'
import { searchLevels } from './search-levels.ts'

export type StorySearch = {
  readonly query: string
  readonly order: SearchOrder
  readonly categoryId?: CategoryId | undefined
  readonly cursor?: string | undefined
  readonly viewer?: Viewer
}

/** Where a page of results begins: after a story of a level. */
type Position = { readonly level: number; readonly place: PublishedPosition | null }

/** Published stories with all words of a query, 24 per page: by relevance (`searchLevels`), newest first within a level, or newest first. */
export async function searchStories(db: Database, search: StorySearch): Promise<PublishedPage> {
  const { query: text, order, categoryId, cursor, viewer = null } = search
  const query = parseQuery(text)
  const list = listOf(query.words.map(({ folded }) => folded).join(' '), order, categoryId)
  const decoded = cursor === undefined ? null : decodePageCursor(list, cursor, CURSOR_PATTERNS)
  const recommId = decoded?.recommId ?? v4()
  if (query.words.length === 0) return { stories: [], nextCursor: null, recommId }
  const days = new PublishedDays(db)
  const terms = await readTerms(db, query, CATEGORY_IDS)
  const { ids, next } = await findPage(db, {
    terms,
    days,
    order,
    categoryId,
    start: decoded ? toPosition(decoded.parts) : { level: 0, place: null },
  })
  const rows = await readPublished(db, ids, isNotBlockedBy(viewer))
  return {
    stories: await readStoryCards(db, rows, { viewer }),
    nextCursor: next && encodePageCursor(list, positionParts(next), recommId),
    recommId,
  }
}

const listOf = (words: string, order: SearchOrder, categoryId: CategoryId | undefined): string =>
  `search:${order}:${categoryId ?? ''}:${createHash('sha256').update(words).digest('hex').slice(0, 16)}`

/** Without an id: after everything from the time on. */
const CURSOR_PATTERNS = [/^[0-4]$/, CURSOR_PART_PATTERNS.time, /^[\w-]{0,100}$/]
const toPosition = ([level, time, id]: readonly string[]): Position => ({
  level: Number(level),
  place: { publishedAt: parseCursorTime(time!), id: id! },
})
const positionParts = ({ level, place }: Position): string[] => [String(level), place!.publishedAt.toISOString(), place!.id]

type PageQuery = {
  readonly terms: QueryTerms
  readonly days: PublishedDays
  readonly order: SearchOrder
  readonly categoryId: CategoryId | undefined
  readonly start: Position
}

/** Ids of one page, and where the next one begins; null on the last page. A page is short, or empty, when the search took too long to fill it. */
async function findPage(
  db: Database,
  { terms, days, order, categoryId, start }: PageQuery,
): Promise<{ ids: string[]; next: Position | null }> {
  const total = CATEGORY_IDS.reduce((sum, id) => sum + terms.rowsOf(categoryLexeme(id)), 0)
  const found: Position[] = []
  let budget = searchBudget(start.place)
  for (const [level, condition] of searchLevels(terms, order).entries()) {
    if (level < start.level || condition === null || found.length > PAGE_SIZE) continue
    const { places, resume, searched } = await findMatches(db, {
      condition: ofCategory(condition, categoryId, terms),
      after: level === start.level ? start.place : null,
      limit: PAGE_SIZE + 1 - found.length,
      total,
      days,
      // At least one period of each level, so that there is a place to go on at.
      budget: Math.max(1, budget),
    })
    found.push(...places.map((place) => ({ level, place })))
    if (resume) return { ids: idsOf(found), next: { level, place: resume } }
    budget -= searched
  }
  const page = found.slice(0, PAGE_SIZE)
  return { ids: idsOf(page), next: found.length > PAGE_SIZE ? page.at(-1)! : null }
}

const idsOf = (page: readonly Position[]): string[] => page.map(({ place }) => place!.id)

function ofCategory(condition: Condition, categoryId: CategoryId | undefined, terms: QueryTerms): Condition {
  if (categoryId === undefined) return condition
  const lexeme = categoryLexeme(categoryId)
  return intersect([condition, conditionOf(quoteLexeme(lexeme), terms.rowsOf(lexeme))])
}
