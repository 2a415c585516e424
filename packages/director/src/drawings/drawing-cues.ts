import { DRAWING_CUES } from '../languages/en/drawing-cues/drawing-cues.ts'
import { isPlaceName } from '../languages/en/names.ts'
import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import { vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'

/** Cues of each drawing by its name in lower case, and names of drawings by cue. */
const cuesOfDrawing = new Map<string, readonly string[]>()
const drawingsOfCue = new Map<string, string[]>()
for (const row of DRAWING_CUES.flatMap((table) => table.trim().split('\n'))) {
  const [name = '', keys = ''] = row.split(': ')
  const cues = keys.split(' ')
  cuesOfDrawing.set(name.toLowerCase(), cues)
  for (const cue of cues) drawingsOfCue.set(cue, [...(drawingsOfCue.get(cue) ?? []), name])
}
const DRAWINGS = Math.log(cuesOfDrawing.size)

/** How telling a cue is: 1 if it calls for a single drawing, 0 if for all. */
const weights = new Map([...drawingsOfCue].map(([cue, names]) => [cue, 1 - Math.log(names.length) / DRAWINGS]))
const weightOf = (cue: string): number => weights.get(cue) ?? 0

const CONTENT = /^(?:NOUN|VERB|ADJ|PROPN|ADV)$/u
const SKIPPED = /^(?:DET|PRON|PUNCT)$/u
const MAX_WORDS = 3
const formsOf = ({ low, lemma, pos }: Token): string[] => [
  ...new Set([low, lemma, ...(/^(?:NOUN|PROPN)$/u.test(pos) ? [singularOf(low)] : [])]),
]

/** The cues of a sentence, each with the tokens from and to which it stands. */
export type CueMatch = { readonly cue: string; readonly from: number; readonly to: number }

/** What is only compared or meant in another sense, and what is denied; `could not afford it` says something all the same. */
const isAbsent = ({ pos }: Token, bar: string): boolean =>
  /^(?:compared|idiom)$/u.test(bar) || (bar === 'negated' && /^(?:NOUN|PROPN)$/u.test(pos))

/** Each sentence is read once for its candidates and once for their features. */
const known = new WeakMap<Analysis, readonly CueMatch[]>()

/** Words and phrases of a sentence that call for drawings. */
export function cuesIn(analysis: Analysis): readonly CueMatch[] {
  const matches = known.get(analysis) ?? readCues(analysis)
  known.set(analysis, matches)
  return matches
}

/** `Philippa Foot`, `Florence Bell`: what somebody is called says nothing of what is there. */
const isOfPersonName = ({ low, pos }: Token, names: Analysis['personNames']): boolean =>
  pos === 'PROPN' && names?.has(low) === true && (isNoun(low) || isVerb(low) || isPlaceName(low.charAt(0).toUpperCase() + low.slice(1)))

function readCues({ tokens, bars, personNames }: Analysis): CueMatch[] {
  const found: CueMatch[] = []
  for (const first of tokens) {
    if (!CONTENT.test(first.pos) || isAbsent(first, bars[first.i]!) || isOfPersonName(first, personNames)) continue
    let keys = formsOf(first)
    let last = first
    for (let words = 1; words <= MAX_WORDS; words++) {
      for (const cue of keys) if (drawingsOfCue.has(cue)) found.push({ cue, from: first.i, to: last.i })
      const next = tokens.slice(last.i + 1).find(({ pos }) => !SKIPPED.test(pos))
      if (!next) break
      const forms = formsOf(next)
      keys = keys.flatMap((key) => forms.map((form) => `${key}_${form}`))
      last = next
    }
  }
  return found
}

const cuesOf = (matches: readonly CueMatch[]): ReadonlySet<string> => new Set(matches.map(({ cue }) => cue))

const wordsOfSentence = new WeakMap<readonly CueMatch[], ReadonlySet<string>>()

/** The cues of a whole sentence, which are asked for once for each of its candidates. */
function wordsOf(matches: readonly CueMatch[]): ReadonlySet<string> {
  const words = wordsOfSentence.get(matches) ?? cuesOf(matches)
  wordsOfSentence.set(matches, words)
  return words
}

/** How much the cues of a sentence speak for a drawing: the sum of their weights, each once. `without`: tokens that do not count. */
export function cueScore(name: string, matches: readonly CueMatch[], without?: { readonly start: number; readonly end: number }): number {
  const cues = cuesOfDrawing.get(name.toLowerCase())
  if (!cues) return 0
  const present = without ? cuesOf(matches.filter(({ from, to }) => to < without.start || from > without.end)) : wordsOf(matches)
  return cues.reduce((sum, cue) => sum + (present.has(cue) ? weightOf(cue) : 0), 0)
}

/** In which part of some sentences each cue stands: above 0 to 1. */
export function cueFrequenciesOf(sentences: readonly (readonly CueMatch[])[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const matches of sentences) for (const cue of wordsOf(matches)) shares.set(cue, (shares.get(cue) ?? 0) + 1 / sentences.length)
  return shares
}

/** How much the cues of an average sentence speak for a drawing. */
export const scriptCueScore = (name: string, shares: ReadonlyMap<string, number>): number =>
  (cuesOfDrawing.get(name.toLowerCase()) ?? []).reduce((sum, cue) => sum + (shares.get(cue) ?? 0) * weightOf(cue), 0)

/** Drawings for which the cues of a sentence speak, those of the highest scores first. */
export function drawingsByCueScore(matches: readonly CueMatch[]): { readonly name: string; readonly score: number }[] {
  const scores = new Map<string, number>()
  for (const cue of new Set(matches.map((one) => one.cue)))
    for (const name of drawingsOfCue.get(cue)!) scores.set(name, (scores.get(name) ?? 0) + weightOf(cue))
  return [...scores].map(([name, score]) => ({ name, score })).toSorted((a, b) => b.score - a.score)
}

const vectors = new Map<string, WordVector>()

/** What the cues of a drawing are about; that of its name where it has none. */
export function vectorOfCues(name: string): WordVector {
  const known = vectors.get(name)
  if (known) return known
  const words = cuesOfDrawing.get(name.toLowerCase())?.flatMap((cue) => cue.split('_')) ?? name.toLowerCase().split(/[\s-]+/u)
  const vector = vectorOfWords(words)
  vectors.set(name, vector)
  return vector
}
