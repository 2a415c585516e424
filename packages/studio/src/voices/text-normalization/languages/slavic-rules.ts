import type { LanguageRules, WordContext } from '../normalize-by-rules.ts'
import { romanValue } from '../roman-numerals.ts'
import { defineRules, forms, fractions, isName, words } from './language-tables.ts'
import { slavicOrdinal, type SlavicCase, type SlavicOrdinals } from './slavic-ordinals.ts'

/** `1 километр`, `2 километра`, `5 километров`; the fourth form, if any, follows decimals, otherwise the second does. */
const eastSlavicForm = (number: string): number => {
  if (/[.,]/.test(number)) return 3
  const [tens, last] = [Number(number) % 100, Number(number) % 10]
  if (tens > 10 && tens < 20) return 2
  return last === 1 ? 0 : last >= 2 && last <= 4 ? 1 : 2
}

const polishForm = (number: string): number => (number === '1' ? 0 : eastSlavicForm(number) || 2)
const czechForm = (number: string): number => (/[.,]/.test(number) ? 3 : number === '1' ? 0 : /^[234]$/.test(number) ? 1 : 2)

const RUSSIAN_ORDINALS: SlavicOrdinals = {
  units:
    'первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый'.split(
      ' ',
    ),
  tens: 'двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый'.split(' '),
  cardinalTens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' '),
  cases: {
    genitive: [
      [/ий$/, 'ьего'],
      [/(ый|ой)$/, 'ого'],
    ],
    prepositional: [
      [/ий$/, 'ьем'],
      [/(ый|ой)$/, 'ом'],
    ],
  },
}

const RUSSIAN_YEAR_CASES: Readonly<Record<string, SlavicCase>> = { год: 'nominative', года: 'genitive', году: 'prepositional' }

export const RUSSIAN: LanguageRules = defineRules({
  abbreviations: words(
    'г-н господин, г-жа госпожа, д-р доктор, проф. профессор, акад. академик, им. имени, ул. улица, пр. проспект, стр. страница, рис. рисунок, тел. телефон, млн миллионов, млн. миллионов, млрд миллиардов, млрд. миллиардов, тыс. тысяч, руб. рублей, т.е. то есть, т.д. так далее, т.п. тому подобное, и.о. исполняющий обязанности, напр. например, № номер',
  ),
  pairs: { 'т. е.': ['то', 'есть'], 'т. д.': ['так', 'далее'], 'т. п.': ['тому', 'подобное'], 'н. э.': ['нашей', 'эры'] },
  units: forms(
    'км километр/километра/километров/километра, м метр/метра/метров/метра, см сантиметр/сантиметра/сантиметров/сантиметра, мм миллиметр/миллиметра/миллиметров/миллиметра, м² квадратный метр/квадратных метра/квадратных метров/квадратного метра, кг килограмм/килограмма/килограммов/килограмма, г грамм/грамма/граммов/грамма, т тонна/тонны/тонн/тонны, л литр/литра/литров/литра, мл миллилитр/миллилитра/миллилитров/миллилитра, ч час/часа/часов/часа, мин минута/минуты/минут/минуты, с секунда/секунды/секунд/секунды, км/ч километр в час/километра в час/километров в час/километра в час, м/с метр в секунду/метра в секунду/метров в секунду/метра в секунду, ГБ гигабайт/гигабайта/гигабайт/гигабайта, °C градус Цельсия/градуса Цельсия/градусов Цельсия/градуса Цельсия, °С градус Цельсия/градуса Цельсия/градусов Цельсия/градуса Цельсия, ° градус/градуса/градусов/градуса, % процент/процента/процентов/процента',
  ),
  currencies: forms('₽ рубль/рубля/рублей/рубля, $ доллар/доллара/долларов/доллара, € евро, £ фунт/фунта/фунтов/фунта'),
  pluralForm: eastSlavicForm,
  decimalWord: 'запятая',
  minusWord: 'минус',
  plusWord: 'плюс',
  groupsBySpace: true,
  rangeWord: 'до',
  time: (hours, minutes) =>
    minutes === 0
      ? `${hours} ${['час', 'часа', 'часов'][eastSlavicForm(String(hours))]}`
      : `${hours} ${minutes < 10 ? `ноль ${minutes}` : minutes}`,
  months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  day: (day) => slavicOrdinal(day, RUSSIAN_ORDINALS, 'genitive')!,
  date: (day, month, year) =>
    `${slavicOrdinal(day, RUSSIAN_ORDINALS, 'genitive')} ${RUSSIAN.months[month - 1]} ${yearInCase(year, RUSSIAN_ORDINALS, 'genitive')} года`,
  fractions: fractions('одна вторая, одна треть, одна четверть, три четверти'),
  timesWord: 'раз',
  special(word, context) {
    const written = /^(\d{1,2})-(й|го|му|м|ом)$/.exec(word)
    const writtenCase = written?.[2] === 'го' ? 'genitive' : written?.[2] === 'й' ? 'nominative' : 'prepositional'
    if (written) return slavicOrdinal(Number(written[1]), RUSSIAN_ORDINALS, writtenCase)
    const yearCase = RUSSIAN_YEAR_CASES[context.next.replace(/[.]$/, '')]
    if (yearCase !== undefined && /^[12]\d{3}$/.test(word)) return yearInCase(word, RUSSIAN_ORDINALS, yearCase)
    return regnal(word, context, RUSSIAN_ORDINALS, [/ий$/, 'ья'], [/(ый|ой)$/, 'ая'])
  },
})

