import { TIME_NOUNS } from '../languages/en/words.ts'
import { isNoun, isVerb } from '../senses/lexicon.ts'
import type { Bar } from '../text/barred-spans.ts'
import { isClauseEnd, isNegation } from '../text/clauses.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { RELATIVE } from '../clauses/words.ts'

/** What a segment is to its sentence. `complement`: what is said, thought or found out; `fragment`: no clause. */
export type SegmentRole =
  | 'main'
  | 'command'
  | 'joined'
  | 'but'
  | 'complement'
  | 'because'
  | 'setting'
  | 'relative'
  | 'compared'
  | 'fragment'

/**
 * A clause of a sentence, or a piece between two clauses. `from`, `to`: token indices, `to` exclusive, without its conjunction and without punctuation.
 * `subject`: tokens of its subject, `to` exclusive; `verb`: index of its first finite verb.
 */
export type Segment = {
  readonly role: SegmentRole
  readonly from: number
  readonly to: number
  readonly subject?: readonly [from: number, to: number]
  readonly verb?: number
  /** Whether its verb or its subject is denied. */
  readonly isDenied: boolean
  /** Whether punctuation, rather than a conjunction alone, stands before it. */
  readonly isSetOff: boolean
}

type ReadTokens = { readonly tokens: readonly Token[]; readonly phrases: readonly Phrase[]; readonly bars: readonly Bar[] }

const SUBORDINATE = /^(?:because|if|when|whenever|while|until|till|unless|although|though|whereas|since|once|before|after|as|so|that)$/u
const JOINING = /^(?:and|but|or|so|yet|then|nor)$/u
const QUESTION = /^(?:what|how|why|whether|which|who|where|when)$/u
const PERSONAL =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|nobody|somebody|everybody|someone|everyone|nothing|something|everything|anybody|anyone|none|one|i'm|i've)$/u

const QUANTIFIER = /^(?:most|some|many|few|all|half|none|both|each|one|much|several)$/u

const isFinite = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX'
/** Does a token join a pronoun that opens a clause to another subject of its verb: `she and Pierre stirred`? */
export function joinsSubjects(tokens: readonly Token[], i: number): boolean {
  const [before, pronoun, joint] = [tokens[i - 2], tokens[i - 1], tokens[i]]
  const opens = !before || isClauseEnd(before) || /^(?:CCONJ|SCONJ)$/u.test(before.pos)
  return /^(?:and|or)$/u.test(joint?.low ?? '') && opens && /^(?:i|he|she|we|they|you)$/u.test(pronoun?.low ?? '')
}

const phraseAt = ({ phrases }: ReadTokens, i: number): Phrase | undefined => phrases.find(({ start, end }) => start <= i && i <= end)

