/** Words of a language from the Unicode locale data of the platform: scales, units, currencies, months and countries. */
export type IntlWords = {
  /** BCP 47 tag. */
  readonly locale: string
  readonly group: string
  readonly decimal: string
  /** `million` and its value, longest first. */
  readonly scales: readonly (readonly [word: string, value: number])[]
  readonly units: readonly (readonly [word: string, unit: string])[]
  /** Currency words and their signs. */
  readonly currencies: readonly (readonly [word: string, sign: string])[]
  readonly months: readonly string[]
  readonly countries: readonly Country[]
}

/** `code`: ISO 3166-1 alpha-2. `stem`: the name without a vowel that its endings replace. */
export type Country = { readonly name: string; readonly stem: string; readonly code: string }

const UNITS =
  'percent kilometer-per-hour kilometer meter centimeter millimeter kilogram gram liter milliliter mile hectare celsius degree second minute hour day week month year kilobyte megabyte gigabyte'.split(
    ' ',
  )
const SHORT_UNITS = 'km m cm mm kg g l ml °C °F km/h'.split(' ')
/** Currencies whose names share the word for one: dollars of four countries. */
const CURRENCIES: readonly (readonly [sign: string, codes: readonly string[]])[] = [
  ['$', ['USD', 'AUD', 'CAD']],
  ['€', ['EUR']],
  ['£', ['GBP', 'EGP']],
  ['₹', ['INR', 'PKR']],
  ['peso', ['MXN', 'PHP']],
]
/** Currency words that cannot be read from their names, by language. */
const MORE_CURRENCIES: Readonly<Record<string, readonly (readonly [word: string, sign: string])[]>> = {
  ar: [
    ['ين', '¥'],
    ['روبل', '₽'],
  ],
  da: [
    ['kroner', 'kr'],
    ['krone', 'kr'],
    ['yen', '¥'],
  ],
  de: [
    ['yen', '¥'],
    ['rubel', '₽'],
    ['franken', 'CHF'],
  ],
  es: [
    ['yenes', '¥'],
    ['rublos', '₽'],
  ],
  fi: [
    ['jeniä', '¥'],
    ['kruunua', 'kr'],
  ],
  fr: [
    ['yens', '¥'],
    ['yen', '¥'],
    ['roubles', '₽'],
  ],
  hi: [
    ['रुपये', '₹'],
    ['रुपयों', '₹'],
    ['येन', '¥'],
  ],
  it: [
    ['yen', '¥'],
    ['rubli', '₽'],
  ],
  ja: [
    ['円', '¥'],
    ['ルーブル', '₽'],
  ],
  ko: [
    ['달러', '$'],
    ['원', '₩'],
    ['엔', '¥'],
  ],
  ms: [
    ['ringgit', 'RM'],
    ['rupiah', 'Rp'],
    ['yen', '¥'],
  ],
  nb: [
    ['kroner', 'kr'],
    ['krone', 'kr'],
    ['yen', '¥'],
  ],
  nl: [['yen', '¥']],
  pl: [
    ['złotych', 'zł'],
    ['złote', 'zł'],
    ['zł', 'zł'],
    ['rubli', '₽'],
  ],
  pt: [
    ['reais', 'R$'],
    ['ienes', '¥'],
  ],
  ru: [
    ['рублей', '₽'],
    ['рубля', '₽'],
    ['рубль', '₽'],
    ['иен', '¥'],
  ],
  sv: [
    ['kronor', 'kr'],
    ['kronan', 'kr'],
    ['krona', 'kr'],
    ['yen', '¥'],
  ],
  th: [
    ['ดอลลาร์', '$'],
    ['บาท', '฿'],
    ['เยน', '¥'],
  ],
  tl: [
    ['piso', '₱'],
    ['yen', '¥'],
  ],
  tr: [
    ['dolar', '$'],
    ['lira', '₺'],
    ['avro', '€'],
    ['yen', '¥'],
    ['ruble', '₽'],
  ],
  vi: [
    ['đô la', '$'],
    ['đồng', '₫'],
    ['yên', '¥'],
  ],
  zh: [
    ['美元', '$'],
    ['元', '¥'],
    ['日元', 'JPY'],
  ],
}
/** Units that the locale data shorten or name otherwise, by language. */
const MORE_UNITS: Readonly<Record<string, readonly (readonly [word: string, unit: string])[]>> = {
  ar: [
    ['بالمائة', 'percent'],
    ['بالمئة', 'percent'],
    ['في المئة', 'percent'],
    ['في المائة', 'percent'],
  ],
  fi: [['prosentti', 'percent']],
  fr: [['pour cent', 'percent']],
  hi: [
    ['प्रतिशत', 'percent'],
    ['फीसदी', 'percent'],
    ['साल', 'year'],
    ['महीने', 'month'],
    ['हफ्ते', 'week'],
  ],
  it: [['per cento', 'percent']],
  ja: [
    ['パーセント', 'percent'],
    ['キロ', 'kg'],
    ['トン', 't'],
  ],
  ko: [
    ['퍼센트', 'percent'],
    ['프로', 'percent'],
    ['킬로미터', 'km'],
    ['미터', 'm'],
    ['킬로그램', 'kg'],
  ],
  ms: [['persen', 'percent']],
  nl: [['procent', 'percent']],
  es: [['por ciento', 'percent']],
  pt: [['por cento', 'percent']],
  th: [['เปอร์เซ็นต์', 'percent']],
  tl: [['porsyento', 'percent']],
  vi: [['phần trăm', 'percent']],
  zh: [
    ['公斤', 'kg'],
    ['吨', 't'],
    ['米', 'm'],
  ],
}

