import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { trimmed } from './numbers/in-digits.ts'
import { wholeRange } from './whole-phrase.ts'

/** Words of a label that grew to the end of a phrase. */
const MAX_LABEL_WORDS = 9
/** Words that a label may leave out between two of its own. */
const MAX_LEFT_OUT = 2

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}'’-]/gu, '').toLowerCase()

/** For each word of a label its index in the sentence; undefined for words that are not of one place in it. */
function placesOf(label: readonly string[], words: readonly string[]): number[] | undefined {
  for (let start = 0; start < words.length; start++) {
    const places: number[] = []
    let at = start
    for (const word of label) {
      const found = words.findIndex((one, i) => i >= at && i <= at + (places.length > 0 ? MAX_LEFT_OUT : 0) && bare(one) === bare(word))
      if (found < 0) break
      places.push(found)
      at = found + 1
    }
    if (places.length === label.length) return places
  }
  return undefined
}

/** A label of a sentence's own words that is a whole phrase: itself, a few words longer, or shorter; empty where none is. Labels of other words stay. `isDenied`: it is struck out. */
export function wholeLabel(label: string, analysis: Analysis, isDenied = false): string {
  const words = analysis.text.split(/\s+/u)
  const own = label.split(/\s+/u).filter(Boolean)
  const places = own.length > 0 ? placesOf(own, words) : undefined
  if (!places) return label
  const range = wholeRange(analysis, [places[0]!, places.at(-1)!], MAX_LABEL_WORDS, isDenied)
  if (!range) return ''
  const kept = own.filter((_, n) => places[n]! <= range[1])
  const added = range[1] > places.at(-1)! ? words.slice(places.at(-1)! + 1, range[1] + 1) : []
  return trimmed([...kept, ...added].join(' '))
}

/** Words for the screen that stand in one place of the sentence, as a whole phrase; undefined where none is. `max`: most words. */
export function wholeWords(text: PlanText, analysis: Analysis, max = MAX_LABEL_WORDS): PlanText | undefined {
  const words = analysis.text.split(/\s+/u)
  const count = text.words.split(/\s+/u).length
  const isOwn = bare(words.slice(text.at, text.at + count).join('')) === bare(text.words.replaceAll(/\s+/gu, ''))
  if (!isOwn) return text
  const range = wholeRange(analysis, [text.at, text.at + count - 1], max)
  return range && { ...text, words: trimmed(words.slice(range[0], range[1] + 1).join(' ')) }
}
