import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EMPTY_WORDS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd } from '../text/clauses.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { trimmed, written } from './in-digits.ts'
import { DENIAL, hasComplement, isCut, losesDenial, type TokenRange as Range } from './whole-clause.ts'

/** Words up to which a sentence of a story stands whole. */
const MAX_WHOLE_WORDS = 5
/** Most words of a statement on screen. */
const MAX_WORDS = 8

/** What a statement is worth by the clause that it is of. */
const WORTH: Readonly<Record<Segment['role'], number>> = {
  main: 3,
  command: 3,
  but: 4,
  joined: 2.6,
  complement: 3.4,
  because: 1,
  setting: -1.5,
  relative: -2,
  compared: -6,
  fragment: -4,
}

/** What it is worth by its form: a clause with its subject, a verb with its object, a noun phrase. */
const CLAUSE = 3
const PREDICATE = 1.4
const NOUNS = -0.4
/** `it isn't old | it is full of dust`: what is said instead of what is denied. */
const CORRECTION = 3
/** What has become of it at last. */
const LATER = 2
const PRONOUN = 0.9
/** What is to be avoided, before what is to be done instead. */
const AVOIDED = 1.5
/** A clause that leaves out which one it speaks of: `Every app | you open`. */
const RELATIVE_LEFT = 1.4
const NUMBER = 0.8
const WORD = 0.12

const THIRD_PERSON = /^(?:it|they|them|he|she|him|this|that|these|those|one|ones|so|there|its|their)$/u
const LIGHT = /^(?:be|have|do|get|go|make|take|give|let|keep|put|come|become|seem|need|want|will|can)$/u

const AVOIDING = /^(?:forget|skip|stop|quit|avoid|ditch)$/u

/** `subject`: a noun phrase before the range, without what stands between them. */
type Candidate = { readonly range: Range; readonly score: number; readonly subject?: Range }

const textOf = (analysis: Analysis, [from, to]: Range): string =>
  written(analysis, analysis.tokens[from]!.word, analysis.tokens[to - 1]!.word)
const wordCount = (analysis: Analysis, range: Range): number => textOf(analysis, range).split(' ').length

/** What the words of a range tell, each word after the first few less. */
function contentOf({ tokens, quantities }: Analysis, [from, to]: Range): number {
  const inside = tokens.slice(from, to)
  const worths = inside.map<number>(({ pos, lemma, low, word }) => {
    if (quantities.some(({ at, end }) => at <= word && word <= end)) return 0.5
    if (EMPTY_WORDS.has(low) || EMPTY_WORDS.has(lemma) || LIGHT.test(lemma)) return 0
    return pos === 'NOUN' || pos === 'PROPN' ? 1 : pos === 'ADJ' ? 0.6 : pos === 'VERB' ? 0.7 : 0
  })
  const hasNumber = quantities.some(({ at, end }) => tokens[from]!.word <= at && end <= tokens[to - 1]!.word)
  const pronouns = inside
    .slice(1)
    .filter(({ low, i }) => THIRD_PERSON.test(low) && !/^(?:NOUN|ADJ)$/u.test(tokens[i + 1]?.pos ?? '')).length
  return (
    Math.min(
      4.5,
      worths.reduce((sum, worth) => sum + worth, 0),
    ) +
    (hasNumber ? NUMBER : 0) -
    pronouns * PRONOUN
  )
}

/** Ranges of a clause from a start on. */
function rangesFrom(
  analysis: Analysis,
  segments: readonly Segment[],
  n: number,
  start: number,
  end: number,
  max: number,
  subject?: Range,
): Range[] {
  const { tokens } = analysis
  const segment = segments[n]!
  // Words of a following clause have its verb among them.
  const isWhole = (to: number) => {
    const inside = segments.slice(n + 1).find((one) => one.from < to && to <= one.to)
    return !inside || (inside.verb !== undefined && to > inside.verb && hasComplement(analysis, inside.verb, to, inside.to))
  }
  return Array.from({ length: Math.max(0, end - segment.verb!) }, (_, i) => [start, segment.verb! + i + 1] as const).filter(
    (range) =>
      isWhole(range[1]) &&
      range[1] > start &&
      wordCount(analysis, range) <= max &&
      hasComplement(analysis, segment.verb!, range[1], segment.to) &&
      !isClauseEnd(tokens[range[1] - 1]!) &&
      !isCut(analysis, range) &&
      !losesDenial(analysis, segment, range, subject),
  )
}

