import type { Rgb } from '../../paint/colour.ts'
import { colourDistance } from '../from-picture/colour-grid.ts'
import type { DetectedPerson } from '../from-picture/detect-person.ts'

/** Features that most detections of one person share; outliers are ignored. `people`: at least one. */
export function commonFeatures(people: readonly DetectedPerson[]): DetectedPerson {
  return {
    skin: medoid(people.map(({ skin }) => skin))!,
    hair: majorityColour(people.map(({ hair }) => hair)),
    top: sharedColour(people.map(({ top }) => top)),
    bottom: sharedColour(people.map(({ bottom }) => bottom)),
    hairAtJaw: median(people.map(({ hairAtJaw }) => hairAtJaw)),
    hairAtNeck: median(people.map(({ hairAtNeck }) => hairAtNeck)),
    hairVolume: median(people.map(({ hairVolume }) => hairVolume)),
    beard: people.filter(({ beard }) => beard).length > people.length / 2,
  }
}

/** Medoid of the colours; null if at least half are null, so that one false detection of hair is ignored. */
function majorityColour(colours: readonly (Rgb | null)[]): Rgb | null {
  const found = colours.filter((colour) => colour !== null)
  return found.length > colours.length / 2 ? medoid(found) : null
}

/** Medoid of the colours; null with fewer than two, because clothes are outside of many images. */
function sharedColour(colours: readonly (Rgb | null)[]): Rgb | null {
  const found = colours.filter((colour) => colour !== null)
  return found.length > 1 ? medoid(found) : null
}

/** Medoid: the colour with the smallest total distance to the others. */
function medoid(colours: readonly Rgb[]): Rgb | null {
  const spread = (colour: Rgb): number => colours.reduce((sum, other) => sum + colourDistance(colour, other), 0)
  return colours.toSorted((a, b) => spread(a) - spread(b))[0] ?? null
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