/** Languages that are written alike, whose words are read as well. */
const SIBLINGS: Readonly<Record<string, string>> = { ms: 'id' }

const COUNTRY_CODES =
  'AF AL AR AT AU BD BE BG BO BR CA CH CL CN CO CR CU CZ DE DK DZ EC EE EG ES ET FI FR GB GH GR HR HU ID IE IL IN IQ IR IS IT JM JP KE KH KR KZ LB LK LT LV MA MG MN MX MY NG NL NO NP NZ PE PH PK PL PT RO RS RU SA SE SG SI SK SN SY TH TN TR TW TZ UA UG US UY VE VN ZA'.split(
    ' ',
  )
const COUNTS = [1, 2, 5, 1.5]

const withoutDigits = (text: string): string => text.replaceAll(/[\p{Nd}.,٫٬\s\u00a0\u202f\u200f\u200e]+/gu, ' ').trim()

function formsOf(locale: string, options: Intl.NumberFormatOptions): string[] {
  const format = new Intl.NumberFormat(locale, options)
  return [...new Set(COUNTS.map((count) => withoutDigits(format.format(count)).toLocaleLowerCase(locale)))].filter(Boolean)
}

function scalesOf(locale: string): [string, number][] {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' })
  const scales = new Map<string, number>()
  for (let exponent = 3; exponent <= 12; exponent++)
    for (const count of COUNTS) {
      const parts = format.formatToParts(count * 10 ** exponent)
      const word = parts.find(({ type }) => type === 'compact')?.value.toLocaleLowerCase(locale)
      const shown = Number(
        parts
          .filter(({ type }) => type === 'integer' || type === 'decimal' || type === 'fraction')
          .map(({ type, value }) => (type === 'decimal' ? '.' : value.replaceAll(/\p{Nd}/gu, (digit) => asciiDigit(digit))))
          .join(''),
      )
      const scale = word && shown > 0 ? 10 ** Math.round(Math.log10((count * 10 ** exponent) / shown)) : undefined
      if (word && scale && scale >= 1000 && !scales.has(word)) scales.set(word, scale)
    }
  return [...scales]
}

const ZERO = /^\p{Nd}$/u

/** A decimal digit of any writing as 0 to 9: digits lie in blocks of ten. */
export function asciiDigit(digit: string): string {
  let code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && code > 0x30 && ZERO.test(String.fromCodePoint(code - 1))) {
    code--
    value++
  }
  return String(value)
}

const isUnspacedText = (text: string): boolean => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)

function commonEnd(words: readonly string[]): string {
  const [first = ''] = words
  let length = 0
  while (length < first.length && words.every((word) => word.endsWith(first.slice(-length - 1)))) length++
  return first.slice(first.length - length)
}

/** The words for one of a currency: what the names of like currencies have in common. */
function currencyWords(locale: string, codes: readonly string[]): string[] {
  const names = codes.map((currency) => formsOf(locale, { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 }))
  if (codes.length === 1) return names[0]!
  const words = names.map((forms) => new Set(forms.flatMap((form) => form.split(/[\s-]+/u))))
  const shared = [...words[0]!].filter((word) => word.length > 2 && words.every((set) => set.has(word)))
  const end = commonEnd(names.map(([form]) => form!))
  return shared.length > 0 ? shared : end.length > 0 && isUnspacedText(end) ? [end] : []
}

const byLength = <T extends readonly [string, unknown]>(pairs: readonly T[]): T[] => pairs.toSorted(([a], [b]) => b.length - a.length)

function monthsOf(locale: string): string[] {
  const formats = [
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
  ]
  const names = formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(new Date(Date.UTC(2024, month, 14)))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLocaleLowerCase(locale))
        .join(''),
    ),
  )
  return [...new Set(names)].filter((name) => /\p{L}{3}/u.test(name)).toSorted((a, b) => b.length - a.length)
}

function countriesOf(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return COUNTRY_CODES.map((code) => {
    const name = names.of(code)!
    const stem = /\p{Script=Cyrillic}/u.test(name) ? name.replace(/[аяь]$/u, '') : name.replace(/(?<=\p{L}{4})a$/u, '')
    return { name, stem, code }
  })
}

const TAGS: Readonly<Record<string, string>> = { tl: 'fil', nb: 'nb', zh: 'zh-CN' }
const cache = new Map<string, IntlWords>()

/** The words of a language by its ISO 639-1 code, cached. Unknown languages have those of English. */
export function intlWords(language: string): IntlWords {
  const cached = cache.get(language)
  if (cached) return cached
  const locale = TAGS[language] ?? language
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' } as Intl.NumberFormatOptions).formatToParts(1234567.5)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const locales = [locale, ...(SIBLINGS[language] ? [SIBLINGS[language]] : [])]
  const units = locales.flatMap((tag) =>
    UNITS.flatMap((unit) => formsOf(tag, { style: 'unit', unit, unitDisplay: 'long' }).map((word) => [word, unit] as const)),
  )
  const words: IntlWords = {
    locale,
    group: part('group'),
    decimal: part('decimal'),
    scales: byLength(locales.flatMap(scalesOf)),
    units: byLength([...units, ...(MORE_UNITS[language] ?? []), ...SHORT_UNITS.map((unit) => [unit.toLowerCase(), unit] as const)]),
    currencies: byLength([
      ...(MORE_CURRENCIES[language] ?? []),
      ...CURRENCIES.flatMap(([sign, codes]) => currencyWords(locale, codes).map((word) => [word, sign] as const)),
    ]),
    months: locales.flatMap(monthsOf),
    countries: locales.flatMap(countriesOf),
  }
  cache.set(language, words)
  return words
}
