import { type Brush, box, ellipse, groundShadow, paintShape, tint } from '../paint/brush.ts'
import { linear, newCanvas, path, stop } from '../paint/canvas.ts'
import { css, lerp, shade } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'
import { cloud, sky, sun } from './sky.ts'
import { ridge } from './terrain.ts'

export type RoomOptions = {
  readonly wall: Role
  readonly floor: Role
  /** Where wall meets floor, in pixels. */
  readonly floorY: number
  readonly pattern?: 'plain' | 'stripes' | 'tiles' | 'panels'
  readonly checker?: boolean
}

export function room(brush: Brush, frame: Frame, options: RoomOptions): void {
  wall(brush, frame, options)
  floor(brush, frame, options)
  box(brush, leftOf(frame), options.floorY - 15 * brush.unit, spanOf(frame), 15 * brush.unit, options.wall, { lighten: 0.3, noInk: true })
  brush.g.fillStyle = css([20, 10, 40], 0.25)
  brush.g.fillRect(leftOf(frame), options.floorY, spanOf(frame), 5 * brush.unit)
  const { g } = brush
  g.fillStyle = linear(g, 0, 0, frame.width, 0, [
    stop(0, [30, 14, 60], 0.3),
    stop(0.25, [30, 14, 60], 0),
    stop(0.75, [30, 14, 60], 0),
    stop(1, [30, 14, 60], 0.3),
  ])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
}

function wall(brush: Brush, frame: Frame, { wall: role, floorY, pattern }: RoomOptions): void {
  const { g, unit } = brush
  const colour = tint(brush, role, 0.1)
  g.fillStyle = linear(g, 0, -frame.bleed, 0, floorY, [shade(colour, -0.22), colour, shade(colour, 0.08)])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), floorY + frame.bleed)
  g.save()
  if (pattern === 'stripes') {
    g.globalAlpha = 0.12
    g.fillStyle = css(tint(brush, role, 0, -0.4))
    for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 62 * unit) g.fillRect(x, -frame.bleed, 29 * unit, floorY + frame.bleed)
  }
  if (pattern === 'tiles' || pattern === 'panels') {
    const [w, h] = pattern === 'tiles' ? [80, 44] : [170, 260]
    g.strokeStyle = css(shade(colour, -0.16), 0.6)
    g.lineWidth = 2 * unit
    for (let y = floorY - h * unit, row = 0; y > floorY - h * unit * (pattern === 'tiles' ? 7 : 1.5); y -= h * unit, row++)
      for (let x = leftOf(frame) - (row % 2) * (w / 2) * unit; x < frame.width + frame.bleed; x += w * unit)
        g.strokeRect(
          x + (pattern === 'panels' ? 14 * unit : 0),
          y,
          (pattern === 'panels' ? w - 28 : w) * unit,
          h * unit * (pattern === 'panels' ? 0.86 : 1),
        )
  }
  g.restore()
}

function floor(brush: Brush, frame: Frame, { floor: role, floorY, checker }: RoomOptions): void {
  const { g, unit } = brush
  const bottom = frame.height + frame.bleed
  const colour = tint(brush, role)
  const middle = frame.width / 2
  g.fillStyle = linear(g, 0, floorY, 0, bottom, [shade(colour, -0.3), colour, shade(colour, 0.08)])
  g.fillRect(leftOf(frame), floorY, spanOf(frame), bottom - floorY)
  const at = (i: number, y: number): number => middle + i * lerp(72, 176, (y - floorY) / (bottom - floorY)) * unit
  g.strokeStyle = css(shade(colour, -0.4), 0.45)
  g.lineWidth = 2 * unit
  for (let i = -22; i <= 22; i++) {
    g.beginPath()
    g.moveTo(at(i, floorY), floorY)
    g.lineTo(at(i, bottom), bottom)
    g.stroke()
  }
  if (!checker) return
  g.fillStyle = css('#ffffff', 0.22)
  for (let j = 0; j < 6; j++) {
    const y0 = floorY + (j / 6) ** 1.5 * (bottom - floorY)
    const y1 = floorY + ((j + 1) / 6) ** 1.5 * (bottom - floorY)
    for (let i = -20; i < 20; i++) {
      if ((i + j) % 2 === 0) continue
      g.beginPath()
      g.moveTo(at(i, y0), y0)
      g.lineTo(at(i + 1, y0), y0)
      g.lineTo(at(i + 1, y1), y1)
      g.lineTo(at(i, y1), y1)
      g.fill()
    }
  }
}

