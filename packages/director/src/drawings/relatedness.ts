import { relatednessOf, vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import { nameOf, type DrawingCandidate } from './candidate.ts'
import { callFor, type CueMatch, vectorOfCues } from './drawing-cues.ts'

/** What the drawing of a candidate has to do with the words around it: cosines, and the vectors themselves. */
export type Relatedness = {
  /** With the sentence, its other words, the script, the sentence before, the nearest word, the three nearest, and the noun that names it. */
  readonly cosines: readonly number[]
  /** The same cosines of what its cues are about, but for the last. */
  readonly nearCues: readonly number[]
  /** How much the other words of the sentence call for it, those of the sentence before, and those of a sentence of the script. */
  readonly calls: readonly number[]
  readonly name: WordVector
  readonly sentence: WordVector
}

const CONTENT = /^(?:NOUN|VERB|ADJ|PROPN|ADV|NUM)$/u
const NEAREST = 3

/** The words of a sentence that say what it is about. */
export const contentOf = ({ tokens }: Analysis): string[] => tokens.filter(({ pos }) => CONTENT.test(pos)).map(({ low }) => low)

/** What words around a candidate are about: its sentence, the one before, and the whole script. */
export type Surroundings = {
  readonly whole: WordVector
  readonly before: WordVector
  readonly script: WordVector
  /** The cues of the sentence, of the one before, and of all. */
  readonly cues: { readonly own: readonly CueMatch[]; readonly before: readonly CueMatch[]; readonly all: readonly (readonly CueMatch[])[] }
}

export function relatednessTo(candidate: DrawingCandidate, analysis: Analysis, { whole, before, script, cues }: Surroundings): Relatedness {
  const { phrase } = candidate
  const name = vectorOfWords(
    nameOf(candidate)
      .toLowerCase()
      .split(/[\s-]+/u),
  )
  const others = contentOf({ ...analysis, tokens: analysis.tokens.filter(({ i }) => !phrase || i < phrase.start || i > phrase.end) })
  const sentence = vectorOfWords(others)
  const near = others.map((word) => relatednessOf(name, vectorOfWords([word]))).toSorted((a, b) => b - a)
  const cued = vectorOfCues(nameOf(candidate))
  const nearCued = others.map((word) => relatednessOf(cued, vectorOfWords([word]))).toSorted((a, b) => b - a)
  const nearest = near.slice(0, NEAREST)
  return {
    cosines: [
      relatednessOf(name, whole),
      relatednessOf(name, sentence),
      relatednessOf(name, script),
      relatednessOf(name, before),
      near[0] ?? 0,
      nearest.reduce((sum, value) => sum + value, 0) / Math.max(1, nearest.length),
      phrase ? relatednessOf(name, vectorOfWords([phrase.lemma])) : 0,
    ],
    nearCues: [
      relatednessOf(cued, whole),
      relatednessOf(cued, sentence),
      relatednessOf(cued, script),
      relatednessOf(cued, before),
      nearCued[0] ?? 0,
      nearCued.slice(0, NEAREST).reduce((sum, value) => sum + value, 0) / Math.max(1, Math.min(NEAREST, nearCued.length)),
    ],
    calls: [
      callFor(nameOf(candidate), cues.own, phrase),
      callFor(nameOf(candidate), cues.before),
      cues.all.reduce((sum, one) => sum + callFor(nameOf(candidate), one), 0) / Math.max(1, cues.all.length),
    ],
    name,
    sentence,
  }
}
