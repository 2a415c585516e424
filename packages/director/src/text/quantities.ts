import { BETWEEN_NUMBER_AND_NOUN, DURATION, HEAT, MEASURE, MONEY, NO_UNIT, SCALES, TENS, WEIGHT } from '../languages/en/number-words.ts'
import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import { formatNumber } from './format-number.ts'
import { readDate, readYear } from './numbers/dates.ts'
import { clockTimeAt, namedHourAt } from './clock-times.ts'
import { readFraction, unitAndPartAt } from './fractions.ts'
import { withCarriedUnits } from './numbers/carried-units.ts'
import { withBounds } from './numbers/number-bounds.ts'
import { numberValue } from './numbers/number-value.ts'
import { isInTwo, isOfName, numberedAt } from './numbers/named-numbers.ts'
import { makeQuantity, type ParsedQuantity, type Quantity, type Word } from './quantity.ts'
import { withoutFiguresOfSpeech } from './numbers/figures-of-speech.ts'
import { type Read, readNumber } from './numbers/read-number.ts'
import { joinRanges } from './quantity-ranges.ts'
import { scaledNumberAt, vagueNumberAt } from './numbers/scaled-numbers.ts'
import { withSigns } from './signed-numbers.ts'
import { ageAt, digitsAt, hourAt, spokenAmountAt } from './spoken-numbers.ts'
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
  const isSingular = singularOf(first.low) === first.low && !/[^s]s$/u.test(first.low)
  const isPlural = singularOf(second.low) !== second.low && isNoun(singularOf(second.low))
  // `four egg yolks`: of a word that no dictionary knows.
  return isSingular && (isPlural || isUnknownPlural(second.low))
}

const isUnknownPlural = (low: string): boolean => /^\p{Ll}+[^sui]s$/u.test(low) && !isVerb(low.slice(0, -1)) && !NO_UNIT.test(low)

/** What goes on behind a price: `for one euro forty you see the city`. */
const BEHIND_PRICE =
  /^(?:i|you|he|she|it|we|they|the|an?|for|per|at|in|on|to|and|is|was|if|when|each|apiece|but|so|or|of|from|with|more|less)$/u

/** `one dollar fifty`, `two euros twenty`: its cents. */
function centsAt(words: readonly Word[], unit: number): Read | undefined {
  const cents = words[unit]!.isLast ? undefined : readNumber(words, unit + 1)
  const behind = cents && words[unit + 1 + cents.length]?.low
  const isEnd = cents && (words[unit + cents.length]!.isLast || behind === undefined || BEHIND_PRICE.test(behind))
  return cents && isEnd && cents.value > 0 && cents.value < 100 ? cents : undefined
}

/** `and thirty-five cents`: what is said behind a unit of money, and how many words it takes. */
function namedCentsAt(words: readonly Word[], unit: number): Read | undefined {
  const cents = words[unit]!.isLast || words[unit + 1]?.low !== 'and' ? undefined : readNumber(words, unit + 2)
  const isNamed = cents && cents.value > 0 && cents.value < 100 && /^(?:cents?|pence)$/u.test(words[unit + 2 + cents.length]?.low ?? '')
  return isNamed ? { ...cents, length: cents.length + 2 } : undefined
}

/** `a dollar fifty`, `a dollar and ten cents`: one and its cents. */
function priceOfOne(words: readonly Word[], i: number): ParsedQuantity | undefined {
  const unit = words[i + 1]?.low ?? ''
  const cents = /^(?:an?|one)$/u.test(words[i]!.low) && unit in MONEY ? (namedCentsAt(words, i + 1) ?? centsAt(words, i + 1)) : undefined
  if (!cents) return undefined
  const value = 1 + cents.value / 100
  return {
    quantity: makeQuantity('money', `${MONEY[unit]}${value.toFixed(2)}`, value, words[i]!.at, { unit: MONEY[unit]! }),
    next: i + 2 + cents.length,
  }
}

/** Words in -er that compare nothing, behind a number of times. */
const NO_COMPARATIVE =
  /^(?:after|over|under|underwater|never|ever|forever|later|earlier|together|altogether|whether|either|neither|however|whenever|wherever|whoever|rather|another|this|dinner|supper|summer|winter|easter|september|october|november|december)$/u
