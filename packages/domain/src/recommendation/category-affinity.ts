import { CATEGORY_IDS, type CategoryId } from '../story/category.ts'

/** Recent activity of one reader in one category. */
export type CategoryActivity = {
  /** Different stories. */
  readonly opened: number
  /** Sum of watched portions, at most 1 per story. */
  readonly watched: number
  /** Downloads, shares and remixes. */
  readonly acts: number
}

/** Rank bonus of each category for one reader, in seconds. */
export type CategoryAffinity = Readonly<Record<CategoryId, number>>

export const NO_AFFINITY: CategoryAffinity = ofCategories(() => 0)

/** Age limit of a reader's events, in days. */
export const AFFINITY_WINDOW_DAYS = 30
/** Maximum bonus: stories of a reader's only category rank as if they were up to three days newer. */
export const MAX_AFFINITY_SECONDS = 259_200

const POINTS = { opened: 1, watched: 3, act: 4 } as const
/** Points at which the bonus reaches half its maximum: two completed films are weak evidence. */
const CONFIDENCE_POINTS = 12

/**
 * A rank bonus for each category: its share of the reader's activity, damped while there is little of it. Whole seconds, constant per category, so a page is a
 * merge of one list per category.
 */
export function categoryAffinity(interests: Readonly<Partial<Record<CategoryId, CategoryActivity>>>): CategoryAffinity {
  const points = ofCategories((category) => pointsOf(interests[category]))
  const total = CATEGORY_IDS.reduce((sum, category) => sum + points[category], 0)
  return ofCategories((category) => Math.round((MAX_AFFINITY_SECONDS * points[category]) / (total + CONFIDENCE_POINTS)))
}

const pointsOf = (interest: CategoryActivity | undefined): number =>
  interest ? interest.opened * POINTS.opened + interest.watched * POINTS.watched + interest.acts * POINTS.act : 0

function ofCategories(value: (category: CategoryId) => number): Record<CategoryId, number> {
  return Object.fromEntries(CATEGORY_IDS.map((category) => [category, value(category)])) as Record<CategoryId, number>
}
