import { isNoun } from '../../senses/lexicon.ts'
import type { Token } from '../token.ts'

const ARTICLE = /^(?:the|an?)$/u
/** What stands behind a noun phrase, and not behind a verb without an object. */
const opensClause = (token: Token | undefined): boolean =>
  token === undefined || token.pos === 'DET' || token.pos === 'AUX' || /^(?:he|she|they|we|i|it|you)$/u.test(token.low)

/** `over the edge of the well`: no adverb. */
function isWell({ low, i }: Token, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  return (
    low === 'well' &&
    (ARTICLE.test(before?.low ?? '') || (before?.pos === 'ADJ' && ARTICLE.test(tokens[i - 2]?.low ?? ''))) &&
    /^(?:PUNCT|ADP|VERB|AUX|CCONJ)$/u.test(after?.pos ?? 'PUNCT') &&
    !/(?:ed|wn)$/u.test(after?.low ?? '')
  )
}

/** `On the far shore the ferryman`, `in the back seat would`: behind an article and an adjective a bare verb is a noun. */
function isNounOfAdjective({ pos, low, lemma, i }: Token, tokens: readonly Token[]): boolean {
  const [article, adjective] = [tokens[i - 2], tokens[i - 1]]
  return (
    pos === 'VERB' &&
    low === lemma &&
    isNoun(low) &&
    ARTICLE.test(article?.low ?? '') &&
    (adjective?.pos === 'ADJ' || (adjective?.pos === 'ADV' && /^(?:far|back|near|left|right|inside|outside)$/u.test(adjective.low))) &&
    opensClause(tokens[i + 1])
  )
}

/** `woke up and bit him`: no small piece. */
const isBite = ({ pos, low, i }: Token, tokens: readonly Token[]): boolean =>
  low === 'bit' &&
  pos === 'NOUN' &&
  /^(?:CCONJ|NOUN|PROPN|PRON)$/u.test(tokens[i - 1]?.pos ?? '') &&
  /^(?:him|her|it|me|them|us|you|the|his|my|their|its|into|through)$/u.test(tokens[i + 1]?.low ?? '')

/** Corrects tags of nouns behind articles that the tagger takes for adverbs and verbs, and of `bit`. */
export function retagNounsOfArticles(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (isWell(token, tokens)) Object.assign(token, { pos: 'NOUN', lemma: 'well' })
    if (isNounOfAdjective(token, tokens)) {
      Object.assign(token, { pos: 'NOUN', lemma: token.low })
      tokens[token.i - 1]!.pos = 'ADJ'
    }
    if (isBite(token, tokens)) Object.assign(token, { pos: 'VERB', lemma: 'bite' })
  }
}
