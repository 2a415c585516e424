import type { Token } from './token.ts'

const END = /^[,;:.!?()—–]$/u
const NEGATION = /^(?:not|n't|never|nor|neither|without|nobody|none|nothing|hardly|barely|no)$/u

/** Does punctuation end a clause at a token? */
export const isClauseEnd = (token: Token): boolean => END.test(token.text)

/** `nothing more than flour and water`, `nothing but rice`: only that. */
export const isOnly = ({ low, i }: Token, tokens: readonly Token[]): boolean =>
  low === 'nothing' &&
  (/^(?:but|except)$/u.test(tokens[i + 1]?.low ?? '') ||
    (/^(?:more|less|else|other)$/u.test(tokens[i + 1]?.low ?? '') && tokens[i + 2]?.low === 'than'))
/** `not`, `nobody`, `hardly`; but `nothing but rice` is rice. */
export const isNegation = (token: Token, tokens: readonly Token[]): boolean => NEGATION.test(token.low) && !isOnly(token, tokens)

/** `never use your dog, your street or your birthday`: a denied row goes on behind its commas. */
export function enumerationEnd(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== ',') return end
  const or = tokens.findIndex(({ low, i }) => i > end && /^(?:or|nor)$/u.test(low))
  const isRow =
    or > 0 &&
    or - end < 8 &&
    !tokens.slice(end + 1, or + 4).some(({ pos, text }) => /^(?:VERB|AUX|CCONJ)$/u.test(pos) && !/^(?:or|nor)$/iu.test(text))
  return isRow ? clauseEnd(tokens, or + 1) : end
}

/** Index behind the clause that a token stands in. `endsAtVerb`: a joined verb begins another. */
export function clauseEnd(tokens: readonly Token[], from: number, endsAtVerb = false): number {
  for (let i = from; i < tokens.length; i++) {
    const { low } = tokens[i]!
    const next = tokens[i + 1]
    if (isClauseEnd(tokens[i]!)) return i
    if (/^(?:but|because|so|while|until|although|though|whereas|before|when)$/u.test(low) && i > from) return i
    if (endsAtVerb && /^(?:and|or)$/u.test(low) && next?.pos === 'VERB') return i
    if (/^(?:and|or)$/u.test(low) && next && /^(?:PRON|AUX)$/u.test(next.pos) && !/^(?:its|their|his|her|your|my|our)$/u.test(next.low))
      return i
  }
  return tokens.length
}
