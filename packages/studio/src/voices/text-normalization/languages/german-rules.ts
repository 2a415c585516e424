import type { WordContext, LanguageRules } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

export const GERMAN: LanguageRules = {
  abbreviations: {
    'dr.': 'Doktor',
    'prof.': 'Professor',
    'hr.': 'Herr',
    'fr.': 'Frau',
    'st.': 'Sankt',
    'nr.': 'Nummer',
    'str.': 'Straße',
    'tel.': 'Telefon',
    'abb.': 'Abbildung',
    'kap.': 'Kapitel',
    'bd.': 'Band',
    'ca.': 'zirka',
    'usw.': 'und so weiter',
    'etc.': 'et cetera',
    'bzw.': 'beziehungsweise',
    'evtl.': 'eventuell',
    'ggf.': 'gegebenenfalls',
    'inkl.': 'inklusive',
    'exkl.': 'exklusive',
    'max.': 'maximal',
    'min.': 'mindestens',
    'vgl.': 'vergleiche',
    'sog.': 'sogenannte',
    'z.b.': 'zum Beispiel',
    'd.h.': 'das heißt',
    'u.a.': 'unter anderem',
    'v.a.': 'vor allem',
    'mio.': 'Millionen',
    'mrd.': 'Milliarden',
    'jh.': 'Jahrhundert',
    'std.': 'Stunden',
    'mo.': 'Montag',
    'di.': 'Dienstag',
    'mi.': 'Mittwoch',
    'do.': 'Donnerstag',
    'sa.': 'Samstag',
    'so.': 'Sonntag',
    'mo.-fr.': 'Montag bis Freitag',
    'mo.–fr.': 'Montag bis Freitag',
    '§': 'Paragraf',
  },
  pairs: {
    'z. b.': ['zum', 'Beispiel'],
    'd. h.': ['das', 'heißt'],
    'u. a.': ['unter', 'anderem'],
    'v. a.': ['vor', 'allem'],
    'v. chr.': ['vor', 'Christus'],
    'n. chr.': ['nach', 'Christus'],
  },
  units: {
    km: ['Kilometer', 'Kilometer'],
    m: ['Meter', 'Meter'],
    cm: ['Zentimeter', 'Zentimeter'],
    mm: ['Millimeter', 'Millimeter'],
    'm²': ['Quadratmeter', 'Quadratmeter'],
    kg: ['Kilogramm', 'Kilogramm'],
    g: ['Gramm', 'Gramm'],
    t: ['Tonne', 'Tonnen'],
    l: ['Liter', 'Liter'],
    ml: ['Milliliter', 'Milliliter'],
    h: ['Stunde', 'Stunden'],
    min: ['Minute', 'Minuten'],
    s: ['Sekunde', 'Sekunden'],
    'km/h': ['Kilometer pro Stunde', 'Kilometer pro Stunde'],
    'm/s': ['Meter pro Sekunde', 'Meter pro Sekunde'],
    kWh: ['Kilowattstunde', 'Kilowattstunden'],
    GB: ['Gigabyte', 'Gigabyte'],
    '°C': ['Grad Celsius', 'Grad Celsius'],
    '°': ['Grad', 'Grad'],
    '%': ['Prozent', 'Prozent'],
  },
  currencies: { '€': ['Euro', 'Euro'], $: ['Dollar', 'Dollar'], '£': ['Pfund', 'Pfund'], '¥': ['Yen', 'Yen'] },
  centsJoiner: '',
  plusWord: 'plus',
  rangeWord: 'bis',
  hourWord: /^Uhr\.?$/,
  time: (hours, minutes) => (minutes === 0 ? `${hours} Uhr` : `${hours} Uhr ${minutes}`),
  months: MONTHS,
  day: (day, before) => ordinal(day, before, 'er'),
  dateJoiner: '',
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
    '½': 'ein halb',
    '¼': 'ein Viertel',
    '¾': 'drei Viertel',
  },
  timesWord: 'mal',
  special: readGerman,
}

/** Nouns after an ordinal number: `1. Platz`, `3. Oktober`. */
const ORDINAL_NOUNS = new RegExp(
  `^(${MONTHS.join('|')}|Platz|Weltkrieg|Jahrhundert|Klasse|Stock|Tag|Mal|Geburtstag|Kapitel|Teil|Runde|Etage|Reihe|Akt|Versuch|Schritt|Advent)\\p{Ll}{0,2}\\.?$`,
  'u',
)

function readGerman(word: string, { previous, next }: WordContext): string | undefined {
  const ordinalMatch = /^(\d{1,2})\.$/.exec(word)
  if (ordinalMatch && (ORDINAL_NOUNS.test(next) || /^\p{Ll}/u.test(next))) return ordinal(Number(ordinalMatch[1]), previous, endingOf(next))
  if (/^S\.$/.test(word) && /^\d/.test(next)) return 'Seite'
  const regnalNumber = romanValue(/^([IVX]+)\.$/.exec(word)?.[1] ?? '')
  if (regnalNumber !== undefined && /^\p{Lu}\p{Ll}/u.test(previous)) return `der ${ordinal(regnalNumber, 'der', 'e')}`
  const years = /^(1[1-9]\d\d)(?:[-–](1[1-9]\d\d))?\.?$/.exec(word)
  if (years && GERMAN.units[next] === undefined && GERMAN.currencies[next] === undefined && !/^(Euro|Dollar)/.test(next))
    return [years[1], years[2]].flatMap((year) => (year === undefined ? [] : yearOf(Number(year)))).join(' bis ')
  return undefined
}

/** Inflection of an ordinal without article, by the gender of the noun. */
const endingOf = (noun: string) => (/^(Jahrhundert|Mal|Kapitel)/.test(noun) ? 'es' : /^(Klasse|Runde|Etage|Reihe)/.test(noun) ? 'e' : 'er')

const ONES =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const TENS = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

function underHundred(number: number): string {
  if (number < 20) return ONES[number]!
  const unit = number % 10
  return unit === 0 ? TENS[number / 10]! : `${unit === 1 ? 'ein' : ONES[unit]}und${TENS[Math.floor(number / 10)]}`
}

function yearOf(year: number): string {
  const rest = year % 100
  return `${underHundred(Math.floor(year / 100))}hundert${rest === 0 ? '' : underHundred(rest)}`
}

const IRREGULAR: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }

/** `am dritten`, `der dritte`; `ending`: inflection without an article. */
function ordinal(number: number, before: string, ending: string): string {
  const stem = IRREGULAR[number] ?? underHundred(number) + (number < 20 ? 't' : 'st')
  if (/^(am|im|vom|zum|beim|dem|den|des|zur|seit|bis|ab|einem|einen|dieser|jeden)$/i.test(before)) return `${stem}en`
  return stem + (/^(der|die|das|ins|diese|jede)$/i.test(before) ? 'e' : ending)
}
