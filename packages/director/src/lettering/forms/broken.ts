import type { Analysis } from '../../story/analysis.ts'
import { MEASURE } from '../../languages/en/number-words.ts'
import { isNoun, singularOf } from '../../senses/lexicon.ts'
import type { Token } from '../../text/token.ts'
import { isClauseEnd } from '../../text/clause-ends.ts'
import type { Clause } from '../../clauses/clause.ts'
import { isExistentialOnly } from './existential.ts'
import { losesRestriction } from './losing-restriction.ts'
import { isVagueNoun } from './noun-forms.ts'
import { isAttribution } from './attributions.ts'
import { losesAuxiliary } from './shared-verbs.ts'
import { splitsSetPhrase } from './set-phrases.ts'
import { splitsIdiom } from './verb-idioms.ts'

const COMPARATIVE = /^(?:more|less|fewer|better|worse|\p{L}{3,}er)$/u
/** Words that look like comparatives. */
const NO_COMPARATIVE =
  /^(?:over|ever|never|under|after|other|another|either|neither|whether|rather|together|number|water|paper|power|order|river|summer|winter)$/u
const PRONOUN = /^(?:i|you|he|she|it|we|they|him|her|them|me|us|this|that)$/u
/** Verbs that say nothing at the end of a statement. */
const INCOMPLETE =
  /^(?:belong|consist|depend|rely|include|contain|involve|require|cause|resemble|become|mean|seem|be|tell|show|give|explain)$/u

const OPENS_CLAUSE = /^(?:when|while|where|because|if|until|although|whether|that|how|why|than|since|unless|what|who|which|whose)$/u
/** Nouns that say nothing without the clause behind them. */
const OF_CLAUSE =
  /^(?:fact|idea|belief|claim|news|proof|evidence|hope|fear|feeling|chance|rumor|rumour|sense|impression|thought|possibility)$/u

/** Those that do not even at a comma. */
const NEEDS_MORE = /^(?:belong|consist|depend|rely|include|contain|involve|resemble)$/u

/** The tokens of the sentence from one on, up to its end. */
const behind = (tokens: readonly Token[], i: number, most: number): readonly Token[] => tokens.slice(i + 1, i + 1 + most)

/** `a bad workout is better (than none)`, `as heavy (as a car)`, `between the sun (and the moon)`: the first half of what has two. */
function isHalfOfTwo({ tokens, quantities }: Analysis, own: ReadonlySet<number>): boolean {
  return tokens.some(({ i, low, word, pos }) => {
    if (!own.has(i)) return false
    const isLost = (opener: RegExp, most: number): boolean => {
      const next = behind(tokens, i, most).find((one) => opener.test(one.low) || /^[.;!?]$/u.test(one.text))
      return next !== undefined && opener.test(next.low) && !(own.has(next.i) && own.has(next.i + 1))
    }
    // `rose three times (as fast)`, `is five times (hotter)`.
    const isFactor = quantities.some(({ end, kind }) => kind === 'times' && end === word)
    const next = tokens[i + 1]
    if (isFactor && next && (next.low === 'as' || COMPARATIVE.test(next.low)) && !own.has(next.low === 'as' ? i + 2 : i + 1)) return true
    const isCounted = quantities.some(({ at, end, kind }) => /^(?:times|percent)$/u.test(kind) && end === word - 1 && at >= 0)
    if (
      COMPARATIVE.test(low) &&
      !NO_COMPARATIVE.test(low) &&
      ((/^(?:ADJ|ADV)$/u.test(pos) && !isNoun(low)) || /^(?:more|less|fewer|better|worse)$/u.test(low)) &&
      !isCounted &&
      isLost(/^than$/u, 9)
    )
      return true
    if (low === 'as' && tokens[i + 1]?.low !== 'as' && /^(?:ADJ|ADV|DET)$/u.test(tokens[i + 1]?.pos ?? '') && isLost(/^as$/u, 5))
      return true
    if (low === 'as' && tokens.slice(Math.max(0, i - 5), i).some((one) => one.low === 'as') && !own.has(i + 1)) return true
    return low === 'between' && isLost(/^and$/u, 7)
  })
}

