import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import { readTraits } from './read-traits.ts'

const isPerson = (what: string): boolean => artOf(what) === 'person'

/**
 * Plans whose only person of a shot looks as its narration says, in any language with a table; the same in all shots. `texts`: narrations of the plans;
 * `chosen`: ids of chosen characters, who keep their own looks.
 */
export function withDescribedTraits(
  plans: readonly ShotPlan[],
  texts: readonly string[],
  language: string,
  chosen: readonly string[] = [],
): ShotPlan[] {
  const traits = new Map<string, FigureTraits>()
  for (const [index, { cast }] of plans.entries()) {
    const people = cast.filter(({ what }) => isPerson(what))
    const [only] = people
    if (!only || people.length > 1 || chosen.includes(only.id)) continue
    const own = readTraits(texts[index] ?? '', language, { isSentence: true })
    if (Object.keys(own).length > 0) traits.set(only.id, { ...own, ...traits.get(only.id) })
  }
  return plans.map((plan) => ({
    ...plan,
    cast: plan.cast.map((figure) => {
      const own = { ...traits.get(figure.id), ...figure.traits }
      return Object.keys(own).length > 0 ? { ...figure, traits: own } : figure
    }),
  }))
}
