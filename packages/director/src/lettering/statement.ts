import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EMPTY_WORDS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { isBroken } from './clauses/broken.ts'
import { type Clause, type ClauseRole, clausesOf } from './clauses/clauses.ts'
import { type Form, isVagueNoun } from './clauses/noun-forms.ts'
import { predicateForms } from './clauses/predicate-forms.ts'
import { reordered } from './clauses/reordered.ts'
import { antecedentOf, subjectForms } from './clauses/subject-forms.ts'
import { contrastIn, proportionIn } from './told-words.ts'
import { isDeniedSaid, losesDenial } from './clauses/denials.ts'
import type { Quantity } from '../text/quantity.ts'
import type { Token } from '../text/token.ts'
import { isDetermining, isToldIn, meantBy } from './pronoun-words.ts'
import { isHour, written } from './in-digits.ts'

/** Words up to which a sentence stands whole. */
const MAX_WHOLE_WORDS = 5
/** Words up to which a sentence of one clause stands whole that no words can be left out of. */
const MAX_UNCUT = 9
/** Most words of a statement on screen, and the fewest that are allowed of a short sentence. */
const MAX_WORDS = 6
/** Words of a statement that nothing shorter is said by. */
const MOST_WORDS = 9
const MIN_WORDS = 5
/** What it costs to leave out what is said or asked. */
const NEEDS_TAIL = 2.5

/** What a statement is worth by the clause that it is of. */
const WORTH: Readonly<Record<ClauseRole, number>> = {
  main: 3,
  command: 3,
  but: 4.2,
  so: 3.3,
  result: 4,
  joined: 2.7,
  said: 2.9,
  asked: -1,
  because: 1.2,
  setting: -0.6,
  relative: -3,
}

const SUBJECT = 1.5
/** `although no bodies were ever found`: what is so all the same. */
const CONCEDED = 2
/** `and began to dance`: what comes of it. */
const BEGUN = 1.2
/** `Put it in rice and you may do harm`: a command that is only a condition. */
const AS_CONDITION = 3
/** `Their whiskers`: of whom, nobody knows. */
const OWNERLESS = 1.2
/** `My wife was standing (in the doorway)`: a verb alone. */
const NOTHING_BEHIND = 2
/** `it isn't old | it is full of dust`: what is said instead of what is denied. */
const CORRECTION = 2.5
/** What has become of it at last. */
const LATER = 2
const PRONOUN = 2.5
/** What a word more than the half costs. */
const OVER = 1
const OVER_OF_FEW = 0.7
/** A word more than the most counts as so many. */
const PAST_MOST = 3
/** The last of several things that somebody does. */
const LAST = 0.6
const NUMBER = 1.5
const WORD = 0.1
const RELATIVE_LEFT = 0.8
const VAGUE_LEFT = 4
const DENIED_LEFT = 4
/** What a dependent clause behind it adds. */
const BEHIND = 0.5

const MOMENT = /^(?:second|minute|hour|day|night|morning|evening|week|month|year|summer|winter|today|tonight|yesterday|tomorrow|time)$/u
const AVOIDED = 1.5
/** What a reason is worth more behind a clause of subject and verb alone. */
const BECAUSE_OF_LITTLE = 2
const AVOIDING = /^(?:forget|skip|stop|quit|avoid|ditch)$/u
/** Words that say nothing without their others. */
const PAIRS = [
  ['either', 'or'],
  ['neither', 'nor'],
  ['both', 'and'],
] as const
const LIGHT = /^(?:be|have|do|get|go|make|take|give|let|keep|put|come|become|seem|need|want|will|can)$/u
/** Pronouns that say nothing alone. */
const DANGLING = /^(?:it|they|them|he|she|him|her|this|these|those|one|ones)$/u
const THIRD_PERSON = /^(?:it|they|them|he|she|him|this|that|these|those|one|ones|so|there|its|their)$/u
const REPORTING =
  /^(?:say|report|announce|explain|write|note|state|mean|find|show|discover|realize|realise|notice|prove|learn|confirm|reveal|swear|tell|be|know|see|hear|turn|answer|reply|teach|suggest)$/u

