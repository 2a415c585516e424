import { digitsIn, numbersSaid } from '@fablecut/director/check/said-numbers'
import { MAX_LINE_LENGTH } from '@fablecut/domain/story/language/translation'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'

/** A line and what it became. `from` and `to`: ISO 639-1 codes. */
export type TranslatedLine = { readonly source: string; readonly text: string; readonly from: string; readonly to: string }

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u
const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu
/** Letters from which on a language can be told by its words. */
const TELLING_LETTERS = 40
/** A translation that is longer by this factor says something else. Short lines may grow more. */
const MAX_GROWTH = 4
const SHORT_LENGTH = 60

/** Languages whose own writing tells them apart from those in Latin letters. */
const OWN_WRITING: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'th', 'ar', 'hi', 'ru'])

/** What is wrong with the translation of a line, for the model, in English. */
export function translationProblems({ source, text, from, to }: TranslatedLine): string[] {
  if (!LETTER_OR_NUMBER.test(text)) return ['it is empty']
  const problems: string[] = []
  if (/[\r\n]/u.test(text)) problems.push('more than one line')
  if (text.length > Math.min(MAX_LINE_LENGTH, SHORT_LENGTH + MAX_GROWTH * source.length)) problems.push('much longer than the original')
  const lost = lostNumbers(source, text, to)
  if (lost.length > 0) problems.push(`numbers are missing: ${lost.join(', ')}`)
  return isUntranslated({ source, text, from, to }) ? [...problems, `not in the language ${to}`] : problems
}

function lostNumbers(source: string, text: string, to: string): string[] {
  const said = numbersSaid(text, to)
  return (source.match(NUMBER) ?? []).filter((number) => !digitsIn(number).some((reading) => said.has(reading)))
}

/** In the language of the original, or in another writing than that of `to`. Names and numbers alone may stay as they are. */
function isUntranslated({ source, text, from, to }: TranslatedLine): boolean {
  if (from === to) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = detectLanguage(text)
  if (OWN_WRITING.has(to) || OWN_WRITING.has(found)) return letters >= 4 && found !== to && !(to === 'ja' && found === 'zh')
  if (letters < TELLING_LETTERS) return source.trim() === text.trim() && source.trim().split(/\s+/u).length > 3
  return found === from
}
