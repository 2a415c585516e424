import { isNoun, isVerb, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isClauseEnd } from '../../text/clauses.ts'
import type { Token } from '../../text/token.ts'

/**
 * A group of words of a sentence. `nominal`: a noun phrase or pronoun with what it is of; `row`: further ones of a row behind it; `verb`: a finite verb with its
 * auxiliaries; `infinitive`, `participle`: verbs that are not finite; `question`: an indirect question; `end`: punctuation; `joint`: `and`, `but`, `or`;
 * `opener`: a word that opens a subordinate clause.
 */
export type ChunkKind =
  | 'nominal'
  | 'row'
  | 'verb'
  | 'infinitive'
  | 'participle'
  | 'adjective'
  | 'adverb'
  | 'particle'
  | 'preposition'
  | 'than'
  | 'relative'
  | 'opener'
  | 'joint'
  | 'end'

/** `from`, `to`: token indices, `to` exclusive. `head`: of a noun phrase its noun, of a verb its main verb. `isTime`: says when or how long. */
export type Chunk = {
  readonly kind: ChunkKind
  readonly from: number
  readonly to: number
  readonly head: number
  readonly isTime: boolean
}

const POSSESSIVE = /^(?:my|your|his|her|its|our|their|whose)$/u
const MOMENT =
  /^(?:day|year|month|week|hour|minute|second|night|morning|evening|summer|winter|spring|autumn|century|moment|decade|millisecond|sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|may|june|july|august|september|october|november|december|dawn|dusk|noon|midnight|weekend|childhood|birth|yesterday|today|tonight|tomorrow|sunrise|sunset|afternoon|eighties|nineties|seventies|sixties|ages?|time|while)$/u
const PARTICLE =
  /^(?:up|down|out|off|away|back|over|in|on|together|apart|aside|through|along|around|alone|behind|again|open|ahead|forward|loose|home|there|here|inside|outside|free)$/u
const RELATIVE = /^(?:who|which|whom|whose|that|where)$/u
const OPENER =
  /^(?:because|if|when|whenever|while|unless|although|though|whereas|since|until|till|once|before|after|as|so|that|what|whatever|how|why|whether|who|which|where|wherever|whose|otherwise)$/u
const PERSONAL =
  /^(?:i|you|he|she|it|we|they|there|nobody|somebody|everybody|someone|everyone|nothing|something|everything|anybody|anyone|none)$/u
