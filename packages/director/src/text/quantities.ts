import {
  BETWEEN_NUMBER_AND_NOUN,
  DAYS,
  DURATION,
  HEAT,
  MEASURE,
  MONEY,
  MONTH,
  NO_UNIT,
  ORDINALS,
  SCALES,
  TENS,
  WEIGHT,
} from '../languages/en/number-words.ts'
import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import { formatNumber } from './format-number.ts'
import { clockTimeAt, namedHourAt } from './clock-times.ts'
import { readFraction } from './fractions.ts'
import { withBounds } from './numbers/number-bounds.ts'
import { numberValue } from './numbers/number-value.ts'
import { isInTwo, isOfName, numberedAt } from './numbers/named-numbers.ts'
import { makeQuantity, type ParsedQuantity, type Quantity, type Word } from './quantity.ts'
import { withoutFiguresOfSpeech } from './numbers/figures-of-speech.ts'
import { type Read, readNumber } from './numbers/read-number.ts'
import { joinRanges } from './quantity-ranges.ts'
import { scaledNumberAt, vagueNumberAt } from './numbers/scaled-numbers.ts'
import { withSigns } from './signed-numbers.ts'
import { ageAt, digitsAt, hourAt } from './spoken-numbers.ts'
import { withSmallChange } from './numbers/small-change.ts'

const TEEN = new RegExp(`^(${TENS.join('|')})-(\\w+)$`, 'u')

/** Words with numbers like `twenty-eight` split; `isLast`: punctuation follows. */
function wordsOf(sentence: string): Word[] {
  return sentence.split(/\s+/u).flatMap((raw, at) => {
    const isLast = /[,.;:!?)”"]$/u.test(raw)
    const text = raw.replaceAll(/^[("“'‘]+|[,.;:!?)"”'’]+$/gu, '').replace(/(?<=\d)[’']s$/u, '')
    const parts = text.split(/-(?=\p{L})|(?<=\p{L})[—–]/u)
    const isNumeric = parts.length > 1 && /^(?:\d[\d,.]*|[a-z]+)$/iu.test(parts[0]!) && numberValue(parts[0]!.toLowerCase()) !== undefined
    const isOrdinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/iu.test(parts[1] ?? '')
    const words = !isOrdinal && (isNumeric || TEEN.test(text.toLowerCase())) ? parts : [text]
    return words.map((part, i) => ({ text: part, low: part.toLowerCase(), at, isLast: isLast && i === words.length - 1 }))
  })
}

const dayOf = (one: Word | undefined): number => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(one?.low ?? '')
  return digits ? Number(digits[1]) : ORDINALS.indexOf(one?.low ?? '') + 1
}
const yearOf = (one: Word | undefined): string => (/^(?:1\d|20)\d\d$/u.test(one?.low ?? '') ? one!.low : '')

function readDate(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const word = words[i]!
  const next = words[i + 1]
  const after = words[i + 2]
  if (MONTH.test(word.text)) {
    const isMay = word.text === 'May' && !dayOf(next) && !yearOf(next)
    const day = dayOf(next)
    const year = day ? yearOf(after) : yearOf(next)
    const before = words[i - 1]?.low ?? ''
    if (isMay && !/^(?:in|since|until|by|of)$/u.test(before)) return undefined
    const display = [word.text, day ? `${day}${year ? ',' : ''}` : '', year].filter(Boolean).join(' ')
    return {
      quantity: makeQuantity('date', display, year ? Number(year) : Number.NaN, word.at),
      next: i + 1 + (day ? 1 : 0) + (year ? 1 : 0),
    }
  }
  const offset = next?.low === 'of' ? 2 : 1
  const month = words[i + offset]
  const day = dayOf(word)
  if (day && month && MONTH.test(month.text) && day <= 31) {
    const year = yearOf(words[i + offset + 1])
    return {
      quantity: makeQuantity('date', [day, month.text, year].filter(Boolean).join(' '), year ? Number(year) : Number.NaN, word.at),
      next: i + offset + (year ? 2 : 1),
    }
  }
  if (DAYS.includes(word.text)) return { quantity: makeQuantity('date', word.text, Number.NaN, word.at), next: i + 1 }
  const century = /^(\d{1,2}(?:st|nd|rd|th))$/u.exec(word.low)?.[1] ?? (ORDINALS.includes(word.low) ? word.low : undefined)
  if (century && next?.low.startsWith('centur'))
    return { quantity: makeQuantity('date', `${century} century`, Number.NaN, word.at), next: i + 2 }
  if (/^(?:1\d|20)\d0s$/u.test(word.low))
    return { quantity: makeQuantity('date', word.low, Number(word.low.slice(0, 4)), word.at), next: i + 1 }
  return undefined
}

