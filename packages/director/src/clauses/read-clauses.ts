import type { Analysis } from '../story/analysis.ts'
import { isSpeech } from '../text/speech-verbs.ts'
import type { Chunk } from './chunk.ts'
import type { Clause, ClauseRole } from './clause.ts'
import {
  ASKING,
  ASKED,
  lowOf,
  headOf,
  isBorder,
  isBareVerb,
  isParticipleForm,
  verbAhead,
  subjectFrom,
  isSelfSubject,
  restFrom,
  isNounWithClause,
  isTimeClause,
  outerOfWhat,
  isBareVerbOrModal,
  isBareVerbOrDont,
  type Reader,
  type Subject,
} from './clause-reader.ts'
import { isDenied } from './is-denied.ts'
import { FORMS_OF_BE, SAYING, UNCHANGED } from './words.ts'

type Marks = {
  readonly opener?: string
  readonly openerAt?: number
  readonly joint?: string
  readonly isSetOff: boolean
  readonly isRelative: boolean
}

/** `Keep in mind that`, `Legend has it that`. */
const saysWhatFollows = ({ analysis: { tokens } }: Reader, { verb, to }: Clause): boolean =>
  /^(?:keep|bear|have)$/u.test(tokens[verb.head]!.lemma) && /^(?:mind|it)$/u.test(tokens[to - 1]!.low)

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
      !(isCommand && before.opener?.startsWith('what')) &&
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
    // `imagine you had died | and that every morning was a gift`.
    if (joint === 'and' && before?.role === 'said') return 'said'
    // `concluded | that they had drowned`.
    if (before !== undefined && before.rest.length === 0 && before.to === marks.openerAt) return 'said'
    if (text.includes('so') || text.includes('such')) return 'result'
    if (before && saysWhatFollows(read, before)) return 'said'
    const isOfNoun = before?.rest.at(-1)?.kind === 'nominal' && !/^(?:tell|promise|warn|remind|convince|show|teach|assure)$/u.test(lemma)
    return before && ((SAYING.test(lemma) && !isOfNoun) || lemma === 'be' || before.rest.at(-1)?.kind === 'adjective') ? 'said' : 'relative'
  }
  // `Run a magnet over it | so you don't hit a screw`: what it is for.
  if (opener === 'so' && before?.isCommand && !isSetOff && !isCommand) return 'because'
  // `so that her sister could study`.
  if (opener === 'so' && read.analysis.tokens[marks.openerAt! + 1]?.low === 'that') return 'because'
  if (opener === 'so') return 'so'
  const [first, second] = [read.analysis.tokens[marks.openerAt! - 1]?.low, read.analysis.tokens[marks.openerAt! + 1]?.low ?? '']
  // `as if it were counting`.
  if (first === 'as' && /^(?:if|though)$/u.test(opener)) return 'compared'
  if (opener === 'even' || (opener === 'as' && /^(?:soon|long)$/u.test(second))) return 'setting'
  if (opener === 'otherwise') return 'joined'
  // `not because they chose badly but because they sell in a panic`.
  if (opener === 'because' && joint === 'but') return 'but'
  if (opener === 'because' && read.analysis.tokens[marks.openerAt! - 1]?.low === 'not') return 'relative'
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
  // `measured how hungry they were`.
  const isDirectly =
    before !== undefined &&
    before.to === marks.openerAt &&
    (before.rest.length === 0 || (before.rest.length === 1 && before.rest[0]!.kind === 'infinitive'))
  if (/^(?:what|how|why|whether)$/u.test(opener) && isDirectly && before.role !== 'relative') return 'asked'
  // `was twelve when she found it`, but `tell me when it is done`.
  const isWhen = opener === 'when' && before !== undefined && before.rest.length > 0 && !/^(?:ask|tell|show|remind|know)$/u.test(lemma)
  if (ASKED.test(opener) && isDirect && ASKING.test(lemma) && !isWhen) return 'asked'
  if (opener === 'however') return 'setting'
  if (/^(?:who|which|whose|where|what|whatever)$/u.test(opener)) return isDirect && opener === 'what' ? 'asked' : 'relative'
  return 'setting'
}

/** `Hidden under the stairs | was a box`: a participle before the verb of its clause. */
function withOpeningParticiple(analysis: Analysis, chunks: readonly Chunk[]): readonly Chunk[] {
  const [first, ...others] = chunks
  const next = others.find(({ kind }) => kind !== 'preposition')
  const isOpening =
    first?.kind === 'verb' &&
    others[0]?.kind === 'preposition' &&
    next?.kind === 'verb' &&
    FORMS_OF_BE.test(analysis.tokens[next.head]!.low) &&
    isParticipleForm({ analysis, chunks }, first)
  return isOpening ? [{ ...first, kind: 'participle' }, ...others] : chunks
}

