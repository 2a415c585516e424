import { ABBREVIATIONS, DAY_ABBREVIATIONS, LETTER_NAMES, SHORT_FORMS, SYMBOLS } from './english-lexicon.ts'
import { cardinal } from './english-numbers.ts'
import { DATE_RULES } from '../text-normalization/normalize-dates.ts'
import { LETTER_RULES } from '../text-normalization/normalize-letters.ts'
import { MONEY_RULES } from '../text-normalization/normalize-money.ts'
import { NUMBER_RULES } from '../text-normalization/normalize-numbers.ts'
import type { WordNeighbours, NormalizationRule } from '../text-normalization/normalization-rule.ts'

/**
 * What is said for each word of an English script: `$5` -> five dollars. One entry a word, in order; words of letters and
 * apostrophes only. An empty entry is not heard (a lone dash, letters of another script).
 */
export function speakEnglish(words: readonly string[]): string[][] {
  return words.map((word, i) => bound(speakWord(word.slice(0, LONGEST_WORD), { previous: words[i - 1], next: words[i + 1] })))
}

/** What no word needs: a key held down, an address of a screen's length. */
const LONGEST_WORD = 200
const MAX_PARTS = 40
const LONGEST_PART = 40
const bound = (parts: readonly string[]) => parts.slice(0, MAX_PARTS).map((part) => part.slice(0, LONGEST_PART))

function speakWord(written: string, around: WordNeighbours): string[] {
  const word = plainSigns(written)
  const lower = word
    .toLowerCase()
    .replace(/^\W+(?=\w)/, '')
    .replace(/[,;:!?)"”]+$/, '')
  const symbol = SYMBOLS[word] ?? WRITTEN_SHORT[lower]
  if (symbol !== undefined) return symbol.split(' ')
  const abbreviation = dayOf(word, lower, around) ?? pageOf(lower, around) ?? ABBREVIATIONS[lower]
  if (abbreviation !== undefined && !endsSentenceAsWord(word, around)) return spell(beforeName(abbreviation, around).split(' '))
  const mixed = /^(\W*)(\d+)_(\d+⁄\d+)(.*)$/.exec(word)
  if (mixed) return [...cardinal(mixed[2]!), 'and', ...sayCore(mixed[3]!, {}), ...sayCore(mixed[4]!, { previous: '2' })]
  return spell(sayDashed(coreOf(word), around))
}

/** One way to write each sign; `5½` keeps its parts apart, `m²` its power. */
function plainSigns(written: string): string {
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

/** `yes—no`, `9 a.m.–5 p.m.`: each side on its own; between times and numbers the dash is `to`. */
function sayDashed(core: string, around: WordNeighbours): string[] {
  const cut = /^(.*[^\d\s].*?)\s*[–—]+\s*(.+)$/u.exec(core)
  if (!cut || /^[$€£]?\d[\d.,:]*(am|pm|%)?$/i.test(cut[1]!)) return sayCore(core, around)
  const to = /\d/.test(cut[2]!) && /[ap]\.?m\.?$|\d$/i.test(cut[1]!)
  return [...speakWord(cut[1]!, around), ...(to ? ['to'] : []), ...speakWord(cut[2]!, { next: around.next })]
}

const WRITTEN_SHORT: Readonly<Record<string, string>> = {
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
  'and/or': 'and or',
  'n/a': 'not available',
}

/** `Sun.` and `Sat.` are days where a day is meant; at the end of a sentence they are words. */
function dayOf(word: string, lower: string, { previous = '', next = '' }: WordNeighbours): string | undefined {
  const day = DAY_ABBREVIATIONS[lower]
  if (day === undefined || !/^\W*\p{Lu}/u.test(word)) return undefined
  const alone = !/^(sun|sat|wed)\.$/.test(lower)
  return alone || /^(on|every|and|to|next|last)$/i.test(previous) || /^(\d|and\b|to\b|morning|evening|night|afternoon)/i.test(next)
    ? day
    : undefined
}

const pageOf = (lower: string, { next }: WordNeighbours) =>
  /^\d/.test(next ?? '') ? ({ 'p.': 'page', 'pp.': 'pages' } as Record<string, string>)[lower] : undefined

/** `Main St.` is a street and `Elm Dr.` a drive, where no name follows; `Ft. Worth` is a fort. */
function beforeName(title: string, { previous, next }: WordNeighbours): string {
  const named = next !== undefined && /^[A-Z]/.test(next)
  if (title === 'feet') return named && !/\d$/.test(previous ?? '') ? 'fort' : title
  if (named || previous === undefined) return title
  return title === 'saint' ? 'street' : title === 'doctor' ? 'drive' : title
}

/** `no.` style words that only look like an abbreviation: the month and street forms need a name beside them. */
function endsSentenceAsWord(word: string, around: WordNeighbours): boolean {
  return (
    /^(dec|oct|nov|jan|feb|aug|sept|fig|vol|est|ft|co|st|ave|rd|mt|apt|ed)\.$/i.test(word) &&
    /^[a-z]/.test(word) &&
    !/\d/.test(`${around.previous}${around.next}`)
  )
}

function sayCore(core: string, around: WordNeighbours): string[] {
  if (core === '') return []
  for (const rule of RULES) {
    const spoken = rule(core, around, sayCore)
    if (spoken !== undefined) return spoken
  }
  return sayParts(core, around)
}

const sayShortForm: NormalizationRule = (core) => {
  const owner = /'s$/i.test(core) ? "'s" : ''
  const form = SHORT_FORMS[core.toLowerCase().replace(/'s$/, '')]?.split(' ')
  return form && [...form.slice(0, -1), form.at(-1)! + owner]
}

const saySymbol: NormalizationRule = (core) => SYMBOLS[core]?.split(' ')

const RULES: readonly NormalizationRule[] = [...MONEY_RULES, ...DATE_RULES, ...NUMBER_RULES, ...LETTER_RULES, sayShortForm, saySymbol]

/** `COVID-19`, `3D`, `rock&roll`: falls apart at signs, case changes and digits; each part is said by the rules. */
function sayParts(core: string, around: WordNeighbours): string[] {
  if (/^[A-G]#$/.test(core)) return [core[0]!, 'sharp']
  const either = /^([a-z]{2,})\/([a-z]{2,})$/.exec(core)
  if (either) return [...sayLetters(either[1]!), 'or', ...sayLetters(either[2]!)]
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
