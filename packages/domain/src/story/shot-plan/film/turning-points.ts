import type { PlanTransition, ShotPlan } from '../shot-plan.ts'

/** Shots between two transitions: elsewhere a film is cut hard. */
const MIN_DISTANCE = 3

/** Places whose light does not change with the hour. */
const HOURLESS: ReadonlySet<string> = new Set(['space', 'underwater', 'cave'])

type Turn = { readonly index: number; readonly transition: PlanTransition; readonly weight: number }

/**
 * Transitions into the shots of a film: that of the style where the story goes to another place, a dissolve where time passes, at most every third shot, the
 * strongest first. Everything else is a cut. Shots that are nowhere, such as graphics, do not change the place.
 */
export function transitionsOf(plans: readonly Pick<ShotPlan, 'place' | 'hour' | 'mood'>[]): PlanTransition[] {
  const chosen: Turn[] = []
  for (const turn of turnsOf(plans).toSorted((a, b) => b.weight - a.weight || a.index - b.index)) {
    if (chosen.every(({ index }) => Math.abs(index - turn.index) >= MIN_DISTANCE)) chosen.push(turn)
  }
  return plans.map((_, i) => chosen.find(({ index }) => index === i)?.transition ?? 'cut')
}

function turnsOf(plans: readonly Pick<ShotPlan, 'place' | 'hour' | 'mood'>[]): Turn[] {
  const turns: Turn[] = []
  // What is nowhere has no hour that is seen.
  let [place, hour] = plans[0]?.place === undefined ? [] : [plans[0].place, plans[0].hour]
  for (const [index, plan] of plans.entries()) {
    const isElsewhere = plan.place !== undefined && place !== undefined && plan.place !== place
    const isLater = plan.place !== undefined && hour !== undefined && plan.hour !== hour && !HOURLESS.has(plan.place)
    const hasOtherMood = index > 0 && plan.mood !== plans[index - 1]!.mood
    if (index > 0 && (isElsewhere || isLater)) {
      const transition = isElsewhere ? 'style' : 'dissolve'
      turns.push({ index, transition, weight: (isElsewhere ? 2 : 0) + (isLater ? 1.5 : 0) + (hasOtherMood ? 0.5 : 0) })
    }
    place = plan.place ?? place
    if (plan.place !== undefined) hour = plan.hour
  }
  return turns
}
