import { PLAN_STATES, type PlanEvent, type PlanState, type PlanThing, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clausesOf } from '../../clauses/clauses.ts'
import { COLOURS } from '../../languages/en/words.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { fitsState } from '../../review/states/thing-states.ts'
import { isFittingEvent } from './fitting-event.ts'
import { type Affected, type EventMention, eventMentionsOf } from './event-mentions.ts'

/** What a thing is left with at its end. */
const LASTING: ReadonlySet<PlanEvent> = new Set<PlanEvent>([
  'break',
  'burn',
  'collapse',
  'vanish',
  'sink',
  'melt',
  'explode',
  'fade',
  'wither',
  'spill',
  'fly-away',
  'go-out',
])

/** What an event leaves of a thing in the shots behind it, the first that fits. */
const LEFT_BY: Readonly<Partial<Record<PlanEvent, readonly PlanState[]>>> = {
  break: ['cracked', 'torn', 'ruined'],
  burn: ['burnt'],
  explode: ['ruined', 'burnt'],
  collapse: ['ruined', 'cracked'],
  wither: ['withered'],
  fade: ['faded'],
  freeze: ['icy'],
  'go-out': ['unlit'],
}
/** The state in which an event leaves a thing; undefined where nothing is seen of it. */
export const stateLeftBy = (event: PlanEvent, what: string): PlanState | undefined =>
  LEFT_BY[event]?.find((state) => fitsState(state, what))

/** `No more drips from the tap`. */
const NO_DRIPS = /\b(?:no (?:more |longer )?|never (?:a )?|without (?:a |any )?|not a )(?:single )?(?:drip|leak)(?:s|ping|ing)?\b/iu

/** `with the lid on`, `put the lid on`, `simmer covered`: on whatever has a lid, where nothing is named behind it. */
const LID_ON =
  /\b(?:lid (?:is |stays |goes )?(?:back )?on(?:to)?|(?:put|place|set|press|screw)(?:s|ed)? (?:the|a|its) (?:\p{L}+ )?lid (?:back )?on(?:to)?|under (?:a|the) lid|(?:simmer|cook|steep|stand|rest|steam)\w*(?: (?:in|on|for) [\p{L}\d ]+?)? covered|cover(?: tightly| with (?:a|the) lid)?(?= (?:and|for|until)\b|[.,;!]|$))/iu
const LID_OFF =
  /\b(?:without (?:a|the) lid|lid off|uncover\w*|(?:lift(?:s|ed|ing)?|remov(?:e[ds]?|ing)|tak(?:es?|ing)|took) (?:off )?(?:the|its) lid)\b/iu

/** Whether a lid is on a thing that has one: `the covered pot`, `put the lid on the pot`. */
function isUnderLid(what: string, { text, phrases, tokens }: Analysis): boolean {
  if (!fitsState('covered', what)) return false
  const isCalledCovered = phrases.some((phrase) => isNamed(what, phrase) && phrase.run.some(({ low }) => low === 'covered'))
  const match = LID_ON.exec(text)
  if (isCalledCovered || !match) return isCalledCovered
  const word = text.slice(0, match.index + match[0].length).split(/\s+/u).length - 1
  const last = tokens.findLast((token) => token.word === word)
  const under = last && /^on(?:to)?$/u.test(last.low) ? phrases.find(({ start }) => start === last.i + 1) : undefined
  return under === undefined || isNamed(what, under)
}

/** What is said of an amount, a part or a look of a thing is said of the thing: `the colours of the painting faded`, `thousands of leaves fell`. */
const OF_OTHERS =
  /^(?:colou?r|paint|glow|light|flame|number|dozen|hundred|thousand|million|piece|block|pile|heap|pair|group|bunch|rest|most|all|half|handful|lot|row|line|swarm|flock|cloud)$/u

/** Whether a thing is called by a noun phrase. */
export const isNamed = (what: string, { lemma, nouns }: Phrase): boolean => {
  if (what === lemma || what.endsWith(` ${lemma}`)) return true
  const compound = [...nouns.slice(0, -1).map(({ low }) => low), lemma].join(' ')
  const art = (drawableNamed(compound) ?? drawableNamed(lemma))?.art
  return art !== undefined && artOf(what) === art
}

/** Whether what happens happens to a noun phrase. */
const isOf = ({ from, to }: Affected, { start, end, of }: Phrase): boolean =>
  (from <= end && start < to) || (of !== undefined && OF_OTHERS.test(of.lemma) && from <= of.end && of.start < to)

/** The noun that a pronoun stands for, empty where it is not known: nobody does it to himself by `it`; undefined for nouns. */
function meantBy({ from, to, doer }: Affected, { tokens, references }: Analysis): string | undefined {
  if (to - from > 1 || tokens[from]?.pos !== 'PRON') return undefined
  const reference = references?.get(from)
  const isDoer = doer !== undefined && reference?.from !== undefined && reference.from < doer.to && doer.from <= reference.from
  return reference === undefined || isDoer ? '' : singularOf(reference.words.split(' ').at(-1)!.toLowerCase())
}

/** Whether what a verb is done to is a thing, by its name or by a pronoun. `isAlone`: nothing else can be meant by a pronoun that is not known. */
export function isAffected(what: string, affected: Affected, analysis: Analysis, isAlone = false): boolean {
  const named = analysis.phrases.filter((phrase) => isNamed(what, phrase))
  const meant = meantBy(affected, analysis)
  if (meant === undefined) return named.some((phrase) => isOf(affected, phrase))
  return meant === '' ? isAlone && named.length === 0 : what === meant || what.endsWith(` ${meant}`)
}

