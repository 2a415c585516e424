import type { Role } from '../../paint/palette.ts'
import type { Piece } from './diorama-furniture.ts'
import type { RoomPlan } from './diorama-plans.ts'

export type At = readonly [i: number, j: number, a?: number, b?: number, role?: Role]

/** Pieces of one kind at several positions. */
export const pieces = (kind: Piece['kind'], ...places: readonly At[]): Piece[] =>
  places.map(([i, j, a, b, role]) => ({ kind, i, j, a, b, role }))

/** Tops of a table in the right corner. */
export const SURFACES: RoomPlan['surfaces'] = [
  [6.6, 1.4, 0.9],
  [7, 1.9, 0.9],
  [6.2, 1.9, 0.9],
]

const courtroom: RoomPlan = {
  wall: '#9a6a44',
  wallpaper: 'panels',
  floor: 'woodLight',
  hasFloorboards: true,
  windows: [5.6],
  pieces: [
    ...pieces('podium', [2.2, 0.2, 3.4, 1.4]),
    ...pieces('counter', [2.5, 0.5, 2.8, 0.8, 'wood']),
    ...pieces('desk', [6, 1.1, 1.6, 1, 'wood']),
    ...pieces('desk', [0.8, 3.4, 1, 1.6, 'wood']),
    ...pieces('stool', [5.6, 2.4, 1, 1, 'red'], [0.4, 5.2, 1, 1, 'red'], [0.4, 6.2, 1, 1, 'red'], [0.4, 7.1, 1, 1, 'red']),
    ...pieces('lamp', [0.3, 0.4]),
  ],
  surfaces: SURFACES,
}

const prison: RoomPlan = {
  wall: '#8f9296',
  wallpaper: 'tiles',
  floor: '#6f6d70',
  secondFloor: '#85838a',
  windows: [3.8],
  pieces: [
    ...pieces('bed', [0.2, 0.6, 2.6, 1.4, '#5f7078'], [0.2, 5.6, 2.6, 1.4, '#a05a3c']),
    ...pieces('rack', [5.2, 0.1, 0.8, 0.6, 'metal'], [6.1, 0.1, 0.8, 0.6, 'metal']),
    ...pieces('stool', [4, 0.5, 1, 1, 'metal']),
    ...pieces('table', [6.2, 1.4, 1, 1, 'metal']),
  ],
  surfaces: SURFACES,
}

const factory: RoomPlan = {
  wall: '#b7875f',
  floor: '#8d8b86',
  secondFloor: '#9c9a94',
  windows: [1, 3.4, 5.8],
  pieces: [
    ...pieces('rack', [0.2, 0.2, 1.4, 0.9, 'teal'], [2, 0.2, 1.4, 0.9, 'teal'], [3.8, 0.2, 1.4, 0.9, 'gold']),
    ...pieces('counter', [0.5, 2, 7, 0.7, 'metal'], [0.3, 3.4, 0.8, 4, 'metal']),
    ...pieces('stove', [5.8, 0.2, 1.3, 1]),
  ],
  surfaces: [
    [2, 2.3, 1],
    [4, 2.3, 1],
    [6, 2.3, 1],
  ],
}

const supermarket: RoomPlan = {
  wall: '#dfe7e6',
  floor: '#e6e2d6',
  secondFloor: 'white',
  pieces: [
    ...pieces('fridge', [0.2, 0.1, 1.2, 0.8], [1.5, 0.1, 1.2, 0.8], [2.8, 0.1, 1.2, 0.8]),
    ...pieces('bookcase', [4.2, 0.1, 2.6, 0.5], [0.1, 1.4, 0.5, 2.4], [0.1, 4.2, 0.5, 2.4], [1.8, 2, 0.5, 2.6]),
    ...pieces('counter', [5.6, 1.6, 1.8, 0.9, 'red']),
  ],
  surfaces: [
    [6, 2, 1],
    [6.6, 2, 1],
    [7.1, 2, 1],
  ],
}

