import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPlace, type Item } from './scene-item.ts'

/** What is done to something behind a preposition: `climbed over | the wall`, `leaned over | the well`. */
const REACHING: ReadonlySet<PlanAction> = new Set<PlanAction>(['climb', 'lean', 'look', 'point', 'jump', 'fall'])
const TOWARDS = /^(?:over|into|at|up|down|off|onto|on|out|of|from|in|through|towards?|to)$/u

/** What a figure of a sentence does something to: its object, else what it reaches for. */
export function targetOf(item: Item, action: PlanAction, items: readonly Item[]): Item | undefined {
  const object = items.find((other) => other !== item && other.role === 'object' && !isPlace(other.picture))
  if (object || !REACHING.has(action) || !item.verb) return object
  return items.find(
    ({ role, phrase, picture, span }) =>
      role === 'behind' &&
      !isPlace(picture) &&
      !picture.isPerson &&
      (span?.[0] ?? 0) > item.verb!.i &&
      TOWARDS.test(phrase?.preposition ?? ''),
  )
}
