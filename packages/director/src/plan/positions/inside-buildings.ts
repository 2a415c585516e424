import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isIllustratedCard } from '@fablecut/domain/story/shot-plan/words-card'

/**
 * Rooms that buildings of one room, or of one that stands for them, are from inside, today and in the past. Sheds of the past are attics, bare boards under a
 * roof: workshops have tins, and some have the rolling door of a garage.
 */
const ROOMS: Readonly<Record<string, { readonly today: string; readonly past: string }>> = {
  shed: { today: 'workshop', past: 'attic' },
  shack: { today: 'cottage', past: 'attic' },
  hut: { today: 'cottage', past: 'cottage' },
  cabin: { today: 'cottage', past: 'cottage' },
  garage: { today: 'garage', past: 'workshop' },
  church: { today: 'church', past: 'church' },
  prison: { today: 'prison', past: 'prison' },
  castle: { today: 'great-hall', past: 'great-hall' },
}
const INSIDE = new RegExp(
  `\\b(?:in|inside|into) (?:an?|the|his|her|their|my|our|your) (?:\\p{L}+ ){0,2}(${Object.keys(ROOMS).join('|')})\\b`,
  'iu',
)

/** `text`: sentence of the plan. */
function insideBuilding(plan: ShotPlan, text: string): ShotPlan {
  const noun = INSIDE.exec(text)?.[1]?.toLowerCase()
  if (noun === undefined || plan.place !== undefined || plan.cast.length === 0 || !isIllustratedCard(plan)) return plan
  const building = plan.things.find(({ what, event }) => event === undefined && what.split(' ').at(-1) === noun)
  if (!building || plan.things.some(({ position }) => position?.of === building.what)) return plan
  const room = ROOMS[noun]!
  return { ...plan, place: plan.tone === 'historic' ? room.past : room.today, things: plan.things.filter((thing) => thing !== building) }
}

/** People on a card are inside of the building that they are said to be in, rather than beside a drawing of it. */
export const withRoomsOfBuildings = <P extends { readonly text: string; readonly plan: ShotPlan }>(sentences: readonly P[]): P[] =>
  sentences.map((one) => ({ ...one, plan: insideBuilding(one.plan, one.text) }))