const airport: RoomPlan = {
  wall: '#dce6ec',
  floor: '#d9dde0',
  secondFloor: 'white',
  windows: [0.6, 2.4, 4.2, 6],
  board: 'screen',
  pieces: [
    ...pieces(
      'stool',
      [0.7, 1.2, 1, 1, 'blue'],
      [0.7, 2.2, 1, 1, 'blue'],
      [0.7, 3.2, 1, 1, 'blue'],
      [0.7, 5, 1, 1, 'blue'],
      [0.7, 6, 1, 1, 'blue'],
    ),
    ...pieces('counter', [4.6, 0.5, 2.6, 0.9, 'white']),
    ...pieces('plant', [0.3, 0.2], [7.2, 2.2]),
  ],
  surfaces: [
    [5, 0.9, 1],
    [6, 0.9, 1],
    [6.8, 0.9, 1],
  ],
}

const gym: RoomPlan = {
  wall: '#c9ccd0',
  floor: '#4c5058',
  secondFloor: '#5a5e66',
  windows: [2, 4.6],
  board: 'screen',
  pieces: [
    ...pieces('rack', [0.2, 0.1, 2.6, 0.6, 'dark'], [0.1, 5.6, 0.6, 1.8, 'dark']),
    ...pieces('bed', [4, 0.4, 1.2, 2, 'red'], [6, 0.4, 1.2, 2, 'blue']),
    ...pieces('rug', [2, 3.2, 4, 3.4, 'teal']),
    ...pieces('stool', [0.8, 2.4, 1, 1, 'gold']),
  ],
  surfaces: SURFACES,
}

const workshop: RoomPlan = {
  wall: '#b9a68c',
  wallpaper: 'panels',
  floor: 'woodLight',
  hasFloorboards: true,
  windows: [4.8],
  board: 'chalk',
  pieces: [
    ...pieces('counter', [0.4, 0.2, 4, 1, 'wood'], [0.2, 2, 0.9, 2.6, 'wood']),
    ...pieces('cabinet', [5, 0.1, 1.2, 0.7, 'red'], [6.3, 0.1, 1.2, 0.7, 'red']),
    ...pieces('table', [5.8, 1.6, 1.7, 1.1, 'woodLight']),
    ...pieces('stool', [1.4, 1.8, 1, 1, 'wood']),
    ...pieces('lamp', [0.3, 6.4]),
  ],
  surfaces: [
    [6.4, 2, 0.9],
    [7, 2.3, 0.9],
    [2, 0.7, 1],
  ],
}

const attic: RoomPlan = {
  wall: '#a98560',
  wallpaper: 'panels',
  floor: 'wood',
  hasFloorboards: true,
  windows: [3.4],
  pieces: [
    ...pieces('cabinet', [0.3, 0.2, 1.6, 1, 'wood'], [2.2, 0.3, 1.2, 0.9, 'red']),
    ...pieces('bookcase', [0.1, 5.4, 0.5, 1.8]),
    ...pieces('sofa', [4.2, 0.2, 2.8, 1.2, 'cream']),
    ...pieces('table', [6, 1.8, 1.4, 1, 'wood']),
    ...pieces('rug', [2.2, 3, 3.6, 3.2, 'purple']),
    ...pieces('lamp', [0.4, 4.4]),
  ],
  surfaces: [
    [6.4, 2.2, 0.9],
    [6.9, 2.4, 0.9],
  ],
}

const bus: RoomPlan = {
  wall: '#d8dcd6',
  floor: '#5c6068',
  windows: [0.4, 2, 3.6, 5.2, 6.8],
  pieces: [
    ...pieces(
      'stool',
      ...[0.7, 2, 3.3, 4.6, 5.9].flatMap((j): At[] => [
        [0.4, j, 1, 1, 'red'],
        [1.5, j, 1, 1, 'red'],
      ]),
    ),
    ...pieces('stool', ...[3.6, 4.9, 6.2].map((i): At => [i, 0.5, 1, 1, 'red'])),
    ...pieces('rug', [2.9, 2.2, 1.6, 5.2, 'metal']),
  ],
  surfaces: [
    [6.6, 0.9, 0.6],
    [5.2, 0.9, 0.6],
  ],
}