/** A window with the weather of the story outside, and its light falling into the room. */
export function roomWindow(brush: Brush, frame: Frame, x: number, y: number, w: number, h: number, time: TimeOfDay, seed: number): void {
  const { g, unit } = brush
  const [view, vg] = newCanvas(w, h)
  const outside = { ...frame, width: w, height: h, bleed: 0, horizon: h * 0.7 }
  const outer = { ...brush, g: vg }
  sky(outer, outside, time, seed)
  sun(outer, w * 0.68, h * 0.3, h * 0.09, time)
  cloud(outer, w * 0.3, h * 0.36, w * 0.45, time, seed)
  ridge(outer, outside, { base: h * 0.74, rise: h * 0.08, seed: seed + 3, role: 'far', depth: 0.5, waves: 1.5 })
  ridge(outer, outside, { base: h * 0.88, rise: h * 0.06, seed: seed + 5, role: 'grassDark', depth: 0.25 })
  g.drawImage(view, x, y)
  g.strokeStyle = css(tint(brush, 'white'))
  g.lineWidth = 13 * unit
  g.strokeRect(x, y, w, h)
  g.lineWidth = 6 * unit
  g.beginPath()
  g.moveTo(x + w / 2, y)
  g.lineTo(x + w / 2, y + h)
  g.moveTo(x, y + h / 2)
  g.lineTo(x + w, y + h / 2)
  g.stroke()
  box(brush, x - 16 * unit, y + h + 4 * unit, w + 32 * unit, 14 * unit, 'white')
  shaft(brush, frame, x, y, w, time)
}

function shaft({ g }: Brush, frame: Frame, x: number, y: number, w: number, time: TimeOfDay): void {
  const light = time === 'night' ? ([150, 180, 255] as const) : ([255, 228, 176] as const)
  const bottom = frame.height
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, x, y, x - w * 0.8, bottom, [stop(0, light, time === 'night' ? 0.16 : 0.34), stop(1, light, 0)])
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + w, y)
  g.lineTo(x + w * 0.25, bottom)
  g.lineTo(x - w * 1.2, bottom)
  g.fill()
  g.restore()
}

const SPINES: readonly Role[] = ['red', 'blue', 'teal', 'yellow', 'purple', 'wallWarm']

/** (x, y): left end of the board. */
export function shelf(brush: Brush, x: number, y: number, w: number, seed: number): void {
  const { unit } = brush
  box(brush, x, y, w, 13 * unit, 'wood')
  brush.g.fillStyle = css([20, 10, 40], 0.2)
  brush.g.fillRect(x + 6 * unit, y + 13 * unit, w - 12 * unit, 8 * unit)
  const random = seeded(seed)
  let at = x + 10 * unit
  while (at < x + w - 34 * unit) {
    const width = (10 + random() * 16) * unit
    const height = (34 + random() * 34) * unit
    box(brush, at, y - height, width, height, pick(SPINES, random), { round: 2 * unit })
    at += width + 2 * unit + (random() < 0.14 ? 26 * unit : 0)
  }
}

/** (x, y): left end of the top; `h` to the floor. */
export function table(brush: Brush, x: number, y: number, w: number, h: number, top: Role = 'woodLight'): void {
  const { unit } = brush
  groundShadow(brush, x + w / 2, y + h, w * 0.56, 16 * unit)
  box(brush, x + 16 * unit, y + 14 * unit, 22 * unit, h - 14 * unit, 'wood', { lighten: -0.15 })
  box(brush, x + w - 38 * unit, y + 14 * unit, 22 * unit, h - 14 * unit, 'wood', { lighten: -0.15 })
  box(brush, x, y, w, 20 * unit, top, { round: 5 * unit })
}

export function picture(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const random = seeded(seed)
  box(brush, x - 8 * brush.unit, y - 8 * brush.unit, w + 16 * brush.unit, h + 16 * brush.unit, 'wood', { round: 4 * brush.unit })
  box(brush, x, y, w, h, 'cream', { noInk: true })
  ellipse(brush, x + w * (0.3 + random() * 0.4), y + h * 0.35, w * 0.13, w * 0.13, 'gold', { noInk: true })
  for (let i = 0; i < 2; i++) {
    const hill = path((p) => {
      p.moveTo(x, y + h)
      p.lineTo(x, y + h * (0.62 + i * 0.14))
      p.quadraticCurveTo(x + w * (0.3 + i * 0.4), y + h * (0.3 + i * 0.26), x + w, y + h * (0.7 + i * 0.1))
      p.lineTo(x + w, y + h)
      p.closePath()
    })
    paintShape(brush, hill, i ? 'teal' : 'far', [x, y + h * 0.4, w, h * 0.6], { noInk: true, plain: true })
  }
}

export function floorLamp(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.12, h * 0.02)
  box(brush, x - h * 0.012, y - h * 0.8, h * 0.024, h * 0.8, 'dark')
  ellipse(brush, x, y, h * 0.09, h * 0.018, 'dark')
  const cone = path((p) => {
    p.moveTo(x - h * 0.07, y - h)
    p.lineTo(x + h * 0.07, y - h)
    p.lineTo(x + h * 0.13, y - h * 0.78)
    p.lineTo(x - h * 0.13, y - h * 0.78)
    p.closePath()
  })
  paintShape(brush, cone, 'window', [x - h * 0.13, y - h, h * 0.26, h * 0.22], { plain: true, lit: true })
}
