import type { Chunk } from '../../clauses/chunk.ts'
import { type Clause, startOf } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { isVerb, natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isExpletive } from '../../story/expletives.ts'
import { isBroken } from '../forms/broken.ts'
import { isVagueNoun, OF_WHAT, span } from '../forms/noun-forms.ts'
import { piecesOf } from '../forms/pieces.ts'
import type { Beside } from '../point/point-begins.ts'
import { isImagined, isMisread } from '../point/point-pieces.ts'
import { isDetermining, meantBy } from '../pronoun-words.ts'
import { droppableIn } from '../whole/whole-pieces.ts'
import { isPast, needsOthers } from './clause-context.ts'
import { isStrictLimit, losesLimit } from './limits.ts'

const NOMINAL = /^(?:NOUN|PROPN|PRON|NUM|DET)$/u
const SIGN = /^[,;:.!?—–"“”()-]$/u
/** Verbs that say nothing without what is said, thought or done. */
const OPEN_VERB =
  /^(?:say|write|tell|think|believe|explain|promise|admit|ask|want|insist|decide|mean|cause|make|keep|let|get|give|put|need|have|become|seem|use|find|take|show)$/u
const NEEDED_PHRASE = /^(?:of|than|like|as|without|except|between|against|unlike|for|into|to|from|with|despite)$/u

/** `it has hardly rained`, `it will take you years to clear it`, `it all began`: a subject that stands for nothing. */
const isOfNothing = ({ tokens }: Analysis, { subject, verb, rest, to }: Clause): boolean => {
  const [first] = subject
  if (!first || tokens[first.head]?.low !== 'it') return false
  // `It was not a hacker | who stopped it`: who did.
  const isCleft =
    FORMS_OF_BE.test(tokens[verb.head]!.low) && rest.at(-1)?.kind === 'nominal' && /^(?:who|that|which)$/u.test(tokens[to]?.low ?? '')
  const isEffort = /^(?:take|cost|need)$/u.test(tokens[verb.head]!.lemma) && tokens.slice(verb.to, to + 1).some(({ low }) => low === 'to')
  return isCleft || isEffort || tokens[first.head + 1]?.low === 'all'
}

/** Was a clause read over the border of another, so that nobody knows where it ends? */
function isMisreadClause(analysis: Analysis, clause: Clause): boolean {
  const { tokens } = analysis
  const { subject, verb, rest } = clause
  const [first] = subject
  if (isMisread(analysis, clause) || isImagined(analysis, clause)) return true
  // `as your grandmother and | the army once told you`, `99 percent of what | is sold`.
  const isDependent = [...clause.fronted, ...clause.before].some(
    ({ from, kind }) =>
      /^(?:as|than|if|because)$/u.test(tokens[from]!.low) ||
      // `believing | the flames were part of the show`.
      (kind === 'participle' && /^(?:believe|think|hope|claim|pretend|imagine|suppose|fear|say)$/u.test(tokens[from]!.lemma)),
  )
  // `for the first edition | bore no name`: its subject was read as what stands before it.
  const isSubjectBefore =
    clause.isShared && clause.joint === undefined && clause.before.some(({ kind, to }) => kind === 'preposition' && to === verb.from)
  // `At half past | three Immanuel Kant`.
  const words = first && [tokens[first.from]!.word, tokens[first.head]!.word]
  const isCutNumber =
    words !== undefined && analysis.quantities.some(({ at, end }) => at < words[0]! && end >= words[0]! && end < words[1]!)
  if (isSubjectBefore || isCutNumber) return true
  if (isDependent || tokens[verb.from - 1]?.low === 'what') return true
  if (first && (!NOMINAL.test(tokens[first.head]!.pos) || !/^(?:nominal|participle|opener)$/u.test(first.kind))) return true
  const relative = subject.findIndex(({ kind }) => /^(?:relative|opener|end)$/u.test(kind))
  // `a hundred times too strong, | his circuit gave a pulse, | fell`: another clause, but `the man, he said, left`.
  const isOverOther =
    relative >= 0 &&
    subject[relative]!.kind === 'end' &&
    subject.some(
      ({ kind, head }, n) =>
        kind === 'verb' &&
        n > relative &&
        !subject.slice(relative, n).some((one) => /^(?:relative|opener)$/u.test(one.kind)) &&
        !/^(?:say|think|write|claim|believe|know|suppose|guess|add|explain|tell|admit|call|name)$/u.test(tokens[head]!.lemma),
    )
  if (isOverOther) return true
  // `A neighbor nearly | called for | help`.
  if (
    subject.some(
      ({ kind, from }, n) => kind === 'verb' && !/^(?:named|called|dubbed)$/u.test(tokens[from]!.low) && (relative < 0 || n < relative),
    )
  )
    return true
  const isOfOther = (chunk: Chunk) =>
    chunk.kind !== 'relative' &&
    tokens
      .slice(chunk.from, chunk.to)
      .some(
        ({ low, pos, i }) =>
          (pos === 'AUX' && !/^(?:be|been|being|have|having|do)$/u.test(low) && tokens[i - 1]?.low !== 'to') ||
          (i === chunk.from && chunk.kind === 'nominal' && /^(?:i|he|she|we|they)$/u.test(low)),
      )
  if (rest.some(isOfOther)) return true
  // Words between its parts that belong to none of them.
  const parts = [...subject, ...clause.before, verb, ...rest]
  const start = first?.from ?? verb.from
  if (
    !clause.isShared &&
    tokens.slice(start, clause.to).some(({ i, text }) => !SIGN.test(text) && !parts.some(({ from, to }) => from <= i && i < to))
  )
    return true
  const { pos, low, lemma } = tokens[verb.head]!
  const before = tokens[verb.from - 1]
  // `One woman | shot | dried peas`: a participle before its noun.
  const isParticiple =
    first !== undefined &&
    verb.to - verb.from === 1 &&
    pos === 'VERB' &&
    low.endsWith('ed') &&
    rest[0]?.kind === 'nominal' &&
    rest[0].to - rest[0].from === 1 &&
    before?.pos === 'NOUN' &&
    isVerb(before.lemma) &&
    subject.length > 1
  // `came home, | wrote a slave`: who wrote stands behind.
  const isTurned = clause.isShared && clause.joint === undefined && tokens[verb.from - 1]?.text === ','
  // `Slaves did not build them, but | paid workers`: no verb beside `did build`.
  const n = clausesOf(analysis).indexOf(clause)
  const main = clausesOf(analysis)
    .slice(0, n)
    .findLast(({ subject: own }) => own[0] === first)
  const isNoun =
    clause.isShared &&
    main?.isDenied === true &&
    /^(?:do|does|did)$/u.test(tokens[main.verb.from]!.low) &&
    low !== lemma &&
    !low.endsWith('s')
  return isParticiple || isTurned || isNoun || (!/^(?:VERB|AUX)$/u.test(pos) && !isVerb(low)) || (clause.isCommand && low !== lemma)
}

/** Where the subject of a clause may be cut: a clause aside between commas, or where one is told of that happened once. */
function subjectEnds({ tokens }: Analysis, { subject }: Clause): number[] {
  const first = subject[0]!
  const whole = subject.at(-1)!.to
  const aside = subject.findIndex(({ kind }, n) => n > 0 && kind === 'end')
  return aside > 0 && SIGN.test(tokens[whole]?.text ?? tokens[whole - 1]!.text)
    ? [whole, subject[aside]!.from]
    : [whole, ...(aside > 0 && subject.slice(aside + 1).some(({ kind }) => kind === 'end') ? [subject[aside]!.from] : [])].filter(
        (end) => end > first.from,
      )
}

/** `The iron (in your blood) was forged`: one of which it is known where it is, and which is the same without it. */
export function mayLosePlace({ tokens }: Analysis, { subject }: Clause): boolean {
  const [first, second, ...others] = subject
  if (
    !first ||
    tokens.slice(first.from, first.to).some(({ low }) => /est$|^(?:most|least|only|first|last)$/u.test(low)) ||
    second?.kind !== 'preposition' ||
    others.length > 0 ||
    first.kind !== 'nominal'
  )
    return false
  const [article, noun] = [tokens[first.from]!, tokens[first.head]!]
  return (
    article.low === 'the' &&
    noun.pos === 'NOUN' &&
    singularOf(noun.low) === noun.low &&
    !isVagueNoun(noun.low) &&
    /^(?:in|on|at|behind|under|above|below|from|inside|outside|beside)$/u.test(tokens[second.from]!.low)
  )
}

/** `the wheat | of the farmers`: where a thing is named before whose it is. */
export function endBeforeOf({ tokens }: Analysis, { from, to, kind }: Chunk): number | undefined {
  if (kind !== 'nominal' || /^(?:who|that|which)$/u.test(tokens[to]?.low ?? '')) return undefined
  const of = tokens.findIndex(({ low, i }) => i > from && i < to && low === 'of')
  const first = tokens[from]!
  const isThing =
    of > 0 &&
    first.low === 'the' &&
    natureOf(singularOf(tokens[of - 1]!.low)) === 'solid' &&
    !/^(?:its|his|her|their)$/u.test(tokens[of + 1]?.low ?? '') &&
    !OF_WHAT.test(tokens[of - 1]!.low)
  return isThing ? of : undefined
}

/** May a phrase at the end of a clause be left out: what is said stays whole and true without it? */
function mayEndBefore(analysis: Analysis, clause: Clause, n: number): boolean {
  const { tokens } = analysis
  const { rest, verb } = clause
  const pieces = piecesOf(analysis, verb, rest)
  const kept = rest.slice(0, n)
  const isTransitive = kept.some(
    ({ kind, isTime, head }) => (kind === 'nominal' && !isTime && tokens[head]!.pos !== 'PRON') || kind === 'adjective',
  )
  const isPassive = verb.head > verb.from && FORMS_OF_BE.test(tokens[verb.head - 1]!.low) && !tokens[verb.head]!.low.endsWith('ing')
  const isPlaced = kept.some(({ kind, isTime }) => (kind === 'preposition' && !isTime) || kind === 'particle')
  if (tokens[rest[n]!.from]!.low === 'instead' && !clause.isDenied) return true
  if (kept.some(({ kind, head }) => /^(?:infinitive|participle|than)$/u.test(kind) && tokens[head]?.pos !== 'ADJ')) return false
  // `wouldn't look me in the eye (for years)`.
  const isForYears =
    isPast(analysis, clause) && rest.slice(n).every(({ kind, from, isTime }) => kind === 'end' || (isTime && tokens[from]!.low === 'for'))
  if (!isForYears && (clause.isDenied || tokens.slice(startOf(clause), clause.to).some((token) => isStrictLimit(token, tokens))))
    return false
  return rest.slice(n).every(({ kind, from, to, isTime }, k) => {
    const piece = pieces[n + k]!
    const { low } = tokens[from]!
    const isAside = tokens[from - 1]?.text === ','
    if (kind === 'end') return true
    if (/^(?:row|joint|particle|infinitive|participle|than|relative|opener|question)$/u.test(kind)) return false
    if (tokens.slice(from, to).some(({ pos, i }) => pos === 'AUX' || (pos === 'SCONJ' && i > from))) return false
    // `in nine point | six seconds`.
    if (isTime && kind === 'nominal' && tokens[from]!.pos === 'NUM' && tokens[from - 1]?.pos === 'NOUN') return false
    if (isTime) return (isTransitive || isPassive || isPlaced) && !piece.isGlued
    if (kind === 'adverb')
      return (
        piece.mayDrop &&
        (isTransitive || isPassive || isPlaced) &&
        tokens
          .slice(from, to)
          .every((one) => one.low.endsWith('ly') || /^(?:again|still|today|now|even|too|first|there|here|instead)$/u.test(one.low))
      )
    if (kind !== 'preposition' || piece.isGlued) return isAside && kind === 'preposition'
    // `had worn | out the soil`.
    const isParticle = /^(?:out|off|up|down|away)$/u.test(low) && tokens[from + 1]?.low !== 'of' && from === verb.to
    return piece.mayDrop && !isParticle && !NEEDED_PHRASE.test(low) && isPast(analysis, clause) && (isTransitive || isPassive || isPlaced)
  })
}

const POINTING = /^(?:this|that|these|those|one|ones|other|others|each|both|there|so|such|same|else)$/u

/** Does a word among kept ones point at what is told elsewhere? `beside`: what is seen beside them. */
export function pointsElsewhere(analysis: Analysis, kept: readonly number[], { isShownAt, seen }: Beside): boolean {
  const { tokens, references } = analysis
  const own = new Set(kept)
  return kept.some((i) => {
    const { low, pos } = tokens[i]!
    const next = tokens[i + 1]
    if (/^(?:it|they|them|he|she|him|her)$/u.test(low) && !isDetermining(analysis, i)) {
      if (low === 'it' && isExpletive(tokens, i)) return false
      const reference = references?.get(i)
      const isTold = reference?.from !== undefined && own.has(reference.to! - 1)
      // `They attacked it from an island` beside an island: something else.
      const isNamed =
        /^(?:it|they|them)$/u.test(low) && kept.some((one) => tokens[one]!.pos === 'NOUN' && seen.has(singularOf(tokens[one]!.low)))
      if (/^(?:he|she|they)$/u.test(low) && clausesOf(analysis).some(({ subject }) => subject[0]?.from === i)) return false
      return !isTold && meantBy(analysis, kept, i) === undefined && (isNamed || !isShownAt(i))
    }
    if (low === 'there')
      return (
        !(FORMS_OF_BE.test(next?.low ?? '') && (i === kept[0] || SIGN.test(tokens[i - 1]?.text ?? ','))) &&
        !/^(?:is|are|was|were)$/u.test(tokens[i + 1]?.low ?? '')
      )
    if (low === 'such' || low === 'so') return i === kept.at(-1)
    if (low === 'same') return !own.has(i + 1) || !/^(?:as|NOUN)$/u.test(next?.pos ?? '')
    if (low === 'else') return false
    if (low === 'that' && /^(?:SCONJ|PRON)$/u.test(pos) && i !== kept[0] && own.has(i + 1)) return false
    // `a rhyme asks that question`.
    if (/^(?:that|those)$/u.test(low) && pos === 'DET' && i !== kept[0] && next?.pos === 'NOUN' && own.has(i + 1)) return true
    if (POINTING.test(low)) {
      if (/^(?:one|each|both|others?)$/u.test(low) && next?.low === 'of' && own.has(i + 2)) return false
      return (
        !/^(?:NOUN|PROPN|ADJ|NUM)$/u.test(next?.pos ?? '') ||
        !own.has(i + 1) ||
        (/^(?:this|that|these|those)$/u.test(low) && i !== kept[0] && !own.has(i + 1))
      )
    }
    return false
  })
}

/** Does a clause go on where it was read to end: `tired | and a little dry`, `did not blame spirits | but hot blood`, `nine point | six`? */
function isOpenAt(analysis: Analysis, to: number, kept: readonly number[]): boolean {
  const { tokens } = analysis
  const next = tokens[to]
  if (!next || kept.includes(to)) return false
  const clauses = clausesOf(analysis)
  const opens = (i: number) => clauses.some((one) => startOf(one) === i || one.openerAt === i || one.from === i)
  if (/^[.!?;:—–)]$/u.test(next.text) || opens(to)) return false
  if (next.low === 'or' && tokens[to + 1]?.low === 'so') return true
  if (next.pos === 'CCONJ') return !opens(to + 1) && !/^(?:PRON|ADV)$/u.test(tokens[to + 1]?.pos ?? '')
  if (next.text === ',') {
    const after = tokens[to + 1]
    // `nothing but flour, | water and patience`.
    const isRow =
      after !== undefined &&
      !opens(to + 1) &&
      /^(?:NOUN|ADJ|PROPN|NUM|DET)$/u.test(after.pos) &&
      !clauses.some(({ from }) => from > to && from <= to + 4) &&
      tokens.slice(to + 1, to + 8).some(({ low }) => /^(?:and|or)$/u.test(low))
    return isRow || (after?.low === 'but' && (!opens(to + 2) || /^(?:only|not|except|without)$/u.test(tokens[to + 2]?.low ?? '')))
  }
  return /^(?:NUM|NOUN|PROPN|ADJ|PART|ADP)$/u.test(next.pos)
}

