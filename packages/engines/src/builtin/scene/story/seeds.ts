import type { Scene } from '../scene.ts'
import type { SceneRequest } from '../scene-request.ts'

type Position = Pick<SceneRequest, 'storySeed' | 'shotIndex' | 'seed' | 'take'>

/** Seeds of a scene; every take has another layout. */
export function seedsOf({ storySeed, shotIndex, seed, take = 0 }: Position): Pick<Scene, 'seed' | 'shotSeed'> {
  return { seed: Math.abs((storySeed + take * 31) % 9973), shotSeed: Math.abs((storySeed + shotIndex * 7919 + seed) % 99991) }
}

/** Alternate takes are mirrored. */
export const isMirrored = ({ shotIndex, take = 0 }: Pick<Position, 'shotIndex' | 'take'>): boolean =>
  (shotIndex % 3 === 1) !== (take % 2 === 1)