/** Finite clauses of a sentence in the order of their words. */
export function readClauses(analysis: Analysis, all: readonly Chunk[]): readonly Clause[] {
  const chunks = withOpeningParticiple(analysis, all)
  const read: Reader = { analysis, chunks }
  const clauses: Clause[] = []
  let marks: Marks = { isSetOff: true, isRelative: false }
  let fronted: Chunk[] = []
  const isAskedAt = (chunk: Chunk, before: Clause | undefined): boolean =>
    before !== undefined &&
    before.to === chunk.from &&
    /^(?:who|where|which|whose)$/u.test(lowOf(read, chunk)) &&
    /^(?:ask|tell|show|wonder|know)$/u.test(headOf(read, before.verb).lemma)
  const isToldAt = (chunk: Chunk, before: Clause | undefined): boolean =>
    before !== undefined &&
    before.to === chunk.from &&
    lowOf(read, chunk) === 'that' &&
    (/^(?:tell|promise|warn|remind|convince|show|teach|assure)$/u.test(headOf(read, before.verb).lemma) ||
      saysWhatFollows(read, before) ||
      // `admitted on Monday that`.
      (SAYING.test(headOf(read, before.verb).lemma) && before.rest.length > 0 && before.rest.every(({ isTime }) => isTime)))
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
      if (/^(?:preposition|nominal|adverb|row)$/u.test(chunk.kind)) fronted.push(chunk)
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
    const { rest, to } = restFrom(read, verb)
    const last = clauses.at(-1)
    // `the envelope her mother had hidden and found a photograph`: what has an object of its own is not of the noun before.
    const isBehindRelative =
      !found && marks.joint !== undefined && !marks.isSetOff && last?.opener === 'reduced' && rest[0]?.kind === 'nominal' && !rest[0].isTime
    const previous = isBehindRelative ? clauses.findLast(({ opener }) => opener !== 'reduced') : last
    const shared = found
      ? undefined
      : clauses.findLast(
          ({ role }) => (!marks.isSetOff && !isBehindRelative) || !/^(?:relative|result|said|asked|setting|because)$/u.test(role),
        )
    const isOpened = marks.opener !== undefined
    // `In Rome | lived`: the noun of a preposition, rather than none.
    const place = between.findLast(({ kind }) => kind === 'preposition')
    const isCommand =
      !found &&
      (!isOpened || marks.opener === 'so') &&
      isBareVerbOrDont(read, chunks[verb]!) &&
      // `he folded it, put on his coat`, but `so let it rest`, `let's fix it`.
      !(
        !(lowOf(read, chunks[verb]!) === 'let' && (marks.opener === 'so' || !marks.joint)) &&
        UNCHANGED.test(lowOf(read, chunks[verb]!)) &&
        shared !== undefined &&
        shared.subject.length > 0 &&
        !isBareVerbOrModal(read, shared.verb)
      ) &&
      (shared === undefined ||
        marks.opener === 'so' ||
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
          ? []
          : shared && !/^(?:setting|because)$/u.test(shared.role)
            ? shared.subject
            : place && !previous && !analysis.tokens[place.from + 1]?.low.endsWith('ing') && chunks[verb + 1]?.kind !== 'nominal'
              ? [{ ...place, kind: 'nominal' as const, from: place.from + 1 }]
              : []
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
    // `was locked in, wrapped in chains, and thrown away`.
    const passive = clauses.findLast(({ verb: one, isShared }) => !isShared || one.to - one.from > 1)
    const isHalfPassive =
      !found &&
      previous !== undefined &&
      passive !== undefined &&
      isParticipleForm(read, chunks[verb]!) &&
      (marks.joint !== undefined || previous === passive) &&
      /^(?:is|are|was|were|been|be)$/u.test(lowOf(read, passive.verb)) &&
      passive.verb.to - passive.verb.from > 1
    // `It grows a new arm, | nerves included`.
    const isAbsolute =
      found !== undefined &&
      marks.isSetOff &&
      marks.joint === undefined &&
      marks.opener === undefined &&
      clauses.length > 0 &&
      subject.length === 1 &&
      subject[0]!.to - subject[0]!.from === 1 &&
      analysis.tokens[subject[0]!.from]!.pos === 'NOUN' &&
      rest.length === 0 &&
      isParticipleForm(read, chunks[verb]!)
    const isRest = goesOn || isAttribution || isHalfPassive || isAbsolute
    const role = isRest ? 'relative' : roleOf(read, marks, previous, hasMain(), isCommand)
    const end = chunks[to - 1]!.to
    const start = found ? chunks[found.from]!.from : chunks[verb]!.from
    const before = chunks.slice(i, found ? found.from : verb)
    clauses.push({
      role,
      from: start,
      to: end,
      subject,
      isShared: !found && subject.length > 0,
      isCommand: isCommand && !isRest,
      verb: chunks[verb]!,
      rest,
      before,
      fronted,
      ...(isOpened && { opener: marks.opener!, openerAt: marks.openerAt! }),
      ...(marks.joint && { joint: marks.joint }),
      isSetOff: marks.isSetOff,
      isDenied: isDenied(analysis.tokens, { subject: found ? subject : [], verb: chunks[verb]!, rest, before }),
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
