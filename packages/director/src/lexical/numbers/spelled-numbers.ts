import type { GrammarRules } from '../grammar/grammar-rules.ts'
import { entriesOf } from '../language-rules.ts'
import type { LexicalWord } from '../words.ts'

export type SpelledNumber = { readonly value: number; readonly start: number; readonly end: number; readonly isScaled: boolean }

/** Number words of a language with those that are written together: `fünfundzwanzig`, `duecento`, `tjugofem`. */
export function withCompounds(
  { compoundNumber, oneInCompounds = '', hundred }: GrammarRules,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const all = new Map(numbers)
  const entries = [...numbers]
  const units = [...entries.filter(([, value]) => value < 10), ...entriesOf(oneInCompounds).map((word) => [word, 1] as const)]
  const tens = entries.filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0)
  const add = (word: string, value: number) => {
    if (!all.has(word)) all.set(word, value)
  }
  for (const [ten, high] of tens)
    for (const [unit, low] of units) {
      const word = compoundNumber?.(ten, unit, high)
      if (word !== undefined) add(word, high + low)
    }
  if (hundred !== undefined) for (const [unit, low] of units) if (low > 1) add(`${unit}${hundred}`, low * 100)
  return all
}

const valueOf = (low: string, { numberPrefix }: GrammarRules, numbers: ReadonlyMap<string, number>): number | undefined =>
  numbers.get(low) ?? (numberPrefix?.test(low) ? numbers.get(low.slice(1)) : undefined)

/** `zwei`, `trescientos veinte`, `treinta y cinco`: neighbouring number words are one number. `isVague`: words such as `thousands`, no number alone. */
export function spelledNumbers(
  words: readonly LexicalWord[],
  numbers: ReadonlyMap<string, number>,
  rules: GrammarRules,
  isVague: (low: string) => boolean,
): SpelledNumber[] {
  const found: SpelledNumber[] = []
  for (let i = 0; i < words.length; i++) {
    const first = valueOf(words[i]!.low, rules, numbers)
    if (first === undefined) continue
    let [value, last] = [first, i]
    for (let next = i + 1; next < words.length; next++) {
      const isJoin = rules.numberJoint?.test(words[next]!.low) && value >= 20
      const at = isJoin ? next + 1 : next
      const further = words[at] && valueOf(words[at].low, rules, numbers)
      if (further === undefined || words[at]!.clause !== words[i]!.clause) break
      if (isJoin && further >= value) break
      value = further > value && further >= 100 ? value * further : value + further
      last = at
      next = at
    }
    if (last > i || !isVague(words[i]!.low)) found.push({ value, start: words[i]!.start, end: words[last]!.end, isScaled: false })
    i = last
  }
  return found
}
