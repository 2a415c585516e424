import { MAX_PLAN_HANDWORK, type PlanHandwork, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Manipulation, MANIPULATIONS, VESSELS_OF_LIQUIDS } from '../../languages/en/manipulations.ts'
import { type Handwork, MOTIONS_ON_LARGE_OBJECTS, NOT_IN_HANDS } from '../../plan/handwork/handwork-of.ts'
import { OPENED } from '../../plan/handwork/hand-action.ts'
import { PROTECTIVE_CLOTHES } from '../../plan/handwork/meant-thing.ts'
import { LIQUID_NAMES } from '../../plan/handwork/liquids.ts'
import { isDrawn, VESSEL } from '../../plan/handwork/roles.ts'
import { toolFor } from '../../plan/handwork/tools-for.ts'
import { isTooLargeToGrasp } from '../../vocabulary/thing-lengths.ts'
import { drawableNamed, isFoodOrPlant } from '../../vocabulary/vocabulary.ts'
import type { LexicalSentence } from '../read-sentence.ts'
import { HAND_VERBS } from '../../languages/hand-verbs.ts'
import { markFinder } from '../marks.ts'
import { handCaption } from './caption.ts'
import { type HandCommand, handCommands } from './commands.ts'
import { type HandRoles, handRolesOf } from './roles.ts'

/** What hands did something to last, and the vessel that was last in use. `at`: index of the sentence. */
export type HandState = { vessel?: string; handled?: { readonly what: string; readonly at: number } }

type HandAction = Omit<PlanHandwork, 'label' | 'isDenied'>

/** Verbs by which the thing behind `with` goes onto the one before it. */
const WITH_CONTENT = /^(?:cover|sprinkle|fill)$/u
const DOUGH = /^(?:knead|roll-out)$/u
/** Nothing is stirred in these. */
const NARROW = /(?:bottle|jug|teapot|kettle)$/u
/** Sentences over which `it` is what hands did something to. */
const REACH = 3
const HAND: PlanThing = { what: 'hand', count: 1 }

/** Where something goes: what goes into water goes into what holds it. */
const vesselNamed = (target: HandRoles['target'], vessel: string | undefined): string | undefined =>
  target && LIQUID_NAMES.test(target.name) ? (vessel ?? 'glass') : target?.name

/** A liquid, or what is put somewhere, poured from what holds it. */
function pouring({ object, tool, target }: HandRoles, { tool: usual }: Manipulation, vessel: string | undefined): HandAction | undefined {
  const what = object?.name
  if (what === undefined) return undefined
  if (usual === 'watering can') return { motion: 'pour', what, tool: usual, target: what }
  const isUnsure = LIQUID_NAMES.test(what) && target === undefined && vessel === undefined && /^(?:water|paint)$/u.test(what)
  if (isUnsure) return undefined
  const into = vesselNamed(target, vessel) ?? (vessel === what ? 'bowl' : (vessel ?? 'bowl'))
  const held = tool?.name ?? usual ?? (VESSEL.test(what) ? what : LIQUID_NAMES.test(what) ? (VESSELS_OF_LIQUIDS[what] ?? 'jug') : 'bowl')
  return held === into || !isDrawn(held) ? undefined : { motion: 'pour', what, tool: held, target: into }
}

/** Where what is done goes, or from where it comes. */
function targetOf(what: string, { target, from }: HandRoles, { motion, target: usual }: Manipulation, vessel: string | undefined) {
  const place = vesselNamed(target, vessel)
  if (motion === 'stir') return VESSEL.test(what) ? undefined : (place ?? vessel ?? usual)
  if (motion === 'pull' || motion === 'lift') return from?.name ?? usual
  if (!/^(?:put|push|squeeze|sprinkle|cook|hit)$/u.test(motion)) return undefined
  const goal = motion === 'cook' && target && NOT_IN_HANDS.test(target.name) ? undefined : place
  return goal ?? (motion === 'put' && isFoodOrPlant(what) ? (vessel ?? 'bowl') : motion === 'cook' && VESSEL.test(what) ? undefined : usual)
}