const QUANTIFIER = /^(?:most|some|many|few|all|half|both|each|one|much|several|none|any|neither|either|more|another|two|three)$/u
const BE = /^(?:be|am|is|are|was|were|been|being|'s|’s|'re|’re|'m|’m)$/u
const HAVE = /^(?:have|has|had|having|'ve|’ve|'d|’d)$/u
const NOMINAL = /^(?:NOUN|PROPN|NUM)$/u

/** Participles that are like the verb itself. */
const UNCHANGED = /^(?:put|set|cut|hit|hurt|let|shut|split|spread|read|come|become|run|cast|burst|cost|quit|rid|shed|bet|beat|overcome)$/u
const isFinite = (token: Token | undefined): boolean => /^(?:VERB|AUX)$/u.test(token?.pos ?? '')

/** Is a noun before a preposition the subject of a verb, rather than a command: `Snow on the roof melts`? */
function isNounTaken(tokens: readonly Token[], i: number): boolean {
  const end = tokens.findIndex((token) => token.i > i && (isClauseEnd(token) || /^(?:CCONJ|SCONJ)$/u.test(token.pos)))
  return tokens.slice(i + 1, end < 0 ? undefined : end).some((token) => isFinite(token))
}

/** Tokens of the clause around a token, as far as conjunctions and punctuation tell. */
function clauseAround(i: number, tokens: readonly Token[]): readonly Token[] {
  const isEnd = (one: Token) => isClauseEnd(one) || /^(?:CCONJ|SCONJ)$/u.test(one.pos) || one.low === 'that'
  const start = tokens.slice(0, i).findLastIndex((one) => isEnd(one)) + 1
  const end = tokens.findIndex((one) => one.i > i && isEnd(one))
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
    const isNounNext = /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(next?.pos ?? '')
    if (/^(?:little|best|most|early|late|only|far|next|last|single)$/u.test(low) && pos === 'ADV' && before?.pos === 'DET' && isNounNext)
      tags[i] = 'ADJ'
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
      !BE.test(before?.low ?? '') &&
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
          /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM)$/u.test(tokens[i + 2]?.pos ?? '') &&
          !isNounTaken(tokens, i))) &&
      !/^(?:i|he|she|we|they|who|that|which)$/u.test(next.low)
    if (
      /^(?:NOUN|PROPN|ADJ)$/u.test(pos) &&
      isVerb(low) &&
      opensAt(i) &&
      before?.low !== 'to' &&
      (isObjectNext || ((!isNoun(low) || before?.text === ':') && isNounNext)) &&
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
    if (pos === 'ADV' && before?.pos === 'DET' && isNoun(low) && (!next || isClauseEnd(next) || /^(?:VERB|AUX|ADP)$/u.test(next.pos)))
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
      isNoun(low) &&
      opensAt(i) &&
      next?.pos === 'VERB' &&
      !next.low.endsWith('ing') &&
      before?.low !== 'to'
    )
      tags[i] = 'NOUN'
    // `goes to needs`, `her left shoe`, `the founder's will`, `half of them are spam`.
    if (pos === 'VERB' && low !== lemma && low.endsWith('s') && before?.low === 'to') tags[i] = 'NOUN'
    if (pos === 'VERB' && POSSESSIVE.test(before?.low ?? '') && next?.pos === 'NOUN') tags[i] = 'ADJ'
    if (low === 'will' && /^['’]s$/u.test(before?.low ?? '') && isFinite(next)) tags[i] = 'NOUN'
    if (pos === 'VERB' && low === lemma && isNoun(low) && BE.test(before?.low ?? '') && !UNCHANGED.test(low)) tags[i] = 'NOUN'
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
      !MOMENT.test(singularOf(before?.low ?? '')) &&
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
      !BE.test(before!.low) &&
      !hasVerbAround(i, tokens)
    )
      tags[i] = 'VERB'
    // `The average renter moves every three years`, `The streets of Rome climb so steeply`.
    if (isVerbTakenForNoun(i, tokens)) tags[i] = 'VERB'
    if (/^\p{Lu}/u.test(text) && pos === 'VERB' && i > 0 && before?.pos === 'PROPN' && /^(?:PROPN|PUNCT)$/u.test(next?.pos ?? ''))
      tags[i] = 'PROPN'
  }
  return tags
}