const YEAR_BEFORE =
  /^(?:in|since|by|until|till|from|before|after|around|about|year|to|and|of|between|late|early|summer|winter|spring|autumn|fall|through)$/u

function readYear(words: readonly Word[], i: number, number: Read): ParsedQuantity | undefined {
  const word = words[i]!
  const next = words[i + number.length]
  const era = /^(?:BC|AD|BCE|CE)$/u.test(next?.text ?? '') ? next!.text : undefined
  if (era)
    return {
      quantity: makeQuantity('year', `${number.value} ${era}`, era.startsWith('B') ? -number.value : number.value, word.at),
      next: i + number.length + 1,
    }
  const isWritten = /^\d{3,4}$/u.test(word.low) && number.length === 1
  const isFour = isWritten && /^(?:1\d{3}|20\d\d)$/u.test(word.low)
  const follows = YEAR_BEFORE.test(words[i - 1]?.low ?? '')
  const hasNoun =
    next &&
    !word.isLast &&
    (isNoun(singularOf(next.low)) || next.low in MONEY || MEASURE.test(next.low) || DURATION.test(next.low)) &&
    !NO_UNIT.test(next.low)
  const isYear =
    number.isYear ||
    (isFour && (!hasNoun || follows) && !(hasNoun && /^(?:about|around|of|to|and)$/u.test(words[i - 1]?.low ?? ''))) ||
    (isWritten && words[i - 1]?.low === 'year')
  return isYear ? { quantity: makeQuantity('year', String(number.value), number.value, word.at), next: i + number.length } : undefined
}

/** `lost 20 pounds`, where nothing else tells of money. */
const BODY_CHANGE = /^(?:los(?:e|es|ing)|lost|gain(?:s|ed|ing)?|shed|drop(?:s|ped)?)$/u
const OF_MONEY =
  /\b(?:money|bank|savings?|bets?|cards|gambl\w+|market|shares?|stocks?|invest\w*|account|scam\w*|fund|price|salary|rent)\b/iu
/** `weighs three pounds`, `three pounds of gold`: no money. */
const isWeightHere = (words: readonly Word[], at: number, sentence: string): boolean =>
  WEIGHT.test(sentence) ||
  (BODY_CHANGE.test(words[at - 2]?.low ?? '') && !OF_MONEY.test(sentence)) ||
  (words[at + 1]?.low === 'of' && !/^(?:debt|savings|cash|money|tax|fine|income|profit|sales)/u.test(words[at + 2]?.low ?? ''))

/** `three spring onions`: the plural is counted. */
function isCompound(words: readonly Word[], noun: number, value: number): boolean {
  const [first, second] = [words[noun]!, words[noun + 1]]
  if (value === 1 || first.isLast || !second) return false
  const isSingular = singularOf(first.low) === first.low && !first.low.endsWith('s')
  const isPlural = singularOf(second.low) !== second.low && isNoun(singularOf(second.low))
  // `four egg yolks`: of a word that no dictionary knows.
  const isUnknownPlural = /[^s]s$/u.test(second.low) && !isVerb(second.low.slice(0, -1)) && !NO_UNIT.test(second.low)
  return isSingular && (isPlural || isUnknownPlural)
}

/** What goes on behind a price: `for one euro forty you see the city`. */
const BEHIND_PRICE = /^(?:i|you|he|she|it|we|they|the|an?|for|per|at|in|on|to|and|is|was|if|when)$/u

/** `one dollar fifty`, `two euros twenty`: its cents. */
function centsAt(words: readonly Word[], unit: number): Read | undefined {
  const cents = words[unit]!.isLast ? undefined : readNumber(words, unit + 1)
  const behind = cents && words[unit + 1 + cents.length]?.low
  const isEnd = cents && (words[unit + cents.length]!.isLast || behind === undefined || BEHIND_PRICE.test(behind))
  return cents && isEnd && cents.value > 0 && cents.value < 100 ? cents : undefined
}

/** `a dollar fifty`: one and its cents. */
function priceOfOne(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const unit = words[i + 1]?.low ?? ''
  const cents = /^an?$/u.test(words[i]!.low) && unit in MONEY ? centsAt(words, i + 1) : undefined
  if (!cents) return undefined
  const value = 1 + cents.value / 100
  return {
    quantity: makeQuantity('money', `${MONEY[unit]}${value.toFixed(2)}`, value, words[i]!.at, { unit: MONEY[unit]! }),
    next: i + 2 + cents.length,
  }
}

