import { isVerb } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Chunk } from './chunk.ts'
import { SAYING } from './words.ts'

export const ASKING =
  /^(?:ask|know|wonder|see|tell|show|decide|learn|forget|remember|find|explain|understand|care|guess|say|matter|be|notice|realize|write|read|check|choose|teach|reveal|work|figure|discover|hear|watch|imagine|think)$/u
export const ASKED = /^(?:what|how|why|whether|if|who|which|where|when|whose)$/u
const BARE_INFINITIVE = /^(?:let|make|help|watch|see|hear|feel|have)$/u
const PARTICIPLE = /(?:ed|en|elt|ept|ost|ade|aid|one|own|orn|ought|aught|uilt|eld|ound|ung|unk|uck|et|ut|it|read|left|wn)$/u
const PRONOUN =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|nobody|everyone|everybody|somebody|someone|nothing|everything|something)$/u

export type Reader = { readonly analysis: Analysis; readonly chunks: readonly Chunk[] }

export const lowOf = ({ analysis }: Reader, chunk: Chunk | undefined): string => (chunk ? analysis.tokens[chunk.from]!.low : '')
export const headOf = ({ analysis }: Reader, { head }: Chunk) => analysis.tokens[head]!

export const isBorder = (chunk: Chunk | undefined): boolean => !chunk || /^(?:end|joint|opener)$/u.test(chunk.kind)

export const isBareVerb = (read: Reader, chunk: Chunk): boolean => {
  const { low, lemma, pos } = headOf(read, chunk)
  return chunk.to - chunk.from === 1 && (low === lemma || low === 'lay') && pos !== 'AUX' && !(low.endsWith('ed') && !isVerb(low))
}
export const isParticipleForm = (read: Reader, chunk: Chunk): boolean => {
  const { low, pos, lemma } = headOf(read, chunk)
  return chunk.to - chunk.from === 1 && pos !== 'AUX' && PARTICIPLE.test(low) && (low !== lemma || low === 'set')
}

