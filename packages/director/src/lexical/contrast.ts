import { type NamedGraphic } from '../graphics/graphic-label.ts'
import type { LexicalSentence } from './read-sentence.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MAX_SIDE_WORDS = 5
const SIDE = '([^,;:.!?…—–]+)'

/** How a language says `not this but that`: what is denied, then what is said instead. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  da: [`\\bikke ${SIDE}, men ${SIDE}`],
  de: [`\\b(?:nicht|kein(?:e[nmrs]?)?) ${SIDE}, sondern ${SIDE}`],
  es: [`\\bno (?:es|son|era|eran|fue|eres) ${SIDE}, (?:es|son|era|eran|fue|eres|sino) ${SIDE}`, `\\bno ${SIDE}, sino ${SIDE}`],
  fr: [`\\bce n['’](?:est|était) pas ${SIDE}, (?:c['’](?:est|était)|mais) ${SIDE}`],
  it: [`\\bnon (?:è|sono|era|erano) ${SIDE}, (?:è|sono|era|erano|ma|bensì) ${SIDE}`],
  nb: [`\\bikke ${SIDE}, men ${SIDE}`],
  nl: [`\\b(?:niet|geen) ${SIDE}, maar ${SIDE}`],
  pl: [`\\bnie ${SIDE}, (?:ale|lecz|tylko) ${SIDE}`],
  pt: [`\\bnão (?:é|são|era|eram|foi) ${SIDE}, (?:é|são|era|eram|foi|mas|e sim|mas sim) ${SIDE}`],
  sv: [`\\binte ${SIDE}, utan ${SIDE}`],
}
const ONLY = /^(?:nur|bloß|allein|solo|sólo|solamente|seulement|só|apenas|somente|soltanto|alleen|bara|bare|kun|tylko)\b/iu
const LEADING =
  /^(?:(?:du|des|de la|ein|eine|einen|einem|der|die|das|den|un|una|el|la|los|las|le|les|une|um|uma|o|a|os|as|il|lo|gli|een|de|het|en|et|ett)\s|l['’])/iu
const isSide = (words: string): boolean => words !== '' && words.split(/\s+/u).length <= MAX_SIDE_WORDS

/** What a sentence denies, struck out, above what it says instead; undefined where a side is long or `not only` is said. */
export function contrastOf({ text, language: { code } }: LexicalSentence): NamedGraphic | undefined {
  const match = (PATTERNS[code] ?? []).map((pattern) => new RegExp(`${pattern}[.!]?$`, 'iu').exec(text)).find((found) => found !== null)
  const [denied, said] = [match?.[1], match?.[2]].map((side = '') => side.trim())
  if (!denied || !said || ONLY.test(denied)) return undefined
  const [struck, words] = [denied, said].map((side) => side.replace(LEADING, '')) as [string, string]
  if (!isSide(struck) || !isSide(words)) return undefined
  return { graphic: { template: 'words', words: capitalized(words), key: capitalized(words), struck }, form: 'compare' }
}
