import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { mentionsWord } from '../mentions-word.ts'
import { pictureOf } from '../../story/pictures.ts'
import type { StoryState } from '../../story/story-state.ts'
import { absencesOf } from '../../text/bars/absences.ts'
import { isNegation } from '../../text/clause-ends.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawnName, isRenamed } from '../handwork/roles.ts'

/**
 * What a sentence says is not there, not used or not had, struck out, and whom or what it denies something of. `isOfUnseen`: that is named and has no picture. `chosen`: what is to be had or used instead of it.
 */
export type Denials = {
  readonly things: readonly PlanThing[]
  readonly subject?: PlanThing
  readonly isOfUnseen?: boolean
  readonly chosen?: readonly PlanThing[]
}

/** Verbs whose object is absent when they are denied: who does not see a train is before it. */
const ABSENT =
  /^(?:be|have|own|need|use|buy|eat|drink|take|wear|bring|carry|pack|exchange|give|feed|put|order|add|contain|get|keep|require|touch|pour|throw|mix|wash|charge|pay|sell|ask|want|drive|play|watch|store|accept|offer|sign|include)$/u
/** Denied twice, it is there: `don't forget your keys`. */
const DENYING = /\b(?:forget|skip|miss|lose|only|just because|until|unless|worry|afraid|too (?:much|many)|enough)\b/u
const ABSENT_DETERMINER = /^(?:no|without|any|neither|nor)$/u
/** Nouns of instructions that are drawn as what they name. */
const SAME_THING = /^(?:phone|computer|pan|cash|pasta|vegetable|faucet)$/u
/** Before what is done, or before another condition. */
const ANOTHER_CLAUSE = /^(?:without|before|until|unless|if|when|because|so)$/u
/** Words behind a negation among which its verb is. */
const VERB_REACH = 3
/** Most things of a card. */
const MOST = 3

const isOfAbsence = ({ start, run }: Phrase, { tokens }: Analysis): boolean =>
  ABSENT_DETERMINER.test(run[0]!.low) || ABSENT_DETERMINER.test(tokens[start - 1]?.low ?? '')

/** `Cats are banned`, `Leave the umbrella at home`: the phrases for what is not there though no verb is denied. */
const absentPhrases = ({ tokens, phrases }: Analysis): Phrase[] =>
  absencesOf(tokens).flatMap(([from, to]) =>
    phrases.filter(
      ({ start, head, isOwner, preposition }) => head.i >= from && start < to && !isOwner && !/^(?:at|in|on)$/u.test(preposition ?? ''),
    ),
  )

function struckOut(denied: readonly Phrase[], analysis: Analysis, story: StoryState): PlanThing[] {
  const names = new Set(denied.flatMap((phrase) => drawnName(phrase, { analysis, story }) ?? []))
  return [...names].slice(0, MOST).map((what) => ({ what, count: 1, event: 'cross-out' }))
}

/** `instead of lottery tickets`, `rather than a brush`, `, not the lift`, `, not in the fridge`: what is not chosen where something else is. */
function isUnchosen({ start, bar, preposition, isOwner }: Phrase, { tokens }: Analysis): boolean {
  if (isOwner || (bar !== 'negated' && bar !== 'compared')) return false
  const before = tokens.slice(Math.max(0, start - 4), start).map(({ low, text }) => (/^\p{P}$/u.test(text) ? text : low))
  const isInstead = /(?:^| )(?:instead of|rather than)(?: \p{L}+ing)?(?: \p{L}+)?$/u.test(before.join(' '))
  const isContrast = /, (?:not|never)(?: \p{L}+)?$/u.test(before.join(' '))
  return (
    isInstead || (isContrast && (preposition === undefined || tokens[start - 1]?.pos === 'ADP' || /^(?:not|never)$/u.test(before.at(-1)!)))
  )
}

/** `a steel brush` is no paintbrush: the drawing has the name of a noun of several words, or its last one. */
function isNameOfKind(phrase: Phrase, reading: Parameters<typeof drawnName>[1]): boolean {
  const name = drawnName(phrase, reading)
  const { tokens } = reading.analysis
  // `rainwater instead of tap water`: the drawing would be that of both.
  if (tokens.some(({ low }) => low !== phrase.head.low && low.endsWith(phrase.lemma))) return false
  return phrase.nouns.length === 1 || name === undefined || name === phrase.lemma || name.endsWith(` ${phrase.lemma}`)
}

/** What stands before what is not chosen as the object of the same command. */
const chosenOver = ({ start }: Phrase, analysis: Analysis, story: StoryState): PlanThing[] => {
  const object = analysis.phrases.findLast(({ end, bar, role }) => end < start && bar === '' && role !== 'behind')
  const what = object && drawnName(object, { analysis, story })
  return what === undefined ? [] : [{ what, count: 1 }]
}

