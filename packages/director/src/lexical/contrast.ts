import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type NamedGraphic } from '../graphics/graphic-label.ts'
import type { LexicalSentence } from './read-sentence.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MAX_SIDE_WORDS = 5
const SIDE = '([^,;:.!?…—–]+)'

const ONLY = /^(?:nur|bloß|allein|solo|sólo|solamente|seulement|só|apenas|somente|soltanto|alleen|bara|bare|kun|tylko)\b/iu
const LEADING =
  /^(?:(?:du|des|de la|ein|eine|einen|einem|der|die|das|den|un|una|el|la|los|las|le|les|une|um|uma|o|a|os|as|il|lo|gli|een|de|het|en|et|ett)\s|l['’])/iu
const MAX_SIDE_CHARACTERS = 16
const MAX_PHRASE_WORDS = 7
/** Share of a sentence that a phrase of it may be. */
const MAX_PART = 0.75
const isSide = (words: string, isUnspaced: boolean): boolean =>
  words !== '' && (isUnspaced ? [...words].length <= MAX_SIDE_CHARACTERS : words.split(/\s+/u).length <= MAX_SIDE_WORDS)

const matched = ({ text, language: { rules } }: Pick<LexicalSentence, 'text' | 'language'>) =>
  (rules.contrasts ?? [])
    .map((pattern) => new RegExp(`${pattern.replaceAll('…', SIDE)}[.!。！।]?$`, 'iu').exec(text))
    .find((found) => found !== null)

/** What a sentence denies, struck out, above what it says instead; undefined where a side is long or `not only` is said. */
export function contrastOf(sentence: LexicalSentence): NamedGraphic | undefined {
  const match = matched(sentence)
  const [denied, said] = [match?.[1], match?.[2]].map((side = '') => side.trim())
  if (!denied || !said || ONLY.test(denied)) return undefined
  const [struck, words] = [denied, said].map((side) => side.replace(LEADING, '')) as [string, string]
  const isUnspaced = sentence.language.rules.isUnspaced === true
  if (!isSide(struck, isUnspaced) || !isSide(words, isUnspaced)) return undefined
  return { graphic: { template: 'words', words: capitalized(words), key: capitalized(words), struck }, form: 'compare' }
}

/** `Kein Film, sondern ein Haus` beside a drawing: both sides of a contrast as they stand, or, without blanks, what is said instead. */
export function contrastPhraseOf(sentence: LexicalSentence): PlanText | undefined {
  const match = matched(sentence)
  const said = match?.[2]?.trim()
  if (!match || !said || ONLY.test(match[1]!.trim())) return undefined
  const { text, words, language } = sentence
  const isUnspaced = language.rules.isUnspaced === true
  const start = isUnspaced ? text.lastIndexOf(said) : match.index
  const phrase = text.slice(start, text.lastIndexOf(said) + said.length).replace(/^\P{L}+/u, '')
  const isShort = isUnspaced ? isSide(said, true) : phrase.split(/\s+/u).length <= MAX_PHRASE_WORDS
  const isPart = phrase.length < text.length * MAX_PART
  const at = words.findLast((word) => word.start <= start)?.word ?? 0
  return isShort && isPart ? { words: capitalized(phrase, language.code), role: 'key', at } : undefined
}
