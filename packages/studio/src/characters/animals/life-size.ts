import { clamp } from '../../paint/colour.ts'
import type { AnimalKind } from './animal-species.ts'

/** Height of an adult. */
const ADULT_CENTIMETRES = 175

/**
 * Height of the crown of a grown animal with ears and horns in centimetres (of swimmers: length), then height (of swimmers: length) and length of its
 * drawing, in heights of an adult whose stand it shares.
 */
const SIZES = {
  fox: [50, 0.5, 0.73],
  wolf: [92, 0.64, 0.89],
  cat: [36, 0.39, 0.43],
  dog: [62, 0.46, 0.52],
  deer: [155, 0.85, 0.64],
  horse: [205, 1.05, 1.06],
  unicorn: [215, 1.11, 0.98],
  bear: [135, 0.76, 0.83],
  panda: [95, 0.67, 0.74],
  lion: [122, 0.7, 0.92],
  tiger: [108, 0.66, 0.86],
  rabbit: [34, 0.38, 0.29],
  mouse: [8, 0.18, 0.23],
  squirrel: [24, 0.23, 0.27],
  elephant: [300, 1.19, 1.56],
  cow: [150, 0.84, 1.03],
  pig: [76, 0.43, 0.55],
  sheep: [86, 0.43, 0.47],
  goat: [88, 0.54, 0.51],
  bird: [16, 0.26, 0.27],
  owl: [44, 0.47, 0.29],
  duck: [36, 0.32, 0.31],
  chicken: [46, 0.36, 0.36],
  penguin: [80, 0.48, 0.3],
  parrot: [34, 0.32, 0.35],
  lioness: [108, 0.65, 0.84],
  cheetah: [95, 0.6, 0.76],
  zebra: [160, 0.92, 0.98],
  hedgehog: [18, 0.23, 0.33],
  eagle: [80, 0.47, 0.43],
  crow: [45, 0.32, 0.35],
  goose: [75, 0.48, 0.4],
  swan: [110, 0.55, 0.43],
  gull: [40, 0.3, 0.31],
  fish: [34, 0.29, 0.29],
  whale: [900, 1.25, 1.25],
  dolphin: [240, 0.87, 0.87],
  turtle: [28, 0.18, 0.43],
  frog: [10, 0.17, 0.23],
  dinosaur: [330, 0.86, 1.1],
} as const satisfies Record<AnimalKind, readonly [centimetres: number, drawn: number, length: number]>

/** Smaller animals are drawn larger than they are, or nobody would see them. */
const VISIBLE_CENTIMETRES = 34
const SMALL_EXPONENT = 0.45
/** Larger ones are drawn smaller: people beside them would be lost. */
const LARGEST_CENTIMETRES = 300
const LARGE_EXPONENT = 0.35

/** Height in centimetres at which an animal of `centimetres` is drawn beside people. */
const shownCentimetres = (centimetres: number): number => {
  const near = clamp(centimetres, VISIBLE_CENTIMETRES, LARGEST_CENTIMETRES)
  return near * (centimetres / near) ** (centimetres < near ? SMALL_EXPONENT : LARGE_EXPONENT)
}

/** Factor of an animal's stand by which it is as large beside people as in life. */
export function lifeScaleOf(animal: AnimalKind): number {
  const [centimetres, drawn] = SIZES[animal]
  return shownCentimetres(centimetres) / ADULT_CENTIMETRES / drawn
}

/** Height of the crown of a grown animal (of swimmers: length). */
export const centimetresOf = (animal: AnimalKind): number => SIZES[animal][0]
/** Height (of swimmers: length) of an animal's drawing, in heights of an adult whose stand it shares. */
export const drawnHeightOf = (animal: AnimalKind): number => SIZES[animal][1]
/** Length of an animal's drawing from nose to tail, in heights of an adult whose stand it shares. */
export const drawnLengthOf = (animal: AnimalKind): number => SIZES[animal][2]

/** Animals that are higher than people, beside whom nobody is seen from the hips up. */
const TOWERING_CENTIMETRES = 190
export const isTowering = (animal: AnimalKind): boolean => SIZES[animal][0] > TOWERING_CENTIMETRES