/** Reads the groups of words of one sentence. */
export function chunksOf(analysis: Analysis): readonly Chunk[] {
  const { tokens, quantities } = analysis
  const tags = tagsOf(analysis)
  const low = (i: number): string => tokens[i]?.low ?? ''
  const tag = (i: number): string => tags[i] ?? ''
  const isEnd = (i: number): boolean => tokens[i] === undefined || isClauseEnd(tokens[i]!) || /^["“”]$/u.test(tokens[i]!.text)

  /** Index behind a word with its apostrophe. */
  const wordEnd = (i: number): number => {
    let to = i + 1
    while (tokens[to] && tokens[to]!.word === tokens[i]!.word && !isClauseEnd(tokens[to]!)) to++
    return to
  }

  const isFiniteAt = (i: number): boolean => /^(?:VERB|AUX)$/u.test(tag(i))

  /** Index behind the noun phrase that begins at a token, without what it is of; undefined where none begins. */
  function simpleNominalEnd(start: number): number | undefined {
    const first = tokens[start]
    if (!first || isEnd(start)) return undefined
    if (tag(start) === 'PRON' && !POSSESSIVE.test(first.low)) return start + 1
    if (/^(?:that|this)$/u.test(first.low) && low(start - 1) === 'of') return start + 1
    if (first.low === 'her' && !/^(?:NOUN|ADJ|NUM|PROPN|VERB|ADV)$/u.test(tag(start + 1))) return start + 1
    let i = start
    // `at least thirty minutes`, `more than a thousand`, `as many as`.
    if (
      /^(?:more|less|fewer)$/u.test(first.low) &&
      low(start + 1) === 'than' &&
      (tag(start + 2) === 'NUM' || /^(?:an?|half|one)$/u.test(low(start + 2)))
    )
      i = start + 2
    const quantity = quantities.find(({ at, bound }) => bound && at - bound.words.split(' ').length === first.word)
    if (quantity && quantity.bound) {
      const at = tokens.findIndex(({ word }) => word === quantity.at)
      if (at > start) i = at
    }
    let last = -1
    for (; tokens[i] && !isEnd(i); i++) {
      const own = tag(i)
      if (i > start && last >= 0 && (own === 'DET' || POSSESSIVE.test(low(i))) && !(low(i) === 'a' && /^(?:half|NUM)$/u.test(low(i - 1)))) {
        if (quantities.some(({ at, end }) => at <= tokens[i - 1]!.word && tokens[i]!.word <= end)) continue
        break
      }
      if (
        quantities.some(({ at, end }) => at < tokens[i]!.word && tokens[i]!.word <= end && tokens[i - 1] !== undefined && i > start) &&
        own !== 'VERB'
      ) {
        last = i
        continue
      }
      // `a trial last year showed`.
      if (last >= 0 && own === 'ADJ' && /^(?:last|next)$/u.test(low(i)) && MOMENT.test(low(i + 1))) break
      // `In 1995 fourteen wolves`, `Within a week prices fell`.
      const isYear =
        last >= 0 &&
        quantities.some(
          ({ at, end, kind }) =>
            at <= tokens[last]!.word && tokens[last]!.word <= end && tokens[i]!.word > end && /^(?:year|date)$/u.test(kind),
        )
      const isCounted =
        last === i - 1 &&
        tag(last) === 'PROPN' &&
        tag(start - 1) === 'ADP' &&
        own === 'NUM' &&
        quantities.some(({ at }) => at === tokens[i]!.word)
      const isMoment =
        last === i - 1 &&
        ((tag(start - 1) === 'ADP' && start <= 1) || (start === 0 && /^(?:every|each|last|this|one|next|that)$/u.test(low(0)))) &&
        MOMENT.test(singularOf(low(last))) &&
        tag(last) === 'NOUN'
      if ((isYear || isMoment || isCounted) && (NOMINAL.test(own) || (isMoment && own === 'ADJ' && NOMINAL.test(tag(i + 1))))) break
      if (NOMINAL.test(own)) {
        // `On Sunday night three men`.
        if (own === 'NUM' && last >= 0 && MOMENT.test(singularOf(low(last))) && last === i - 1 && /^(?:NOUN|ADJ|PROPN)$/u.test(tag(i + 1)))
          break
        last = i
        continue
      }
      if (/^['’]s?$/u.test(low(i)) && last === i - 1) continue
      if (own === 'DET' || own === 'ADJ' || (POSSESSIVE.test(low(i)) && i === start)) {
        if (own === 'ADJ' && last >= 0 && low(i - 1) !== '-' && !/^['’]s?$/u.test(low(i - 1)) && !NOMINAL.test(tag(i + 1))) break
        if (QUANTIFIER.test(low(i)) && i === start && !/^(?:NOUN|PROPN|ADJ|NUM|DET)$/u.test(tag(i + 1))) last = i
        continue
      }
      if ((low(i) === '-' || low(i - 1) === '-') && i > start) continue
      const isInside = i > start || /^(?:only|almost|nearly|about|just|exactly|over|some|even|hardly|barely)$/u.test(low(i))
      if (own === 'ADV' && /^(?:even|only|almost)$/u.test(low(i)) && i === start && /^(?:NOUN|PROPN)$/u.test(tag(i + 1))) continue
      if (
        own === 'ADV' &&
        isInside &&
        last < 0 &&
        (/^(?:ADJ|NUM|DET)$/u.test(tag(i + 1)) || /^(?:half|all|none|nothing|nobody|everything|everyone)$/u.test(low(i + 1))) &&
        !/^(?:so|too)$/u.test(low(i))
      )
        continue
      if (
        own === 'ADP' &&
        /^(?:over|about|around|under)$/u.test(low(i)) &&
        i === start &&
        (tag(i + 1) === 'NUM' || (low(i + 1) === 'a' && /^(?:half|third|quarter|hundred|thousand|million)$/u.test(low(i + 2))))
      )
        continue
      // `the glowing vials`, `a collapsed block`.
      const isModifier =
        own === 'VERB' && /(?:ing|ed|en)$/u.test(low(i)) && last < 0 && i > start && /^(?:NOUN|ADJ|PROPN)$/u.test(tag(i + 1))
      if (isModifier) continue
      if (own === 'CCONJ' && low(i) === 'and' && tag(i - 1) === 'NUM' && tag(i + 1) === 'NUM') continue
      // `black and white stripes`.
      if (own === 'CCONJ' && tag(i - 1) === 'ADJ' && tag(i + 1) === 'ADJ' && tag(i + 2) === 'NOUN' && last < 0) continue
      break
    }
    // `the same`, `the rich`, `its own`.
    const isBare =
      last < 0 &&
      i > start &&
      first.low !== 'no' &&
      tag(i - 1) === 'ADJ' &&
      (tag(start) === 'DET' || tag(start + 1) === 'DET' || POSSESSIVE.test(first.low))
    return isBare ? wordEnd(i - 1) : last < 0 ? undefined : wordEnd(last)
  }

  /** Index behind a noun phrase with what it is of. */
  function nominalEnd(start: number): number | undefined {
    const end = simpleNominalEnd(start)
    if (end === undefined) return undefined
    if (
      low(end) === 'of' &&
      !isEnd(end) &&
      tag(end + 1) === 'VERB' &&
      low(end + 1).endsWith('ing') &&
      simpleNominalEnd(end + 1) === undefined
    )
      return end + 2
    if (low(end) === 'of' && !isEnd(end)) return nominalEnd(end + 1) ?? (low(end + 1) === 'what' ? undefined : end)
    if (/^(?:himself|herself|itself|myself|yourself|ourselves|themselves|yourselves)$/u.test(low(end)) && tag(start) !== 'PRON')
      return end + 1
    return end
  }

  const headIn = (from: number, to: number): number => {
    const end = simpleNominalEnd(from) ?? to
    const own = tokens.slice(from, end).findLast(({ i }) => /^(?:NOUN|PROPN)$/u.test(tag(i)))
    return own?.i ?? Math.max(from, end - 1)
  }

  const isTimeIn = (from: number, to: number): boolean => {
    const head = tokens[headIn(from, to)]!
    const isDate = quantities.some(({ at, end, kind }) => at <= head.word && head.word <= end && /^(?:year|date|duration)$/u.test(kind))
    const inner = tokens
      .slice(from, to)
      .some(({ low: one, pos }) => pos !== 'VERB' && /^(?:morning|evening|night|century|summer|winter)$/u.test(one) && from > 0)
    return (
      isDate ||
      MOMENT.test(singularOf(head.low)) ||
      MOMENT.test(head.low) ||
      (inner && tokens[from]!.pos === 'ADP' && /^(?:in|on|at|since|until)$/u.test(low(from)))
    )
  }

  const chunks: Chunk[] = []
  const push = (kind: ChunkKind, from: number, to: number, head = from): number => {
    const isTime =
      /^(?:nominal|preposition)$/u.test(kind) &&
      !(kind === 'preposition' && /^(?:from|of|with|like|than|about|to|into|as)$/u.test(low(from))) &&
      isTimeIn(kind === 'preposition' ? Math.min(from + 1, to - 1) : from, to)
    chunks.push({ kind, from, to, head, isTime })
    return to
  }

  const isParticiple = (i: number): boolean => {
    const { low: word, lemma } = tokens[i]!
    return UNCHANGED.test(word) || (word !== lemma && !/[^s]s$/u.test(word))
  }

  /** Index behind the verb with its auxiliaries that begins at a token; its main verb. */
  function verbEnd(start: number): { readonly to: number; readonly head: number } {
    let head = start
    while (!isFiniteAt(head)) head++
    let i = wordEnd(head)
    for (let n = head; n < i; n++) if (isFiniteAt(n)) head = n
    for (;;) {
      let next = i
      while (/^(?:not|n't|never|all|both)$/u.test(low(next)) || (tag(next) === 'ADV' && !isEnd(next))) next++
      const isAuxiliary =
        tag(head) === 'AUX' || BE.test(low(head)) || HAVE.test(low(head)) || /^(?:do|does|did|get|gets|got)$/u.test(low(head))
      const goesOn =
        isFiniteAt(next) &&
        isAuxiliary &&
        tokens[next] !== undefined &&
        (!(BE.test(low(head)) || HAVE.test(low(head))) || tag(next) === 'AUX' || isParticiple(next))
      if (!goesOn) {
        // `is not`, `has never`: a denial belongs to it.
        if (/^(?:not|n't|never)$/u.test(low(i))) i = wordEnd(i)
        return { to: i, head }
      }
      head = next
      i = wordEnd(next)
    }
  }

  let i = 0
  while (i < tokens.length) {
    if (isEnd(i)) {
      i = push('end', i, i + 1)
      continue
    }
    const previous = chunks.at(-1)
    const word = low(i)
    const own = tag(i)
    if (/^(?:and|or|but|nor|yet|plus)$/u.test(word) && /^(?:CCONJ|ADV|SCONJ)$/u.test(own)) {
      // `a chair and a table`, `one, two and three`.
      const end = nominalEnd(i + 1)
      const isLastOfRow = previous?.kind === 'end' && chunks.at(-2)?.kind === 'row'
      const isRow =
        previous !== undefined &&
        (/^(?:nominal|row|preposition)$/u.test(previous.kind) || isLastOfRow) &&
        word !== 'but' &&
        end !== undefined &&
        !(PERSONAL.test(low(i + 1)) && isFiniteAt(end)) &&
        !isVerbAhead(end)
      if (isRow && isLastOfRow) chunks.pop()
      i = isRow ? push('row', isLastOfRow ? previous!.from : i, end!) : push('joint', i, i + 1)
      continue
    }
    // `more slowly`, `at once`.
    if (own === 'ADV' && word === 'right' && /^(?:now|there|here|away)$/u.test(low(i + 1))) {
      i = push('adverb', i, i + 2)
      continue
    }
    if (
      own === 'ADV' &&
      /^(?:more|less|as|too|so|very|most|quite|far|almost|nearly|hardly|not)$/u.test(word) &&
      tag(i + 1) === 'ADV' &&
      tag(i + 2) !== 'ADJ' &&
      !OPENER.test(low(i + 1)) &&
      !PARTICLE.test(low(i + 1))
    ) {
      i = push('adverb', i, i + 2)
      continue
    }
    if (word === 'at' && /^(?:once|last|least|first|all)$/u.test(low(i + 1)) && tag(i + 2) !== 'NUM' && tag(i + 2) !== 'DET') {
      i = push('adverb', i, i + 2)
      continue
    }
    // `the times at which`.
    if (own === 'ADP' && /^(?:which|whom)$/u.test(low(i + 1)) && previous !== undefined) {
      i = push('relative', i, i + 2)
      continue
    }
    if (word === 'as' && low(i + 1) === 'well' && low(i + 2) !== 'as') {
      i = push('adverb', i, i + 2)
      continue
    }
    if (
      word === 'than' ||
      (word === 'as' &&
        previous !== undefined &&
        /\bas\b/u.test(
          tokens
            .slice(Math.max(0, i - 5), i)
            .map(({ low: one }) => one)
            .join(' '),
        ))
    ) {
      const gerund = tag(i + 1) === 'VERB' && low(i + 1).endsWith('ing') ? i + 2 : undefined
      const end = /^(?:that|this)$/u.test(low(i + 1))
        ? i + 2
        : gerund === undefined
          ? (nominalEnd(i + 1) ?? (tag(i + 1) === 'ADP' ? nominalEnd(i + 2) : undefined))
          : (nominalEnd(gerund) ?? gerund)
      i = push('than', i, end ?? i + 1)
      continue
    }
    const isRelative =
      RELATIVE.test(word) &&
      previous !== undefined &&
      /^(?:nominal|row|preposition|participle)$/u.test(previous.kind) &&
      (own !== 'DET' || isFiniteAt(i + 1)) &&
      previous.to === i
    if (isRelative) {
      i = push('relative', i, i + 1)
      continue
    }
    // `however long you lie awake`.
    if (word === 'however' && /^(?:ADJ|ADV)$/u.test(tag(i + 1))) {
      i = push('opener', i, i + 2)
      continue
    }
    // `I find that comforting`.
    const isPlainThat = word === 'that' && previous?.kind === 'verb' && !hasVerbUpToEnd(i + 1)
    if (isPlainThat) {
      i = push('nominal', i, i + 1)
      continue
    }
    const isOpener =
      OPENER.test(word) &&
      !(
        word === 'that' &&
        (own === 'DET' || (isFiniteAt(i + 1) && (previous === undefined || /^(?:opener|end|joint)$/u.test(previous.kind))))
      ) &&
      !(/^(?:so|as|once|since|before|after|until|till)$/u.test(word) && !isOpening(i))
    if (isOpener) {
      i = push('opener', i, i + 1)
      continue
    }
    if (word === 'to' && tag(i + 1) !== 'DET') {
      let at = i + 1
      while (tag(at) === 'ADV' || /^(?:not|never)$/u.test(low(at))) at++
      if (isFiniteAt(at) && (low(at) === tokens[at]!.lemma || low(at) === 'be')) {
        const verb = verbEnd(at)
        i = push('infinitive', i, verb.to, verb.head)
        continue
      }
    }
    if (isFiniteAt(i) || (/^(?:not|never)$/u.test(word) && isFiniteAt(i + 1))) {
      const isGerund = own === 'VERB' && word.endsWith('ing') && word !== tokens[i]!.lemma
      if (isGerund) {
        i = push('participle', i, wordEnd(i))
        continue
      }
      const { to, head } = verbEnd(i)
      i = push('verb', i, to, head)
      continue
    }
    if (own === 'ADP' || (own === 'SCONJ' && !isOpener)) {
      // `for so long`.
      const isLong = /^(?:long|ever|good|once|now|free)$/u.test(low(i + 1))
        ? i + 2
        : /^(?:so|too|very)$/u.test(low(i + 1)) && low(i + 2) === 'long'
          ? i + 3
          : undefined
      if (word === 'for' && isLong !== undefined) {
        chunks.push({ kind: 'preposition', from: i, to: isLong, head: isLong - 1, isTime: true })
        i = isLong
        continue
      }
      // `without eating`.
      const gerund = tag(i + 1) === 'VERB' && low(i + 1).endsWith('ing') ? wordEnd(i + 1) : undefined
      const direct = nominalEnd(i + 1)
      const double = word !== 'behind' && /^(?:of|to|from|in|into)$/u.test(low(i + 1)) ? nominalEnd(i + 2) : undefined
      const isAbout =
        /^(?:about|around|over|nearly)$/u.test(word) &&
        (tag(i + 1) === 'NUM' || (low(i + 1) === 'a' && /^(?:half|third|quarter|hundred|thousand|million)$/u.test(low(i + 2)))) &&
        (previous === undefined || previous.isTime || /^(?:end|joint|opener|verb)$/u.test(previous.kind))
      const isPlain = isAbout || quantities.some(({ at, bound }) => bound && at - bound.words.split(' ').length === tokens[i]!.word)
      if (isPlain && nominalEnd(i) !== undefined) {
        i = push('nominal', i, nominalEnd(i)!, headIn(i, nominalEnd(i)!))
        continue
      }
      // `checked in last Thursday`.
      const isWhen =
        PARTICLE.test(word) && /^(?:last|next|this|every|each)$/u.test(low(i + 1)) && direct !== undefined && isTimeIn(i + 1, direct)
      if (isWhen) {
        i = push('particle', i, i + 1)
        continue
      }
      const end = gerund !== undefined && !(direct !== undefined && direct > gerund) ? (nominalEnd(gerund) ?? gerund) : (direct ?? double)
      const isLoose =
        PARTICLE.test(word) &&
        end !== undefined &&
        /^(?:DET|PRON)$/u.test(tag(i + 1)) &&
        previous?.kind === 'verb' &&
        isPhrasal(previous, word)
      i = end === undefined || isLoose ? push('particle', i, i + 1) : push('preposition', i, end, headIn(Math.min(i + 1, end - 1), end))
      continue
    }
    const end = nominalEnd(i)
    if (end !== undefined && !(own === 'ADV' && PARTICLE.test(word))) {
      const isListed = previous?.kind === 'end' && tokens[previous.from]!.text === ',' && isInRow(end)
      if (isListed) chunks.pop()
      const later =
        isTimeIn(i, end) && /^(?:later|ago|earlier|before|apart|away)$/u.test(low(end)) && !isEnd(end) && nominalEnd(end + 1) === undefined
          ? end + 1
          : end
      i = isListed ? push('row', previous!.from, end) : push('nominal', i, later, headIn(i, end))
      continue
    }
    if (
      own === 'ADV' &&
      PARTICLE.test(word) &&
      previous !== undefined &&
      /^(?:verb|nominal|infinitive|participle|particle)$/u.test(previous.kind)
    ) {
      i = push('particle', i, i + 1)
      continue
    }
    if (own === 'ADJ' || ((own === 'ADV' || word === 'no') && tag(i + 1) === 'ADJ')) {
      let at = word === 'no' ? i + 1 : i
      while (/^(?:ADJ|ADV)$/u.test(tag(at)) || (tag(at) === 'CCONJ' && tag(at + 1) === 'ADJ') || (low(at) === '-' && at > i)) at++
      i = push('adjective', i, Math.max(at, wordEnd(i)), at - 1)
      continue
    }
    i = push(own === 'ADV' || own === 'PART' ? 'adverb' : 'particle', i, wordEnd(i))
  }
  return chunks

  /** Does a finite verb follow before the next punctuation? */
  function hasVerbUpToEnd(at: number): boolean {
    for (let n = at; n < tokens.length && !isEnd(n); n++) if (isFiniteAt(n) && !(tag(n) === 'VERB' && low(n).endsWith('ing'))) return true
    return false
  }

  /** Does a word open a clause of its own, with subject and verb? */
  function isOpening(at: number): boolean {
    let start = at + 1
    while (tag(start) === 'ADV') start++
    const end = nominalEnd(start)
    if (end === undefined) return false
    // `since childhood`, `until dawn`.
    if (end === start + 1 && MOMENT.test(low(start)) && /^(?:since|until|till|before|after)$/u.test(low(at))) return false
    if (low(at) === 'so' && tag(at + 1) === 'ADJ' && !NOMINAL.test(tag(at + 2))) return false
    return isVerbAhead(end)
  }

  /** Does a finite verb follow within the words of one clause? */
  function isVerbAhead(at: number): boolean {
    for (let n = at; n < tokens.length && !isEnd(n); n++) {
      if (isFiniteAt(n)) return !(tag(n) === 'VERB' && low(n).endsWith('ing')) && !(n > at && low(n - 1) === 'to')
      if (tag(n) === 'ADV' || /^(?:n't|not|never|all|both)$/u.test(low(n))) continue
      if (tag(n) !== 'ADP' || RELATIVE.test(low(n))) return false
      const end = nominalEnd(n + 1)
      if (end === undefined) return false
      n = end - 1
    }
    return false
  }

  /** Does a row of three or more go on behind a noun phrase: `three hearts, blue blood, and a brain`? */
  function isInRow(end: number): boolean {
    const before = chunks.at(-2)
    if (!before || !/^(?:nominal|row|preposition)$/u.test(before.kind) || isVerbAhead(end)) return false
    if (/^(?:i|you|he|she|it|we|they)$/u.test(low(before.to + 1))) return false
    if ((before.kind === 'preposition' || before.isTime) && !chunks.some(({ kind }) => kind === 'verb')) return false
    for (let n = end; n < tokens.length; n++) {
      if (/^(?:and|or)$/u.test(low(n))) return tokens[n - 1]!.text === ',' || chunks.at(-2)!.kind === 'row' || !isFiniteAt(n + 1)
      if (tokens[n]!.text !== ',' && isFiniteAt(n)) return false
      if (isEnd(n) && tokens[n]!.text !== ',') return false
    }
    return before.kind === 'row'
  }

  function isPhrasal(verb: Chunk, particle: string): boolean {
    const { lemma } = tokens[verb.head]!
    return (
      /^(?:up|out|off|away|back|down)$/u.test(particle) &&
      /^(?:throw|pick|give|tie|take|put|wipe|turn|write|cut|break|fill|light|pull|pop|rinse|scrub|pay|hold|wake|blow|wear|work|find|use|carry|set|call|shut|switch|clean|dig|rip|tear|bring|send|knock|burn|lock|open|hand|build|pack|eat|drink|shrug|lift|make|mess|screw)$/u.test(
        lemma,
      )
    )
  }
}
