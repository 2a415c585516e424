import { type Brush, box } from '../paint/brush.ts'
import { floorLamp, picture, room as walls, roomWindow, shelf, table } from '../parts/rooms.ts'
import { tree } from '../parts/plants.ts'
import { glow } from '../paint/canvas.ts'
import { type Composition, type Place, type Setting, standsOn, groundSlots } from './setting.ts'

const floorOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12

function back(place: Place, brush: Brush): void {
  const { frame, time, seed } = place
  const { unit } = brush
  walls(brush, frame, { wall: seed % 2 ? 'wallWarm' : 'teal', floor: 'woodLight', floorY: floorOf(place), pattern: 'stripes' })
  const w = frame.width * (frame.tall ? 0.4 : 0.22)
  roomWindow(
    brush,
    frame,
    frame.width * (frame.tall ? 0.5 : 0.56),
    frame.height * (frame.tall ? 0.16 : 0.12),
    w,
    frame.height * (frame.tall ? 0.17 : 0.3),
    time,
    seed,
  )
  shelf(brush, frame.width * 0.07, frame.height * 0.3, frame.width * (frame.tall ? 0.34 : 0.2), seed + 1)
  shelf(brush, frame.width * 0.07, frame.height * 0.42, frame.width * (frame.tall ? 0.34 : 0.2), seed + 2)
  picture(brush, frame.width * (frame.tall ? 0.1 : 0.87), frame.height * (frame.tall ? 0.06 : 0.16), 130 * unit, 100 * unit, seed)
}

function furniture(place: Place, brush: Brush): void {
  const { frame, time } = place
  const { unit } = brush
  const floor = floorOf(place)
  const x = frame.width * (frame.tall ? 0.52 : 0.58)
  const w = frame.width * (frame.tall ? 0.6 : 0.3)
  box(brush, x, floor - 76 * unit, w, 90 * unit, 'red', { round: 26 * unit, plain: false })
  box(brush, x - 14 * unit, floor - 26 * unit, w + 28 * unit, 52 * unit, 'red', { round: 20 * unit, lighten: 0.1, plain: false })
  for (const dx of [-24 * unit, w - 20 * unit])
    box(brush, x + dx, floor - 52 * unit, 44 * unit, 82 * unit, 'red', { round: 20 * unit, lighten: -0.08, plain: false })
  floorLamp(brush, frame.width * 0.045, floor + 30 * unit, frame.height * 0.44)
  glow(
    brush.g,
    frame.width * 0.045,
    floor + 30 * unit - frame.height * 0.38,
    240 * unit,
    brush.look.lamp ?? [255, 210, 130],
    time === 'day' ? 0.35 : 0.75,
  )
  tree(brush, frame.width * 0.95, floor - 10 * unit, 170 * unit, 'round')
  box(brush, frame.width * 0.95 - 34 * unit, floor - 30 * unit, 68 * unit, 66 * unit, 'wallWarm', { round: [2, 2, 14 * unit, 14 * unit] })
}

function front(place: Place, brush: Brush): void {
  const { frame } = place
  const w = frame.width * (frame.tall ? 0.5 : 0.26)
  table(brush, frame.width * (frame.tall ? 0.5 : 0.6), frame.ground - frame.height * 0.075, w, frame.height * 0.1)
}

function compose(place: Place): Composition {
  const { frame } = place
  const top = frame.ground - frame.height * 0.072
  const size = frame.figure * 0.26
  const xs = frame.tall ? [0.6, 0.75, 0.9] : [0.65, 0.73, 0.81]
  return {
    layers: [
      { name: 'wall', nearness: 0.35, draw: (brush) => back(place, brush) },
      { name: 'furniture', nearness: 0.62, draw: (brush) => furniture(place, brush) },
      { name: 'table', nearness: 0.95, draw: (brush) => front(place, brush) },
    ],
    slots: [
      ...xs.map((x) => ({ kind: 'surface' as const, x: frame.width * x, y: top, size })),
      ...groundSlots(frame).slice(2),
      { kind: 'wall', x: frame.width * 0.43, y: frame.height * 0.24, size: size * 1.1 },
      { kind: 'sky', x: frame.width * 0.43, y: frame.height * 0.24, size: size * 1.1 },
    ],
    stands: standsOn(frame, frame.ground, 1.02),
  }
}

export const livingRoom: Setting = { indoors: true, shows: ['room', 'window', 'sofa', 'bookshelf', 'lamp'], compose }
