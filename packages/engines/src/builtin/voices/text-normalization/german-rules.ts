import type { WordContext, ReadingRules } from './normalize-by-rules.ts'
import { romanValue } from './roman-numerals.ts'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

export const GERMAN: ReadingRules = {
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
  cents: '',
  to: 'bis',
  hourWord: /^Uhr\.?$/,
  time: (hours, minutes) => (minutes === 0 ? `${hours} Uhr` : `${hours} Uhr ${minutes}`),
  months: MONTHS,
  day: (day, before) => ordinal(day, before, 'er'),
  of: '',
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
    '½': 'ein halb',
    '¼': 'ein Viertel',
    '¾': 'drei Viertel',
  },
  times: 'mal',
  own: readGerman,
}

/** What takes its number as an order: `1. Platz`, `3. Oktober`. */
const COUNTED = new RegExp(
  `^(${MONTHS.join('|')}|Platz|Weltkrieg|Jahrhundert|Klasse|Stock|Tag|Mal|Geburtstag|Kapitel|Teil|Runde|Etage|Reihe|Akt|Versuch|Schritt|Advent)\\p{Ll}{0,2}\\.?$`,
  'u',
)

function readGerman(word: string, { before, behind }: WordContext): string | undefined {
  const order = /^(\d{1,2})\.$/.exec(word)
  if (order && (COUNTED.test(behind) || /^\p{Ll}/u.test(behind))) return ordinal(Number(order[1]), before, endingOf(behind))
  if (/^S\.$/.test(word) && /^\d/.test(behind)) return 'Seite'
  const king = romanValue(/^([IVX]+)\.$/.exec(word)?.[1] ?? '')
  if (king !== undefined && /^\p{Lu}\p{Ll}/u.test(before)) return `der ${ordinal(king, 'der', 'e')}`
  const years = /^(1[1-9]\d\d)(?:[-–](1[1-9]\d\d))?\.?$/.exec(word)
  if (years && GERMAN.units[behind] === undefined && GERMAN.currencies[behind] === undefined && !/^(Euro|Dollar)/.test(behind))
    return [years[1], years[2]].flatMap((year) => (year === undefined ? [] : yearOf(Number(year)))).join(' bis ')
  return undefined
}

/** Without an article the number bends as its noun does. */
const endingOf = (noun: string) => (/^(Jahrhundert|Mal|Kapitel)/.test(noun) ? 'es' : /^(Klasse|Runde|Etage|Reihe)/.test(noun) ? 'e' : 'er')

const ONES =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const TENS = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

function underHundred(number: number): string {
  if (number < 20) return ONES[number]!
  const one = number % 10
  return one === 0 ? TENS[number / 10]! : `${one === 1 ? 'ein' : ONES[one]}und${TENS[Math.floor(number / 10)]}`
}

function yearOf(year: number): string {
  const rest = year % 100
  return `${underHundred(Math.floor(year / 100))}hundert${rest === 0 ? '' : underHundred(rest)}`
}

const IRREGULAR: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }

/** `am dritten`, `der dritte`; `ending` where no article bends it. */
function ordinal(number: number, before: string, ending: string): string {
  const stem = IRREGULAR[number] ?? underHundred(number) + (number < 20 ? 't' : 'st')
  if (/^(am|im|vom|zum|beim|dem|den|des|zur|seit|bis|ab|einem|einen|dieser|jeden)$/i.test(before)) return `${stem}en`
  return stem + (/^(der|die|das|ins|diese|jede)$/i.test(before) ? 'e' : ending)
}
