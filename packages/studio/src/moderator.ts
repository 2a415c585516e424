import { Profanity } from '@2toad/profanity'
import { MODERATION_CLASSES } from '@fablecut/generation/ports/moderator'
import type { ModerationClass, Moderator } from '@fablecut/generation/ports/moderator'
import { ALLOWED_WORDS } from './moderator/allowed-words.ts'
import { moderateImage } from './moderator/moderate-image.ts'
import { deobfuscate } from './moderator/deobfuscate.ts'
import { CLASS_PATTERNS } from './moderator/class-patterns.ts'

/** Further matches would not help the author. */
const MAX_REPORTED_WORDS = 10

/**
 * Moderates English text by whole words and phrases, and images for nudity. Merely rude words pass; the rest of a public profanity
 * list counts as sexual. Matches words, not meaning: a hint for a person's decision.
 */
export function createModerator(): Moderator {
  const profanity = new Profanity({ wholeWord: true, unicodeWordBoundaries: true, languages: ['en'] })
  profanity.removeWords([...ALLOWED_WORDS])
  const profanitiesIn = (text: string) => (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => profanity.exists(word))
  const isProfane = (text: string, name: ModerationClass) => name === 'sexual' && profanity.exists(text)
  return {
    engine: 'builtin/moderator',
    checkText: async (text) => {
      const readings = deobfuscate(text)
      const flagged = MODERATION_CLASSES.filter((name) =>
        readings.some((text) => isProfane(text, name) || text.search(CLASS_EXPRESSIONS[name]) >= 0),
      )
      const words = flagged.flatMap((name) =>
        readings.flatMap((text) => [...(text.match(CLASS_EXPRESSIONS[name]) ?? []), ...(isProfane(text, name) ? profanitiesIn(text) : [])]),
      )
      return { flagged, words: [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MAX_REPORTED_WORDS) }
    },
    checkImage: async (picture) => ({ flagged: await moderateImage(picture) }),
  }
}

const CLASS_EXPRESSIONS = Object.fromEntries(
  MODERATION_CLASSES.map((name) => [
    name,
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${CLASS_PATTERNS[name].join('|').replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*')})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  ]),
) as Record<ModerationClass, RegExp>
