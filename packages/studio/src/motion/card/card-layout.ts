import type { Box } from '../kit/geometry.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Kit } from '../kit/kit.ts'
import type { MotionGraphic } from '../templates/templates.ts'
import { heightOfWords } from '../templates/words.ts'
import type { DrawingPlace, DrawingBackdrop } from './drawing-place.ts'

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

/** What a card is laid out for. `isPlaced`: its place is known; `isFigure`: a bust, which goes on below the frame. */
export type CardSetting = { readonly seed: number; readonly isPlaced: boolean; readonly isFigure: boolean }

/**
 * Where a graphic and its drawing stand. A drawing stands in its place where that is known, else it has another setting from card to card. Words are beside it,
 * in turn at either side, or below it; those over a place are above it in frames that are not wide. Diagrams are at the start, or below.
 */
export function layoutCard(kit: Kit, graphic: MotionGraphic, setting: CardSetting): CardLayout {
  const { body, frame } = kit
  if (!isWords(graphic)) return besideDiagram(body, frame)
  const stage = stageOf(setting, frame)
  const isWide = frame.shape === 'wide'
  if (stage === 'bare' && isWide) return overWideWords(kit, graphic)
  if (isWide) return besideWords(body, frame, setting.seed, stage)
  return stage === 'place' ? belowWords(kit, graphic, setting) : aboveWords(kit, graphic, stage)
}

const STAGES = ['disc', 'panel', 'bare'] as const

/** Neighbouring cards have different stages; a bust is never above its words alone. */
function stageOf({ seed, isPlaced, isFigure }: CardSetting, { shape }: Pick<MotionFrame, 'shape'>): DrawingBackdrop {
  if (isPlaced) return 'place'
  // Above words a bust ends in its disc.
  if (isFigure && shape !== 'wide') return 'disc'
  const stage = STAGES[Math.abs(Math.trunc(seed)) % STAGES.length]!
  return isFigure && stage === 'bare' ? 'panel' : stage
}

/** Where a drawing stands in a wide place: foot and top as parts of the height, and how far from the edge. */
const FOOT = 0.845
const HEAD = 0.09
const EDGE = 16
/** Of a drawing before a panel, which is as high as the frame allows. */
const PANEL_TOP = 0.07

function besideWords({ x, y, w, h }: Box, frame: MotionFrame, seed: number, stage: DrawingBackdrop): CardLayout {
  const isAtEnd = Math.abs(Math.trunc(seed)) % 2 === 0
  const words = w * (stage === 'disc' ? WORDS_WIDTH : WORDS_WIDTH - 0.05)
  const own: CardLayout['body'] = { x: isAtEnd ? x : x + w - words, y, w: words, h }
  const place = { isOpen: true, isAtEnd, stage }
  if (stage === 'disc') {
    const drawing = w - words - GAP
    const box = { x: (isAtEnd ? x + words + GAP : x) - (isAtEnd ? 0 : BLEED), y: y - 6, w: drawing + BLEED, h: h + 12 }
    return { body: own, drawing: { box, ...place } }
  }
  const left = isAtEnd ? x + words + GAP : EDGE
  const right = isAtEnd ? frame.width - EDGE : x + w - words - GAP
  const top = frame.height * (stage === 'place' ? HEAD : PANEL_TOP)
  return { body: own, drawing: { box: { x: left, y: top, w: right - left, h: frame.height * FOOT - top }, ...place } }
}

/** Part of a wide body that words below a drawing have at most. */
const MAX_WIDE_WORDS = 0.34

/** A drawing over words as wide as the frame. */
function overWideWords(kit: Kit, graphic: MotionGraphic): CardLayout {
  const { body, frame } = kit
  const words = wordsHeight({ ...kit, isCentred: true }, graphic, body.h * MAX_WIDE_WORDS)
  const top = frame.height * 0.045
  const h = body.y + body.h - words - 14 - top
  return {
    body: { ...body, y: body.y + body.h - words, h: words },
    drawing: { box: { x: body.x, y: top, w: body.w, h }, isOpen: false, isAtEnd: false, stage: 'bare' },
  }
}

function wordsHeight(kit: Kit, graphic: MotionGraphic, most: number): number {
  const card = graphic.template === 'words' ? graphic : { template: 'words' as const, words: 'words' in graphic ? graphic.words : '' }
  return Math.min(most, heightOfWords(kit, card, most) + 8)
}

/** Part of a body below which words stand over a place; lowest part of the height at which something stands there. */
const MAX_OVER_PLACE = 0.4
const FOOT_BELOW = { wide: FOOT, tall: 0.61, square: 0.83 } as const

/** Words at the top of a place; what stands there is below them. */
function belowWords(kit: Kit, graphic: MotionGraphic, { isFigure }: CardSetting): CardLayout {
  const { body, frame } = kit
  const words = wordsHeight(kit, graphic, body.h * MAX_OVER_PLACE)
  const top = body.y + words + 22
  const foot = frame.height * FOOT_BELOW[frame.shape]
  const box = { x: EDGE, y: top, w: frame.width - EDGE * 2, h: foot - top }
  return { body: { ...body, h: words }, drawing: { box, isOpen: isFigure, isAtEnd: false, stage: 'place' } }
}

/** Words have as much as they need, the drawing the rest. */
function aboveWords(kit: Kit, graphic: MotionGraphic, stage: DrawingBackdrop): CardLayout {
  const { body, frame } = kit
  const words = wordsHeight(kit, graphic, body.h * MAX_WORDS)
  const gap = frame.shape === 'tall' ? 30 : 18
  const h = Math.min(body.h - words - gap, frame.width * MAX_ABOVE)
  const top = body.y + (body.h - words - gap - h) / 2
  return {
    body: { ...body, y: top + h + gap, h: words },
    drawing: { box: { x: body.x, y: top, w: body.w, h }, isOpen: false, isAtEnd: false, stage },
  }
}

/** A drawing stands at the end of a wide diagram, above one of another shape. */
function besideDiagram({ x, y, w, h }: Box, { shape }: MotionFrame): CardLayout {
  if (shape === 'wide')
    return {
      body: { x, y, w: w * DIAGRAM_WIDTH, h },
      drawing: {
        box: { x: x + w * (DIAGRAM_WIDTH + 0.02), y, w: w * (0.98 - DIAGRAM_WIDTH), h },
        isOpen: false,
        isAtEnd: true,
        stage: 'disc',
      },
    }
  const own = h * DIAGRAM_HEIGHT[shape]
  return {
    body: { x, y: y + h - own, w, h: own },
    drawing: { box: { x, y, w, h: h - own - 12 }, isOpen: false, isAtEnd: false, stage: 'disc' },
  }
}
