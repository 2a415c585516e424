import { ANIMALS } from '../../characters/animals/animal-species.ts'
import { drawnLengthOf } from '../../characters/animals/life-size.ts'
import type { SceneActor } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Frame } from '../../stage/frame.ts'

/** Lengths of animals in a flock or a shoal, and the distance of neighbours, as parts of the width of the frame. */
const FLYING = { length: 0.115, step: 0.098 } as const
/** Part of the frame's height by which each one behind in a wedge is lower, and where its tip is. */
const WEDGE = { slope: 0.075, top: 0.4 } as const

const isFlying = (actor: SceneActor): boolean => actor.kind === 'animal' && actor.act === 'fly'
const isShoaling = (actor: SceneActor): boolean =>
  actor.kind === 'animal' && (ANIMALS[actor.animal].plan === 'swimmer' || actor.act === 'glide')

/** Whether many animals fly or swim together, rather than stand in rows. */
export const isFlock = (who: readonly SceneActor[]): boolean => who.length > 0 && (who.every(isFlying) || who.every(isShoaling))

const heightFor = (actor: SceneActor, length: number): number => (actor.kind === 'animal' ? length / drawnLengthOf(actor.animal) : length)

/** Birds in a wedge whose tip is ahead, or fish in a dense shoal, all looking the same way. */
export function flockStands(who: readonly SceneActor[], { width, height }: Frame): FigureSlot[] {
  return who.every(isFlying) ? wedge(who, width, height) : shoal(who, width, height)
}

function wedge(who: readonly SceneActor[], width: number, height: number): FigureSlot[] {
  const shown = Math.min(who.length, 13)
  const scale = Math.min(1, 9 / shown + 0.15)
  return who.map((actor, i) => {
    const rank = Math.ceil((i % shown) / 2)
    const side = i % 2 === 0 ? 1 : -1
    const long = width * FLYING.length * scale
    const own = heightFor(actor, long)
    return {
      x: width * 0.8 - rank * width * FLYING.step * scale,
      y: height * WEDGE.top + side * rank * height * WEDGE.slope * scale + own * 0.3,
      height: own,
      facingLeft: false,
    }
  })
}

/** Columns of a shoal; every second one is lower by half a row. */
const COLUMNS = 5

function shoal(who: readonly SceneActor[], width: number, height: number): FigureSlot[] {
  const rows = Math.ceil(who.length / COLUMNS)
  const step = Math.min(0.16, 0.56 / rows)
  return who.map((actor, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)]
    const own = heightFor(actor, width * 0.125 * Math.min(1, 4.4 / rows))
    return {
      x: width * (0.22 + column * 0.14 + (row % 2) * 0.05 + ((i * 5) % 3) * 0.008),
      y: height * (0.34 + (row - (rows - 1) / 2) * step + (column % 2) * step * 0.5 + 0.08) + own * 0.2,
      height: own,
      facingLeft: false,
    }
  })
}
