import { COLOURS } from '../../languages/en/words.ts'
import { isNoun, isVerb } from '../../senses/lexicon.ts'
import type { Token } from '../token.ts'

/** Verbs before what somebody stops or goes on doing, and those of colours that come and go, by their third person. */
const BEFORE_DOING = /^(?:stops|starts|begins|keeps|avoids|enjoys|risks)$/u
const OF_COLOURS = /^(?:fades|turns|disappears|vanishes|comes|goes|returns|shows|wins|changes)$/u

const lemmaOf = (low: string): string => [low.slice(0, -1), low.slice(0, -2)].find((word) => isVerb(word)) ?? low

/** `the tree stops making it`, `and the green fades`: verbs of one subject that were read as its plural. */
export function retagSingularVerbs(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const [before, after] = [tokens[token.i - 1], tokens[token.i + 1]]
    // `There is mud on his shoes`.
    const isThere = before?.lemma === 'be' && tokens[token.i - 2]?.low === 'there' && token.pos === 'VERB' && isNoun(token.low)
    if (isThere && /^(?:ADP|PUNCT)$/u.test(after?.pos ?? '')) Object.assign(token, { pos: 'NOUN', lemma: token.low })
    if (token.pos !== 'NOUN' || before === undefined) continue
    const isBeforeDoing = before.pos === 'NOUN' && BEFORE_DOING.test(token.low) && after?.pos === 'VERB' && after.low.endsWith('ing')
    const isOfColour = Object.hasOwn(COLOURS, before.low) && tokens[token.i - 2]?.low === 'the' && OF_COLOURS.test(token.low)
    if (isOfColour && after?.pos !== 'NOUN') before.pos = 'NOUN'
    if (isBeforeDoing || (isOfColour && after?.pos !== 'NOUN')) Object.assign(token, { pos: 'VERB', lemma: lemmaOf(token.low) })
  }
}