/** What a sentence denies, as far as it can be drawn for certain. */
export function denialsOf(analysis: Analysis, story: StoryState): Denials {
  const { tokens, phrases, text } = analysis
  const unchosen = phrases.filter((phrase) => isUnchosen(phrase, analysis) && isNameOfKind(phrase, { analysis, story }))
  if (unchosen.length > 0) return { things: struckOut(unchosen, analysis, story), chosen: chosenOver(unchosen[0]!, analysis, story) }
  const negation = tokens.find((token) => isNegation(token, tokens) || token.low === 'without')
  if (!negation) return { things: struckOut(absentPhrases(analysis), analysis, story) }
  const clauses = assertedClauses(analysis)
  const verb =
    tokens.find(({ i, pos }) => pos === 'VERB' && i > negation.i && i <= negation.i + VERB_REACH) ??
    tokens.findLast(({ i, pos }) => /^(?:VERB|AUX)$/u.test(pos) && i < negation.i && i >= negation.i - 2)
  // `Don't let them draw without paper`: it is there.
  if (negation.low !== 'without' && tokens.some(({ low }) => low === 'without')) return { things: [] }
  const isAbsent = verb !== undefined && ABSENT.test(verb.lemma) && !DENYING.test(text.toLowerCase())
  const denied = phrases.filter(
    (phrase) =>
      phrase.bar === 'negated' &&
      phrase.start > negation.i - 1 &&
      !phrase.isOwner &&
      (!isRenamed(phrase, analysis) || SAME_THING.test(phrase.lemma)) &&
      (phrase.role === 'object' || phrase.role === 'subject' || phrase.preposition === 'without' || isOfAbsence(phrase, analysis)) &&
      (isOfAbsence(phrase, analysis) ||
        (isAbsent && !tokens.slice(verb.i + 1, phrase.start).some(({ pos, low }) => pos === 'VERB' || ANOTHER_CLAUSE.test(low)))),
  )
  const [first] = clauses
  const subject =
    first?.isDenied && first.subject && first.verb.lemma === 'be' && !first.isPassive
      ? phrases.find(({ end, start }) => start >= first.subject![0] && end < first.subject![1] && start < negation.i)
      : undefined
  const picture = subject && !subject.isName ? pictureOf(subject, story, analysis) : undefined
  return {
    things: struckOut(denied, analysis, story),
    ...(picture && !picture.isPerson && !picture.drawn.art?.startsWith('place/') && { subject: { what: picture.name, count: 1 } }),
    ...(subject && !subject.isName && !picture && { isOfUnseen: true }),
  }
}

type Planned = { readonly text: string; readonly plan: ShotPlan; readonly denials?: Denials }

/** Cards of words that draw nothing of their sentence show what it denies, struck out, or whom it denies something of. Every other plan stays. */
export function withDeniedThings<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, denials, text } = one
    if (!denials || plan.graphic) return one
    if (denials.chosen) return { ...one, plan: withUnchosen(plan, denials.things, denials.chosen, text) }
    if (plan.form !== 'words') return one
    const own = plan.things.filter(({ what }) => mentionsWord(text, what.split(' ').at(-1)!))
    const things = own.length > 0 ? besideOwn(own, denials) : ofDenials(plan, denials)
    if (!things) return one
    const cast = denials.things.length > 0 ? plan.cast.slice(0, 1) : []
    return { ...one, plan: { ...plan, cast, things: things.slice(0, MOST - cast.length) } }
  })
}

/** What is chosen beside what is not, struck out; hands at work stay alone. */
function withUnchosen(plan: ShotPlan, struck: readonly PlanThing[], named: readonly PlanThing[], text: string): ShotPlan {
  const names = new Set(struck.map(({ what }) => what))
  const isChosen = ({ what, event }: PlanThing): boolean =>
    !names.has(what) && event !== 'cross-out' && what.split(' ').some((word) => mentionsWord(text, word))
  const drawn = plan.things.filter(isChosen)
  const chosen = drawn.length > 0 || plan.cast.length > 0 ? drawn : named.filter(({ what }) => !names.has(what))
  if (struck.length === 0 || plan.handwork || plan.cast.length + chosen.length >= MOST) return plan
  return { ...plan, things: [...chosen, ...struck].slice(0, MOST - plan.cast.length) }
}

/** `Not soap but salt`: both, where one thing of the sentence is drawn. */
function besideOwn(own: readonly PlanThing[], { things }: Denials): readonly PlanThing[] | undefined {
  const others = things.filter(({ what }) => own.every((one) => one.what !== what))
  const drawn = own.reduce((sum, { count }) => sum + count, 0)
  return others.length > 0 && drawn < MOST ? [...others.slice(0, MOST - own.length), ...own] : undefined
}

/** Instead of what a card draws that its sentence does not name. */
function ofDenials({ things: drawn }: ShotPlan, { things, subject, isOfUnseen }: Denials): readonly PlanThing[] | undefined {
  if (things.length > 0) return things
  if (subject) return [subject]
  return isOfUnseen && drawn.length > 0 ? [] : undefined
}
