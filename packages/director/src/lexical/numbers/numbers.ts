import { makeQuantity, type Quantity, type QuantityKind } from '../../text/quantity.ts'
import { asciiDigit, type IntlWords, intlWords } from '../intl-words.ts'
import type { GrammarRules } from '../grammar/grammar-rules.ts'
import { entriesOf, type LanguageRules, rowsOf } from '../language-rules.ts'
import { foldWord } from '../fold-word.ts'
import type { LexicalWord } from '../words.ts'
import { numeralDisplay } from './numeral-display.ts'
import { withRanges } from './ranges.ts'
import { spelledNumbers, withCompounds } from './spelled-numbers.ts'
import type { WrittenQuantity } from './written-quantity.ts'
import { isYearThere, YEAR_MARK } from './years.ts'

const SIGNS = '[$€£¥₹₽₩₺฿₱₫]|R\\$|RM|Rp'
const HAN_DIGITS = '〇一二三四五六七八九'
const HAN_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 }
const HAN_NUMBERS = /[〇零一二两三四五六七八九十百千万亿億兆]+/gu
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Digits of any writing as 0 to 9, and full-width signs as narrow ones, at the same offsets. */
export const withAsciiDigits = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, (digit) => asciiDigit(digit).padEnd(digit.length))
    .replaceAll(/[％٪]/gu, '%')
    .replaceAll('．', '.')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/** Value of a Chinese numeral such as `三百二十`. */
function hanValue(text: string): number {
  let [total, part, digit] = [0, 0, 0]
  for (const sign of text) {
    const scale = HAN_SCALES[sign]
    if (scale === undefined) digit = sign === '两' ? 2 : sign === '零' ? 0 : HAN_DIGITS.indexOf(sign)
    else if (scale >= 1e4) [total, part, digit] = [(total + part + digit) * scale, 0, 0]
    else [part, digit] = [part + (digit || 1) * scale, 0]
  }
  return total + part + digit
}

/** Value of a numeral of digits and separators. */
function numeralValue(text: string, { group, decimal }: IntlWords): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f’']/gu, '')
  const separators = [...plain.matchAll(/[.,]/gu)].map(([sign]) => sign)
  const [first] = separators
  if (first === undefined) return Number(plain)
  const isOneKind = separators.every((sign) => sign === first)
  const parts = plain.split(first)
  const isGrouped = isOneKind && parts.slice(1).every((part) => part.length === 3 || part.length === 2) && parts.at(-1)!.length === 3
  // `1.234` is a thousand where the language groups so, `1.5` a decimal everywhere.
  if (isGrouped && (separators.length > 1 || first === group || first !== decimal)) return Number(parts.join(''))
  if (isOneKind) return separators.length === 1 ? Number(parts.join('.')) : Number.NaN
  const last = separators.at(-1)!
  return Number(plain.replaceAll(last === ',' ? '.' : ',', '').replace(last, '.'))
}

type Parts = {
  readonly words: IntlWords
  readonly isUnspaced: boolean
  /** Words of three letters may have one letter more. */
  readonly hasShortEndings: boolean
  readonly numberWords: ReadonlyMap<string, number>
  readonly date: RegExp | undefined
  readonly isVague: (low: string) => boolean
}

const cache = new Map<string, Parts>()

const LEAD = /^[\s\u00a0\u202f-]?(?:(?:de|of|ng|na)\s)?(?:个(?=小时|月|星期|世纪))?/u
const REST = /^[\p{L}\p{M}]*/u

/** What a text begins with, out of some words with their values, and how long it is. Where words are separated, up to three letters more are its ending. */
function readWord<T>(
  text: string,
  pairs: readonly (readonly [word: string, value: T])[],
  { isUnspaced, hasShortEndings }: Parts,
): { readonly word: string; readonly value: T; readonly length: number } | undefined {
  const lead = LEAD.exec(text)![0].length
  const tail = text.slice(lead)
  for (const [word, value] of pairs) {
    if (!tail.startsWith(word)) continue
    const rest = isUnspaced ? '' : REST.exec(tail.slice(word.length))![0]
    const isWord = rest.length === 0 || (word.length > 3 ? rest.length <= 3 : word.length === 3 && hasShortEndings && rest.length === 1)
    if (isWord) return { word, value, length: lead + word.length + rest.length }
  }
  return undefined
}

