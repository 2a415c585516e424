import { DRAWING_CUES } from '../languages/en/drawing-cues/drawing-cues.ts'
import { singularOf } from '../senses/lexicon.ts'
import { vectorOfWords, type WordVector } from '../senses/word-vectors.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'

/** Words and phrases that call for a drawing, by its name, and the reverse. */
const cuesOfDrawing = new Map<string, readonly string[]>()
const drawingsOfCue = new Map<string, string[]>()
for (const row of DRAWING_CUES.flatMap((table) => table.trim().split('\n'))) {
  const [name = '', keys = ''] = row.split(': ')
  const cues = keys.split(' ')
  cuesOfDrawing.set(name, cues)
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

function readCues({ tokens, bars }: Analysis): CueMatch[] {
  const found: CueMatch[] = []
  for (const first of tokens) {
    if (!CONTENT.test(first.pos) || isAbsent(first, bars[first.i]!)) continue
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

/** How much the cues call for a drawing: the sum of their weights, each once. `without`: tokens that do not count. */
export function callFor(name: string, matches: readonly CueMatch[], without?: { readonly start: number; readonly end: number }): number {
  const cues = cuesOfDrawing.get(name)
  if (!cues) return 0
  const told = without ? cuesOf(matches.filter(({ from, to }) => to < without.start || from > without.end)) : wordsOf(matches)
  return cues.reduce((sum, cue) => sum + (told.has(cue) ? weightOf(cue) : 0), 0)
}

/** Drawings for which the cues of a sentence call, the most called for first. */
export function drawingsCalledFor(matches: readonly CueMatch[]): { readonly name: string; readonly call: number }[] {
  const calls = new Map<string, number>()
  for (const cue of new Set(matches.map((one) => one.cue)))
    for (const name of drawingsOfCue.get(cue)!) calls.set(name, (calls.get(name) ?? 0) + weightOf(cue))
  return [...calls].map(([name, call]) => ({ name, call })).toSorted((a, b) => b.call - a.call)
}

const vectors = new Map<string, WordVector>()

/** What the cues of a drawing are about; that of its name where it has none. */
export function vectorOfCues(name: string): WordVector {
  const known = vectors.get(name)
  if (known) return known
  const words = cuesOfDrawing.get(name)?.flatMap((cue) => cue.split('_')) ?? name.toLowerCase().split(/[\s-]+/u)
  const vector = vectorOfWords(words)
  vectors.set(name, vector)
  return vector
}
