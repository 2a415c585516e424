import type { PlanHandMotion, PlanHandwork } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPoured } from '../hand-at-work.ts'
import { cook, cut, peel, pour, rinse, sprinkle, stir } from './kitchen-stagings.ts'
import {
  type Centimetres,
  DOWN,
  outAndBack,
  HAND,
  sizeAtHand,
  handPart,
  handFor,
  heldParts,
  LEAST,
  LEFT,
  LONE,
  markPart,
  RIGHT,
  rocking,
  sizeBeside,
  standingPart,
  TARGET,
  thingPart,
  toAndFro,
  toolPart,
  UP,
} from './parts.ts'
import type { Offset, StagePart, StagingOf } from './staging.ts'
import { isVessel } from './vessels.ts'

/** What has its handle, its wheel or its lid at the top. */
const TURNED_AT_TOP = /(?:tap|valve|jar|bottle|pipe|hand pump)$/u

/** What a fist would hide is taken between fingers. In centimetres. */
const PINCHED_CENTIMETRES = 10
const isPinched = (what: string, centimetres: Centimetres): boolean => centimetres(what) < PINCHED_CENTIMETRES

const turned =
  (direction: 'clockwise' | 'anticlockwise'): StagingOf =>
  ({ what, tool, target }, centimetres) => [
    ...(target
      ? [standingPart(target, -0.06, LONE), thingPart(what, [0, 0.02], LEAST, { from: 'middle' })]
      : [standingPart(what, -0.06, sizeAtHand(what, centimetres))]),
    tool
      ? toolPart(tool, LONE)
      : handPart(
          isPinched(what, centimetres) ? 'pinch' : 'grip',
          [0.02, 0],
          0.5,
          handFor(what, sizeAtHand(what, centimetres), centimetres),
          {
            from: TURNED_AT_TOP.test(what) || isPinched(what, centimetres) ? 'rim' : 'middle',
            movement: rocking(direction === 'clockwise' ? 0.2 : -0.2),
          },
        ),
    markPart(direction, [0, 0], 0.42, { from: 'middle' }),
  ]

const lift: StagingOf = ({ what, tool, target }, centimetres) => {
  const movement = outAndBack(0, -0.06)
  const alone = sizeAtHand(what, centimetres)
  if (target) {
    const size = sizeBeside(what, target, TARGET, centimetres)
    return [
      standingPart(target, -0.1, TARGET * 0.9),
      ...heldParts(what, [0, -0.12 - size * 0.4], size, HAND * 0.9, { from: 'rim', movement }),
      markPart('straight', [-size * 0.5 - BESIDE, -0.12 - size * 0.4], 0.24, { from: 'rim', angle: UP }),
    ]
  }
  if (tool) return [standingPart(what, -0.06, alone), toolPart(tool, LONE), markPart('straight', [-0.5, 0.1], 0.4, { angle: UP })]
  return [
    ...heldParts(what, [-0.06, -0.02], alone * 0.82, handFor(what, alone, centimetres), { movement }),
    markPart('straight', ABOVE_HAND, 0.26, { angle: UP }),
  ]
}

/** Of arrows: beside a thing, and above the hand that holds one alone. */
const BESIDE = 0.07
const ABOVE_HAND: Offset = [0.36, -0.2]

/** Of a thing over what it goes into, which both have room in the picture. */
const MOST_ABOVE = 0.46

/** What is filled through a door in its front. */
const FROM_FRONT = /(?:oven|microwave|washing machine|dishwasher)$/u
/** Seen from above, with what lies on them. */
const ON_TOP = /^(?:plate|toast)$/u

