import { type Ctx, linear, stop } from '../../paint/canvas.ts'
import { type Colour, css, luminance, mix, type Rgb } from '../../paint/colour.ts'
import { outCubic, progress } from '../kit/easing.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { MotionPart } from '../kit/kit.ts'
import { contrast } from '../looks/contrast.ts'
import type { MotionLook } from '../looks/look.ts'
import type { DrawingPlace } from './drawing-place.ts'

/** How much of its second colour a panel has, from strong to weak, and the contrast that it keeps to what is seen before it. */
const AMOUNTS = [0.6, 0.42, 0.8, 0.26] as const
const SUBJECT_CONTRAST = 1.7
/** Part of the box of a drawing that is over the edge of a panel; how much its edge leans, in units. */
const REACH = 0.2
const LEAN = 64
/** Units beyond the frame, so that a panel goes on where the camera moves back. */
const BEYOND = 240
/** Depth of the second panel behind the first. */
const SECOND = 26

const panelTone = ({ palette }: MotionLook, subject: Rgb | undefined): Colour => {
  const own = palette.ground[1]
  const to = luminance(own) < 0.25 ? mix(palette.a, '#ffffff', 0.12) : palette.a
  const tones = AMOUNTS.map((amount) => mix(own, to, amount))
  return tones.find((tone) => subject === undefined || contrast(subject, tone) >= SUBJECT_CONTRAST) ?? mix(own, '#ffffff', 0.6)
}

/** A side of the frame, or its upper part, in a second tone: a drawing stands before it and reaches over its edge. */
export function createCardPanel(
  look: MotionLook,
  { box, isAtEnd }: DrawingPlace,
  subject: Rgb | undefined,
  frame: MotionFrame,
): MotionPart {
  const tone = panelTone(look, subject)
  const [light, dark] = [mix(tone, '#ffffff', 0.14), mix(tone, look.palette.ink, 0.16)]
  const isWide = frame.shape === 'wide'
  const edge = isWide ? box.x + box.w * (isAtEnd ? REACH : 1 - REACH) : box.y + box.h * (1 - REACH)
  return (g, seconds) => {
    const show = progress(seconds, -0.3, 0.55, outCubic)
    const sway = Math.sin(seconds * 0.7) * 7
    for (const [depth, style] of [
      [SECOND, css(tone, 0.42)],
      [0, linear(g, 0, 0, 0, frame.height, [stop(0, light), stop(1, dark)])],
    ] as const) {
      g.fillStyle = style
      trace(g, isWide ? { isAtEnd, at: edge + (isAtEnd ? -depth : depth) + sway } : { at: edge + depth + sway }, frame, show)
      g.fill()
    }
  }
}

type Edge = { readonly at: number; readonly isAtEnd?: boolean }

function trace(g: Ctx, { at, isAtEnd }: Edge, { width, height }: MotionFrame, show: number): void {
  g.beginPath()
  if (isAtEnd === undefined) {
    const y = at * show
    g.moveTo(-BEYOND, -BEYOND)
    g.lineTo(width + BEYOND, -BEYOND)
    g.lineTo(width + BEYOND, y - LEAN / 2)
    g.lineTo(-BEYOND, y + LEAN / 2)
    return
  }
  const [outer, x] = isAtEnd ? [width + BEYOND, at + (width - at) * (1 - show)] : [-BEYOND, at * show]
  g.moveTo(outer, -BEYOND)
  g.lineTo(x + LEAN, -BEYOND)
  g.lineTo(x - LEAN, height + BEYOND)
  g.lineTo(outer, height + BEYOND)
}
