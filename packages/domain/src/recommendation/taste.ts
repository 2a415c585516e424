import { CATEGORY_IDS, type CategoryId } from '../story/category.ts'

/** What one reader did lately with stories of one category. */
export type Interest = {
  /** Different stories. */
  readonly opened: number
  /** Sum of the parts that were watched, each story counting 1 at most. */
  readonly watched: number
  /** Downloads, shares and remixes. */
  readonly acts: number
}

/** Seconds that a category is moved up for one reader. */
export type Taste = Readonly<Record<CategoryId, number>>

export const NO_TASTE: Taste = ofCategories(() => 0)

/** How far back a reader's own events count, in days. */
export const TASTE_DAYS = 30
/** A reader of one category alone sees its stories as if they were up to three days younger than all others. */
export const MOST_TASTE_SECONDS = 259_200

const POINTS = { opened: 1, watched: 3, act: 4 } as const
/** With as many points the bonus is at half its height: two films watched to the end say little yet. */
const HALF_SURE_POINTS = 12

/**
 * A bonus for each category: its part of what interested a reader, held back while little is known of them. Whole seconds, constant for a category; so a page
 * is a merge of one list per category.
 */
export function tasteOf(interests: Readonly<Partial<Record<CategoryId, Interest>>>): Taste {
  const points = ofCategories((category) => pointsOf(interests[category]))
  const total = CATEGORY_IDS.reduce((sum, category) => sum + points[category], 0)
  return ofCategories((category) => Math.round((MOST_TASTE_SECONDS * points[category]) / (total + HALF_SURE_POINTS)))
}

const pointsOf = (interest: Interest | undefined): number =>
  interest ? interest.opened * POINTS.opened + interest.watched * POINTS.watched + interest.acts * POINTS.act : 0

function ofCategories(value: (category: CategoryId) => number): Record<CategoryId, number> {
  return Object.fromEntries(CATEGORY_IDS.map((category) => [category, value(category)])) as Record<CategoryId, number>
}