/** The last number of a year is an ordinal: `1900 девяносто восьмом`; round years stay cardinal. */
function yearInCase(year: string, ordinals: SlavicOrdinals, inCase: SlavicCase): string {
  const rest = slavicOrdinal(Number(year) % 100, ordinals, inCase)
  return rest === undefined ? year : `${year.slice(0, 2)}00 ${rest}`
}

type Feminine = readonly [RegExp, string]

/** A Roman numeral after a name; names that end in a vowel are feminine. */
function regnal(word: string, { previous }: WordContext, ordinals: SlavicOrdinals, ...feminine: readonly Feminine[]): string | undefined {
  const value = isName(previous) ? romanValue(word.replace(/\.$/, '')) : undefined
  const ordinal = value === undefined ? undefined : slavicOrdinal(value, ordinals, 'nominative')
  if (ordinal === undefined || !/[аяaA]$/.test(previous)) return ordinal
  return ordinal
    .split(' ')
    .map((part) => feminine.reduce((text, [ending, replacement]) => text.replace(ending, replacement), part))
    .join(' ')
}

const UKRAINIAN_ORDINALS: SlavicOrdinals = {
  units:
    'перший другий третій четвертий п’ятий шостий сьомий восьмий дев’ятий десятий одинадцятий дванадцятий тринадцятий чотирнадцятий п’ятнадцятий шістнадцятий сімнадцятий вісімнадцятий дев’ятнадцятий'.split(
      ' ',
    ),
  tens: 'двадцятий тридцятий сороковий п’ятдесятий шістдесятий сімдесятий вісімдесятий дев’яностий'.split(' '),
  cardinalTens: 'двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто'.split(' '),
  cases: {
    genitive: [
      [/ій$/, 'ього'],
      [/ий$/, 'ого'],
    ],
    prepositional: [
      [/ій$/, 'ьому'],
      [/ий$/, 'ому'],
    ],
  },
}

const UKRAINIAN_YEAR_CASES: Readonly<Record<string, SlavicCase>> = { рік: 'nominative', року: 'genitive', році: 'prepositional' }