const put: StagingOf = ({ what, target }, centimetres) => {
  const alone = sizeAtHand(what, centimetres)
  if (!target)
    return [
      ...heldParts(what, [-0.04, 0.02], alone * 0.8, handFor(what, alone, centimetres), { movement: outAndBack(0, 0.05) }),
      markPart('straight', ABOVE_HAND, 0.26, { angle: DOWN }),
    ]
  if (FROM_FRONT.test(target)) return push({ motion: 'push', what, target }, centimetres)
  if (ON_TOP.test(target))
    return [
      standingPart(target, -0.08, LONE),
      ...heldParts(what, [0, -0.02], LONE * 0.52, HAND * 0.86, { from: 'middle', movement: outAndBack(0, 0.03) }),
    ]
  const size = Math.min(MOST_ABOVE, sizeBeside(what, target, TARGET, centimetres) * 0.92)
  const movement = outAndBack(0, 0.07)
  const isIn = isVessel(target)
  return [
    standingPart(target, -0.08, size > 0.4 ? TARGET * 0.88 : TARGET),
    ...heldParts(what, [0, isIn ? -size * 0.36 : -size * 0.46], size, HAND * 0.86, {
      from: 'rim',
      movement,
      ...(isIn && { isBehindRim: true }),
    }),
    markPart('straight', [-size * 0.5 - BESIDE, -size * 0.4], 0.22, { from: 'rim', angle: DOWN }),
  ]
}

/** With these something is cleaned. */
const CLEANING = /^(?:sponge|towel|soap|mop|broom|toothbrush|tissue|glove|paper towel)$/u
const stainsOn = (tool: string | undefined): StagePart[] =>
  tool !== undefined && CLEANING.test(tool) ? [markPart('dirt', [0, 0], 0.2, { from: 'middle' })] : []

/** Tools with handles work as such; cloths, sponges and paper are moved under the fingers. */
const FLAT = /^(?:sponge|towel|sandpaper|soap|candle|tissue|glove|lemon|iron|credit card|plaster|bandage|tape|stamp)$/u

const rub: StagingOf = ({ what, tool }, centimetres) => {
  const alone = sizeAtHand(what, centimetres)
  const base = standingPart(what, -0.06, alone)
  const length = handFor(what, alone, centimetres)
  const movement = toAndFro(0.09, 0.3)
  // Glue runs out of its bottle.
  if (tool && isPoured({ what: tool, count: 1 })) return pour({ motion: 'pour', what, tool, target: what }, centimetres)
  if (tool && !FLAT.test(tool))
    return [base, ...stainsOn(tool), toolPart(tool, LONE), markPart('zigzag', [-0.12, -0.32], 0.3, { from: 'middle' })]
  return [
    base,
    ...stainsOn(tool),
    ...(tool ? [thingPart(tool, [0, 0.02], Math.max(0.24, length * 0.7), { from: 'middle', movement })] : []),
    handPart('touch', [-0.04, 0.02], 0.5, length, { from: 'middle', movement }),
    markPart('zigzag', [-0.16, -0.34], 0.34, { from: 'middle' }),
    markPart('shine', [-0.3, 0], 0.12, { from: 'middle' }),
  ]
}

const hit: StagingOf = ({ what, tool = 'hammer', target }, centimetres) => [
  ...(target
    ? [
        standingPart(target, -0.16, TARGET),
        thingPart(what, [0, 0.02], sizeBeside(what, target, TARGET, centimetres) * 0.8, { from: 'rim' }),
      ]
    : [standingPart(what, -0.12, LONE * 0.9)]),
  markPart('hits', [0, -0.02], 0.24, { from: target ? 'rim' : 'middle' }),
  toolPart(tool, LONE * 0.9, [0, 0], target ? 'rim' : 'middle'),
]

const press: StagingOf = ({ what, tool }, centimetres) => {
  const alone = sizeAtHand(what, centimetres)
  const length = handFor(what, alone, centimetres)
  return [
    standingPart(what, -0.06, alone),
    markPart('hits', [0, 0], 0.2, { from: 'middle' }),
    tool
      ? toolPart(tool, LONE)
      : handPart('point', [0, 0], 0.5, Math.max(length, HAND * 0.7), { from: 'middle', movement: outAndBack(0.05, 0.03) }),
  ]
}

