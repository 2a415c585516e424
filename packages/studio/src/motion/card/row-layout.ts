import type { FrameShape } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { LaidOut } from './card-setting.ts'
import { entryAfter } from '../kit/entry.ts'
import type { CardStage, DrawingPlace } from './drawing-place.ts'

/** Seconds from the entry of one drawing to that of the next. */
const ENTRY_STEP = 0.1
/** Distance of neighbours as a part of the room; of a pair with a sign between them. */
const GAP = 0.005
const PAIR_GAP = 0.13
/** Width of a box beside others at most, in heights of the room. */
const WIDEST = 0.98
/** That of people, who stand close to each other. */
const WIDEST_PERSON = 0.66
/** Of three things the main one stands before the others, which are higher and smaller. */
const BEHIND = 0.88
const BEHIND_UP = 0.06
const SMALLEST_BEHIND = 0.94
const BEHIND_WIDTH = 1.14
const MAIN_WIDTH = 0.42

/** `rest`: room of the things; `person`: that of the only person beside them. */
type Room = {
  readonly rest: Box
  readonly person: Box | undefined
  readonly isAtEnd: boolean
  readonly stage: CardStage
  readonly stands: boolean
  readonly seed: number
  readonly shape: FrameShape
  readonly isPair?: boolean
}

/** Places of two or three drawings on one ground, in their order: a row, or the main one of three before the others. */
export function placesInRow(drawings: readonly LaidOut[], room: Room): DrawingPlace[] {
  const { rest, person, isAtEnd, stage, stands, seed, shape } = room
  const inRow = person ? drawings.filter(({ isPerson }) => !isPerson) : drawings
  const largest = Math.max(...inRow.map(({ weight }) => weight))
  const isCrowd = drawings.some(({ isPerson, isMany }) => isPerson && isMany)
  // Grown people beside each other are of one size.
  const areSeveral = drawings.filter(({ isPerson }) => isPerson).length > 1
  const isStacked =
    shape === 'tall' &&
    inRow.length > 1 &&
    stage !== 'spot' &&
    stage !== 'overhead' &&
    (stage !== 'place' || inRow.length === 2) &&
    room.isPair !== true &&
    inRow.every((own) => !own.isPerson)
  const isTriangle =
    !isStacked && !isCrowd && inRow.length === 3 && !areSeveral && (shape === 'tall' || Math.abs(Math.trunc(seed)) % 2 === 1)
  const isAtTable = shape === 'tall' && stage === 'table'
  const boxes = isAtTable
    ? boxesAtTable(inRow, rest, isAtEnd)
    : isStacked
      ? boxesInStack(inRow.length, rest, isAtEnd, stage === 'place')
      : isTriangle
        ? boxesInTriangle(rest)
        : boxesInRow(inRow, rest, room.isPair === true)
  const placeOf = (box: Box, i: number, own: LaidOut): DrawingPlace => ({
    box: scaledToFoot(box, own.isPerson || isStacked || isAtTable ? 1 : Math.max(isTriangle ? SMALLEST_BEHIND : 0, own.weight / largest)),
    isOpen: own.isPerson,
    isAtEnd: own === drawings.find(({ isPerson }) => isPerson) && person ? isAtEnd : box.x + box.w / 2 > rest.x + rest.w / 2,
    stage,
    stands,
    isShared: true,
    ...(own.isPerson && drawings.some(({ isPerson }) => !isPerson) && { isFar: true }),
    at: entryAfter(i * ENTRY_STEP),
  })
  let next = 0
  return drawings.map((own, i) => (person && own.isPerson ? placeOf(person, i, own) : placeOf(boxes[next++]!, i, own)))
}

/** Parts of a tall room with a table: width of the only person and of the only thing, and height of what stands before people, below their faces. */
const AT_TABLE = { person: 0.76, thing: 0.46, h: 0.36 } as const

