import type { Box } from '../kit/geometry.ts'
import { DRAWING_FOOT } from '../kit/frame.ts'
import type { Kit } from '../kit/kit.ts'
import { layoutDiagram } from '../diagram/diagram-layout.ts'
import { isDiagram, type MotionGraphic } from '../templates/templates.ts'
import { heightOfWords } from '../templates/words.ts'
import type { CardSetting } from './card-setting.ts'
import { ENTRY } from '../kit/entry.ts'
import type { CardLayout, CardStage, DrawingPlace } from './drawing-place.ts'
import { placesInRow } from './row-layout.ts'
import { stageOf, WITHOUT_FLOOR } from './stage-of-card.ts'

/** Part of a body that words beside a drawing have, and the gap between them. */
const WORDS_WIDTH = 0.46
const GAP = 30
/** Distance of drawings from the edges of the frame. */
const EDGE = 34
const TOP = 40
/** Part of a body that words above drawings have at most. */
const MAX_ABOVE = { wide: 0.34, square: 0.32, tall: 0.34 } as const

/** Drawings alone: their sentence has nothing that could stand beside them. */
export const isWordless = (graphic: MotionGraphic): boolean => 'words' in graphic && graphic.words === ''

/**
 * Where a graphic and its drawings stand. Drawings stand in their place where that is known, else each card has another setting. A single drawing has its
 * words beside it, at either side in turn, or above it; several stand in one group below theirs.
 */
export function layoutCard(kit: Kit, graphic: MotionGraphic, setting: CardSetting): CardLayout {
  const { frame } = kit
  if (isDiagram(graphic)) return layoutDiagram(kit, graphic)
  const stage = stageOf(setting)
  if (setting.drawings.length > 1) return groupBelowWords(kit, graphic, setting, stage)
  const isAbove =
    (setting.drawings[0]?.isPerson !== true && isThird(setting.seed)) ||
    setting.drawings[0]?.isMany === true ||
    hasLongWord(graphic) ||
    isWordless(graphic)
  return frame.shape === 'wide' && !isAbove ? besideWords(kit, setting, stage) : belowWords(kit, graphic, setting, stage)
}

/** Every third drawing of a wide frame is in the middle, with its words above it. */
const isThird = (seed: number): boolean => Math.abs(Math.trunc(seed)) % 3 === 2

/** Letters of a word that would make words beside a drawing small. */
const LONG_WORD = 12
const hasLongWord = (graphic: MotionGraphic): boolean =>
  'words' in graphic && graphic.words.split(/\s+/u).some((word) => word.length > LONG_WORD)

const sideOf = (seed: number): boolean => (Math.abs(Math.trunc(seed)) + Math.floor(Math.abs(Math.trunc(seed)) / 6)) % 2 === 0

/** How far a drawing that is seen from near goes on beyond the side and the foot of a frame, as parts of its width and height. */
const NEAR = { aside: 0.07, foot: 0.99 } as const
/** Every third drawing beside words is seen from near. */
const isNearTurn = (seed: number): boolean => Math.abs(Math.trunc(seed)) % 3 === 1
/** Stages before which a drawing may be cut by the frame. */
const OF_NEAR: ReadonlySet<CardStage> = new Set<CardStage>(['lamps', 'backlit', 'overhead'])

function besideWords({ body: { x, y, w, h }, frame }: Kit, { seed, drawings }: CardSetting, stage: CardStage): CardLayout {
  const isAtEnd = sideOf(seed)
  const words = w * WORDS_WIDTH
  const isNear = OF_NEAR.has(stage) && drawings[0]?.isPerson === false && isNearTurn(seed)
  const floor = frame.height * (isNear ? NEAR.foot : DRAWING_FOOT[frame.shape])
  const edge = isNear ? -frame.width * NEAR.aside : EDGE
  const left = isAtEnd ? x + words + GAP : edge
  const right = isAtEnd ? frame.width - edge : x + w - words - GAP
  const box = { x: left, y: TOP, w: right - left, h: floor - TOP }
  const stands = !WITHOUT_FLOOR.has(stage)
  const isPerson = drawings[0]?.isPerson === true
  const place: DrawingPlace = {
    box: stands ? box : inset(box, 36),
    isOpen: isPerson,
    isAtEnd,
    stage,
    stands,
    at: ENTRY,
  }
  return {
    body: { x: isAtEnd ? x : x + w - words, y, w: words, h },
    isCentred: false,
    drawings: [place],
    stage,
    floor,
    isAtEnd,
    isLitFromEnd: isAtEnd,
  }
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - by * 2, h: h - by * 2 })

