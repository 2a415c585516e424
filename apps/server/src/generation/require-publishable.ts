import { AppError } from '@fablecut/contracts/errors/app-error'
import { moderateText } from '../publishing/moderate-submission.ts'
import { storyText } from '../publishing/story-text.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** Not generated even for the user alone. */
const NEVER_ACCEPTED = 'child-safety'
const DEADLINE_MS = 5_000

/** Throws 422 COMMUNITY_CONTENT_MODERATION for a text that nothing is generated of, not even for the user alone. */
export async function requirePermitted(services: Pick<StoryServices, 'engines'>, text: string): Promise<void> {
  const findings = await moderateText(services, text, AbortSignal.timeout(DEADLINE_MS)).catch(() => null)
  if (findings?.classes.includes(NEVER_ACCEPTED))
    throw new AppError('COMMUNITY_CONTENT_MODERATION', { data: { ...findings, may_accept: false } })
}

/**
 * Throws 422 COMMUNITY_CONTENT_MODERATION before anything is charged for texts that publishing would refuse. `data.may_accept`: the user
 * may generate the story nevertheless, for private use. Without a response of the moderator the start goes on: publishing moderates again.
 */
export async function requirePublishable(
  { engines }: Pick<StoryServices, 'engines'>,
  { title, inputs }: { readonly title: string; readonly inputs: Readonly<Record<string, unknown>> },
  isAccepted: boolean,
): Promise<void> {
  const text = storyText({ title, categoryInputs: inputs, shots: [], timeline: null })
  const findings = await moderateText({ engines }, text, AbortSignal.timeout(DEADLINE_MS)).catch(() => null)
  if (findings === null || findings.classes.length === 0) return
  const mayAccept = !findings.classes.includes(NEVER_ACCEPTED)
  if (mayAccept && isAccepted) return
  throw new AppError('COMMUNITY_CONTENT_MODERATION', { data: { ...findings, may_accept: mayAccept } })
}
