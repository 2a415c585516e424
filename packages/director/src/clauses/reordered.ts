import type { Analysis } from '../story/analysis.ts'
import type { Chunk } from './chunk.ts'
import type { Clause } from './clause.ts'

/** Verbs that may stand before their subject: `On the hill stands a castle`. */
const BEFORE_SUBJECT = /^(?:be|lie|lay|stand|hang|sit|come|live|rise|wait|sleep|rest|begin|go|grow|run|hide|lurk|loom)$/u

const DEGREE = /^(?:more|less|fewer|\p{L}{2,}er)$/u

const isOpen = ({ role }: Clause): boolean => /^(?:main|joined|command|so|but)$/u.test(role)

/** `Under the floor lay a tin box`: the clause with its subject before its verb. */
function inSaidOrder({ tokens }: Analysis, clause: Clause): Clause {
  const [first, ...others] = clause.rest
  const front = [...clause.fronted, ...clause.before]
  const at = front.findIndex(
    ({ kind, isTime, from }) =>
      (/^(?:preposition|adjective|than)$/u.test(kind) && !isTime) ||
      // `Inside lie glass fibers`.
      (/^(?:adverb|particle)$/u.test(kind) && /^(?:inside|outside|below|above|behind|beneath|beside)$/u.test(tokens[from]!.low)),
  )
  const opening = front[at]
  const isOwn = clause.subject.length === 0 || clause.isShared
  const verb = tokens[clause.verb.head]!
  // `So heavy was the crown`.
  const [adjective] = clause.subject
  const isPredicate =
    !clause.isShared &&
    clause.subject.length === 1 &&
    adjective!.to - adjective!.from === 1 &&
    tokens[adjective!.from]!.pos === 'ADJ' &&
    verb.lemma === 'be' &&
    first?.kind === 'nominal'
  if (isPredicate) return { ...clause, subject: [first], rest: [{ ...adjective!, kind: 'adjective' }, ...others] }
  const isInverted =
    isOwn &&
    opening !== undefined &&
    isOpen(clause) &&
    first?.kind === 'nominal' &&
    !first.isTime &&
    // `On the moon shadows are pitch black`.
    !(verb.lemma === 'be' && others[0]?.kind === 'adjective' && opening.kind === 'preposition') &&
    // `To get wax out of a cloth, lay a sheet on it`: a command.
    !(clause.role === 'command' && tokens[clause.verb.from - 1]?.text === ',') &&
    (BEFORE_SUBJECT.test(verb.lemma) || verb.low === 'lives') &&
    !/^(?:me|him|us|them)$/u.test(tokens[first.from]!.low) &&
    (/^(?:preposition|adverb|particle)$/u.test(opening.kind) || verb.lemma === 'be')
  if (!isInverted) return clause
  const predicate = front.findIndex(({ kind }) => kind === 'adjective')
  const rest =
    verb.lemma === 'be' && predicate >= 0
      ? front.slice(predicate)
      : [opening, ...front.slice(at + 1).filter(({ kind }, n) => kind === 'row' && n === 0)]
  const subject: readonly Chunk[] = [first, ...others]
  const role = clause.role === 'command' ? 'main' : clause.role
  const from = Math.min(clause.from, opening.from)
  return { ...clause, role, from, subject, isShared: false, isCommand: false, isInverted: true, rest, before: [], fronted: [] }
}

/** `By the time the guests came, the cake was gone`, `Of all the cities I know, this is the best`: a clause of the noun before it. */
function isOfNounBefore({ tokens }: Analysis, clause: Clause, next: Clause | undefined): boolean {
  const noun = clause.before.at(-1)
  return (
    noun?.kind === 'preposition' &&
    noun.to === clause.from &&
    (!noun.isTime ||
      (tokens[noun.from + 1]?.low === 'the' &&
        /^(?:time|moment|day|night|morning|evening|week|year|summer|winter)$/u.test(tokens[noun.head]!.low))) &&
    clause.role === 'main' &&
    next !== undefined &&
    next.role !== 'relative' &&
    next.joint === undefined &&
    next.opener === undefined &&
    tokens[clause.to]?.text === ',' &&
    /^(?:NOUN|PROPN)$/u.test(tokens[noun.head]!.pos)
  )
}

/** `two of which stop`, `three weeks after the man had died`, `the more you chase it`: clauses that state nothing alone. */
function isDependent({ tokens }: Analysis, { subject }: Clause): boolean {
  const [first, second] = subject
  if (!first) return false
  const words = tokens.slice(first.from, first.to)
  return (
    words.some(({ low }) => /^(?:which|whom)$/u.test(low)) ||
    (first.isTime && second?.kind === 'preposition' && /^(?:after|before)$/u.test(tokens[second.from]!.low)) ||
    // `Everything he owned`.
    (second?.kind === 'nominal' && subject.length === 2 && /^(?:i|you|he|she|we|they)$/u.test(tokens[second.from]!.low)) ||
    // `The higher the monkey climbs`.
    (words[0]?.low === 'the' && DEGREE.test(words[1]?.low ?? '') && /^(?:DET|PRON)$/u.test(words[2]?.pos ?? '')) ||
    (words[0]?.low === 'the' && words.length === 2 && DEGREE.test(words[1]!.low) && second?.kind === 'nominal')
  )
}

/** Clauses of a sentence, each with its subject before its verb, those that state nothing alone as dependent ones. */
export function reordered(analysis: Analysis, clauses: readonly Clause[]): readonly Clause[] {
  // `Hardly had I closed the door when the music began`.
  const isHardly = /^(?:hardly|scarcely|barely|no sooner)\b/iu.test(analysis.text)
  const outcome = isHardly ? clauses.findIndex(({ opener }, n) => n > 0 && opener === 'when') : -1
  const read = clauses.map((clause, n): Clause => {
    // `stopped moving, the way a child does`.
    if (n > 0 && isOpen(clause) && analysis.bars[clause.from] === 'compared') return { ...clause, role: 'compared' }
    if (n === outcome) return { ...clause, role: 'main' }
    // `Whoever finds the ring must throw it back`.
    if (n < (clauses[1]?.isSetOff ? 1 : 2) && /^(?:whoever|whatever)$/u.test(analysis.tokens[0]!.low) && isOpen(clause))
      return { ...clause, role: 'relative' }
    if (n < outcome) return { ...clause, role: 'setting' }
    if (isOpen(clause) && isOfNounBefore(analysis, clause, clauses[n + 1])) return { ...clause, role: 'setting' }
    if (isOpen(clause) && isDependent(analysis, clause)) return { ...clause, role: 'relative' }
    return inSaidOrder(analysis, clause)
  })
  // `By the time they came, | the snow had covered the hut`: the first that tells is the main one.
  const main = read.findIndex(isOpen)
  return read.map((clause, n) => (n === main && clause.role === 'joined' && !clause.isCommand ? { ...clause, role: 'main' } : clause))
}