/** People behind a table as wide as their room, and before them what stands on it. */
function boxesAtTable(drawings: readonly LaidOut[], { x, y, w, h }: Box, isAtEnd: boolean): Box[] {
  const people = drawings.filter(({ isPerson }) => isPerson)
  const things = drawings.filter(({ isPerson }) => !isPerson)
  const [forPeople, forThings] = [people.length > 1 ? w : w * AT_TABLE.person, things.length > 1 ? w : w * AT_TABLE.thing]
  const behind = boxesInRow(people, { x: isAtEnd ? x + w - forPeople : x, y, w: forPeople, h }, false)
  const before = boxesInRow(
    things,
    { x: isAtEnd ? x : x + w - forThings, y: y + h * (1 - AT_TABLE.h), w: forThings, h: h * AT_TABLE.h },
    false,
  )
  return drawings.map((own) => (own.isPerson ? behind[people.indexOf(own)]! : before[things.indexOf(own)]!))
}

/** Boxes side by side in the middle of a room, as wide as their drawings and their copies are, but not far from each other. */
function boxesInRow(drawings: readonly LaidOut[], { x, y, w, h }: Box, isPair: boolean): Box[] {
  const gap = w * (isPair ? PAIR_GAP : GAP)
  const total = drawings.reduce((sum, one) => sum + widthOf(one), 0)
  const widest = drawings.every(({ isPerson }) => isPerson) && !drawings.some(({ isMany }) => isMany) ? WIDEST_PERSON : WIDEST
  const free = Math.min(w - gap * (drawings.length - 1), drawings.length > 1 || drawings[0]!.isTableSized ? total * h * widest : w)
  let left = x + (w - free - gap * (drawings.length - 1)) / 2
  return drawings.map((own) => {
    const box = { x: left, y, w: (free * widthOf(own)) / total, h }
    left += box.w + gap
    return box
  })
}

const widthOf = ({ weight, across }: LaidOut): number => weight * across

/** Parts of a tall room that each of two things has, and of three the main one and those behind it. */
const OF_TWO = { w: 0.72, h: 0.5 } as const
const OF_THREE = { main: 0.54, behind: 0.46 } as const
/** In a place two stand nearer to each other, the first with its foot at this part of the height. */
const IN_PLACE = { w: 0.6, foot: 0.7 } as const

/** Along the height of a tall room: the first of two behind, at one side, the other before it, at the other side; of three the main one before the others. */
function boxesInStack(count: number, { x, y, w, h }: Box, isAtEnd: boolean, isInPlace: boolean): Box[] {
  if (count === 3) {
    const behind = { y, w: w / 2, h: h * OF_THREE.behind }
    return [
      { x: x + w * 0.08, y: y + behind.h, w: w * 0.84, h: h * OF_THREE.main },
      { ...behind, x },
      { ...behind, x: x + w / 2 },
    ]
  }
  const own = w * (isInPlace ? IN_PLACE.w : OF_TWO.w)
  const [left, right] = [x, x + w - own]
  const [foot, top] = isInPlace ? [IN_PLACE.foot, 1 - IN_PLACE.foot] : [OF_TWO.h, OF_TWO.h]
  return [
    { x: isAtEnd ? right : left, y, w: own, h: h * foot },
    { x: isAtEnd ? left : right, y: y + h * top, w: own, h: h * (1 - top) },
  ]
}

/** The main drawing in the middle, the others behind it at either side. */
function boxesInTriangle({ x, y, w, h }: Box): Box[] {
  const main = w * MAIN_WIDTH
  const side = (w - main) / 2
  const behind = { y: y + h * (1 - BEHIND_UP - BEHIND), w: side * BEHIND_WIDTH, h: h * BEHIND }
  return [
    { x: x + (w - main) / 2, y: y + h * 0.06, w: main, h: h * 0.94 },
    { ...behind, x },
    { ...behind, x: x + w - side * BEHIND_WIDTH },
  ]
}

/** A box that is smaller and has the same foot. */
const scaledToFoot = ({ x, y, w, h }: Box, part: number): Box => ({
  x: x + (w * (1 - part)) / 2,
  y: y + h * (1 - part),
  w: w * part,
  h: h * part,
})
