import type { Role } from '../../paint/palette.ts'
import type { PlaceName } from '../../scene/scene.ts'
import type { Piece } from './diorama-furniture.ts'

/** Materials and furniture of a room; positions in tiles of a floor of 8 by 8. */
export type RoomPlan = {
  readonly wall: Role
  readonly wallpaper?: 'stripes' | 'tiles' | 'panels'
  readonly floor: Role
  readonly secondFloor?: Role
  readonly hasFloorboards?: boolean
  /** Left edges of the windows on the left wall, in tiles. */
  readonly windows?: readonly number[]
  readonly board?: 'chalk' | 'screen'
  readonly hasCurtains?: boolean
  readonly pieces: readonly Piece[]
  /** Positions of props on furniture: i, j, height. */
  readonly surfaces: readonly (readonly [number, number, number])[]
}

const library: RoomPlan = {
  wall: '#b98a5f',
  wallpaper: 'panels',
  floor: 'wood',
  hasFloorboards: true,
  windows: [5.4],
  pieces: [
    { kind: 'bookcase', i: 0.2, j: 0.1, a: 2.4, b: 0.5 },
    { kind: 'bookcase', i: 2.9, j: 0.1, a: 2.4, b: 0.5 },
    { kind: 'bookcase', i: 0.1, j: 0.9, a: 0.5, b: 2 },
    { kind: 'bookcase', i: 0.1, j: 5.9, a: 0.5, b: 1.8 },
    { kind: 'rug', i: 2.2, j: 2.6, a: 4, b: 3.6, role: 'red' },
    { kind: 'table', i: 5.9, j: 0.9, a: 1.7, b: 1.3 },
    { kind: 'stool', i: 5.4, j: 1.5 },
    { kind: 'lamp', i: 5.7, j: 0.5 },
    { kind: 'plant', i: 0.3, j: 3.3 },
  ],
  surfaces: [
    [6.5, 1.4, 0.9],
    [7.2, 1.8, 0.9],
    [6.2, 1.9, 0.9],
  ],
}

const living: RoomPlan = {
  wall: '#7fb5a8',
  wallpaper: 'stripes',
  floor: 'woodLight',
  hasFloorboards: true,
  windows: [3.6],
  pieces: [
    { kind: 'sofa', i: 1.2, j: 0.2, a: 3, b: 1.2, role: 'red' },
    { kind: 'bookcase', i: 0.1, j: 4.9, a: 0.5, b: 2.2 },
    { kind: 'lamp', i: 0.6, j: 0.9 },
    { kind: 'rug', i: 1.9, j: 2.3, a: 4.6, b: 4, role: 'teal' },
    { kind: 'table', i: 5.6, j: 0.8, a: 1.9, b: 1.3 },
    { kind: 'plant', i: 4.6, j: 0.2 },
    { kind: 'cabinet', i: 0.1, j: 2, a: 0.6, b: 1.3 },
    { kind: 'stool', i: 6.2, j: 2.5, role: 'gold' },
  ],
  surfaces: [
    [6.1, 1.3, 0.9],
    [6.9, 1.7, 0.9],
    [7.2, 1, 0.9],
  ],
}

const kitchen: RoomPlan = {
  wall: 'wallWarm',
  wallpaper: 'tiles',
  floor: 'cream',
  secondFloor: 'coral',
  windows: [3.4],
  pieces: [
    { kind: 'fridge', i: 0.2, j: 0.1, a: 1.2, b: 0.9 },
    { kind: 'counter', i: 1.5, j: 0.1, a: 2.2, b: 0.9 },
    { kind: 'stove', i: 3.8, j: 0.1, a: 1.2, b: 0.9 },
    { kind: 'counter', i: 5.1, j: 0.1, a: 2.5, b: 0.9 },
    { kind: 'cabinet', i: 0.1, j: 1.3, a: 0.7, b: 1.6, role: 'teal' },
    { kind: 'counter', i: 0.1, j: 3.1, a: 0.9, b: 3, role: 'teal' },
    { kind: 'table', i: 6, j: 2.6, a: 1.4, b: 1.4, role: 'white' },
    { kind: 'stool', i: 5.4, j: 2.4 },
    { kind: 'rug', i: 2.4, j: 3, a: 2.8, b: 3, role: 'gold' },
    { kind: 'plant', i: 0.3, j: 6.6 },
  ],
  surfaces: [
    [6.5, 3.1, 0.9],
    [7, 3.6, 0.9],
    [2.4, 0.6, 1],
    [6, 0.6, 1],
  ],
}