export const UKRAINIAN: LanguageRules = defineRules({
  abbreviations: words(
    'п. пан, проф. професор, акад. академік, ім. імені, вул. вулиця, стор. сторінка, рис. рисунок, тел. телефон, млн мільйонів, млн. мільйонів, млрд мільярдів, тис. тисяч, грн гривень, напр. наприклад, т.д. так далі, т.п. тому подібне, д-р доктор, № номер',
  ),
  pairs: { 'т. д.': ['так', 'далі'], 'н. е.': ['нашої', 'ери'] },
  units: forms(
    'км кілометр/кілометри/кілометрів/кілометра, м метр/метри/метрів/метра, см сантиметр/сантиметри/сантиметрів/сантиметра, мм міліметр/міліметри/міліметрів/міліметра, м² квадратний метр/квадратні метри/квадратних метрів/квадратного метра, кг кілограм/кілограми/кілограмів/кілограма, г грам/грами/грамів/грама, т тонна/тонни/тонн/тонни, л літр/літри/літрів/літра, год година/години/годин/години, хв хвилина/хвилини/хвилин/хвилини, с секунда/секунди/секунд/секунди, км/год кілометр на годину/кілометри на годину/кілометрів на годину/кілометра на годину, ГБ гігабайт/гігабайти/гігабайтів/гігабайта, °C градус Цельсія/градуси Цельсія/градусів Цельсія/градуса Цельсія, °С градус Цельсія/градуси Цельсія/градусів Цельсія/градуса Цельсія, ° градус/градуси/градусів/градуса, % відсоток/відсотки/відсотків/відсотка',
  ),
  currencies: forms('₴ гривня/гривні/гривень/гривні, $ долар/долари/доларів/долара, € євро, £ фунт/фунти/фунтів/фунта'),
  pluralForm: eastSlavicForm,
  decimalWord: 'кома',
  plusWord: 'плюс',
  groupsBySpace: true,
  rangeWord: 'до',
  time: (hours, minutes) =>
    minutes === 0
      ? `${hours} ${['година', 'години', 'годин'][eastSlavicForm(String(hours))]}`
      : `${hours} ${minutes < 10 ? `нуль ${minutes}` : minutes}`,
  months: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
  day: (day) => slavicOrdinal(day, UKRAINIAN_ORDINALS, 'genitive')!,
  date: (day, month, year) =>
    `${slavicOrdinal(day, UKRAINIAN_ORDINALS, 'genitive')} ${UKRAINIAN.months[month - 1]} ${yearInCase(year, UKRAINIAN_ORDINALS, 'genitive')} року`,
  fractions: fractions('одна друга, одна третя, одна чверть, три чверті'),
  timesWord: 'разів',
  special(word, context) {
    const written = /^(\d{1,2})-(й|го|му)$/.exec(word)
    const writtenCase = written?.[2] === 'го' ? 'genitive' : written?.[2] === 'й' ? 'nominative' : 'prepositional'
    if (written) return slavicOrdinal(Number(written[1]), UKRAINIAN_ORDINALS, writtenCase)
    const yearCase = UKRAINIAN_YEAR_CASES[context.next.replace(/[.]$/, '')]
    if (yearCase !== undefined && /^[12]\d{3}$/.test(word)) return yearInCase(word, UKRAINIAN_ORDINALS, yearCase)
    return regnal(word, context, UKRAINIAN_ORDINALS, [/ій$/, 'я'], [/ий$/, 'а'])
  },
})

const POLISH_ORDINALS: SlavicOrdinals = {
  units:
    'pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty dwunasty trzynasty czternasty piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty'.split(
      ' ',
    ),
  tens: 'dwudziesty trzydziesty czterdziesty pięćdziesiąty sześćdziesiąty siedemdziesiąty osiemdziesiąty dziewięćdziesiąty'.split(' '),
  cases: {
    genitive: [
      [/gi$/, 'giego'],
      [/ci$/, 'ciego'],
      [/y$/, 'ego'],
    ],
    prepositional: [
      [/gi$/, 'gim'],
      [/ci$/, 'cim'],
      [/y$/, 'ym'],
    ],
  },
}