const restaurant: RoomPlan = {
  wall: '#8c3f3a',
  wallpaper: 'panels',
  floor: 'wood',
  hasFloorboards: true,
  windows: [2.4, 5.2],
  pieces: [
    ...pieces('bookcase', [0.2, 0.1, 2.4, 0.5]),
    ...pieces('table', [0.9, 2.2, 1.3, 1.3, 'white'], [0.9, 5.2, 1.3, 1.3, 'white'], [5.9, 0.9, 1.4, 1.4, 'white']),
    ...pieces(
      'stool',
      [0.4, 1.6, 1, 1, 'red'],
      [2.2, 3, 1, 1, 'red'],
      [0.4, 4.6, 1, 1, 'red'],
      [5.2, 1.3, 1, 1, 'red'],
      [6.4, 2.5, 1, 1, 'red'],
    ),
    ...pieces('lamp', [4.4, 0.3]),
    ...pieces('plant', [7.3, 0.1]),
  ],
  surfaces: [
    [6.4, 1.4, 0.9],
    [6.9, 1.9, 0.9],
  ],
}

const subway: RoomPlan = {
  wall: '#e6e8e4',
  wallpaper: 'tiles',
  floor: '#a8a6a4',
  secondFloor: '#b6b4b2',
  board: 'screen',
  pieces: [
    ...pieces('rack', [0.3, 0.2, 2.2, 1, 'red'], [2.6, 0.2, 2.2, 1, 'red'], [4.9, 0.2, 2.2, 1, 'red']),
    ...pieces('sofa', [0.2, 3, 1, 2.4, 'blue']),
    ...pieces('lamp', [0.4, 2], [0.4, 6.4]),
  ],
  surfaces: SURFACES,
}

const church: RoomPlan = {
  wall: '#cfc4ae',
  wallpaper: 'tiles',
  floor: '#a89c8c',
  secondFloor: '#b8ac9c',
  windows: [1, 3.4, 5.8],
  pieces: [
    ...pieces('rug', [3.3, 1, 1.4, 6.8, 'red']),
    ...pieces('podium', [2.6, 0.2, 2.8, 0.9]),
    ...pieces('counter', [3.2, 0.4, 1.6, 0.6, 'white']),
    ...pieces('lamp', [2.4, 0.4], [5.5, 0.4]),
    ...pieces(
      'sofa',
      ...[2.2, 3.6, 5, 6.4].map((j): At => [0.5, j, 2.4, 0.8, 'wood']),
      ...[2.2, 3.6].map((j): At => [5.2, j, 2.4, 0.8, 'wood']),
    ),
  ],
  surfaces: SURFACES,
}

const train: RoomPlan = {
  wall: '#e6d9ba',
  wallpaper: 'panels',
  floor: '#6a5448',
  windows: [0.4, 2.2, 4, 5.8],
  pieces: [
    ...pieces('sofa', ...[0.3, 2.1, 3.9, 5.7].map((j): At => [0.2, j, 1.6, 0.9, 'teal'])),
    ...pieces('table', [0.4, 1.3, 1, 0.7], [0.4, 4.9, 1, 0.7]),
    ...pieces('sofa', [3.6, 0.2, 1.6, 0.9, 'teal'], [5.6, 0.2, 1.6, 0.9, 'teal']),
    ...pieces('rug', [2.9, 2, 1.6, 5.4, 'red']),
  ],
  surfaces: [
    [6.6, 0.9, 0.6],
    [4.4, 0.9, 0.6],
  ],
}

const car: RoomPlan = {
  wall: '#cfc8ba',
  floor: '#4a4f5e',
  windows: [0.6, 3, 5.4],
  pieces: [
    ...pieces('sofa', [0.8, 0.6, 5.6, 1.4, '#6a5648'], [0.8, 3, 2.2, 1.4, '#6a5648'], [4.4, 3, 2.2, 1.4, '#6a5648']),
    ...pieces('counter', [0.6, 5.8, 6.4, 0.7, 'dark']),
  ],
  surfaces: SURFACES,
}

const cellar: RoomPlan = {
  wall: '#8a8078',
  wallpaper: 'tiles',
  floor: '#6f6862',
  secondFloor: '#7a736c',
  pieces: [
    ...pieces('bookcase', [0.2, 0.1, 2.6, 0.5], [3, 0.1, 2.6, 0.5], [0.1, 1.2, 0.5, 2.4]),
    ...pieces('counter', [5.9, 0.3, 1.7, 0.9, 'wood']),
    ...pieces('cabinet', [0.2, 4.6, 1, 1, 'wood'], [0.2, 6, 1, 1, 'wood']),
    ...pieces('lamp', [5.6, 0.2]),
  ],
  surfaces: SURFACES,
}

