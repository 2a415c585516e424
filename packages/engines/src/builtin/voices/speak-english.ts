import { cardinal, decade, decimal, fraction, ordinal, readDigits, year } from './english-numbers.ts'
import { ABBREVIATIONS, INITIALISMS, LETTER_NAMES, MONEY, MONTHS, SHORT_FORMS, SHOUTED, SYMBOLS, UNITS } from './english-lexicon.ts'

type Neighbours = { readonly previous?: string; readonly next?: string }
type Rule = (core: string, around: Neighbours) => string[] | undefined

/**
 * What is said for each word of an English script: `$5` -> five dollars. One entry a word, in order; words of letters and
 * apostrophes only. An empty entry is not heard (a lone dash, letters of another script).
 */
export function speakEnglish(words: readonly string[]): string[][] {
  return words.map((word, i) => speakWord(word, { previous: words[i - 1], next: words[i + 1] }))
}

function speakWord(written: string, around: Neighbours): string[] {
  const word = written.normalize('NFKC').replaceAll(/[‘’ʼ]/g, "'")
  const abbreviation =
    ABBREVIATIONS[
      word
        .toLowerCase()
        .replace(/^\W+/, '')
        .replace(/[,;:!?)"”]+$/, '')
    ]
  if (abbreviation !== undefined && !endsSentenceAsWord(word, around)) return spell(beforeName(abbreviation, around).split(' '))
  const core = word.replace(/^(?:(?!\.\d)[^\p{L}\p{N}$€£¥₹#@&+=%×÷<>°-])+/u, '').replace(/[^\p{L}\p{N}%°+&=$€£¥₹]+$/u, '')
  return spell(sayCore(core, around))
}

/** `Main St.` is a street and `Elm Dr.` a drive, where no name follows. */
function beforeName(title: string, { previous, next }: Neighbours): string {
  const named = next !== undefined && /^[A-Z]/.test(next)
  if (named || previous === undefined) return title
  return title === 'saint' ? 'street' : title === 'doctor' ? 'drive' : title
}

/** `no.` style words that only look like an abbreviation: the month and street forms need a name beside them. */
function endsSentenceAsWord(word: string, around: Neighbours): boolean {
  return (
    /^(dec|oct|nov|jan|feb|aug|sept|fig|vol|est|ft|co|st|ave|rd|mt)\.$/i.test(word) &&
    /^[a-z]/.test(word) &&
    !/\d/.test(`${around.previous}${around.next}`)
  )
}

function sayCore(core: string, around: Neighbours): string[] {
  if (core === '') return []
  for (const rule of RULES) {
    const spoken = rule(core, around)
    if (spoken !== undefined) return spoken
  }
  return sayParts(core, around)
}

const nextNumberWord = ({ next }: Neighbours) => /^(thousand|million|billion|trillion)\b/i.exec(next ?? '')?.[1]
const isMonth = (word: string | undefined) =>
  MONTHS.some((month) => month === word?.toLowerCase().replace(/\W/g, '') || `${month.slice(0, 3)}.` === word?.toLowerCase())

const sayMoney: Rule = (written, around) => {
  const core = written.replace(/(?<=\d),(\d\d)(?=\D*$)/, '.$1')
  const match = /^([$€£¥₹])(\d[\d,]*)(?:\.(\d+))?(k|m|b|bn)?\+?$/i.exec(core) ?? /^()(\d[\d,]*)(?:\.(\d+))?()[$€£]$/.exec(core)
  if (!match) return undefined
  const money = MONEY[match[1] || core.at(-1)!]!
  const scale = { k: 'thousand', m: 'million', b: 'billion', bn: 'billion' }[match[4]?.toLowerCase() ?? '']
  // `$5 million`: the next word says the money.
  if (nextNumberWord(around) !== undefined) return plainNumber(match[2]!, match[3])
  if (scale !== undefined) return [...plainNumber(match[2]!, match[3]), scale, money.many]
  const main = [...cardinal(match[2]!), Number(match[2]!.replaceAll(',', '')) === 1 ? money.one : money.many]
  const cents = match[3]?.padEnd(2, '0').slice(0, 2)
  if (cents === undefined || Number(cents) === 0) return main
  return Number(match[2]) === 0 ? [...cardinal(cents), money.cents] : [...main, 'and', ...cardinal(cents), money.cents]
}

const sayMoneyScale: Rule = (core, { previous }) => {
  const money = /^\W*([$€£¥₹])\d[\d.,]*$/.exec(previous ?? '')
  return money && /^(thousand|million|billion|trillion)$/i.test(core) ? [core.toLowerCase(), MONEY[money[1]!]!.many] : undefined
}

const plainNumber = (whole: string, part: string | undefined) => (part === undefined ? cardinal(whole) : decimal(whole, part))

const sayDate: Rule = (core) => {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(core)
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(core)
  const [y, month, day] = iso ? [iso[1]!, iso[2]!, iso[3]!] : slashed ? [slashed[3]!, slashed[1]!, slashed[2]!] : []
  const name = MONTHS[Number(month) - 1]
  return y !== undefined && name !== undefined ? [name, ...ordinal(day!), ...year(y)] : undefined
}

const sayTime: Rule = (core) => {
  const match = /^(\d{1,2}):(\d\d)(am|pm|h)?$/i.exec(core)
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) return undefined
  const half = match[3] === undefined || match[3] === 'h' ? [] : [...match[3].toUpperCase()]
  if (match[2] === '00') return [...cardinal(match[1]!), ...(half.length > 0 ? half : ["o'clock"])]
  return [...cardinal(match[1]!), ...(match[2]!.startsWith('0') ? ['oh'] : []), ...cardinal(match[2]!), ...half]
}

const sayNumber: Rule = (core, around) => {
  const match = /^([-−+])?(\d[\d,]*)?(?:\.(\d+))?(.*)$/.exec(core)
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined
  const sign = match[1] === undefined ? [] : [match[1] === '+' ? 'plus' : 'minus']
  const [whole, part, behind] = [match[2] ?? '', match[3], match[4]!.toLowerCase()]
  if (behind === '') return [...sign, ...sayPlainNumber(whole, part, around)]
  if (/^(st|nd|rd|th)$/.test(behind) && part === undefined) return ordinal(whole)
  if (/^'?s$/.test(behind) && /^\d+0$/.test(whole)) return decade(whole)
  const unit = SCALE_LETTERS[match[4]!] ?? UNITS[behind]
  // `4K` names a format, not a number.
  if (unit === undefined || /^\dK$/.test(core)) return undefined
  const number = plainNumber(whole, part)
  return [...sign, ...number, ...singular(unit, number).split(' ')]
}

const SCALE_LETTERS: Readonly<Record<string, string>> = { K: 'thousand', M: 'million', B: 'billion' }

function sayPlainNumber(whole: string, part: string | undefined, around: Neighbours): string[] {
  if (part !== undefined) return decimal(whole, part)
  if (/^0\d/.test(whole) || whole.length > 10) return readDigits(whole.replaceAll(',', ''))
  if (/^\d{1,2}$/.test(whole) && isMonth(around.previous) && Number(whole) <= 31) return ordinal(whole)
  if (/^(1[1-9]|20)\d\d$/.test(whole) && !UNITS[around.next?.toLowerCase() ?? '']) return year(whole)
  return cardinal(whole)
}

const singular = (unit: string, number: readonly string[]) => (number.length === 1 && number[0] === 'one' ? unit.replace(/s\b/, '') : unit)

const sayUnitWord: Rule = (core, { previous }) => {
  const unit = UNITS[core.toLowerCase()]
  if (unit === undefined || core === 'in' || !/^\W*\d[\d.,]*$/.test(previous ?? '')) return undefined
  return singular(unit, previous === '1' ? ['one'] : []).split(' ')
}

const sayFraction: Rule = (core) => {
  const match = /^(\d{1,2})\/(\d{1,2})$/.exec(core.replace('⁄', '/'))
  if (!match) return undefined
  const under = Number(match[2])
  if (under >= 2 && under < 10 && Number(match[1]) < under) return fraction(match[1]!, match[2]!)
  return [...cardinal(match[1]!), ...(under === 10 ? ['out', 'of'] : []), ...cardinal(match[2]!)]
}

const sayRange: Rule = (core, around) => {
  const match = /^([$€£]?\d[\d,.:]*[a-z%]{0,2})[-–—]([$€£]?\d[\d,.:]*)(\D*)$/i.exec(core)
  return match ? [...sayCore(match[1]!, {}), 'to', ...sayCore(`${match[2]}${match[3]}`, { next: around.next })] : undefined
}

const sayAddress: Rule = (core) => {
  if (!/^(https?:\/\/|www\.)|@\w|\w\.(com|org|net|io|ai|co|edu|gov|tv|app|dev)\b/i.test(core) || core.startsWith('@')) return undefined
  const shown = core.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '')
  return shown
    .split(/([.@-])/)
    .flatMap((part) => (part === '.' ? ['dot'] : part === '@' ? ['at'] : part === '-' ? ['dash'] : part ? sayParts(part, {}) : []))
}

const sayCapitals: Rule = (core) => {
  const letters = core.replaceAll('.', '').replace(/'s$/i, '')
  const owner = /'s$/i.test(core) ? ["'s"] : []
  if (/^([A-Za-z]\.){2,}[A-Za-z]?$/.test(core.replace(/'s$/i, ''))) return attach([...letters.toUpperCase()], owner)
  const bare = core.replace(/'s$/i, '')
  if (/^[A-Z]{1,3}&[A-Z]{1,3}$/.test(bare))
    return attach(
      [...bare].map((letter) => (letter === '&' ? 'and' : letter)),
      owner,
    )
  const plural = /^([A-Z]{2,4})s$/.exec(bare)?.[1]
  if (plural !== undefined && (INITIALISMS.has(plural) || !/[AEIOUY]/.test(plural))) return attach([...plural], ["'s"])
  if (INITIALISMS.has(bare)) return attach([...bare], owner)
  if (!/^[A-Z]{2,5}$/.test(bare) || SHOUTED.has(bare)) return undefined
  return /[AEIOUY]/.test(bare) ? undefined : attach([...bare], owner)
}

const attach = (letters: string[], owner: readonly string[]) => [
  ...letters.slice(0, -1).flatMap(sayDigit),
  `${sayDigit(letters.at(-1)!).join(' ')}${owner[0] ?? ''}`,
]
const sayDigit = (letter: string) => (/\d/.test(letter) ? readDigits(letter) : [letter])

const KINGS =
  /^(henry|louis|charles|george|elizabeth|edward|richard|william|james|philip|napoleon|alexander|john|paul|pius|benedict|nicholas|peter|frederick)$/i

/** `Henry VIII` -> the eighth, `Part II` -> two. One capital alone stays a letter. */
const sayRoman: Rule = (core, { previous }) => {
  const value = ROMANS.indexOf(core)
  if (value < 0) return undefined
  return KINGS.test(previous ?? '') ? ['the', ...ordinal(String(value))] : cardinal(String(value))
}
const ROMANS = ' ; ;II;III;IV; ;VI;VII;VIII;IX; ;XI;XII;XIII;XIV;XV;XVI;XVII;XVIII;XIX;XX'.split(';')

/** `No. 5`, `No 5`: a number stands behind. */
const sayNumberSign: Rule = (core, { next }) => (/^(No|Nos|no|#)$/.test(core) && /^\d/.test(next ?? '') ? ['number'] : undefined)

const sayShortForm: Rule = (core) => SHORT_FORMS[core.toLowerCase()]?.split(' ')

const saySymbol: Rule = (core) => SYMBOLS[core]?.split(' ')

const RULES: readonly Rule[] = [
  sayMoney,
  sayMoneyScale,
  sayDate,
  sayTime,
  sayFraction,
  sayRange,
  sayNumber,
  sayUnitWord,
  sayAddress,
  sayNumberSign,
  sayRoman,
  sayCapitals,
  sayShortForm,
  saySymbol,
]

/** `COVID-19`, `3D`, `rock&roll`: falls apart at signs, case changes and digits; each part is said by the rules. */
function sayParts(core: string, around: Neighbours): string[] {
  const parts = core.match(/[\p{L}']+|\d[\d,]*(?:\.\d+)?(?:'?s\b)?|[&+=@%×÷°]/gu) ?? []
  if (parts.length === 1 && parts[0] === core) return sayLetters(core)
  return parts.flatMap((part) => (part.length === core.length ? sayLetters(part) : sayCore(part, around)))
}

function sayLetters(part: string): string[] {
  const camel = part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(' ')
  if (camel.length > 1) return camel.flatMap((piece) => sayCore(piece, {}))
  const latin = part
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z']/g, '')
    .replace(/^'+|'+$/g, '')
  if (latin === '') return []
  return [latin.length === 1 && /^[b-hj-z]$/i.test(latin) ? latin.toUpperCase() : latin]
}

/** Single capitals become the names of their letters. */
function spell(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const letter = /^([A-Z])('s)?$/.exec(word)
    // Alone they are the pronoun and the article.
    if (!letter || (words.length === 1 && /^[IA]$/.test(word))) return word === '' ? [] : [word]
    const name = LETTER_NAMES[letter[1]!]!.split(' ')
    return [...name.slice(0, -1), `${name.at(-1)}${letter[2] ?? ''}`]
  })
}