/** Number with its unit or what it counts. */
function withUnit(words: readonly Word[], i: number, { value, length }: Read, sentence: string): ParsedQuantity {
  const at = words[i]!.at
  const n = formatNumber(value)
  let u = i + length
  // `123456`: a code as it is written.
  const isCode = length === 1 && /^\d{5,}$/u.test(words[i]!.text)
  const plain = (): ParsedQuantity => ({
    quantity: isCode ? makeQuantity('date', words[i]!.text, Number.NaN, at) : makeQuantity('count', n, value, at),
    next: u,
  })
  if (words[u - 1]!.isLast) return plain()
  const next = words[u]?.low ?? ''
  // `a four-storey building`, `a 30-year mortgage`: nothing of the building is counted.
  const part = words[u]
  if (
    part &&
    part.at === at &&
    words[u + 1] &&
    !part.isLast &&
    !/^(?:percent|degrees?|times|year)$/u.test(part.low) &&
    !(part.low in MONEY)
  )
    return { quantity: makeQuantity('measure', `${n}-${part.text}`, value, at, { unit: part.text, isLetteringOnly: true }), next: u + 1 }
  const hour = hourAt(words, i, u, value)
  if (hour) return hour
  if (/^(?:percent|%)$/u.test(next)) return { quantity: makeQuantity('percent', `${n}%`, value / 100, at, { unit: '%' }), next: u + 1 }
  if (next === 'per' && words[u + 1]?.low === 'cent')
    return { quantity: makeQuantity('percent', `${n}%`, value / 100, at, { unit: '%' }), next: u + 2 }
  if (/^degrees?$/u.test(next)) {
    const scale = words[u + 1]?.low
    const unit = scale === 'fahrenheit' ? '°F' : HEAT.test(sentence) || scale === 'celsius' || value > 360 ? '°C' : '°'
    return {
      quantity: makeQuantity('heat', `${n}${unit === '°' ? '' : ' '}${unit}`, value, at, { unit }),
      next: u + (/^(?:fahrenheit|celsius)$/u.test(scale ?? '') ? 2 : 1),
    }
  }
  if (next === 'times') {
    const all = words[u + 1]?.low === 'out' && words[u + 2]?.low === 'of' ? readNumber(words, u + 3) : undefined
    if (all && all.value > value)
      return {
        quantity: makeQuantity('share', `${n} out of ${formatNumber(all.value)}`, value / all.value, at, { total: all.value }),
        next: u + 3 + all.length,
      }
    const per = /^(?:every|an?|per|each)$/u.test(words[u + 1]?.low ?? '') ? words[u + 2]?.low : undefined
    if (per && DURATION.test(per)) return { quantity: makeQuantity('rate', `${n} per ${per}`, value, at, { unit: per }), next: u + 3 }
    return { quantity: makeQuantity('times', `${n}×`, value, at), next: u + 1 }
  }
  const outOf = next === 'out' && words[u + 1]?.low === 'of' ? 2 : next === 'in' || next === 'of' ? 1 : 0
  // `seven of the nine members`.
  const isOfAll = next === 'of' && /^(?:the|its|our|all)$/u.test(words[u + 1]?.low ?? '')
  const wholeAt = u + outOf + Number(isOfAll)
  const whole = outOf ? readNumber(words, wholeAt) : undefined
  if (
    whole &&
    whole.value > value &&
    (outOf === 2 || isOfAll || /^(?:[2-9]|\d+0)$/u.test(String(whole.value))) &&
    value < 1000 &&
    !whole.isYear &&
    whole.value !== 2000
  )
    return {
      quantity: makeQuantity('share', `${n} ${outOf === 2 ? 'out of' : next} ${formatNumber(whole.value)}`, value / whole.value, at, {
        total: whole.value,
      }),
      next: wholeAt + whole.length,
    }
  // `two hundred a month`: of what is not said.
  const per = words[u + 1]
  if (/^(?:an?|per|each|every)$/u.test(next) && per && DURATION.test(per.low) && !words[u]!.isLast)
    return { quantity: makeQuantity('count', `${n} ${next} ${per.low}`, value, at), next: u + 2 }
  let skipped = 0
  while (skipped < 3 && BETWEEN_NUMBER_AND_NOUN.test(words[u]?.low ?? '') && !words[u]!.isLast) {
    u++
    skipped++
  }
  const unit = words[u]?.low ?? ''
  if (unit in MONEY && !(/^pounds?$/u.test(unit) && isWeightHere(words, u, sentence))) {
    const cents = centsAt(words, u)
    const whole = cents ? value + cents.value / 100 : value
    const amount = cents ? whole.toFixed(2) : n
    return {
      quantity: makeQuantity('money', `${MONEY[unit]}${amount}`, whole, at, { unit: MONEY[unit]! }),
      next: u + 1 + (cents?.length ?? 0),
    }
  }
  const isSquare = /^(?:square|cubic)$/u.test(words[u - 1]?.low ?? '')
  if (MEASURE.test(unit)) {
    const per = /^(?:per|an?)$/u.test(words[u + 1]?.low ?? '') && DURATION.test(words[u + 2]?.low ?? '') ? ` per ${words[u + 2]!.low}` : ''
    const name = `${isSquare ? `${words[u - 1]!.low} ` : ''}${words[u]!.text}${per}`
    return { quantity: makeQuantity('measure', `${n} ${name}`, value, at, { unit: name }), next: u + (per ? 3 : 1) }
  }
  if (DURATION.test(unit) && skipped === 0) {
    const old = words[u + 1]?.low === 'old' ? ' old' : ''
    return {
      quantity: makeQuantity('duration', `${n} ${words[u]!.text}${old}`, value, at, { unit: unit.replace(/s$/u, '') }),
      next: u + (old ? 2 : 1),
    }
  }
  // `At mile twenty my legs gave up`.
  const noun = /^(?:every|each|an?|the|my|your|his|her|its|our|their|this|that|these|those)$/u.test(unit)
    ? undefined
    : [u, u + 1].find((j) => words[j] && isNoun(singularOf(words[j]!.low)) && !NO_UNIT.test(words[j]!.low))
  if (noun === undefined || (noun > u && (words[u]!.isLast || NO_UNIT.test(unit)))) return { ...plain(), next: i + length }
  const head = isCompound(words, noun, value) ? noun + 1 : noun
  const display = words
    .slice(noun, head + 1)
    .map(({ text }) => text)
    .join(' ')
  return {
    quantity: makeQuantity('count', `${n} ${display}`, value, at, { noun: singularOf(words[head]!.low), end: words[head]!.at }),
    next: head + 1,
  }
}

