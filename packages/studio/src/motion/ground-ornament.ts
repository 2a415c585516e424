import { type Ctx, radial, stop } from '../paint/canvas.ts'
import { type Colour, css, luminance, mix } from '../paint/colour.ts'
import { createFoot } from './ground-shapes.ts'
import type { MotionFrame } from './kit/frame.ts'
import type { MotionPart } from './kit/kit.ts'
import { hex } from './looks/card-look.ts'
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

/** Motifs of calm plain ground, card after card. */
const MOTIFS = ['arcs', 'sun', 'hills'] as const

/**
 * Lights on calm plain ground with a motif that moves: arcs around a corner or the frame of an old page, a sun that rises, or hills. `isBusy`: a diagram or a
 * drawing is seen on it, which has no sun and no hills behind it.
 */
export function createGroundOrnament(look: MotionLook, frame: MotionFrame, seed: number, isBusy: boolean): Ornament {
  const { width, height, shape } = frame
  const at = Math.abs(Math.trunc(seed))
  const motif = isBusy ? 'arcs' : MOTIFS[at % MOTIFS.length]!
  const foot = motif === 'hills' ? createFoot(hillsOf(look), frame, seed) : undefined
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
      if (shape === 'tall' && motif === 'arcs') drawHill(g, hill, width, height, seconds + seed)
      if (motif === 'sun')
        drawSun(g, look, { x: width * SUN_AT[at % SUN_AT.length]!, y: height * FOOT_OF_SUN[shape], width, height }, seconds)
      foot?.(g, seconds)
      if (ground === 'paper') drawPageFrame(g, width, height, css(palette.mute, 0.5))
      else if (!isQuiet && ground !== 'grid' && motif === 'arcs') drawArcs(g, width * (1 - x), height, tone, seconds * 0.1 + seed)
    },
  }
}

/** Hills of quiet colours. */
const hillsOf = (look: MotionLook): MotionLook => {
  const { palette, ground } = look
  const part = ground === 'quiet' ? 0.5 : ground === 'paper' ? 0.7 : 1
  const faded = { a: hex(mix(palette.ground[2], palette.a, part)), b: hex(mix(palette.ground[2], palette.b, part)) }
  return { ...look, palette: { ...palette, ...faded } }
}

/** Where suns rise, as parts of the width; their middles, as parts of the height. */
const SUN_AT = [0.78, 0.24, 0.5, 0.86, 0.16] as const
const FOOT_OF_SUN = { wide: 1.02, square: 1.02, tall: 0.98 } as const
const SUN_RINGS = [0.5, 0.38, 0.27, 0.17] as const
const SUN_RAYS = 18

type SunPlace = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Rings of light with rays, which rise over the foot of the frame and turn slowly. */
function drawSun(g: Ctx, { palette, ground }: MotionLook, { x, y, width, height }: SunPlace, seconds: number): void {
  const isDark = luminance(palette.ground[1]) < 0.25
  const tone = isDark ? mix(palette.a, '#ffffff', 0.15) : palette.a
  const most = ground === 'quiet' ? 0.07 : 0.13
  const reach = Math.min(width, height * 1.2)
  const breath = 1 + 0.025 * Math.sin(seconds * 1.1)
  g.save()
  g.translate(x, y)
  g.fillStyle = css(tone, most)
  for (const radius of SUN_RINGS) {
    g.beginPath()
    g.arc(0, 0, reach * radius * breath, 0, Math.PI * 2)
    g.fill()
  }
  g.rotate(seconds * 0.05)
  g.strokeStyle = css(tone, most * 1.6)
  g.lineCap = 'round'
  g.lineWidth = 5
  for (let i = 0; i < SUN_RAYS; i++) {
    const angle = (i / SUN_RAYS) * Math.PI * 2
    const [from, to] = [reach * 0.54 * breath, reach * (i % 2 === 0 ? 0.64 : 0.59) * breath]
    g.beginPath()
    g.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
    g.lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
    g.stroke()
  }
  g.restore()
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
