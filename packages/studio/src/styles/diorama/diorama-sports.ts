import { pieces, SURFACES } from './diorama-halls.ts'
import type { RoomPlan } from './diorama-plans.ts'

const swimmingPool: RoomPlan = {
  wall: '#dfeaf0',
  floor: '#d3dbe0',
  secondFloor: '#c3ced6',
  windows: [2, 4.6],
  pieces: [
    ...pieces('rug', [1, 1.2, 6, 5.4, 'blue']),
    ...pieces('stool', [1.2, 0.5, 0.8, 0.8, 'white'], [3, 0.5, 0.8, 0.8, 'white'], [4.8, 0.5, 0.8, 0.8, 'white']),
  ],
  surfaces: SURFACES,
}

/** Plans of halls for sports. */
export const SPORT_PLANS = { 'swimming-pool': swimmingPool } as const
