import type { Rgb } from '../../paint/colour.ts'
import { distance } from '../from-picture/picture-grid.ts'
import type { DetectedPerson } from '../from-picture/picture-person.ts'

/** What most of several pictures of one person show; a picture that differs from the others does not count. At least one. */
export function commonFeatures(people: readonly DetectedPerson[]): DetectedPerson {
  return {
    skin: central(people.map(({ skin }) => skin))!,
    hair: ofMost(people.map(({ hair }) => hair)),
    top: ofSeveral(people.map(({ top }) => top)),
    bottom: ofSeveral(people.map(({ bottom }) => bottom)),
    jaw: median(people.map(({ jaw }) => jaw)),
    falls: median(people.map(({ falls }) => falls)),
    volume: median(people.map(({ volume }) => volume)),
    beard: people.filter(({ beard }) => beard).length > people.length / 2,
  }
}

/** Null where most have none: a bald head stays bald when one picture takes its shadow for hair. */
function ofMost(colours: readonly (Rgb | null)[]): Rgb | null {
  const found = colours.filter((colour) => colour !== null)
  return found.length > colours.length / 2 ? central(found) : null
}

/** Clothes end outside of many pictures: two that show them are enough, one alone is not. */
function ofSeveral(colours: readonly (Rgb | null)[]): Rgb | null {
  const found = colours.filter((colour) => colour !== null)
  return found.length > 1 ? central(found) : null
}

/** The colour that is nearest to all others: unlike a mean, it is one that was seen. */
function central(colours: readonly Rgb[]): Rgb | null {
  const spread = (colour: Rgb): number => colours.reduce((sum, other) => sum + distance(colour, other), 0)
  return colours.toSorted((a, b) => spread(a) - spread(b))[0] ?? null
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
