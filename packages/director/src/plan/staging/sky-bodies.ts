import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isIllustratedCard } from '@fablecut/domain/story/shot-plan/words-card'
import { artOf } from '../../vocabulary/art-of.ts'
import { isIndoors, isOfTown } from '../../vocabulary/place-kinds.ts'
import { vehicleKindOfArt } from '../../vocabulary/vehicle-kinds.ts'

type Planned = { readonly plan: ShotPlan; readonly placeName?: string; readonly isPlaceStated?: boolean }

const BODIES =
  /^(?:[a-z]+-planet|gas-giant|comet|galaxy|nebula|supernova|burning-star|black-hole|milky-way|globe-showing-europe-africa|full-moon|crescent-moon|cratered-planet)$/u
/** What is seen in the sky of a town as well. */
const SEEN_FROM_EARTH = /^(?:full-moon|crescent-moon|comet|milky-way)$/u

const isOfSpace = (what: string): boolean => {
  const art = artOf(what) ?? ''
  return BODIES.test(art) || (vehicleKindOfArt(art) === 'space' && art !== 'rocket')
}

/** Cards of nothing but bodies of the sky and spacecraft are seen in space: never on a table, in a room or before houses. */
export const withSkyBodies = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, isPlaceStated } = one
    const { things, cast, place, graphic } = plan
    // No stars hang in a room.
    const inRoom = things.filter(({ what, event }) => event === 'cross-out' || !isOfSpace(what))
    const isRoomOfOthers =
      isIndoors(place) && cast.length > 0 && !graphic && inRoom.length < things.length && things.every(({ position }) => !position)
    if (isRoomOfOthers) return { ...one, plan: { ...plan, things: inRoom } }
    const isOfSky = cast.length === 0 && things.length > 0 && things.every(({ what, event }) => event !== 'cross-out' && isOfSpace(what))
    if (!isOfSky || graphic || place === 'space' || !isIllustratedCard(plan)) return one
    const isSeenThere = isPlaceStated === true && things.every(({ what }) => SEEN_FROM_EARTH.test(artOf(what) ?? ''))
    const isWrong = place === undefined || place === 'plain' || isIndoors(place) || isOfTown(place)
    return isWrong && !isSeenThere ? { ...one, placeName: 'space', plan: { ...plan, place: 'space', placeState: undefined } } : one
  })
