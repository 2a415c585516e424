import type { Edit } from './agreement.ts'

/** Confused words with their context; group 1 is replaced. */
const CONFUSIONS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:the|a|an|this|that|his|her|its|their|our|my|your|each|every|same|water|feeding|feed|wooden|stone|horse|pig|empty|full|old|long|deep|drinking)\s)\b(trough)(?=\s+(?:the|a|an|his|her|its|their|our|my|your|this|that|these|those|it|them|all|every|thick|deep)\b)/giu,
    'through',
  ],
  [
    /(?<=\b(?:bigger|smaller|taller|faster|slower|older|younger|better|worse|stronger|warmer|colder|brighter|darker|larger|longer|shorter|higher|lower|deeper|rather|louder|happier)\s)(then)(?=\s+(?:the|a|an|any|my|your|his|her|its|our|their|ever|before|all)\b)/giu,
    'than',
  ],
  [/(?<=^|[.!?]\s|\n)(your)(?=\s+(?:welcome[.!]|going to\b|not\b|never\b|always\b|about to\b))/gimu, "you're"],
  [
    /(?<=\b(?:he|she|it|they|we|i)\s)(loose)(?=\s+(?:my|your|his|her|its|our|their|the)\s+(?:keys?|way|mind|temper|job|game|phone|money|hope|balance|friends?)\b)/giu,
    'lose',
  ],
  [/(?<=^|[.!?]\s|\n)(lets)(?=\s+(?:go|see|start|begin|look|find|make|try|talk|dance|play|take|get|eat|have|do)\b)/gimu, "let's"],
]

/** Corrections of real words that are certainly confused with another. */
export function confusedWordEdits(text: string): Edit[] {
  return CONFUSIONS.flatMap(([pattern, correction]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ start: index, end: index + word.length, text: inCaseOf(word, correction) })),
  )
}

const inCaseOf = (word: string, correction: string): string =>
  /^\p{Lu}/u.test(word) ? correction.charAt(0).toUpperCase() + correction.slice(1) : correction