const bathroom: RoomPlan = {
  wall: '#cfe3e6',
  wallpaper: 'tiles',
  floor: 'white',
  secondFloor: 'wallCool',
  windows: [3.4],
  pieces: [
    { kind: 'counter', i: 3, j: 0.1, a: 2, b: 0.9, role: 'white' },
    { kind: 'cabinet', i: 5.4, j: 0.1, a: 0.9, b: 0.7, role: 'white' },
    { kind: 'counter', i: 0.1, j: 2.4, a: 1.4, b: 3.4, role: 'white' },
    { kind: 'rug', i: 3, j: 3, a: 2.2, b: 2.2, role: 'teal' },
    { kind: 'stool', i: 5.6, j: 2.2 },
    { kind: 'plant', i: 0.4, j: 6.4 },
  ],
  surfaces: [
    [4, 0.6, 1],
    [0.7, 3.4, 1],
  ],
}

const office: RoomPlan = {
  wall: '#9fb0cc',
  floor: 'wallCool',
  secondFloor: 'white',
  windows: [1, 4.6],
  board: 'screen',
  pieces: [
    { kind: 'desk', i: 0.4, j: 0.3, a: 2, b: 1.1 },
    { kind: 'desk', i: 5.6, j: 0.6, a: 2, b: 1.1 },
    { kind: 'desk', i: 0.3, j: 4.6, a: 1.1, b: 2 },
    { kind: 'stool', i: 1.1, j: 1.6, role: 'blue' },
    { kind: 'stool', i: 6.2, j: 2, role: 'blue' },
    { kind: 'cabinet', i: 3.2, j: 0.1, a: 1.5, b: 0.5, role: 'metal' },
    { kind: 'plant', i: 0.2, j: 2.6 },
    { kind: 'rug', i: 2.4, j: 2.8, a: 3.8, b: 3.4, role: 'blue' },
    { kind: 'lamp', i: 0.5, j: 7.3 },
  ],
  surfaces: [
    [7, 1.3, 0.9],
    [6.1, 1.4, 0.9],
    [2, 1.1, 0.9],
  ],
}

const school: RoomPlan = {
  wall: '#e8c98a',
  floor: 'woodLight',
  hasFloorboards: true,
  windows: [0.8, 4.4],
  board: 'chalk',
  pieces: [
    { kind: 'table', i: 0.9, j: 2.4, a: 1.2, b: 0.8 },
    { kind: 'table', i: 0.9, j: 4, a: 1.2, b: 0.8 },
    { kind: 'table', i: 0.9, j: 5.6, a: 1.2, b: 0.8 },
    { kind: 'stool', i: 0.4, j: 2.6, role: 'red' },
    { kind: 'stool', i: 0.4, j: 4.2, role: 'teal' },
    { kind: 'stool', i: 0.4, j: 5.8, role: 'gold' },
    { kind: 'bookcase', i: 0.2, j: 0.1, a: 1.7, b: 0.5 },
    { kind: 'desk', i: 5.9, j: 1, a: 1.7, b: 1 },
    { kind: 'plant', i: 7.1, j: 0.2 },
    { kind: 'rug', i: 2.9, j: 2.6, a: 3, b: 3.4, role: 'leaf' },
  ],
  surfaces: [
    [6.9, 1.7, 0.9],
    [6.2, 1.7, 0.9],
    [1.6, 2.9, 0.9],
  ],
}

const lab: RoomPlan = {
  wall: '#a8d0cf',
  wallpaper: 'panels',
  floor: 'white',
  secondFloor: 'wallCool',
  windows: [4.8],
  board: 'screen',
  pieces: [
    { kind: 'flasks', i: 0.3, j: 0.1, a: 2.2, b: 0.9 },
    { kind: 'flasks', i: 0.1, j: 3, a: 0.9, b: 3, role: 'teal' },
    { kind: 'rack', i: 0.1, j: 1.4, a: 0.7, b: 1.2 },
    { kind: 'desk', i: 5.8, j: 0.5, a: 1.9, b: 1.1, role: 'white' },
    { kind: 'table', i: 6.1, j: 2.8, a: 1.4, b: 1.4, role: 'white' },
    { kind: 'stool', i: 5.5, j: 2.2, role: 'teal' },
    { kind: 'rug', i: 2.4, j: 2.8, a: 3, b: 3.2, role: 'teal' },
    { kind: 'lamp', i: 0.5, j: 6.9 },
  ],
  surfaces: [
    [6.6, 3.3, 0.9],
    [7.1, 3.8, 0.9],
    [7, 1.2, 0.9],
  ],
}

