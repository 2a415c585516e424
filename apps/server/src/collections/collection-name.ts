import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Engines } from '@fablecut/generation/ports/engines'
import { type ModerationFindings, moderateText } from '../publishing/moderate-submission.ts'

const DEADLINE_MS = 15_000

/** Throws 422 COMMUNITY_CONTENT_MODERATION for a name that may not be published, 503 when the moderator is unavailable. */
export async function requireAcceptableCollectionName(
  services: { readonly engines: Pick<Engines, 'moderator'> },
  name: string,
): Promise<void> {
  const findings = await moderateText(services, name, AbortSignal.timeout(DEADLINE_MS)).catch(unavailable)
  if (findings.classes.length > 0) throw new AppError('COMMUNITY_CONTENT_MODERATION', { data: { ...findings } })
}

function unavailable(cause: unknown): ModerationFindings {
  throw new AppError('UNAVAILABLE', { message: 'The name could not be checked, so nothing was saved. Please try again in a moment', cause })
}
