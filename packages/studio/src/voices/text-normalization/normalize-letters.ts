import { cardinal, ordinal, readDigits, year } from '../english/english-numbers.ts'
import { INITIALISMS, WORDS_IN_CAPITALS } from '../english/english-lexicon.ts'
import type { NormalizationRule } from './normalization-rule.ts'
import { romanValue } from './roman-numerals.ts'

/** URLs, e-mail addresses, `@name`, `#tag`. */
const verbalizeAddress: NormalizationRule = (core, _, verbalize) => {
  const tag = /^#(\p{L}[\p{L}\p{N}_]*)$/u.exec(core)?.[1]
  if (tag !== undefined) return ['hashtag', ...verbalize(tag, {})]
  if (/^#\d+$/.test(core)) return ['number', ...verbalize(core.slice(1), {})]
  if (!/^(https?:\/\/|www\.)|@\w|\w\.(com|org|net|io|ai|co|edu|gov|tv|app|dev|me|uk)\b/i.test(core)) return undefined
  const shown = core.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '')
  return shown.split(/([.@_-])/).flatMap((part) => (part === '' ? [] : (ADDRESS_SYMBOLS[part] ?? verbalizeLabel(part, verbalize))))
}

const ADDRESS_SYMBOLS: Readonly<Record<string, string[]>> = { '.': ['dot'], '@': ['at'], '-': ['dash'], _: ['underscore'] }

/** Short top-level domains are spelled out: `uk`, `tv`. */
function verbalizeLabel(part: string, verbalize: Parameters<NormalizationRule>[2]): string[] {
  if (part.toLowerCase() === 'www') return ['W', 'W', 'W']
  return /^(uk|tv|io|ai|us|eu)$/i.test(part) ? [...part.toUpperCase()] : verbalize(part, {})
}

const verbalizeCapitals: NormalizationRule = (core) => {
  const possessive = /'s$/i.test(core) ? ["'s"] : []
  const bare = core.replace(/'s$/i, '')
  if (/^([A-Za-z]\.){2,}[A-Za-z]?$/.test(bare)) return withSuffix([...bare.replaceAll('.', '').toUpperCase()], possessive)
  const joined = /^([A-Z]{1,3})&([A-Z]{1,3})(s?)$/.exec(bare)
  if (joined) return [...joined[1]!, 'and', ...withSuffix([...joined[2]!], joined[3] === 's' ? ["'s"] : possessive)]
  const plural = /^([A-Z]{2,4})s$/.exec(bare)?.[1]
  if (plural !== undefined && (INITIALISMS.has(plural) || !/[AEIOUY]/.test(plural))) return withSuffix([...plural], ["'s"])
  if (INITIALISMS.has(bare)) return withSuffix([...bare.toUpperCase()], possessive)
  if (!/^[A-Z]{2,5}$/.test(bare) || WORDS_IN_CAPITALS.has(bare)) return undefined
  return /[AEIOUY]/.test(bare) ? undefined : withSuffix([...bare], possessive)
}

const withSuffix = (letters: string[], possessive: readonly string[]) => [
  ...letters.slice(0, -1).flatMap(verbalizeCharacter),
  `${verbalizeCharacter(letters.at(-1)!).join(' ')}${possessive[0] ?? ''}`,
]
const verbalizeCharacter = (letter: string) => (/\d/.test(letter) ? readDigits(letter) : [letter])

const RULERS =
  /^(henry|louis|charles|george|elizabeth|edward|richard|william|james|philip|felipe|napoleon|alexander|john|paul|pius|benedict|nicholas|peter|frederick|catherine|ivan|leo|gregory|clement|innocent|ramses|ptolemy|francis|ferdinand|margaret|mary|victoria|carl|gustav|christian|harald|haakon|leopold|albert)$/i
const NUMBERED_NOUNS =
  /^(act|part|chapter|book|volume|vol\.|scene|episode|phase|stage|level|type|grade|class|title|section|bowl|psalm|war|mark|rocky|saga|fantasy|apollo)$/i

/** `Henry VIII` -> the eighth, `Part II` -> two, `XIX century` -> nineteenth. A single capital needs a ruler or a numbered noun before it. */
const verbalizeRoman: NormalizationRule = (written, { previous = '', next = '' }) => {
  const possessive = written.endsWith("'s") ? "'s" : ''
  const core = written.slice(0, written.length - possessive.length)
  const value = romanValue(core)
  const [ruler, numbered] = [RULERS.test(previous), NUMBERED_NOUNS.test(previous)]
  if (value === undefined || (core === 'I' && !ruler && !/^(act|part|chapter|book|volume|war|title|phase|stage)$/i.test(previous)))
    return undefined
  // Numerals with L, C, D or M can be words (MIX, DC, CD): without context at least four letters are required.
  if (!ruler && !numbered && (core.length === 1 || (/[LCDM]/.test(core) && core.length < 4))) return undefined
  if (core === 'IV' && /^(drip|bag|line|fluids?|needle)\b/i.test(next)) return ['I', 'V']
  const words = ruler ? ['the', ...ordinal(String(value))] : /^centur/i.test(next) ? ordinal(String(value)) : plainRoman(value)
  return [...words.slice(0, -1), words.at(-1)! + possessive]
}

const plainRoman = (value: number) => (value > 1000 ? year(String(value)) : cardinal(String(value)))

/** `No. 5`, `No 5`: before a number. */
const verbalizeNumberSign: NormalizationRule = (core, { next }) =>
  /^(No|Nos|no|#)$/.test(core) && /^\d/.test(next ?? '') ? ['number'] : undefined

export const LETTER_RULES: readonly NormalizationRule[] = [verbalizeAddress, verbalizeNumberSign, verbalizeRoman, verbalizeCapitals]
