/** Normalization rules of a language for numbers, dates, symbols and abbreviations. */
export type LanguageRules = {
  /** Keys in lower case, with their dots. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Abbreviations of two words (`z. b.`), with the expansion of each word. */
  readonly pairs: Readonly<Record<string, readonly [string, string]>>
  /** Names of units after a number, in the forms of `pluralForm`; keys as written. */
  readonly units: Readonly<Record<string, readonly string[]>>
  readonly currencies: Readonly<Record<string, readonly string[]>>
  /** Index of the form of a unit after a number in digits. Default: 0 after 1, otherwise 1. */
  pluralForm?(number: string): number
  /** Sign before the decimals; the other one of `.` and `,` separates thousands. Default `,`. */
  readonly decimalSign?: ',' | '.'
  /** Word for the decimal sign, where espeak misreads it; digits follow one by one. */
  readonly decimalWord?: string
  /** Word for a minus before a number, where espeak drops it. */
  readonly minusWord?: string
  /** Word for the plus of a phone number. */
  readonly plusWord?: string
  /** Whether thousands may be separated by spaces. */
  readonly groupsBySpace?: boolean
  /** Text between the amount and its hundredths. */
  readonly centsJoiner: string
  /** Word between the ends of a range. */
  readonly rangeWord: string
  /** Word after a time that is part of its verbalization. */
  readonly hourWord: RegExp
  time(hours: number, minutes: number): string
  readonly months: readonly string[]
  /** The day of the month before its name; `previous` is the previous word. */
  day(day: number, previous: string): string
  /** Text between day and month, and month and year. */
  readonly dateJoiner: string
  /** A date in digits. Default: `day`, month and year, joined by `dateJoiner`. */
  date?(day: number, month: number, year: string, previous: string): string
  /** Order of dates with slashes or dots. Default day first. */
  readonly dateOrder?: 'day-first' | 'month-first'
  readonly fractions: Readonly<Record<string, string>>
  /** Word after the number of `3x`. */
  readonly timesWord: string
  /** Language-specific rules, such as ordinals and years. Undefined if none applies. */
  special(word: string, context: WordContext): string | undefined
}

/** The neighbours of a word, without punctuation; empty at the ends. */
export type WordContext = { readonly previous: string; readonly next: string }

/** Spoken text of each word of a script, one entry per word; empty if it is part of a neighbour's. */
export function normalizeByRules(texts: readonly string[], rules: LanguageRules): string[] {
  const groups = rules.groupsBySpace ? mergeThousands(texts) : texts.map((text) => [text])
  const readings = normalizeWords(
    groups.map((group) => group.join('')),
    rules,
  )
  return groups.flatMap((group, i) => [readings[i]!, ...group.slice(1).map(() => '')])
}

/** `12`, `500` -> one word. */
function mergeThousands(texts: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const text of texts) {
    const open = groups.at(-1)
    if (open !== undefined && /^\D{0,2}[1-9]\d{0,2}(\d{3})*$/.test(open.join('')) && /^\d{3}(?!\d)/.test(text)) open.push(text)
    else groups.push([text])
  }
  return groups
}

function normalizeWords(texts: readonly string[], rules: LanguageRules): string[] {
  const words = texts.map(splitPunctuation)
  const readings = texts.slice()
  const phoneWords = findPhoneNumbers(words.map(({ core }) => core))
  for (let i = 0; i < words.length; i++) {
    const { head, core, tail } = words[i]!
    if (phoneWords.has(i)) {
      readings[i] = head + readDigits(core, rules) + tail
      continue
    }
    const context = { previous: words[i - 1]?.core ?? '', next: words[i + 1]?.core ?? '' }
    const pair = rules.pairs[`${core} ${context.next}`.toLowerCase()]
    const verbalized = pair === undefined ? readWord(core, context, rules) : { text: pair[0], next: pair[1] }
    if (verbalized === undefined) continue
    // Punctuation of a word that is merged into this one goes after it.
    const closing = verbalized.next === undefined ? tail + sentenceStop(core, verbalized.text, context.next) : ''
    readings[i] = head + verbalized.text + closing
    if (verbalized.next === undefined) continue
    i++
    const end = words[i]!.tail + sentenceStop(words[i]!.core, verbalized.next, words[i + 1]?.core ?? '')
    if (verbalized.next === '') readings[i - 1] += end
    readings[i] = verbalized.next === '' ? '' : verbalized.next + end
  }
  return readings
}

