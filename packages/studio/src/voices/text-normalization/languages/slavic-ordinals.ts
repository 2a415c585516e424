/** Ordinals of a Slavic language from 1 to 99, in the nominative masculine. */
export type SlavicOrdinals = {
  /** From 1 to 19. */
  readonly units: readonly string[]
  /** From 20 to 90. */
  readonly tens: readonly string[]
  /** Cardinal tens of compounds from 20 to 90; absent where tens are inflected too. */
  readonly cardinalTens?: readonly string[]
  /** Endings of the nominative and what replaces them in a case. */
  readonly cases: Readonly<Record<'genitive' | 'prepositional', readonly (readonly [RegExp, string])[]>>
}

export type SlavicCase = 'nominative' | 'genitive' | 'prepositional'

/** The ordinal of a number below 100 in a case; above, undefined. */
export function slavicOrdinal(number: number, ordinals: SlavicOrdinals, inCase: SlavicCase): string | undefined {
  if (number < 1 || number > 99) return undefined
  const inflect = (word: string) => (inCase === 'nominative' ? word : inflected(word, ordinals.cases[inCase]))
  if (number < 20) return inflect(ordinals.units[number - 1]!)
  const [ten, unit] = [Math.floor(number / 10) - 2, number % 10]
  if (unit === 0) return inflect(ordinals.tens[ten]!)
  const tens = ordinals.cardinalTens === undefined ? inflect(ordinals.tens[ten]!) : ordinals.cardinalTens[ten]!
  return `${tens} ${inflect(ordinals.units[unit - 1]!)}`
}

function inflected(word: string, endings: readonly (readonly [RegExp, string])[]): string {
  const [ending, replacement] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, '']
  return word.replace(ending, replacement)
}
