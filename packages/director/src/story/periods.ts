import { languageOf } from '../lexical/language.ts'
import { readSentence } from '../lexical/read-sentence.ts'
import { knownPersonIn, yearOfWork } from '../knowledge/known-persons.ts'
import { quantitiesOf } from '../text/quantities.ts'

/** A time whose places and clothes are not those of today: before 500, before 1500, before the age of steam, before 1920. */
export type Period = 'ancient' | 'medieval' | 'early-modern' | 'old'

const LAST_OLD_YEAR = 1919
const LAST_EARLY_MODERN_YEAR = 1829
const LAST_MEDIEVAL_YEAR = 1500
const LAST_ANCIENT_YEAR = 500
/** Smaller numbers are hardly ever years. */
const FIRST_YEAR = 100

type Moment = Period | 'present' | undefined

const ANCIENT =
  /\b(?:ancient (?:rome|romans?|greece|greeks?|egypt|egyptians?|china|world|times)|romans?(?! (?:numerals?|catholic\w*|candles?))|pharaohs?|pompeii|vesuvius|babylon(?:ian)?s?|mesopotamia|gladiators?|BCE?|B\.C\.)\b/iu
const MEDIEVAL =
  /\b(?:medieval|middle ages|crusades?|crusaders?|black death|feudal|vikings?|samurai|knights?|serfs?|byzantine|the plague)\b/iu
const EARLY_MODERN = /\b(?:renaissance|colonial (?:times|america)|aztecs?|incas?|conquistadors?|musketeers?)\b/iu
const OLD = /\b(?:victorian|industrial revolution|gold rush|wild west|steam age)\b/iu
const PRESENT =
  /\b(?:today|nowadays|these days|right now|modern|this (?:year|week|month|morning)|smartphones?|internet|computers?|online)\b/iu
/** A past that somebody of another time tells of, visits or digs out. */
const ONLY_TOLD =
  /\b(?:I|my|museums?|archaeolog\w+|tourists?|excavat\w+|textbooks?|history (?:class|teacher|book)s?|hospitals?|wards?|nurses?|documentar(?:y|ies)|(?:told|taught|read to|showed) (?:me|him|her|us|them|you) (?:all )?(?:about|of|how))\b/u
/** So long after the past that it is today. */
const LONG_AFTER =
  /\b(?:\p{L}+teen|twenty|twenty-one|1[3-9]|2[01]) centuries (?:later|on)\b|\b(?:(?:one|two|three|four|five) thousand|\p{L}+teen hundred|[12],?\d00) years (?:later|on)\b|\bmillennia later\b/iu
/** Out in space there was nobody before: a clause of its own time within whatever is told. */
const OF_SPACE_AGE =
  /\b(?:walk(?:s|ed|ing)?|land(?:s|ed|ing)?|stood|stepp?(?:s|ed)?|set foot|drove|flew|orbit(?:s|ed|ing)?) (?:on|onto|across|around|near|to) the [Mm]oon\b|\b(?:astronauts?|cosmonauts?|spacecraft|space (?:stations?|shuttles?|probes?)|moon landings?|satellite (?:launch|signal|television|image)s?)\b/u
/** `Three hundred years after Newton's death`. */
const YEARS_AFTER = /\b(?:(\p{L}+) (hundred|thousand)|([12]?,?\d{3,4})) years (?:after|later|on)\b/iu
const SMALL: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
function yearsAfterIn(text: string): number | undefined {
  const [, word, unit, digits] = YEARS_AFTER.exec(text) ?? []
  if (digits !== undefined) return Number(digits.replace(',', ''))
  const value = word === undefined ? -1 : word.toLowerCase() === 'a' ? 1 : SMALL.indexOf(word.toLowerCase())
  return value > 0 ? value * (unit?.toLowerCase() === 'thousand' ? 1000 : 100) : undefined
}

const CENTURY = /\b(\d{1,2})(?:st|nd|rd|th)[- ]century\b|\b(\p{L}+)[- ]century\b/iu
const CENTURIES: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
}

function momentOfYear(year: number): Moment {
  if (year > LAST_OLD_YEAR) return 'present'
  if (year > LAST_EARLY_MODERN_YEAR) return 'old'
  if (year > LAST_MEDIEVAL_YEAR) return 'early-modern'
  return year > LAST_ANCIENT_YEAR ? 'medieval' : 'ancient'
}

/** `Born in 1809`: what is told of somebody happens about so many years later. */
const YEARS_TO_ADULTHOOD = 25
const BORN = /\b(?:born|birth)\b[^.;]{0,80}$/iu

function yearsIn(text: string, language: string): number[] {
  const quantities = language === 'en' ? quantitiesOf(text) : readSentence(text, languageOf(language)).quantities
  return quantities
    .filter(({ kind, value }) => /^(?:year|date)$/u.test(kind) && value >= FIRST_YEAR)
    .map(({ value }) => (language === 'en' && BORN.test(text.slice(0, text.indexOf(String(value)))) ? value + YEARS_TO_ADULTHOOD : value))
}