/** Whether kept tokens of a sentence are one of its clauses, whole: with its subject, what limits it, its object or predicate, and the clauses it needs. */
export function isCompleteClause(analysis: Analysis, kept: readonly number[], beside: Beside): boolean {
  const { tokens } = analysis
  const own = new Set(kept)
  const [first, last] = [kept[0], kept.at(-1)]
  if (first === undefined || last === undefined) return false
  const behind = tokens[last + 1]
  const isLeading =
    /^(?:least|most|than|about|almost|nearly|over|under|to|of|at|only|even|just|from|with|an?|the|another|no|more|less|fewer)$/u.test(
      tokens[last]!.low,
    )
  if (
    isLeading &&
    behind &&
    !SIGN.test(behind.text) &&
    (/^(?:least|most|than|an?|the|another|no)$/u.test(tokens[last]!.low) || /^(?:NUM|DET|NOUN|ADJ)$/u.test(behind.pos))
  )
    return false
  const inside = clausesOf(analysis).filter(({ verb }) => own.has(verb.head))
  const clause = inside.find(({ role }) => role !== 'relative')
  if (!clause || clause.role === 'relative' || clause.isInverted || isMisreadClause(analysis, clause) || isOfNothing(analysis, clause))
    return false
  const { subject, verb, rest } = clause
  if (!span(verb).every((i) => own.has(i) || droppableIn(analysis, span(verb)).includes(i))) return false
  if (subject.length === 0) {
    if (!clause.isCommand || clause.before.some(({ kind }) => kind !== 'adverb')) return false
    const opening = tokens[verb.from - 1]
    const isOpen = opening !== undefined && !SIGN.test(opening.text) && !/^(?:CCONJ|ADV)$/u.test(opening.pos)
    if (isOpen || (opening?.pos === 'CCONJ' && !clausesOf(analysis).some((one) => one.isCommand && one.to <= opening.i))) return false
  } else {
    const ends = subjectEnds(analysis, clause)
    const [from] = [subject[0]!.from]
    if (mayLosePlace(analysis, clause)) ends.push(subject[0]!.to)
    const isWhole = ends.some((end) => span({ from, to: end }).every((i) => own.has(i) || SIGN.test(tokens[i]!.text)))
    if (!isWhole) return false
  }
  const start = subject.length === 0 ? verb.from : clause.isShared ? verb.from : subject[0]!.from
  // `To test | Einstein, you had to see`: the rest of what stands before it.
  const opening = first < start && !clause.isShared ? tokens[first - 1] : undefined
  if (
    opening &&
    [...clause.fronted, ...clause.before].some(({ from, kind }) => from === first && kind !== 'adverb') &&
    opening.pos !== 'CCONJ' &&
    !SIGN.test(opening.text)
  )
    return false
  // What stands before its subject, and is kept or left out as a whole.
  const dropped = new Set<number>()
  for (const chunk of [...clause.fronted, ...clause.before])
    if (!span(chunk).some((i) => own.has(i))) for (const i of span(chunk)) dropped.add(i)
  const isPlaceLost =
    !clause.isCommand &&
    !isPast(analysis, clause) &&
    [...clause.fronted, ...clause.before].some(
      ({ kind, from, to }) => kind === 'preposition' && !own.has(to - 1) && !/^(?:by|since|of|despite|according)$/u.test(tokens[from]!.low),
    )
  if (isPlaceLost) return false
  const cut = rest.findIndex(({ from, to, kind }) => kind !== 'end' && !span({ from, to }).some((i) => own.has(i)))
  if (cut >= 0) {
    if (!mayEndBefore(analysis, clause, cut) || rest.slice(cut).some(({ from, to }) => span({ from, to }).some((i) => own.has(i))))
      return false
    for (const chunk of rest.slice(cut)) for (const i of span(chunk)) dropped.add(i)
  }
  const ofEnd =
    cut < 0 && last < clause.to - 1 && !clause.isDenied && rest.length > 0 && endBeforeOf(analysis, rest.at(-1)!) === last + 1
      ? last + 1
      : undefined
  const end = cut >= 0 ? rest[cut]!.from : (ofEnd ?? clause.to)
  const loose = new Set(droppableIn(analysis, span({ from: start, to: end })))
  const aside = new Set(
    subject.length > 0 && !clause.isShared && !own.has(subject.at(-1)!.to - 1) ? span({ from: subject[0]!.from, to: verb.from }) : [],
  )
  const isHole = span({ from: start, to: end }).some((i) => !own.has(i) && !SIGN.test(tokens[i]!.text) && !loose.has(i) && !aside.has(i))
  if (isHole || losesLimit(analysis, startOf(clause), clause.to, own, dropped)) return false
  if (cut < 0 && ofEnd === undefined && isOpenAt(analysis, clause.to, kept)) return false
  // Nothing behind its end but a clause that is whole.
  const beyond = kept.filter((i) => i >= clause.to && !inside.some((one) => one !== clause && startOf(one) <= i && i < one.to))
  if (beyond.length > 0) return false
  if (cut < 0 && needsOthers(analysis, clause, last, own)) return false
  if (cut >= 0 && needsOthers(analysis, clause, rest[cut - 1]?.to ?? verb.to, own)) return false
  const { lemma } = tokens[verb.head]!
  const isBare = rest.length === 0 || cut === 0
  if (isBare && OPEN_VERB.test(lemma) && !tokens[verb.from]!.low.match(/^(?:is|was|were|are|been)$/u)) return false
  if (isBare && FORMS_OF_BE.test(tokens[verb.head]!.low)) return false
  if (pointsElsewhere(analysis, kept, beside)) return false
  return (
    (ofEnd !== undefined || !isBroken(analysis, clause, kept)) &&
    tokens.some(({ pos, i }) => own.has(i) && /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/u.test(pos))
  )
}
