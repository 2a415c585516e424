import { SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import type { PlanThing, PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import { iconOf } from '../../scene/plan/art.ts'
import type { PlaceName } from '../../scene/scene.ts'
import { homeOfThings } from '../things-ground.ts'
import type { CardDrawing } from './drawing-place.ts'

/** Places where things are at home that are no matter of a table, by their icons. */
const HOMES: readonly (readonly [RegExp, PlaceName])[] = [
  [/^lighthouse$/u, 'sea'],
  [/^(?:house|hut|cottage|windmill|barn|tractor|hay\w*|scarecrow|sheaf-of-rice|wheat\w*|plow)$/u, 'field'],
  [/^(?:deciduous-tree|evergreen-tree|tree|mushroom|chestnut|acorn|tent|camping|stump|log)$/u, 'forest'],
  [/^(?:cactus|oasis|two-hump-camel)$/u, 'desert'],
  [
    /^(?:automobile|oncoming-automobile|taxi|oncoming-taxi|bus|oncoming-bus|delivery-truck|motorcycle|traffic-light|horizontal-traffic-light|streetcar)$/u,
    'street',
  ],
]
/** Rooms and streets as they are today. */
const OF_TODAY: ReadonlySet<PlaceName> = new Set<PlaceName>(['kitchen', 'office', 'lab', 'street'])
/** Every third card of things is in a studio, so that a film of one kind of things does not stay in one room. */
const STUDIO_TURN = 3

/** Where the drawings of a card are at home, for cards whose place nobody tells: out of focus behind them it claims nothing. Undefined for figures, signs and what is denied. */
export function homeOfDrawings(drawings: readonly CardDrawing[], tone: PlanTone | undefined, seed: number): PlaceName | undefined {
  if (drawings.length === 0 || Math.abs(Math.trunc(seed)) % STUDIO_TURN === 2) return undefined
  const things = drawings.flatMap((drawing) => (drawing.kind === 'thing' ? [drawing.thing] : []))
  return things.length === drawings.length ? homeIn(things, tone) : undefined
}

function homeIn(things: readonly PlanThing[], tone: PlanTone | undefined): PlaceName | undefined {
  if (things.some(({ event, count }) => event === 'cross-out' || count >= SWARM_COUNT)) return undefined
  const homes = things.map(({ what }) => HOMES.find(([icons]) => icons.test(iconOf(what) ?? ''))?.[1])
  const home = homes[0] !== undefined && homes.every((one) => one === homes[0]) ? homes[0] : homeOfThings(things)
  return home === undefined || home === 'plain' || (tone === 'historic' && OF_TODAY.has(home)) ? undefined : home
}
