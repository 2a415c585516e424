/** Normalization rules of a language for numbers, dates, symbols and abbreviations. */
export type LanguageRules = {
  /** Keys in lower case, with their dots. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Abbreviations of two words (`z. b.`), with the expansion of each word. */
  readonly pairs: Readonly<Record<string, readonly [string, string]>>
  /** Names of units after a number; keys as written. */
  readonly units: Readonly<Record<string, readonly [singular: string, plural: string]>>
  readonly currencies: Readonly<Record<string, readonly [singular: string, plural: string]>>
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
  const words = texts.map(splitPunctuation)
  const readings = texts.slice()
  for (let i = 0; i < words.length; i++) {
    const { head, core, tail } = words[i]!
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

/** `next`: the text of the next word, if it is verbalized together. */
type Verbalization = { readonly text: string; readonly next?: string }

type SplitWord = { readonly head: string; readonly core: string; readonly tail: string }

function splitPunctuation(text: string): SplitWord {
  const [, head, core, tail] = /^([("'„«»“¿¡[]*)(.*?)([)"'“”«»,;:!?…\]]*)$/su.exec(text)!
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
    asVerbalization(readDate(core, context.previous, rules) ?? readMeasure(core, context.previous, rules) ?? readNumbers(core, rules))
  )
}

const asVerbalization = (text: string | undefined) => (text === undefined ? undefined : { text })

const NUMBER = /^[-−]?\d[\d.]*(,\d+)?$/

function readMoney(core: string, next: string, rules: LanguageRules): Verbalization | undefined {
  const sign = /^(?<symbol>[€$£¥])(?<amount>\d[\d.,]*)$/.exec(core) ?? /^(?<amount>\d[\d.,]*)(?<symbol>[€$£¥])$/.exec(core)
  if (sign?.groups) return asVerbalization(verbalizeAmount(sign.groups['amount']!, sign.groups['symbol']!, rules))
  const currency = next.replace(/\.$/, '')
  const named = Object.keys(rules.currencies).find((symbol) => symbol === currency || rules.currencies[symbol]!.includes(currency))
  return NUMBER.test(core) && named !== undefined ? { text: verbalizeAmount(core, named, rules), next: '' } : undefined
}

function verbalizeAmount(amount: string, symbol: string, { currencies, centsJoiner }: LanguageRules): string {
  const [, whole, hundredths = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(amount)!
  const [singular, plural] = currencies[symbol] ?? [symbol, symbol]
  const sum = `${withoutSeparators(whole!)} ${whole === '1' ? singular : plural}`
  return hundredths === '00' ? sum : `${sum} ${centsJoiner}${Number(hundredths)}`
}

/** espeak misreads some numbers with thousands separators. */
const withoutSeparators = (number: string) => number.replaceAll(/\.(?=\d{3})/g, '')

function readTime(core: string, next: string, { hourWord, time }: LanguageRules): Verbalization | undefined {
  const hasHourWord = hourWord.test(next)
  const clock = /^(\d{1,2})([:.hH])(\d{2})$/.exec(core)
  if (!clock || Number(clock[1]) > 24 || Number(clock[3]) > 59 || (clock[2] === '.' && !hasHourWord)) return undefined
  return { text: time(Number(clock[1]), Number(clock[3])), ...(hasHourWord ? { next: '' } : {}) }
}

function readDate(core: string, previous: string, { months, day, dateJoiner }: LanguageRules): string | undefined {
  const date = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(core)
  const month = months[Number(date?.[3]) - 1]
  return date && month !== undefined ? `${day(Number(date[1]), previous)} ${dateJoiner}${month} ${dateJoiner}${date[4]}` : undefined
}

function readMeasure(core: string, previous: string, { units, currencies }: LanguageRules): string | undefined {
  const measure = /^([-−]?\d[\d.,]*)(\D.*)$/.exec(core)
  const unit = units[measure?.[2] ?? '']
  if (measure && unit) return `${measure[1]} ${unit[measure[1] === '1' ? 0 : 1]}`
  if (currencies[core] !== undefined) return currencies[core][1]
  return /\d$/.test(previous) ? units[core]?.[previous === '1' ? 0 : 1] : undefined
}

function readNumbers(core: string, { rangeWord, fractions, timesWord }: LanguageRules): string | undefined {
  if (fractions[core] !== undefined) return fractions[core]
  const range = /^(\d[\d.,]*)[-–](\d[\d.,]*)$/.exec(core)
  if (range && !core.startsWith('0')) return `${range[1]} ${rangeWord} ${range[2]}`
  if (/^0\d[\d/-]*\d$/.test(core)) return core.replaceAll(/\D/g, '').split('').join(' ')
  const factor = /^(\d+)[x×]$/.exec(core)
  return factor ? `${factor[1]} ${timesWord}` : undefined
}