/** From where it is, or away from what it is fixed to. */
const pull: StagingOf = ({ what, tool, target }, centimetres) => {
  const alone = sizeAtHand(what, centimetres)
  const length = handFor(what, alone, centimetres)
  if (!target && !tool && isPinched(what, centimetres))
    return [
      ...heldParts(what, [-0.06, 0.1], alone, length, { movement: outAndBack(0.05, -0.02) }),
      markPart('straight', [0.02, -0.26], 0.34, { angle: RIGHT - 0.2 }),
    ]
  if (!target)
    return [
      standingPart(what, -0.12, alone),
      tool
        ? toolPart(tool, LONE)
        : handPart('grip', [0.26 * alone, -0.02], 0.25, length, { from: 'middle', movement: outAndBack(0.05, 0.02) }),
      markPart('straight', [0.16, -0.36], 0.34, { from: 'middle', angle: RIGHT - 0.2 }),
    ]
  const size = sizeBeside(what, target, TARGET, centimetres)
  return [
    standingPart(target, -0.26, TARGET),
    ...heldParts(what, [0.14 + size * 0.4, -0.04], size, HAND * 0.86, { from: 'middle', movement: outAndBack(0.07, -0.02) }),
    markPart('straight', [0.1, -0.34], 0.34, { from: 'middle', angle: RIGHT - 0.2 }),
  ]
}

const push: StagingOf = ({ what, target }, centimetres) => {
  const alone = sizeAtHand(what, centimetres)
  if (!target)
    return [
      standingPart(what, -0.14, alone),
      handPart('touch', [0.2 * alone, 0], 0.3, handFor(what, alone, centimetres), { from: 'middle', movement: outAndBack(-0.05, -0.01) }),
      markPart('straight', [0.42, -0.34], 0.34, { from: 'middle', angle: LEFT }),
    ]
  const size = sizeBeside(what, target, TARGET, centimetres)
  return [
    standingPart(target, -0.26, TARGET),
    ...heldParts(what, [0.16 + size * 0.4, 0], size, HAND * 0.86, { from: 'middle', movement: outAndBack(-0.08, 0) }),
    markPart('straight', [0.46, -0.34], 0.34, { from: 'middle', angle: LEFT }),
  ]
}

/** A roll is pushed by its two ends. */
const shape: StagingOf = ({ what, tool }, centimetres) => {
  const length = Math.max(0.3, handFor(what, LONE, centimetres))
  const roll = toAndFro(0.06, RIGHT)
  // The picture of a rolling pin lies aslant.
  const pin = tool ? [thingPart(tool, [0, -0.14], 0.6, { from: 'middle', movement: roll, angle: Math.PI / 4 })] : []
  const y = tool ? -0.14 : 0.02
  return [
    standingPart(what, -0.02, LONE),
    ...pin,
    handPart(tool ? 'grip' : 'touch', [-0.24, y], -0.5, length, {
      from: 'middle',
      isLeft: true,
      movement: tool ? roll : outAndBack(0.04, 0),
    }),
    handPart(tool ? 'grip' : 'touch', [0.24, y], 0.5, length, { from: 'middle', movement: tool ? roll : outAndBack(-0.04, 0) }),
    markPart(tool ? 'both-ways' : 'clockwise', [0, tool ? -0.42 : -0.06], tool ? 0.5 : 0.36, { from: 'middle' }),
  ]
}

const squeeze: StagingOf = ({ what, target }, centimetres) => {
  const size = target ? sizeBeside(what, target, TARGET, centimetres) * 0.9 : LONE * 0.8
  const from = target ? ('rim' as const) : ('stage' as const)
  const at: Offset = target ? [0, -0.1 - size * 0.5] : [-0.06, 0]
  return [
    ...(target ? [standingPart(target, -0.1, TARGET * 0.72)] : []),
    ...(target ? [markPart('water', [0, -0.12], 0.2, { from })] : []),
    thingPart(what, at, size, { from, movement: rocking(0.03) }),
    handPart('grip', [at[0] + size * 0.12, at[1]], -0.15, HAND, { from, movement: rocking(0.03) }),
    markPart('straight', [at[0] - size * 0.5 - 0.12, at[1]], 0.16, { from, angle: RIGHT }),
  ]
}

