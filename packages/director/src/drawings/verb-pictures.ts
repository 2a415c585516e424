import { VERB_PICTURES_A_TO_D } from '../languages/en/verb-pictures/a-to-d.ts'
import { VERB_PICTURES_E_TO_M } from '../languages/en/verb-pictures/e-to-m.ts'
import { VERB_PICTURES_N_TO_R } from '../languages/en/verb-pictures/n-to-r.ts'
import { VERB_PICTURES_S_TO_Z } from '../languages/en/verb-pictures/s-to-z.ts'
import { singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'

/** Tables by their first word: the words behind it, longest first, and the drawing. */
type Entry = { readonly words: readonly string[]; readonly drawn: Drawable }

const entries = new Map<string, Entry[]>()
for (const row of [VERB_PICTURES_A_TO_D, VERB_PICTURES_E_TO_M, VERB_PICTURES_N_TO_R, VERB_PICTURES_S_TO_Z].flatMap((table) =>
  table.trim().split('\n'),
)) {
  const [name = '', keys = ''] = row.split(': ')
  const drawn = drawableNamed(name)
  if (!drawn?.art) throw new Error(`no drawing of ${name}`)
  for (const key of keys.split(' ')) {
    const [first = '', ...words] = key.split('_')
    entries.set(first, [...(entries.get(first) ?? []), { words, drawn }])
  }
}
for (const all of entries.values()) all.sort((a, b) => b.words.length - a.words.length)

/** Tokens over which a phrase goes on: articles, possessives and pronouns within it. */
const MAX_GAP = 3

const isBetween = ({ pos, low }: Token): boolean => /^(?:DET|PRON|NUM|ADJ)$/u.test(pos) || /^(?:my|your|his|her|its|our|their)$/u.test(low)
const isWord = ({ low, lemma, pos }: Token, word: string): boolean =>
  low === word || lemma === word || (/^(?:NOUN|PROPN)$/u.test(pos) && singularOf(low) === word)

/** Index behind the words that follow the token before `at`; absent where they do not. */
function endOf([word, ...others]: readonly string[], at: number, tokens: readonly Token[]): number | undefined {
  if (word === undefined) return at
  for (let i = at; i < tokens.length && i <= at + MAX_GAP; i++) {
    if (isWord(tokens[i]!, word)) return endOf(others, i + 1, tokens)
    if (!isBetween(tokens[i]!)) return undefined
  }
  return undefined
}

/** What is not told as done, or not meant so. */
const NOT_DONE = /^(?:compared|idiom|negated)$/u

/** A drawing by which something that a sentence tells is commonly illustrated. `words`: how many tell it. */
export type VerbPicture = { readonly drawn: Drawable; readonly words: number }

/** Drawings by which what a sentence tells is commonly illustrated, in its order: a bed for `fall asleep`. */
export function verbPicturesOf({ tokens, bars }: Analysis): VerbPicture[] {
  const found: VerbPicture[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (NOT_DONE.test(bars[i]!)) continue
    const isAlone = /^(?:VERB|ADJ|AUX)$/u.test(token.pos)
    const all = [...(entries.get(token.low) ?? []), ...(token.lemma === token.low ? [] : (entries.get(token.lemma) ?? []))]
    const entry = all.find(({ words }) => (words.length > 0 || isAlone) && endOf(words, i + 1, tokens) !== undefined)
    if (entry) found.push({ drawn: entry.drawn, words: entry.words.length + 1 })
  }
  return found
}
