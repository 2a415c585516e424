import type { PlacedProp } from '../props/placing.ts'
import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'

/** Height of a bridge's way above the ground, across it from -0.5 to 0.5, as its painter draws it; all as parts of its size. */
function wayOf(across: number): number {
  const t = Math.min(1, Math.max(0, across + 0.5))
  return 0.22 * (1 - t) ** 2 + 0.92 * t * (1 - t) + 0.22 * t ** 2
}

/** Shoes are behind the wall of the way. */
const SUNK = 0.015
/** Of a standing adult: how high a way may lie. */
const HIGHEST = 0.3

/** Lifts those who stand on a bridge of the scene onto it; `placed` is the bridge under them, null where the words tell of none. */
export function bridgeUnder(
  { props }: Pick<Scene, 'props'>,
  stands: readonly FigureSlot[],
): { readonly stands: readonly FigureSlot[]; readonly placed: PlacedProp | null } {
  const prop = props.find(({ under }) => under)
  if (!prop || stands.length === 0) return { stands, placed: null }
  const xs = stands.map(({ x }) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const tallest = Math.max(...stands.map(({ height }) => height))
  const size = right - left + tallest * 1.25
  const middle = (left + right) / 2
  // A long bridge begins below the ground, or heads would be above the frame.
  const foot = Math.max(...stands.map(({ y }) => y)) + Math.max(0, wayOf(0) * size - tallest * HIGHEST)
  return {
    stands: stands.map((stand) => ({ ...stand, y: foot - (wayOf((stand.x - middle) / size) - SUNK) * size })),
    placed: { prop, slot: { kind: 'ground', x: middle, y: foot, size }, floating: false },
  }
}
