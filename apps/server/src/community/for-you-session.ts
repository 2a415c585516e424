import type { CategoryAffinity } from '@fablecut/domain/recommendation/category-affinity'
import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { type NewestPosition, newestPositionParts, decodePageCursor, toNewestPosition, encodePageCursor } from './published-page.ts'
import { decodeHashes, encodeHashes } from './shown-stories.ts'

/** Position of the reader: in the featured stories, in the others by score, or in the external recommendations. */
export type FeedPosition = { readonly kind: 'featured'; readonly at: NewestPosition } | RankedPosition | { readonly kind: 'recommended' }

/** Scores are whole seconds; equal ones are ordered by id. */
export type RankedPosition = { readonly kind: 'ranked'; readonly score: number; readonly id: string }

/** The state of one paging session, stored entirely in the cursor: it survives a restart and needs no cleanup. */
export type FeedSession = {
  readonly affinity: CategoryAffinity
  /** Start of the built-in order, in ms since 1970: later events do not change it. */
  readonly startedAt: number
  readonly recommId: string
  /** Hashes of the stories from the external recommender. */
  readonly shownHashes: readonly string[]
  readonly after: FeedPosition
}

const AFFINITIES = /^\d{1,9}(,\d{1,9}){4}$/
const TIMESTAMP = /^\d{1,14}$/
const SHOWN = /^[\w-]{0,1500}$/
const ID = String.raw`[\w-]{1,100}`
const POSITION = new RegExp(
  String.raw`^(featured,1,[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,${ID}|ranked,-?\d{1,15}(\.\d{1,9})?,${ID}|recommended)$`,
)

export function encodeSession(list: string, { affinity, startedAt, recommId, shownHashes, after }: FeedSession): string {
  const affinities = CATEGORY_IDS.map((category) => affinity[category]).join(',')
  return encodePageCursor(
    list,
    [affinities, String(startedAt), encodeHashes(shownHashes), [after.kind, ...positionParts(after)].join(',')],
    recommId,
  )
}

function positionParts(position: FeedPosition): readonly (string | number)[] {
  if (position.kind === 'featured') return newestPositionParts(position.at)
  return position.kind === 'ranked' ? [position.score, position.id] : []
}

/** Decodes what `encodeSession` returned for this list; 422 for anything else. */
export function decodeSession(list: string, cursor: string): FeedSession {
  const { parts, recommId } = decodePageCursor(list, cursor, [AFFINITIES, TIMESTAMP, SHOWN, POSITION])
  const affinities = parts[0]!.split(',').map(Number)
  const affinity = Object.fromEntries(CATEGORY_IDS.map((category, index) => [category, affinities[index]!])) as CategoryAffinity
  return { affinity, startedAt: Number(parts[1]), recommId, shownHashes: decodeHashes(parts[2]!), after: toPosition(parts[3]!.split(',')) }
}

function toPosition([kind, ...parts]: string[]): FeedPosition {
  if (kind === 'featured') return { kind, at: toNewestPosition(parts) }
  return kind === 'ranked' ? { kind, score: Number(parts[0]), id: parts[1]! } : { kind: 'recommended' }
}
