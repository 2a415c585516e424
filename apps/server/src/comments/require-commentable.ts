import { AppError } from '@fablecut/contracts/errors/app-error'
import type { StoryRow } from '../access/story-access.ts'

/** Throws 409 for a story on which nobody can comment. */
export function requireCommentable({ isPublished, areCommentsOff }: Pick<StoryRow, 'isPublished' | 'areCommentsOff'>): void {
  if (!isPublished) throw new AppError('CONFLICT', { message: 'Only published stories have comments' })
  if (areCommentsOff) throw new AppError('CONFLICT', { message: 'The author has switched comments off for this story' })
}
