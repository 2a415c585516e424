import type { Ctx } from '../../paint/canvas.ts'
import { inOutCubic, progress } from '../kit/easing.ts'
import type { Point } from '../kit/geometry.ts'
import { drawArrow } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import type { MarkPart } from './staging.ts'

/** When marks begin to draw themselves, behind the hands, and how long it takes, in seconds. */
const STARTS = 0.75
const TAKES = 0.5
/** Of the stroke of an arrow, in sizes of the stage. */
const STROKE = 0.03
/** Steps of a bent line. */
const STEPS = 24

/** `x`, `y`: in units; `stage`: size of the stage. `grain`: colour of what is sprinkled. */
type MarkAt = { readonly x: number; readonly y: number; readonly stage: number; readonly seconds: number; readonly grain: string }

const line = (count: number, at: (part: number) => Point): Point[] => Array.from({ length: count + 1 }, (_, i) => at(i / count))

/** An arc around a point, over its top. */
const arc = ({ x, y }: MarkAt, radius: number, from: number, to: number, flat = 1): Point[] =>
  line(STEPS, (part) => {
    const angle = from + (to - from) * part
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat]
  })

/** A little bent, as one draws by hand. */
function straight({ x, y, stage }: MarkAt, length: number, angle: number): Point[] {
  const bend = length * 0.07
  return line(STEPS, (part) => {
    const [along, across] = [(part - 0.5) * length, Math.sin(part * Math.PI) * bend]
    return [
      x + (Math.cos(angle) * along - Math.sin(angle) * across) * stage,
      y + (Math.sin(angle) * along + Math.cos(angle) * across) * stage,
    ]
  })
}

const [OVER_LEFT, OVER_RIGHT] = [-Math.PI * 0.98, -Math.PI * 0.12]

function drawArrows(g: Ctx, look: MotionLook, mark: MarkPart, at: MarkAt): boolean {
  const { stage, seconds } = at
  const part = progress(seconds, STARTS, TAKES, inOutCubic)
  const size = mark.size * stage
  const arrow = (points: readonly Point[]): void => drawArrow(g, { look }, points, part, stage * STROKE, look.palette.key)
  switch (mark.shape) {
    case 'clockwise':
      arrow(arc(at, size, OVER_LEFT, OVER_RIGHT))
      return true
    case 'anticlockwise':
      arrow(arc(at, size, OVER_RIGHT, OVER_LEFT))
      return true
    case 'circle':
      arrow(arc(at, size, Math.PI * 0.9, Math.PI * 2.55, 0.36))
      return true
    case 'straight':
      arrow(straight(at, mark.size, mark.angle ?? 0))
      return true
    case 'both-ways': {
      const points = straight(at, mark.size, 0)
      arrow(points.slice(STEPS / 2))
      arrow(points.slice(0, STEPS / 2 + 1).toReversed())
      return true
    }
    case 'zigzag':
      arrow(line(6, (step) => [at.x + (step - 0.5) * size * 1.3, at.y + (Math.round(step * 6) % 2 === 0 ? 0.22 : -0.22) * size]))
      return true
    default:
      return false
  }
}

const RAYS = 7

/** Short strokes around a point, or beside what shakes. */
function drawStrokes(g: Ctx, { tools, palette }: MotionLook, { shape, size }: MarkPart, { x, y, stage, seconds }: MarkAt): void {
  const show = progress(seconds, STARTS, 0.25)
  const pulse = 1 + 0.08 * Math.sin(seconds * 7)
  const stroke = (from: Point, to: Point): void => tools.stroke(g, [from, to], stage * 0.016, palette.key)
  if (show <= 0 || size === 0) return
  g.save()
  g.globalAlpha *= show
  if (shape === 'hits')
    for (let i = 0; i < RAYS; i++) {
      const angle = Math.PI * (1.06 + (i / (RAYS - 1)) * 0.88)
      const [near, far] = [size * 0.72 * stage, size * 1.08 * stage * pulse]
      stroke([x + Math.cos(angle) * near, y + Math.sin(angle) * near], [x + Math.cos(angle) * far, y + Math.sin(angle) * far])
    }
  else
    for (const side of [-1, 1])
      for (const row of [-0.12, 0.02, 0.16])
        stroke([x + side * size * stage, y + row * stage], [x + side * (size + 0.07) * stage * pulse, y + (row - 0.03) * stage])
  g.restore()
}

/** Stars of four rays on what is clean. */
function drawShine(g: Ctx, { size }: MarkPart, { x, y, stage, seconds }: MarkAt): void {
  g.save()
  g.fillStyle = '#ffffff'
  for (const [dx, dy, scale] of [
    [0, 0, 1],
    [0.14, -0.16, 0.6],
    [0.02, 0.18, 0.5],
  ] as const) {
    const r = size * scale * stage * (0.7 + 0.3 * Math.sin(seconds * 4 + dx * 30)) * progress(seconds, STARTS + 0.2, 0.3)
    const [cx, cy] = [x + dx * stage, y + dy * stage]
    g.beginPath()
    g.moveTo(cx, cy - r)
    for (const [ax, ay] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const)
      g.quadraticCurveTo(cx, cy, cx + ax * r, cy + ay * r)
    g.fill()
  }
  g.restore()
}