const stage: RoomPlan = {
  wall: '#6a2a3a',
  floor: 'dark',
  hasFloorboards: true,
  hasCurtains: true,
  pieces: [
    { kind: 'podium', i: 1.4, j: 1.4, a: 5.4, b: 5.4 },
    { kind: 'speaker', i: 0.3, j: 0.3, a: 0.9, b: 0.9 },
    { kind: 'speaker', i: 6.9, j: 0.4, a: 0.9, b: 0.9 },
    { kind: 'speaker', i: 0.4, j: 6.8, a: 0.9, b: 0.9 },
    { kind: 'lamp', i: 1.9, j: 1.9 },
    { kind: 'lamp', i: 6.2, j: 1.9 },
    { kind: 'lamp', i: 1.9, j: 6.2 },
  ],
  surfaces: [],
}

const bedroom: RoomPlan = {
  wall: '#8f8fcf',
  wallpaper: 'stripes',
  floor: 'woodLight',
  hasFloorboards: true,
  windows: [4.6],
  pieces: [
    { kind: 'bed', i: 0.2, j: 0.2, a: 3.2, b: 2, role: 'coral' },
    { kind: 'table', i: 3.7, j: 0.2, a: 0.9, b: 0.9 },
    { kind: 'lamp', i: 4.9, j: 0.5 },
    { kind: 'cabinet', i: 0.1, j: 2.7, a: 0.7, b: 1.7 },
    { kind: 'bookcase', i: 0.1, j: 5.9, a: 0.5, b: 1.7 },
    { kind: 'rug', i: 2.6, j: 2.8, a: 3.6, b: 3.4, role: 'pink' },
    { kind: 'desk', i: 5.7, j: 0.4, a: 1.9, b: 1.1 },
    { kind: 'plant', i: 0.2, j: 4.8 },
  ],
  surfaces: [
    [4.1, 0.7, 0.9],
    [6.9, 1.2, 0.9],
    [6, 1.2, 0.9],
  ],
}

const cafe: RoomPlan = {
  wall: '#c98a6a',
  wallpaper: 'panels',
  floor: 'cream',
  secondFloor: 'wood',
  windows: [1, 4.6],
  board: 'chalk',
  pieces: [
    { kind: 'counter', i: 0.4, j: 0.5, a: 3.4, b: 0.9, role: 'wood' },
    { kind: 'bookcase', i: 0.2, j: 0.05, a: 2, b: 0.4 },
    { kind: 'table', i: 0.7, j: 3.2, a: 1.2, b: 1.2, role: 'white' },
    { kind: 'stool', i: 0.3, j: 2.6, role: 'teal' },
    { kind: 'table', i: 0.7, j: 5.6, a: 1.2, b: 1.2, role: 'white' },
    { kind: 'stool', i: 2, j: 6.2, role: 'red' },
    { kind: 'table', i: 5.9, j: 0.9, a: 1.4, b: 1.4, role: 'white' },
    { kind: 'stool', i: 5.2, j: 1.3, role: 'gold' },
    { kind: 'stool', i: 6.4, j: 2.5, role: 'teal' },
    { kind: 'plant', i: 7.2, j: 0.1 },
    { kind: 'lamp', i: 4.6, j: 0.4 },
  ],
  surfaces: [
    [6.4, 1.4, 0.9],
    [6.9, 1.9, 0.9],
    [2.4, 1, 1],
  ],
}

const hospital: RoomPlan = {
  wall: '#cfe0e0',
  wallpaper: 'panels',
  floor: 'white',
  secondFloor: 'wallCool',
  windows: [3.6],
  board: 'screen',
  pieces: [
    { kind: 'bed', i: 0.2, j: 0.4, a: 2.6, b: 1.6, role: 'wallCool' },
    { kind: 'bed', i: 0.2, j: 5.4, a: 2.6, b: 1.6, role: 'wallCool' },
    { kind: 'rack', i: 0.1, j: 2.6, a: 0.6, b: 0.9, role: 'white' },
    { kind: 'cabinet', i: 5.9, j: 0.1, a: 1.6, b: 0.6, role: 'white' },
    { kind: 'table', i: 6.2, j: 1.6, a: 1.2, b: 1.2, role: 'teal' },
    { kind: 'stool', i: 5.5, j: 1.6, role: 'teal' },
    { kind: 'plant', i: 0.3, j: 4 },
  ],
  surfaces: [
    [6.8, 2.1, 0.9],
    [6.4, 2.4, 0.9],
  ],
}

/** Plans by place; other indoor places use the living room. */
export const ROOM_PLANS: Partial<Record<PlaceName, RoomPlan>> = {
  room: living,
  kitchen,
  bathroom,
  office,
  school,
  lab,
  stage,
  bedroom,
  cafe,
  library,
  hospital,
}
