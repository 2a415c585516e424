import type { Brush } from '../paint/brush.ts'
import type { Composition, Place, Slot } from './setting.ts'
import { groundSlots, standsOn } from './setting.ts'

/** Where the wall meets the floor. */
export const floorOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12
/** Height of a worktop behind the figures. */
export const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.19

type Draw = (place: Place, brush: Brush) => void

/** A room with a worktop on its right, on which the things of the shot stand. */
export function interior(place: Place, back: Draw, front: Draw): Composition {
  const { frame } = place
  const size = frame.figure * 0.28
  const xs = frame.tall ? [0.6, 0.76, 0.91] : [0.62, 0.7, 0.78, 0.86]
  const surface = xs.map((x): Slot => ({ kind: 'surface', x: frame.width * x, y: topOf(place) + 3, size }))
  const wall: Slot = {
    kind: 'wall',
    x: frame.width * (frame.tall ? 0.3 : 0.47),
    y: frame.height * (frame.tall ? 0.32 : 0.22),
    size: size * 1.15,
  }
  return {
    layers: [
      { name: 'wall', nearness: 0.38, draw: (brush) => back(place, brush) },
      { name: 'furniture', nearness: 0.9, draw: (brush) => front(place, brush) },
    ],
    slots: [...surface, wall, ...groundSlots(frame).slice(2)],
    stands: standsOn(frame, frame.ground, 1.02),
  }
}
