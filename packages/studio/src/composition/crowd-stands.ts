import { ANIMALS } from '../characters/animals/animal-species.ts'
import { drawnHeightOf } from '../characters/animals/life-size.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'
import { flockStands, isFlock } from './animals/flock.ts'
import { lifeScales } from './life-size-stands.ts'
import { shapeOf } from './view.ts'

/** From this number of figures on they stand in rows. */
export const CROWD_FROM = 4

/** Most figures of a row by shape of the frame, and the height of an adult in the front row as a part of the frame's height. */
const ROWS = {
  '16:9': { length: 5, height: 0.44 },
  '1:1': { length: 4, height: 0.4 },
  '9:16': { length: 3, height: 0.31 },
} as const

/** Scale of a row over that of the row before it. */
const BEHIND = 0.84
/** Depth of the ground in heights of an adult, at least: from a little above, rows behind are seen over those before. */
const RISE = 1.5
/** Part of the width that rows leave free at each side. */
const MARGIN = 0.09

/** Numbers of figures of each row, the front one first; rows differ by at most one. */
function rowsOf(count: number, length: number): number[] {
  const rows = Math.ceil(count / length)
  return Array.from({ length: rows }, (_, i) => Math.floor(count / rows) + (i < count % rows ? 1 : 0))
}

/** Largest animal of a group, as a part of an adult's height; 1 for people. */
const sizeOf = (who: readonly SceneActor[], scales: readonly number[]): number =>
  Math.max(1, ...who.map((actor, i) => (actor.kind === 'animal' ? ANIMALS[actor.animal].size * 0.8 * scales[i]! : 1)))

/** Shift of each row across: its figures stand in the gaps of the row before. */
function shiftsOf(rows: readonly number[], gap: number): number[] {
  const shifts = [rows.length > 1 && rows[0] === rows[1] ? -gap / 4 : 0]
  for (let row = 1; row < rows.length; row++) {
    const before = shifts[row - 1]!
    const isAligned = rows[row]! % 2 === rows[row - 1]! % 2
    shifts.push(isAligned ? before + (before > 0 ? -gap / 2 : gap / 2) : before)
  }
  return shifts
}

/** From this number of figures on they are a mass that reaches into the distance. */
export const CROWD_IN_DEPTH_FROM = 13
/** Figures of the front row of a mass, its height as a part of the frame's, scale of a row over that of the one before, and width that rows take. */
const MASS = { '16:9': [5, 0.31], '1:1': [4, 0.28], '9:16': [3, 0.23] } as const
const MASS_BEHIND = 0.72
const MASS_WIDTH = 0.88
/** Animals alone are nearly as high as people would be. */
const MASS_ANIMAL = 0.84
const FARTHEST_DEPTH = 0.1

/** Rows that become smaller and longer towards the horizon. */
function massStands(who: readonly SceneActor[], { width, height, horizon, ground }: Frame): FigureSlot[] {
  const [front, share] = MASS[shapeOf(width, height)]
  const scales = lifeScales(who)
  const highest = Math.max(...who.map((actor, i) => (actor.kind === 'animal' ? drawnHeightOf(actor.animal) : MASS_ANIMAL) * scales[i]!))
  const adult = (share * height * MASS_ANIMAL) / highest
  const foot = Math.min(ground, height * 0.95)
  const far = Math.max(horizon, height * 0.2) + (foot - Math.max(horizon, height * 0.2)) * FARTHEST_DEPTH
  const stands: FigureSlot[] = []
  for (let row = 0; stands.length < who.length; row++) {
    const scale = MASS_BEHIND ** row
    const count = Math.min(who.length - stands.length, Math.round(front / scale ** 0.8))
    const gap = (width * MASS_WIDTH) / count
    for (let i = 0; i < count; i++)
      stands.push({
        x: width / 2 + (i - (count - 1) / 2) * gap + (row % 2 === 0 ? 0 : gap * 0.2) + ((i * 7 + row * 3) % 5) * gap * 0.04,
        y: far + (foot - far) * scale,
        height: adult * scale * scales[stands.length]!,
        facingLeft: (i * 3 + row) % 4 === 1,
      })
  }
  return stands
}

/** Places of a group of many figures: rows that rise to the back, smaller behind, none in front of a face. */
export function crowdStands(who: readonly SceneActor[], frame: Frame): FigureSlot[] {
  if (isFlock(who)) return flockStands(who, frame)
  if (who.length >= CROWD_IN_DEPTH_FROM) return massStands(who, frame)
  const { width, height, horizon, ground } = frame
  const { length, height: share } = ROWS[shapeOf(width, height)]
  const rows = rowsOf(who.length, length)
  const scales = lifeScales(who)
  const adult = (share * height) / sizeOf(who, scales)
  const gap = (width * (1 - 2 * MARGIN)) / Math.max(...rows)
  const shifts = shiftsOf(rows, gap)
  const depth = Math.max(ground - Math.max(horizon, 0), adult * RISE)
  const stands = rows.flatMap((count, row) => {
    const scale = BEHIND ** row
    const y = Math.min(ground, height * 0.95) - depth * (1 - scale)
    return Array.from({ length: count }, (_, i) => ({
      x: width / 2 + (i - (count - 1) / 2) * gap + shifts[row]!,
      y,
      height: adult * scale,
      facingLeft: (i + row) % 2 === 1,
    }))
  })
  return stands.map((stand, i) => ({ ...stand, height: stand.height * scales[i]! }))
}