export const POLISH: LanguageRules = defineRules({
  abbreviations: words(
    'dr doktor, dr. doktora, prof. profesor, mgr magister, inż. inżynier, p. pan, św. święty, ul. ulica, al. aleja, nr numer, str. strona, tel. telefon, ok. około, np. na przykład, itd. i tak dalej, itp. i tym podobne, m.in. między innymi, tzn. to znaczy, tzw. tak zwany, r. roku, w. wieku, tys. tysięcy, mln milionów, mld miliardów, godz. godzina, zł złotych, & i',
  ),
  pairs: { 'm. in.': ['między', 'innymi'], 'n. e.': ['naszej', 'ery'], 'p. n.e.': ['przed', 'naszą erą'] },
  units: forms(
    'km kilometr/kilometry/kilometrów/kilometra, m metr/metry/metrów/metra, cm centymetr/centymetry/centymetrów/centymetra, mm milimetr/milimetry/milimetrów/milimetra, m² metr kwadratowy/metry kwadratowe/metrów kwadratowych/metra kwadratowego, kg kilogram/kilogramy/kilogramów/kilograma, g gram/gramy/gramów/grama, t tona/tony/ton/tony, l litr/litry/litrów/litra, ml mililitr/mililitry/mililitrów/mililitra, h godzina/godziny/godzin/godziny, min minuta/minuty/minut/minuty, s sekunda/sekundy/sekund/sekundy, km/h kilometr na godzinę/kilometry na godzinę/kilometrów na godzinę/kilometra na godzinę, kWh kilowatogodzina/kilowatogodziny/kilowatogodzin/kilowatogodziny, GB gigabajt/gigabajty/gigabajtów/gigabajta, °C stopień Celsjusza/stopnie Celsjusza/stopni Celsjusza/stopnia Celsjusza, ° stopień/stopnie/stopni/stopnia, % procent',
  ),
  currencies: forms('zł złoty/złote/złotych/złotego, € euro, $ dolar/dolary/dolarów/dolara, £ funt/funty/funtów/funta'),
  pluralForm: polishForm,
  decimalWord: 'przecinek',
  minusWord: 'minus',
  plusWord: 'plus',
  groupsBySpace: true,
  rangeWord: 'do',
  time: (hours, minutes) => (minutes === 0 ? String(hours) : `${hours} ${minutes < 10 ? `zero ${minutes}` : minutes}`),
  months: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
  day: (day) => slavicOrdinal(day, POLISH_ORDINALS, 'genitive')!,
  date: (day, month, year) =>
    `${slavicOrdinal(day, POLISH_ORDINALS, 'genitive')} ${POLISH.months[month - 1]} ${yearInCase(year, POLISH_ORDINALS, 'genitive')} roku`,
  fractions: fractions('pół, jedna trzecia, jedna czwarta, trzy czwarte'),
  timesWord: 'razy',
  special(word, context) {
    if (/^(r\.|roku?)$/.test(context.next) && /^[12]\d{3}$/.test(word))
      return yearInCase(
        word,
        POLISH_ORDINALS,
        /^w$/i.test(context.previous) ? 'prepositional' : context.next === 'rok' ? 'nominative' : 'genitive',
      )
    return (
      regnal(word, context, POLISH_ORDINALS, [/([cg])i$/, '$1a'], [/y$/, 'a']) ??
      ordinalBefore(word, context, POLISH_ORDINALS, POLISH_GENDERS)
    )
  },
})

const CZECH_ORDINALS: SlavicOrdinals = {
  units:
    'první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý jedenáctý dvanáctý třináctý čtrnáctý patnáctý šestnáctý sedmnáctý osmnáctý devatenáctý'.split(
      ' ',
    ),
  tens: 'dvacátý třicátý čtyřicátý padesátý šedesátý sedmdesátý osmdesátý devadesátý'.split(' '),
  cases: {
    genitive: [
      [/í$/, 'ího'],
      [/ý$/, 'ého'],
    ],
    prepositional: [
      [/í$/, 'ím'],
      [/ý$/, 'ém'],
    ],
  },
}

