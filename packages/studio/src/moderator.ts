import { Profanity } from '@2toad/profanity'
import { MODERATION_CLASSES } from '@fablecut/generation/ports/moderator'
import type { ModerationClass, Moderator } from '@fablecut/generation/ports/moderator'
import { ALLOWED_WORDS } from './moderator/allowed-words.ts'
import { CLASS_PATTERNS } from './moderator/class-patterns.ts'
import { compileVocabulary } from './moderator/compile-vocabulary.ts'
import { deobfuscate } from './moderator/deobfuscate.ts'
import { foldText, lowerText } from './moderator/fold-text.ts'
import { moderateImage } from './moderator/moderate-image.ts'
import { VOCABULARIES } from './moderator/vocabulary/vocabularies.ts'

/** Further matches would not help the author. */
const MAX_REPORTED_WORDS = 10

/**
 * Moderates text of all story languages by whole words and phrases, and images for nudity. Merely rude words pass; the rest of a public list of English
 * profanity counts as sexual. Matches words, not meaning: a hint for a person's decision.
 */
export function createModerator(): Moderator {
  const profanity = new Profanity({ wholeWord: true, unicodeWordBoundaries: true, languages: ['en'] })
  profanity.removeWords([...ALLOWED_WORDS])
  const profanitiesIn = (text: string) => (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => profanity.exists(word))
  const vocabularies = Object.values(VOCABULARIES).map(compileVocabulary)
  return {
    engine: 'builtin/moderator',
    checkText: async (text) => {
      const found = new Map<ModerationClass, string[]>(MODERATION_CLASSES.map((name) => [name, []]))
      const add = (name: ModerationClass, words: readonly string[]) => found.get(name)!.push(...words)
      for (const reading of deobfuscate(text)) {
        for (const name of MODERATION_CLASSES) add(name, reading.match(CLASS_EXPRESSIONS[name]) ?? [])
        if (profanity.exists(reading)) add('sexual', profanitiesIn(reading))
        const forms = { folded: foldText(reading), lower: lowerText(reading) }
        for (const findIn of vocabularies) for (const [name, words] of findIn(forms)) add(name, words)
      }
      const flagged = MODERATION_CLASSES.filter((name) => found.get(name)!.length > 0)
      const words = flagged.flatMap((name) => found.get(name)!.map((word) => word.toLowerCase().trim()))
      return { flagged, words: [...new Set(words)].slice(0, MAX_REPORTED_WORDS) }
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
