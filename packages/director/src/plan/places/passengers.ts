import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isAtWater, isVehicle } from '../../vocabulary/place-kinds.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const VESSEL = /^(?:boat|ship|canoe|raft|ferry|dinghy|sailboat|kayak|lifeboat|yacht|vessel|steamer)$/u
const ON_FOOT = /^(?:walk|run)$/u

/** `left in a boat`, `fled aboard a ship`: what people cross the water in; not `a photo of a fisherman in a boat`. */
const vesselOf = ({ phrases, tokens }: Analysis): Phrase | undefined =>
  phrases.find(
    ({ preposition, lemma, bar, start }) =>
      bar === '' &&
      /^(?:in|aboard|on|onto|into|by)$/u.test(preposition ?? '') &&
      VESSEL.test(lemma) &&
      tokens.slice(0, start).some(({ pos }) => pos === 'VERB' || pos === 'AUX'),
  )

/** A boat on the water instead of its passengers walking on it. */
function inVessel(plan: ShotPlan, vessel: Phrase, chosen: ReadonlySet<string>): ShotPlan | undefined {
  const stays = ({ id, action }: PlanFigure): boolean => chosen.has(id) || !ON_FOOT.test(action)
  if (plan.form !== 'scene' || !isAtWater(plan.place) || plan.cast.length === 0 || plan.cast.some(stays)) return undefined
  const what = drawableNamed(vessel.lemma)?.name ?? 'boat'
  if (plan.things.some((thing) => VESSEL.test(thing.what.split(' ').at(-1)!))) return { ...plan, cast: [] }
  const boat: PlanThing = { what, count: 1 }
  return { ...plan, cast: [], things: [boat, ...plan.things] }
}

/** In a car, train or plane people sit. */
const seated = (plan: ShotPlan): ShotPlan => ({
  ...plan,
  cast: plan.cast.map((figure) => (/^(?:walk|run)$/u.test(figure.action) ? { ...figure, action: 'sit' as const } : figure)),
})

/** Who travels in something sits in it, or is seen as the boat on the water; nobody walks on the sea. `chosen`: ids of characters that stay in the picture. */
export const withPassengers = <P extends Planned>(planned: readonly P[], chosen: ReadonlySet<string>): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (plan.form === 'scene' && isVehicle(plan.place)) return { ...one, plan: seated(plan) }
    const vessel = analysis && vesselOf(analysis)
    const afloat = vessel && inVessel(plan, vessel, chosen)
    return afloat ? { ...one, plan: afloat } : one
  })
