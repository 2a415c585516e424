import { FIGURES_OF_SPEECH } from '../../languages/en/figures-of-speech/figures-of-speech.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Span } from '../barred-spans.ts'
import type { Token } from '../token.ts'

/** Words of a phrase; `isFigurative`: not meant literally; `*` stands for one to three words. */
type Word = { readonly word: string; readonly isFigurative: boolean }

const ANY = '*'
const MAX_ANY = 3
const phrases = new Map<string, (readonly Word[])[]>()

function wordsOf(phrase: string): Word[] {
  let isFigurative = false
  return phrase.split(' ').map((part) => {
    if (part.startsWith('[')) isFigurative = true
    const word = { word: part.replaceAll(/[[\]]/gu, ''), isFigurative }
    if (part.endsWith(']')) isFigurative = false
    return word
  })
}

for (const phrase of FIGURES_OF_SPEECH.flatMap((table) => table.trim().split(/\||\n/u))) {
  const words = wordsOf(phrase)
  const first = words[0]!.word
  phrases.set(first, [...(phrases.get(first) ?? []), words])
}

const isSkipped = ({ pos, low }: Token): boolean => pos === 'DET' || /^(?:my|your|his|her|its|our|their|one|['’]s)$/u.test(low)
const formsOf = ({ low, lemma }: Token): readonly string[] => [...new Set([low, lemma, singularOf(low)])]

/** Indices of the figurative words where the phrase goes on at a token; undefined where it does not. */
function matchAt(words: readonly Word[], at: number, tokens: readonly Token[]): readonly number[] | undefined {
  const [first, ...others] = words
  if (!first) return []
  if (first.word === ANY) {
    for (let length = 1; length <= MAX_ANY; length++) {
      if (tokens[at + length - 1] === undefined || tokens[at + length - 1]!.pos === 'PUNCT') return undefined
      const behind = matchAt(others, at + length, tokens)
      if (behind) return behind
    }
    return undefined
  }
  const token = tokens[at]
  if (!token) return undefined
  if (formsOf(token).includes(first.word)) {
    const behind = matchAt(others, at + 1, tokens)
    if (behind) return first.isFigurative ? [at, ...behind] : behind
  }
  return isSkipped(token) ? matchAt(words, at + 1, tokens) : undefined
}

/** Words of figurative phrases that name nothing that is there: `bag` of `in the bag`. */
export function figurativeSpans(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token) =>
    formsOf(token)
      .flatMap((form) => phrases.get(form) ?? [])
      .flatMap((words) => matchAt(words, token.i, tokens) ?? [])
      // A verb says what happens all the same.
      .filter((at) => !/^(?:VERB|AUX)$/u.test(tokens[at]!.pos))
      .map((at): Span => [at, at + 1, 'idiom']),
  )
}
