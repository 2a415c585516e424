import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EMPTY_WORDS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { agrees } from './forms/agrees.ts'
import { isBroken } from './forms/broken.ts'
import type { Clause } from '../clauses/clause.ts'
import { clausesOf } from '../clauses/clauses.ts'
import { type Form, isVagueNoun, span } from './forms/noun-forms.ts'
import { isBehind, leftCost, tailForms } from './forms/tail-forms.ts'
import { CONCEDED, SEEN_THERE, scoreOf } from './clause-worth.ts'
import { danglingOf, lengthOf, textOf, uncapitalized, withoutOwner } from './statement-text.ts'
import { predicateForms } from './forms/predicate-forms.ts'
import { antecedentOf, subjectForms } from './forms/subject-forms.ts'
import { cleftIn, contrastIn, proportionIn } from './rhetorical-figures.ts'
import { isDeniedSaid, losesDenial } from './forms/denials.ts'
import { isExpletive } from '../story/expletives.ts'
import type { Quantity } from '../text/quantity.ts'
import { isHour, written } from './numbers/in-digits.ts'
import { capitalized } from './capitalized.ts'

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

const SUBJECT = 1.5
/** `Their whiskers`: of whom, nobody knows. */
const OWNERLESS = 1.2
/** `My wife was standing (in the doorway)`: a verb alone. */
const NOTHING_BEHIND = 2
const PRONOUN = 2.5
/** What a word more than the half costs. */
const OVER = 0.8
const OVER_OF_FEW = 0.7
/** What a word more than the most counts as, and each further one more. */
const PAST_MOST = 0.6
const NUMBER = 1.5
const WORD = 0.1
/** What a dependent clause behind it adds. */
const BEHIND = 0.5

