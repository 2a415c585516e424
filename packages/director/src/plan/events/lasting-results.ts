import type { PlanEvent, PlanState, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { stateLeftBy, toldOf } from './told-events.ts'

/** Events after which nothing of a result is left. */
const UNDOING: ReadonlySet<PlanEvent> = new Set<PlanEvent>(['melt', 'bloom', 'grow', 'glow', 'appear', 'burn', 'flash'])
/** `They built it up again`, `a new vase`: it is whole. */
const WHOLE_AGAIN =
  /\b(?:repair|rebuil[dt]|restor|fix(?:e[ds]|ing)?\b|mend|heal|replac|recover|reviv|renew|new\b|another\b|again\b|before\b|used to\b|once\b|relit|whole\b|glue|in the past|years? (?:ago|earlier))/iu
const OTHER_ONE = /^(?:an?|another|every|each|any|some|no)$/u

const isFood = (what: string): boolean => /^(?:food|plant)$/u.test(drawableNamed(what)?.file ?? '')

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** What a shot leaves of a thing for the shots behind it. */
function resultOf(thing: PlanThing, { handwork = [] }: ShotPlan, analysis: Analysis): PlanState | undefined {
  if (thing.event === 'cross-out') return undefined
  const isCut = handwork.some(
    ({ what, motion, tool, isDenied }) => what === thing.what && motion === 'cut' && tool !== 'saw' && isDenied !== true,
  )
  if (isCut && isFood(thing.what)) return 'chopped'
  const { event = thing.event, state } = toldOf(thing, analysis)
  return state ?? (event && stateLeftBy(event, thing.what))
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
    if (WHOLE_AGAIN.test(analysis.text)) results.clear()
    const things = plan.things.map((thing): PlanThing => {
      const left = results.get(thing.what)
      const isStated = thing.state !== undefined || thing.event === 'cross-out' || (thing.event !== undefined && UNDOING.has(thing.event))
      // Another colour is told of what had faded.
      const isColoured = left === 'faded' && thing.color !== undefined
      return left === undefined || isColoured || isStated || isOther(thing, analysis) || isAtWork(thing, plan)
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
