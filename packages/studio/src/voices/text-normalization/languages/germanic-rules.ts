import type { LanguageRules, WordContext } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, isName, words } from './language-tables.ts'

const METRIC_NORDIC = 'km kilometer, m meter, cm centimeter, mm millimeter, kg kilogram, g gram, l liter, ml milliliter'

/** Years before 2000 are read in two parts: `19 98`. */
const splitYear = (word: string, joiner: string, next: string, isCounted: (next: string) => boolean): string | undefined => {
  const year = /^(1[1-9])(\d\d)$/.exec(word)
  if (!year || isCounted(next)) return undefined
  const rest = Number(year[2])
  return rest === 0 ? `${year[1]} ${joiner.trim()}` : `${year[1]} ${joiner}${rest}`.replaceAll(/ +/g, ' ')
}

/** A unit, a currency or a noun follows, so that a number is no year. */
const isUnitOf = (rules: LanguageRules) => (next: string) =>
  rules.units[next] !== undefined || rules.currencies[next] !== undefined || Object.values(rules.currencies).flat().includes(next)

const DUTCH_ORDINALS =
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste eenentwintigste'.split(
    ' ',
  )

export const DUTCH: LanguageRules = defineRules({
  abbreviations: words(
    'dhr. de heer, mevr. mevrouw, mw. mevrouw, dr. dokter, drs. doctorandus, prof. professor, ir. ingenieur, enz. enzovoort, etc. et cetera, nr. nummer, blz. bladzijde, tel. telefoon, ca. circa, bijv. bijvoorbeeld, bv. bijvoorbeeld, d.w.z. dat wil zeggen, o.a. onder andere, m.a.w. met andere woorden, a.u.b. alstublieft, mln. miljoen, mld. miljard, & en',
  ),
  pairs: { 'v. chr.': ['voor', 'Christus'], 'n. chr.': ['na', 'Christus'] },
  units: forms(
    'km kilometer, m meter, cm centimeter, mm millimeter, m² vierkante meter, km² vierkante kilometer, kg kilogram, g gram, t ton, l liter, ml milliliter, h uur, u uur, min minuut/minuten, s seconde/seconden, km/h kilometer per uur, km/u kilometer per uur, m/s meter per seconde, kWh kilowattuur, GB gigabyte, MB megabyte, °C graad Celsius/graden Celsius, ° graad/graden, % procent',
  ),
  currencies: forms('€ euro, $ dollar, £ pond, ¥ yen'),
  rangeWord: 'tot',
  plusWord: 'plus',
  hourWord: /^uur\.?$/,
  time: (hours, minutes) => (minutes === 0 ? `${hours} uur` : `${hours} uur ${minutes}`),
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  fractions: fractions('een half, een derde, een kwart, drie kwart'),
  timesWord: 'keer',
  special(word, { previous, next }) {
    const written = /^(\d{1,2})(e|ste|de)$/.exec(word)
    if (written) return DUTCH_ORDINALS[Number(written[1]) - 1]
    const regnal = isName(previous) ? romanValue(word) : undefined
    if (regnal !== undefined) return `de ${DUTCH_ORDINALS[regnal - 1] ?? regnal}`
    return /^(19|1[1-8])\d\d$/.test(word) ? splitYear(word, '', next, isUnitOf(DUTCH)) : undefined
  },
})

/** Ordinals of the days of a month and of rulers. */
const SWEDISH_ORDINALS =
  'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde tjugoförsta tjugoandra tjugotredje tjugofjärde tjugofemte tjugosjätte tjugosjunde tjugoåttonde tjugonionde trettionde trettioförsta'.split(
    ' ',
  )
const DANISH_ORDINALS =
  'første anden tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende tyvende enogtyvende toogtyvende treogtyvende fireogtyvende femogtyvende seksogtyvende syvogtyvende otteogtyvende niogtyvende tredivte enogtredivte'.split(
    ' ',
  )
const NORWEGIAN_ORDINALS =
  'første andre tredje fjerde femte sjette sjuende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende tjuende tjueførste tjueandre tjuetredje tjuefjerde tjuefemte tjuesjette tjuesjuende tjueåttende tjueniende trettiende trettiførste'.split(
    ' ',
  )

