import { pieces, SURFACES } from './diorama-halls.ts'
import type { RoomPlan } from './diorama-plans.ts'

const cottage: RoomPlan = {
  wall: '#d8c29a',
  floor: 'wood',
  hasFloorboards: true,
  windows: [5.2],
  pieces: [
    ...pieces('stove', [1.4, 0.2, 1.6, 1.1]),
    ...pieces('cabinet', [0.1, 3.4, 0.7, 1.4, 'wood']),
    ...pieces('table', [5.6, 1.2, 1.8, 1.2, 'wood']),
    ...pieces('stool', [5.2, 2.6, 1, 1, 'wood'], [6.8, 2.6, 1, 1, 'wood'], [3.6, 0.8, 1, 1, 'wood']),
  ],
  surfaces: [
    [6.1, 1.6, 0.9],
    [6.9, 1.9, 0.9],
  ],
}

const greatHall: RoomPlan = {
  wall: '#a39a90',
  wallpaper: 'tiles',
  floor: 'stone',
  secondFloor: '#8c8078',
  windows: [1, 6],
  pieces: [
    ...pieces('podium', [2.8, 0.2, 2.6, 1.5]),
    ...pieces('stool', [3.6, 0.5, 1.2, 1.2, 'gold']),
    ...pieces('rug', [3.4, 1.9, 1.5, 5.4, 'red']),
    ...pieces('table', [0.6, 2.6, 1.2, 3.6, 'wood'], [6, 1.2, 1.6, 1.2, 'wood']),
    ...pieces('lamp', [0.3, 0.4], [7.2, 0.3]),
  ],
  surfaces: SURFACES,
}

/** Plans of rooms before 1900. */
export const HISTORIC_PLANS = { cottage, 'great-hall': greatHall } as const