/** Index behind the noun phrase or pronoun that begins at a token, with its owner and what it is of; undefined where none begins. */
function nominalEnd(read: ReadTokens, from: number): number | undefined {
  const { tokens } = read
  const token = tokens[from]
  if (!token) return undefined
  const phrase = phraseAt(read, from)
  if (QUANTIFIER.test(token.low) && tokens[from + 1]?.low === 'of') return nominalEnd(read, from + 2)
  // `At least seven people`.
  if (/^(?:at|more|less|fewer)$/u.test(token.low) && /^(?:least|most|than)$/u.test(tokens[from + 1]?.low ?? ''))
    return nominalEnd(read, from + 2)
  if (token.pos === 'VERB' && token.low.endsWith('ing') && tokens[from - 1]?.low === 'of') return from + 1
  if (joinsSubjects(tokens, from + 1)) {
    const other = nominalEnd(read, from + 2)
    if (other !== undefined && isFinite(tokens[other] ?? token)) return other
  }
  if (!phrase)
    return (token.pos === 'PRON' || PERSONAL.test(token.low)) && !/^(?:my|your|his|its|our|their)$/u.test(token.low) ? from + 1 : undefined
  const isSelf = /^(?:him|her|it|my|your)self$|^(?:our|them|your)selves$/u.test(tokens[phrase.end + 1]?.low ?? '')
  const end = phrase.end + (isSelf ? 2 : 1)
  const next = tokens[end]
  if (/^['’]s?$/u.test(next?.low ?? '') && next!.word === tokens[end - 1]!.word) return nominalEnd(read, end + 1) ?? end
  if (next?.low === 'of') return nominalEnd(read, end + 1) ?? end
  if (/^(?:and|or)$/u.test(next?.low ?? '')) {
    const other = nominalEnd(read, end + 1)
    if (other !== undefined && /^(?:AUX|VERB)$/u.test(tokens[other]?.pos ?? '') && !hasFiniteBefore(tokens, from)) return other
  }
  return end
}

const hasFiniteBefore = (tokens: readonly Token[], i: number): boolean => {
  const end = tokens.slice(0, i).findLastIndex((token) => isClauseEnd(token))
  return tokens.slice(end + 1, i).some((token) => isFinite(token))
}

/** Index of the finite verb behind a subject that ends before `from`, across adverbs and places: `a ship without a sailor | drifted`. */
function verbBehind(read: ReadTokens, from: number, to: number): number | undefined {
  const { tokens } = read
  for (let i = from; i < to; i++) {
    const { pos, low } = tokens[i]!
    if (isFinite(tokens[i]!) && !(low.endsWith('ing') && pos === 'VERB')) return i
    if (pos === 'ADV' || /^(?:n't|all)$/u.test(low)) continue
    if (pos !== 'ADP') return undefined
    i = (nominalEnd(read, i + 1) ?? i + 1) - 1
  }
  return undefined
}

/** `A man who wants little | is`, `Every app you open | sells`: the verb of the sentence behind a relative clause of its subject. */
function verbBehindRelative(read: ReadTokens, end: number): number | undefined {
  const { tokens, bars } = read
  const opener = tokens[end]
  if (!opener || isClauseEnd(opener)) return undefined
  const isRelative =
    RELATIVE.test(opener.low) || bars[end] === 'relative' || (opener.pos === 'PRON' && /^(?:i|you|he|she|we|they)$/u.test(opener.low))
  // `who love you | don't keep score`, but `that you open`.
  const isOfSubject = /^(?:who|which|that)$/u.test(opener.low) && tokens[end + 1] !== undefined && isFinite(tokens[end + 1]!)
  const first = isRelative ? tokens.findIndex((token) => token.i >= end && isFinite(token)) : -1
  if (first < 0) return undefined
  for (let i = first + 1; i < tokens.length && !isClauseEnd(tokens[i]!); i++) {
    const [before, token] = [tokens[i - 1]!, tokens[i]!]
    if (/^(?:and|but|or|because|when|if|while|until)$/u.test(token.low)) return undefined
    const isBehind =
      !/^(?:AUX|PART|DET|CCONJ|SCONJ)$/u.test(before.pos) &&
      !/^(?:to|that|who|which)$/u.test(before.low) &&
      (isOfSubject || !/^(?:i|you|he|she|it|we|they)$/u.test(before.low))
    const isChain = before.pos === 'VERB' && token.pos === 'VERB' && !/[^s]s$/u.test(token.low)
    if (isFinite(token) && isBehind && !isChain && !/(?:ing)$/u.test(token.low) && !phraseAt(read, i)) return i
  }
  return undefined
}

/** `Your credit score | drops`: a verb that was taken for the last noun of a phrase with which the clause ends. */
function verbTakenForNoun(read: ReadTokens, from: number, to: number): number | undefined {
  const phrase = phraseAt(read, from)
  const last = phrase && read.tokens[phrase.end]
  const next = phrase && read.tokens[phrase.end + 1]
  const isLast =
    phrase &&
    last &&
    (phrase.end === to - 1 || next?.pos === 'ADP') &&
    next?.low !== 'of' &&
    phrase.run.length > 1 &&
    phrase.nouns.length > 1
  return isLast && /[^s]s$/u.test(last.low) && isVerb(last.low.slice(0, -1)) ? last.i : undefined
}

/** Does a clause with its own subject begin at a token? */
function opensClause(read: ReadTokens, from: number): boolean {
  let start = from
  while (read.tokens[start]?.pos === 'ADV' && !PERSONAL.test(read.tokens[start]!.low)) start++
  const end = nominalEnd(read, start)
  return end !== undefined && verbBehind(read, end, read.tokens.length) !== undefined
}

/** Does a verb that shares the subject before it begin at a token: `and | wipe off`, `and then | went dead`? */
function opensVerb({ tokens }: ReadTokens, from: number): boolean {
  const at = tokens.findIndex(({ i, pos }) => i >= from && pos !== 'ADV' && pos !== 'PART')
  const token = tokens[at]
  return token !== undefined && at - from < 3 && isFinite(token) && !token.low.endsWith('ing')
}

/** `things | we don't need`: a relative clause without its pronoun, behind what a verb is done to. */
function isReducedRelative({ tokens }: ReadTokens, i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]]
  const from = tokens.slice(0, i).findLastIndex((one) => isClauseEnd(one)) + 1
  return (
    before?.pos === 'NOUN' &&
    /^(?:i|you|he|she|we|they)$/u.test(token.low) &&
    /^(?:AUX|VERB|ADV)$/u.test(next?.pos ?? '') &&
    tokens.slice(from, i).some(isFinite) &&
    tokens[from]!.pos !== 'SCONJ'
  )
}

/** Where a new segment begins: the number of tokens that only join it; undefined where none does. */
function joinAt(read: ReadTokens, i: number): number | undefined {
  const { tokens, bars } = read
  const { low, pos } = tokens[i]!
  const before = tokens[i - 1]
  if (!before) return JOINING.test(low) && pos !== 'VERB' ? 1 : 0
  if (isClauseEnd(before) || /^["“”]$/u.test(before.text)) return JOINING.test(low) && pos !== 'VERB' ? 1 : 0
  if (bars[i] === 'relative' && bars[i - 1] !== 'relative') return 0
  if (bars[i - 1] === 'relative' && bars[i] !== 'relative' && isFinite(tokens[i]!)) return 0
  if (bars[i] === 'compared' && bars[i - 1] !== 'compared') return 0
  if (isReducedRelative(read, i)) return 0
  if (
    /^(?:and|but|or|yet|so)$/u.test(low) &&
    pos !== 'ADV' &&
    !joinsSubjects(tokens, i) &&
    (opensVerb(read, i + 1) || opensClause(read, i + 1))
  )
    return 1
  if (/^(?:but|yet)$/u.test(low)) return 1
  if (low === 'so' && opensClause(read, i + 1) && before.pos !== 'AUX') return 1
  // `so good that`, `as a governess`: no clause.
  if (/^(?:because|if|when|whenever|while|unless|although|though|whereas)$/u.test(low) && pos !== 'DET') return 0
  const isResult = tokens.slice(Math.max(0, i - 6), i).some((token) => token.low === 'so')
  if (low === 'that' && pos !== 'DET' && (isResult || opensClause(read, i + 1) || isFinite(tokens[i + 1] ?? before))) return 0
  if (/^(?:until|till|since|once|before|after|as)$/u.test(low) && opensClause(read, i + 1)) return 0
  return undefined
}

const SAYING =
  /^(?:say|tell|swear|believe|know|find|notice|realize|realise|discover|learn|think|hope|show|prove|mean|feel|remember|write|claim|argue|admit|explain|report|see|hear|promise|dream|warn|decide|insist|announce)$/u

function roleOf(
  read: ReadTokens,
  from: number,
  isFirst: boolean,
  verb: number | undefined,
  hasSubject: boolean,
  hasMain: boolean,
): SegmentRole {
  const { tokens, bars } = read
  const { low, pos } = tokens[from]!
  const before = tokens[from - 1]
  const joint = before && JOINING.test(before.low) ? before.low : ''
  if (bars[from] === 'compared') return 'compared'
  if (isReducedRelative(read, from)) return 'relative'
  if (bars[from] === 'relative' || (RELATIVE.test(low) && pos === 'PRON' && /^[,]$/u.test(before?.text ?? ''))) return 'relative'
  if (/^(?:because|since)$/u.test(low) && verb !== undefined) return 'because'
  if (low === 'that' && !isFirst) {
    const said = tokens.slice(Math.max(0, from - 5), from).findLast((token) => token.pos === 'VERB' || token.pos === 'ADJ')
    // `so cold that nobody stays in`, `the first thing was that it had stopped`.
    const isPredicate = before?.pos === 'AUX'
    const isResult = isPredicate || tokens.slice(Math.max(0, from - 6), from).some((token) => token.low === 'so')
    // `something that glowed`, but `told the boy that`.
    const isOfNoun = /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') || before?.low.endsWith('thing') === true
    const isSaid =
      said?.pos === 'VERB' && SAYING.test(said.lemma) && (!isOfNoun || /^(?:tell|promise|warn|remind|convince)$/u.test(said.lemma))
    return isResult || isSaid ? 'complement' : 'relative'
  }
  if ((SUBORDINATE.test(low) && pos !== 'ADV') || /^(?:when|while|whenever|once)$/u.test(low))
    return verb === undefined ? 'fragment' : 'setting'
  if ((QUESTION.test(low) || (/^(?:only|just|not)$/u.test(low) && QUESTION.test(tokens[from + 1]?.low ?? ''))) && !isFirst)
    return 'relative'
  if (verb === undefined) return 'fragment'
  if (joint === 'but' || joint === 'yet') return 'but'
  if (!hasSubject) return hasMain ? 'joined' : 'command'
  return hasMain ? 'joined' : 'main'
}

const BEHIND_COMMAND = /^(?:in|over|out|off|up|down|on|the|an?|your|it|them|everything|something|yourself|to)$/u

/** `Fold in the flour`, `Bring cash`: a command that was taken for a noun or a name. */
function isCommandTakenForNoun({ tokens }: ReadTokens, start: number): boolean {
  const [before, first, next] = [tokens[start - 1], tokens[start]!, tokens[start + 1]]
  const opens = !before || isClauseEnd(before) || /^(?:and|or|then)$/u.test(before.low)
  if (!opens || !/^(?:NOUN|PROPN|ADJ)$/u.test(first.pos) || !isVerb(first.low) || !next) return false
  return BEHIND_COMMAND.test(next.low) || (!isNoun(first.low) && /^(?:DET|ADJ|NOUN|NUM|PRON)$/u.test(next.pos))
}

type Clause = { readonly subject?: readonly [from: number, to: number]; readonly verb?: number; readonly end?: number }

/** Subject and verb between two tokens; `end`: index behind the clause where a relative clause of its subject hid it. */
function clauseIn(read: ReadTokens, start: number, to: number): Clause {
  const { tokens } = read
  const first = tokens[start]
  if (!first) return {}
  // `Paying yourself first | is`.
  if (first.pos === 'VERB' && first.low.endsWith('ing') && first.low !== first.lemma) {
    const verb = tokens.findIndex(
      ({ pos, low, i }) =>
        i > start + 1 && i < to && (pos === 'AUX' || (pos === 'VERB' && low.endsWith('s') && tokens[i - 1]!.low !== 'to')),
    )
    return verb > 0 ? { subject: [start, verb], verb } : {}
  }
  const isParticiple = /(?:ed|en)$/u.test(first.low) && first.pos === 'VERB' && phraseAt(read, start)?.start === start
  if ((isFinite(first) && !isParticiple) || isCommandTakenForNoun(read, start)) return { verb: start }
  const own = nominalEnd(read, start)
  const named = phraseAt(read, start)
  // `The year my father lost his job, we ate potatoes`: when.
  const isTime =
    named !== undefined &&
    TIME_NOUNS.test(named.lemma) &&
    own !== undefined &&
    nominalEnd(read, own) !== undefined &&
    tokens[own]!.pos !== 'ADP'
  const inner = isTime && tokens[to]?.text === ',' ? nominalEnd(read, own!) : undefined
  if (inner !== undefined && verbBehind(read, inner, to) !== undefined) return {}
  const verb = own === undefined ? undefined : verbBehind(read, own, to)
  if (verb !== undefined) return { subject: [start, verb], verb }
  const hidden = own === undefined ? undefined : verbBehindRelative(read, own)
  if (hidden !== undefined) {
    const end = tokens.findIndex(
      (token) =>
        token.i > hidden &&
        (isClauseEnd(token) || /^(?:because|when|if|while|until|that)$/u.test(token.low) || isReducedRelative(read, token.i)),
    )
    return { subject: [start, hidden], verb: hidden, end: end < 0 ? tokens.length : end }
  }
  // `Every morning | he hid it`.
  for (let i = start + 1; i < to; i++) {
    const opens = tokens[i]!.pos === 'PRON' || read.phrases.some((phrase) => phrase.start === i)
    const end = opens && tokens[i - 1]!.pos !== 'ADP' ? nominalEnd(read, i) : undefined
    const found = end !== undefined && end < to && isFinite(tokens[end]!) ? end : undefined
    if (found !== undefined && !tokens.slice(start, i).some(isFinite)) return { subject: [i, found], verb: found }
  }
  const of = own === undefined ? start : tokens.findIndex(({ low, i }) => i > start && i < to && low === 'of')
  const taken =
    verbTakenForNoun(read, start, to) ?? (of > start && own !== undefined && of < own ? verbTakenForNoun(read, of + 1, to) : undefined)
  return taken === undefined ? {} : { subject: [start, taken], verb: taken }
}

/** Clauses of a sentence in their order, and what stands between them. */
export function segmentsOf(read: ReadTokens): Segment[] {
  const { tokens } = read
  const starts: { readonly from: number; readonly isSetOff: boolean }[] = []
  for (const { i, text } of tokens) {
    if (isClauseEnd(tokens[i]!) || /^["“”]$/u.test(text)) continue
    const join = joinAt(read, i)
    if (join === undefined || starts.some(({ from }) => from === i)) continue
    starts.push({ from: i + join, isSetOff: i === 0 || isClauseEnd(tokens[i - 1]!) })
  }
  let hasMain = false
  let covered = 0
  return starts.flatMap(({ from, isSetOff }, n): Segment[] => {
    const next = starts[n + 1]
    let to = next ? next.from : tokens.length
    while (to > from && (isClauseEnd(tokens[to - 1]!) || JOINING.test(tokens[to - 1]!.low) || /^["“”'’]$/u.test(tokens[to - 1]!.text))) to--
    if (to <= from) return []
    const opens = SUBORDINATE.test(tokens[from]!.low) || QUESTION.test(tokens[from]!.low) ? from + 1 : from
    if (from < covered) return []
    let start = opens
    while (
      start < to &&
      (tokens[start]!.pos === 'ADV' || /^(?:not|just|even|only)$/u.test(tokens[start]!.low)) &&
      !PERSONAL.test(tokens[start]!.low)
    )
      start++
    const { subject, verb, end } = clauseIn(read, start, to)
    to = Math.max(to, end ?? to)
    covered = end ?? covered
    const role = roleOf(read, from, n === 0, verb, subject !== undefined, hasMain)
    if (/^(?:main|command|but)$/u.test(role)) hasMain = true
    const isDenied = tokens
      .slice(from, to)
      .some((token) => /^(?:not|n't|never|nobody|nothing|none|hardly|barely)$/u.test(token.low) && isNegation(token, tokens))
    return [{ role, from, to, ...(subject && { subject }), ...(verb !== undefined && { verb }), isDenied, isSetOff }]
  })
}
