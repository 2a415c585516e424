import { ABBREVIATIONS, DAY_ABBREVIATIONS, LETTER_NAMES, SHORT_FORMS, SYMBOLS } from './english-lexicon.ts'
import { cardinal } from './english-numbers.ts'
import { DATE_RULES } from '../text-normalization/normalize-dates.ts'
import { LETTER_RULES } from '../text-normalization/normalize-letters.ts'
import { MONEY_RULES } from '../text-normalization/normalize-money.ts'
import { NUMBER_RULES } from '../text-normalization/normalize-numbers.ts'
import type { WordNeighbours, NormalizationRule } from '../text-normalization/normalization-rule.ts'

/**
 * Verbalizes the words of an English script: `$5` -> five dollars. One entry per word, in order; its words consist of letters and
 * apostrophes. An empty entry is silent (a lone dash, letters of another script).
 */
export function verbalizeEnglish(words: readonly string[]): string[][] {
  return words.map((word, i) => limitLength(verbalizeWord(word.slice(0, MAX_WORD_LENGTH), { previous: words[i - 1], next: words[i + 1] })))
}

/** Limits for degenerate input, such as repeated characters or very long URLs. */
const MAX_WORD_LENGTH = 200
const MAX_SPOKEN_WORDS = 40
const MAX_SPOKEN_WORD_LENGTH = 40
const limitLength = (parts: readonly string[]) => parts.slice(0, MAX_SPOKEN_WORDS).map((part) => part.slice(0, MAX_SPOKEN_WORD_LENGTH))

