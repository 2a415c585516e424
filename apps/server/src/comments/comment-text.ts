import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { cleanComment } from '@fablecut/domain/comments/clean-comment'
import type { Engines } from '@fablecut/generation/ports/engines'
import { type ModerationFindings, moderateText } from '../publishing/moderate-submission.ts'

const DEADLINE_MS = 15_000

export type Moderator = { readonly engines: Pick<Engines, 'moderator'> }

/**
 * The text as it is stored. Throws 422 when nothing is left of it, 422 COMMUNITY_CONTENT_MODERATION with classes and words when it may not be published,
 * 503 when the moderator is unavailable.
 */
export async function acceptCommentText(services: Moderator, text: string): Promise<string> {
  const cleaned = cleanComment(text)
  if (cleaned === '') throw invalidField('text', 'Please enter a comment')
  const findings = await moderateText(services, cleaned, AbortSignal.timeout(DEADLINE_MS)).catch(unavailable)
  if (findings.classes.length > 0) throw new AppError('COMMUNITY_CONTENT_MODERATION', { data: { ...findings } })
  return cleaned
}

function unavailable(cause: unknown): ModerationFindings {
  const message = 'Your comment could not be checked, so it was not published. Please try again in a moment'
  throw new AppError('UNAVAILABLE', { message, cause })
}
