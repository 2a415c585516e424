import {
  DOWN,
  FOOT,
  HAND,
  sizeAtHand,
  handPart,
  handFor,
  heldParts,
  LONE,
  markPart,
  RIGHT,
  sizeBeside,
  standingPart,
  TARGET,
  thingPart,
  toAndFro,
  toolPart,
} from './parts.ts'
import type { StagePart, StagingOf } from './staging.ts'
import { dippedInto } from './vessels.ts'

export const pour: StagingOf = ({ what, tool: vessel = what, target = vessel === 'watering can' ? what : undefined }) => [
  ...(target ? [standingPart(target, -0.1, TARGET * 0.86)] : []),
  toolPart(vessel, TARGET * 0.86, target ? [0, 0] : [-0.1, 0.2], target ? 'middle' : 'stage'),
]

export const sprinkle: StagingOf = ({ what, target = what }, centimetres) => [
  standingPart(target, -0.1, TARGET),
  ...(target === what ? [] : [standingPart(what, 0.36, sizeBeside(what, target, TARGET, centimetres) * 0.8)]),
  markPart('grains', [0, -0.16], 0.3, { from: 'rim' }),
  handPart('pinch', [0.02, -0.2], -0.45, HAND, { from: 'rim', movement: toAndFro(0.03, RIGHT, 1.1) }),
]

/** Things of which some are seen in the vessel in which they are stirred. */
const SEEN_IN = /(?:egg|potato|tomato|onion|carrot|vegetables|mushroom|pasta|spaghetti|rice|bean|shrimp|strawberry|blueberry|apple)$/u

/** Two of a kind in the opening of a vessel. */
const contentOf = (what: string, vessel: string): StagePart[] => {
  const isFlat = vessel.endsWith('pan')
  const one = (x: number, y: number) => thingPart(what, [x, isFlat ? y + 0.05 : y], 0.2, { from: 'rim', isBehindRim: !isFlat })
  return [one(-0.13, -0.02), one(0.07, -0.03)]
}

export const stir: StagingOf = ({ what, tool = 'spoon', target = what }) => [
  standingPart(target, -0.12, TARGET),
  ...(what === target || !SEEN_IN.test(what) ? [] : contentOf(what, target)),
  markPart('circle', [-0.02, -0.1], 0.24, { from: 'rim' }),
  { ...toolPart(tool, TARGET), ...dippedInto(target) },
]

export const cut: StagingOf = ({ what, tool = 'knife' }, centimetres) => {
  const size = sizeAtHand(what, centimetres)
  return [
    standingPart(what, -0.08, size, { slices: 2 }),
    handPart('touch', [-0.26 * size, 0.08 * size], -0.5, HAND, { from: 'middle', isLeft: true }),
    toolPart(tool, LONE),
    markPart('straight', [-0.02, -0.2 - 0.26 * size], 0.16, { from: 'middle', angle: DOWN }),
  ]
}

export const peel: StagingOf = ({ what, tool = 'knife' }, centimetres) => {
  const size = sizeAtHand(what, centimetres)
  return [
    standingPart(what, -0.08, size),
    handPart('touch', [-0.26 * size, 0.12 * size], -0.5, HAND, { from: 'middle', isLeft: true }),
    markPart('ribbon', [0.02, 0.1 * size], 0.4 * size, { from: 'middle' }),
    toolPart(tool, LONE),
    markPart('anticlockwise', [0, 0], 0.08 + 0.41 * size, { from: 'middle' }),
  ]
}

export const rinse: StagingOf = ({ what }, centimetres) => {
  const size = LONE * 0.66
  // Hands are washed themselves.
  if (what === 'tap')
    return [
      thingPart('tap', [-0.16, -0.26], 0.62),
      handPart('touch', [-0.34, 0.26], -0.3, HAND, { isLeft: true, movement: toAndFro(0.03, RIGHT, 0.9) }),
      handPart('touch', [-0.24, 0.2], 0.3, HAND, { movement: toAndFro(-0.03, RIGHT, 0.9) }),
      markPart('water', [-0.318, 0.06], 0.34),
    ]
  return [
    thingPart('tap', [-0.2, -0.34], 0.5),
    ...heldParts(what, [-0.06, 0.22], size, handFor(what, LONE, centimetres), { movement: toAndFro(0.02, RIGHT) }),
    markPart('water', [-0.04, -0.12], 0.34),
  ]
}

export const cook: StagingOf = ({ what, target = 'frying pan' }, centimetres) => {
  const size = sizeBeside(what, target, TARGET, centimetres) * 0.8
  // What is fried lies in the pan.
  const isFlat = /(?:pan|grill)$/u.test(target)
  return what === target
    ? [
        markPart('flames', [-0.08, FOOT], 0.4),
        thingPart(target, [-0.08, 0.34], LONE, { stands: true }),
        markPart('steam', [0, -0.08], 0.3, { from: 'rim' }),
      ]
    : [
        thingPart(target, [-0.08, 0.33], TARGET * 1.1, { stands: true }),
        thingPart(what, [isFlat ? -0.06 : 0, isFlat ? -size * 0.1 : -size * 0.28], size, {
          from: 'rim',
          ...(isFlat ? {} : { isBehindRim: true }),
        }),
        markPart('flames', [-0.08, FOOT], 0.36),
        markPart('steam', [0, -size * 0.6], 0.3, { from: 'rim' }),
      ]
}
