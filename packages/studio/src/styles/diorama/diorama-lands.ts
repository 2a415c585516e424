import type { Role } from '../../paint/palette.ts'
import type { TreeKind } from '../../parts/nature/plants.ts'
import type { PlaceName } from '../../scene/scene.ts'
import type { Feature } from './diorama-features.ts'

/** Terrain of a place. */
export type Land = {
  readonly top: Role
  readonly secondTop?: Role
  readonly below: Role
  /** Maximum elevation in steps, at the far corner. */
  readonly hills: number
  /** Share of tiles under water, 0 to 1. */
  readonly water?: number
  /** A river instead of a lake. */
  readonly isRiver?: boolean
  readonly waterRole?: Role
  readonly trees?: readonly TreeKind[]
  readonly treeDensity: number
  readonly houseDensity: number
  /** Features on random free tiles. */
  readonly scattered?: readonly Feature[]
  /** Large features with their tiles. */
  readonly landmarks?: readonly (readonly [Feature, number, number])[]
  readonly roads?: boolean
}

const MEADOW: Land = {
  top: 'grass',
  below: 'earth',
  hills: 3,
  water: 0.14,
  trees: ['round', 'pine'],
  treeDensity: 0.2,
  houseDensity: 0.16,
  scattered: ['flowers', 'bush', 'rock', 'fence'],
}
const COAST: Land = {
  top: 'grass',
  secondTop: 'sand',
  below: 'earth',
  hills: 2,
  water: 0.5,
  trees: ['palm'],
  treeDensity: 0.14,
  houseDensity: 0.05,
  scattered: ['rock', 'bush', 'parasol'],
  landmarks: [
    ['lighthouse', 2, 2],
    ['boat', 2, 8],
    ['boat', 5, 9],
  ],
}
const HARBOR: Land = {
  ...COAST,
  top: 'stone',
  secondTop: 'stone',
  below: 'rock',
  hills: 0,
  trees: ['round'],
  treeDensity: 0.02,
  houseDensity: 0.1,
  scattered: ['crate', 'crate', 'lamp'],
  landmarks: [
    ['boat', 2, 8],
    ['boat', 5, 9],
    ['boat', 3, 6],
  ],
}
const URBAN: Land = {
  top: 'stone',
  secondTop: 'road',
  below: 'road',
  hills: 0,
  treeDensity: 0.1,
  trees: ['round'],
  houseDensity: 0,
  roads: true,
}
const TOWERS: Land = { ...URBAN, scattered: ['tower', 'tower', 'tower', 'lamp', 'car'] }

