import type { Box } from '../kit/geometry.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Kit } from '../kit/kit.ts'
import type { MotionGraphic } from '../templates/templates.ts'
import { heightOfWords } from '../templates/words.ts'
import type { DrawingPlace } from './drawing-place.ts'

/** Of a wide body: what words and drawing have, and what is between them. */
const WORDS_WIDTH = 0.56
const GAP = 34
/** Units by which a drawing beside words may leave the safe box, where captions and buttons are not. */
const BLEED = 44
/** Largest part of a body that words below a drawing have. */
const MAX_WORDS = 0.46
/** Size of a drawing above words as a part of the width, at most. */
const MAX_ABOVE = 0.8

/** Parts of a body that a diagram keeps beside a drawing and below it. */
const DIAGRAM_WIDTH = 0.64
const DIAGRAM_HEIGHT = { wide: 1, tall: 0.56, square: 0.6 } as const

export type CardLayout = { readonly body: Box; readonly drawing: DrawingPlace }

/** Templates that are words alone: their drawing is as large as they are. */
const isWords = ({ template }: MotionGraphic): boolean => template === 'words' || template === 'hook' || template === 'end'

/** Most parts of a diagram beside which there is room, by the shape of the frame: wide, others. */
const ROOM: Readonly<Partial<Record<MotionGraphic['template'], readonly [number, number]>>> = {
  counter: [1, 1],
  ring: [1, 1],
  steps: [4, 3],
  list: [4, 3],
  cause: [2, 3],
}

function partsOf(graphic: MotionGraphic): number {
  if (graphic.template === 'steps') return graphic.steps.length
  if (graphic.template === 'list') return graphic.items.length
  return graphic.template === 'cause' ? graphic.between.length + 2 : 1
}

/** Whether a graphic has room for a drawing. */
export function hasRoomForDrawing(graphic: MotionGraphic, { shape }: Pick<MotionFrame, 'shape'>): boolean {
  if (isWords(graphic)) return !('struck' in graphic && graphic.struck !== undefined)
  const [wide, other] = ROOM[graphic.template] ?? [0, 0]
  return partsOf(graphic) <= (shape === 'wide' ? wide : other)
}

/** Where a graphic and its drawing stand: words beside the drawing, in turn at either side, or below it; diagrams at the start, or below. */
export function layoutCard(kit: Kit, graphic: MotionGraphic, seed: number): CardLayout {
  const { body, frame } = kit
  if (!isWords(graphic)) return besideDiagram(body, frame)
  return frame.shape === 'wide' ? besideWords(body, frame, seed) : aboveWords(kit, graphic)
}

function besideWords({ x, y, w, h }: Box, frame: MotionFrame, seed: number): CardLayout {
  const isAtEnd = Math.abs(Math.trunc(seed)) % 2 === 0
  const words = w * WORDS_WIDTH
  const drawing = w - words - GAP
  return {
    body: { x: isAtEnd ? x : x + drawing + GAP, y, w: words, h },
    drawing: {
      box: { x: (isAtEnd ? x + words + GAP : x) - (isAtEnd ? 0 : BLEED), y: y - 6, w: drawing + BLEED, h: h + 12 },
      isOpen: true,
      isAtEnd,
    },
  }
}

/** Words have as much as they need, the drawing the rest. */
function aboveWords(kit: Kit, graphic: MotionGraphic): CardLayout {
  const { body, frame } = kit
  const card = graphic.template === 'words' ? graphic : { template: 'words' as const, words: 'words' in graphic ? graphic.words : '' }
  const words = Math.min(body.h * MAX_WORDS, heightOfWords(kit, card, body.h * MAX_WORDS) + 8)
  const gap = frame.shape === 'tall' ? 30 : 18
  const h = Math.min(body.h - words - gap, frame.width * MAX_ABOVE)
  const top = body.y + (body.h - words - gap - h) / 2
  return {
    body: { ...body, y: top + h + gap, h: words },
    drawing: { box: { x: body.x, y: top, w: body.w, h }, isOpen: false, isAtEnd: false },
  }
}

/** A drawing stands at the end of a wide diagram, above one of another shape. */
function besideDiagram({ x, y, w, h }: Box, { shape }: MotionFrame): CardLayout {
  if (shape === 'wide')
    return {
      body: { x, y, w: w * DIAGRAM_WIDTH, h },
      drawing: { box: { x: x + w * (DIAGRAM_WIDTH + 0.02), y, w: w * (0.98 - DIAGRAM_WIDTH), h }, isOpen: false, isAtEnd: true },
    }
  const own = h * DIAGRAM_HEIGHT[shape]
  return {
    body: { x, y: y + h - own, w, h: own },
    drawing: { box: { x, y, w, h: h - own - 12 }, isOpen: false, isAtEnd: false },
  }
}
