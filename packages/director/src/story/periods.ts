import { languageOf } from '../lexical/language.ts'
import { readSentence } from '../lexical/read-sentence.ts'
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
/** Persons whose time is known; their sentences are of it, not the whole script. */
const NAMED: readonly (readonly [RegExp, Period])[] = [
  [
    /\b(?:Marcus Aurelius|Seneca|Epictetus|Socrates|Plato|Aristotle|Diogenes|Julius Caesar|Caesar|Cleopatra|Nero|Caligula|Hannibal|Spartacus|Archimedes|Pythagoras|Hippocrates|Confucius|Sun Tzu|Lao Tzu|Tutankhamun|Alexander the Great|Spartans?|Stoics?)\b/u,
    'ancient',
  ],
  [/\b(?:Genghis Khan|Joan of Arc|Charlemagne|Marco Polo|Saladin|Dante|Rumi|William the Conqueror|Robin Hood)\b/u, 'medieval'],
  [
    /\b(?:Napoleon|Mozart|Beethoven|Bach|Shakespeare|Leonardo da Vinci|Michelangelo|Galileo|Isaac Newton|Christopher Columbus|Columbus|Magellan|Immanuel Kant|Jane Austen|George Washington|Hern[aá]n Cort[eé]s|Mo[cn]tezuma|Pizarro|Martin Luther|Copernicus|Peter the Great)\b/u,
    'early-modern',
  ],
  [
    /\b(?:Darwin|Abraham Lincoln|Queen Victoria|Van Gogh|Nikola Tesla|Thomas Edison|Nietzsche|Schopenhauer|Charles Dickens|Ada Lovelace|Jack the Ripper|Marie Curie|Florence Nightingale)\b/u,
    'old',
  ],
]

const PRESENT =
  /\b(?:today|nowadays|these days|right now|modern|this (?:year|week|month|morning)|smartphones?|internet|computers?|online)\b/iu
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

function yearsIn(text: string, language: string): number[] {
  const quantities = language === 'en' ? quantitiesOf(text) : readSentence(text, languageOf(language)).quantities
  return quantities.filter(({ kind, value }) => /^(?:year|date)$/u.test(kind) && value >= FIRST_YEAR).map(({ value }) => value)
}

function centuryIn(text: string): number | undefined {
  const match = CENTURY.exec(text)
  return match ? (match[1] ? Number(match[1]) : CENTURIES[match[2]!.toLowerCase()]) : undefined
}

/** The time that a sentence tells by itself; words of periods are read in English only. */
function momentIn(text: string, language: string): Moment {
  const [year] = yearsIn(text, language).slice(-1)
  if (language !== 'en') return year === undefined ? undefined : momentOfYear(year)
  const isToday = PRESENT.test(text)
  if (ANCIENT.test(text) && !isToday) return 'ancient'
  if (year !== undefined) return momentOfYear(year)
  if (isToday) return 'present'
  const century = centuryIn(text)
  if (century !== undefined) return momentOfYear(century * 100 - 50)
  if (MEDIEVAL.test(text)) return 'medieval'
  if (EARLY_MODERN.test(text)) return 'early-modern'
  return OLD.test(text) ? 'old' : undefined
}

/** A sentence about who was named before. */
const GOES_ON = /\b(?:he|she|him|his|her)\b/iu

/** Sentences before the first year of a script that are of its time, too. */
const REACH_BACK = 3

/** The period of each sentence: it goes on until another time is told. Undefined: of today, or of no known time. */
export function periodsOf(texts: readonly string[], language: string): (Period | undefined)[] {
  const moments = texts.map((text) => momentIn(text, language))
  const first = moments.findIndex((moment) => moment !== undefined)
  let current: Moment = first > 0 && first <= REACH_BACK ? moments[first] : undefined
  let named: Period | undefined
  return moments.map((moment, i) => {
    current = moment ?? current
    const text = texts[i]!
    named = NAMED.find(([names]) => names.test(text))?.[1] ?? (GOES_ON.test(text) ? named : undefined)
    return current === 'present' ? undefined : (current ?? named)
  })
}
