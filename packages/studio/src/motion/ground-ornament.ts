import { type Ctx, radial, stop } from '../paint/canvas.ts'
import { type Colour, css, luminance, mix } from '../paint/colour.ts'
import type { MotionFrame } from './kit/frame.ts'
import type { MotionPart } from './kit/kit.ts'
import type { MotionLook } from './looks/look.ts'

/** Where lights and arcs are, as parts of the frame. */
const CORNERS = [
  [0.98, 0.04],
  [0.02, 0.04],
] as const

type Ornament = {
  /** Draws what does not move by itself; in units of the frame. */
  readonly lights: (g: Ctx) => void
  readonly arcs: MotionPart
}

/** Lights on calm plain ground, with arcs around a corner, which turn, or the frame of an old page. In fear and grief there are lights alone. */
export function createGroundOrnament(look: MotionLook, { width, height, shape }: MotionFrame, seed: number): Ornament {
  const { palette, ground } = look
  const isDark = luminance(palette.ground[1]) < 0.25
  const isQuiet = ground === 'quiet'
  const reach = Math.max(width, height) * 0.62
  const [x, y] = CORNERS[Math.abs(Math.trunc(seed)) % CORNERS.length]!
  const tone = css(isDark ? mix(palette.a, '#ffffff', 0.2) : palette.mute, 0.2)
  const hill = css(isDark ? mix(palette.a, '#ffffff', 0.1) : palette.mute, isQuiet ? 0.05 : 0.1)
  return {
    lights(g) {
      drawLight(g, width * x, height * y, reach, isDark ? mix(palette.a, '#ffffff', 0.1) : '#ffffff', isQuiet ? 0.2 : isDark ? 0.42 : 0.6)
      drawLight(g, width * (1 - x), height * 0.95, reach, isDark ? palette.b : mix(palette.ground[1], palette.a, 0.4), isQuiet ? 0.1 : 0.26)
    },
    arcs(g, seconds) {
      if (shape === 'tall') drawHill(g, hill, width, height, seconds + seed)
      if (ground === 'paper') drawPageFrame(g, width, height, css(palette.mute, 0.5))
      else if (!isQuiet && ground !== 'grid') drawArcs(g, width * (1 - x), height, tone, seconds * 0.1 + seed)
    },
  }
}

function drawLight(g: Ctx, x: number, y: number, reach: number, colour: Colour, alpha: number): void {
  g.fillStyle = radial(g, x, y, 0, reach, [stop(0, colour, alpha), stop(0.5, colour, alpha * 0.42), stop(1, colour, 0)])
  g.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}

/** Tall frames have two large circles at their foot, below the captions, where else nothing would be. */
function drawHill(g: Ctx, colour: string, width: number, height: number, seconds: number): void {
  g.fillStyle = colour
  for (const [x, y, radius, phase] of [
    [0.2, 1.32, 0.9, 0],
    [0.9, 1.3, 0.82, 2],
  ] as const) {
    g.beginPath()
    g.arc(width * x + Math.sin(seconds * 0.4 + phase) * 14, height * y - width * 0.06, width * radius, 0, Math.PI * 2)
    g.fill()
  }
}

const ARCS = [150, 196, 242] as const

/** Parts of circles about a corner, which turn slowly. */
function drawArcs(g: Ctx, x: number, y: number, colour: string, turn: number): void {
  g.save()
  g.strokeStyle = colour
  g.lineCap = 'round'
  ARCS.forEach((radius, i) => {
    const from = turn * (i % 2 === 0 ? 1 : -1) + i
    g.lineWidth = i === 1 ? 9 : 3
    for (const start of [from, from + Math.PI]) {
      g.beginPath()
      g.arc(x, y, radius, start, start + 2.3)
      g.stroke()
    }
  })
  g.restore()
}

/** Two lines along the edges. */
function drawPageFrame(g: Ctx, width: number, height: number, colour: string): void {
  g.save()
  g.strokeStyle = colour
  for (const [inset, line] of [
    [22, 3],
    [32, 1.2],
  ] as const) {
    g.lineWidth = line
    g.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
  }
  g.restore()
}