function centuryIn(text: string): number | undefined {
  const match = CENTURY.exec(text)
  return match ? (match[1] ? Number(match[1]) : CENTURIES[match[2]!.toLowerCase()]) : undefined
}

/** The time that a sentence tells by itself; words of periods are read in English only. */
function momentIn(text: string, language: string): Moment {
  const [year] = yearsIn(text, language).slice(-1)
  if (language !== 'en') return year === undefined ? undefined : momentOfYear(year)
  const isToday = PRESENT.test(text) || LONG_AFTER.test(text)
  const isOnlyTold = year === undefined && ONLY_TOLD.test(text)
  if (isOnlyTold) return undefined
  if (ANCIENT.test(text) && !isToday) return 'ancient'
  if (year !== undefined) return momentOfYear(year)
  if (isToday) return 'present'
  const century = centuryIn(text)
  if (century !== undefined) return momentOfYear(century * 100 - 50)
  if (MEDIEVAL.test(text)) return 'medieval'
  if (EARLY_MODERN.test(text)) return 'early-modern'
  return OLD.test(text) ? 'old' : undefined
}

/** Sentences at the beginning of a script in which who is named is who it tells of. */
const NAMED_WITHIN = 2
/** The time of the first person or event that a sentence names; their sentences are of it, not the whole script. */
function namedPeriodIn(text: string): Period | undefined {
  const person = knownPersonIn(text)
  const moment = person ? momentOfYear(yearOfWork(person)) : undefined
  return moment === 'present' ? undefined : moment
}
/** A sentence to somebody of today. */
const TO_SOMEBODY = /\b(?:you|your|we|our|us|I|my|me|people|anyone|everyone)\b/iu

/** What speaks to who listens now, whatever was told before. */
const TO_LISTENER =
  /^(?:(?:so|but|and|now|then|yet),? )*(?:imagine|picture (?:yourself|this|that)|suppose|what if|ask yourself|think (?:of|about)|tonight|(?:the )?next time|most of us|we\b|you\b|your\b|(?:if|when|whenever|before|every time|each time) (?:you|we)\b)/iu
/** What was said by somebody of the past to somebody of the past. */
const QUOTED = /["“”]/u

/** A sentence about who was named before. */
const GOES_ON = /\b(?:he|she|him|his|her)\b/iu

/** Sentences before the first year of a script that are of its time, too. */
const REACH_BACK = 3

/** Years in which somebody of a period may have lived, at the latest. */
const LAST_YEARS: Readonly<Record<Period, number>> = {
  ancient: 0,
  medieval: LAST_ANCIENT_YEAR,
  'early-modern': LAST_MEDIEVAL_YEAR,
  old: LAST_EARLY_MODERN_YEAR,
}

/** Whether a sentence of a script about a period tells of today alone: of astronauts, or of so many years after it. */
function isOfOtherAge(text: string, period: Period | undefined): boolean {
  if (period === undefined) return false
  if (OF_SPACE_AGE.test(text)) return true
  const years = yearsAfterIn(text)
  const person = knownPersonIn(text)
  const from = person ? yearOfWork(person) : LAST_YEARS[period]
  return years !== undefined && from + years > LAST_OLD_YEAR
}

/** The period of each sentence: it goes on until another time is told. Undefined: of today, or of no known time. */
export function periodsOf(texts: readonly string[], language: string): (Period | undefined)[] {
  const moments = texts.map((text) => momentIn(text, language))
  const first = moments.findIndex((moment) => moment !== undefined)
  let current: Moment = first > 0 && first <= REACH_BACK ? moments[first] : undefined
  let named: Period | undefined
  // Who a script begins with: all of it that speaks to nobody of today is of that time.
  const hero = first < 0 ? texts.slice(0, NAMED_WITHIN).map(namedPeriodIn).find(Boolean) : undefined
  return moments.map((moment, i) => {
    const text = texts[i]!
    if (language === 'en' && current !== 'present' && isOfOtherAge(text, current ?? named ?? hero)) return undefined
    current = moment ?? current
    named = namedPeriodIn(text) ?? (GOES_ON.test(text) ? named : undefined)
    if (moment === undefined && namedPeriodIn(text) === undefined && language === 'en' && TO_LISTENER.test(text) && !QUOTED.test(text))
      return undefined
    return current === 'present' ? undefined : (current ?? named ?? (TO_SOMEBODY.test(text) ? undefined : hero))
  })
}

/** The year of each sentence: the last one told, from up to three sentences before the first one on, until a sentence speaks of today. Undefined: none. */
export function yearsOf(texts: readonly string[], language: string): (number | undefined)[] {
  const told = texts.map((text) => yearsIn(text, language).at(-1))
  const first = told.findIndex((year) => year !== undefined)
  let current = first > 0 && first <= REACH_BACK ? told[first] : undefined
  return texts.map((text, i) => {
    current = told[i] ?? (language === 'en' && PRESENT.test(text) ? undefined : current)
    return current
  })
}
