import type { Analysis } from '../../story/analysis.ts'
import { isClauseEnd } from '../../text/clause-ends.ts'
import type { Token } from '../../text/token.ts'

/** Words for anything at all: which ones is told behind them, as a clause, an infinitive or a phrase. */
const ANY_ONE =
  /^(?:something|someone|somebody|anything|anyone|anybody|nothing|everything|everyone|everybody|things?|ones?|ways?|kinds?|sorts?|parts?|reasons?|those|many|most|none)$/u
/** Nouns that are any ones of their kind before a clause that says which. */
const OF_KIND = /^(?:people|men|women|places?|moments?|days?|times?|words?|stuff|person|guys?|animals?|children|questions?|sides?|all)$/u
const RELATIVE = /^(?:that|who|whom|whose|which|where)$/u
/** Words behind which none, few or all of a kind are meant only with the clause that says which. */
const QUANTIFIER = /^(?:any|every|each|no|all|none|only)$/u
/** Tokens from a quantifier to the end of its noun phrase. */
const REACH = 6
/** Prepositions of when, why or how something happens, rather than of which one is meant. */
const ADVERBIAL = /^(?:before|after|until|till|since|during|because|by|at|while|when|if|as|despite|per|away|ago|on)$/u

const isInfinitive = (next: Token, tokens: readonly Token[]): boolean => next.low === 'to' && tokens[next.i + 1]?.pos === 'VERB'

/** `the best stuff | you can buy`. */
const isContactClause = (next: Token, tokens: readonly Token[]): boolean =>
  next.pos === 'PRON' && /^(?:i|you|he|she|it|we|they|nobody)$/u.test(next.low) && /^(?:VERB|AUX|ADV)$/u.test(tokens[next.i + 1]?.pos ?? '')

/**
 * `buy things | that make money`, `nothing wrong | with a house`, `money for something | that`, `any of the cleaners | that burn`: do kept words end at one of whom
 * only the words behind it say who or what is meant?
 */
export function losesRestriction({ tokens }: Pick<Analysis, 'tokens'>, kept: readonly number[]): boolean {
  const last = tokens[kept.at(-1) ?? -1]
  const next = last && tokens[last.i + 1]
  if (!last || !next || isClauseEnd(next)) return false
  const isRelative =
    (RELATIVE.test(next.low) && next.pos !== 'DET') ||
    (next.pos === 'ADP' && /^(?:which|whom)$/u.test(tokens[next.i + 1]?.low ?? '')) ||
    isContactClause(next, tokens)
  const before = tokens[last.i - 1]?.low ?? ''
  // `nothing wrong | with`, `something strange | in the cellar`.
  const noun = last.pos === 'ADJ' && /^(?:no|some|any|every)(?:thing|body|one)$/u.test(before) ? before : last.low
  if (ANY_ONE.test(noun))
    return isRelative || isInfinitive(next, tokens) || (next.pos === 'ADP' && !ADVERBIAL.test(next.low)) || next.low === 'like'
  if (OF_KIND.test(noun)) return isRelative
  if (!isRelative || last.pos !== 'NOUN') return false
  // `any of the cleaners | that`, but `every year I plant a tree | that`.
  const nominal = tokens.slice(Math.max(0, last.i - REACH), last.i)
  const at = nominal.findLastIndex(({ low }) => QUANTIFIER.test(low))
  return at >= 0 && nominal.slice(at + 1).every(({ pos, low }) => /^(?:DET|ADJ|NOUN|NUM|ADV|PROPN)$/u.test(pos) || low === 'of')
}
