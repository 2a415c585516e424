import type { PlanEvent, PlanState, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Token } from '../../text/token.ts'
import { type Affected, repairsOf } from './event-mentions.ts'
import { isAffected, isNamed, stateLeftBy, statedEventOf } from './stated-events.ts'

/** Events after which nothing of a result is left. */
const UNDOING: ReadonlySet<PlanEvent> = new Set<PlanEvent>(['melt', 'bloom', 'grow', 'glow', 'appear', 'burn', 'flash'])
/** `a new vase`, `the repaired roof`. */
const WHOLE = /^(?:new|repaired|restored|rebuilt|mended|fixed|replaced|renewed|unbroken|intact)$/u
/** `In the past`: of a time at which the result had not come yet. */
const EARLIER = /\b(?:used to|in the past|years? (?:ago|earlier))\b/iu
/** States that nothing but a repair ends: a lid is lifted, and a tap drips again. */
const LASTING_STATES: ReadonlySet<PlanState> = new Set<PlanState>([
  'cracked',
  'torn',
  'ruined',
  'burnt',
  'withered',
  'faded',
  'icy',
  'unlit',
  'chopped',
  'rusty',
  'rotten',
])
const OTHER_ONE = /^(?:an?|another|every|each|any|some|no)$/u

const isFood = (what: string): boolean => /^(?:food|plant)$/u.test(drawableNamed(what)?.file ?? '')

/** Whether a sentence says that a thing is whole again, or calls it new. */
function isMadeWhole(what: string, isOnlyResult: boolean, repairs: readonly Affected[], analysis: Analysis): boolean {
  const { phrases, tokens, bars } = analysis
  return (
    repairs.some((repair) => isAffected(what, repair, analysis, isOnlyResult)) ||
    phrases.some(
      (phrase) =>
        isNamed(what, phrase) &&
        bars[phrase.head.i] !== 'negated' &&
        (phrase.run.some(({ low }) => WHOLE.test(low)) || isWholeBehind(tokens.slice(phrase.end + 1))),
    )
  )
}

/** `was whole again`, `is like new`: what is said right behind a noun; `the whole house` says nothing of it. */
const isWholeBehind = ([verb, ...behind]: readonly Token[]): boolean => {
  const said = behind.find(({ pos, low }) => low === 'whole' || !(pos === 'ADV' || /^(?:like|as)$/u.test(low)))?.low ?? ''
  return verb?.lemma === 'be' && (said === 'whole' || WHOLE.test(said))
}

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** What a shot leaves of a thing for the shots behind it. */
function resultOf(thing: PlanThing, { handwork = [] }: ShotPlan, analysis: Analysis): PlanState | undefined {
  if (thing.event === 'cross-out') return undefined
  const isCut = handwork.some(
    ({ what, motion, tool, isDenied }) => what === thing.what && motion === 'cut' && tool !== 'saw' && isDenied !== true,
  )
  if (isCut && isFood(thing.what)) return 'chopped'
  const { event = thing.event, state } = statedEventOf(thing, analysis)
  return state && LASTING_STATES.has(state) ? state : event && stateLeftBy(event, thing.what)
}

/** Whether a sentence means another thing of the kind: `a new house`, `every vase`. */
const isOther = ({ what }: PlanThing, { phrases }: Analysis): boolean =>
  phrases.some(
    ({ lemma, run, isPlural }) =>
      (what === lemma || what.endsWith(` ${lemma}`)) && (OTHER_ONE.test(run[0]!.low) || (isPlural && run[0]!.pos !== 'DET')),
  )

/** Things stay as the story has left them: what is chopped, broken, burnt or withered is not whole again in the next shot. */
export function withLastingResults<P extends Planned>(planned: readonly P[]): P[] {
  const results = new Map<string, PlanState>()
  return planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis) return one
    const isOnlyResult = results.size === 1
    const repairs = results.size > 0 ? repairsOf(analysis) : []
    for (const what of results.keys()) if (isMadeWhole(what, isOnlyResult, repairs, analysis)) results.delete(what)
    const isEarlier = EARLIER.test(analysis.text)
    const things = plan.things.map((thing): PlanThing => {
      const left = results.get(thing.what)
      const isStated = thing.state !== undefined || thing.event === 'cross-out' || (thing.event !== undefined && UNDOING.has(thing.event))
      // What had faded is said to have another colour.
      const isColoured = left === 'faded' && thing.color !== undefined
      return left === undefined || isEarlier || isColoured || isStated || isOther(thing, analysis) || isAtWork(thing, plan)
        ? thing
        : { ...thing, state: left }
    })
    for (const thing of plan.things) {
      if (thing.event !== undefined && UNDOING.has(thing.event)) results.delete(thing.what)
      const result = resultOf(thing, plan, analysis)
      if (result) results.set(thing.what, result)
    }
    return { ...one, plan: { ...plan, things } }
  })
}

/** What hands cut is still whole. */
const isAtWork = ({ what }: PlanThing, { handwork = [] }: ShotPlan): boolean =>
  handwork.some((work) => work.what === what && /^(?:cut|peel)$/u.test(work.motion))
