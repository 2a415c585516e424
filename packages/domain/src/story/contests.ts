import { type Result, ok, refuse } from '../result.ts'
import type { CategoryId } from './category.ts'

/** The current contest. */
export const CONTEST_ID = 'contest:202510-story-mv'

const CATEGORIES: ReadonlySet<CategoryId> = new Set<CategoryId>(['music_video', 'create_from_scratch'])

/** Whether stories of this category may enter the contest. */
export const isContestCategory = (category: CategoryId): boolean => CATEGORIES.has(category)

export type ContestChange = {
  readonly category: CategoryId
  /** Contests the story is in. */
  readonly stored: readonly string[]
  /** Contests the creator requests; null: unchanged. */
  readonly requested: readonly string[] | null
  readonly isPublishing: boolean
  /** Whether this installation has a contest. */
  readonly isOpen: boolean
}

/**
 * The contests of a story after a change: publishing adds the open one to stories that may enter, without duplicates; unpublishing removes
 * none. Unknown contest ids are refused.
 */
export function contestsAfter({
  category,
  stored,
  requested,
  isPublishing,
  isOpen,
}: ContestChange): Result<string[], { readonly id: string }> {
  const unknown = (requested ?? []).find((id) => id !== CONTEST_ID && !stored.includes(id))
  if (unknown !== undefined) return refuse({ id: unknown })
  const mayEnter = isOpen && isContestCategory(category)
  const allowed = (requested ?? stored).filter((id) => stored.includes(id) || mayEnter)
  return ok([...new Set([...allowed, ...(isPublishing && mayEnter ? [CONTEST_ID] : [])])])
}