/** Index behind what may follow a clause without a break: reasons, times, what is said. */
function reachOf(segments: readonly Segment[], n: number): number {
  let to = segments[n]!.to
  for (const next of segments.slice(n + 1)) {
    if (next.isSetOff || !/^(?:because|setting|complement|relative)$/u.test(next.role)) break
    to = next.to
  }
  return to
}

/** Does a time after that of the clauses before it open a clause: `Once he begged; a year later, he owned the street`? */
function isLater({ tokens }: Analysis, segments: readonly Segment[], n: number): boolean {
  const before = segments[n - 1]
  return (
    before?.role === 'fragment' &&
    before.isSetOff &&
    segments.slice(0, n - 1).some(({ verb }) => verb !== undefined) &&
    tokens.slice(before.from, before.to).some(({ low }) => /^(?:later|today|now)$/u.test(low))
  )
}

const PRONOUN_SUBJECT = /^(?:i|you|he|she|it|we|they|this|that|there|these|those)$/u

function clauseCandidates(analysis: Analysis, segments: readonly Segment[], max: number): Candidate[] {
  const { tokens } = analysis
  return segments.flatMap((segment, n): Candidate[] => {
    const { verb, subject, role } = segment
    if (verb === undefined || role === 'relative' || role === 'compared') return []
    const denied = segments.slice(0, n).findLast(({ isDenied }) => isDenied)
    const isInstead =
      denied !== undefined &&
      !segment.isDenied &&
      segment.isSetOff &&
      subject !== undefined &&
      PRONOUN_SUBJECT.test(tokens[subject[0]]!.low) &&
      !/^(?:but|and|so|then|or|yet)$/u.test(tokens[segment.from - 1]!.low)
    const isContradicted =
      segment.isDenied &&
      segments
        .slice(n + 1)
        .some(
          (next) =>
            next.isSetOff &&
            next.subject &&
            PRONOUN_SUBJECT.test(tokens[next.subject[0]]!.low) &&
            !next.isDenied &&
            !/^(?:but|and|so|then|or|yet)$/u.test(tokens[next.from - 1]!.low),
        )
    // What is believed or refused to be said is not so.
    const worth =
      WORTH[role] +
      (isInstead ? CORRECTION : 0) -
      (isContradicted ? CORRECTION : 0) +
      (isLater(analysis, segments, n) ? LATER : 0) -
      n * 0.05
    const end = reachOf(segments, n)
    const said = segments[n + 1]?.role === 'complement' ? tokens[segment.to - 1]! : undefined
    const isSaying = said !== undefined && /^(?:VERB|PRON|AUX|ADV)$/u.test(said.pos)
    const isPronoun = subject !== undefined && PRONOUN_SUBJECT.test(tokens[subject[0]]!.low)
    const isAvoided =
      AVOIDING.test(tokens[verb]!.lemma) && role === 'command' && segments.slice(n + 1).some((next) => next.role === 'joined')
    const starts = startsOf(analysis, segment, isPronoun)
    return starts.flatMap(({ at, form, subject: head }) =>
      rangesFrom(analysis, segments, n, at, end, max - (head ? wordCount(analysis, head) : 0), head)
        .filter(([from, to]) => to > from && (!isSaying || to > segments[n + 1]!.from))
        .map((range) => ({
          range,
          ...(head && { subject: head }),
          score:
            worth +
            form +
            contentOf(analysis, range) +
            (head ? contentOf(analysis, head) : 0) -
            wordCount(analysis, range) * WORD -
            (isAvoided ? AVOIDED : 0) -
            (segments.some((next) => next.role === 'relative' && next.from === range[1] && !next.isSetOff)
              ? isInstead
                ? CORRECTION * 2
                : RELATIVE_LEFT
              : 0),
        })),
    )
  })
}

type Start = { readonly at: number; readonly form: number; readonly subject?: Range }

