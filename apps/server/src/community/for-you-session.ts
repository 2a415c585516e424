import type { CategoryAffinity } from '@fablecut/domain/recommendation/category-affinity'
import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { type NewestPlace, newestParts, readPageCursor, toNewestPlace, writePageCursor } from './published-page.ts'
import { readMarks, writeMarks } from './shown-stories.ts'

/** Where the reader is: among the featured stories, among the others by their score, or among those that a recommender chose. */
export type Place = { readonly kind: 'featured'; readonly at: NewestPlace } | RankedPlace | { readonly kind: 'recommended' }

/** Scores are whole seconds; equal ones are told apart by the id. */
export type RankedPlace = { readonly kind: 'ranked'; readonly score: number; readonly id: string }

/** One way through the pages, all of it in its cursor: it goes on after a restart, and nothing is kept for those who never come back. */
export type Session = {
  readonly taste: CategoryAffinity
  /** When its own order began, in ms since 1970: what the reader does later moves nothing. */
  readonly begunAt: number
  readonly recommId: string
  /** Marks of the stories that a recommender chose. */
  readonly shown: readonly string[]
  readonly after: Place
}

const BONUSES = /^\d{1,9}(,\d{1,9}){4}$/
const INSTANT = /^\d{1,14}$/
const SHOWN = /^[\w-]{0,1500}$/
const ID = String.raw`[\w-]{1,100}`
const PLACE = new RegExp(
  String.raw`^(featured,1,[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,${ID}|ranked,-?\d{1,15}(\.\d{1,9})?,${ID}|recommended)$`,
)

export function writeSession(list: string, { taste, begunAt, recommId, shown, after }: Session): string {
  const bonuses = CATEGORY_IDS.map((category) => taste[category]).join(',')
  return writePageCursor(list, [bonuses, String(begunAt), writeMarks(shown), [after.kind, ...partsOf(after)].join(',')], recommId)
}

function partsOf(place: Place): readonly (string | number)[] {
  if (place.kind === 'featured') return newestParts(place.at)
  return place.kind === 'ranked' ? [place.score, place.id] : []
}

/** 422 for what `writeSession` did not write for this list. */
export function readSession(list: string, cursor: string): Session {
  const { parts, recommId } = readPageCursor(list, cursor, [BONUSES, INSTANT, SHOWN, PLACE])
  const bonuses = parts[0]!.split(',').map(Number)
  const taste = Object.fromEntries(CATEGORY_IDS.map((category, index) => [category, bonuses[index]!])) as CategoryAffinity
  return { taste, begunAt: Number(parts[1]), recommId, shown: readMarks(parts[2]!), after: toPlace(parts[3]!.split(',')) }
}

function toPlace([kind, ...parts]: string[]): Place {
  if (kind === 'featured') return { kind, at: toNewestPlace(parts) }
  return kind === 'ranked' ? { kind, score: Number(parts[0]), id: parts[1]! } : { kind: 'recommended' }
}
