import { WORKPLACES } from '@fablecut/director/plan/handwork/with-handwork'
import type { PlanHandwork, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { thingsOfHandwork } from './handwork-of-answer.ts'

/** Most things beside those in hands, so that hands stay large. */
const MAX_THINGS_BESIDE = 1

/** What is not to be done is struck out as a whole, not the thing. */
const shownInHands = ({ event, ...thing }: PlanThing): PlanThing => ({ ...thing, ...(event && event !== 'cross-out' && { event }) })

/** Things in hands first, those that an answer left out added. */
function thingsInHands(things: readonly PlanThing[], work: readonly PlanHandwork[]): PlanThing[] {
  const inHands = thingsOfHandwork(work)
  const beside = things.filter(({ what }) => !inHands.includes(what)).slice(0, MAX_THINGS_BESIDE)
  return [...inHands.map((what) => shownInHands(things.find((thing) => thing.what === what) ?? { what, count: 1 })), ...beside]
}

export type ShotContent = Pick<ShotPlan, 'place' | 'placeState' | 'cast' | 'things' | 'text' | 'graphic' | 'handwork'>

/** A shot with what hands do in it, from near: beside who does it, on a table of a workplace or on plain ground. */
export function contentWithHandwork(content: ShotContent, work: readonly PlanHandwork[]): ShotContent {
  if (work.length === 0 || content.graphic) return content
  const { place, placeState: _, ...rest } = content
  return {
    ...rest,
    ...(place !== undefined && WORKPLACES.test(place) && { place }),
    cast: content.cast.slice(0, 1),
    things: thingsInHands(content.things, work),
    handwork: work,
  }
}
