import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'
import { POSSESSIVE, TIME_PHRASE, PERSONAL, FORMS_OF_BE, UNCHANGED, isFinite } from './words.ts'

/** Is a noun before a preposition the subject of a verb, rather than a command: `Snow on the roof melts`? */
function isNounTaken(tokens: readonly Token[], i: number): boolean {
  const end = tokens.findIndex(
    (token) => token.i > i && (isClauseEnd(token) || /^(?:CCONJ|SCONJ)$/u.test(token.pos) || token.low.startsWith('what')),
  )
  return tokens.slice(i + 1, end < 0 ? undefined : end).some((token) => isFinite(token))
}

const isBorder = (one: Token): boolean =>
  isClauseEnd(one) || /^(?:CCONJ|SCONJ)$/u.test(one.pos) || /^(?:that|although|because|when|if|while)$/u.test(one.low)

/** Tokens of the clause around a token, as far as conjunctions and punctuation tell. */
function clauseAround(i: number, tokens: readonly Token[]): readonly Token[] {
  const start = tokens.slice(0, i).findLastIndex((one) => isBorder(one)) + 1
  const end = tokens.findIndex((one) => one.i > i && isBorder(one))
  return tokens.slice(start, end < 0 ? undefined : end)
}

/** Has the clause of a token a verb? */
const hasVerbAround = (i: number, tokens: readonly Token[]): boolean => clauseAround(i, tokens).some((one) => one.i !== i && isFinite(one))

/** `the renter moves every year`, `the streets of Rome climb`: a verb in a clause without another that was taken for a noun. */
function isVerbTakenForNoun(i: number, tokens: readonly Token[]): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]]
  if (token.pos !== 'NOUN' || !/^(?:NOUN|PROPN)$/u.test(before?.pos ?? '')) return false
  const clause = clauseAround(i, tokens)
  if (clause[0]!.pos === 'ADP' && !/^(?:about|over|around)$/u.test(clause[0]!.low)) return false
  const isMany = clause.some((one) => one.i < i && one.pos === 'NOUN' && singularOf(one.low) !== one.low)
  const isBase = isMany && isVerb(token.low) && singularOf(token.low) === token.low && next?.pos === 'ADV'
  const base = token.low.endsWith('es') && !isVerb(token.low.slice(0, -1)) ? token.low.slice(0, -2) : token.low.slice(0, -1)
  const isThird = /[^s]s$/u.test(token.low) && !before!.low.endsWith('s') && isVerb(base)
  if (!isBase && !isThird) return false
  const isBehind =
    !next || /^(?:DET|NUM|ADV|PRON|ADJ)$/u.test(next.pos) || (next.pos === 'ADP' && next.low !== 'of') || /^[.]$/u.test(next.text)
  return isBehind && !hasVerbAround(i, tokens)
}