function verbalizeWord(written: string, context: WordNeighbours): string[] {
  const word = normalizeSymbols(written)
  const lower = word
    .toLowerCase()
    .replace(/^\W+(?=\w)/, '')
    .replace(/[,;:!?)"”]+$/, '')
  const symbol = SYMBOLS[word] ?? SLASH_ABBREVIATIONS[lower]
  if (symbol !== undefined) return symbol.split(' ')
  const abbreviation = dayOfWeek(word, lower, context) ?? pageWord(lower, context) ?? ABBREVIATIONS[lower]
  if (abbreviation !== undefined && !endsSentenceAsWord(word, context))
    return spellLetters(disambiguateTitle(abbreviation, context).split(' '))
  const mixed = /^(\W*)(\d+)_(\d+⁄\d+)(.*)$/.exec(word)
  if (mixed) return [...cardinal(mixed[2]!), 'and', ...verbalizeCore(mixed[3]!, {}), ...verbalizeCore(mixed[4]!, { previous: '2' })]
  return spellLetters(verbalizeDashed(coreOf(word), context))
}

/** Unicode variants to one form; `5½` becomes `5_1⁄2`, `m²` `m^2`. */
function normalizeSymbols(written: string): string {
  return written
    .replaceAll(/(?<=\d)(?=[½⅓⅔¼¾⅕⅛⅜⅝⅞])/g, '_')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll(/[™®]/g, '')
    .normalize('NFKC')
    .replaceAll(/[‘’ʼ]/g, "'")
}

const coreOf = (word: string) =>
  word.replace(/^(?:(?!\.\d)[^\p{L}\p{N}$€£¥₹#@&+=%×÷<>°~≈−-])+/u, '').replace(/[^\p{L}\p{N}%°+&=$€£¥₹¢#]+$/u, '')

/** `yes—no`, `9 a.m.–5 p.m.`: each side is verbalized separately; between times and numbers the dash is `to`. */
function verbalizeDashed(core: string, context: WordNeighbours): string[] {
  const sides = /^(.*[^\d\s].*?)\s*[–—]+\s*(.+)$/u.exec(core)
  if (!sides || /^[$€£]?\d[\d.,:]*(am|pm|%)?$/i.test(sides[1]!)) return verbalizeCore(core, context)
  const to = /\d/.test(sides[2]!) && /[ap]\.?m\.?$|\d$/i.test(sides[1]!)
  return [...verbalizeWord(sides[1]!, context), ...(to ? ['to'] : []), ...verbalizeWord(sides[2]!, { next: context.next })]
}

const SLASH_ABBREVIATIONS: Readonly<Record<string, string>> = {
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
  'and/or': 'and or',
  'n/a': 'not available',
}

/** `Sun.`, `Sat.` and `Wed.` are also words at the end of a sentence; they are days only in the context of a day. */
function dayOfWeek(word: string, lower: string, { previous = '', next = '' }: WordNeighbours): string | undefined {
  const day = DAY_ABBREVIATIONS[lower]
  if (day === undefined || !/^\W*\p{Lu}/u.test(word)) return undefined
  const isUnambiguous = !/^(sun|sat|wed)\.$/.test(lower)
  return isUnambiguous || /^(on|every|and|to|next|last)$/i.test(previous) || /^(\d|and\b|to\b|morning|evening|night|afternoon)/i.test(next)
    ? day
    : undefined
}

const pageWord = (lower: string, { next }: WordNeighbours) =>
  /^\d/.test(next ?? '') ? ({ 'p.': 'page', 'pp.': 'pages' } as Record<string, string>)[lower] : undefined

/** `Main St.` -> street and `Elm Dr.` -> drive, unless a name follows; `Ft. Worth` -> fort. */
function disambiguateTitle(title: string, { previous, next }: WordNeighbours): string {
  const isBeforeName = next !== undefined && /^[A-Z]/.test(next)
  if (title === 'feet') return isBeforeName && !/\d$/.test(previous ?? '') ? 'fort' : title
  if (isBeforeName || previous === undefined) return title
  return title === 'saint' ? 'street' : title === 'doctor' ? 'drive' : title
}

/** Lower-case words with a full stop that look like an abbreviation, such as `est.` or `sept.`, without a number beside them. */
function endsSentenceAsWord(word: string, context: WordNeighbours): boolean {
  return (
    /^(dec|oct|nov|jan|feb|aug|sept|fig|vol|est|ft|co|st|ave|rd|mt|apt|ed)\.$/i.test(word) &&
    /^[a-z]/.test(word) &&
    !/\d/.test(`${context.previous}${context.next}`)
  )
}

function verbalizeCore(core: string, context: WordNeighbours): string[] {
  if (core === '') return []
  for (const rule of RULES) {
    const spoken = rule(core, context, verbalizeCore)
    if (spoken !== undefined) return spoken
  }
  return verbalizeParts(core, context)
}

const verbalizeShortForm: NormalizationRule = (core) => {
  const possessive = /'s$/i.test(core) ? "'s" : ''
  const form = SHORT_FORMS[core.toLowerCase().replace(/'s$/, '')]?.split(' ')
  return form && [...form.slice(0, -1), form.at(-1)! + possessive]
}

const verbalizeSymbol: NormalizationRule = (core) => SYMBOLS[core]?.split(' ')

const RULES: readonly NormalizationRule[] = [
  ...MONEY_RULES,
  ...DATE_RULES,
  ...NUMBER_RULES,
  ...LETTER_RULES,
  verbalizeShortForm,
  verbalizeSymbol,
]

/** `COVID-19`, `3D`, `rock&roll`: split at symbols, case changes and digits; the rules apply to each part. */
function verbalizeParts(core: string, context: WordNeighbours): string[] {
  if (/^[A-G]#$/.test(core)) return [core[0]!, 'sharp']
  const alternatives = /^([a-z]{2,})\/([a-z]{2,})$/.exec(core)
  if (alternatives) return [...verbalizeLetters(alternatives[1]!), 'or', ...verbalizeLetters(alternatives[2]!)]
  const parts = core.match(/[\p{L}']+|\d[\d,]*(?:\.\d+)?(?:'?s\b)?|[&+=@%×÷°]/gu) ?? []
  if (parts.length === 1 && parts[0] === core) return verbalizeLetters(core)
  return parts.flatMap((part) => (part.length === core.length ? verbalizeLetters(part) : verbalizeCore(part, context)))
}

function verbalizeLetters(part: string): string[] {
  const camel = part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(' ')
  if (camel.length > 1) return camel.flatMap((part) => verbalizeCore(part, {}))
  const latin = part
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z']/g, '')
    .replace(/^'+|'+$/g, '')
  if (latin === '') return []
  return [latin.length === 1 && /^[b-hj-z]$/i.test(latin) ? latin.toUpperCase() : latin]
}

/** Replaces single capitals by the names of the letters. */
function spellLetters(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const letter = /^([A-Z])('s)?$/.exec(word)
    // Alone, `I` is the pronoun and `A` the article.
    if (!letter || (words.length === 1 && /^[IA]$/.test(word))) return word === '' ? [] : [word]
    const name = LETTER_NAMES[letter[1]!]!.split(' ')
    return [...name.slice(0, -1), `${name.at(-1)}${letter[2] ?? ''}`]
  })
}