const OF_TIME = /^(?:morning|afternoon|evening|summer|winter|spring|autumn|fall|weekend|season|time|other)s?$/u

/** `that | day`, `the | next morning`, `last | week`: when something happened. */
const isWhen = (words: readonly Word[], i: number): boolean =>
  /^(?:that|this|the|my|your|his|her|its|our|their)$/u.test(words[i]!.low) &&
  words
    .slice(i + 1, i + 3)
    .some(
      ({ low }, n, all) =>
        (n === 0 || /^(?:next|same|first|last|whole|other)$/u.test(all[0]!.low)) && (DURATION.test(low) || OF_TIME.test(low)),
    )

/** `three times | as fast`, `five times | the pressure`: how many times as much; else how often, or said no more. */
function isFactor(words: readonly Word[], behind: number): boolean {
  const next = words[behind]
  if (!next || words[behind - 1]!.isLast || NO_COMPARATIVE.test(next.low) || isWhen(words, behind)) return false
  return /^(?:as|more|less|fewer|the|its|their|his|her|your|our|my|that|what|normal|\p{Ll}{3,}er)$/u.test(next.text)
}

/** Number with its unit or what it counts. */
function withUnit(words: readonly Word[], i: number, { value, length }: Read, sentence: string): ParsedQuantity {
  const at = words[i]!.at
  // `4.50`: a price keeps its last zero.
  const n = /^\d+\.\d0$/u.test(words[i]!.text) && length === 1 ? words[i]!.text : formatNumber(value)
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
    return { quantity: makeQuantity('times', isFactor(words, u + 1) ? `${n}×` : `${n} times`, value, at), next: u + 1 }
  }
  const outOf = next === 'out' && words[u + 1]?.low === 'of' ? 2 : next === 'in' || next === 'of' ? 1 : 0
  // `seven of the nine members`.
  const isOfAll = next === 'of' && /^(?:the|its|our|all)$/u.test(words[u + 1]?.low ?? '')
  const wholeAt = u + outOf + Number(isOfAll)
  const whole = outOf ? readNumber(words, wholeAt) : undefined
  if (
    whole &&
    whole.value > value &&
    (outOf === 2 || isOfAll || /^(?:[2-9]|\d+0)$/u.test(String(whole.value)) || (value === 1 && !/^\d/u.test(words[wholeAt]!.low))) &&
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
  // `relay seventy | the operators`: no number stands before an article.
  const isArticleBehindNumber = () => /^(?:the|an?)$/u.test(words[u]?.low ?? '') && !/^(?:of|than)$/u.test(words[u - 1]!.low)
  while (skipped < 3 && BETWEEN_NUMBER_AND_NOUN.test(words[u]?.low ?? '') && !words[u]!.isLast && !isArticleBehindNumber()) {
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
    const isAge = words[u + 1]?.low === 'old'
    // `an eight-year-old boy`: as it is written.
    const joint = words[u]!.at === at ? '-' : ' '
    return {
      quantity: makeQuantity('duration', [n, words[u]!.text, ...(isAge ? ['old'] : [])].join(joint), value, at, {
        unit: unit.replace(/s$/u, ''),
      }),
      next: u + (isAge ? 2 : 1),
    }
  }
  // `At mile twenty my legs gave up`.
  const noun = /^(?:every|each|an?|the|my|your|his|her|its|our|their|this|that|these|those)$/u.test(unit)
    ? undefined
    : [u, u + 1].find(
        (j) =>
          words[j] &&
          (isNoun(singularOf(words[j]!.low)) || (j === u && isUnknownPlural(words[j]!.low))) &&
          !NO_UNIT.test(words[j]!.low) &&
          numberValue(words[j]!.low) === undefined,
      )
  if (noun === undefined || (noun > u && numberValue(unit) !== undefined) || (noun > u && (words[u]!.isLast || NO_UNIT.test(unit))))
    return { ...plain(), next: i + length }
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
    unitAndPartAt(words, i) ??
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
  const spoken = spokenAmountAt(words, i)
  if (spoken) return spoken
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
  const joined = withHours(joinRanges(withSigns(withSmallChange(literal, sentence), sentence), sentence), sentence)
  return withBounds(withCarriedUnits(joined, sentence), sentence)
}
