import type { WordContext, LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'

export const FRENCH: LanguageRules = {
  abbreviations: {
    'm.': 'monsieur',
    'mm.': 'messieurs',
    mme: 'madame',
    mmes: 'mesdames',
    mlle: 'mademoiselle',
    dr: 'docteur',
    'dr.': 'docteur',
    pr: 'professeur',
    'n°': 'numéro',
    nº: 'numéro',
    'etc.': 'et cetera',
    'env.': 'environ',
    'chap.': 'chapitre',
    'vol.': 'volume',
    'av.': 'avenue',
    'bd.': 'boulevard',
    bd: 'boulevard',
    'tél.': 'téléphone',
    'max.': 'maximum',
    'min.': 'minimum',
    'c.-à-d.': 'c’est-à-dire',
    'j.-c.': 'Jésus-Christ',
    'p.ex.': 'par exemple',
    mio: 'millions',
    mrd: 'milliards',
    md: 'milliards',
    '&': 'et',
  },
  pairs: { 'p. ex.': ['par', 'exemple'], 'av. j.-c.': ['avant', 'Jésus-Christ'], 'apr. j.-c.': ['après', 'Jésus-Christ'] },
  units: {
    km: ['kilomètre', 'kilomètres'],
    m: ['mètre', 'mètres'],
    cm: ['centimètre', 'centimètres'],
    mm: ['millimètre', 'millimètres'],
    'm²': ['mètre carré', 'mètres carrés'],
    kg: ['kilogramme', 'kilogrammes'],
    g: ['gramme', 'grammes'],
    t: ['tonne', 'tonnes'],
    l: ['litre', 'litres'],
    ml: ['millilitre', 'millilitres'],
    h: ['heure', 'heures'],
    min: ['minute', 'minutes'],
    s: ['seconde', 'secondes'],
    'km/h': ['kilomètre heure', 'kilomètres heure'],
    'm/s': ['mètre par seconde', 'mètres par seconde'],
    kWh: ['kilowattheure', 'kilowattheures'],
    Go: ['gigaoctet', 'gigaoctets'],
    '°C': ['degré Celsius', 'degrés Celsius'],
    '°': ['degré', 'degrés'],
    '%': ['pour cent', 'pour cent'],
  },
  currencies: { '€': ['euro', 'euros'], $: ['dollar', 'dollars'], '£': ['livre', 'livres'], '¥': ['yen', 'yens'] },
  centsJoiner: '',
  plusWord: 'plus',
  groupsBySpace: true,
  rangeWord: 'à',
  hourWord: /^$a/,
  time: (hours, minutes) => `${hours === 1 ? 'une heure' : `${hours} heures`}${minutes === 0 ? '' : ` ${minutes}`}`,
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  day: (day) => (day === 1 ? 'premier' : String(day)),
  dateJoiner: '',
  fractions: {
    '1/2': 'un demi',
    '1/3': 'un tiers',
    '1/4': 'un quart',
    '3/4': 'trois quarts',
    '½': 'un demi',
    '¼': 'un quart',
    '¾': 'trois quarts',
  },
  timesWord: 'fois',
  special: readFrench,
}

const FIRST_ORDINALS: Readonly<Record<string, string>> = {
  '1er': 'premier',
  '1ère': 'première',
  '1re': 'première',
  '2nd': 'second',
  '2nde': 'seconde',
}

/** Currencies after millions. */
const PARTITIVES: Readonly<Record<string, string>> = { '€': 'd’euros', $: 'de dollars', '£': 'de livres' }

function readFrench(word: string, { previous, next }: WordContext): string | undefined {
  if (FIRST_ORDINALS[word] !== undefined) return FIRST_ORDINALS[word]
  const ordinalMatch = /^(\d{1,2}|[IVX]+)(e|ème)$/.exec(word)
  if (ordinalMatch) return ordinal(/\d/.test(ordinalMatch[1]!) ? Number(ordinalMatch[1]) : (romanValue(ordinalMatch[1]!) ?? 0))
  // espeak would add `romain` to a Roman numeral.
  const regnalNumber = word.length > 1 && /^\p{Lu}\p{Ll}/u.test(previous) ? romanValue(word) : undefined
  if (regnalNumber !== undefined) return String(regnalNumber)
  const partitive = PARTITIVES[word]
  if (partitive !== undefined && /^(mio|mrd|md|milliards?|millions?)$/i.test(previous)) return partitive
  return word === 'p.' && /^\d/.test(next) ? 'page' : undefined
}

const ORDINALS =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième vingt-et-unième'.split(
    ' ',
  )

const ordinal = (number: number) => ORDINALS[number - 1] ?? `${number}ième`
