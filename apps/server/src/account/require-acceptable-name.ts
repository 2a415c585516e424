import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { isImpersonating } from '@fablecut/domain/account/impersonation'
import type { Engines } from '@fablecut/generation/ports/engines'

const DEADLINE_MS = 10_000

/** Refuses names that look like those of the product or of staff, and names that may not be published. `mayBeOfficial`: for staff themselves. */
export async function requireAcceptableName(
  moderator: Pick<Engines['moderator'], 'checkText'>,
  name: string,
  { mayBeOfficial }: { readonly mayBeOfficial: boolean },
): Promise<void> {
  if (!mayBeOfficial && isImpersonating(name)) throw invalidField('name', 'This name is kept for the people who run this installation')
  // An installation that is too busy to check a name does not refuse the person: names can be reported.
  const { flagged } = await moderator.checkText(name, AbortSignal.timeout(DEADLINE_MS)).catch(() => ({ flagged: [] }))
  if (flagged.length > 0) throw invalidField('name', 'This name cannot be used here. Please choose another')
}
