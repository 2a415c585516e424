import type { LexicalWord } from '../words.ts'

export type SpelledNumber = { readonly value: number; readonly start: number; readonly end: number; readonly isScaled: boolean }

/** Number words of a language with those that are written together: `fünfundzwanzig`, `duecento`, `tjugofem`. */
export function withCompounds(language: string, numbers: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const all = new Map(numbers)
  const entries = [...numbers]
  const units = [...entries.filter(([, value]) => value < 10), ...(ONE[language] ?? []).map((word) => [word, 1] as const)]
  const tens = entries.filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0)
  const add = (word: string, value: number) => {
    if (!all.has(word)) all.set(word, value)
  }
  for (const [ten, high] of tens)
    for (const [unit, low] of units) {
      if (language === 'de') add(`${unit}und${ten}`, high + low)
      else if (language === 'nl') add(`${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`, high + low)
      else if (language === 'da') add(`${unit}og${ten}`, high + low)
      else if (language === 'sv' || language === 'nb') add(`${ten}${unit}`, high + low)
      else if (language === 'it') add(`${/^[aeiou]/u.test(unit) ? ten.slice(0, -1) : ten}${unit}`, high + low)
      else if (language === 'fr') add(`${ten}-${unit}`, high + low)
      else if (language === 'es' && high === 20) add(`veinti${unit}`, 20 + low)
    }
  const hundred = HUNDRED[language]
  if (hundred) for (const [unit, low] of units) if (low > 1) add(`${unit}${hundred}`, low * 100)
  return all
}

const ONE: Readonly<Record<string, readonly string[]>> = {
  de: ['ein'],
  nl: ['een', 'één'],
  da: ['en'],
  sv: ['en', 'ett'],
  nb: ['en'],
  it: ['uno'],
}
const HUNDRED: Readonly<Record<string, string>> = { de: 'hundert', nl: 'honderd', it: 'cento', sv: 'hundra', nb: 'hundre', da: 'hundrede' }

/** `and` between the parts of one number. */
const JOINS: Readonly<Record<string, RegExp>> = { es: /^y$/u, pt: /^e$/u, fr: /^et$/u }

const valueOf = (low: string, language: string, numbers: ReadonlyMap<string, number>): number | undefined =>
  numbers.get(low) ?? (language === 'ar' && /^[وبلف]/u.test(low) ? numbers.get(low.slice(1)) : undefined)

/** `zwei`, `trescientos veinte`, `treinta y cinco`: neighbouring number words are one number. `isVague`: words such as `thousands`, no number alone. */
export function spelledNumbers(
  words: readonly LexicalWord[],
  numbers: ReadonlyMap<string, number>,
  language: string,
  isVague: (low: string) => boolean,
): SpelledNumber[] {
  const found: SpelledNumber[] = []
  for (let i = 0; i < words.length; i++) {
    const first = valueOf(words[i]!.low, language, numbers)
    if (first === undefined) continue
    let [value, last] = [first, i]
    for (let next = i + 1; next < words.length; next++) {
      const isJoin = JOINS[language]?.test(words[next]!.low) && value >= 20
      const at = isJoin ? next + 1 : next
      const further = words[at] && valueOf(words[at].low, language, numbers)
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

const HANGUL = '일이삼사오육칠팔구십백천만억'
const HAN = '一二三四五六七八九十百千万亿'
const HANGUL_NUMBER =
  /(?<![가-힣])[일이삼사오육칠팔구십백천만억]+(?=\s?(?:명|년|원|분|개|퍼센트|킬로|미터|도|시간|번|월|살|세기|층|배|마리|권|대|달러|그루|초|주|톤|그램|가지|벌|잔|장|점|평)(?![가-힣]*[을를]?\s?어))/gu

/** Korean numerals before a counter as Chinese ones, at the same offsets. */
export const withHanNumerals = (text: string): string =>
  text.replaceAll(HANGUL_NUMBER, (numeral) => [...numeral].map((sign) => HAN[HANGUL.indexOf(sign)]).join(''))
