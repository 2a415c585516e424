import { type Brush, tint } from '../../paint/brush.ts'
import { box, paintShape } from '../../paint/shapes.ts'
import { type Canvas, type Ctx, linear, newCanvas, type Path2D, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import type { Weather } from '../../scene/scene.ts'
import { tower } from '../buildings.ts'
import { tree } from '../nature/plants.ts'
import type { Room } from './room-shell.ts'
import { cloud, isOvercast, overcast, sky, sun } from '../nature/sky.ts'
import { ridge } from '../nature/terrain.ts'

/** Conditions outside a window. */
export type OutdoorConditions = {
  readonly time: TimeOfDay
  readonly weather: Weather
  readonly seed: number
  /** Little light falls in, in fear and grief. Default: false. */
  readonly isGloomy?: boolean
}
/** Appearance of a room window. `curtains`: default none; `frame`: default white; `arched`: default false. */
export type WindowOptions = {
  /** Default `hills`. */
  readonly view?: 'hills' | 'city' | 'garden'
  readonly curtains?: Role
  readonly frame?: Role
  readonly arched?: boolean
  /** Panes horizontally and vertically. Default 2 x 2. */
  readonly panes?: readonly [number, number]
}

/** A window with its view, curtains and the light it casts. (x, y): top left on the back wall; `w`, `h` in pixels. */
export function roomWindow(
  brush: Brush,
  room: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  outside: OutdoorConditions,
  options: WindowOptions = {},
): void {
  const { g } = brush
  const { m } = room
  const role = options.frame ?? 'white'
  const shape = path((p) => p.roundRect(x, y, w, h, options.arched ? [w / 2, w / 2, 0, 0] : 0))
  g.save()
  g.clip(shape)
  g.drawImage(paintView(brush, room, w, h, outside, options.view ?? 'hills'), x, y)
  if (isOvercast(outside.weather)) drops(brush, x, y, w, h, outside.seed)
  sheen(g, x, y, w, h)
  g.restore()
  glazingBars(brush, shape, x, y, w, h, m, role, options.panes ?? [2, 2])
  box(brush, x - 0.1 * m, y + h, w + 0.2 * m, 0.09 * m, role)
  if (options.curtains) curtains(brush, x, y, w, h, m, options.curtains)
  lightShaft(brush, room, x, y, w, h, outside)
}

function paintView(
  brush: Brush,
  room: Room,
  w: number,
  h: number,
  { time, weather, seed }: OutdoorConditions,
  kind: 'hills' | 'city' | 'garden',
): Canvas {
  const [view, vg] = newCanvas(w, h)
  const small = { ...room.frame, width: w, height: h, bleed: 0, horizon: h * 0.72, ground: h, unit: brush.unit * 0.6 }
  const outer: Brush = { ...brush, g: vg, unit: brush.unit * 0.6 }
  const random = seeded(seed + 17)
  sky(outer, small, time, seed)
  if (isOvercast(weather)) overcast(outer, small, time)
  else sun(outer, w * (0.62 + random() * 0.2), h * (time === 'day' ? 0.24 : 0.42), Math.min(w, h) * 0.08, time)
  cloud(outer, w * 0.3, h * 0.4, w * 0.5, time, seed)
  ridge(outer, small, { base: h * 0.72, rise: h * 0.08, seed: seed + 3, role: 'far', depth: 0.55, waves: 1.5 })
  const lit = time === 'day' ? 0.1 : 0.55
  if (kind === 'city')
    for (let i = 0; i < 9; i++)
      tower(outer, (i / 9) * w, h * 1.02, (w / 8) * (0.8 + random() * 0.5), h * (0.3 + random() * 0.42), {
        depth: 0.34 + random() * 0.2,
        role: random() < 0.5 ? 'roofDark' : 'blue',
        lit,
        cell: Math.max(5, w * 0.03),
      })
  else {
    ridge(outer, small, { base: h * 0.86, rise: h * 0.06, seed: seed + 5, role: 'grassDark', depth: 0.28 })
    for (let i = 0; i < 5; i++)
      tree(outer, w * ((i + random()) / 5), h * (0.9 + random() * 0.08), h * (kind === 'garden' ? 0.5 : 0.26), 'round', 0.24)
  }
  return view
}

function drops({ g, unit }: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const random = seeded(seed + 9)
  g.strokeStyle = css('#eaf4ff', 0.4)
  g.lineWidth = unit
  g.beginPath()
  for (let i = 0; i < 36; i++) {
    const [px, py] = [x + random() * w, y + random() * h]
    g.moveTo(px, py)
    g.lineTo(px - 2 * unit, py + (6 + random() * 16) * unit)
  }
  g.stroke()
}

/** Reflections on the glass. */
function sheen(g: Ctx, x: number, y: number, w: number, h: number): void {
  g.fillStyle = css('#ffffff', 0.13)
  for (const [from, to] of [
    [0.1, 0.3],
    [0.38, 0.44],
  ] as const) {
    g.beginPath()
    g.moveTo(x + w * from + h * 0.3, y)
    g.lineTo(x + w * to + h * 0.3, y)
    g.lineTo(x + w * to - h * 0.1, y + h)
    g.lineTo(x + w * from - h * 0.1, y + h)
    g.fill()
  }
}

function glazingBars(
  { g, ...rest }: Brush,
  shape: Path2D,
  x: number,
  y: number,
  w: number,
  h: number,
  m: number,
  role: Role,
  [nx, ny]: readonly [number, number],
): void {
  g.save()
  g.clip(shape)
  g.strokeStyle = css(tint({ g, ...rest }, role, 0, -0.04))
  g.lineWidth = 0.045 * m
  g.beginPath()
  for (let i = 1; i < nx; i++) {
    g.moveTo(x + (w * i) / nx, y)
    g.lineTo(x + (w * i) / nx, y + h)
  }
  for (let j = 1; j < ny; j++) {
    g.moveTo(x, y + (h * j) / ny)
    g.lineTo(x + w, y + (h * j) / ny)
  }
  g.stroke()
  g.restore()
  g.save()
  g.strokeStyle = css(tint({ g, ...rest }, 'dark'), 0.25)
  g.lineWidth = 0.16 * m
  g.stroke(shape)
  g.strokeStyle = css(tint({ g, ...rest }, role))
  g.lineWidth = 0.1 * m
  g.stroke(shape)
  g.restore()
}

function curtains(brush: Brush, x: number, y: number, w: number, h: number, m: number, role: Role): void {
  box(brush, x - 0.32 * m, y - 0.2 * m, w + 0.64 * m, 0.045 * m, 'wood', { round: 0.02 * m })
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - 0.26 * m : x + w + 0.26 * m
    const inner = side < 0 ? x + w * 0.17 : x + w * 0.83
    const baseY = y + h + 0.36 * m
    const cloth = path((p) => {
      p.moveTo(edge, y - 0.18 * m)
      p.lineTo(inner, y - 0.18 * m)
      p.bezierCurveTo(inner, y + h * 0.5, inner + side * w * 0.13, y + h * 0.6, inner + side * w * 0.08, baseY)
      p.lineTo(edge, baseY)
      p.closePath()
    })
    const left = Math.min(edge, inner)
    paintShape(brush, cloth, role, [left, y - 0.18 * m, Math.abs(edge - inner), baseY - y], { plain: true })
    brush.g.save()
    brush.g.clip(cloth)
    for (let i = 0; i < 4; i++) {
      const fold = left + (Math.abs(edge - inner) * (i + 0.6)) / 4
      brush.g.fillStyle = linear(brush.g, fold, 0, fold + 0.1 * m, 0, [stop(0, '#1c0f30', 0.24), stop(1, '#1c0f30', 0)])
      brush.g.fillRect(fold, y - 0.2 * m, 0.1 * m, baseY - y + m)
    }
    brush.g.restore()
  }
}

