import type { Quantity } from '../quantity.ts'
import { wordCount } from '../word-count.ts'

/** Numbers that only say `often`, `rare`, `always` or `at once`. */
const FIGURES: readonly RegExp[] = [
  /\b(?:nine|9|ninety-nine|99) times out of (?:ten|10|a hundred|one hundred|100)\b/giu,
  /\b(?:one|1) in an? (?:million|billion|trillion)\b/giu,
  // `a hundred times`, but `a hundred times stronger`, `a hundred times a minute`.
  /\b(?:an?|one) (?:hundred|thousand|million|billion) times\b(?! (?:an?|per|every|each|more|less|fewer|as|the|its|their|his|her|your|\p{L}+er)\b)/giu,
  /\b(?:24\/7|twenty-four[ /-]seven)\b/giu,
  // `give it 110 percent`, `a hundred percent sure`.
  /\b(?:giv(?:e|es|en|ing)|gave) (?:\p{L}+ ){0,3}(?:\d{3}|(?:an?|one) (?:hundred|thousand)(?: (?:and )?ten)?) ?(?:percent|per cent|%)/giu,
  /\b(?:100|110|(?:an?|one) hundred(?: (?:and )?ten)?) ?(?:percent|per cent|%) (?:sure|certain|convinced|committed|honest|serious|positive|agree)\b/giu,
  /\b(?:(?:give|lend|spare) (?:me|us)|wait|hang on|hold on|think about (?:it|that) for|in) (?:two|2) (?:seconds|secs)\b(?! (?:of|from|later|after|and))/giu,
]

/** The quantities of a sentence without those that are only a manner of speaking: `nine times out of ten`, `one in a million`, `24/7`. */
export function withoutFiguresOfSpeech(quantities: readonly Quantity[], sentence: string): Quantity[] {
  const spans = FIGURES.flatMap((figure) => [...sentence.matchAll(figure)]).map(({ index, 0: words }) => {
    const from = wordCount(sentence.slice(0, index))
    return [from, from + wordCount(words) - 1] as const
  })
  return quantities.filter(({ at, end }) => !spans.some(([from, to]) => at <= to && from <= end))
}