const PERSONAL = /^(?:i|you|he|she|it|we|they|there|this|that|these|those)$|^i['’]/u

/** `eats nothing For two months`: what stood at the begin of the sentence. */
function uncapitalized(text: string, kept: readonly number[], { tokens }: Analysis): string {
  const at = kept.indexOf(0)
  const first = tokens[0]!
  return at > 0 && (first.pos !== 'PROPN' || EMPTY_WORDS.has(first.low)) ? text.replace(first.text, first.low) : text
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Kept words of a sentence as they stand on screen, pronouns as what they stand for. */
function textOf(analysis: Analysis, kept: readonly number[]): string {
  const { tokens } = analysis
  const words = [...new Set(kept.map((i) => tokens[i]!.word))]
  const meant = new Map(kept.flatMap((i) => [[tokens[i]!.word, meantBy(analysis, kept, i)] as const]).filter(([, noun]) => noun))
  const parts: string[] = []
  for (let i = 0; i < words.length;) {
    const noun = meant.get(words[i]!)
    if (noun) {
      parts.push(noun)
      i++
      continue
    }
    let end = i
    while (words[end + 1] === words[end]! + 1 && !meant.has(words[end + 1]!)) end++
    parts.push(written(analysis, words[i]!, words[end]!))
    i = end + 1
  }
  return parts.join(' ')
}

/** `it`, `them` of kept words that nothing in them is meant by. */
const danglingOf = (analysis: Analysis, kept: readonly number[]): readonly Token[] =>
  kept
    .map((i) => analysis.tokens[i]!)
    .filter(({ low, i }) => DANGLING.test(low) && !isDetermining(analysis, i) && !isToldIn(analysis, kept, i) && !meantBy(analysis, kept, i))

/** What kept words tell, each after the first few less. */
function contentOf(analysis: Analysis, kept: readonly number[]): number {
  const { tokens, quantities } = analysis
  const worths = kept.map((i) => {
    const { pos, lemma, low, word } = tokens[i]!
    if (quantities.some(({ at, end }) => at <= word && word <= end)) return 0.4
    if (MOMENT.test(lemma)) return 0.25
    if (EMPTY_WORDS.has(low) || EMPTY_WORDS.has(lemma) || LIGHT.test(lemma)) return 0
    return pos === 'NOUN' || pos === 'PROPN' ? (isVagueNoun(low) ? 0.4 : 1) : pos === 'ADJ' ? 0.5 : pos === 'VERB' ? 0.7 : 0
  })
  const words = new Set(kept.map((i) => tokens[i]!.word))
  const numbers = quantities.filter(
    (one) =>
      words.has(one.at) &&
      words.has(one.end) &&
      one.kind !== 'year' &&
      (one.kind !== 'date' || isHour(one)) &&
      (one.value !== 1 || /^(?:duration|measure|money)$/u.test(one.kind)),
  )
  const isTold = numbers.some(({ kind }) => /^(?:money|percent|times|measure|share|heat)$/u.test(kind))
  const pronouns = danglingOf(analysis, kept.slice(1)).length
  return (
    Math.min(
      5,
      worths.reduce<number>((sum, worth) => sum + worth, 0),
    ) +
    (numbers.length > 0 ? NUMBER : 0) +
    (isTold ? 0.6 : 0) -
    pronouns * PRONOUN
  )
}

/** Words of a text on screen: a number is one, an article at its begin none. */
const lengthOf = (words: string): number =>
  words
    .replace(/^(?:the|an?) /iu, '')
    .replaceAll(/\b(?:(?:about|over|almost|nearly|up to|at least|more than|less than|fewer than) )?(\p{Sc}?\d[\d.,]*%?)(?: (?:hundred|thousand|million|billion|trillion))?/giu, '$1')
    .split(' ').length

type Candidate = { readonly kept: readonly number[]; readonly score: number; readonly words: string }

const range = ({ from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

/** Does the clause behind one belong to it without a break? */
const isBehind = (clause: Clause, next: Clause | undefined): next is Clause =>
  next !== undefined && !next.isSetOff && next.joint === undefined

/** Forms of a dependent clause behind another, with the word that opens it. */
function tailForms(analysis: Analysis, clause: Clause, rest: readonly Clause[], depth = 0): Form[] {
  const opener =
    clause.opener === 'that' && clause.role === 'said'
      ? []
      : clause.openerAt !== undefined && clause.openerAt < clause.from
        ? Array.from({ length: clause.from - clause.openerAt }, (_, i) => clause.openerAt! + i)
        : []
  const subjects = clause.isShared
    ? [{ kept: [], cost: 0 }]
    : /^(?:which|what|whose|how)$/u.test(clause.opener ?? '')
      ? subjectForms(analysis, clause).slice(0, 1)
      : subjectForms(analysis, clause)
  const [next, ...others] = rest
  // `you decided | it should`.
  if (clause.rest.length === 0 && analysis.tokens[clause.verb.head]!.pos === 'AUX') return []
  const tails: Form[] = isBehind(clause, next) && depth < 1 ? tailForms(analysis, next, others, depth + 1) : []
  return subjects.flatMap((subject) =>
    predicateForms(analysis, clause).flatMap((predicate) => {
      const kept = [...opener, ...subject.kept, ...predicate.kept]
      const cost = subject.cost + predicate.cost
      const isLeft = isBehind(clause, next)
      const isOnly = analysis.tokens.slice(clause.from, clause.to).some(({ low }) => low === 'only')
      const needs = isLeft && (/^(?:said|asked|result)$/u.test(next.role) || (isOnly && /^(?:setting|because)$/u.test(next.role)))
      return [
        ...(needs ? [] : [{ kept, cost: cost + (isLeft && next.role === 'relative' ? leftCost(analysis, clause) : 0) }]),
        ...(predicate.isWhole ? tails.map((tail) => ({ kept: [...kept, ...tail.kept], cost: cost + tail.cost })) : []),
      ]
    }),
  )
}

/** What it costs to leave out a relative clause: `your brain is the thing | that is missing`. */
function leftCost({ tokens }: Analysis, { rest, verb, isDenied }: Clause): number {
  // `Never fertilize a plant | that is sick`: any plant would be more than is denied.
  if (isDenied) return DENIED_LEFT
  const last = rest.at(-1)
  const head = tokens[(last ?? verb).head]!
  // `You are in the chapter | nobody claps for`.
  const isWhich = last !== undefined && tokens[verb.head]!.lemma === 'be' && tokens[last.head - 1]?.low === 'the'
  if (isWhich) return VAGUE_LEFT
  return last && /^(?:nominal|preposition|row)$/u.test(last.kind) && isVagueNoun(head.low) ? VAGUE_LEFT : RELATIVE_LEFT
}

const isMain = ({ role }: Clause): boolean => /^(?:main|command|joined|so|but)$/u.test(role)

function worthOf(analysis: Analysis, clauses: readonly Clause[], n: number): number {
  const { tokens } = analysis
  const clause = clauses[n]!
  const isPronoun = (one: Clause) =>
    one.subject.length > 0 && /^(?:i|you|he|she|it|we|they|this|that|there|these|those)$/u.test(tokens[one.subject[0]!.from]!.low)
  const isInstead = (one: Clause) =>
    one.isSetOff && isPronoun(one) && !one.isDenied && one.joint === undefined && one.opener === undefined && isMain(one)
  const denied = clauses.slice(0, n).findLast(isMain)
  const corrects = denied?.isDenied === true && isInstead(clause)
  const next = clauses.slice(n + 1).find(isMain)
  const isCorrected = clause.isDenied && isMain(clause) && next !== undefined && isInstead(next)
  const before = [...clause.fronted, ...clause.before].some(({ from, to }) =>
    tokens.slice(from, to).some(({ low }) => /^(?:later|today|now)$/u.test(low)),
  )
  const isLater = before && clauses.slice(0, n).some(isMain)
  const said = clause.role === 'said' ? clauses.slice(0, n).findLast(({ role }) => role !== 'said') : undefined
  const isBelieved = said !== undefined && !REPORTING.test(tokens[said.verb.head]!.lemma)
  const isDeniedSaying = said?.isDenied === true
  // What is to be avoided, before what is to be done instead.
  const isAvoided =
    clause.role === 'command' &&
    AVOIDING.test(tokens[clause.verb.head]!.lemma) &&
    clauses.slice(n + 1).some((one) => one.joint === 'and' && one.subject.length === 0 && isMain(one))
  // `Most people think they need a raise, but`.
  const isRefuted =
    clauses[n + 1] !== undefined &&
    isMain(clause) &&
    /^(?:think|believe|assume|expect|want|hope|look|seem|say|claim)$/u.test(tokens[clause.verb.head]!.lemma) &&
    clauses.slice(n + 1).some(({ role }) => role === 'but')
  const then = clauses[n + 1]
  const isCondition =
    clause.role === 'command' &&
    then?.joint === 'and' &&
    /^(?:you|it|they|he|she|your|nobody)$/u.test(tokens[then.subject[0]?.from ?? -1]?.low ?? '') &&
    /^(?:will|may|might|can|could|['’]ll)$/u.test(tokens[then.verb.from]!.low)
  return (
    WORTH[clause.role] +
    // `The war began | because a driver took a wrong turn`.
    (clause.role === 'because' && n > 0 && isMain(clauses[n - 1]!) && clauses[n - 1]!.rest.length === 0 ? BECAUSE_OF_LITTLE : 0) +
    (corrects ? CORRECTION : 0) -
    (isCorrected ? CORRECTION : 0) +
    (isLater ? LATER : 0) +
    (clause.isShared && clause.joint === 'and' && !clauses.slice(n + 1).some(isMain) && clauses.slice(0, n).some(({ isShared }) => isShared)
      ? LAST
      : 0) -
    (isBelieved ? 1.6 : 0) -
    // `Turn it down, or it will burn`.
    (clause.joint === 'or' && clause.subject.length > 0 ? 3 : 0) -
    (isDeniedSaying ? 1 : 0) -
    (isRefuted ? 1.5 : 0) +
    (clause.joint === 'and' && clause.isShared && /^(?:begin|start)$/u.test(tokens[clause.verb.head]!.lemma) ? BEGUN : 0) -
    (isCondition ? AS_CONDITION : 0) -
    (isAvoided ? AVOIDED : 0) -
    n * 0.05
  )
}

/** Words of a subject before a predicate. `lead`: those of another clause, with what they tell. */
type Lead = Form & { readonly lead?: string; readonly leadContent?: number }

/** All whole ways to say one of the clauses of a sentence in so many words. */
function candidatesOf(analysis: Analysis, clauses: readonly Clause[], half: number): Candidate[] {
  const { tokens } = analysis
  return clauses.flatMap((clause, n): Candidate[] => {
    const isConceded = clause.role === 'setting' && /^(?:although|though)$/u.test(clause.opener ?? '') && n > 0
    if (/^(?:relative|asked)$/u.test(clause.role) || (clause.role === 'setting' && !isConceded)) return []
    const worth = worthOf(analysis, clauses, n) + (isConceded ? CONCEDED : 0)
    if (isDeniedSaid(analysis, clauses, n)) return []
    const next = clauses[n + 1]
    const hasTail = isBehind(clause, next)
    // `but a photo of you can't`.
    const isElliptic = clause.rest.length === 0 && tokens[clause.verb.head]!.pos === 'AUX' && clause.verb.to - clause.verb.from <= 2
    if (isElliptic && !hasTail) return []
    const isOnly = tokens.slice(clause.from, clause.to).some(({ low }) => low === 'only')
    const needsTail = hasTail && (/^(?:said|asked)$/u.test(next.role) || (isOnly && /^(?:setting|because)$/u.test(next.role)))
    const tails = hasTail && next.role !== 'result' ? tailForms(analysis, next, clauses.slice(n + 2)) : []
    const noun = antecedentOf(analysis, clause, clauses[n - 1])
    const pronoun = clause.subject[0]
    const isPronoun = pronoun !== undefined && pronoun.to - pronoun.from === 1 && THIRD_PERSON.test(tokens[pronoun.from]!.low)
    const { low: opening, lemma } = tokens[clause.verb.from]!
    const isCommand =
      clause.subject.length === 0 &&
      /^(?:command|joined|but|so)$/u.test(clause.role) &&
      (opening === lemma || /^(?:do|don't|never|not|let|let's)$/u.test(opening))
    if (clause.subject.length === 0 && !isCommand) return []
    // `Not one drop is in it`.
    const not = clause.before.at(-1)
    const denial = not && /^(?:not|nor|hardly|barely|scarcely|almost|nearly|only)$/u.test(tokens[not.from]!.low) ? range(not) : []
    const leads: readonly Lead[] = noun
      ? subjectForms(analysis, { subject: noun }).map((form) => ({
          kept: [],
          cost: form.cost - 0.3,
          lead: textOf(analysis, form.kept),
          leadContent: contentOf(analysis, form.kept),
        }))
      : clause.isShared
        ? subjectForms(analysis, clause).map((form) => ({
            kept: [],
            cost: form.cost,
            lead: textOf(analysis, form.kept),
            leadContent: contentOf(analysis, form.kept),
          }))
        : subjectForms(analysis, clause).map((one) => ({ ...one, kept: [...denial, ...one.kept] }))
    const form = isPronoun && !noun ? SUBJECT - 0.7 : SUBJECT
    const amount = [...clause.fronted, ...clause.before].find(
      (chunk) =>
        chunk.kind === 'preposition' &&
        /^(?:for|in|at|within|after|over|by)$/u.test(tokens[chunk.from]!.low) &&
        analysis.quantities.some(
          ({ at, kind }) =>
            at > tokens[chunk.from]!.word && at <= tokens[chunk.to - 1]!.word && /^(?:duration|percent|date|measure|money)$/u.test(kind),
        ) &&
        /\d/u.test(textOf(analysis, range(chunk))) &&
        !/\b1[0-9]{3}\b|\b20\d\d\b/u.test(textOf(analysis, range(chunk))),
    )
    const behind = amount && !clause.isShared ? range(amount) : []
    const build = (lead: Lead, kept: readonly number[], cost: number, extra: number): Candidate[] => {
      const own = [...lead.kept, ...kept]
      const words = [lead.lead, uncapitalized(textOf(analysis, own), own, analysis)].filter(Boolean).join(' ')
      const count = lengthOf(words)
      const over = Math.max(0, count - half) + (count > MAX_WORDS ? PAST_MOST : 0)
      const isHalf = PAIRS.some(
        ([one, other]) =>
          own.some((i) => tokens[i]!.low === one) && !own.some((i) => tokens[i]!.low === other) && tokens.some(({ low }) => low === other),
      )
      const isOpen = isHalf || (next?.role === 'result' && own.some((i) => tokens[i]!.low === 'so'))
      if (
        isOpen ||
        isBroken(analysis, clause, own) ||
        words.split(' ').length > MOST_WORDS ||
        count < 2 ||
        losesDenial(analysis, lead.lead ? { ...clause, subject: [] } : clause, own)
      )
        return []
      const isOwnerless = lead.lead === undefined && /^(?:its|their|his|her)$/u.test(tokens[own[0] ?? -1]?.low ?? '')
      const isVerbAlone =
        clause.rest.some(({ kind, isTime }) => /^(?:nominal|preposition|infinitive|adverb)$/u.test(kind) && !isTime) &&
        !clause.rest.some(({ from, to }) => own.some((i) => i >= from && i < to))
      const score =
        worth -
        (isOwnerless ? OWNERLESS : 0) -
        (isVerbAlone ? NOTHING_BEHIND : 0) +
        form +
        contentOf(analysis, own) +
        (lead.leadContent ?? 0) +
        extra -
        count * WORD -
        cost -
        lead.cost -
        over * (half > MIN_WORDS ? OVER : OVER_OF_FEW)
      return [{ kept: own.length > 0 ? own : kept, score, words }]
    }
    return leads.flatMap((lead) =>
      predicateForms(analysis, clause).flatMap((predicate) => {
        // `a bad workout is better than`: which one is compared.
        if (lead.isBare && predicate.kept.some((i) => /^(?:than|as)$/u.test(tokens[i]!.low))) return []
        if (predicate.isElliptic && (isPronoun || PERSONAL.test(tokens[clause.subject[0]?.from ?? 0]!.low))) return []
        const isLeft = hasTail && next.role === 'relative'
        const alone =
          needsTail && !isSayable(analysis, clause, next.opener === 'that')
            ? []
            : build(lead, predicate.kept, predicate.cost + (isLeft ? leftCost(analysis, clause) : 0) + (needsTail ? NEEDS_TAIL : 0), 0)
        const together = predicate.isWhole
          ? tails.flatMap((tail) =>
              build(lead, [...predicate.kept, ...tail.kept], tail.cost, needsTail || next!.role === 'relative' ? 0 : -BEHIND),
            )
          : []
        return [
          ...alone,
          ...together,
          ...(behind.length > 0 && !needsTail ? build(lead, [...predicate.kept, ...behind], predicate.cost + 0.2, 0) : []),
        ]
      }),
    )
  })
}

/** `nobody knows`, `tells you this`: a verb of saying that stands without what is said. */
const isSayable = ({ tokens }: Analysis, { rest, isDenied, verb, subject }: Clause, isThat: boolean): boolean =>
  (isDenied && !isThat && /^(?:know|care|understand|notice|believe)$/u.test(tokens[verb.head]!.lemma)) ||
  // `No one would say`, rather than `Nothing in it says`.
  (isDenied &&
    /^(?:say|tell|ask|explain)$/u.test(tokens[verb.head]!.lemma) &&
    /^(?:no|nobody|none|i|we|he|she|they)$/u.test(tokens[subject[0]?.from ?? 0]!.low)) ||
  (/^(?:pretend|promise|decide|agree|learn|forget|remember|refuse|hope|expect|claim)$/u.test(tokens[verb.head]!.lemma) &&
    rest.some(({ kind }) => kind === 'infinitive')) ||
  rest.some(({ kind, head }) => kind === 'nominal' && tokens[head]!.pos !== 'PRON' && tokens[verb.head]!.lemma !== 'tell')

/** A short sentence without the word that joins it to the one before. */
function wholeOf(analysis: Analysis, words: readonly string[]): PlanText | undefined {
  const from = words.length > 2 && /^(?:But|And|So|Then)$/u.test(words[0]!) ? 1 : 0
  const whole = capitalized(written(analysis, from, words.length - 1))
  return whole ? { words: whole, role: 'key', at: from } : undefined
}

/**
 * What a sentence says as a whole phrase of at most half of its words: the clause that carries its point, with subject, verb and what the verb is done to. A short
 * sentence stands whole. Undefined where no such phrase is. `about`: a number that it tells of.
 */
export function statementIn(analysis: Analysis, about?: Quantity): PlanText | undefined {
  const { text, tokens } = analysis
  const said = text.split(/\s+/u)
  const isOne = !said.slice(0, -1).some((word) => /[,;:.!?—–]$/u.test(word))
  if (said.length <= MAX_WHOLE_WORDS && isOne) return wholeOf(analysis, said)
  const pair = about ? undefined : (proportionIn(analysis) ?? contrastIn(analysis, MAX_WORDS))
  if (pair) return { ...pair, words: capitalized(pair.words) }
  const clauses = reordered(analysis, clausesOf(analysis))
  const half = Math.min(MAX_WORDS, Math.max(MIN_WORDS, Math.floor(said.length / 2)))
  const best = candidatesOf(analysis, clauses, half)
    .filter(({ kept }) => !about || kept.some((i) => tokens[i]!.word === about.at))
    .toSorted((a, b) => b.score - a.score)[0]
  // What cannot be cut stands whole.
  if (!best && !about && isOne && said.length <= MAX_UNCUT && /[.!]$/u.test(text)) return wholeOf(analysis, said)
  return best && { words: capitalized(best.words), role: 'key', at: tokens[best.kept[0]!]!.word }
}
