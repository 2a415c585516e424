import type { Transform } from '@fablecut/domain/timeline/picture'
import type { Size } from '@fablecut/render/plan/fit'
import type { Box, Point } from './item-box.ts'

/** Where a gesture began: the item's box and transform, and the pointer, in pixels of the film. */
export type Start = { readonly box: Box; readonly transform: Required<Transform>; readonly point: Point; readonly output: Size }
/** The changed part of a transform, and the lines it snapped to, as fractions of the frame. */
export type Moved = { readonly transform: Transform; readonly guides: Guides }
export type Guides = { readonly x: number | null; readonly y: number | null }

export const NO_GUIDES: Guides = { x: null, y: null }
/** Thirds and the middle. */
const LINES = [1 / 3, 1 / 2, 2 / 3]

/**
 *     .---.---.---.
 *     |   |   |   |      the centre snaps to the middle and to thirds that are nearer than `snap`, in pixels of the film
 *     '---'---'---'
 */
export function moveTo({ box, transform, point, output }: Start, to: Point, snap: number): Moved {
  const across = snapped((box.x + to.x - point.x) / output.width, snap / output.width)
  const down = snapped((box.y + to.y - point.y) / output.height, snap / output.height)
  return {
    transform: {
      x: transform.x + across.value - box.x / output.width,
      y: transform.y + down.value - box.y / output.height,
    },
    guides: { x: across.line, y: down.line },
  }
}

function snapped(value: number, distance: number): { readonly value: number; readonly line: number | null } {
  const line = LINES.find((candidate) => Math.abs(candidate - value) <= distance) ?? null
  return { value: line ?? value, line }
}

/** A corner follows the pointer; the centre stays. */
export function scaleTo({ box, transform, point }: Start, to: Point): Moved {
  const ratio = distance(box, to) / Math.max(1, distance(box, point))
  return { transform: { scale: Math.max(MIN_SCALE, transform.scale * ratio) }, guides: NO_GUIDES }
}

const MIN_SCALE = 0.05
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Angles that a rotation snaps to, and how near to them, in degrees. */
const [STEP, NEAR] = [45, 3]

/** The handle follows the pointer around the centre. `inSteps`: to multiples of 15 degrees. */
export function rotateTo({ box, transform, point }: Start, to: Point, inSteps: boolean): Moved {
  const turned = transform.rotation + angle(box, to) - angle(box, point)
  const near = Math.round(turned / STEP) * STEP
  const rotation = inSteps ? Math.round(turned / 15) * 15 : Math.abs(near - turned) <= NEAR ? near : turned
  return { transform: { rotation: withinHalfTurns(rotation) }, guides: NO_GUIDES }
}

const angle = (center: Point, point: Point): number => (Math.atan2(point.y - center.y, point.x - center.x) * 180) / Math.PI
const withinHalfTurns = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

export type Fingers = readonly [Point, Point]

/** Two fingers move, scale and rotate at once. */
export function pinchTo(start: Pick<Start, 'transform' | 'output'> & { readonly fingers: Fingers }, [a, b]: Fingers): Moved {
  const { transform, output } = start
  const [startA, startB] = start.fingers
  const ratio = distance(a, b) / Math.max(1, distance(startA, startB))
  const turn = angle(a, b) - angle(startA, startB)
  const shift = { x: (a.x + b.x - startA.x - startB.x) / 2, y: (a.y + b.y - startA.y - startB.y) / 2 }
  return {
    transform: {
      x: transform.x + shift.x / output.width,
      y: transform.y + shift.y / output.height,
      scale: Math.max(MIN_SCALE, transform.scale * ratio),
      rotation: withinHalfTurns(transform.rotation + turn),
    },
    guides: NO_GUIDES,
  }
}

/** Distance of an arrow key in pixels of the film; with Shift ten times as far. */
const NUDGE = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const SCALE_KEYS: Readonly<Record<string, number>> = { '+': 1.02, '=': 1.02, '-': 1 / 1.02 }
const ROTATION_KEYS: Readonly<Record<string, number>> = { '[': -1, ']': 1 }

/** What a key changes at an item on the canvas; null for other keys. */
export function nudged(
  { transform, output }: Pick<Start, 'transform' | 'output'>,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Transform | null {
  const times = shiftKey ? 10 : 1
  if (key in NUDGE) {
    const [right, down] = NUDGE[key as keyof typeof NUDGE]
    return { x: transform.x + (right * times) / output.width, y: transform.y + (down * times) / output.height }
  }
  const [factor, turn] = [SCALE_KEYS[key], ROTATION_KEYS[key]]
  if (factor !== undefined) return { scale: transform.scale * factor }
  return turn === undefined ? null : { rotation: withinHalfTurns(transform.rotation + turn) }
}
