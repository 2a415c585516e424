import type { CategoryId } from './category.ts'

/** The contest that stories are entered for by publishing them. Source: H-195, HD-52. */
export const CONTEST_ID = 'contest:202510-story-mv'

const CATEGORIES: ReadonlySet<CategoryId> = new Set<CategoryId>(['music_video', 'create_from_scratch'])

/** Whether stories of a category may take part. Source: H-195. */
export const isForContest = (category: CategoryId): boolean => CATEGORIES.has(category)

/** The contests of a story that is published now: ours besides, where there is one and its category fits. Source: HD-52. */
export function contestsAtPublish(
  story: { readonly category_id: CategoryId; readonly contests: readonly string[] },
  isOpen: boolean,
): string[] {
  return isOpen && isForContest(story.category_id) ? [...new Set([...story.contests, CONTEST_ID])] : [...story.contests]
}
