/** Rules of one language for reading numbers, dates, symbols and abbreviations aloud. */
export type ReadingRules = {
  /** Lower case, with the dots they are written with. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Two written words that are one abbreviation (`z. b.`): what is said for each. */
  readonly pairs: Readonly<Record<string, readonly [string, string]>>
  /** Behind a number, as written: for one, for more. */
  readonly units: Readonly<Record<string, readonly [one: string, more: string]>>
  readonly currencies: Readonly<Record<string, readonly [one: string, more: string]>>
  /** Between whole money and its hundredths. */
  readonly cents: string
  /** Between the ends of a range. */
  readonly to: string
  /** What stands behind a time and is said inside it. */
  readonly hourWord: RegExp
  time(hours: number, minutes: number): string
  readonly months: readonly string[]
  /** A day of a month as said before its name; `before` is the word before it. */
  day(day: number, before: string): string
  /** Between day and month, and month and year. */
  readonly of: string
  readonly fractions: Readonly<Record<string, string>>
  /** Behind the number of `3x`. */
  readonly times: string
  /** What only this language has: ordinals, years. Undefined: nothing of its own. */
  own(word: string, around: WordContext): string | undefined
}

/** The words beside a word, without quotes and commas; empty at the ends. */
export type WordContext = { readonly before: string; readonly behind: string }

/** Spoken text of each word of a script, one entry per word; empty where it is part of a neighbour's. */
export function normalizeByRules(texts: readonly string[], habits: ReadingRules): string[] {
  const words = texts.map(takeApart)
  const readings = texts.slice()
  for (let i = 0; i < words.length; i++) {
    const { head, core, tail } = words[i]!
    const around = { before: words[i - 1]?.core ?? '', behind: words[i + 1]?.core ?? '' }
    const pair = habits.pairs[`${core} ${around.behind}`.toLowerCase()]
    const said = pair === undefined ? readWord(core, around, habits) : { reading: pair[0], also: pair[1] }
    if (said === undefined) continue
    // The signs of a neighbour that is said here end what is said here.
    const closing = said.also === undefined ? tail + stopOf(core, said.reading, around.behind) : ''
    readings[i] = head + said.reading + closing
    if (said.also === undefined) continue
    i++
    const end = words[i]!.tail + stopOf(words[i]!.core, said.also, words[i + 1]?.core ?? '')
    if (said.also === '') readings[i - 1] += end
    readings[i] = said.also === '' ? '' : said.also + end
  }
  return readings
}

/** `also`: what is said for the next word too. */
type Said = { readonly reading: string; readonly also?: string }

type Apart = { readonly head: string; readonly core: string; readonly tail: string }

function takeApart(text: string): Apart {
  const [, head, core, tail] = /^([("'„«»“¿¡[]*)(.*?)([)"'“”«»,;:!?…\]]*)$/su.exec(text)!
  return { head: head!, core: core!, tail: tail! }
}

/** The dot of `etc.` or `5 kg.` ends a sentence where nothing follows. */
const stopOf = (core: string, reading: string, behind: string) => (core.endsWith('.') && !reading.endsWith('.') && behind === '' ? '.' : '')

function readWord(word: string, around: WordContext, habits: ReadingRules): Said | undefined {
  const abbreviation = habits.abbreviations[word.toLowerCase()]
  if (abbreviation !== undefined) return { reading: abbreviation }
  const own = habits.own(word, around)
  if (own !== undefined) return { reading: own }
  const core = word.replace(/\.+$/, '')
  return (
    readMoney(core, around.behind, habits) ??
    readTime(core, around.behind, habits) ??
    once(readDate(core, around.before, habits) ?? readMeasure(core, around.before, habits) ?? readNumbers(core, habits))
  )
}

const once = (reading: string | undefined) => (reading === undefined ? undefined : { reading })

const NUMBER = /^[-−]?\d[\d.]*(,\d+)?$/

function readMoney(core: string, behind: string, habits: ReadingRules): Said | undefined {
  const sign = /^(?<symbol>[€$£¥])(?<amount>\d[\d.,]*)$/.exec(core) ?? /^(?<amount>\d[\d.,]*)(?<symbol>[€$£¥])$/.exec(core)
  if (sign?.groups) return once(sumOf(sign.groups['amount']!, sign.groups['symbol']!, habits))
  const currency = behind.replace(/\.$/, '')
  const named = Object.keys(habits.currencies).find((symbol) => symbol === currency || habits.currencies[symbol]!.includes(currency))
  return NUMBER.test(core) && named !== undefined ? { reading: sumOf(core, named, habits), also: '' } : undefined
}

function sumOf(amount: string, symbol: string, { currencies, cents }: ReadingRules): string {
  const [, whole, part = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(amount)!
  const [one, more] = currencies[symbol] ?? [symbol, symbol]
  const sum = `${plain(whole!)} ${whole === '1' ? one : more}`
  return part === '00' ? sum : `${sum} ${cents}${Number(part)}`
}

/** Dots between thousands make some numbers unreadable. */
const plain = (number: string) => number.replaceAll(/\.(?=\d{3})/g, '')

function readTime(core: string, behind: string, { hourWord, time }: ReadingRules): Said | undefined {
  const hourBehind = hourWord.test(behind)
  const clock = /^(\d{1,2})([:.hH])(\d{2})$/.exec(core)
  if (!clock || Number(clock[1]) > 24 || Number(clock[3]) > 59 || (clock[2] === '.' && !hourBehind)) return undefined
  return { reading: time(Number(clock[1]), Number(clock[3])), ...(hourBehind ? { also: '' } : {}) }
}

function readDate(core: string, before: string, { months, day, of }: ReadingRules): string | undefined {
  const date = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(core)
  const month = months[Number(date?.[3]) - 1]
  return date && month !== undefined ? `${day(Number(date[1]), before)} ${of}${month} ${of}${date[4]}` : undefined
}

function readMeasure(core: string, before: string, { units, currencies }: ReadingRules): string | undefined {
  const together = /^([-−]?\d[\d.,]*)(\D.*)$/.exec(core)
  const unit = units[together?.[2] ?? '']
  if (together && unit) return `${together[1]} ${unit[together[1] === '1' ? 0 : 1]}`
  if (currencies[core] !== undefined) return currencies[core][1]
  return /\d$/.test(before) ? units[core]?.[before === '1' ? 0 : 1] : undefined
}

function readNumbers(core: string, { to, fractions, times }: ReadingRules): string | undefined {
  if (fractions[core] !== undefined) return fractions[core]
  const range = /^(\d[\d.,]*)[-–](\d[\d.,]*)$/.exec(core)
  if (range && !core.startsWith('0')) return `${range[1]} ${to} ${range[2]}`
  if (/^0\d[\d/-]*\d$/.test(core)) return core.replaceAll(/\D/g, '').split('').join(' ')
  const factor = /^(\d+)[x×]$/.exec(core)
  return factor ? `${factor[1]} ${times}` : undefined
}