export const CZECH: LanguageRules = defineRules({
  abbreviations: words(
    'dr. doktor, prof. profesor, ing. inženýr, mgr. magistr, p. pan, sv. svatý, ul. ulice, č. číslo, str. strana, tel. telefon, cca cirka, např. například, atd. a tak dále, apod. a podobně, tzv. takzvaný, tj. to jest, mj. mimo jiné, hod. hodin, tis. tisíc, mil. milionů, mld. miliard, kč korun, & a',
  ),
  pairs: { 'př. n.': ['před', 'naším'], 'n. l.': ['našeho', 'letopočtu'] },
  units: forms(
    'km kilometr/kilometry/kilometrů/kilometru, m metr/metry/metrů/metru, cm centimetr/centimetry/centimetrů/centimetru, mm milimetr/milimetry/milimetrů/milimetru, m² metr čtvereční/metry čtvereční/metrů čtverečních/metru čtverečního, kg kilogram/kilogramy/kilogramů/kilogramu, g gram/gramy/gramů/gramu, t tuna/tuny/tun/tuny, l litr/litry/litrů/litru, ml mililitr/mililitry/mililitrů/mililitru, h hodina/hodiny/hodin/hodiny, min minuta/minuty/minut/minuty, s sekunda/sekundy/sekund/sekundy, km/h kilometr za hodinu/kilometry za hodinu/kilometrů za hodinu/kilometru za hodinu, GB gigabajt/gigabajty/gigabajtů/gigabajtu, °C stupeň Celsia/stupně Celsia/stupňů Celsia/stupně Celsia, ° stupeň/stupně/stupňů/stupně, % procento/procenta/procent/procenta',
  ),
  currencies: forms('Kč koruna/koruny/korun/koruny, € euro/eura/eur/eura, $ dolar/dolary/dolarů/dolaru, £ libra/libry/liber/libry'),
  pluralForm: czechForm,
  plusWord: 'plus',
  groupsBySpace: true,
  rangeWord: 'až',
  hourWord: /^hodin\.?$/,
  time: (hours, minutes) => (minutes === 0 ? `${hours} hodin` : `${hours} hodin ${minutes}`),
  months: 'ledna února března dubna května června července srpna září října listopadu prosince'.split(' '),
  day: (day) => slavicOrdinal(day, CZECH_ORDINALS, 'genitive')!,
  fractions: fractions('půl, jedna třetina, jedna čtvrtina, tři čtvrtiny'),
  timesWord: 'krát',
  special: (word, context) =>
    regnal(word, context, CZECH_ORDINALS, [/ý$/, 'á']) ?? ordinalBefore(word, context, CZECH_ORDINALS, CZECH_GENDERS),
})

/** Endings of ordinals by the ending of the noun that follows. */
type NounGenders = readonly (readonly [noun: RegExp, ordinal: RegExp, ending: string])[]

const POLISH_GENDERS: NounGenders = [
  [/a$/, /y$/, 'a'],
  [/a$/, /i$/, 'a'],
  [/[oeę]$/, /y$/, 'e'],
  [/[oeę]$/, /i$/, 'ie'],
]
const CZECH_GENDERS: NounGenders = [
  [/a$/, /ý$/, 'á'],
  [/[oeě]$/, /ý$/, 'é'],
]

/** `3. miejsce`: a number with a dot before a noun. */
function ordinalBefore(word: string, { next }: WordContext, ordinals: SlavicOrdinals, genders: NounGenders): string | undefined {
  const number = /^(\d{1,2})\.$/.exec(word)?.[1]
  if (number === undefined || !/^\p{Ll}/u.test(next)) return undefined
  const isMonth = POLISH.months.includes(next) || CZECH.months.includes(next)
  if (isMonth) return slavicOrdinal(Number(number), ordinals, 'genitive')
  const ordinal = slavicOrdinal(Number(number), ordinals, 'nominative')
  const gender = genders.find(([noun, ending]) => noun.test(next) && ordinal !== undefined && ending.test(ordinal))
  return gender === undefined ? ordinal : ordinal?.replace(gender[1], gender[2])
}
