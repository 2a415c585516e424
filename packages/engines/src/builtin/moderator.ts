import { Profanity } from '@2toad/profanity'
import { MODERATION_CLASSES } from '../ports/moderator.ts'
import type { ModerationClass, Moderator } from '../ports/moderator.ts'
import { ALLOWED_WORDS } from './moderator/allowed-words.ts'
import { checkPicture } from './moderator/check-picture.ts'
import { deobfuscate } from './moderator/deobfuscate.ts'
import { PATTERNS } from './moderator/word-lists.ts'

/**
 * Looks for whole words and phrases, in English, and for nudity in pictures. Words that are only rude pass; the rest of a public profanity list counts as sexual.
 * It reads words, not meaning, and pictures without their story: a hint for a person's decision, not a judgement.
 */
export function createModerator(): Moderator {
  const profanity = new Profanity({ wholeWord: true, unicodeWordBoundaries: true, languages: ['en'] })
  profanity.removeWords([...ALLOWED_WORDS])
  const isIn = (words: string, name: ModerationClass) => CLASS_PATTERNS[name].test(words) || (name === 'sexual' && profanity.exists(words))
  return {
    engine: 'builtin/moderator',
    checkText: async (text) => {
      const words = deobfuscate(text)
      return { flagged: MODERATION_CLASSES.filter((name) => words.some((reading) => isIn(reading, name))) }
    },
    checkPicture: async (picture) => ({ flagged: await checkPicture(picture) }),
  }
}

const CLASS_PATTERNS = Object.fromEntries(
  MODERATION_CLASSES.map((name) => [
    name,
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${PATTERNS[name].join('|').replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*')})(?![\\p{L}\\p{N}])`,
      'iu',
    ),
  ]),
) as Record<ModerationClass, RegExp>
