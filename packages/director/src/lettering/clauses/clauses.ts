import type { Analysis } from '../../story/analysis.ts'
import { isNegation } from '../../text/clauses.ts'
import { isSpeech } from '../../text/speech-verbs.ts'
import { type Chunk, chunksOf } from './chunks.ts'

/**
 * What a clause is to its sentence. `but`: behind `but` or `yet`; `so`: what comes of it; `said`, `asked`: what the verb before it says, thinks or asks; `result`:
 * behind `so cold that`.
 */
export type ClauseRole = 'main' | 'command' | 'but' | 'so' | 'joined' | 'said' | 'asked' | 'result' | 'because' | 'setting' | 'relative'

/**
 * A finite clause. `from`, `to`: token indices, `to` exclusive, without its opener. `subject`: its noun phrase and what stands behind it up to the verb; empty
 * for commands; `isShared`: it is that of the clause before. `adverbs`: between subject and verb. `rest`: what follows the verb. `before`: what stands before the
 * subject. `isOpen`: a relative clause, a question or what is said goes on behind it.
 */
export type Clause = {
  readonly role: ClauseRole
  readonly from: number
  readonly to: number
  readonly subject: readonly Chunk[]
  readonly isShared: boolean
  readonly verb: Chunk
  readonly rest: readonly Chunk[]
  readonly before: readonly Chunk[]
  /** What stands before it up to a comma: `For two months, | he`. */
  readonly fronted: readonly Chunk[]
  readonly opener?: string
  readonly openerAt?: number
  readonly joint?: string
  readonly isSetOff: boolean
  readonly isDenied: boolean
}

const SAYING =
  /^(?:say|tell|swear|believe|know|find|notice|realize|realise|discover|learn|think|hope|show|prove|mean|feel|remember|write|claim|argue|admit|explain|report|see|hear|promise|dream|warn|decide|insist|announce|fear|wish|guess|bet|assume|figure|pretend|agree|suggest|suspect|forget|understand|worry|imagine|convince|reveal|teach|remind|doubt|predict|confirm|expect|make|answer|reply|add|respond|joke|complain|whisper|shout|scream|turn|seem|appear|happen)$/u
const ASKING =
  /^(?:ask|know|wonder|see|tell|show|decide|learn|forget|remember|find|explain|understand|care|guess|say|matter|be|notice|realize|write|read|check|choose|teach|reveal|work|figure|discover|hear|watch|imagine|think)$/u
const ASKED = /^(?:what|how|why|whether|if|who|which|where|when|whose)$/u
const BARE_INFINITIVE = /^(?:let|make|help|watch|see|hear|feel|have)$/u
const PARTICIPLE = /(?:ed|en|elt|ept|ost|ade|aid|one|own|orn|ought|aught|uilt|eld|ound|ung|unk|uck|et|ut|it|read|left|wn)$/u
const PRONOUN =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|nobody|everyone|everybody|somebody|someone|nothing|everything|something)$/u

type Reader = { readonly analysis: Analysis; readonly chunks: readonly Chunk[] }

const lowOf = ({ analysis }: Reader, chunk: Chunk | undefined): string => (chunk ? analysis.tokens[chunk.from]!.low : '')
const headOf = ({ analysis }: Reader, { head }: Chunk) => analysis.tokens[head]!

const isBorder = (chunk: Chunk | undefined): boolean => !chunk || /^(?:end|joint|opener)$/u.test(chunk.kind)

const isBareVerb = (read: Reader, chunk: Chunk): boolean => {
  const { low, lemma, pos } = headOf(read, chunk)
  return chunk.to - chunk.from === 1 && low === lemma && pos !== 'AUX'
}
const isParticipleForm = (read: Reader, chunk: Chunk): boolean => {
  const { low, pos, lemma } = headOf(read, chunk)
  return chunk.to - chunk.from === 1 && pos !== 'AUX' && PARTICIPLE.test(low) && (low !== lemma || low === 'set')
}

/** Index of the next finite verb before a border, from a chunk on; -1 without one. */
function verbAhead(read: Reader, from: number): number {
  for (let i = from; i < read.chunks.length; i++) {
    if (read.chunks[i]!.kind === 'verb') return i
    if (isBorder(read.chunks[i])) return -1
  }
  return -1
}