function partsOf(language: string, rules: LanguageRules): Parts {
  const known = cache.get(language)
  if (known) return known
  const words = intlWords(language)
  const { hasUnspacedAmounts: isUnspaced = false, hasShortUnitEndings = false } = rules
  const months = words.months.map(escaped).join('|')
  const between = String.raw`(?:\.|º|°|er|-?[a-zç]{1,2})?\s*(?:(?:de|ng|tháng)\s+)?`
  const date = months
    ? new RegExp(String.raw`(?:\d{1,2}${between}(?:${months})(?:,?\s+(?:(?:de|năm)\s+)?\d{4})?|(?:${months})\s+\d{1,2},?\s+\d{4})`, 'giu')
    : undefined
  const spoken = new Map(
    rowsOf(rules.numbers).flatMap(([value, forms]) => forms.map((form) => [foldWord(form, language), Number(value)] as const)),
  )
  const many = new Set(entriesOf(rules.many).map((word) => foldWord(word, language)))
  const parts: Parts = {
    words,
    isUnspaced,
    hasShortEndings: hasShortUnitEndings,
    numberWords: withCompounds(rules, spoken),
    date,
    isVague: (low) => many.has(low),
  }
  cache.set(language, parts)
  return parts
}

/** `isSpelled`: written in words. */
type Amount = {
  readonly value: number
  readonly start: number
  readonly end: number
  readonly isScaled: boolean
  readonly isSpelled?: boolean
}

const SIGN_BEHIND = new RegExp(String.raw`^[\s\u00a0\u202f]?(?:${SIGNS})`, 'u')
const SIGN_BEFORE = new RegExp(String.raw`(?:${SIGNS}|%|百分之|yüzde)\s?$`, 'iu')
const DURATION = /^(?:second|minute|hour|day|week|month|year)$/u

/** `万` behind `5000`, and `5000万` behind `3億`. */
function withScales(low: string, { value, end, isScaled }: Amount, parts: Parts): Pick<Amount, 'value' | 'end' | 'isScaled'> {
  const vague = parts.isUnspaced ? (VAGUE.exec(low.slice(end))?.[0].length ?? 0) : 0
  const scale = readWord(low.slice(end + vague), parts.words.scales, parts)
  if (!scale) return { value, end, isScaled }
  const scaled = { value: value * scale.value, end: end + vague + scale.length, isScaled: true, start: 0 }
  const digits = /^\d+/u.exec(low.slice(scaled.end))
  if (!digits) return withScales(low, scaled, parts)
  const further = withScales(low, { value: Number(digits[0]), end: scaled.end + digits[0].length, isScaled: false, start: 0 }, parts)
  return further.isScaled && further.value < scaled.value ? { ...further, value: scaled.value + further.value } : scaled
}

/** `numberEnd`: behind the number and its scales. */
type Completed = Pick<Quantity, 'kind' | 'value' | 'unit'> & { readonly end: number; readonly numberEnd: number }

/** What stands behind a number: scales, then a unit, currency or percent sign. `low`: the sentence in small letters. */
function completed(low: string, plain: string, given: Amount, parts: Parts): Completed {
  const { value, end } = withScales(low, given, parts)
  const percent = /^[\s\u00a0\u202f]?%/u.exec(low.slice(end))
  if (percent) return { kind: 'percent', value: value / 100, end: end + percent[0].length, numberEnd: end }
  const sign = SIGN_BEHIND.exec(plain.slice(end))
  if (sign) return { kind: 'money', value, unit: sign[0].trim(), end: end + sign[0].length, numberEnd: end }
  const currency = readWord(low.slice(end), parts.words.currencies, parts)
  if (currency) return { kind: 'money', value, unit: currency.value, end: end + currency.length, numberEnd: end }
  const unit = readWord(low.slice(end), parts.words.units, parts)
  if (!unit) return { kind: 'count', value, end, numberEnd: end }
  const kind: QuantityKind = unit.value === 'percent' ? 'percent' : DURATION.test(unit.value) ? 'duration' : 'measure'
  return { kind, value: kind === 'percent' ? value / 100 : value, unit: unit.word, end: end + unit.length, numberEnd: end }
}

