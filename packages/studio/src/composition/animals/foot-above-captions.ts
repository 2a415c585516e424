import type { SceneActor } from '../../scene/scene.ts'
import { headOf } from '../head.ts'

/** Lowest level of chins in tall frames, as a part of the height: captions begin below. */
const CHINS_ABOVE = 0.6

/** Level of the feet of animals in a tall frame, in pixels: `wanted`, or higher so that captions cover no head. `heights`: of adults whose stand they share. */
export function footAboveCaptions(
  wanted: number,
  animals: readonly { readonly actor: SceneActor; readonly height: number }[],
  frameHeight: number,
): number {
  const lowest = animals.map(({ actor, height }) => {
    const { up, radius } = headOf(actor)
    return frameHeight * CHINS_ABOVE + (up - radius) * height
  })
  return Math.min(wanted, ...lowest)
}
