import type { PlanAction, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../../vocabulary/art-of.ts'
import { isIndoors, isOfTown } from '../../vocabulary/place-kinds.ts'
import { OUTDOORS } from './homes.ts'
import { UNDER_WAY } from './place-in-setting.ts'
import { endsPlace } from '../../story/setting/moment.ts'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string }

/** Places where anybody can be. */
const isEverydayPlace = (place: string): boolean =>
  ((isIndoors(place) && !/^(?:car|plane|bus|subway|airport|station)$/u.test(place)) || isOfTown(place) || place === 'castle') &&
  !/^(?:market|harbor|rooftop|future-city)$/u.test(place)
/** What people do in rooms. */
const INDOOR_ACTS: ReadonlySet<PlanAction> = new Set<PlanAction>(['sleep', 'read', 'write', 'cook', 'wash', 'sweep'])
const FURNITURE = /\b(?:bed|table|desk|sofa|couch|armchair|stove|oven|bathtub|wardrobe|shelf|drawer|lamp|pillow|window)\b/u
const isIndoorAct = ({ cast, things }: ShotPlan): boolean =>
  cast.some(({ action }) => INDOOR_ACTS.has(action)) || things.some(({ what }) => FURNITURE.test(what))
/** Sentences before a shot from which it takes its place. */
const BEFORE = 2

const needsPlace = ({ place, cast, things, form, graphic }: ShotPlan): boolean =>
  place === undefined &&
  graphic === undefined &&
  form === 'scene' &&
  cast.some(({ what }) => artOf(what) === 'person') &&
  !things.some(({ what }) => OUTDOORS.test(what)) &&
  !cast.some(({ action }) => UNDER_WAY.has(action))

/** A street in flames or under water stays so a moment later. */
const stateOf = ({ placeState }: ShotPlan): Partial<ShotPlan> => (placeState ? { placeState } : {})

const isEveryday = ({ plan }: Placed): boolean => plan.place !== undefined && isEverydayPlace(plan.place)

/** People whose place is not told are where the story was a moment ago; where it soon will be is only guessed. */
export function withNearbyPlaces<P extends Placed>(planned: readonly P[]): P[] {
  return planned.map((one, i) => {
    if (!needsPlace(one.plan)) return one
    const start = planned.findLastIndex(({ text }, at) => at <= i && endsPlace(text))
    const fits = (other: P) => isEveryday(other) && !(isIndoorAct(one.plan) && isOfTown(other.plan.place))
    const nearby = planned.slice(Math.max(0, i - BEFORE, start), i).findLast(fits)
    return nearby ? { ...one, placeName: nearby.placeName, plan: { ...one.plan, place: nearby.plan.place, ...stateOf(nearby.plan) } } : one
  })
}