/** `Now cover it`, of the soup: it is the pot that is covered. */
function isLidOnFood(mention: EventMention, analysis: Analysis): boolean {
  const meant = mention.state === 'covered' ? meantBy(mention, analysis) : undefined
  return meant !== undefined && (meant === '' || /^(?:food|plant)$/u.test(drawableNamed(meant)?.file ?? ''))
}

/** What a sentence says that happens to a thing; the last that lasts, otherwise the first. `isAlone`: no other thing is meant by its pronouns. */
export function statedEventOf(
  { what }: Pick<PlanThing, 'what'>,
  analysis: Analysis,
  isAlone = false,
): { readonly event?: PlanEvent; readonly state?: PlanState } {
  const mentions = eventMentionsOf(analysis).filter(
    (mention) =>
      (!mention.event || isFittingEvent(mention.event, what)) &&
      (isAffected(what, mention, analysis, isAlone) || isLidOnFood(mention, analysis)),
  )
  const events = mentions.flatMap(({ event, isBefore }) => (isBefore ? [] : (event ?? [])))
  const event = events.findLast((one) => LASTING.has(one)) ?? events[0]
  const { text } = analysis
  const isShown = (one: PlanState): boolean => fitsState(one, what) && !(one === 'covered' && LID_OFF.test(text))
  const stated = mentions
    .map((one) => one.state ?? (one.isBefore && one.event ? stateLeftBy(one.event, what) : undefined))
    .find((one) => one !== undefined && isShown(one))
  const isDry = NO_DRIPS.test(text) && fitsState('dry', what)
  const state = isDry ? 'dry' : !LID_OFF.test(text) && isUnderLid(what, analysis) ? 'covered' : stated
  return { ...(event && { event }), ...(state && { state }) }
}

/** `the green fades`: what is green loses its colour. */
const isColourFading = (analysis: Analysis): boolean =>
  eventMentionsOf(analysis).some(({ event, to }) => event === 'fade' && Object.hasOwn(COLOURS, analysis.tokens[to - 1]!.low))

type Becoming = { readonly color: string; readonly from: number; readonly to: number }

/** `The leaves turn brown`: what becomes of which colour. */
function becomingOf(analysis: Analysis): Becoming | undefined {
  const { tokens, bars } = analysis
  const colour = tokens.find(
    ({ low, i }) =>
      Object.hasOwn(COLOURS, low) &&
      bars[i] === '' &&
      /^(?:turn|go|become)$/u.test(tokens[i - 1]?.lemma ?? '') &&
      !/^(?:NOUN|PROPN)$/u.test(tokens[i + 1]?.pos ?? ''),
  )
  const [first] = clausesOf(analysis).find(({ verb }) => colour !== undefined && verb.head === colour.i - 1)?.subject ?? []
  return colour && first && { color: COLOURS[colour.low]!, from: first.from, to: first.to }
}

const isNamedBy = ({ from, to }: Becoming, { what }: PlanThing, { phrases }: Analysis): boolean =>
  phrases.some((phrase) => phrase.start < to && from <= phrase.end && isNamed(what, phrase))

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Things of cards and scenes with what their sentence says to happen to them, wherever it says so: in a later clause, by a pronoun, in the passive. */
export function withStatedEvents<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.things.length === 0 || analysis.text.trimEnd().endsWith('?')) return one
    const unnamed = plan.things.filter(({ what }) => !analysis.phrases.some((phrase) => isNamed(what, phrase)))
    const fades = isColourFading(analysis)
    const becomes = becomingOf(analysis)
    const things = plan.things.map((thing): PlanThing => {
      if (thing.event === 'cross-out' || artOf(thing.what) === 'person') return thing
      // What hands do to it is seen in their picture.
      const isAtWork = plan.handwork?.some(({ what, target }) => what === thing.what || target === thing.what)
      const { event, state } = statedEventOf(thing, analysis, unnamed.length === 1)
      const isFading = fades && drawableNamed(thing.what)?.file === 'plant' ? 'fade' : undefined
      const stated = event ?? isFading
      const isSeenBurning = stated === 'burn' && thing.state === 'burning'
      const isReplaced =
        stated !== undefined &&
        !isAtWork &&
        !isSeenBurning &&
        (thing.event === undefined || (thing.event !== stated && LASTING.has(stated)))
      const color = becomes && isNamedBy(becomes, thing, analysis) ? becomes.color : undefined
      const isPlain = !PLAN_STATES.some((one) => one === thing.state)
      const { event: _, ...still } = thing
      return {
        ...(state === 'dry' && thing.event === 'drip' ? still : thing),
        ...(isReplaced && { event: stated }),
        ...(state && isPlain && !(isAtWork && state === 'chopped') && { state }),
        ...(color && { color }),
      }
    })
    return { ...one, plan: withoutCovered({ ...plan, things }) }
  })
}

/** Under a lid nothing of what is cooked is seen. */
function withoutCovered(plan: ShotPlan): ShotPlan {
  const { things, handwork } = plan
  const pot = things.find(({ state }) => state === 'covered')
  if (!pot || !handwork?.some(({ target }) => target === pot.what)) return plan
  const cooked = new Set(handwork.filter(({ target, motion }) => target === pot.what && motion === 'cook').map(({ what }) => what))
  const { handwork: _, ...rest } = plan
  const works = handwork.filter(({ what }) => !cooked.has(what))
  return {
    ...rest,
    things: things
      .filter(({ what }) => !cooked.has(what) && (works.length > 0 || what !== 'hand'))
      .map((thing): PlanThing => (thing === pot ? { ...thing, event: thing.event ?? 'steam' } : thing)),
    ...(works.length > 0 && { handwork: works }),
  }
}
