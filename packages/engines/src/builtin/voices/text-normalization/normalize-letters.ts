import { cardinal, ordinal, readDigits, year } from '../english/english-numbers.ts'
import { INITIALISMS, WORDS_IN_CAPITALS } from '../english/english-lexicon.ts'
import type { NormalizationRule } from './normalization-rule.ts'
import { romanValue } from './roman-numerals.ts'

/** Web and mail addresses, `@name`, `#tag`. */
const sayAddress: NormalizationRule = (core, _, say) => {
  const tag = /^#(\p{L}[\p{L}\p{N}_]*)$/u.exec(core)?.[1]
  if (tag !== undefined) return ['hashtag', ...say(tag, {})]
  if (/^#\d+$/.test(core)) return ['number', ...say(core.slice(1), {})]
  if (!/^(https?:\/\/|www\.)|@\w|\w\.(com|org|net|io|ai|co|edu|gov|tv|app|dev|me|uk)\b/i.test(core)) return undefined
  const shown = core.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '')
  return shown.split(/([.@_-])/).flatMap((part) => (part === '' ? [] : (ADDRESS_SIGNS[part] ?? sayPart(part, say))))
}

const ADDRESS_SIGNS: Readonly<Record<string, string[]>> = { '.': ['dot'], '@': ['at'], '-': ['dash'], _: ['underscore'] }

/** Short endings without a vowel are spelled: `uk`, `tv`. */
function sayPart(part: string, say: Parameters<NormalizationRule>[2]): string[] {
  if (part.toLowerCase() === 'www') return ['W', 'W', 'W']
  return /^(uk|tv|io|ai|us|eu)$/i.test(part) ? [...part.toUpperCase()] : say(part, {})
}

const sayCapitals: NormalizationRule = (core) => {
  const owner = /'s$/i.test(core) ? ["'s"] : []
  const bare = core.replace(/'s$/i, '')
  if (/^([A-Za-z]\.){2,}[A-Za-z]?$/.test(bare)) return attach([...bare.replaceAll('.', '').toUpperCase()], owner)
  const joined = /^([A-Z]{1,3})&([A-Z]{1,3})(s?)$/.exec(bare)
  if (joined) return [...joined[1]!, 'and', ...attach([...joined[2]!], joined[3] === 's' ? ["'s"] : owner)]
  const plural = /^([A-Z]{2,4})s$/.exec(bare)?.[1]
  if (plural !== undefined && (INITIALISMS.has(plural) || !/[AEIOUY]/.test(plural))) return attach([...plural], ["'s"])
  if (INITIALISMS.has(bare)) return attach([...bare.toUpperCase()], owner)
  if (!/^[A-Z]{2,5}$/.test(bare) || WORDS_IN_CAPITALS.has(bare)) return undefined
  return /[AEIOUY]/.test(bare) ? undefined : attach([...bare], owner)
}

const attach = (letters: string[], owner: readonly string[]) => [
  ...letters.slice(0, -1).flatMap(sayDigit),
  `${sayDigit(letters.at(-1)!).join(' ')}${owner[0] ?? ''}`,
]
const sayDigit = (letter: string) => (/\d/.test(letter) ? readDigits(letter) : [letter])

const RULERS =
  /^(henry|louis|charles|george|elizabeth|edward|richard|william|james|philip|felipe|napoleon|alexander|john|paul|pius|benedict|nicholas|peter|frederick|catherine|ivan|leo|gregory|clement|innocent|ramses|ptolemy|francis|ferdinand|margaret|mary|victoria|carl|gustav|christian|harald|haakon|leopold|albert)$/i
const NUMBERED =
  /^(act|part|chapter|book|volume|vol\.|scene|episode|phase|stage|level|type|grade|class|title|section|bowl|psalm|war|mark|rocky|saga|fantasy|apollo)$/i

/** `Henry VIII` -> the eighth, `Part II` -> two, `XIX century` -> nineteenth. One capital needs a ruler or a numbered thing before it. */
const sayRoman: NormalizationRule = (written, { previous = '', next = '' }) => {
  const owner = written.endsWith("'s") ? "'s" : ''
  const core = written.slice(0, written.length - owner.length)
  const value = romanValue(core)
  const [ruler, numbered] = [RULERS.test(previous), NUMBERED.test(previous)]
  if (value === undefined || (core === 'I' && !ruler && !/^(act|part|chapter|book|volume|war|title|phase|stage)$/i.test(previous)))
    return undefined
  // Letters above X make words (MIX, DC, CD): only long numbers stand alone.
  if (!ruler && !numbered && (core.length === 1 || (/[LCDM]/.test(core) && core.length < 4))) return undefined
  if (core === 'IV' && /^(drip|bag|line|fluids?|needle)\b/i.test(next)) return ['I', 'V']
  const words = ruler ? ['the', ...ordinal(String(value))] : /^centur/i.test(next) ? ordinal(String(value)) : plainRoman(value)
  return [...words.slice(0, -1), words.at(-1)! + owner]
}

const plainRoman = (value: number) => (value > 1000 ? year(String(value)) : cardinal(String(value)))

/** `No. 5`, `No 5`: a number stands behind. */
const sayNumberSign: NormalizationRule = (core, { next }) =>
  /^(No|Nos|no|#)$/.test(core) && /^\d/.test(next ?? '') ? ['number'] : undefined

export const LETTER_RULES: readonly NormalizationRule[] = [sayAddress, sayNumberSign, sayRoman, sayCapitals]
