import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../../vocabulary/art-of.ts'
import { isOfTown, isRoom, isUnderWater, isNature } from '../../vocabulary/place-kinds.ts'
import { vehicleKindOf } from '../../vocabulary/vehicle-kinds.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string; readonly isPlaceStated?: boolean }

/** What runs in towns only. */
const OF_STREETS = /^(?:tram|yellow-tram|trolleybus|double-decker-bus|taxi)$/u

const isSunken = ({ what, event }: PlanThing): boolean => event === 'sink' || /^(?:submarine|shipwreck)$/u.test(artOf(what) ?? '')

/** Where a vehicle that its own sentence puts nowhere is on its way, instead of a place that goes on from before. */
function wayOf({ things, cast, place, graphic }: ShotPlan): string | undefined {
  const [first] = things
  if (!first || cast.length > 0 || graphic || place === undefined) return undefined
  const kind = vehicleKindOf(first.what)
  if (OF_STREETS.test(artOf(first.what) ?? '')) return isOfTown(place) ? undefined : 'street'
  if (kind === 'water') return isRoom(place) || (isUnderWater(place) && !isSunken(first)) ? 'sea' : undefined
  const isOnWater = place === 'sea' || isUnderWater(place)
  return (kind === 'road' || kind === 'rail') && (isRoom(place) || isOnWater)
    ? kind === 'road' && !isNature(place)
      ? 'street'
      : 'plain'
    : undefined
}

const tunnelOf = ({ things }: ShotPlan): string | undefined =>
  things.some(({ what }) => /^(?:rail|road)$/u.test(vehicleKindOf(what) ?? '')) ? 'mountain' : undefined

/** Vehicles alone are where such vehicles go: no tram is in a desert that an earlier sentence told of, no ship in a room. */
export const withWaysOfVehicles = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    // A tunnel leads through a mountain.
    const isInTunnel = one.plan.place === 'cave' && /\btunnels?\b/iu.test(one.text)
    const isTold = one.isPlaceStated === true && !isUnderWater(one.plan.place)
    const way = isInTunnel ? tunnelOf(one.plan) : isTold ? undefined : wayOf(one.plan)
    return way === undefined
      ? one
      : { ...one, placeName: way === 'plain' ? undefined : way, plan: { ...one.plan, place: way, placeState: undefined } }
  })