/** What hands hold and do by a command; undefined where what it is done to is not certain. */
function handActionOf(command: HandCommand, roles: HandRoles, { vessel, handled }: HandState, at: number): HandAction | undefined {
  const { verb } = command
  const manipulation = MANIPULATIONS.get(verb) ?? MANIPULATIONS.get(verb.replace('-', ' '))
  if (!manipulation) return undefined
  const { motion } = manipulation
  const { object, tool, target } = roles
  const isNear = handled !== undefined && at - handled.at <= REACH
  if (object && LIQUID_NAMES.test(object.name) && /^(?:add|mix|put)$/u.test(verb)) return pouring(roles, manipulation, vessel)
  if (motion === 'pour') return pouring(roles, manipulation, vessel)
  // `Cubra a tigela com um pano`.
  if (tool && object && WITH_CONTENT.test(verb)) return { motion, what: tool.name, target: object.name }
  const named = object?.name ?? ((command.isOfIt || verb === 'peel') && isNear ? handled.what : DOUGH.test(verb) ? 'dough' : undefined)
  const inVessel = motion === 'stir' || motion === 'squeeze' ? target?.name : undefined
  const what = named ?? (command.isOfIt ? undefined : (inVessel ?? manipulation.what ?? (motion === 'rub' ? target?.name : undefined)))
  const isToolHeld = tool !== undefined && drawableNamed(tool.name)?.file === 'artifact'
  if (what === undefined) return isToolHeld && isDrawn(tool.name) ? { motion: 'hold', what: tool.name } : undefined
  if (motion === 'stir' && NARROW.test(what)) return undefined
  if (verb === 'open' && !OPENED.test(what)) return undefined
  if (verb === 'plant' && !isFoodOrPlant(what)) return undefined
  const used = isToolHeld ? tool.name : toolFor(motion, what, manipulation.tool)
  const into = targetOf(what, roles, manipulation, vessel)
  // `鍋にお湯を沸かす`: the pot is seen.
  if (motion === 'cook' && LIQUID_NAMES.test(what) && into && VESSEL.test(into)) return { motion, what: into }
  return {
    motion,
    what,
    ...(used && isDrawn(used) && used !== what && { tool: used }),
    ...(into && into !== what && isDrawn(into) && { target: into }),
  }
}

function workOf(command: HandCommand, sentence: LexicalSentence, state: HandState, at: number) {
  const roles = handRolesOf(command, sentence)
  const { object } = roles
  if (object?.isFigure) return undefined
  const action = handActionOf(command, roles, state, at)
  if (!action) return undefined
  const { what, target, tool, motion } = action
  if ([what, target].some((name) => name && NOT_IN_HANDS.test(name)) || !isDrawn(what)) return undefined
  if (isTooLargeToGrasp(what) && !MOTIONS_ON_LARGE_OBJECTS.test(motion)) return undefined
  const inUse = [target, what].find((name) => name && VESSEL.test(name))
  if (inUse) state.vessel = inUse
  if (!PROTECTIVE_CLOTHES.test(what)) state.handled = { what: target && VESSEL.test(target) ? target : what, at }
  const names = [...new Set([what, ...(target ? [target] : []), ...(tool ? [tool] : [])])]
  const label = handCaption(command, object, sentence)
  return {
    work: { ...action, ...(label && { label }) },
    things: names.map((name): PlanThing => ({
      what: name,
      count: name === object?.name ? Math.min(object.count, 3) : 1,
      ...(name === object?.name && object.color && { color: object.color }),
    })),
    at: sentence.words[command.from]!.word,
  }
}

/**
 * What the commands of a sentence tell hands to do: of the first alone, or of all where each can be drawn and has a caption. Undefined where the first cannot, where it
 * is denied or somebody in the sentence does it.
 */
export function lexicalHandwork(sentence: LexicalSentence, state: HandState, at: number): Handwork | undefined {
  const { words, text, language, isQuestion, quotes, present } = sentence
  if (isQuestion || quotes.length > 0 || present.some(({ isPerson }) => isPerson) || sentence.names.some(({ kind }) => kind === 'person'))
    return undefined
  // `彼は石を置くたびに`, `鍋に入れました`: what somebody does or did is no command.
  if (/^(?:he|she)$/u.test(sentence.subject?.kind ?? '') || language.rules.pastEnd?.test(text)) return undefined
  const isUnspaced = language.rules.isUnspaced === true
  const denials = [
    ...language.find.not(words, text),
    ...markFinder(HAND_VERBS[language.code]?.not ?? '', language.code, isUnspaced)(words, text),
  ]
  const without = language.find.none(words, text)
  const isVerbLast = language.rules.isVerbLast === true
  // `أضف البن دون أن تحركه`: what stands before is done.
  const isDenied = ({ from }: HandCommand) =>
    denials.some(({ clause }) => clause === words[from]!.clause) ||
    without.some((mark) => mark.clause === words[from]!.clause && (isVerbLast || mark.from < from))
  const all = handCommands(words, text, language)
  if (all[0] && isDenied(all[0])) return undefined
  const commands = all.filter((command) => !isDenied(command))
  const works = commands.map((command) => workOf(command, sentence, state, at))
  const [first] = works
  if (!first) return undefined
  const done = works.flatMap((one) => one ?? [])
  const isSequence = done.length > 1 && done.length === works.length && done.every(({ work }) => work.label !== undefined)
  const some = isSequence ? done.slice(0, MAX_PLAN_HANDWORK) : [first]
  const things = some.flatMap((one) => one.things)
  return {
    at: first.at,
    work: some.map(({ work }) => work),
    things: [...things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i), HAND],
  }
}
