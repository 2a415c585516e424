import type { Role } from '../../paint/palette.ts'
import type { TreeKind } from '../../parts/nature/plants.ts'
import type { PlaceName } from '../../scene/scene.ts'
import type { Feature } from './diorama-features.ts'

/** What the land of a place is made of, and what stands on it. */
export type Land = {
  readonly top: Role
  readonly second?: Role
  readonly below: Role
  /** Steps of the highest hills at the far corner. */
  readonly hills: number
  /** Part of the land under water, 0 to 1. */
  readonly water?: number
  /** A river instead of a lake. */
  readonly stream?: boolean
  readonly liquid?: Role
  readonly trees?: readonly TreeKind[]
  readonly wood: number
  readonly homes: number
  /** What is scattered on free tiles. */
  readonly bits?: readonly Feature[]
  /** Large things and the tiles they stand on. */
  readonly marks?: readonly (readonly [Feature, number, number])[]
  readonly roads?: boolean
}

const MEADOW: Land = {
  top: 'grass',
  below: 'earth',
  hills: 3,
  water: 0.14,
  trees: ['round', 'pine'],
  wood: 0.2,
  homes: 0.16,
  bits: ['flowers', 'bush', 'rock', 'fence'],
}
const COAST: Land = {
  top: 'grass',
  second: 'sand',
  below: 'earth',
  hills: 2,
  water: 0.5,
  trees: ['palm'],
  wood: 0.14,
  homes: 0.05,
  bits: ['rock', 'bush', 'parasol'],
  marks: [
    ['lighthouse', 2, 2],
    ['boat', 2, 8],
    ['boat', 5, 9],
  ],
}
const URBAN: Land = { top: 'stone', second: 'road', below: 'road', hills: 0, wood: 0.1, trees: ['round'], homes: 0, roads: true }
const TOWERS: Land = { ...URBAN, bits: ['tower', 'tower', 'tower', 'lamp', 'car'] }

const LANDS: Partial<Record<PlaceName, Land>> = {
  village: MEADOW,
  sea: COAST,
  beach: {
    ...COAST,
    marks: [
      ['boat', 2, 8],
      ['boat', 5, 9],
    ],
    bits: ['parasol', 'rock', 'parasol', 'bush'],
    wood: 0.2,
  },
  underwater: {
    top: 'sand',
    below: 'rock',
    hills: 3,
    wood: 0,
    homes: 0,
    bits: ['coral', 'coral', 'coral', 'rock'],
    marks: [
      ['coral', 2, 2],
      ['wreck', 3, 5],
    ],
  },
  forest: {
    ...MEADOW,
    top: 'grassDark',
    second: 'grass',
    wood: 0.62,
    homes: 0.02,
    trees: ['pine', 'pine', 'round'],
    water: 0.06,
    bits: ['mushroom', 'rock', 'bush'],
  },
  jungle: {
    ...MEADOW,
    top: 'leaf',
    second: 'leafLight',
    wood: 0.6,
    homes: 0,
    trees: ['palm', 'round', 'palm'],
    water: 0.2,
    bits: ['bush', 'flowers', 'rock'],
  },
  river: { ...MEADOW, stream: true, water: 0.3, homes: 0.08, marks: [['bridge', 4, 4]] },
  mountain: {
    top: 'snow',
    second: 'snow',
    below: 'rock',
    hills: 8,
    wood: 0.2,
    trees: ['pine'],
    homes: 0.05,
    bits: ['rock'],
    marks: [['peak', 2, 2]],
  },
  arctic: {
    top: 'snow',
    second: 'snow',
    below: 'waterLight',
    hills: 4,
    water: 0.3,
    liquid: 'water',
    wood: 0.03,
    trees: ['pine'],
    homes: 0,
    bits: ['igloo', 'rock', 'rock'],
    marks: [
      ['peak', 2, 2],
      ['igloo', 3, 7],
    ],
  },
  city: TOWERS,
  rooftop: TOWERS,
  'future-city': {
    ...TOWERS,
    top: 'wallCool',
    second: 'dark',
    bits: ['dome', 'tower', 'tower', 'tower', 'lamp'],
    marks: [['rocket', 2, 2]],
  },
  street: { ...URBAN, homes: 0.3, bits: ['lamp', 'bush', 'car', 'stall'] },
  station: { ...URBAN, homes: 0.1, bits: ['lamp', 'tower', 'car'], marks: [['train', 2, 5]] },
  market: { ...URBAN, top: 'sand', second: 'stone', below: 'earth', homes: 0.14, bits: ['stall', 'stall', 'stall', 'crate'] },
  desert: {
    top: 'sand',
    below: 'earth',
    hills: 3,
    wood: 0.08,
    trees: ['cactus'],
    homes: 0,
    bits: ['rock', 'cactus'],
    marks: [
      ['pyramid', 2, 2],
      ['pyramid', 5, 1],
      ['pool', 2, 7],
    ],
  },
  ruins: {
    ...MEADOW,
    top: 'sand',
    second: 'grass',
    hills: 2,
    water: 0,
    homes: 0,
    wood: 0.1,
    bits: ['column', 'column', 'rock', 'bush'],
    marks: [['temple', 2, 2]],
  },
  cave: {
    top: 'rock',
    second: 'stone',
    below: 'rock',
    hills: 7,
    water: 0.16,
    wood: 0,
    homes: 0,
    bits: ['crystal', 'rock', 'mushroom', 'crystal'],
    marks: [['crystal', 3, 3]],
  },
  space: {
    top: '#b0735c',
    second: '#c98a6a',
    below: '#6a3f3a',
    hills: 4,
    wood: 0,
    homes: 0,
    bits: ['crater', 'rock', 'crater', 'dish'],
    marks: [
      ['rocket', 2, 2],
      ['dome', 5, 2],
      ['dome', 2, 6],
    ],
  },
  castle: { ...MEADOW, homes: 0.06, marks: [['castle', 2, 2]] },
  field: {
    ...MEADOW,
    second: 'wheat',
    hills: 1,
    water: 0.04,
    wood: 0.06,
    homes: 0.05,
    bits: ['wheat', 'wheat', 'wheat', 'fence'],
    marks: [['mill', 2, 2]],
  },
  garden: {
    ...MEADOW,
    hills: 1,
    water: 0.1,
    homes: 0,
    bits: ['flowers', 'flowers', 'bush', 'fence', 'flowers'],
    marks: [['fountain', 3, 3]],
  },
  abstract: { top: 'purple', second: 'coral', below: 'blue', hills: 6, wood: 0, homes: 0, bits: ['crystal', 'dome', 'column'] },
}

export const landOf = (where: PlaceName): Land => LANDS[where] ?? MEADOW
