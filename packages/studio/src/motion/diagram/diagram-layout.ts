import type { CardLayout, DrawingPlace } from '../card/drawing-place.ts'
import { entryAfter } from '../kit/entry.ts'
import { DRAWING_FOOT } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { Kit } from '../kit/kit.ts'
import { roomBesideCurve } from '../templates/curve.ts'
import { layoutMap } from '../templates/map-layout.ts'
import { roomBesideRing } from '../templates/ring.ts'
import type { Diagram } from '../templates/templates.ts'
import { layoutTimeline } from '../templates/timeline-layout.ts'
import type { CalloutSpot } from './callout-spot.ts'

/** Parts of a body that a diagram keeps beside drawings, and above or below them. */
const WIDTH = 0.64
const HEIGHT = { tall: 0.57, square: 0.6 } as const
/** More rows than these have drawings beside them in tall and square frames too. */
const MAX_ROWS_ABOVE = 3
const GAP = 30
/** Seconds from the entry of one drawing to that of the next. */
const ENTRY_STEP = 0.1

const rowsIn = (graphic: Diagram): number => {
  if (graphic.template === 'steps') return graphic.steps.length
  if (graphic.template === 'list') return graphic.items.length
  return graphic.template === 'cause' ? graphic.between.length + 2 : 1
}

/** Where a diagram and its drawings stand: at places and events, elsewhere at the end of a wide one, above a square one, and below a tall one, above the captions. */
export function layoutDiagram(kit: Kit, graphic: Diagram): CardLayout {
  if (graphic.template === 'map') return withCallouts(kit, layoutMap(kit, graphic).callouts)
  if (graphic.template === 'timeline') return withCallouts(kit, layoutTimeline(kit, graphic).callouts)
  const { body, beside = [] } = kit
  const { rest, room, isAtEnd } = roomsOf(kit, graphic)
  return {
    body: rest,
    isCentred: false,
    drawings: split(room, beside.length).map((box, i): DrawingPlace => ({
      box,
      isAtEnd,
      isOpen: false,
      stage: 'disc',
      stands: false,
      ...(beside.length > 1 && { isShared: true }),
      at: entryAfter(i * ENTRY_STEP),
    })),
    stage: 'disc',
    floor: body.y + body.h,
    isAtEnd,
    isLitFromEnd: false,
  }
}

type Rooms = { readonly rest: Box; readonly room: Box; readonly isAtEnd: boolean }

function roomsOf(kit: Kit, graphic: Diagram): Rooms {
  const { body, frame } = kit
  const { shape, height } = frame
  const { x, y, w, h } = body
  if (shape !== 'wide' && graphic.template === 'ring') return { rest: body, room: roomBesideRing(kit), isAtEnd: true }
  if (shape !== 'wide' && graphic.template === 'curve') return { rest: body, room: roomBesideCurve(kit), isAtEnd: true }
  if (shape === 'wide' || rowsIn(graphic) > MAX_ROWS_ABOVE)
    return {
      rest: { x, y, w: w * WIDTH, h },
      room: { x: x + w * (WIDTH + 0.02), y, w: w * (0.98 - WIDTH), h },
      isAtEnd: true,
    }
  const own = h * HEIGHT[shape]
  if (shape === 'tall')
    return {
      rest: { x, y, w, h: own },
      room: { x, y: y + own + GAP, w, h: height * DRAWING_FOOT.tall - y - own - GAP },
      isAtEnd: false,
    }
  return { rest: { x, y: y + h - own, w, h: own }, room: { x, y, w, h: h - own - 12 }, isAtEnd: false }
}

/** Equal parts of a room along its longer side. */
function split({ x, y, w, h }: Box, count: number): Box[] {
  const isAcross = w > h
  const side = ((isAcross ? w : h) - GAP * (count - 1)) / Math.max(1, count)
  return Array.from({ length: count }, (_, i) =>
    isAcross ? { x: x + i * (side + GAP), y, w: side, h } : { x, y: y + i * (side + GAP), w, h: side },
  )
}

/** A diagram that leaves room for its drawings itself. */
const withCallouts = ({ body }: Kit, callouts: readonly CalloutSpot[]): CardLayout => ({
  body,
  isCentred: false,
  drawings: callouts.map(({ box, at, leader }): DrawingPlace => ({
    box,
    at,
    ...(leader && { leader }),
    isOpen: false,
    isAtEnd: true,
    stage: 'callout',
    stands: false,
    ...(callouts.length > 1 && { isShared: true }),
  })),
  stage: 'callout',
  floor: body.y + body.h,
  isAtEnd: true,
  isLitFromEnd: false,
})
