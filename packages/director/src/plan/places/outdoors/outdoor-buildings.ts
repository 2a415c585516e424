import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isIndoors } from '../../../vocabulary/place-kinds.ts'

type Placed = { readonly plan: ShotPlan; readonly placeName?: string }

/** Buildings that are drawn from outside and stand in streets. */
const OF_STREETS = /\b(?:bakery|shop|bank|school|hospital|hotel|museum|cinema|theater|restaurant|pharmacy|library|skyscraper|building)$/u
/** Other buildings that are drawn from outside. */
const ALONE = /\b(?:house|cabin|hut|cottage|church|cathedral|mosque|temple|castle|palace|tower|lighthouse|windmill|barn|factory|pyramid)$/u

/** Streets in which a script may be. */
const STREETS: ReadonlySet<string> = new Set(['street', 'street-old', 'old-town', 'japan-street', 'village', 'city', 'market'])

/** Buildings seen from outside stand in a street of the script or on plain ground, never before the inside of a room. */
export function withBuildingsOutdoors<P extends Placed>(planned: readonly P[]): P[] {
  const told = planned.map(({ plan }) => plan.place).find((place) => place !== undefined && STREETS.has(place))
  return planned.map((one) => {
    const { plan } = one
    if (!isIndoors(plan.place) || plan.graphic || plan.cast.length > 0) return one
    const seen = plan.things.filter(({ event }) => event !== 'cross-out').map(({ what }) => what)
    if (!seen.some((what) => OF_STREETS.test(what) || ALONE.test(what))) return one
    const isOfStreets = seen.every((what) => OF_STREETS.test(what))
    const place = isOfStreets ? (told ?? (plan.tone === 'historic' ? undefined : 'street')) : undefined
    return { ...one, placeName: place, plan: { ...plan, place, placeState: undefined } }
  })
}
