import type { Moderator } from '@fablecut/generation/ports/moderator'

/** True for a text with classes of content that its source does not have. */
export async function isWorse(moderator: Moderator, text: string, source: string, signal?: AbortSignal): Promise<boolean> {
  const { flagged } = await moderator.checkText(text, signal)
  if (flagged.length === 0) return false
  const before = await moderator.checkText(source, signal)
  return flagged.some((found) => !before.flagged.includes(found))
}
