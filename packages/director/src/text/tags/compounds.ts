import { singularOf } from '../../senses/lexicon.ts'
import { VOCABULARY } from '../../vocabulary/vocabulary.ts'
import type { Token } from '../token.ts'

/** Words of the compounds that can be drawn, by their first word. */
const COMPOUNDS: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  VOCABULARY.map(({ name }) => name.split(/[ -]/u)).filter(({ length }) => length > 1),
  (words) => words[0]!,
)

/** `watering can`, `trash can`: names of things whose words alone are verbs and the like. */
export function retagCompounds(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const following = tokens.slice(token.i).filter(({ text }) => text !== '-')
    const words = COMPOUNDS.get(token.low)?.find((name) =>
      name.every((word, n) => (n === name.length - 1 ? singularOf(following[n]?.low ?? '') : following[n]?.low) === word),
    )
    const parts = words ? following.slice(0, words.length) : []
    if (parts.every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/u.test(pos)) && parts.at(-1)?.pos === 'NOUN') continue
    for (const [n, part] of parts.entries())
      Object.assign(part, { pos: n > 0 || part.pos !== 'ADJ' ? 'NOUN' : 'ADJ', lemma: n === parts.length - 1 ? words!.at(-1)! : part.low })
  }
}
