import { Profanity } from '@2toad/profanity'
import type { ModerationClass, Moderator } from '../ports/moderator.ts'

/** Word lists, whole words only. */
export function createModerator(): Moderator {
  const profanity = new Profanity({ wholeWord: true, unicodeWordBoundaries: true })
  return {
    engine: 'builtin/moderator',
    checkText: async (text) => ({ flagged: profanity.exists(text) ? (['sexual'] satisfies ModerationClass[]) : [] }),
  }
}
