import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPerson } from '../vocabulary/art-of.ts'
import { readTraits } from './read-traits.ts'

/** Whether a thing is what somebody wears: it is seen on them, not beside them. */
function isWornThing(what: string, { glasses, headwear, clothing, scarfColor }: FigureTraits): boolean {
  if (/^(?:sun)?glasses$/u.test(what)) return glasses !== undefined
  if (/^(?:hat|top hat|straw hat|cap|helmet|crown)$/u.test(what)) return headwear !== undefined
  if (what === 'scarf') return scarfColor !== undefined || headwear === 'headscarf'
  return /^(?:coat|jacket|dress|shirt|t-shirt|sweater|apron)$/u.test(what) && clothing !== undefined
}

const IS_PLAIN = /(?:^|\s)(?:person|man|woman|boy|girl|child|baby)$/u

/** Traits without those of other people whom the text names: `the baker thinks of his wife`. */
function ownTraits(what: string, traits: FigureTraits): FigureTraits {
  if (IS_PLAIN.test(what)) return traits
  const { gender: _, costume: __, age, ...own } = traits
  return age === undefined || age === 'child' ? own : { ...own, age }
}

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
  const worn = new Map<number, FigureTraits>()
  for (const [index, { cast }] of plans.entries()) {
    const people = cast.filter(({ what }) => isPerson(what))
    const [only] = people
    if (!only || people.length > 1 || chosen.includes(only.id)) continue
    const own = ownTraits(only.what, readTraits(texts[index] ?? '', language, { isSentence: true }))
    if (Object.keys(own).length === 0) continue
    traits.set(only.id, { ...own, ...traits.get(only.id) })
    worn.set(index, own)
  }
  return plans.map((plan, index) => ({
    ...plan,
    things: plan.things.filter(({ what }) => !isWornThing(what, worn.get(index) ?? {})),
    cast: plan.cast.map((figure) => {
      const described = { ...traits.get(figure.id), ...figure.traits }
      const own = figure.what.startsWith('old ') && described.age !== undefined ? { ...described, age: 'old' as const } : described
      return Object.keys(own).length > 0 ? { ...figure, traits: own } : figure
    }),
  }))
}
