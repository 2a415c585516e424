import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

const WATER = 'lakes?|ponds?|rivers?|streams?|canals?'
const FROZEN = new RegExp(
  `\\b(?:(?:frozen|icy|ice-covered|iced-over) (?:${WATER})|(?:${WATER}) (?:is|was|were|are|lay|had|has|have) (?:\\w+ )?frozen|(?:${WATER}) (?:froze|freezes?)|(?:skat(?:e[ds]?|ing)) (?:\\w+ )?(?:on|over|across) the (?:\\w+ )?(?:${WATER}))\\b`,
  'iu',
)
const STILL_WATER = /^(?:pond|lake|river|puddle)$/u

const isWater = ({ what }: PlanThing): boolean => STILL_WATER.test(artOf(what) ?? '')

/** A frozen lake or river is ice in the snow: never blue water in a summer meadow, nor a small pond of its own. */
export const withFrozenWaters = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.graphic || !FROZEN.test(analysis.text) || (plan.place !== undefined && plan.place !== 'river')) return one
    const things = plan.things.filter((thing) => !isWater(thing))
    return { ...one, placeName: 'river', plan: { ...plan, place: 'river', placeState: undefined, weather: 'snow', things } }
  })