const LANDS: Partial<Record<PlaceName, Land>> = {
  village: MEADOW,
  sea: COAST,
  beach: {
    ...COAST,
    landmarks: [
      ['boat', 2, 8],
      ['boat', 5, 9],
    ],
    scattered: ['parasol', 'rock', 'parasol', 'bush'],
    treeDensity: 0.2,
  },
  underwater: {
    top: 'sand',
    below: 'rock',
    hills: 3,
    treeDensity: 0,
    houseDensity: 0,
    scattered: ['coral', 'coral', 'coral', 'rock'],
    landmarks: [
      ['coral', 2, 2],
      ['wreck', 3, 5],
    ],
  },
  'under-ice': {
    top: 'stone',
    below: 'rock',
    hills: 4,
    treeDensity: 0,
    houseDensity: 0,
    scattered: ['rock', 'rock', 'crystal'],
    landmarks: [['crystal', 2, 2]],
  },
  forest: {
    ...MEADOW,
    top: 'grassDark',
    secondTop: 'grass',
    treeDensity: 0.62,
    houseDensity: 0.02,
    trees: ['pine', 'pine', 'round'],
    water: 0.06,
    scattered: ['mushroom', 'rock', 'bush'],
  },
  jungle: {
    ...MEADOW,
    top: 'leaf',
    secondTop: 'leafLight',
    treeDensity: 0.6,
    houseDensity: 0,
    trees: ['palm', 'round', 'palm'],
    water: 0.2,
    scattered: ['bush', 'flowers', 'rock'],
  },
  river: { ...MEADOW, isRiver: true, water: 0.3, houseDensity: 0.08, landmarks: [['bridge', 4, 4]] },
  mountain: {
    top: 'snow',
    secondTop: 'snow',
    below: 'rock',
    hills: 8,
    treeDensity: 0.2,
    trees: ['pine'],
    houseDensity: 0.05,
    scattered: ['rock'],
    landmarks: [['peak', 2, 2]],
  },
  summit: {
    top: 'snow',
    secondTop: 'snow',
    below: 'rock',
    hills: 8,
    treeDensity: 0,
    houseDensity: 0,
    scattered: ['rock', 'rock'],
    landmarks: [
      ['peak', 2, 2],
      ['peak', 4, 1],
    ],
  },
  arctic: {
    top: 'snow',
    secondTop: 'snow',
    below: 'waterLight',
    hills: 4,
    water: 0.3,
    waterRole: 'water',
    treeDensity: 0.03,
    trees: ['pine'],
    houseDensity: 0,
    scattered: ['igloo', 'rock', 'rock'],
    landmarks: [
      ['peak', 2, 2],
      ['igloo', 3, 7],
    ],
  },
  harbor: HARBOR,
  'harbor-old': { ...HARBOR, houseDensity: 0.3, scattered: ['crate', 'crate'] },
  'ship-deck': { ...COAST, top: 'wood', secondTop: 'wood', below: 'wood', hills: 0, treeDensity: 0, houseDensity: 0, scattered: ['crate'] },
  cemetery: { ...MEADOW, hills: 1, water: 0, houseDensity: 0, treeDensity: 0.12, scattered: ['column', 'column', 'rock', 'bush'] },
  savanna: {
    top: 'wheat',
    secondTop: 'sand',
    below: 'earth',
    hills: 1,
    water: 0.08,
    treeDensity: 0.08,
    trees: ['round'],
    houseDensity: 0,
    scattered: ['rock', 'bush', 'wheat', 'wheat'],
  },
  'hot-spring': {
    ...MEADOW,
    top: 'stone',
    secondTop: 'grass',
    water: 0.24,
    waterRole: 'waterLight',
    houseDensity: 0,
    scattered: ['rock', 'rock', 'lamp', 'bush'],
    landmarks: [['peak', 2, 2]],
  },
  stadium: { ...MEADOW, hills: 0, water: 0, treeDensity: 0, houseDensity: 0, scattered: [] },
  battlefield: {
    top: '#7a684f',
    secondTop: '#6f6250',
    below: '#5c5044',
    hills: 3,
    water: 0.06,
    treeDensity: 0.08,
    trees: ['pine'],
    houseDensity: 0,
    scattered: ['rock', 'fence', 'rock', 'crate', 'fence', 'flowers'],
  },
  city: TOWERS,
  rooftop: TOWERS,
  'future-city': {
    ...TOWERS,
    top: 'wallCool',
    secondTop: 'dark',
    scattered: ['dome', 'tower', 'tower', 'tower', 'lamp'],
    landmarks: [['rocket', 2, 2]],
  },
  'old-town': { ...URBAN, houseDensity: 0.45, scattered: ['lamp', 'bush', 'stall'] },
  'street-old': { ...URBAN, houseDensity: 0.55, scattered: ['lamp', 'crate', 'stall'] },
  'japan-street': { ...URBAN, houseDensity: 0.45, scattered: ['lamp', 'bush', 'lamp'] },
  'parking-lot': { ...URBAN, houseDensity: 0.04, scattered: ['car', 'car', 'lamp', 'car'] },
  street: { ...URBAN, houseDensity: 0.3, scattered: ['lamp', 'bush', 'car', 'stall'] },
  station: { ...URBAN, houseDensity: 0.1, scattered: ['lamp', 'tower', 'car'], landmarks: [['train', 2, 5]] },
  market: {
    ...URBAN,
    top: 'sand',
    secondTop: 'stone',
    below: 'earth',
    houseDensity: 0.14,
    scattered: ['stall', 'stall', 'stall', 'crate'],
  },
  desert: {
    top: 'sand',
    below: 'earth',
    hills: 3,
    treeDensity: 0.08,
    trees: ['cactus'],
    houseDensity: 0,
    scattered: ['rock', 'cactus'],
    landmarks: [
      ['pyramid', 2, 2],
      ['pyramid', 5, 1],
      ['pool', 2, 7],
    ],
  },
  ruins: {
    ...MEADOW,
    top: 'sand',
    secondTop: 'grass',
    hills: 2,
    water: 0,
    houseDensity: 0,
    treeDensity: 0.1,
    scattered: ['column', 'column', 'rock', 'bush'],
    landmarks: [['temple', 2, 2]],
  },
  cave: {
    top: 'rock',
    secondTop: 'stone',
    below: 'rock',
    hills: 7,
    water: 0.16,
    treeDensity: 0,
    houseDensity: 0,
    scattered: ['crystal', 'rock', 'mushroom', 'crystal'],
    landmarks: [['crystal', 3, 3]],
  },
  space: {
    top: '#b0735c',
    secondTop: '#c98a6a',
    below: '#6a3f3a',
    hills: 4,
    treeDensity: 0,
    houseDensity: 0,
    scattered: ['crater', 'rock', 'crater', 'dish'],
    landmarks: [
      ['rocket', 2, 2],
      ['dome', 5, 2],
      ['dome', 2, 6],
    ],
  },
  castle: { ...MEADOW, houseDensity: 0.06, landmarks: [['castle', 2, 2]] },
  field: {
    ...MEADOW,
    secondTop: 'wheat',
    hills: 1,
    water: 0.04,
    treeDensity: 0.06,
    houseDensity: 0.05,
    scattered: ['wheat', 'wheat', 'wheat', 'fence'],
    landmarks: [['mill', 2, 2]],
  },
  garden: {
    ...MEADOW,
    hills: 1,
    water: 0.1,
    houseDensity: 0,
    scattered: ['flowers', 'flowers', 'bush', 'fence', 'flowers'],
    landmarks: [['fountain', 3, 3]],
  },
  plain: { top: 'sand', secondTop: 'cream', below: 'earth', hills: 2, treeDensity: 0, houseDensity: 0 },
  abstract: {
    top: 'purple',
    secondTop: 'coral',
    below: 'blue',
    hills: 6,
    treeDensity: 0,
    houseDensity: 0,
    scattered: ['crystal', 'dome', 'column'],
  },
}

export const landOf = (where: PlaceName): Land => LANDS[where] ?? MEADOW
