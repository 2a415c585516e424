import type { Edit } from './agreement.ts'

/** Real words in the place of another, each with what has to stand around it. Group 1 is replaced. */
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

/** Words that are spelt right and mean another, where that is certain. */
export function confusedWordEdits(text: string): Edit[] {
  return CONFUSIONS.flatMap(([pattern, right]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ start: index, end: index + word.length, text: inCaseOf(word, right) })),
  )
}

const inCaseOf = (word: string, right: string): string => (/^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right)
