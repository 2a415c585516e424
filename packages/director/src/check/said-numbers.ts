import { asciiDigit } from '../lexical/intl-words.ts'
import { languageOf } from '../lexical/language.ts'
import { writtenQuantities } from '../lexical/numbers/numbers.ts'
import { lexicalWords } from '../lexical/words.ts'
import { factorsSaid } from '../lettering/numbers/multiplied.ts'
import { singleUnitIn } from '../lettering/numbers/single-units.ts'
import { quantitiesOf } from '../text/quantities.ts'

/** All readings of a number: `1.000` is a thousand or one. */
function readingsOf(text: string): number[] {
  const plain = text.replaceAll(/[.,\s’'](?=\d{3}(?!\d))/gu, '')
  return [plain, text.replaceAll(',', '.'), text.replaceAll(/[^\d]/gu, '')].map(Number).filter((value) => Number.isFinite(value))
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 }

/** Numbers written in digits, and the signs of fractions. */
export function digitsIn(text: string): number[] {
  const ascii = text.replaceAll(/\p{Nd}/gu, asciiDigit)
  const written = [...ascii.matchAll(/\d+(?:[.,\s’']\d+)*/gu)].flatMap(([number]) => [
    ...readingsOf(number),
    ...number.split(/[^\d]+/u).map(Number),
  ])
  return [...written, ...[...text].flatMap((character) => FRACTIONS[character] ?? [])]
}

/** Numbers that a narration says: in digits and in words. Shares are there as percent. */
export function numbersSaid(narration: string, language: string): ReadonlySet<number> {
  const { rules } = languageOf(language)
  const quantities =
    language === 'en' ? quantitiesOf(narration) : writtenQuantities(narration, lexicalWords(narration, language, rules), language, rules)
  const values = quantities.flatMap(({ value, total, display }) => [value, value * 100, total ?? value, ...digitsIn(display)])
  const implied = language === 'en' ? [...(singleUnitIn(narration) ? [1] : []), ...factorsSaid(narration)] : []
  return new Set([...digitsIn(narration), ...values, ...implied].map((value) => Math.round(value * 1e6) / 1e6))
}
