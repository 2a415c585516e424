import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string; readonly isPlaceStated?: boolean }

const LAKES = /(?:^|\b)(?:pond|lake|lagoon|stream|creek|brook)$/u
const SEAS = /(?:^|\b)(?:sea|ocean|bay)$/u
/** `walked to the pond`, `floated on a lake`: somebody or something is there. */
const AT_LAKE =
  /\b(?:to|at|by|beside|near|in|into|on|onto|across|around|along) (?:an?|the|this|that|his|her|their|our|my) (?:\p{L}+ ){0,2}(?:pond|lake|lagoon|stream|creek|brook)\b/iu

const isWater = ({ what, event }: ShotPlan['things'][number]): boolean => event !== 'cross-out' && (LAKES.test(what) || SEAS.test(what))

/** A pond or a sea is what others are in or before; among them it would stand as a picture in the picture. */
export const withWatersBehind = <P extends Placed>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, text, isPlaceStated } = one
    const waters = plan.things.filter(isWater)
    if (waters.length === 0 || plan.graphic || plan.things.length + plan.cast.length === waters.length) return one
    const things = plan.things.filter((thing) => !isWater(thing))
    const lake = waters.find(({ what }) => LAKES.test(what))?.what
    const isThere = lake !== undefined && AT_LAKE.test(text) && (plan.place === undefined || isPlaceStated !== true)
    const place = isThere ? 'river' : plan.place
    const isNamed = place === 'river' && lake !== undefined
    return { ...one, ...(isNamed && { placeName: lake }), plan: { ...plan, things, ...(place !== undefined && { place }) } }
  })