function readSigned(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const { text, at, isLast } = words[i]!
  const money = /^([$€£¥])(\d[\d,]*(?:\.\d+)?)([kKmMbB])?$/u.exec(text)
  if (money) {
    const scale = !isLast && (words[i + 1]?.low ?? '') in SCALES ? words[i + 1]!.low : undefined
    const value = Number(money[2]!.replaceAll(',', '')) * (scale ? SCALES[scale]! : 1)
    return {
      quantity: makeQuantity('money', scale ? `${text} ${scale}` : text, value, at, { unit: money[1]! }),
      next: i + (scale ? 2 : 1),
    }
  }
  const percent = /^(\d[\d,]*(?:\.\d+)?)%$/u.exec(text)
  if (percent)
    return { quantity: makeQuantity('percent', text, Number(percent[1]!.replaceAll(',', '')) / 100, at, { unit: '%' }), next: i + 1 }
  const times = /^(\d[\d,]*(?:\.\d+)?)[x×]$/u.exec(text)
  if (times) return { quantity: makeQuantity('times', `${times[1]}×`, Number(times[1]), at), next: i + 1 }
  if (/^\d{1,2}:\d{2}$/u.test(text)) return { quantity: makeQuantity('date', text, Number.NaN, at), next: i + 1 }
  return undefined
}

/** `Then one night it snowed`: at some time. */
const isOnce = (words: readonly Word[], i: number): boolean =>
  /^(?:then|until|and|but|so|when|that)$/u.test(words[i - 1]!.low) &&
  /^(?:day|night)$/u.test(words[i + 1]?.low ?? '') &&
  (words[i + 1]!.isLast || /^(?:i|he|she|it|we|they|you|the|an?|his|her|my|its|their|our)$/u.test(words[i + 2]?.low ?? ''))