/** Index behind a clause set between two commas, from its opener on; the same index without such an end. */
function asideEnd(read: Reader, from: number): number {
  const end = read.chunks.findIndex(({ kind }, i) => i > from && kind === 'end')
  return end < 0 || read.analysis.tokens[read.chunks[end]!.from]!.text !== ',' ? from : end + 1
}

type Subject = { readonly verb: number; readonly from: number }

/** Where the subject of a clause begins and its verb stands, from a chunk on; undefined where no finite verb comes. */
function subjectFrom(read: Reader, start: number): Subject | undefined {
  const { chunks, analysis } = read
  let first: number | undefined
  let others = 0
  for (let i = start; i < chunks.length; i++) {
    const chunk = chunks[i]!
    if (chunk.kind === 'end') {
      const next = chunks[i + 1]
      // `the king, who hated to be late, ordered`; `the stranger, a tall man, laughed`.
      const isAside =
        first !== undefined && analysis.tokens[chunk.from]!.text === ',' && /^(?:opener|nominal|participle)$/u.test(next?.kind ?? '')
      const end = isAside ? asideEnd(read, i + 1) : i + 1
      const isWho = next?.kind !== 'opener' || /^(?:who|which|where|whose)$/u.test(lowOf(read, next))
      if (!isAside || !isWho || end === i + 1 || chunks[end]?.kind !== 'verb') return undefined
      i = end - 1
      continue
    }
    if (chunk.kind === 'relative') {
      const own = verbAhead(read, i + 1)
      const outer = own < 0 ? -1 : verbAhead(read, own + 1)
      return outer < 0 || first === undefined ? undefined : { from: first, verb: outer }
    }
    if (chunk.kind === 'joint') {
      // `strong winds and poor visibility were`.
      if (first === undefined || !/^(?:and|or)$/u.test(lowOf(read, chunk)) || !/^(?:nominal|adverb)$/u.test(chunks[i + 1]?.kind ?? ''))
        return undefined
      continue
    }
    if (chunk.kind === 'opener') {
      if (first === undefined || lowOf(read, chunk) !== 'as') return undefined
      continue
    }
    // `Paying only the minimum | is`.
    if (chunk.kind === 'participle' && i === start && first === undefined) {
      first = i
      continue
    }
    if (chunk.kind === 'nominal') {
      const until = chunks.findIndex(({ kind }, n) => n > i && (kind === 'verb' || kind === 'end'))
      const isFollowed = chunks.slice(i + 1, until < 0 ? undefined : until).some(({ kind }) => kind === 'nominal')
      if (first === undefined && (!chunk.isTime || !isFollowed || chunks[i + 1]?.kind === 'infinitive')) first = i
      else if (first !== undefined && chunks[i - 1]?.kind === 'nominal' && !chunk.isTime) others++
    }
    if (chunk.kind !== 'verb') continue
    if (first === undefined) return isSelfSubject(read, chunk) ? { from: i, verb: i } : undefined
    // `two men dressed as police officers rang`.
    const isAs =
      isParticipleForm(read, chunk) &&
      lowOf(read, chunks[i + 1]) === 'as' &&
      chunks[i + 2]?.kind === 'nominal' &&
      chunks[i + 3]?.kind === 'verb'
    const outer = isAs ? i + 3 : verbAhead(read, i + 1)
    const isSaying = SAYING.test(headOf(read, chunk).lemma) && chunks[outer - 1]?.kind === 'nominal'
    const isPronoun = chunks[first]!.to - chunks[first]!.from === 1 && PRONOUN.test(lowOf(read, chunks[first]!))
    const isAcross = outer > 0 && chunks.slice(i, outer).some(({ kind }) => kind === 'relative' || kind === 'than')
    const isReduced =
      outer > 0 &&
      !isAcross &&
      !isPronoun &&
      ((others > 0 && !isBareInfinitive(read, i, outer)) ||
        (isParticipleForm(read, chunk) && !isSaying && !isParticipleForm(read, chunks[outer]!)))
    const isByParticiple =
      outer > 0 &&
      !isAcross &&
      isParticipleForm(read, chunk) &&
      /^(?:named|called|dressed|born|made|known|built|lined)$/u.test(headOf(read, chunk).low)
    if ((isReduced && !isOfRest(read, i, outer)) || isByParticiple) return { from: first, verb: outer }
    return { from: first, verb: i }
  }
  return undefined
}