/** Index of the next finite verb before a border, from a chunk on; -1 without one. */
export function verbAhead(read: Reader, from: number): number {
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

export type Subject = { readonly verb: number; readonly from: number }

/** `He slept in his car, | washing his shirt`: what is done at the same time, behind a clause. */
const isAdjunct = ({ chunks }: Reader, i: number): boolean =>
  chunks[i - 1]?.kind === 'end' && chunks[0]!.kind !== 'opener' && chunks.slice(0, i).some(({ kind }) => kind === 'verb')

/** Where the subject of a clause begins and its verb stands, from a chunk on; undefined where no finite verb comes. */
export function subjectFrom(read: Reader, start: number): Subject | undefined {
  const { chunks, analysis } = read
  let first: number | undefined
  let others = 0
  for (let i = start; i < chunks.length; i++) {
    const chunk = chunks[i]!
    if (chunk.kind === 'end') {
      const next = chunks[i + 1]
      // `the king, who hated to be late, ordered`; `the stranger, a tall man, laughed`.
      const isAside =
        first !== undefined &&
        analysis.tokens[chunk.from]!.text === ',' &&
        (/^(?:opener|nominal|participle|adjective|preposition|adverb)$/u.test(next?.kind ?? '') ||
          (next?.kind === 'verb' && isParticipleForm(read, next)))
      const end = isAside ? asideEnd(read, i + 1) : i + 1
      // `the monitor, which we had left behind, still hums`.
      let own = end
      while (chunks[own]?.kind === 'adverb') own++
      const isWho = next?.kind !== 'opener' || /^(?:who|which|where|whose|if|when|though|although|because|while)$/u.test(lowOf(read, next))
      if (!isAside || !isWho || end === i + 1 || chunks[own]?.kind !== 'verb') return undefined
      i = own - 1
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
      // `Pack for four seasons and you'll use them`, but `she and her father`.
      if (/^(?:you|it|he|she|we|they)$/u.test(lowOf(read, chunks[i + 1])) && headOf(read, chunks[first]!).pos === 'NOUN') return undefined
      continue
    }
    if (chunk.kind === 'opener') {
      if (first === undefined || lowOf(read, chunk) !== 'as') return undefined
      continue
    }
    // `To be busy | is`.
    const own = chunk.kind === 'infinitive' && i === start ? verbAhead(read, i + 1) : -1
    if (own > 0 && first === undefined && /^(?:is|was|takes?|costs?|means?)$/u.test(lowOf(read, chunks[own]!)))
      return { from: i, verb: own }
    // `Paying only the minimum | is`.
    if (
      chunk.kind === 'participle' &&
      headOf(read, chunk).low.endsWith('ing') &&
      i === start &&
      first === undefined &&
      !isAdjunct(read, i)
    ) {
      first = i
      continue
    }
    if (chunk.kind === 'nominal') {
      const until = chunks.findIndex(({ kind }, n) => n > i && (kind === 'verb' || kind === 'end'))
      const isFollowed = chunks.slice(i + 1, until < 0 ? undefined : until).some(({ kind }) => kind === 'nominal')
      // `Two hours of cooking | could pay`.
      const isMeasure = isMeasureOfSomething(read, chunk)
      if (first === undefined && (!chunk.isTime || !isFollowed || isMeasure || chunks[i + 1]?.kind === 'infinitive')) first = i
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
        (isParticipleForm(read, chunk) && !isSaying && !isBareInfinitive(read, i, outer) && !isParticipleForm(read, chunks[outer]!)))
    const isByParticiple =
      outer > 0 &&
      !isAcross &&
      isParticipleForm(read, chunk) &&
      /^(?:named|called|dressed|born|made|known|built|lined)$/u.test(headOf(read, chunk).low) &&
      (headOf(read, chunk).low !== 'made' || chunks[i + 1]?.kind === 'preposition')
    if ((isReduced && !isOfRest(read, i, outer)) || isByParticiple) return { from: first, verb: outer }
    return { from: first, verb: i }
  }
  return undefined
}

/** `two hours of cooking`: what is measured, rather than when it is. */
const isMeasureOfSomething = ({ analysis: { tokens } }: Reader, { from, to }: Chunk): boolean =>
  tokens
    .slice(from, to)
    .some(({ low, i }) => low === 'of' && /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/u.test(tokens[i - 1]?.low ?? ''))

/** `I'm`: subject and verb in one. */
export const isSelfSubject = (read: Reader, chunk: Chunk): boolean => /^i['’](?:m|ve|ll|d)$/u.test(lowOf(read, chunk))

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
export function restFrom(read: Reader, verb: number): { readonly rest: Chunk[]; readonly to: number } {
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

/** `the coffee | you didn't enjoy`, `the trick | every chef knows`: a noun with a relative clause, without a verb of its own. */
export function isNounWithClause(read: Reader, i: number): boolean {
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
export function isTimeClause(read: Reader, i: number): boolean {
  const chunk = read.chunks[i]
  return (
    chunk?.kind === 'nominal' &&
    chunk.isTime &&
    (/^(?:time|moment|minute|second|instant)$/u.test(headOf(read, chunk).low) ||
      // `The day your wages arrive`.
      (/^(?:day|night|week|year)$/u.test(headOf(read, chunk).low) && lowOf(read, chunk) === 'the')) &&
    /^(?:every|each|the|next|last|first|any)$/u.test(lowOf(read, chunk)) &&
    read.chunks[i + 1]?.kind === 'nominal' &&
    isSubjectOfNext(read, i + 1)
  )
}

/** Index of the outer verb of `What they really need | is`; -1 where the clause is not the subject of one. */
export function outerOfWhat(read: Reader, i: number): number {
  const own = verbAhead(read, i + 1)
  const outer = own < 0 ? -1 : verbAhead(read, own + 1)
  return outer
}

/** `can fly and swim`, `they fly and swim`: a verb that a bare one may go on from. */
export const isBareVerbOrModal = (read: Reader, chunk: Chunk): boolean => {
  const { tokens } = read.analysis
  const first = tokens[chunk.from]!
  return (
    /^(?:could|would|will|can|may|might|must|should|do|did|does|to|'ll|’ll|'d|’d)$/u.test(first.low) ||
    first.low === first.lemma ||
    /['’](?:ll|d)$/u.test(first.low)
  )
}

export const isBareVerbOrDont = (read: Reader, chunk: Chunk): boolean => {
  const { tokens } = read.analysis
  const words = tokens.slice(chunk.from, chunk.to)
  return (
    isBareVerb(read, chunk) ||
    words[0]!.low === 'let' ||
    (/^(?:do|never|not)$/u.test(words[0]!.low) && words.at(-1)!.low === words.at(-1)!.lemma) ||
    words[0]!.low === 'be'
  )
}
