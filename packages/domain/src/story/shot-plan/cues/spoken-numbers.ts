const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** Value of a numeral such as `$1,907.50` or `71%`; undefined for other words. */
function numeralOf(word: string): number | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/u.exec(word)?.[0]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

function smallNumberOf(word: string): number | undefined {
  const [first = '', second] = word.split('-')
  const ten = TENS.indexOf(first)
  if (ten >= 0) return (ten + 2) * 10 + (second === undefined ? 0 : Math.max(0, SMALL.indexOf(second)))
  const small = SMALL.indexOf(word)
  return small < 0 ? undefined : small
}

/** A number, and the indexes of its first and last word. */
export type SpokenNumber = { readonly value: number; readonly first: number; readonly last: number }

/** Numbers in words and numerals of an English narration, in order. Numerals are read in all languages. */
export function spokenNumbers(words: readonly string[]): readonly SpokenNumber[] {
  const numbers: SpokenNumber[] = []
  const bare = words.map((word) => word.toLowerCase().replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
  for (let i = 0; i < words.length;) {
    const first = i
    let [total, part, isNumber] = [0, 0, false]
    for (; i < words.length; i++) {
      const word = bare[i]!
      const value = numeralOf(word) ?? smallNumberOf(word)
      const scale = SCALES[word]
      if (value !== undefined) part += value
      else if (scale !== undefined && isNumber) {
        if (scale > 100) [total, part] = [total + part * scale, 0]
        else part *= scale
      } else if (!(isNumber && word === 'and' && smallNumberOf(bare[i + 1] ?? '') !== undefined)) break
      isNumber = true
      // A comma, a full stop or a numeral ends a number.
      if (/[,.;:!?]$/u.test(words[i]!) || (value !== undefined && SCALES[bare[i + 1] ?? ''] === undefined && /\d/u.test(word))) {
        i++
        break
      }
    }
    if (isNumber) numbers.push({ value: total + part, first, last: i - 1 })
    else i = Math.max(i, first + 1)
  }
  return numbers
}
