import { type Ctx } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import { outCubic, progress } from './kit/easing.ts'
import type { FrameShape } from './kit/frame.ts'
import { type HandStyle, type PaintedHand, paintHand } from './painted-hand.ts'
import { centimetresOf, type PlacedThing } from './things-layout.ts'

/** The arm comes from the lower right, steeper where there is more room below. In radians. */
const ANGLES: Readonly<Record<FrameShape, number>> = { wide: 0.62, square: 0.8, tall: 1 }
/** What a hand closes around, and what it types on. */
const SQUEEZED: ReadonlySet<string> = new Set(['sponge', 'lemon', 'lime', 'orange', 'tube', 'dough', 'towel', 'cloth'])
const TYPED: ReadonlySet<string> = new Set(['keyboard', 'laptop', 'typewriter', 'computer', 'calculator', 'piano', 'smartphone'])
/** How far a hand that closes around a thing reaches over it, in lengths of the hand. */
const AROUND = 0.4
/** Length of a real hand. */
export const HAND_CENTIMETRES = 19
/** Least and most length of the hand in sizes of what it works on. */
const [SHORTEST, LONGEST] = [0.55, 0.85]
/** When it comes after the thing, and how long it takes, in seconds. */
const DELAY = 0.3
const COMES_IN = 0.45

const handLength = (on: PlacedThing): number => on.size * clamp(HAND_CENTIMETRES / centimetresOf(on.thing), SHORTEST, LONGEST)

/**
 * Where the fingertips are at a second, off the middle of a thing and in its sizes: they come along the arm and work to and fro. `angle`: of the arm, in
 * radians; `at`: when the thing appears.
 */
export function fingertipsAt(
  seconds: number,
  { angle, at, phase }: { readonly angle: number; readonly at: number; readonly phase: number },
): { readonly x: number; readonly y: number } {
  const away = 1 - progress(seconds, at + DELAY, COMES_IN, outCubic)
  const [along, across] = [away * 2.2 + 0.035 * Math.sin(seconds * 5.2 + phase), 0.05 * Math.sin(seconds * 2.6 + phase)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: 0.16 + along * cos - across * sin, y: 0.1 + along * sin + across * cos }
}

/** A hand that works on things. `scale`: pixels per unit at which it is sharp. */
export function createWorkingHand(
  { shape, ...hand }: HandStyle & { readonly shape: FrameShape },
  scale: number,
): (g: Ctx, on: PlacedThing, seconds: number) => void {
  const angle = ANGLES[shape]
  let painted: PaintedHand | undefined
  return (g, on, seconds) => {
    const length = handLength(on)
    painted ??= paintHand(hand, SQUEEZED.has(on.thing.what) ? 'grip' : 'touch', Math.max(8, length * scale), scale)
    const { x, y } = fingertipsAt(seconds, { ...on, angle })
    const isTyping = TYPED.has(on.thing.what)
    // Typing fingers wander over the keys and strike them.
    const across = isTyping ? 0.2 * Math.sin(seconds * 1.9) : 0
    const strike = isTyping ? 0.04 * Math.abs(Math.sin(seconds * 9)) : 0
    const squeeze = SQUEEZED.has(on.thing.what) ? 1 - 0.07 * (0.5 + 0.5 * Math.sin(seconds * 4)) : 1
    const part = (length / painted.length) * squeeze
    g.save()
    g.translate(on.x + (x + across) * on.size, on.y + (y - strike) * on.size)
    g.rotate(angle)
    g.scale(part, part)
    g.drawImage(painted.canvas, -painted.margin - (SQUEEZED.has(on.thing.what) ? AROUND * painted.length : 0), -painted.canvas.height / 2)
    g.restore()
  }
}