/** Where a statement of a clause may begin: with its subject, with or without its article, or with its verb. */
function startsOf({ tokens, phrases }: Analysis, { verb: first, subject, role, isDenied, from }: Segment, isPronoun: boolean): Start[] {
  const verb = first!
  const denial = tokens[verb - 1] && verb > from && DENIAL.test(tokens[verb - 1]!.low) ? verb - 1 : verb
  if (!subject) return [{ at: denial, form: role === 'command' ? CLAUSE : CLAUSE - 0.4 }]
  const [start, end] = subject
  if (tokens[start]!.low === 'there') return tokens[verb + 1] ? [{ at: verb + 1, form: CLAUSE }] : []
  const starts: Start[] = [{ at: start, form: CLAUSE }]
  if (/^(?:the|an?)$/u.test(tokens[start]!.low)) starts.push({ at: start + 1, form: CLAUSE - 0.5 })
  const head = phrases.find((phrase) => phrase.start === start)
  const behind = tokens[(head?.end ?? start) + 1]
  // `the largest ship (in the world) struck`, `nobody (in the forest) laughed`.
  if (behind && behind.i < end && behind.pos === 'ADP' && !/^(?:of|without|like|than)$/u.test(behind.low)) {
    const isDet = /^(?:the|an?)$/u.test(tokens[start]!.low)
    starts.push({ at: verb, form: CLAUSE - 0.8, subject: [start, behind.i] })
    if (isDet) starts.push({ at: verb, form: CLAUSE - 1, subject: [start + 1, behind.i] })
  }
  if (/^(?:nobody|none|nothing)$/u.test(tokens[start]!.low) || /^(?:because|setting|complement)$/u.test(role)) return starts
  const next = tokens[verb + 1]
  const isModal = tokens[verb]!.pos === 'AUX'
  const isHaving = isModal && /^(?:has|have|had)$/u.test(tokens[verb]!.low) && next?.low === 'to'
  const isBeing = /^(?:is|are|was|were|be|'s|'re)$/u.test(tokens[verb]!.low)
  if ((!isModal && !isBeing) || isHaving || (isDenied && DENIAL.test(next?.low ?? '')))
    starts.push({ at: denial, form: isPronoun ? CLAUSE - 0.8 : PREDICATE })
  // `has never | had a bone`, `has | promised to rebuild`, `was | buried under ash`.
  const participle = tokens.findIndex(({ pos, i }) => i > verb && pos !== 'ADV' && pos !== 'AUX')
  const isPerfect =
    isModal && /^(?:has|have|had|is|are|was|were|been)$/u.test(tokens[participle - 1]?.low ?? '') && tokens[participle]?.pos === 'VERB'
  if (
    isPronoun &&
    DENIAL.test(next?.low ?? '') &&
    /^(?:is|are|was|were)$/u.test(tokens[verb]!.low) &&
    /^(?:this|that|it|these)$/u.test(tokens[start]!.low)
  )
    starts.push({ at: verb + 1, form: CLAUSE })
  if (next?.low === 'never') starts.push({ at: verb + 1, form: PREDICATE })
  else if (isPerfect && !isDenied && !tokens[participle]!.low.endsWith('ing')) starts.push({ at: participle, form: PREDICATE - 0.2 })
  return starts
}

const isNumberOnly = ({ tokens, quantities }: Analysis, [from, to]: Range): boolean =>
  quantities.some(({ at, end }) => at <= tokens[from]!.word && tokens[to - 1]!.word <= end)