export const SWEDISH: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. professor, hr herr, fr. fru, nr nummer, nr. nummer, tel. telefon, ca cirka, ca. cirka, t.ex. till exempel, bl.a. bland annat, d.v.s. det vill säga, dvs. det vill säga, m.m. med mera, osv. och så vidare, o.s.v. och så vidare, etc. et cetera, s.k. så kallad, kl. klockan, s. sidan, milj. miljoner, & och',
  ),
  pairs: { 't. ex.': ['till', 'exempel'], 'bl. a.': ['bland', 'annat'], 'f. kr.': ['före', 'Kristus'], 'e. kr.': ['efter', 'Kristus'] },
  units: forms(
    `${METRIC_NORDIC}, m² kvadratmeter, km² kvadratkilometer, t ton, h timme/timmar, min minut/minuter, s sekund/sekunder, km/h kilometer i timmen, m/s meter i sekunden, kWh kilowattimme/kilowattimmar, GB gigabyte, MB megabyte, °C grad Celsius/grader Celsius, ° grad/grader, % procent`,
  ),
  currencies: forms('kr krona/kronor, € euro, $ dollar, £ pund'),
  centsJoiner: 'och ',
  groupsBySpace: true,
  decimalWord: 'komma',
  rangeWord: 'till',
  plusWord: 'plus',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes < 10 ? `noll ${minutes}` : minutes}`),
  months: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  day: (day) => SWEDISH_ORDINALS[day - 1]!,
  fractions: fractions('en halv, en tredjedel, en fjärdedel, tre fjärdedelar'),
  timesWord: 'gånger',
  special: (word, context) =>
    nordic(word, context, SWEDISH_ORDINALS, /^(\d{1,2}):[ae]$/) ?? splitYear(word, 'hundra ', context.next, isUnitOf(SWEDISH)),
})

const DANISH_AND_NORWEGIAN_UNITS = `${METRIC_NORDIC}, m² kvadratmeter, km² kvadratkilometer, min minut/minutter, s sekund/sekunder, m/s meter i sekundet, GB gigabyte, MB megabyte`

export const DANISH: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. professor, hr. hr, fr. fru, nr. nummer, tlf. telefon, ca. cirka, f.eks. for eksempel, bl.a. blandt andet, dvs. det vil sige, d.v.s. det vil sige, m.m. med mere, osv. og så videre, etc. et cetera, kl. klokken, s. side, mio. millioner, mia. milliarder, & og',
  ),
  pairs: { 'f. eks.': ['for', 'eksempel'], 'f. kr.': ['før', 'Kristus'], 'e. kr.': ['efter', 'Kristus'] },
  units: forms(
    `${DANISH_AND_NORWEGIAN_UNITS}, t ton, h time/timer, km/h kilometer i timen, km/t kilometer i timen, kWh kilowatttime/kilowatttimer, °C grad celsius/grader celsius, ° grad/grader, % procent`,
  ),
  currencies: forms('kr krone/kroner, kr. krone/kroner, € euro, $ dollar, £ pund'),
  centsJoiner: 'og ',
  minusWord: 'minus',
  rangeWord: 'til',
  plusWord: 'plus',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes < 10 ? `nul ${minutes}` : minutes}`),
  months: 'januar februar marts april maj juni juli august september oktober november december'.split(' '),
  day: (day) => DANISH_ORDINALS[day - 1]!,
  fractions: fractions('en halv, en tredjedel, en fjerdedel, tre fjerdedele'),
  timesWord: 'gange',
  special: (word, context) => nordic(word, context, DANISH_ORDINALS) ?? splitYear(word, 'hundrede og ', context.next, isUnitOf(DANISH)),
})

export const NORWEGIAN: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. professor, hr. herr, fr. fru, nr. nummer, tlf. telefon, ca. cirka, f.eks. for eksempel, bl.a. blant annet, dvs. det vil si, d.v.s. det vil si, m.m. med mer, osv. og så videre, etc. et cetera, kl. klokken, s. side, mill. millioner, mrd. milliarder, & og',
  ),
  pairs: { 'f. eks.': ['for', 'eksempel'], 'f. kr.': ['før', 'Kristus'], 'e. kr.': ['etter', 'Kristus'] },
  units: forms(
    `${DANISH_AND_NORWEGIAN_UNITS}, t tonn, h time/timer, km/h kilometer i timen, km/t kilometer i timen, kWh kilowattime/kilowattimer, °C grad celsius/grader celsius, ° grad/grader, % prosent`,
  ),
  currencies: forms('kr krone/kroner, € euro, $ dollar, £ pund'),
  centsJoiner: 'og ',
  groupsBySpace: true,
  rangeWord: 'til',
  plusWord: 'pluss',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes < 10 ? `null ${minutes}` : minutes}`),
  months: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
  day: (day) => NORWEGIAN_ORDINALS[day - 1]!,
  fractions: fractions('en halv, en tredjedel, en fjerdedel, tre fjerdedeler'),
  timesWord: 'ganger',
  special: (word, context) => nordic(word, context, NORWEGIAN_ORDINALS) ?? splitYear(word, '', context.next, isUnitOf(NORWEGIAN)),
})

/** Rulers (`Carl XVI`, `Christian 4.`) and ordinals before a noun (`3. plass`, `2:a`). */
function nordic(word: string, { previous, next }: WordContext, ordinals: readonly string[], written = /^(\d{1,2})\.$/): string | undefined {
  const regnal = isName(previous) ? romanValue(word.replace(/\.$/, '')) : undefined
  if (regnal !== undefined && (word.length > 1 || ordinals === SWEDISH_ORDINALS)) return `den ${ordinals[regnal - 1] ?? regnal}`
  const number = written.exec(word)?.[1]
  return number !== undefined && /^\p{Ll}/u.test(next) ? ordinals[Number(number) - 1] : undefined
}