/** Height of words above drawings, and what is left below them. */
function splitBelow(kit: Kit, graphic: MotionGraphic): { readonly words: Box; readonly room: Box; readonly floor: number } {
  const { body, frame } = kit
  const most = body.h * MAX_ABOVE[frame.shape]
  const card = graphic.template === 'words' ? graphic : { template: 'words' as const, words: 'words' in graphic ? graphic.words : '' }
  const height = isWordless(card) ? 0 : Math.min(most, heightOfWords({ ...kit, isCentred: true }, card, most) + 8)
  const floor = frame.height * DRAWING_FOOT[frame.shape]
  const top = height === 0 ? (frame.shape === 'tall' ? body.y : TOP) : body.y + height + 20
  return {
    words: { ...body, h: height },
    room: { x: EDGE, y: top, w: frame.width - EDGE * 2, h: floor - top },
    floor,
  }
}

/** A drawing below words as wide as the frame. */
function belowWords(kit: Kit, graphic: MotionGraphic, { drawings, seed }: CardSetting, stage: CardStage): CardLayout {
  const isPerson = drawings[0]?.isPerson === true
  const { words, room, floor } = splitBelow(kit, graphic)
  const stands = !WITHOUT_FLOOR.has(stage)
  const box = stands ? room : inset(room, 16)
  const isAtEnd = sideOf(seed)
  const place: DrawingPlace = { box, isOpen: isPerson, isAtEnd, stage, stands, at: ENTRY }
  return { body: words, isCentred: true, drawings: [place], stage, floor, isAtEnd, isLitFromEnd: isAtEnd }
}

/** Two or three drawings in one group below their words; people at one side have the words beside their heads. */
function groupBelowWords(kit: Kit, graphic: MotionGraphic, setting: CardSetting, stage: CardStage): CardLayout {
  const { frame, body } = kit
  const { seed, drawings } = setting
  const isAtEnd = sideOf(seed)
  const people = drawings.filter(({ isPerson }) => isPerson).length
  const isAside = frame.shape === 'wide' && people === 1
  const width = isAside ? body.w * PERSON_WIDTH : 0
  const own = isAside ? { ...kit, body: { ...body, x: body.x + (isAtEnd ? 0 : width), w: body.w - width } } : kit
  const { words, room, floor } = splitBelow(own, graphic)
  const rest = isAside ? { ...room, x: isAtEnd ? EDGE : body.x + width, w: frame.width - EDGE - body.x - width } : room
  const person = isAside
    ? { x: isAtEnd ? frame.width - EDGE - width - BESIDE_EDGE : EDGE - BESIDE_EDGE, y: TOP, w: width + BESIDE_EDGE, h: floor - TOP }
    : undefined
  return {
    body: words,
    isCentred: true,
    drawings: placesInRow(drawings, {
      rest,
      person,
      isAtEnd,
      stage,
      stands: !WITHOUT_FLOOR.has(stage),
      seed,
      shape: frame.shape,
      ...(setting.relation && { isPair: true }),
    }),
    stage,
    floor,
    isAtEnd,
    isLitFromEnd: isAtEnd,
  }
}

/** Part of a wide body that a person beside things has, and how far it may be over the edge of its room. */
const PERSON_WIDTH = 0.38
const BESIDE_EDGE = 0
