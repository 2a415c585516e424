import type { Token } from '../token.ts'

/** Second parts of compounds whose first part only says what something is like, how large it is or what it lacks. */
const SECOND_PART =
  /^(?:sized?|shaped?|like|colou?red|colou?r|free|proof|style|flavou?red|scented|length|deep|thin|thick|resistant|friendly|based|themed|inspired)$/u

/** `a pea-sized drop`, `a bell-shaped flower`, `oil-free cream`: the parts of such compounds are adjectives, whose first names nothing that is there. */
export function retagLikenedShapes(tokens: readonly Token[]): void {
  for (const { i, text, pos } of tokens) {
    const [hyphen, second] = [tokens[i + 1], tokens[i + 2]]
    const isCompound = hyphen?.text === '-' && second?.word === tokens[i]!.word && SECOND_PART.test(second.low)
    if (!isCompound || !/^(?:NOUN|PROPN|VERB)$/u.test(pos) || text === '-') continue
    for (const part of [tokens[i]!, second]) part.pos = 'ADJ'
  }
}
