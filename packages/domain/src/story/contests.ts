import { type Result, ok, refuse } from '../result.ts'
import type { CategoryId } from './category.ts'

/** The contest that is on now. Source: H-195. */
export const CONTEST_ID = 'contest:202510-story-mv'

const CATEGORIES: ReadonlySet<CategoryId> = new Set<CategoryId>(['music_video', 'create_from_scratch'])

/** Whether stories of this kind may take part. Source: H-195, HD-52. */
export const takesPart = (category: CategoryId): boolean => CATEGORIES.has(category)

export type ContestChange = {
  readonly category: CategoryId
  /** What the story is in already. */
  readonly stored: readonly string[]
  /** What the creator asks for; null: as it is. */
  readonly asked: readonly string[] | null
  readonly isPublishing: boolean
  /** Whether this installation has a contest. */
  readonly isOpen: boolean
}

/**
 * The contests a story is in after a change: publishing adds the open one to stories that may take part, nothing is there twice, and unpublishing takes
 * none away. The open contest is left out where there is none or the story may not take part. Refuses ids that are no contest's. Source: H-195, HD-52.
 */
export function contestsAfter({ category, stored, asked, isPublishing, isOpen }: ContestChange): Result<string[], { readonly id: string }> {
  const unknown = (asked ?? []).find((id) => id !== CONTEST_ID && !stored.includes(id))
  if (unknown !== undefined) return refuse({ id: unknown })
  const mayEnter = isOpen && takesPart(category)
  const kept = (asked ?? stored).filter((id) => stored.includes(id) || mayEnter)
  return ok([...new Set([...kept, ...(isPublishing && mayEnter ? [CONTEST_ID] : [])])])
}
