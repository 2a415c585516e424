import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isIllustratedCard } from '@fablecut/domain/story/shot-plan/words-card'

/** Rooms that small buildings are from inside, today and in the past. */
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

/** People on a card are inside of the building that they are said to be in, rather than beside a small one. `text`: of their sentence. */
export function insideBuilding(plan: ShotPlan, text: string): ShotPlan {
  const noun = INSIDE.exec(text)?.[1]?.toLowerCase()
  if (noun === undefined || plan.place !== undefined || plan.cast.length === 0 || !isIllustratedCard(plan)) return plan
  const building = plan.things.find(({ what, event }) => event === undefined && what.split(' ').at(-1) === noun)
  if (!building || plan.things.some(({ position }) => position?.of === building.what)) return plan
  const room = ROOMS[noun]!
  return { ...plan, place: plan.tone === 'historic' ? room.past : room.today, things: plan.things.filter((thing) => thing !== building) }
}