const MIN_PHONE_DIGITS = 6

/** Indexes of the words of phone numbers: several groups of digits, the first with `+` or `0`. */
function findPhoneNumbers(cores: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let from = 0; from < cores.length; from++) {
    if (!/^(\+\d|0\d)[\d/-]*$/.test(cores[from]!)) continue
    let to = from + 1
    while (/^\d[\d/-]*\.?$/.test(cores[to] ?? '')) to++
    const digits = cores.slice(from, to).join('').replaceAll(/\D/g, '').length
    if (digits >= MIN_PHONE_DIGITS && (to > from + 1 || cores[from]!.startsWith('+'))) for (let i = from; i < to; i++) found.add(i)
  }
  return found
}

const readDigits = (core: string, { plusWord = '' }: LanguageRules) =>
  `${core.startsWith('+') ? `${plusWord} ` : ''}${core.replaceAll(/\D/g, '').split('').join(' ')}${core.endsWith('.') ? '.' : ''}`.trim()

/** `next`: the text of the next word, if it is verbalized together. */
type Verbalization = { readonly text: string; readonly next?: string }

type SplitWord = { readonly head: string; readonly core: string; readonly tail: string }

function splitPunctuation(text: string): SplitWord {
  const [, head, core, tail] = /^([("'„«»“¿¡[]*)(.*?)([)"'“”«»,;:!?…\]،؛؟।、。，！？]*)$/su.exec(text)!
  return { head: head!, core: core!, tail: tail! }
}

/** The dot of `etc.` or `5 kg.` is also a full stop if nothing follows. */
const sentenceStop = (core: string, reading: string, next: string) =>
  core.endsWith('.') && !reading.endsWith('.') && next === '' ? '.' : ''

function readWord(word: string, context: WordContext, rules: LanguageRules): Verbalization | undefined {
  const abbreviation = rules.abbreviations[word.toLowerCase()]
  if (abbreviation !== undefined) return { text: abbreviation }
  const own = rules.special(word, context)
  if (own !== undefined) return { text: own }
  const core = word.replace(/\.+$/, '')
  return (
    readMoney(core, context.next, rules) ??
    readTime(core, context.next, rules) ??
    asVerbalization(readDate(core, context, rules) ?? readMeasure(core, context.previous, rules) ?? readNumbers(core, rules))
  )
}

const asVerbalization = (text: string | undefined) => (text === undefined ? undefined : { text })

const NUMBER = /^[-−]?\d[\d.,]*$/

function readMoney(core: string, next: string, rules: LanguageRules): Verbalization | undefined {
  const sign =
    /^(?<symbol>\p{Sc}|R\$|RM|Rp)\.?(?<amount>\d[\d.,]*)$/u.exec(core) ??
    /^(?<amount>\d[\d.,]*)(?<symbol>\p{Sc}|[^\d\s.,]{1,3})$/u.exec(core)
  if (sign?.groups && rules.currencies[sign.groups['symbol']!] !== undefined)
    return asVerbalization(verbalizeAmount(sign.groups['amount']!, sign.groups['symbol']!, rules))
  const currency = next.replace(/\.$/, '')
  const named = Object.keys(rules.currencies).find((symbol) => symbol === currency || rules.currencies[symbol]!.includes(currency))
  return NUMBER.test(core) && named !== undefined ? { text: verbalizeAmount(core, named, rules), next: '' } : undefined
}

function verbalizeAmount(amount: string, symbol: string, rules: LanguageRules): string {
  const [, whole, hundredths = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(amount)!
  const digits = withoutSeparators(whole!, rules)
  const sum = `${verbalizeNumber(digits, rules)} ${formOf(rules.currencies[symbol]!, digits, rules)}`
  return hundredths === '00' ? sum : `${sum} ${rules.centsJoiner}${Number(hundredths)}`
}

/** espeak misreads some numbers with thousands separators. */
const withoutSeparators = (number: string, { decimalSign = ',' }: LanguageRules) =>
  number.replaceAll(decimalSign === ',' ? /\.(?=\d{3})/g : /,(?=\d{2,3})/g, '')

/** The form of a unit after a number in digits. */
function formOf(forms: readonly string[], number: string, { pluralForm = singularOrPlural }: LanguageRules): string {
  return forms[Math.min(forms.length - 1, pluralForm(number.replace(/^[-−]/, '')))]!
}

const singularOrPlural = (number: string) => (number === '1' ? 0 : 1)

/** A number for espeak: without separators, and with words for the signs that it misreads. */
function verbalizeNumber(number: string, rules: LanguageRules): string {
  const { decimalSign = ',', decimalWord, minusWord } = rules
  const [, sign, digits] = /^([-−]?)(.*)$/.exec(withoutSeparators(number, rules))!
  const [whole, decimals] = digits!.split(decimalSign)
  const spoken = decimals === undefined || decimalWord === undefined ? digits! : `${whole} ${decimalWord} ${decimals.split('').join(' ')}`
  if (sign === '') return spoken
  return minusWord === undefined ? `-${spoken}` : `${minusWord} ${spoken}`
}

function readTime(core: string, next: string, { hourWord, time }: LanguageRules): Verbalization | undefined {
  const hasHourWord = hourWord.test(next)
  const clock = /^(\d{1,2})([:.hH])(\d{2})$/.exec(core)
  if (!clock || Number(clock[1]) > 24 || Number(clock[3]) > 59 || (clock[2] === '.' && !hasHourWord)) return undefined
  return { text: time(Number(clock[1]), Number(clock[3])), ...(hasHourWord ? { next: '' } : {}) }
}

function readDate(core: string, { previous, next }: WordContext, rules: LanguageRules): string | undefined {
  const { months, day, dateJoiner, dateOrder } = rules
  const defaultDate = (dayOfMonth: number, month: number, year: string) =>
    `${day(dayOfMonth, previous)} ${dateJoiner}${months[month - 1]} ${dateJoiner}${year}`
  const write = rules.date ?? defaultDate
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(core)
  if (iso) return isDate(iso[3]!, iso[2]!) ? write(Number(iso[3]), Number(iso[2]), iso[1]!, previous) : undefined
  const date = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(core)
  if (date) {
    const [first, second] = [date[1]!, date[3]!]
    const [dayOfMonth, month] = dateOrder === 'month-first' && Number(first) <= 12 ? [second, first] : [first, second]
    return isDate(dayOfMonth, month) ? write(Number(dayOfMonth), Number(month), date[4]!, previous) : undefined
  }
  const dayBeforeMonth = /^(\d{1,2})\.?$/.exec(core)?.[1]
  const isMonth = months.some((month) => month.toLowerCase() === next.toLowerCase())
  return dayBeforeMonth !== undefined && isMonth && Number(dayBeforeMonth) <= 31 ? day(Number(dayBeforeMonth), previous) : undefined
}

const isDate = (day: string, month: string) => Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12

function readMeasure(core: string, previous: string, rules: LanguageRules): string | undefined {
  const { units, currencies } = rules
  const measure = /^([-−]?\d[\d.,]*)(\D.*)$/.exec(core)
  const unit = units[measure?.[2] ?? '']
  if (measure && unit) return `${verbalizeNumber(measure[1]!, rules)} ${formOf(unit, withoutSeparators(measure[1]!, rules), rules)}`
  const number = withoutSeparators(/[-−]?\d[\d.,]*$/.exec(previous)?.[0] ?? '', rules)
  const forms = units[core] ?? currencies[core]
  if (forms === undefined) return undefined
  return number === '' ? currencies[core] && formOf(currencies[core], '2', rules) : formOf(forms, number, rules)
}

function readNumbers(core: string, rules: LanguageRules): string | undefined {
  const { rangeWord, fractions, timesWord } = rules
  if (fractions[core] !== undefined) return fractions[core]
  const range = /^(\d[\d.,]*)[-–](\d[\d.,]*)(\D*)$/.exec(core)
  if (range && !core.startsWith('0') && (range[3] === '' || rules.units[range[3]!] !== undefined)) {
    const unit = range[3] === '' ? '' : ` ${formOf(rules.units[range[3]!]!, withoutSeparators(range[2]!, rules), rules)}`
    return `${verbalizeNumber(range[1]!, rules)} ${rangeWord} ${verbalizeNumber(range[2]!, rules)}${unit}`
  }
  if (/^0\d[\d/-]*\d$/.test(core)) return core.replaceAll(/\D/g, '').split('').join(' ')
  const factor = /^(\d+)[x×]$/.exec(core)
  if (factor) return `${factor[1]} ${timesWord}`
  const spoken = NUMBER.test(core) ? verbalizeNumber(core, rules) : core
  return spoken === core ? undefined : spoken
}