const shake: StagingOf = ({ what }, centimetres) => {
  const movement = toAndFro(0.05, 0.9, 1.8)
  const alone = sizeAtHand(what, centimetres)
  return [
    thingPart(what, [-0.06, 0], alone * 0.86, { movement, angle: 0.15 }),
    handPart('grip', [0.04, 0.06], 0.35, handFor(what, alone, centimetres), { movement }),
    markPart('lines', [-0.06, 0], 0.46),
  ]
}

const give: StagingOf = ({ what }, centimetres) => {
  const length = Math.max(0.3, handFor(what, LONE * 0.7, centimetres))
  return [
    handPart('touch', [-0.2, 0.2], -0.3, length, { isLeft: true }),
    ...heldParts(what, [0, 0.02], LONE * 0.6, length, { movement: outAndBack(-0.06, 0.02) }),
    markPart('straight', [0.26, -0.36], 0.5, { angle: LEFT }),
  ]
}

const write: StagingOf = ({ what, tool = 'pen' }) => [
  standingPart(what, -0.08, LONE * 1.06),
  toolPart(tool, LONE * 0.86),
  markPart('lines', [-0.5, -0.12], 0),
]

const swipe: StagingOf = ({ what }) => [
  standingPart(what, -0.08, LONE * 1.1),
  handPart('point', [0.02, 0.08], 0.6, HAND * 0.9, { from: 'middle', movement: outAndBack(0, -0.14) }),
  markPart('straight', [-0.4, 0.2], 0.44, { from: 'middle', angle: UP }),
]

const type: StagingOf = ({ what }) => [
  standingPart(what, 0, LONE * 1.1),
  handPart('touch', [-0.1, 0.12], -0.9, HAND * 0.84, { from: 'middle', isLeft: true, movement: toAndFro(0.03, DOWN, 2.2) }),
  handPart('touch', [0.1, 0.12], 0.9, HAND * 0.84, { from: 'middle', movement: toAndFro(-0.03, DOWN, 1.9) }),
]

const dig: StagingOf = ({ what, tool }) => [
  standingPart(what, -0.12, LONE),
  tool ? toolPart(tool, LONE) : handPart('touch', [0.02, 0], 0.9, HAND, { from: 'middle', movement: toAndFro(0.05, 0.9) }),
  markPart('straight', [-0.5, -0.1], 0.34, { angle: DOWN }),
]

const hold: StagingOf = ({ what, tool: other, target }, centimetres) =>
  target
    ? [
        standingPart(target, -0.14, LONE),
        ...heldParts(what, [0.14, 0.06], 0.36, HAND * 0.86, { from: 'middle' }),
        markPart('both-ways', [0, -0.3], 0.6, { from: 'middle' }),
      ]
    : [
        ...heldParts(what, [-0.06, 0], sizeAtHand(what, centimetres) * 0.84, handFor(what, sizeAtHand(what, centimetres), centimetres), {
          movement: outAndBack(0, -0.02),
        }),
        ...(other ? [thingPart(other, [-0.34, 0.2], 0.4)] : []),
      ]

/** How each thing that hands do is seen. */
const STAGINGS: Readonly<Record<PlanHandMotion, StagingOf>> = {
  turn: turned('clockwise'),
  'turn-back': turned('anticlockwise'),
  lift,
  put,
  pour,
  sprinkle,
  stir,
  cut,
  peel,
  rub,
  hit,
  press,
  pull,
  push,
  shape,
  squeeze,
  shake,
  give,
  write,
  swipe,
  type,
  rinse,
  cook,
  dig,
  hold,
}

export const stagingOf = (work: PlanHandwork, centimetres: Centimetres) => STAGINGS[work.motion](work, centimetres)