/** `I'm`: subject and verb in one. */
const isSelfSubject = (read: Reader, chunk: Chunk): boolean => /^i['’](?:m|ve|ll|d)$/u.test(lowOf(read, chunk))

/** `makes the crust | crackle`. */
const isBareInfinitive = (read: Reader, verb: number, outer: number): boolean =>
  BARE_INFINITIVE.test(headOf(read, read.chunks[verb]!).lemma) && isBareVerb(read, read.chunks[outer]!)

/** Is a later verb a clause of what the first one does: `left the ship | we had built`? */
const isOfRest = ({ chunks, analysis }: Reader, verb: number, outer: number): boolean =>
  outer - verb > 1 && chunks[outer - 1]!.kind === 'nominal' && PRONOUN.test(analysis.tokens[chunks[outer - 1]!.from]!.low)

const isSubjectOfNext = (read: Reader, i: number): boolean => {
  const rest = read.chunks.slice(i + 1)
  const next = rest.find(({ kind }) => kind !== 'adverb')
  return next?.kind === 'verb'
}

/** Index behind what follows the verb of a clause, with those chunks. */
function restFrom(read: Reader, verb: number): { readonly rest: Chunk[]; readonly to: number } {
  const { chunks } = read
  const rest: Chunk[] = []
  const main = headOf(read, chunks[verb]!)
  let i = verb + 1
  for (; i < chunks.length; i++) {
    const chunk = chunks[i]!
    const last = rest.at(-1)
    if (isBorder(chunk) || chunk.kind === 'relative') break
    if (chunk.kind === 'nominal' && !(chunk.isTime && rest.length > 0) && isSubjectOfNext(read, i)) {
      const next = chunks.findIndex(({ kind }, n) => n > i && kind === 'verb')
      const isObject =
        last === undefined &&
        (isBareInfinitive(read, verb, next) || (isParticipleForm(read, chunks[next]!) && next === i + 1 && !SAYING.test(main.lemma)))
      const isCause =
        next > i && isBareVerb(read, chunks[next]!) && BARE_INFINITIVE.test(main.lemma) && rest.every(({ kind }) => kind === 'particle')
      const isParticiple =
        isParticipleForm(read, chunks[next]!) &&
        next === i + 1 &&
        !PRONOUN.test(lowOf(read, chunk)) &&
        verbAhead(read, next + 1) < 0 &&
        last !== undefined
      if (!isObject && !isCause && !isParticiple) break
      rest.push(chunk, { ...chunks[next]!, kind: isBareVerb(read, chunks[next]!) ? 'infinitive' : 'participle' })
      i = next
      continue
    }
    rest.push(chunk.kind === 'verb' ? { ...chunk, kind: 'participle' } : chunk)
  }
  return { rest, to: i }
}

type Marks = {
  readonly opener?: string
  readonly openerAt?: number
  readonly joint?: string
  readonly isSetOff: boolean
  readonly isRelative: boolean
}

function roleOf(read: Reader, marks: Marks, before: Clause | undefined, hasMain: boolean, isCommand: boolean): ClauseRole {
  const { opener, joint, isSetOff, isRelative } = marks
  const verb = before && headOf(read, before.verb).lemma
  const isDirect =
    before !== undefined && !isSetOff && before.rest.every(({ kind }) => /^(?:nominal|particle|adverb|infinitive|adjective)$/u.test(kind))
  const infinitive = before?.rest.findLast(({ kind }) => /^(?:infinitive|participle)$/u.test(kind))
  const lemma = infinitive ? headOf(read, infinitive).lemma : (verb ?? '')
  if (opener === undefined) {
    const isInherited =
      joint !== undefined &&
      !isSetOff &&
      before !== undefined &&
      /^(?:setting|relative|because|said|asked)$/u.test(before.role) &&
      !(before.role === 'said' && hasMain && joint === 'but')
    if (isInherited) return before.role
    // `If a tree falls and nobody hears it, ...`.
    if (!hasMain) return isCommand ? 'command' : 'main'
    if (joint === 'but' || joint === 'yet') return 'but'
    return isCommand && joint === undefined ? 'command' : 'joined'
  }
  if (opener === 'said') return 'said'
  if (opener === 'reduced' || isRelative) return 'relative'
  if (opener === 'that') {
    const text = before ? read.analysis.tokens.slice(before.verb.from, marks.openerAt).map(({ low }) => low) : []
    if (text.at(-1) === 'so') return 'because'
    if (text.includes('so') || text.includes('such')) return 'result'
    const isOfNoun = before?.rest.at(-1)?.kind === 'nominal' && !/^(?:tell|promise|warn|remind|convince|show|teach|assure)$/u.test(lemma)
    return before && ((SAYING.test(lemma) && !isOfNoun) || lemma === 'be' || before.rest.at(-1)?.kind === 'adjective') ? 'said' : 'relative'
  }
  if (opener === 'so') return 'so'
  if (opener === 'otherwise') return 'joined'
  if (/^(?:because|since|as)$/u.test(opener)) return before || hasMain || opener === 'because' ? 'because' : 'setting'
  // `That is why they eat so much`.
  if (
    /^(?:why|how|because)$/u.test(opener) &&
    before?.role === 'main' &&
    lemma === 'be' &&
    before.rest.length === 0 &&
    /^(?:that|this)$/u.test(before.subject[0] ? lowOf(read, before.subject[0]) : '')
  )
    return 'but'
  if (opener === 'if' && (before?.role === 'asked' || !/^(?:ask|wonder|know|see|check|tell|decide|care|matter)$/u.test(lemma)))
    return 'setting'
  if (ASKED.test(opener) && isDirect && ASKING.test(lemma)) return 'asked'
  if (opener === 'however') return 'setting'
  if (/^(?:who|which|whose|where|what|whatever)$/u.test(opener)) return isDirect && opener === 'what' ? 'asked' : 'relative'
  return 'setting'
}

/** `the coffee | you didn't enjoy`, `the trick | every chef knows`: a noun with a relative clause, without a verb of its own. */
function isNounWithClause(read: Reader, i: number): boolean {
  const [chunk, next] = read.chunks.slice(i, i + 2)
  return (
    chunk?.kind === 'nominal' &&
    !chunk.isTime &&
    next?.kind === 'nominal' &&
    /^(?:i|you|he|she|we|they|every|no|most|everyone|nobody)$/u.test(lowOf(read, next)) &&
    isSubjectOfNext(read, i + 1) &&
    verbAhead(read, verbAhead(read, i + 2) + 1) < 0
  )
}

/** `Every time you unlock it`, `the next time somebody calls`: a time that opens a clause. */
function isTimeClause(read: Reader, i: number): boolean {
  const chunk = read.chunks[i]
  return (
    chunk?.kind === 'nominal' &&
    chunk.isTime &&
    /^(?:time|moment|minute|second|instant)$/u.test(headOf(read, chunk).low) &&
    /^(?:every|each|the|next|last|first|any)$/u.test(lowOf(read, chunk)) &&
    read.chunks[i + 1]?.kind === 'nominal' &&
    isSubjectOfNext(read, i + 1)
  )
}

/** Index of the outer verb of `What they really need | is`; -1 where the clause is not the subject of one. */
function outerOfWhat(read: Reader, i: number): number {
  const own = verbAhead(read, i + 1)
  const outer = own < 0 ? -1 : verbAhead(read, own + 1)
  return outer
}

/** Finite clauses of a sentence in their order. */
export function clausesOf(analysis: Analysis): readonly Clause[] {
  const read: Reader = { analysis, chunks: chunksOf(analysis) }
  const { chunks } = read
  const clauses: Clause[] = []
  let marks: Marks = { isSetOff: true, isRelative: false }
  let fronted: readonly Chunk[] = []
  const isAskedAt = (chunk: Chunk, before: Clause | undefined): boolean =>
    before !== undefined &&
    before.to === chunk.from &&
    /^(?:who|where|which|whose)$/u.test(lowOf(read, chunk)) &&
    /^(?:ask|tell|show|wonder|know)$/u.test(headOf(read, before.verb).lemma)
  const isToldAt = (chunk: Chunk, before: Clause | undefined): boolean =>
    before !== undefined &&
    before.to === chunk.from &&
    lowOf(read, chunk) === 'that' &&
    /^(?:tell|promise|warn|remind|convince|show|teach|assure)$/u.test(headOf(read, before.verb).lemma)
  const hasMain = () => clauses.some(({ role }) => /^(?:main|command|but|so)$/u.test(role))
  for (let i = 0; i < chunks.length;) {
    const chunk = chunks[i]!
    if (chunk.kind === 'end') {
      marks = { isSetOff: true, isRelative: false }
      i++
      continue
    }
    if (chunk.kind === 'joint') {
      marks = { joint: lowOf(read, chunk), isSetOff: marks.isSetOff, isRelative: false }
      i++
      continue
    }
    // `Every time you unlock it`, `the moment you drive it`.
    if (chunk.kind === 'adverb' && isTimeClause(read, i + 1)) {
      i++
      continue
    }
    const isWhen = isTimeClause(read, i)
    if (isWhen) {
      marks = { ...marks, opener: 'when', openerAt: chunk.from }
      i++
      continue
    }
    // `balances an egg, hidden beneath its skin`.
    const isLoose =
      chunk.kind === 'verb' &&
      marks.isSetOff &&
      marks.joint === undefined &&
      clauses.length > 0 &&
      isParticipleForm(read, chunk) &&
      chunks[i + 1]?.kind === 'preposition' &&
      !chunks.some(({ kind }, n) => n > i && kind === 'joint' && /^(?:verb|adverb)$/u.test(chunks[n + 1]?.kind ?? ''))
    if (isLoose) {
      i = chunks.findIndex(({ kind }, n) => n > i && isBorder(chunks[n]) && kind !== 'nominal')
      if (i < 0) break
      continue
    }
    const isWhat =
      chunk.kind === 'opener' && lowOf(read, chunk) === 'what' && (marks.isSetOff || clauses.length === 0) && outerOfWhat(read, i) > 0
    if (/^(?:opener|relative)$/u.test(chunk.kind) && !isWhat) {
      const word = lowOf(read, chunk)
      // `nobody knows why`.
      const before = clauses.at(-1)
      if ((!chunks[i + 1] || chunks[i + 1]!.kind === 'end') && before && before.to === chunk.from) {
        clauses[clauses.length - 1] = { ...before, rest: [...before.rest, { ...chunk, kind: 'particle' }], to: chunk.to }
        i++
        continue
      }
      marks = {
        ...marks,
        opener: word,
        openerAt: chunk.from,
        isRelative:
          (chunk.kind === 'relative' && !isAskedAt(chunk, clauses.at(-1)) && !isToldAt(chunk, clauses.at(-1))) ||
          (marks.isSetOff && clauses.length > 0 && /^(?:who|which|whose|where)$/u.test(word)),
      }
      i++
      continue
    }
    // `the coffee | you didn't enjoy`: no clause.
    if (chunk.kind === 'adverb' && isNounWithClause(read, i + 1)) {
      i++
      continue
    }
    const isFragment = marks.opener === undefined && isNounWithClause(read, i) && (clauses.length > 0 || i > 0)
    if (isFragment) {
      marks = { ...marks, opener: 'reduced', openerAt: chunks[i + 1]!.from, isRelative: true }
      i++
      continue
    }
    const found: Subject | undefined = isWhat ? { from: i, verb: outerOfWhat(read, i) } : subjectFrom(read, i)
    const verb = found ? found.verb : verbAhead(read, i)
    if (verb < 0) {
      if (/^(?:preposition|nominal|adverb)$/u.test(chunk.kind)) fronted = [...fronted, chunk]
      i++
      continue
    }
    const between = chunks.slice(i, verb)
    // `in a country | where women were`.
    const relative = found ? -1 : between.findIndex(({ kind }) => kind === 'relative')
    if (relative >= 0) {
      i += relative
      if (relative > 0 || clauses.length > 0) continue
      i++
      continue
    }
    const previous = clauses.at(-1)
    const shared = found
      ? undefined
      : clauses.findLast(({ role }) => !marks.isSetOff || !/^(?:relative|result|said|asked|setting|because)$/u.test(role))
    const isOpened = marks.opener !== undefined
    // `In Rome | lived`: the noun of a preposition, rather than none.
    const last = between.findLast(({ kind }) => kind === 'preposition')
    const isCommand =
      !found &&
      (!isOpened || marks.opener === 'so') &&
      isBareVerbOrDont(read, chunks[verb]!) &&
      (shared === undefined ||
        shared.subject.length === 0 ||
        /^(?:setting|because)$/u.test(shared.role) ||
        (marks.joint === undefined && shared.role === 'command') ||
        !isBareVerbOrModal(read, shared.verb))
    const self = chunks[verb]!
    const own = found
      ? isSelfSubject(read, self) && found.from === verb
        ? [{ ...self, kind: 'nominal' as const, to: self.from, head: self.from }]
        : chunks.slice(found.from, verb)
      : []
    const subject =
      found || isCommand
        ? own
        : isOpened
          ? marks.isRelative
            ? []
            : []
          : shared && !/^(?:setting|because)$/u.test(shared.role)
            ? shared.subject
            : last && !previous
              ? [{ ...last, kind: 'nominal' as const, from: last.from + 1 }]
              : []
    const { rest, to } = restFrom(read, verb)
    // `supposed to marry and | paint`: it goes on.
    const goesOn =
      !found &&
      marks.joint !== undefined &&
      !marks.isSetOff &&
      isBareVerb(read, chunks[verb]!) &&
      previous?.rest.some(({ kind }) => kind === 'infinitive') === true &&
      !isBareVerbOrModal(read, previous.verb)
    // `Time is not a river, said the teacher`, `was made of wood and painted with flowers`.
    const isAttribution = !found && subject.length > 0 && marks.joint === undefined && isSpeech(headOf(read, chunks[verb]!))
    const isHalfPassive =
      !found &&
      previous !== undefined &&
      isParticipleForm(read, chunks[verb]!) &&
      /^(?:is|are|was|were|been|be)$/u.test(lowOf(read, previous.verb)) &&
      previous.verb.to - previous.verb.from > 1
    const isRest = goesOn || isAttribution || isHalfPassive
    const role = isRest ? 'relative' : roleOf(read, marks, previous, hasMain(), isCommand)
    const end = chunks[to - 1]!.to
    const start = found ? chunks[found.from]!.from : chunks[verb]!.from
    clauses.push({
      role,
      from: start,
      to: end,
      subject,
      isShared: !found && subject.length > 0,
      verb: chunks[verb]!,
      rest,
      before: chunks.slice(i, found ? found.from : verb),
      fronted,
      ...(isOpened && { opener: marks.opener!, openerAt: marks.openerAt! }),
      ...(marks.joint && { joint: marks.joint }),
      isSetOff: marks.isSetOff,
      isDenied: analysis.tokens.slice(start, end).some((token) => isNegation(token, analysis.tokens) && token.low !== 'without'),
    })
    fronted = []
    const next = chunks[to]
    if (next?.kind === 'nominal') {
      // `think | they need a raise`, `things | we don't need`.
      const isSaid =
        SAYING.test(headOf(read, chunks[verb]!).lemma) &&
        rest.every(({ kind }) => /^(?:nominal|particle|adverb)$/u.test(kind)) &&
        (rest.at(-1)?.kind !== 'nominal' || /^(?:tell|promise|warn|show)$/u.test(headOf(read, chunks[verb]!).lemma))
      marks = { opener: isSaid ? 'said' : 'reduced', openerAt: next.from, isSetOff: false, isRelative: !isSaid }
    } else marks = { isSetOff: false, isRelative: false }
    i = to
  }
  return clauses
}

/** `can fly and swim`, `they fly and swim`: a verb that a bare one may go on from. */
const isBareVerbOrModal = (read: Reader, chunk: Chunk): boolean => {
  const { tokens } = read.analysis
  const first = tokens[chunk.from]!
  return (
    /^(?:could|would|will|can|may|might|must|should|do|did|does|to|'ll|’ll|'d|’d)$/u.test(first.low) ||
    first.low === first.lemma ||
    /['’](?:ll|d)$/u.test(first.low)
  )
}

const isBareVerbOrDont = (read: Reader, chunk: Chunk): boolean => {
  const { tokens } = read.analysis
  const words = tokens.slice(chunk.from, chunk.to)
  return (
    isBareVerb(read, chunk) ||
    words[0]!.low === 'let' ||
    (/^(?:do|never|not)$/u.test(words[0]!.low) && words.at(-1)!.low === words.at(-1)!.lemma) ||
    words[0]!.low === 'be'
  )
}