const MOMENT = /^(?:second|minute|hour|day|night|morning|evening|week|month|year|summer|winter|today|tonight|yesterday|tomorrow|time)$/u
/** Words that say nothing without their others. */
const PAIRS = [
  ['either', 'or'],
  ['neither', 'nor'],
  ['both', 'and'],
] as const
const LIGHT = /^(?:be|have|do|get|go|make|take|give|let|keep|put|come|become|seem|need|want|will|can)$/u
const THIRD_PERSON = /^(?:it|they|them|he|she|him|this|that|these|those|one|ones|so|there|its|their)$/u
const PERSONAL = /^(?:i|you|he|she|it|we|they|there|this|that|these|those)$|^i['’]/u

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

type Candidate = { readonly kept: readonly number[]; readonly score: number; readonly words: string }

/** Words of a subject before a predicate. `lead`: those of another clause, with what they tell. */
type Lead = Form & { readonly lead?: string; readonly leadContent?: number }

/** All whole ways to say one of the clauses of a sentence in so many words. */
function candidatesOf(analysis: Analysis, clauses: readonly Clause[], half: number, about?: Quantity): Candidate[] {
  const { tokens } = analysis
  return clauses.flatMap((clause, n): Candidate[] => {
    // `Imagine a stranger insults you`: what is to be imagined.
    if (
      clause.role === 'command' &&
      /^(?:imagine|picture|suppose|remember)$/u.test(tokens[clause.verb.head]!.lemma) &&
      clauses[n + 1]?.role === 'said'
    )
      return []
    const isConceded = clause.role === 'setting' && /^(?:although|though)$/u.test(clause.opener ?? '') && n > 0
    // `to the pine, where fireflies were dancing`: what is seen there.
    const isSeenThere = clause.role === 'relative' && clause.opener === 'where' && clause.isSetOff && clause.subject.length > 0 && n > 0
    if (
      (clause.role === 'relative' && !isSeenThere) ||
      /^(?:asked|compared)$/u.test(clause.role) ||
      (clause.role === 'setting' && !isConceded)
    )
      return []
    const worth = scoreOf(analysis, clauses, n) + (isConceded ? CONCEDED : isSeenThere ? SEEN_THERE : 0)
    if (isDeniedSaid(analysis, clauses, n) || !agrees(analysis, clause)) return []
    const next = clauses[n + 1]
    const hasTail = isBehind(clause, next)
    // `but a photo of you can't`.
    const isElliptic = clause.rest.length === 0 && tokens[clause.verb.head]!.pos === 'AUX' && clause.verb.to - clause.verb.from <= 2
    if (isElliptic && !hasTail) return []
    const isOnly = tokens.slice(clause.from, clause.to).some(({ low }) => low === 'only')
    // `Don't brush your teeth right after breakfast`, `Never lend money unless you can lose it`: only then.
    const isOnlyThen = clause.isDenied && clause.subject.length === 0 && /^(?:when|while|after|before|until|if)$/u.test(next?.opener ?? '')
    const needsTail =
      hasTail &&
      (/^(?:said|asked)$/u.test(next.role) ||
        (isOnly && /^(?:setting|because)$/u.test(next.role)) ||
        (isOnlyThen && next.role === 'setting'))
    const tails = hasTail && next.role !== 'result' ? tailForms(analysis, next, clauses.slice(n + 2)) : []
    const isMeant = analysis.references?.has(clause.subject[0]?.from ?? -1) === true
    const noun = isMeant ? undefined : antecedentOf(analysis, clause, clauses[n - 1])
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
    const denial = not && /^(?:not|nor|hardly|barely|scarcely|almost|nearly|only)$/u.test(tokens[not.from]!.low) ? span(not) : []
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
            at > tokens[chunk.from]!.word &&
            at <= tokens[chunk.to - 1]!.word &&
            /^(?:duration|percent|date|amount|measure|money)$/u.test(kind),
        ) &&
        /\d/u.test(textOf(analysis, span(chunk))) &&
        !/\b1[0-9]{3}\b|\b20\d\d\b/u.test(textOf(analysis, span(chunk))),
    )
    // `After four years | in prison`: not the half of it.
    const isHalf = amount && [...clause.fronted, ...clause.before].some(({ from, kind }) => kind === 'preposition' && from === amount.to)
    const behind = amount && !isHalf && !clause.isShared ? span(amount) : []
    const build = (lead: Lead, kept: readonly number[], cost: number, extra: number): Candidate[] => {
      const own = [...lead.kept, ...kept]
      const words = withoutOwner(analysis, own, [lead.lead, uncapitalized(textOf(analysis, own), own, analysis)].filter(Boolean).join(' '))
      const count = lengthOf(words)
      const over = Math.max(0, count - half) + PAST_MOST * Math.max(0, count - MAX_WORDS) ** 2
      const isPairHalf = PAIRS.some(
        ([one, other]) =>
          own.some((i) => tokens[i]!.low === one) && !own.some((i) => tokens[i]!.low === other) && tokens.some(({ low }) => low === other),
      )
      const isOpen = isPairHalf || (next?.role === 'result' && own.some((i) => tokens[i]!.low === 'so'))
      if (
        isOpen ||
        isBroken(analysis, clause, own) ||
        words.split(' ').length > MOST_WORDS ||
        count < 2 ||
        losesDenial(analysis, lead.lead ? { ...clause, subject: [] } : clause, own) ||
        // `Broil them`: what, nobody knows.
        danglingOf(analysis, own).some(
          ({ low, i }) =>
            !about &&
            (low === 'them' ||
              (low === 'it' && clause.subject[0]?.from !== i && (tokens[i - 1]?.lemma === 'do' || !isExpletive(tokens, i)))),
        )
      )
        return []
      const isOwnerless = /^(?:Their|His|Her|Its) /u.test(capitalized(words))
      const isVerbAlone =
        clause.rest.some(({ kind, isTime }) => /^(?:nominal|preposition|infinitive|adverb)$/u.test(kind) && !isTime) &&
        !clause.rest.some(
          ({ from, to, kind, isTime }) => kind !== 'adverb' && (!isTime || kind === 'preposition') && own.some((i) => i >= from && i < to),
        )
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
          (needsTail && (isOnlyThen || !isSayable(analysis, clause, next.opener === 'that'))) || (isLeft && clause.isDenied && isCommand)
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
  // `Ask the bank (what the house will cost)`.
  rest.some(
    ({ kind, head }) =>
      kind === 'nominal' &&
      tokens[head]!.pos !== 'PRON' &&
      !/sel(?:f|ves)$/u.test(tokens[head]!.low) &&
      !/^(?:tell|ask|wonder|decide)$/u.test(tokens[verb.head]!.lemma),
  )

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
  const pair = about ? undefined : (proportionIn(analysis) ?? cleftIn(analysis, MAX_WORDS) ?? contrastIn(analysis, MAX_WORDS))
  if (pair) return { ...pair, words: capitalized(pair.words) }
  const clauses = clausesOf(analysis)
  const half = Math.min(MAX_WORDS, Math.max(MIN_WORDS, Math.floor(said.length / 2)))
  const best = candidatesOf(analysis, clauses, half, about)
    .filter(({ kept }) => !about || kept.some((i) => tokens[i]!.word === about.at))
    .toSorted((a, b) => b.score - a.score)[0]
  // What cannot be cut stands whole.
  if (!best && !about && isOne && said.length <= MAX_UNCUT && /[.!]$/u.test(text)) return wholeOf(analysis, said)
  return best && { words: capitalized(best.words), role: 'key', at: tokens[best.kept[0]!]!.word }
}