const hallway: RoomPlan = {
  wall: '#b9a98c',
  wallpaper: 'panels',
  floor: 'wood',
  hasFloorboards: true,
  pieces: [
    ...pieces('podium', [0.2, 0.2, 3.4, 1.2], [0.2, 0.2, 2.2, 1.2]),
    ...pieces('cabinet', [4.4, 0.1, 1.6, 0.6, 'wood'], [0.1, 4.8, 0.6, 1.4, 'wood']),
    ...pieces('rug', [2.4, 2, 2.2, 5.6, 'red']),
    ...pieces('lamp', [6.4, 0.3]),
    ...pieces('plant', [7.2, 0.2]),
  ],
  surfaces: SURFACES,
}

const plane: RoomPlan = {
  wall: '#e4e4e0',
  floor: '#4f5566',
  windows: [0.6, 1.8, 3, 4.2, 5.4, 6.6],
  pieces: [
    ...pieces('sofa', ...[0.5, 2, 3.5, 5, 6.5].map((j): At => [0.2, j, 2.4, 0.8, 'blue'])),
    ...pieces('sofa', ...[0.5, 2].map((j): At => [4.8, j, 2.4, 0.8, 'blue'])),
    ...pieces('rug', [3.2, 0.4, 1, 7.2, 'metal']),
  ],
  surfaces: SURFACES,
}

const shop: RoomPlan = {
  wall: '#d9c9a8',
  wallpaper: 'panels',
  floor: 'woodLight',
  hasFloorboards: true,
  windows: [5],
  pieces: [
    ...pieces('bookcase', [0.2, 0.1, 2.6, 0.5], [3, 0.1, 2.6, 0.5], [0.1, 1, 0.5, 2.4]),
    ...pieces('counter', [5.4, 1.2, 2.2, 0.9, 'wood']),
    ...pieces('table', [0.8, 5.2, 1.4, 1.4]),
    ...pieces('plant', [7.2, 0.2]),
  ],
  surfaces: [
    [6, 1.6, 1],
    [6.6, 1.6, 1],
    [1.4, 5.8, 0.9],
  ],
}

const closet: RoomPlan = {
  wall: '#6e5240',
  wallpaper: 'panels',
  floor: '#5a4436',
  hasFloorboards: true,
  pieces: [
    ...pieces('cabinet', [0.2, 0.1, 3, 0.6, 'purple'], [3.4, 0.1, 3, 0.6, 'teal'], [0.1, 1.2, 0.6, 3, 'coral'], [0.1, 4.6, 0.6, 3, 'blue']),
    ...pieces('cabinet', [6.6, 0.1, 1, 0.6, 'wood']),
  ],
  surfaces: SURFACES,
}

const garage: RoomPlan = {
  wall: '#cfc9bc',
  floor: '#8f8d8a',
  secondFloor: '#9a9894',
  windows: [2.6, 4.2],
  pieces: [
    ...pieces('counter', [0.4, 0.2, 4, 0.9, 'wood']),
    ...pieces('cabinet', [5, 0.1, 1.2, 0.7, 'red'], [6.3, 0.1, 1.2, 0.7, 'red']),
    ...pieces('cabinet', [0.1, 1.8, 0.6, 2.4, 'metal'], [0.1, 5, 0.6, 2.4, 'metal']),
  ],
  surfaces: SURFACES,
}

const japanRoom: RoomPlan = {
  wall: '#f4ead2',
  wallpaper: 'panels',
  floor: '#b9b27a',
  secondFloor: '#c6bf88',
  windows: [2.8, 4.4],
  pieces: [
    ...pieces('rug', [2.4, 2.6, 3.4, 3.2, '#8a9a5a']),
    ...pieces('podium', [3.2, 3.4, 1.8, 1.4]),
    ...pieces('lamp', [0.4, 0.4]),
    ...pieces('plant', [7.1, 0.2], [0.3, 6.8]),
    ...pieces('cabinet', [5.2, 0.1, 1.6, 0.6, 'wood']),
  ],
  surfaces: SURFACES,
}

/** Plans of halls, of rooms for work and of vehicles. */
export const HALL_PLANS = {
  courtroom,
  prison,
  factory,
  supermarket,
  airport,
  gym,
  workshop,
  attic,
  bus,
  restaurant,
  subway,
  church,
  train,
  car,
  cellar,
  hallway,
  closet,
  garage,
  plane,
  shop,
  'japan-room': japanRoom,
} as const