/** Whole noun phrases of what is there. */
function nounCandidates(analysis: Analysis, segments: readonly Segment[], max: number): Candidate[] {
  const { tokens, phrases, bars } = analysis
  // `Paying yourself first`.
  const gerunds = segments.flatMap(({ subject, role }): Candidate[] =>
    subject && role !== 'relative' && tokens[subject[0]]!.low.endsWith('ing') && tokens[subject[0]]!.pos === 'VERB'
      ? Array.from({ length: subject[1] - subject[0] - 1 }, (_, i) => [subject[0], subject[0] + i + 2] as const)
          .filter((range) => wordCount(analysis, range) <= max && (range[1] === subject[1] || !isCut(analysis, range)))
          .map((range) => ({ range, score: WORTH[role] + PREDICATE + contentOf(analysis, range) }))
      : [],
  )
  return phrases
    .flatMap((phrase): Candidate[] => {
      const segment = segments.find(({ from, to }) => from <= phrase.start && phrase.start < to)
      if (
        !segment ||
        /^(?:compared|negated)$/u.test(bars[phrase.end]!) ||
        phrase.role === 'behind' ||
        phrase.isOwner ||
        /^['’]s?$/u.test(tokens[phrase.start - 1]?.low ?? '')
      )
        return []
      const start = phrase.run[0]!.pos === 'DET' && !/^(?:no|every|all|half)$/u.test(phrase.run[0]!.low) ? phrase.start + 1 : phrase.start
      // `most | expensive habit`.
      if (/^(?:most|least|too|so|very)$/u.test(tokens[start - 1]?.low ?? '')) return []
      const isDay = /^(?:today|tonight|tomorrow|yesterday)$/u.test(tokens[phrase.end]!.low) && phrase.end > start
      const ends = isDay ? [phrase.end] : Array.from({ length: segment.to - phrase.end }, (_, n) => phrase.end + 1 + n)
      const isNominal = ([from, to]: Range) =>
        !tokens
          .slice(from, to)
          .some(({ pos, i }) => (pos === 'AUX' || pos === 'VERB') && !phrases.some(({ start: at, end }) => at <= i && i <= end))
      return ends
        .map((to): Range => [start, to])
        .filter(
          (range) =>
            wordCount(analysis, range) <= max &&
            isNominal(range) &&
            !isClauseEnd(tokens[range[1] - 1]!) &&
            (isDay || !isCut(analysis, range)) &&
            !losesDenial(analysis, segment, range),
        )
        .map((range) => ({
          range,
          score:
            WORTH[segment.role] +
            NOUNS +
            (phrase.role === 'object' ? 0.5 : 0) -
            (phrase.isName ? 1 : 0) -
            (isNumberOnly(analysis, range) ? 2 : 0) +
            contentOf(analysis, range) -
            wordCount(analysis, range) * WORD,
        }))
    })
    .concat(gerunds)
}

/** Words up to which a denial may pass the half: rather too long than the opposite. */
const MAX_DENIAL_WORDS = 6

const hasVerb = ({ tokens }: Analysis, { range: [from, to] }: Candidate): boolean =>
  tokens.slice(from, to).some(({ pos }) => pos === 'VERB' || pos === 'AUX')

function bestOf(analysis: Analysis, segments: readonly Segment[], max: number): Candidate | undefined {
  const { tokens } = analysis
  const ranked = (candidates: readonly Candidate[]) =>
    candidates
      .filter(({ range: [from, to] }) => to - from > 1 || /^(?:NOUN|PROPN|NUM)$/u.test(tokens[from]!.pos))
      .toSorted((a, b) => b.score - a.score)
  const [best] = ranked([...clauseCandidates(analysis, segments, max), ...nounCandidates(analysis, segments, max)])
  if ((best && hasVerb(analysis, best)) || !segments.some(({ isDenied }) => isDenied)) return best
  return ranked(clauseCandidates(analysis, segments, MAX_DENIAL_WORDS))[0] ?? best
}

/**
 * What a sentence says in a whole phrase of at most half of its words: the clause that it is about with what its verb is done to, else a verb with its object,
 * else a noun phrase. A short sentence stands whole. Undefined where no such phrase is.
 */
export function statementIn(analysis: Analysis): PlanText | undefined {
  const { text, tokens } = analysis
  const count = text.split(/\s+/u).length
  const isOne = !text
    .split(/\s+/u)
    .slice(0, -1)
    .some((word) => /[,;:.!?—–]$/u.test(word))
  if (analysis.isNarrative && count <= MAX_WHOLE_WORDS && isOne)
    return { words: trimmed(text.replace(/^(?:But|And|So|Then) (?=\S+ )/u, '')), role: 'key', at: 0 }
  const max = Math.min(MAX_WORDS, Math.max(3, Math.floor(count / 2)))
  const segments = segmentsOf(analysis)
  const best = bestOf(analysis, segments, max)
  if (!best) return undefined
  const words = [...(best.subject ? [textOf(analysis, best.subject)] : []), textOf(analysis, best.range)].join(' ')
  return { words, role: 'key', at: tokens[(best.subject ?? best.range)[0]]!.word }
}
