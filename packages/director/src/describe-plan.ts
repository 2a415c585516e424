import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ACTION_ADJECTIVES, EVENT_ADJECTIVES } from './languages/en/verbs.ts'

/** Something that is seen, named as one would label the picture. */
export type ShownItem = { readonly what: string; readonly count: number }

const HOUR_NAMES = { dawn: 'sunrise sky', day: undefined, dusk: 'sunset sky', night: 'night sky' } as const

/**
 * What a plan shows as present, in plain English. What is struck out is not there: it is left out. `graphicName` and `placeName`: of the graphic and the
 * place of the plan.
 */
export function describePlan(plan: ShotPlan, graphicName?: string, placeName?: string): ShownItem[] {
  const items: ShownItem[] = []
  const add = (what: string, count: number) => {
    const known = items.findIndex((item) => item.what === what)
    if (known >= 0) items[known] = { what, count: items[known]!.count + count }
    else items.push({ what, count })
  }
  for (const { what, action } of plan.cast) add([ACTION_ADJECTIVES[action], what].filter(Boolean).join(' '), 1)
  for (const { what, count, state, event } of plan.things)
    if (event !== 'cross-out') add([event && EVENT_ADJECTIVES[event], state, what].filter(Boolean).join(' '), count)
  if (plan.graphic && graphicName) add(graphicName, 1)
  if (plan.place) {
    add(placeName ?? plan.place, 1)
    const sky = HOUR_NAMES[plan.hour]
    if (sky) add(sky, 1)
    if (plan.weather !== 'clear') add(plan.weather, 1)
  }
  return items
}