/** Parts of speech as lettering needs them, corrected where the tagger errs often. */
export function tagsOf({ tokens }: Pick<Analysis, 'tokens'>): string[] {
  const tags = tokens.map(({ pos }) => pos)
  const opensAt = (i: number): boolean => {
    const before = tokens[i - 1]
    return !before || isClauseEnd(before) || /^(?:and|or|then|but|so|to)$/u.test(before.low) || (before.pos === 'ADV' && opensAt(i - 1))
  }
  for (const [i, { low, pos, lemma, text }] of tokens.entries()) {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    const isNounNext = /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(next?.pos ?? '') || (low === 'only' && next !== undefined && isNoun(next.low))
    if (/^(?:little|best|most|early|late|only|far|next|last|single)$/u.test(low) && pos === 'ADV' && before?.pos === 'DET' && isNounNext)
      tags[i] = 'ADJ'
    // `on the back seat`, `all day long`.
    if (low === 'back' && before?.pos === 'DET' && next && isNoun(next.low) && next.pos !== 'AUX') tags[i] = 'ADJ'
    if (low === 'long' && /^(?:day|night|week|month|year|summer|winter)$/u.test(before?.low ?? '') && !isFinite(next)) tags[i] = 'ADV'
    // `even light can't`, `the light began`.
    const isBeforeVerb =
      next !== undefined && (/^(?:AUX|VERB|ADP|CCONJ)$/u.test(next.pos) || isClauseEnd(next) || next.low.endsWith('self'))
    const isSubjectless =
      before === undefined ||
      /^(?:DET|ADJ|ADV|SCONJ|CCONJ|PUNCT|PROPN)$/u.test(tags[i - 1]!) ||
      (before.pos === 'NOUN' && isFinite(next)) ||
      /^(?:even|that)$/u.test(before.low)
    if (
      pos === 'ADJ' &&
      isNoun(low) &&
      isBeforeVerb &&
      isSubjectless &&
      (/^(?:AUX|VERB)$/u.test(next!.pos) ||
        next!.low.endsWith('self') ||
        tags[i - 1] === 'ADJ' ||
        /^(?:PROPN|NOUN)$/u.test(before?.pos ?? '')) &&
      !FORMS_OF_BE.test(before?.low ?? '') &&
      !/(?:ed|ing|ous|ful|al|ive)$/u.test(low)
    )
      tags[i] = 'NOUN'
    if (/^(?:most|all|both|none|half|neither|each)$/u.test(low) && /^(?:VERB|AUX)$/u.test(next?.pos ?? '') && next!.low !== low)
      tags[i] = 'PRON'
    if (low === 'half' && next?.pos === 'ADJ') tags[i] = 'ADV'
    if (low === 'that' && /^(?:night|day|morning|evening|week|year|summer|winter|spring|autumn|time|moment)$/u.test(next?.low ?? ''))
      tags[i] = 'DET'
    // `Fold the dough`, `and book a table`: a command that was taken for a noun.
    const isObjectNext =
      next !== undefined &&
      (/^(?:DET|PRON)$/u.test(next.pos) ||
        (/^(?:in|over|out|off|up|down|on|into|to|through)$/u.test(next.low) &&
          /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM|ADP)$/u.test(tokens[i + 2]?.pos ?? '') &&
          !isNounTaken(tokens, i))) &&
      !/^(?:i|he|she|we|they|who|that|which)$/u.test(next.low)
    // `Mix flour, water and salt in a bowl`.
    const isLastOfRow = /^(?:and|or)$/u.test(before?.low ?? '') && tokens[i - 2]?.pos === 'NOUN' && tokens[i - 3]?.text === ','
    if (
      /^(?:NOUN|PROPN|ADJ)$/u.test(pos) &&
      isVerb(low) &&
      opensAt(i) &&
      !(isLastOfRow && isNoun(low)) &&
      before?.low !== 'to' &&
      (isObjectNext || ((!isNoun(low) || (before?.text === ':' && next?.pos !== 'PROPN')) && isNounNext)) &&
      low === lemma
    )
      tags[i] = 'VERB'
    // `In a leaking shed`, `the bathroom mirror`, `in the far north`.
    if (
      pos === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      before?.pos === 'VERB' &&
      /(?:ing|ed)$/u.test(before.low) &&
      /^(?:DET|ADP|ADJ)$/u.test(tokens[i - 2]?.pos ?? '')
    )
      tags[i] = 'NOUN'
    if (
      pos === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      before?.pos === 'NOUN' &&
      tokens[i - 2]?.pos === 'DET' &&
      (!next || isClauseEnd(next)) &&
      tokens[i - 3]?.pos === 'ADP'
    )
      tags[i] = 'NOUN'
    if (
      pos === 'ADV' &&
      tags[i] !== 'ADJ' &&
      (before?.pos === 'DET' || POSSESSIVE.test(before?.low ?? '')) &&
      isNoun(low) &&
      (!next || isClauseEnd(next) || /^(?:VERB|AUX|ADP)$/u.test(next.pos))
    )
      tags[i] = 'NOUN'
    if (
      low === 'right' &&
      /^(?:NOUN|ADJ)$/u.test(pos) &&
      /^(?:now|there|here|away|after|before|into|in|behind|above)$/u.test(next?.low ?? '')
    )
      tags[i] = 'ADV'
    if (low === 'that' && (!before || isClauseEnd(before)) && /^(?:NOUN|ADJ)$/u.test(next?.pos ?? '')) tags[i] = 'DET'
    // `nothing but ash`.
    if (low === 'but' && /^(?:nothing|nobody|everything|anything|none|all)$/u.test(before?.low ?? '')) tags[i] = 'ADP'
    if (/^(?:ours|mine|yours|hers|theirs)$/u.test(low)) tags[i] = 'PRON'
    // `I'm`, `I've`: one token.
    if (/^i['’](?:m|ve|ll|d)$/u.test(low)) tags[i] = 'AUX'
    // `but costs less`, `your savings double every year`.
    if (
      pos === 'NOUN' &&
      /[^s]s$/u.test(low) &&
      isVerb(low.slice(0, -1)) &&
      /^(?:and|but|or)$/u.test(before?.low ?? '') &&
      /^(?:ADJ|ADV|DET|NUM|PRON)$/u.test(next?.pos ?? '') &&
      tokens.slice(0, i).some(isFinite)
    )
      tags[i] = 'VERB'
    if (
      /^(?:ADV|ADJ)$/u.test(pos) &&
      low === lemma &&
      low !== 'awake' &&
      isVerb(low) &&
      before?.pos === 'NOUN' &&
      before.low.endsWith('s') &&
      /^(?:ADV|NUM|DET|ADP)$/u.test(next?.pos ?? '') &&
      !tokens.slice(0, i).some(isFinite)
    )
      tags[i] = 'VERB'
    // `could last`.
    if (
      /^(?:ADJ|NOUN|ADV)$/u.test(pos) &&
      isVerb(low) &&
      !/^(?:AUX|VERB)$/u.test(next?.pos ?? '') &&
      before?.pos === 'AUX' &&
      /^(?:can|could|will|would|may|might|must|should|'ll|’ll)$/u.test(before.low)
    )
      tags[i] = 'VERB'
    if (low === 'including' || (low === 'like' && before?.low === 'not' && tokens[i - 2]?.text === ',')) tags[i] = 'ADP'
    // `to drink the fog`.
    if (pos === 'NOUN' && before?.low === 'to' && before.pos === 'PART' && isVerb(low)) tags[i] = 'VERB'
    // `from roof to roof`.
    if (before?.low === 'to' && tokens[i - 2]?.low === low && i > 2) [tags[i - 1], tags[i]] = ['ADP', 'NOUN']
    if (
      pos === 'NOUN' &&
      before?.low === 'to' &&
      isVerb(low) &&
      (!next || isClauseEnd(next)) &&
      tokens.slice(0, i).some(({ lemma: one }) => /^(?:tell|ask|want|allow|begin|learn|try|refuse|force|order)$/u.test(one))
    )
      tags[i] = 'VERB'
    // `they joke`, `who fear`.
    if (pos === 'NOUN' && /^(?:i|we|they|who)$/u.test(before?.low ?? '') && isVerb(low)) tags[i] = 'VERB'
    // `so engineers wrapped them`.
    if (
      pos === 'VERB' &&
      low.endsWith('s') &&
      (isNoun(low) || (isNoun(singularOf(low)) && next?.lemma === next?.low)) &&
      (opensAt(i) || before?.low === 'so') &&
      next?.pos === 'VERB' &&
      !next.low.endsWith('ing') &&
      before?.low !== 'to'
    )
      tags[i] = 'NOUN'
    // `goes to needs`, `her left shoe`, `the founder's will`, `half of them are spam`.
    if (pos === 'VERB' && low !== lemma && low.endsWith('s') && before?.low === 'to') tags[i] = 'NOUN'
    if (pos === 'VERB' && POSSESSIVE.test(before?.low ?? '') && next?.pos === 'NOUN') tags[i] = 'ADJ'
    if (low === 'will' && /^['’]s$/u.test(before?.low ?? '') && isFinite(next)) tags[i] = 'NOUN'
    if (pos === 'VERB' && low === lemma && isNoun(low) && FORMS_OF_BE.test(before?.low ?? '') && !UNCHANGED.test(low)) tags[i] = 'NOUN'
    if (
      pos === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      before?.pos === 'NOUN' &&
      tokens[i - 2]?.pos === 'ADP' &&
      (!next || isClauseEnd(next))
    )
      tags[i] = 'NOUN'
    if (pos === 'VERB' && low === lemma && isNoun(low) && next?.pos === 'NUM' && /^(?:where|that|in|the|when)$/u.test(before?.low ?? ''))
      tags[i] = 'NOUN'
    // `took that same train`.
    if (low === 'that' && /^(?:same|very|old|one|whole)$/u.test(next?.low ?? '')) tags[i] = 'DET'
    // `let him kiss her hand`.
    if (pos === 'NOUN' && isVerb(low) && before?.pos === 'PRON' && /^(?:let|make|made|help|helped)$/u.test(tokens[i - 2]?.low ?? ''))
      tags[i] = 'VERB'
    if (PERSONAL.test(low) && low !== 'one' && low !== 'there' && pos !== 'PRON') tags[i] = 'PRON'
    // `when ice crystals collide`.
    if (
      pos === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      next?.pos === 'NOUN' &&
      /^(?:when|because|that|while|until|where)$/u.test(before?.low ?? '')
    )
      tags[i] = 'NOUN'
    // `nine end with sore paws`.
    if (
      pos === 'NOUN' &&
      before?.pos === 'NUM' &&
      before.low !== 'one' &&
      singularOf(low) === low &&
      isVerb(low) &&
      /^(?:ADP|ADV|DET|PRON)$/u.test(next?.pos ?? '') &&
      next?.low !== 'of' &&
      !hasVerbAround(i, tokens)
    )
      tags[i] = 'VERB'
    // `my ceiling light went out`, `ten hunts`.
    if (low === 'light' && pos === 'ADV' && /^(?:NOUN|DET)$/u.test(before?.pos ?? '')) tags[i] = 'NOUN'
    if (
      pos === 'VERB' &&
      /[^s]s$/u.test(low) &&
      before?.pos === 'NUM' &&
      before.low !== 'one' &&
      isNoun(singularOf(low)) &&
      (!next || isClauseEnd(next) || next.pos === 'ADP')
    )
      tags[i] = 'NOUN'
    // `the far end was`, `the same old well`.
    if (pos === 'VERB' && low === lemma && isNoun(low) && /^(?:DET|ADJ)$/u.test(tags[i - 1] ?? '') && isFinite(next)) tags[i] = 'NOUN'
    if (low === 'well' && /^(?:DET|ADJ)$/u.test(before?.pos ?? '')) tags[i] = 'NOUN'
    if (pos === 'VERB' && low === lemma && isNoun(low) && /^(?:only|little|best)$/u.test(before?.low ?? '') && tokens[i - 2]?.pos === 'DET')
      tags[i] = 'NOUN'
    if (low === 'far' && before?.pos === 'DET') tags[i] = 'ADJ'
    if (low === 'people' && pos === 'VERB') tags[i] = 'NOUN'
    // `It turns out that love is blind`.
    if (low === 'that' && pos === 'DET' && /^(?:VERB|ADV|ADP)$/u.test(before?.pos ?? '') && next?.pos === 'NOUN' && isFinite(tokens[i + 2]))
      tags[i] = 'SCONJ'
    // `that grandmothers lower baskets`.
    if (low === 'that' && pos === 'DET' && next?.pos === 'NOUN' && singularOf(next.low) !== next.low) tags[i] = 'SCONJ'
    if (
      pos === 'ADJ' &&
      low === lemma &&
      isVerb(low) &&
      !TIME_PHRASE.test(singularOf(before?.low ?? '')) &&
      before?.pos === 'NOUN' &&
      singularOf(before.low) !== before.low &&
      /^(?:NOUN|DET|PRON)$/u.test(next?.pos ?? '') &&
      !clauseAround(i, tokens).some((one) => one.i < i && isFinite(one))
    )
      tags[i] = 'VERB'
    // `she and Pierre boiled`.
    if (
      pos === 'ADJ' &&
      low.endsWith('ed') &&
      /^(?:PROPN|PRON)$/u.test(before?.pos ?? '') &&
      !FORMS_OF_BE.test(before!.low) &&
      !hasVerbAround(i, tokens)
    )
      tags[i] = 'VERB'
    // `The average renter moves every three years`, `The streets of Rome climb so steeply`.
    if (isVerbTakenForNoun(i, tokens)) tags[i] = 'VERB'
    // `however long you lie awake`.
    if (/^(?:how|however)$/u.test(before?.low ?? '') && /^(?:long|far|hard|slow|quiet|dry|clean|warm|cool|clear)$/u.test(low))
      tags[i] = 'ADV'
    // `By the time she came`, `asked for help`.
    const isAfterNounWord = /^(?:the|an?|every|this)$/u.test(before?.low ?? '')
      ? !/^(?:NOUN|ADJ)$/u.test(next?.pos ?? '')
      : /^(?:for|of|without|about|by)$/u.test(before?.low ?? '') && (!next || isClauseEnd(next))
    if (pos === 'VERB' && low === lemma && isNoun(low) && isAfterNounWord) tags[i] = 'NOUN'
    if (low === 'to' && next?.pos === 'DET') tags[i] = 'ADP'
    // `don't open the oven`.
    const isOfDo = /^(?:n['’]t|not)$/u.test(before?.low ?? '') && /^(?:do|does|did)$/u.test(tokens[i - 2]?.low ?? '')
    if (isOfDo && pos !== 'VERB' && pos !== 'ADV' && isVerb(low)) tags[i] = 'VERB'
    // `so cool that`, `deep beneath the waves`, `the mother stops eating`.
    if (pos === 'VERB' && low === lemma && before?.low === 'so' && next?.low === 'that') tags[i] = 'ADJ'
    if (
      /^(?:deep|high|far)$/u.test(low) &&
      /^(?:beneath|below|above|inside|in|under)$/u.test(next?.low ?? '') &&
      (!before || isClauseEnd(before))
    )
      tags[i] = 'ADV'
    if (
      /^(?:stops|keeps|starts|begins|loves|hates|enjoys|avoids|goes)$/u.test(low) &&
      /^(?:NOUN|PROPN|PRON)$/u.test(before?.pos ?? '') &&
      next?.low.endsWith('ing')
    )
      tags[i] = 'VERB'
    // `gave them a free bus pass`.
    const isAtEnd = !next || isClauseEnd(next) || /^(?:that|which|who)$/u.test(next.low) || next.pos === 'CCONJ'
    if (pos === 'VERB' && low === lemma && isNoun(low) && before?.pos === 'NOUN' && isAtEnd) {
      const earlier = clauseAround(i, tokens).filter((one) => one.i < i)
      const article = earlier.findLast(({ low: one }) => /^(?:an?|the)$/u.test(one))
      const isCaused = earlier.some(({ lemma: one }) => /^(?:let|make|help|watch|see|hear|feel|have)$/u.test(one))
      if (!isCaused && article && i - article.i <= 3 && earlier.some((one) => one.i < article.i && isFinite(one))) tags[i] = 'NOUN'
    }
    // `the spider pretended to be dead`.
    if (
      /^(?:ADV|ADJ)$/u.test(pos) &&
      low.endsWith('ed') &&
      before?.pos === 'NOUN' &&
      next?.low === 'to' &&
      !clauseAround(i, tokens).some((one) => one.i < i && isFinite(one))
    )
      tags[i] = 'VERB'
    // `why pilots and copilots are`.
    if (
      pos === 'VERB' &&
      low.endsWith('s') &&
      low !== lemma &&
      /^(?:why|how|when|because|that)$/u.test(before?.low ?? '') &&
      isNoun(singularOf(low)) &&
      /^(?:CCONJ|AUX|VERB)$/u.test(next?.pos ?? '')
    )
      tags[i] = 'NOUN'
    // `just like a tree`, `preferred the second floor`.
    if (low === 'like' && before?.low === 'just') tags[i] = 'ADP'
    if (/^(?:ADV|ADJ)$/u.test(pos) && low.endsWith('ed') && next?.pos === 'DET' && before && !FORMS_OF_BE.test(before.low)) tags[i] = 'VERB'
    // `so valuable that smuggling was`.
    if (low === 'that' && pos === 'DET' && before?.pos === 'ADJ' && tokens[i - 2]?.low === 'so') tags[i] = 'SCONJ'
    // `six raised dots`.
    if (pos === 'VERB' && /(?:ed|en)$/u.test(low) && before?.pos === 'NUM' && tokens[i - 2]?.pos !== 'DET' && next?.pos === 'NOUN')
      tags[i] = 'ADJ'
    // `the hardest part of`, `his only coat`.
    if (low.endsWith('est') && pos === 'ADV' && before?.pos === 'DET') tags[i] = 'ADJ'
    if (low === 'only' && POSSESSIVE.test(before?.low ?? '')) tags[i] = 'ADJ'
    if (
      pos === 'VERB' &&
      low === lemma &&
      isNoun(low) &&
      ((before?.low.endsWith('est') && tokens[i - 2]?.pos === 'DET') ||
        (before?.low === 'only' && POSSESSIVE.test(tokens[i - 2]?.low ?? '')))
    )
      tags[i] = 'NOUN'
    // `draw a wave better than`.
    if (/^(?:better|worse|more|less|faster)$/u.test(low) && pos === 'NOUN' && next?.low === 'than') tags[i] = 'ADV'
    // `was that metal shrinks`.
    if (low === 'that' && pos === 'DET' && before?.pos === 'AUX' && i > 1 && next?.pos === 'NOUN' && isFinite(tokens[i + 2]))
      tags[i] = 'SCONJ'
    // `move that same payment`.
    if (pos === 'NOUN' && isVerb(low) && opensAt(i) && next?.low === 'that' && /^(?:same|old|one)$/u.test(tokens[i + 2]?.low ?? ''))
      tags[i] = 'VERB'
    if (/^\p{Lu}/u.test(text) && pos === 'VERB' && i > 0 && before?.pos === 'PROPN' && /^(?:PROPN|PUNCT)$/u.test(next?.pos ?? ''))
      tags[i] = 'PROPN'
  }
  return tags
}