const isYear = (text: string, value: number): boolean => /^\d{4}$/u.test(text) && value >= 1000 && value <= 2100
/** `im Jahr 762`, `في عام 762`: a year by the word before it. */
const YEAR_WORD = /(?:^|[\s(])(?:عام|سنة|jahre?|año|anno|ano|année|an|год|году|рік|році|tahun|năm|roku|vuonna|året|år|jaar|taong|έτος)\s$/iu
const isYearByWord = (sentence: string, start: number, text: string): boolean =>
  /^[1-9]\d{2}$/u.test(text) && YEAR_WORD.test(sentence.slice(0, start))
/** `15世紀`: an age, not an amount. */
const CENTURY = /^\s?(?:世纪|世紀|세기)/u
/** `午前一時十三分`: no amount. */
const TIME_OF_DAY =
  /(?:午前|午後|上午|下午|早上|晚上|凌晨|清晨|오전|오후|새벽|아침|저녁|밤)\s?(?:\d{1,2}|[一二三四五六七八九十]+|[가-힣]{1,2})\s?[時时点點시](?:\s?(?:\d{1,2}|[一二三四五六七八九十]+|[가-힣]{1,3})\s?[分분]|半|반)?/gu
/** `第二`: the second. */
const ORDINAL = /第$/u
const NEVER_AGAIN = /^[一二]度[とも]|^一[つ人回度言]も/u
const MINUS =
  /(?:^|[\s(])(?:[-−–]|minus|menos|moins|meno|miinus|eksi|минус|мінус|âm|sub-zero|ujemn\p{L}*)\s?$|(?:零下|マイナス|영하|ลบ)\s?$/iu
/** `十年前`: ago, later. */
const AGO = /^\s?(?:前|後|后|ぶり|전|후|뒤)(?![\p{Script=Han}\p{Script=Hangul}])/u
/** `more than`, between a number and its scale. */
const VAGUE = /^[多余餘几幾数]/u

/** Amounts of a sentence as offsets: numerals, Chinese numerals and number words. */
function amountsIn(plain: string, words: readonly LexicalWord[], parts: Parts, rules: LanguageRules): Amount[] {
  const numerals = [...plain.matchAll(/\d+(?:[.,\s\u00a0\u202f’']\d{3}(?!\d)|[.,]\d+)*/gu)].map(({ 0: text, index }) => ({
    value: numeralValue(text, parts.words),
    start: index,
    end: index + text.length,
    isScaled: false,
  }))
  const decimals = [...plain.matchAll(/([〇零一二三四五六七八九十])・([〇零一二三四五六七八九])/gu)].map(
    ({ 0: text, 1: whole, 2: part, index }) => ({
      value: hanValue(whole!) + hanValue(part!) / 10,
      start: index,
      end: index + text.length,
      isScaled: false,
      isSpelled: true,
    }),
  )
  const hanPlain = rules.withHanNumerals?.(plain) ?? plain
  const han = [...hanPlain.matchAll(HAN_NUMBERS)]
    .filter(
      ({ 0: text, index }) => /[一二两三四五六七八九十]/u.test(text) && /[^一万千百]/u.test(text) && !NEVER_AGAIN.test(plain.slice(index)),
    )
    .map(({ 0: text, index }) => ({
      value: hanValue(rules.withLastScale?.(text) ?? text),
      start: index,
      end: index + text.length,
      isScaled: /[百千万亿億兆]/u.test(text),
      isSpelled: true,
    }))
  return [
    ...numerals,
    ...decimals,
    ...han,
    ...spelledNumbers(words, parts.numberWords, rules, parts.isVague).map((one) => ({ ...one, isSpelled: true })),
    ...halves(words, rules),
  ].toSorted((a, b) => a.start - b.start)
}

const HALF = 0.5
/** `eine halbe Stunde`: a half, which says something before a unit only. */
const halves = (words: readonly LexicalWord[], { half }: GrammarRules): Amount[] =>
  words.filter(({ low }) => half?.test(low)).map(({ start, end }) => ({ value: HALF, start, end, isScaled: false, isSpelled: true }))

const isInside = (offset: number, spans: readonly (readonly [number, number])[]): boolean =>
  spans.some(([start, end]) => offset >= start && offset < end)

/** Numbers, amounts and dates of a sentence in any language, in their order, shown as they are written. */
export function writtenQuantities(
  sentence: string,
  words: readonly LexicalWord[],
  language: string,
  rules: LanguageRules,
  isEmpty: (low: string) => boolean = () => false,
): WrittenQuantity[] {
  const parts = partsOf(language, rules)
  const plain = withAsciiDigits(sentence)
  const small = plain.toLocaleLowerCase(language)
  const low = small.length === plain.length ? small : plain
  const wordAt = (offset: number) => words.findLast(({ start }) => start <= offset)?.word ?? 0
  const made = (kind: QuantityKind, value: number, start: number, end: number, unit?: string): WrittenQuantity => ({
    ...makeQuantity(kind, sentence.slice(start, end).trim(), value, wordAt(start), { end: wordAt(end - 1), ...(unit && { unit }) }),
    start,
    offset: end,
  })
  const dates = [
    ...plain.matchAll(TIME_OF_DAY),
    ...plain.matchAll(/\d{3,4}\s?[年년]\s?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일号])?/gu),
    ...(parts.date ? low.matchAll(parts.date) : []),
  ].map(({ 0: text, index }) => made('date', Number(/\d{4}/u.exec(text)?.[0]), index, index + text.length))
  const taken: [number, number][] = dates.map(({ start, offset }) => [start, offset])
  const found: WrittenQuantity[] = [...dates]
  for (const amount of amountsIn(plain, words, parts, rules)) {
    if (isInside(amount.start, taken) || Number.isNaN(amount.value) || ORDINAL.test(plain.slice(0, amount.start))) continue
    const text = plain.slice(amount.start, amount.end)
    const mark = isYear(text, amount.value) ? YEAR_MARK.exec(plain.slice(amount.end)) : null
    const whole = completed(low, plain, amount, parts)
    if (amount.value === HALF && amount.isSpelled && !/^(?:measure|duration)$/u.test(whole.kind)) continue
    const isDate =
      (whole.kind === 'count' && isYearByWord(sentence, amount.start, text)) ||
      (isYear(text, amount.value) &&
        (mark !== null || whole.kind === 'count') &&
        isYearThere(sentence, words, [amount.start, amount.end], rules, isEmpty))
    const century = CENTURY.exec(plain.slice(amount.end))
    const minus = MINUS.exec(plain.slice(0, amount.start))
    const before = SIGN_BEFORE.exec(plain.slice(0, amount.start))
    const start = amount.start - (before ?? minus ?? [''])[0].trimStart().length
    if (century) found.push(made('date', Number.NaN, amount.start, amount.end + century[0].length))
    else if (minus) found.push(made(whole.kind, -whole.value, start, whole.end, whole.unit))
    else if (isDate && !before)
      found.push(made('year', amount.value, amount.start, amount.end + (/[年년]/u.exec(mark?.[0] ?? '') ? mark![0].length : 0)))
    else if (before && /[%百yY]/u.test(before[0])) found.push(made('percent', amount.value / 100, start, whole.end))
    else if (before) found.push(made('money', whole.value, start, whole.end, before[0].trim()))
    else {
      const vague =
        parts.isUnspaced && whole.numberEnd === whole.end ? /^[多余餘]\p{Script=Han}?/u.exec(plain.slice(whole.end))?.[0].length : undefined
      const written = made(whole.kind, whole.value, amount.start, whole.end + (vague ?? 0), whole.unit)
      const rest = sentence.slice(whole.numberEnd, whole.end)
      const behind = whole.kind === 'duration' && parts.isUnspaced ? (AGO.exec(plain.slice(whole.end))?.[0] ?? '') : ''
      // `二十多亿`: no exact number.
      const isExact = vague === undefined && !/[多余餘几幾数]/u.test(sentence.slice(amount.start, whole.numberEnd))
      found.push(
        amount.isSpelled && isExact
          ? { ...written, display: `${numeralDisplay({ ...whole, rest }, parts.words.locale)}${behind}` }
          : { ...written, display: `${written.display}${behind}` },
      )
    }
    taken.push([start, Math.max(whole.end, amount.end)])
  }
  const inOrder = found.toSorted((a, b) => a.start - b.start)
  // Elsewhere the ends of a range are counted apart.
  return parts.isUnspaced ? withRanges(inOrder, sentence, rules) : inOrder
}