const WINDOW_LIGHT: Record<TimeOfDay, readonly [string, number]> = {
  dawn: ['#ffd9b0', 0.3],
  day: ['#fff0cc', 0.34],
  dusk: ['#ffb36e', 0.36],
  night: ['#9dbcff', 0.15],
}

/** Light shaft and bright patches on the floor. */
function lightShaft(
  { g }: Brush,
  { view, floorY, frame }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  outside: OutdoorConditions,
): void {
  // Under clouds no sun falls in.
  if (isOvercast(outside.weather)) return
  const [colour, full] = WINDOW_LIGHT[outside.time]
  const alpha = full * (outside.isGloomy ? 0.35 : 1)
  const near = view.yBehind(floorY, -2.3)
  const far = view.yBehind(floorY, -0.7)
  const slant = w * 0.55
  const at = (px: number, py: number): number =>
    view.vanishingX + ((px - slant - view.vanishingX) * (py - view.horizonY)) / (floorY - view.horizonY)
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, x, y, x - slant, near, [stop(0, colour, alpha * 0.55), stop(1, colour, 0)])
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + w, y)
  g.lineTo(at(x + w, near), near)
  g.lineTo(at(x, near), near)
  g.lineTo(x, y + h)
  g.fill()
  g.fillStyle = linear(g, 0, far, 0, Math.min(near, frame.height), [stop(0, colour, alpha * 0.75), stop(1, colour, alpha * 1.2)])
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) {
      const [a, b] = [x + w * (i * 0.5 + 0.04), x + w * (i * 0.5 + 0.46)]
      const [y0, y1] = j ? [far + (near - far) * 0.42, near] : [far, far + (near - far) * 0.36]
      g.beginPath()
      g.moveTo(at(a, y0), y0)
      g.lineTo(at(b, y0), y0)
      g.lineTo(at(b, y1), y1)
      g.lineTo(at(a, y1), y1)
      g.fill()
    }
  g.restore()
}
