import { isNoun } from '../../senses/lexicon.ts'
import type { Token } from '../token.ts'

/** Second parts of compounds whose first part only says what something is like, how large it is or what it lacks. */
const SECOND_PART =
  /^(?:sized?|shaped?|like|colou?red|colou?r|free|proof|style|flavou?red|scented|length|deep|thin|thick|resistant|friendly|based|themed|inspired|spotted|striped|patterned|hearted|footed|eyed|headed|minded|brained|faced|gr[ae]y|green|blue|red|white|black|brown|yellow|pink|high|tall|wide|long|heavy|sweet|soft|hard|quiet)$/u

/** Adjectives before which a bare noun says how much: `crystal clear`, `paper thin`. */
const GRADED_BY_NOUN =
  /^(?:clear|thin|cold|hot|black|white|hard|solid|high|dry|deaf|sharp|light|cheap|tired|sweet|red|blue|green|deep|blind|fresh|smooth|flat|sober|naked|poor|rich|strong|straight|quiet|tight|bright|soft|stiff|dead|proof)$/u
/** Before nouns that say how much: none that could own them. */
const BEFORE_GRADED = /^(?:AUX|ADV|VERB|PRON|PUNCT|CCONJ)$/u

/** `The water is crystal clear`, `slice it paper thin`, `a razor sharp knife`. */
function retagGradedAdjectives(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const [before, adjective, after] = [tokens[token.i - 1], tokens[token.i + 1], tokens[token.i + 2]]
    if (!adjective || !GRADED_BY_NOUN.test(adjective.low) || adjective.pos !== 'ADJ' || token.pos === 'PROPN') continue
    if (!isNoun(token.low) || !/^(?:NOUN|VERB)$/u.test(token.pos)) continue
    const isPredicate = before !== undefined && BEFORE_GRADED.test(before.pos) && after?.pos !== 'NOUN'
    const isAttribute = before?.pos === 'DET' && after?.pos === 'NOUN'
    if (isPredicate || isAttribute) token.pos = 'ADJ'
  }
}

/** `a pea-sized drop`, `a bell-shaped flower`, `oil-free cream`: the parts of such compounds are adjectives, whose first names nothing that is there. */
export function retagLikenedShapes(tokens: readonly Token[]): void {
  retagGradedAdjectives(tokens)
  for (const { i, text, pos } of tokens) {
    const [hyphen, second] = [tokens[i + 1], tokens[i + 2]]
    const isCompound = hyphen?.text === '-' && second?.word === tokens[i]!.word && SECOND_PART.test(second.low)
    if (!isCompound || !/^(?:NOUN|PROPN|VERB)$/u.test(pos) || text === '-') continue
    for (const part of [tokens[i]!, second]) part.pos = 'ADJ'
  }
}
