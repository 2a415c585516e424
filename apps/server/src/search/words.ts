import { foldText } from '@fablecut/domain/text/fold-text'

/** Scripts whose words are not separated by spaces, or carry particles, as in Korean. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const HAN = /\p{Script=Han}/u

/** In code points; longer ones are cut. */
const MAX_WORD = 40
/** In characters; the rest of a text is not indexed. */
const MAX_TEXT = 200_000

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' })

/** The words of a text as they are written, cut by `Intl.Segmenter`; `l’eau` is `eau`, and `don't` is `don`. */
export function splitWords(text: string): string[] {
  const segments = SEGMENTER.segment(text.slice(0, MAX_TEXT).toWellFormed().normalize('NFC'))
  return Array.from(segments, ({ segment, isWordLike }) => (isWordLike ? partsOf(segment) : [])).flat()
}

function partsOf(segment: string): string[] {
  const parts = segment.split(/[^\p{L}\p{N}\p{M}]+/u).filter((part) => part !== '')
  const long = /['’]/u.test(segment) ? parts.filter((part) => part.length > 1) : parts
  return (long.length > 0 ? long : parts).map((part) => Array.from(part).slice(0, MAX_WORD).join(''))
}

/**
 * Folded forms of a text that is indexed: its words, words with an apostrophe also as one, and the pairs of characters of scripts without spaces, so that a word is found
 * that the segmenter cut in another way.
 */
export function wordForms(text: string): Set<string> {
  const forms = new Set(splitWords(text).map(foldText))
  const folded = foldText(text.slice(0, MAX_TEXT).toWellFormed())
  for (const [, first, second] of folded.matchAll(/(?<![\p{L}\p{M}])(\p{L}{1,30})['’](\p{L}{1,30})(?!\p{L})/gu))
    forms.add(`${first}${second}`)
  for (const [run] of folded.matchAll(UNSPACED)) for (const form of characterForms(run)) forms.add(form)
  forms.delete('')
  return forms
}

function characterForms(run: string): string[] {
  const characters = Array.from(run)
  return [...characters.filter((character) => HAN.test(character)), ...characterPairs(run)]
}

/** `abc` -> `ab`, `bc`. Empty for a single character. */
export function characterPairs(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => characters[index]! + character)
}

/** Whether all of a word is written in a script without spaces. */
export const isUnspaced = (word: string): boolean => word.replace(UNSPACED, '') === ''
