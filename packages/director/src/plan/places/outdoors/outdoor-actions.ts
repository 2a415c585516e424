import type { PlanAction, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isRoom } from '../../../vocabulary/place-kinds.ts'

type Placed = { readonly plan: ShotPlan; readonly placeName?: string }

/** What nobody does in a room. */
const OUTDOORS: ReadonlySet<PlanAction> = new Set<PlanAction>(['dig', 'ride', 'swim'])
/** A room with a floor of earth. */
const WITH_EARTH = 'cellar'

/** Who digs, rides or swims is in no room, though the rest of the story happens there. */
export const withoutRoomsOfOutdoorActions = <P extends Placed>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { form, place, cast } = one.plan
    if (!isRoom(place) || place === WITH_EARTH || !cast.some(({ action }) => OUTDOORS.has(action))) return one
    return { ...one, placeName: undefined, plan: { ...one.plan, place: form === 'scene' ? 'plain' : undefined } }
  })
