import { relatednessOf, vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import { cueKeyOf, nameOf, type DrawingCandidate } from './candidate.ts'
import { type CueMatch, cueScore, scriptCueScore, vectorOfCues } from './drawing-cues.ts'

/** How much the cues speak for a drawing: those of the other words of its sentence, of the sentence before, and of an average sentence of the script. */
export type CueScores = { readonly own: number; readonly before: number; readonly script: number }

/** What the drawing of a candidate has to do with the words around it: cosines, and the vectors themselves. */
export type Relatedness = {
  /** With the sentence, its other words, the script, the sentence before, the nearest word, the three nearest, and the noun that names it. */
  readonly cosines: readonly number[]
  /** The same cosines of what its cues are about, but for the last. */
  readonly nearCues: readonly number[]
  readonly cueScores: CueScores
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
  /** The cues of the sentence and of the one before, and in which part of the sentences of the script each stands. */
  readonly cues: { readonly own: readonly CueMatch[]; readonly before: readonly CueMatch[]; readonly shares: ReadonlyMap<string, number> }
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
  const words = others.map((word) => vectorOfWords([word]))
  const cosinesWith = (vector: WordVector): number[] => {
    const near = words.map((word) => relatednessOf(vector, word)).toSorted((a, b) => b - a)
    const nearest = near.slice(0, NEAREST)
    return [
      relatednessOf(vector, whole),
      relatednessOf(vector, sentence),
      relatednessOf(vector, script),
      relatednessOf(vector, before),
      near[0] ?? 0,
      nearest.reduce((sum, value) => sum + value, 0) / Math.max(1, nearest.length),
    ]
  }
  return {
    cosines: [...cosinesWith(name), phrase ? relatednessOf(name, vectorOfWords([phrase.lemma])) : 0],
    nearCues: cosinesWith(vectorOfCues(cueKeyOf(candidate))),
    cueScores: {
      own: cueScore(cueKeyOf(candidate), cues.own, phrase),
      before: cueScore(cueKeyOf(candidate), cues.before),
      script: scriptCueScore(cueKeyOf(candidate), cues.shares),
    },
    name,
    sentence,
  }
}
