import type { GrammarRules } from './grammar-rules.ts'

/** A word without the conjunction that is written as its prefix; undefined where it has none, or fewer than `minLetters` letters stand behind. */
export function withoutConjunctionPrefix(low: string, { conjunctionPrefix }: GrammarRules, minLetters: number): string | undefined {
  const bare = conjunctionPrefix?.test(low) ? low.replace(conjunctionPrefix, '') : ''
  return /^\p{L}*/u.exec(bare)![0].length >= minLetters ? bare : undefined
}
