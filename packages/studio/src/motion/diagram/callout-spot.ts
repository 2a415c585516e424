import type { Box, Point } from '../kit/geometry.ts'

/** A square in which something is drawn, in units. `at`: second of its entry; `leader`: what a line ties it to. */
export type CalloutSpot = { readonly box: Box; readonly at: number; readonly leader?: Point }

/** Distance of neighbours. */
const GAP = 22

/** Equal squares in the middle of a room, beside each other (`across`) or below each other (`down`), as large as it allows. */
export function squaresIn(room: Box, count: number, direction: 'across' | 'down'): Box[] {
  const [along, across] = direction === 'across' ? [room.w, room.h] : [room.h, room.w]
  const side = Math.min(across, (along - GAP * (count - 1)) / count)
  const from = (along - side * count - GAP * (count - 1)) / 2
  return Array.from({ length: count }, (_, i): Box => {
    const [forward, aside] = [from + i * (side + GAP), (across - side) / 2]
    return direction === 'across'
      ? { x: room.x + forward, y: room.y + aside, w: side, h: side }
      : { x: room.x + aside, y: room.y + forward, w: side, h: side }
  })
}

/** One square in the middle of a room, or two for discs in opposite corners: the first above, at its end. */
export function squaresAside(room: Box, count: number, isLeft: boolean): Box[] {
  if (count !== 2) return squaresIn(room, count, 'down')
  // The largest whose discs leave a gap: (w - s)² + (h - s)² = (s + gap)².
  const half = room.w + room.h + GAP
  const side = Math.min(room.w, room.h, half - Math.sqrt(half ** 2 - (room.w ** 2 + room.h ** 2 - GAP ** 2)))
  const [near, far] = [room.x, room.x + room.w - side]
  return [
    { x: isLeft ? near : far, y: room.y, w: side, h: side },
    { x: isLeft ? far : near, y: room.y + room.h - side, w: side, h: side },
  ]
}
