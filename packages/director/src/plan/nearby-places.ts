import type { PlanAction, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import { OUTDOORS } from './homes.ts'

type Placed = { readonly plan: ShotPlan; readonly placeName?: string }

/** Places where anybody can be. */
const EVERYDAY = new Set('city street old-town village room kitchen office library school hospital lab garden castle cafe'.split(' '))
/** Who is under way leaves. */
const UNDER_WAY: ReadonlySet<PlanAction> = new Set<PlanAction>(['walk', 'run', 'ride', 'swim', 'climb'])
/** Sentences before and after a shot from which it takes its place. */
const BEFORE = 4
const AFTER = 2

const needsPlace = ({ place, cast, things, form, graphic }: ShotPlan): boolean =>
  place === undefined &&
  graphic === undefined &&
  form === 'scene' &&
  cast.some(({ what }) => artOf(what) === 'person') &&
  !things.some(({ what }) => OUTDOORS.test(what)) &&
  !cast.some(({ action }) => UNDER_WAY.has(action))

const isEveryday = ({ plan }: Placed): boolean => plan.place !== undefined && EVERYDAY.has(plan.place)

/** People whose place is not told are where the story was a moment ago, or soon will be, rather than nowhere. */
export function withNearbyPlaces<P extends Placed>(planned: readonly P[]): P[] {
  return planned.map((one, i) => {
    if (!needsPlace(one.plan)) return one
    const nearby = planned.slice(Math.max(0, i - BEFORE), i).findLast(isEveryday) ?? planned.slice(i + 1, i + 1 + AFTER).find(isEveryday)
    return nearby ? { ...one, placeName: nearby.placeName, plan: { ...one.plan, place: nearby.plan.place } } : one
  })
}