/** `nobody got rich (except the people)`, `eats nothing (but fish)`: what is meant without its exception. */
function losesException({ tokens }: Analysis, own: ReadonlySet<number>): boolean {
  return tokens.some(({ i, low }) => {
    if (!own.has(i) || !/^(?:nobody|nothing|no|none|every|everyone|everything|all|any|anything|never)$/u.test(low)) return false
    for (const one of behind(tokens, i, 12)) {
      if (/^[;.!?]$/u.test(one.text)) return false
      const isException =
        one.low === 'except' || (one.low === 'unless' && low !== 'never') || (one.low === 'but' && tokens[one.i - 1]!.i === i)
      if (isException) return !own.has(one.i)
    }
    return false
  })
}

/** Does the last word kept want another one: `had six`, `paid for`, `the way`? */
function isOpenLast({ tokens }: Analysis, last: Token): boolean {
  const next = tokens[last.i + 1]
  if (!next) return false
  // `every coin belongs, by an old law, (to the church)`.
  if (last.pos === 'VERB' && NEEDS_MORE.test(last.lemma) && !/^[.!?;]$/u.test(next.text)) return true
  if (isClauseEnd(next)) return false
  if (last.pos === 'NUM' && /^(?:ADJ|NOUN|VERB)$/u.test(next.pos) && next.word !== last.word && !next.low.endsWith('ing')) return true
  // `the day | on which you gave up`, `a rumor spread | by the British`.
  const isOnWhich = /^(?:ADP)$/u.test(next.pos) && /^(?:which|whom)$/u.test(tokens[next.i + 1]?.low ?? '')
  if ((isOnWhich && isVagueNoun(last.low)) || (last.pos === 'VERB' && next.low === 'by' && !last.low.endsWith('ing'))) return true
  // `Keep in mind | that`, `Legend has it | that`.
  if (/^(?:mind|it)$/u.test(last.low) && next.low === 'that' && tokens[next.i + 1]?.pos !== 'VERB') return true
  // `found | that people sleep longer`, `become brave | when they are fed`.
  if (last.pos === 'VERB' && /^(?:that|whether)$/u.test(next.low)) return true
  if (OPENS_CLAUSE.test(last.low) && !/^(?:this|that)$/u.test(last.low)) return true
  if (OF_CLAUSE.test(last.low) && next.low === 'that') return true
  // `The paper runs out long (before)`, `Restaurants will (no longer be allowed)`.
  if (
    /^(?:long|right|just|shortly|even|only|soon)$/u.test(last.low) &&
    last.pos !== 'NOUN' &&
    /^(?:before|after|when|if|as)$/u.test(next.low)
  )
    return true
  if (last.pos === 'AUX' && /^(?:will|would|can|could|may|might|must|should|shall)$/u.test(last.low)) return true
  // `lose money not`.
  if (/^(?:not|n['’]t)$/u.test(last.low) && tokens[last.i - 1]?.pos !== 'AUX') return true
  // `less than those | who`, `There was a time | when`, `of people | who`.
  if (
    /^(?:those|someone|somebody|anyone|anybody|one|ones|time|moment|day|way)$/u.test(last.low) &&
    /^(?:who|that|which|whose|where|when)$/u.test(next.low)
  )
    return true
  // `less happy than people | who forget about it`.
  const isOfOther = tokens.slice(Math.max(0, last.i - 3), last.i).some(({ low }) => low === 'than')
  if (isOfOther && last.pos === 'NOUN' && /^(?:who|that|which|whose)$/u.test(next.low)) return true
  if (/^(?:an?|the|every|each|half|his|its|their|my|your|our)$/u.test(last.low)) return true
  if (/^(?:way|moment|time|day|minute|year)$/u.test(last.low) && tokens[last.i - 1]?.low === 'the' && /^(?:DET|PRON|NOUN)$/u.test(next.pos))
    return true
  // `is less about`, `better than the one | I bought`.
  if (/^(?:ADP|SCONJ)$/u.test(last.pos) && /^(?:about|of|from|with|for|at|by|into|like|except|as)$/u.test(last.low)) return true
  if (/^(?:one|ones|those)$/u.test(last.low) && /^(?:PRON|DET|ADP)$/u.test(next.pos)) return true
  // `turned everything | he touched`.
  if (/^(?:every|any|no)thing$|^all$/u.test(last.low) && next.pos === 'PRON') return true
  return last.pos === 'VERB' && INCOMPLETE.test(last.lemma)
}

const isBareNumber = ({ tokens, quantities }: Analysis, { i, word, pos }: Token): boolean => {
  const quantity = quantities.find(({ at, end }) => at <= word && word <= end)
  const next = tokens[i + 1]
  if (next?.low === 'in' && tokens[i + 2]?.pos === 'NUM') return false
  // `he needed only eighty-six`: the number is what is told.
  if (/^(?:only|just|exactly)$/u.test(tokens.find((one) => one.word === (quantity?.at ?? word) - 1)?.low ?? '')) return false
  // `Fewer than 7,000 are left`, `She lived to be 101`.
  const first = quantity && tokens.find((one) => one.word === quantity.at)
  if (
    tokens[(first?.i ?? i) - 1]?.low === 'be' ||
    (next?.pos === 'AUX' && tokens[i + 2]?.low === 'left') ||
    /^(?:remain|survive)/u.test(next?.low ?? '')
  )
    return false
  return (
    pos === 'NUM' &&
    quantity?.end === word &&
    quantity.kind === 'count' &&
    !/[–:]/u.test(quantity.display) &&
    next?.low !== 'to' &&
    tokens[i - 1]?.low !== 'to' &&
    quantity.noun === undefined &&
    !/^(?:NOUN|ADJ|PART|PROPN)$/u.test(next?.pos ?? '') &&
    next?.low !== 'of' &&
    !/^(?:at|age)$/u.test(tokens.find((one) => one.word === quantity.at - 1)?.low ?? '')
  )
}

/** `(salty) water freezes (at a lower temperature)`: how much more or less is the point, and of what. */
export function losesDegree({ tokens }: Analysis, { rest, subject }: Clause, kept: readonly number[]): boolean {
  const degree = rest
    .filter(({ kind }) => kind === 'preposition')
    .flatMap(({ from, to }) => tokens.slice(from, to + 1))
    .filter(({ low, pos }) => pos === 'ADJ' && COMPARATIVE.test(low) && !NO_COMPARATIVE.test(low))
  const [first] = subject
  const ofSubject = degree.length > 0 && first ? tokens.slice(first.from, first.to).filter(({ pos }) => pos === 'ADJ') : []
  return [...degree, ...ofSubject].some(({ i }) => !kept.includes(i))
}

/** `fell for him head | over heels`: is a figure of speech there in part? */
const cutsFigure = ({ tokens, bars }: Analysis, own: ReadonlySet<number>): boolean =>
  tokens.some(({ i }) => own.has(i) && bars[i] === 'idiom' && bars[i + 1] === 'idiom' && !own.has(i + 1) && !isClauseEnd(tokens[i + 1]!))

/** `lay a few millimeters | beside the last`, `drew tens of thousands | a year`, `did homework up | on the roofs`: a measure without what it is told of, or half of a direction. */
function cutsMeasure({ tokens, quantities }: Analysis, { rest }: Clause, { i, word }: Token, own: ReadonlySet<number>): boolean {
  const n = rest.findIndex(({ to }) => to === i + 1)
  const [chunk, next] = [rest[n], rest[n + 1]]
  if (!chunk || !next || own.has(next.from) || next.from !== i + 1) return false
  if (chunk.kind === 'particle')
    return (
      rest[n - 1]?.kind === 'nominal' &&
      next.kind === 'preposition' &&
      /^(?:up|down|out|over|back)$/u.test(tokens[chunk.from]!.low) &&
      /^(?:on|in|at|to|by)$/u.test(tokens[next.from]!.low)
    )
  if (
    MEASURE.test(tokens[chunk.head]!.low) &&
    next.kind === 'preposition' &&
    /^(?:beside|from|above|below|behind|beyond|off|away|under|over)$/u.test(tokens[next.from]!.low)
  )
    return true
  return next.isTime && /^(?:an?|per|each|every)$/u.test(tokens[next.from]!.low) && quantities.some(({ end }) => end === word)
}

/** Are words kept of a clause broken: without the other half of a comparison, without an exception, open at their end, a number without what it counts? */
export function isBroken(analysis: Analysis, clause: Clause, kept: readonly number[]): boolean {
  const { tokens } = analysis
  const own = new Set(kept)
  const verb = tokens[clause.verb.from]!
  const last = tokens[kept.at(-1) ?? -1]
  if (!last) return false
  if (isHalfOfTwo(analysis, own) || losesException(analysis, own) || isOpenLast(analysis, last)) return true
  if (splitsIdiom(analysis, kept) || splitsSetPhrase(analysis, kept)) return true
  if (losesDegree(analysis, clause, kept) || losesRestriction(analysis, kept)) return true
  if (isExistentialOnly(analysis, clause, kept) || losesAuxiliary(analysis, clause) || isAttribution(analysis, clause, kept)) return true
  if (cutsFigure(analysis, own) || cutsMeasure(analysis, clause, last, own)) return true
  if (clause.role !== 'command' && kept.some((i) => isBareNumber(analysis, tokens[i]!))) return true
  // `will not boil a second (sooner than it wants)`.
  const isDenied = tokens.slice(clause.verb.from, clause.verb.to).some(({ low }) => /^(?:not|n't|never)$/u.test(low))
  const isThanLost = isDenied && clause.rest.some(({ kind, from }) => kind === 'than' && !own.has(from))
  if (isThanLost) return true
  // `carries enough energy (to light a town)`, `too tired (to eat)`, `so thin that`.
  const isWithoutResult = kept.some((i) => {
    const { low } = tokens[i]!
    if (low === 'that') return tokens.slice(Math.max(0, i - 4), i).some((one) => one.low === 'so' && !own.has(one.i))
    // `moving so fast (that their clocks fall behind)`.
    const isSo = /^(?:so|such)$/u.test(low) && /^(?:ADJ|ADV|DET)$/u.test(tokens[i + 1]?.pos ?? '')
    if (isSo && behind(tokens, i, 7).some((one) => one.low === 'that' && one.pos !== 'DET' && !own.has(one.i))) return true
    if (!/^(?:enough|too)$/u.test(low) || isClauseEnd(tokens[i + 1] ?? last)) return false
    const to = behind(tokens, i, 4).find((one) => one.low === 'to' || isClauseEnd(one))
    return to?.low === 'to' && tokens[to.i + 1]?.pos === 'VERB' && !own.has(to.i)
  })
  if (isWithoutResult) return true
  // `the chairs, the crayons and my patience melted`: one of a row.
  const isOfRow = /^(?:and|or|nor)$/u.test(clause.joint ?? '') && clause.fronted.some(({ kind, isTime }) => kind === 'nominal' && !isTime)
  if (isOfRow) return true
  // `bitten (by dogs) more than by sharks`: what is compared with what.
  const than = kept.find((i) => tokens[i]!.low === 'than')
  const isComparedWithLost =
    than !== undefined &&
    clause.rest.some(({ kind, from, to, isTime }) => kind === 'preposition' && !isTime && to <= than && !own.has(from))
  if (isComparedWithLost) return true
  const [subject] = clause.subject
  // `We hums`: the subject of another clause.
  const isOtherSubject =
    subject !== undefined &&
    /^(?:i|you|we|they)$/u.test(tokens[subject.from]!.low) &&
    verb.pos === 'VERB' &&
    /[^s]s$/u.test(verb.low) &&
    verb.low !== verb.lemma
  if (isOtherSubject) return true
  // `A fool with a hammer is a fool`.
  const isRepeated =
    subject !== undefined &&
    clause.subject.length > 1 &&
    clause.rest.some(({ head }) => tokens[head]!.low === tokens[subject.head]!.low) &&
    !clause.subject.every(({ from }) => own.has(from))
  if (isRepeated) return true
  // `An octopus (can) squeeze`.
  const isWithoutModal =
    clause.isShared &&
    verb.pos === 'VERB' &&
    verb.low === verb.lemma &&
    clause.verb.to - clause.verb.from === 1 &&
    subject !== undefined &&
    tokens[subject.head]!.pos === 'NOUN' &&
    singularOf(tokens[subject.head]!.low) === tokens[subject.head]!.low
  if (isWithoutModal) return true
  // `You lose it`.
  const told = kept.filter((i) => /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/u.test(tokens[i]!.pos))
  const left = clause.rest.filter(({ from }) => own.has(from))
  const isEmpty =
    subject !== undefined &&
    own.has(subject.from) &&
    PRONOUN.test(tokens[subject.from]!.low) &&
    told.length < 2 &&
    left.length > 0 &&
    left.every(({ kind, from }) => kind === 'nominal' && PRONOUN.test(tokens[from]!.low))
  if (isEmpty) return true
  // `They grow | while you sleep`, `was hit (by a carriage)`.
  const isBare =
    left.length === 0 && told.length < 2 && subject !== undefined && own.has(subject.from) && PRONOUN.test(tokens[subject.from]!.low)
  // `You could retire (with half a million)`.
  if (isBare && clause.rest.some(({ kind, isTime }) => /^(?:nominal|preposition|infinitive)$/u.test(kind) && !isTime)) return true
  if (isBare && /^(?:while|when|because|if|until|after|before|where)$/u.test(tokens[last.i + 1]?.low ?? '')) return true
  // `None of these tricks costs (more than a few cents)`.
  if (
    left.length === 0 &&
    clause.rest.length > 0 &&
    /^(?:cost|weigh|measure|contain|need|require|want|own|include)$/u.test(tokens[clause.verb.head]!.lemma)
  )
    return true
  // `since patience, she used to say, is the last ingredient`: of what is another thing.
  if (clause.isShared && clause.isSetOff && clause.joint === undefined && tokens[clause.verb.head]!.lemma === 'be') return true
  const isByLost = left.length === 0 && clause.rest[0]?.kind === 'preposition' && tokens[clause.rest[0].from]!.low === 'by'
  if (isByLost && last.pos === 'VERB') return true
  // `Nobody (who has slept in a hammock) wants a bed`.
  const isWhoLost =
    subject !== undefined &&
    /^(?:nobody|everybody|anybody|everyone|anyone|none|those)$/u.test(tokens[subject.head]!.low) &&
    own.has(subject.from) &&
    clause.subject.some(({ kind, from }) => kind === 'relative' && !own.has(from))
  if (isWhoLost) return true
  // `Rome wasn't built (in a day)`.
  if (isDenied && left.length === 0 && clause.rest.some(({ kind }) => /^(?:preposition|nominal)$/u.test(kind))) return true
  // `tell you why pilots`.
  const asked = kept.find((i) => /^(?:why|how|whether)$/u.test(tokens[i]!.low))
  if (asked !== undefined && !kept.some((i) => i > asked && /^(?:VERB|AUX)$/u.test(tokens[i]!.pos))) return true
  // `Without bees there would be no apples`.
  const isConditional =
    clause.fronted.some(({ from }) => tokens[from]!.low === 'without') &&
    subject !== undefined &&
    tokens[subject.from]!.low === 'there' &&
    tokens.slice(clause.from, clause.to).some(({ low }) => /^(?:would|could|no|not|n't|never)$/u.test(low))
  if (isConditional) return true
  // `stood exactly (where I stand)`.
  const isPlaced = /^(?:stand|live|be|stay|sit|lie)$/u.test(tokens[clause.verb.head]!.lemma)
  if (isPlaced && /^(?:VERB|AUX|ADV)$/u.test(last.pos) && tokens.slice(last.i + 1, last.i + 3).some(({ low }) => low === 'where'))
    return true
  // `can only be reached (by boat)`.
  const isOnly = tokens.slice(clause.verb.from, clause.verb.to).some(({ low, i }) => low === 'only' && own.has(i))
  if (isOnly && clause.rest.length > 0 && !clause.rest.some(({ from }) => own.has(from))) return true
  // `(Thirty percent covers needs,) twenty pays`: of what is not said.
  const isNumberAlone =
    subject !== undefined && tokens.slice(subject.from, subject.to).every(({ pos, low }) => /^(?:NUM|PUNCT)$/u.test(pos) && low !== 'one')
  if (isNumberAlone) return true
  // `neither the police nor the bank found out`.
  return clause.joint === 'nor' || clause.fronted.some(({ from }) => /^(?:neither|nor)$/u.test(tokens[from]!.low))
}
