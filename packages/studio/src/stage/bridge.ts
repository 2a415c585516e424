import type { PlacedProp } from '../props/placing.ts'
import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'

/** Height of the bridge deck above the ground at `across` (-0.5 to 0.5), in parts of the bridge's size. Matches the drawn prop. */
function deckHeight(across: number): number {
  const t = Math.min(1, Math.max(0, across + 0.5))
  return 0.22 * (1 - t) ** 2 + 0.92 * t * (1 - t) + 0.22 * t ** 2
}

/** Feet stand behind the parapet. */
const DECK_INSET = 0.015
/** Highest deck, as a part of an adult's height. */
const MAX_DECK_HEIGHT = 0.3

/** Moves the figures onto the bridge of the scene. `placed`: the bridge; null without one. */
export function placeOnBridge(
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
  // A long bridge starts below the ground line, or heads would leave the frame.
  const foot = Math.max(...stands.map(({ y }) => y)) + Math.max(0, deckHeight(0) * size - tallest * MAX_DECK_HEIGHT)
  return {
    stands: stands.map((stand) => ({ ...stand, y: foot - (deckHeight((stand.x - middle) / size) - DECK_INSET) * size })),
    placed: { prop, slot: { kind: 'ground', x: middle, y: foot, size }, floating: false },
  }
}
