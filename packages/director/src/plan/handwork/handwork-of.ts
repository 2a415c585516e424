import { MAX_PLAN_HANDWORK, type PlanHandwork, type PlanText, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isMachine } from '../../languages/en/machine-parts.ts'
import { MANIPULATIONS } from '../../languages/en/manipulations.ts'
import { type AssertedClause, assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { StoryState } from '../../story/story-state.ts'
import type { Token } from '../../text/token.ts'
import { countOf } from '../counts.ts'
import { isDoneToNothing } from '../figure-actions.ts'
import { captionOf, denied } from './caption.ts'
import { isDish } from './food.ts'
import { foodBeside } from './food-beside.ts'
import { FASTENER, resolveHandAction } from './hand-action.ts'
import { PROTECTIVE_CLOTHES } from './meant-thing.ts'
import { LIQUID_NAMES } from './liquids.ts'
import { isNegation } from '../../text/clause-ends.ts'
import type { Scene } from '../scene-item.ts'
import { screenAction } from './screen-action.ts'
import { MAX_HANDLED_COPIES, statedAmount } from './stated-amount.ts'
import { isDrawn, manipulationOf, type HandAction, type Reading, type Roles, rolesOf, VESSEL } from './roles.ts'
import { isTooLargeToGrasp } from '../../vocabulary/thing-lengths.ts'

/** What hands do in a sentence, and the things that are seen of it. `at`: index of the word that tells it first. */
export type Handwork = {
  /** Id of the figure who is told to do it, empty where nobody is drawn; absent of instructions. */
  readonly doer?: string
  readonly at: number
  readonly work: readonly PlanHandwork[]
  /** The picture alone shows all of it: no words are needed. */
  readonly isSelfExplanatory?: boolean
  /** How many there are of what is worked on, where not as many are seen. */
  readonly amount?: PlanText
  readonly things: readonly PlanThing[]
}

const AGAINST_CLOCK = /^(?:anticlockwise|counterclockwise|counter-clockwise)$/u
/** Of commands, or of what one does oneself. */
const DOER = /^(?:you|we)$/u
/** Nobody takes these into hands. */
export const NOT_IN_HANDS =
  /(?:^| )(?:house|castle|building|church|museum|tower|bridge|hotel|hospital|school|mountain|hill|sun|moon|tree|train|bus|ship|airplane|road|street|river|sea|sky|cloud|star|earth|planet|fire|flame|heart|brain|eye|arm|leg|back|neck|question mark|exclamation mark|check mark|speech bubble|rainbow|lightning|wind|rain|snow)$/u
/** Motions done to objects that are too large to grasp: they are painted, wiped, pushed or hit. */
export const MOTIONS_ON_LARGE_OBJECTS = /^(?:rub|push|pull|rinse|hit)$/u

/** `turn into`, `take off` of planes, `set a goal`, `cut back on sugar`: nothing is done by hand. */
function isFigurative(verb: Token, { tokens }: Analysis): boolean {
  const behind = tokens.slice(verb.i + 1, verb.i + 6).map(({ low }) => low)
  const next = behind[0] ?? ''
  if (verb.lemma === 'turn' && /^(?:into|to|around|left|right)$/u.test(next)) return true
  if (verb.lemma === 'cut' && behind.some((word) => /^(?:from|back|down|short|costs?|expenses|spending)$/u.test(word))) return true
  if (/^(?:take|hold|give|pass|check|draw|set)$/u.test(verb.lemma) && /^(?:care|time|place|part|on|up|in|me|us|him|her)$/u.test(next))
    return verb.lemma !== 'take' || next !== 'up'
  return false
}

/** `take a turn`, `catch the bus`, `hold a job`: nothing of it is in a hand. */
const TAKEN_OTHERWISE =
  /^(?:turn|break|photo|photograph|picture|selfie|job|road|route|path|street|exit|elevator|lift|stair|train|tram|bus|ferry|boat|plane|flight|taxi|cab|car|subway|metro|ride|trip|tour|walk|step|nap|shower|bath|class|course|exam|seat|look|risk|chance|lead|call|meeting|vote|place|breath|rest|hour|minute|day|week|month|year|moment|side|bow|dive|swim|shortcut|detour)$/u

/** What is cooked while nobody touches it. */
const LEFT_TO_COOK = /^(?:simmer|boil|cook|bake|roast|steam|fry)$/u

/** The verb that is done: `make sure to wash`, `try to fold`, `let it simmer`. */
function doneVerb({ verb }: AssertedClause, { tokens }: Analysis): Token {
  if (verb.lemma === 'let') {
    const done = tokens[verb.i + 2]
    return /^(?:it|them)$/u.test(tokens[verb.i + 1]?.low ?? '') && done && LEFT_TO_COOK.test(done.low) ? done : verb
  }
  // `Start by slicing the tomatoes`, `finish by wiping it`.
  if (/^(?:start|begin|finish|end)$/u.test(verb.lemma)) {
    const by = tokens.slice(verb.i + 1, verb.i + 3).find(({ low }) => /^(?:by|with)$/u.test(low))
    const done = by && tokens[by.i + 1]
    return done?.pos === 'VERB' && done.low.endsWith('ing') ? done : verb
  }
  if (!/^(?:make|try|remember|go|want|need|have|be)$/u.test(verb.lemma)) return verb
  const to = tokens.slice(verb.i + 1, verb.i + 4).find(({ low }) => low === 'to')
  const done = to && tokens[to.i + 1]
  return done && done.low === done.lemma && /^(?:VERB|NOUN)$/u.test(done.pos) ? done : verb
}

/** Whether a clause tells somebody who watches what to do. */
function isInstruction(clause: AssertedClause, { tokens, bars, isNarrative }: Analysis): boolean {
  const { verb, subject, isDenied, isPassive, isCommand, isUnreal } = clause
  const bar = bars[verb.i] ?? ''
  // `Delete the apps you haven't opened`: another verb is denied.
  const isRead = bar === '' || bar === 'negated' || (bar === 'idiom' && verb.lemma === 'pay')
  // `You are holding a coffee`: what whoever watches sees of their own hands.
  const isHeld = verb.low === 'holding' && verb.lemma === 'hold' && !isUnreal
  if (isPassive || !isRead || (verb.low !== verb.lemma && !MANIPULATIONS.has(verb.low) && !isHeld)) return false
  if (isDenied) return isCommand
  // `You do not need an oven to bake a cake`.
  if (bar === 'negated') return false
  if (isCommand) return !isUnreal
  const doer = subject && tokens[subject[0]]
  return doer !== undefined && DOER.test(doer.low) && subject![1] - subject![0] === 1 && !isNarrative
}

/** What is seen of what somebody does in a story: the verbs that have no other sense than that of hands. */
const NARRATED =
  /^(?:pour|ladle|drizzle|stir|whisk|cut|slice|chop|dice|mince|carve|trim|snip|peel|grate|wipe|scrub|polish|sand|varnish|iron|butter|spread|sweep|scrape|mop|hammer|nail|mash|knead|fold|wrap|unwrap|tie|untie|sew|stitch|squeeze|wring|sprinkle|season|write|sign|scribble|type|rinse|wash|fry|melt|boil|simmer|unscrew|screw|pry|plant|dig|bury|pluck|pick|unplug|unlock|open|dip|glue|saw|drill|crack|hand|count|pull|take)$/u
/** Of these what is taken is named, with the particle that tells it is held. */
const WITH_PARTICLE = /^(?:pull|take|pick)$/u

/** Of a doer who has no face yet. */
const NOBODY_SEEN = ''

/** Who does by hand what a clause tells of the past or of every day: the id of a person in the scene, or `NOBODY_SEEN`; undefined where nobody certain does. */
function narratedDoer(
  { verb, subject, isDenied, isPassive, isCommand, isUnreal }: AssertedClause,
  { tokens, bars }: Analysis,
  { cast, origins }: Scene,
) {
  if (isDoneToNothing(verb, tokens)) return undefined
  if (isDenied || isPassive || isCommand || isUnreal || !subject || (bars[verb.i] ?? '') !== '' || !NARRATED.test(verb.lemma))
    return undefined
  if (WITH_PARTICLE.test(verb.lemma) && !/^(?:out|off|up)$/u.test(tokens[verb.i + 1]?.low ?? '')) return undefined
  const doers = cast.filter(({ id }) => {
    const span = origins?.get(id)?.span
    return span !== undefined && span[0] >= subject[0] && span[1] < subject[1] + 1
  })
  if (cast.length === 0 && subject[1] - subject[0] === 1 && /^(?:he|she|i|we)$/u.test(tokens[subject[0]]!.low)) return NOBODY_SEEN
  return doers.length === 1 && origins?.get(doers[0]!.id)?.picture.isPerson ? doers[0]!.id : undefined
}

/** What the pronoun behind a verb stands for in a scene: a thing that can be held. */
function pronounBehind({ i }: Token, { origins }: Scene): string | undefined {
  const item = [...(origins?.values() ?? [])].find(({ phrase, span }) => phrase === undefined && span?.[0] === i + 1)
  return item && !item.picture.isPerson && /^(?:artifact|food|plant)$/u.test(item.picture.drawn.file) && isDrawn(item.picture.name)
    ? item.picture.name
    : undefined
}

/** What is not there because it is denied: where something would go, or any of a kind. `Don't squeeze the bag`: the bag is there. */
function deniedOf({ main, isPronoun }: Pick<Roles, 'main' | 'isPronoun'>, what: string, target: string | undefined): string | undefined {
  if (target !== undefined) return target
  return isPronoun || /^(?:the|this|that|your|my|our|its)$/u.test(main?.phrase.run[0]?.low ?? '') ? undefined : what
}

/** Nouns of which one kind of several is drawn. */
const GUESSED = /^(?:card|button|switch|knob|light|message|notification|log|board|plug|cord|bolt|bulb)$/u

/** On what hands are seen at work. */
const TABLES = /^(?:table|desk|kitchen counter)$/u
const HAND: PlanThing = { what: 'hand', count: 1 }

/** What is unmistakable when it is seen. */
const PLAIN_MOTION = /^(?:pour|sprinkle|stir|cut|peel|put|shape|squeeze|cook|rub|hit|dig|rinse|type|swipe)$/u

/** Whether all that a clause names is in the picture under its own name. */
function isFullyShown(
  { main, into, withThing, from, isPronoun }: Omit<Roles, 'manipulation'>,
  { motion, what, tool, target }: HandAction,
  isDenied: boolean,
): boolean {
  const seen = new Set([what, tool, target])
  const isSeen = (one: Roles['main']): boolean => one === undefined || (!one.isRenamed && one.name !== undefined && seen.has(one.name))
  return !isDenied && !isPronoun && main !== undefined && PLAIN_MOTION.test(motion) && [main, into, withThing, from].every(isSeen)
}

/** What one clause tells hands to do; undefined where it tells something else, or nothing of it can be drawn. */
function workOf(
  given: AssertedClause,
  { scene, ...read }: Reading & { readonly scene: Scene },
):
  | { work: PlanHandwork; things: PlanThing[]; beside: PlanThing[]; doer?: string; isSelfExplanatory: boolean; amount?: PlanText }
  | undefined {
  const { analysis, story } = read
  const { tokens } = analysis
  const verb = doneVerb(given, analysis)
  // `Water the roots and never wet the leaves`: another verb is denied.
  const isDenied = given.isDenied && tokens.slice(Math.max(0, verb.i - 3), verb.i).some((token) => isNegation(token, tokens))
  const clause = { ...given, isDenied }
  const meant = pronounBehind(verb, scene)
  const reading = { ...read, ...(meant && { meant }) }
  const doer = narratedDoer({ ...clause, verb }, analysis, scene)
  if ((doer === undefined && !isInstruction(clause, analysis)) || isFigurative(verb, analysis)) return undefined
  const roles = rolesOf(clause, verb, reading)
  const { object, content, main, into } = roles
  if (/^(?:take|hold|catch|grab)$/u.test(verb.lemma) && TAKEN_OTHERWISE.test(object?.lemma ?? '')) return undefined
  const manipulation = manipulationOf(verb, object, analysis)
  const onScreen = doer === undefined ? screenAction(verb, into?.phrase, read) : undefined
  const action = onScreen ?? (manipulation && resolveHandAction({ ...roles, manipulation }))
  if (!action) return undefined
  const isNamed =
    (meant !== undefined && action.what === meant) ||
    [main, into, roles.withThing].some((one) => one?.name !== undefined && [action.what, action.target].includes(one.name))
  if (doer !== undefined && !isNamed && action.what !== 'tap' && !/^(?:write|type|pour)$/u.test(action.motion)) return undefined
  const { what, tool, motion } = action
  // On a table is where it is seen.
  const target = action.target && TABLES.test(action.target) ? undefined : action.target
  if ([what, target].some((name) => name && NOT_IN_HANDS.test(name)) || (isTooLargeToGrasp(what) && !MOTIONS_ON_LARGE_OBJECTS.test(motion)))
    return undefined
  const isBack = motion === 'turn' && tokens.slice(verb.i, clause.to).some(({ low }) => AGAINST_CLOCK.test(low))
  const isMain = main?.name === what
  const count = isMain && !content && !main!.isRenamed ? countOf(main!.phrase, analysis) : 1
  const label = captionOf(roles, analysis)
  const amount = isMain && !content && !main!.isRenamed && count > MAX_HANDLED_COPIES ? statedAmount(main!.phrase, analysis) : undefined
  if (target && VESSEL.test(target)) story.vessel = target
  else if (VESSEL.test(what)) story.vessel = what
  // Hands themselves are nothing that hands did something to.
  const isOfHands = motion === 'rinse' && what === 'tap'
  const handled = target && /^(?:cable|tape measure)$/u.test(what) ? target : into?.name && VESSEL.test(into.name) ? into.name : what
  // What is drawn as something else is no surer than what was meant before.
  const isGuess =
    isMain &&
    main!.isRenamed &&
    GUESSED.test(main!.phrase.lemma) &&
    story.handled !== undefined &&
    analysis.index - story.handled.sentence <= 2
  // What is held, loosened or unplugged only to get at something else is not what is worked on.
  const isAside =
    verb.lemma === 'unplug' ||
    (motion === 'hold' && what === roles.withThing?.name) ||
    (FASTENER.test(handled) && story.topic !== undefined && isMachine(story.topic.name)) ||
    LIQUID_NAMES.test(handled)
  if (!clause.isDenied && !isOfHands && !isGuess && !isAside && !PROTECTIVE_CLOTHES.test(handled))
    story.handled = { what: handled, sentence: analysis.index }
  const food = [what, target].find((name) => name !== undefined && isDish(name))
  if (food && !clause.isDenied && !/^(?:stir|squeeze)$/u.test(motion)) story.food = { what: food, sentence: analysis.index }
  const names = [...new Set([what, ...(target ? [target] : []), ...(tool ? [tool] : [])])]
  return {
    ...(doer !== undefined && { doer }),
    beside:
      doer === undefined && !clause.isDenied ? foodBeside(verb, clause, names, reading).map((name) => ({ what: name, count: 1 })) : [],
    isSelfExplanatory: isFullyShown(roles, action, clause.isDenied),
    ...(amount && { amount }),
    work: {
      motion: isBack ? 'turn-back' : motion,
      what,
      ...(tool && { tool }),
      ...(target && target !== what && { target }),
      ...(label && { label: clause.isDenied ? denied(label, analysis) : label }),
      ...(clause.isDenied && { isDenied: true }),
    },
    things: names.map((name) => ({
      what: name,
      // One of many that are counted: three would be another number.
      count: name === what && !amount ? Math.min(count, MAX_HANDLED_COPIES) : 1,
      ...(name === what && main?.color && (isMain || LIQUID_NAMES.test(what)) && { color: main.color }),
      ...(clause.isDenied && name === deniedOf(roles, what, target) && { event: 'cross-out' as const }),
    })),
  }
}

/**
 * What the commands of a sentence tell hands to do, or what somebody in it does by hand, as far as it can be drawn: commands of the first clause alone, or of
 * all clauses where each can be; of stories the first clause that can. Undefined where none can.
 */
export function handworkOf(analysis: Analysis, story: StoryState, scene: Scene): Handwork | undefined {
  const reading = { analysis, story, scene }
  const clauses = assertedClauses(analysis)
  const works = clauses.map((clause) => workOf(clause, reading))
  const narrated = works.find((one) => one?.doer !== undefined)
  // `Screw everything together and turn the water on`: of the first nothing can be seen.
  const isFirstUnseen = clauses[0]?.isCommand && !analysis.phrases.some(({ start }) => start > clauses[0]!.verb.i && start < clauses[0]!.to)
  const first = works[0] ?? narrated ?? (isFirstUnseen ? works[1] : undefined)
  if (!first) return undefined
  if (first.doer !== undefined) {
    const { work, things, doer } = first
    const { label: _, ...silent } = work
    return { doer, at: clauses[works.indexOf(first)]!.verb.word, work: [silent], things: [...things, HAND] }
  }
  const done = works.flatMap((one) => one ?? [])
  const isSequence = done.length === clauses.length && done.length > 1 && done.every(({ work }) => work.label !== undefined)
  const isSelfExplanatory = !isSequence && first.isSelfExplanatory
  const some = isSequence ? done.slice(0, MAX_PLAN_HANDWORK) : [first]
  const things = [...some.flatMap((one) => one.things), ...(isSequence ? [] : first.beside)]
  return {
    at: clauses[Math.max(0, works.indexOf(some[0]))]!.verb.word,
    work: some.map(({ work }) => work),
    ...(isSelfExplanatory && { isSelfExplanatory }),
    ...(!isSequence && first.amount && { amount: first.amount }),
    things: [...things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i), HAND],
  }
}