/** What falls from above: grains, or drops of water in a stream. */
function drawFalling(g: Ctx, { shape, size }: MarkPart, { x, y, stage, seconds, grain }: MarkAt): void {
  if (seconds < STARTS) return
  const height = size * stage
  g.save()
  if (shape === 'water') {
    g.globalAlpha = 0.8
    g.fillStyle = '#8fd0f0'
    g.fillRect(x - stage * 0.022, y - height * 0.4, stage * 0.044, height)
    g.fillStyle = '#c8ecfb'
    g.fillRect(x - stage * 0.01, y - height * 0.4, stage * 0.01, height)
  }
  g.fillStyle = shape === 'water' ? '#8fd0f0' : grain
  g.strokeStyle = 'rgba(40,24,60,0.45)'
  g.lineWidth = stage * 0.003
  const count = shape === 'water' ? 10 : 26
  for (let i = 0; i < count; i++) {
    const way = (seconds * 0.9 + i * 0.618) % 1
    const aside = Math.sin(i * 12.9) * stage * (shape === 'water' ? 0.16 * way : 0.03 + 0.1 * way)
    const r = stage * (shape === 'water' ? 0.012 : 0.008 + 0.006 * ((i * 7) % 3))
    g.beginPath()
    g.arc(
      x + aside,
      y + (shape === 'water' ? height * 0.6 - Math.sin(way * Math.PI) * height * 0.3 : way * height - height * 0.2),
      r,
      0,
      Math.PI * 2,
    )
    g.fill()
    g.stroke()
  }
  g.restore()
}

/** What has been peeled off hangs in a curl, in the colour of the thing. */
function drawRibbon(g: Ctx, { size }: MarkPart, { x, y, stage, seconds, grain }: MarkAt): void {
  const part = progress(seconds, STARTS, 1.2)
  const long = size * stage
  const points = line(STEPS, (way): Point => [
    x + Math.sin(way * part * 9) * long * 0.16,
    y + way * part * long + Math.cos(way * part * 9) * long * 0.06,
  ])
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const [colour, width] of [
    ['rgba(40,24,60,0.75)', 0.055],
    [grain, 0.043],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width * stage
    g.beginPath()
    points.forEach(([px, py], i) => (i === 0 ? g.moveTo(px, py) : g.lineTo(px, py)))
    if (part > 0) g.stroke()
  }
  g.restore()
}

const STAINS = [
  [-0.55, -0.3, 0.2],
  [0.35, -0.5, 0.15],
  [-0.1, 0.15, 0.24],
  [0.6, 0.25, 0.17],
  [-0.5, 0.5, 0.14],
] as const
/** Seconds in which stains are wiped away. */
const WIPED = 1.6

/** Stains on a thing, which go one after the other. */
function drawStains(g: Ctx, { size }: MarkPart, { x, y, stage, seconds }: MarkAt): void {
  g.save()
  g.fillStyle = '#5b4632'
  STAINS.forEach(([dx, dy, radius], i) => {
    g.globalAlpha = 0.6 * (1 - progress(seconds, STARTS + (i / STAINS.length) * WIPED, 0.5))
    g.beginPath()
    g.ellipse(x + dx * size * stage, y + dy * size * stage, radius * size * stage * 1.3, radius * size * stage, i, 0, Math.PI * 2)
    g.fill()
  })
  g.restore()
}

const FLAMES = ['#ff8a1f', '#ffd24a', '#ff8a1f', '#ffd24a', '#ff8a1f'] as const

function drawFlames(g: Ctx, { size }: MarkPart, { x, y, stage, seconds }: MarkAt): void {
  const width = size * stage
  g.save()
  g.fillStyle = '#2a2438'
  g.beginPath()
  g.ellipse(x, y, width * 0.62, width * 0.09, 0, 0, Math.PI * 2)
  g.fill()
  FLAMES.forEach((colour, i) => {
    const at = x + (i / (FLAMES.length - 1) - 0.5) * width
    const high = width * (0.26 + 0.07 * Math.sin(seconds * 9 + i * 2.1))
    const half = width * 0.1
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(at, y - high)
    g.bezierCurveTo(at + half * 1.3, y - high * 0.4, at + half, y, at, y)
    g.bezierCurveTo(at - half, y, at - half * 1.3, y - high * 0.4, at, y - high)
    g.fill()
  })
  g.restore()
}

function drawSteam(g: Ctx, { size }: MarkPart, { x, y, stage, seconds }: MarkAt): void {
  g.save()
  g.strokeStyle = '#ffffff'
  g.lineCap = 'round'
  g.lineWidth = stage * 0.018
  for (const i of [-1, 0, 1]) {
    const way = (seconds * 0.35 + (i + 1) * 0.33) % 1
    g.globalAlpha = 0.75 * Math.sin(way * Math.PI)
    g.beginPath()
    for (let step = 0; step <= 10; step++) {
      const up = step / 10
      const px = x + i * size * 0.5 * stage + Math.sin(up * 6 + seconds * 2 + i) * stage * 0.018
      const py = y - (up * 0.7 + way * 0.4) * size * stage
      if (step === 0) g.moveTo(px, py)
      else g.lineTo(px, py)
    }
    g.stroke()
  }
  g.restore()
}

/** Draws a mark that tells a motion: arrows and strokes in the accent of the look, and what falls, burns or rises. */
export function drawMark(g: Ctx, look: MotionLook, mark: MarkPart, at: MarkAt): void {
  if (drawArrows(g, look, mark, at)) return
  if (mark.shape === 'hits' || mark.shape === 'lines') drawStrokes(g, look, mark, at)
  else if (mark.shape === 'shine') drawShine(g, mark, at)
  else if (mark.shape === 'ribbon') drawRibbon(g, mark, at)
  else if (mark.shape === 'dirt') drawStains(g, mark, at)
  else if (mark.shape === 'flames') drawFlames(g, mark, at)
  else if (mark.shape === 'steam') drawSteam(g, mark, at)
  else drawFalling(g, mark, at)
}