function readAt(words: readonly Word[], i: number, sentence: string): ParsedQuantity | undefined {
  const word = words[i]!
  if (isOfName(words, i)) return undefined
  // `cut it in half`.
  if (word.low === 'half' && isInTwo(words, i, sentence)) return undefined
  const numbered = numberedAt(words, i)
  if (numbered) return numbered
  const scaled = scaledNumberAt(words, i)
  if (scaled) return withUnit(words, i, { ...scaled, isYear: false }, sentence)
  const special =
    readSigned(words, i) ??
    priceOfOne(words, i) ??
    readDate(words, i) ??
    clockTimeAt(words, i) ??
    namedHourAt(words, i) ??
    readFraction(words, i)
  if (special) return special
  const vague = vagueNumberAt(words, i)
  if (vague) {
    const next = i + vague.length
    const noun = words[next]?.low === 'of' ? words.slice(next + 1, next + 4).find(({ low }) => isNoun(singularOf(low)))?.low : undefined
    return { quantity: makeQuantity('vague', vague.display, 1000, word.at, { noun: noun && singularOf(noun) }), next }
  }
  const digits = digitsAt(words, i)
  if (digits) return digits
  const number = isInTwo(words, i, sentence) ? undefined : readNumber(words, i)
  if (!number || /^\d+(?:st|nd|rd|th)$/u.test(word.low)) return undefined
  const year = ageAt(words, i, number.value, number.length) ?? readYear(words, i, number)
  if (year) return year
  const read = withUnit(words, i, number, sentence)
  // `one` and the like count nothing unless a unit follows.
  const isPronoun =
    word.low === 'one' &&
    number.length === 1 &&
    !(
      /^(?:percent|money|share|heat)$/u.test(read.quantity.kind) ||
      (/^(?:measure|duration)$/u.test(read.quantity.kind) && i > 0 && !isOnce(words, i))
    )
  return isPronoun ? undefined : read
}

const BEGINNING = /\b(?:wak|woke|start|open|clos|begin|began|leav|left|arriv|meet|met|get|got|end|serv|land|depart)\w*\b/iu
const NUMBERED =
  /^(?:kilometer|kilometre|mile|lap|figure|day|chapter|part|step|number|level|page|round|tram|bus|line|route|room|floor|gate|reactor|platform|bed|cell|rule|lesson|season|episode|phase|stage|grade)$/u

const OF_NUMBERED_LINES = /^(?:tram|bus|route|platform|gate|room|flight|apartment)$/u
/** `a billion trillion`: no display of one scale says it. */
const TWO_SCALES = /\b(?:thousand|million|billion|trillion) (?:million|billion|trillion)\b/iu

/** `starts at nine`: 9:00. `day two`: day 2. A bare small number behind `at` says nothing else. */
function withHours(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const words = sentence.split(/\s+/u)
  return quantities.flatMap((quantity) => {
    const said = words[quantity.at - 1] ?? ''
    const before = said.toLowerCase()
    // `Tram 28 rattles`: its name, of which nothing is counted.
    if (quantity.kind === 'count' && OF_NUMBERED_LINES.test(before))
      return [
        { ...quantity, kind: 'date' as const, noun: undefined, value: Number.NaN, display: `${said} ${quantity.value}`, end: quantity.at },
      ]
    if (quantity.kind !== 'count' || quantity.noun !== undefined || !Number.isInteger(quantity.value)) return [quantity]
    if (NUMBERED.test(before)) return [{ ...quantity, kind: 'date' as const, value: Number.NaN, display: `${before} ${quantity.display}` }]
    // `with the score at two all`.
    if (before === 'at' && /^all\b/u.test(words[quantity.at + 1] ?? ''))
      return [{ ...quantity, kind: 'date' as const, value: Number.NaN, display: `${quantity.display}–${quantity.display}` }]
    if (before !== 'at' || quantity.value > 12 || quantity.value < 1) return [quantity]
    return BEGINNING.test(sentence) && quantity.at > 1
      ? [{ ...quantity, kind: 'date' as const, value: Number.NaN, display: `${quantity.value}:00` }]
      : []
  })
}

/** Numbers, amounts and dates of an English sentence in their order. */
export function quantitiesOf(sentence: string): Quantity[] {
  const words = wordsOf(sentence)
  const found: Quantity[] = []
  let i = 0
  while (i < words.length) {
    const parsed = words[i]!.low ? readAt(words, i, sentence) : undefined
    if (parsed) found.push({ ...parsed.quantity, end: words[Math.max(i, parsed.next - 1)]?.at ?? parsed.quantity.at })
    i = parsed ? Math.max(parsed.next, i + 1) : i + 1
  }
  const all = sentence.split(/\s+/u)
  const readable = found.filter(({ at, end }) => !TWO_SCALES.test(all.slice(Math.max(0, at - 1), end + 2).join(' ')))
  const literal = withoutFiguresOfSpeech(readable, sentence)
  return withBounds(withHours(joinRanges(withSigns(withSmallChange(literal, sentence), sentence), sentence), sentence), sentence)
}
