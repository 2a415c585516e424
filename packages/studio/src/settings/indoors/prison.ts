import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow, linear, stop } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { picture } from '../../parts/indoors/wall-decor.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Place, Setting } from '../setting.ts'
import { type InteriorContext, flicker, interior } from './interior.ts'

const WALLS: readonly Role[] = ['#8f9296', '#7f8a84', '#94887c']
/** Blankets, and the poster on the wall. */
const CLOTHS: readonly Role[] = ['#a05a3c', '#3f6f8a', '#5f7f4a']
const DAYLIGHT: Record<Place['time'], Colour> = { dawn: '#ffd8b0', day: '#fff2cc', dusk: '#ffb48a', night: '#9ab8ff' }
const isFlipped = ({ seed }: Place): boolean => seed % 2 === 1
/** Part of the back wall's width, mirrored with the layout. */
const partOf = (place: Place, part: number): number => (isFlipped(place) ? 1 - part : part)

function back(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: '#6f6d70', ceiling: '#8a8a8c', trim: '#6c6c70' },
    'bricks',
    place.seed % 2 ? 'carpet' : 'tiles',
  )
  barredDoor(brush, context)
  barredWindow(brush, context)
  tallies(brush, context)
  picture(brush, room.xAt(partOf(place, 0.62)) - 0.25 * room.m, room.yAt(2.5), 0.5 * room.m, 0.64 * room.m, place.seed)
  bunk(brush, context)
  basin(brush, context)
}

/** Bars from ceiling to floor with a corridor behind them. */
function barredDoor(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, yAt } = room
  const w = (narrow ? 1.25 : 2) * m
  const x = room.xAt(partOf(place, narrow ? 0.74 : 0.8)) - w / 2
  box(brush, x - 0.14 * m, yAt(2.62), w + 0.28 * m, 2.62 * m, 'metal', { lighten: -0.4 })
  box(brush, x, yAt(2.48), w, 2.48 * m, '#33343e', { noInk: true, cel: 0 })
  box(brush, x, yAt(0.3), w, 0.3 * m, '#4c4d57', { noInk: true, cel: 0 })
  glow(brush.g, x + w / 2, yAt(2.1), m, '#ffe8b0', 0.5)
  bars(brush, x, yAt(2.48), w, 2.48 * m, narrow ? 6 : 9, 0.045 * m)
  for (const h of [0.9, 1.9]) box(brush, x, yAt(h), w, 0.08 * m, 'metal', { lighten: -0.2 })
  box(brush, x + w * (isFlipped(place) ? 0.86 : 0.04), yAt(1.32), w * 0.1, 0.26 * m, 'metal', { round: 0.02 * m })
  ellipse(brush, x + w * (isFlipped(place) ? 0.91 : 0.09), yAt(1.2), 0.025 * m, 0.035 * m, 'black', { noInk: true })
}

function bars(brush: Brush, x: number, y: number, w: number, h: number, count: number, thick: number): void {
  for (let i = 0; i < count; i++)
    box(brush, x + (w * (i + 0.5)) / count - thick / 2, y, thick, h, 'metal', { lighten: -0.15, plain: false })
}

const windowAt = ({ room, place, narrow }: InteriorContext): readonly [number, number, number, number] => {
  const { m } = room
  const w = (narrow ? 0.9 : 1.1) * m
  return [room.xAt(partOf(place, narrow ? 0.32 : 0.4)) - w / 2, room.yAt(2.7), w, 0.72 * m]
}

/** A small window below the ceiling, and the light that falls in. */
function barredWindow(brush: Brush, context: InteriorContext): void {
  const { g } = brush
  const { place, room } = context
  const [x, y, w, h] = windowAt(context)
  box(brush, x - w * 0.1, y - h * 0.12, w * 1.2, h * 1.3, 'stone', { lighten: -0.1 })
  box(brush, x, y, w, h, place.time === 'night' ? '#2c3c70' : '#bfe0f4', { emissive: true, noInk: true, cel: 0 })
  bars(brush, x, y, w, h, 4, w * 0.07)
  const drift = (isFlipped(place) ? -1 : 1) * w * 1.5
  const light = DAYLIGHT[place.time]
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, x, y, x + drift, place.frame.ground, [stop(0, light, 0.42), stop(1, light, 0.02)])
  g.beginPath()
  g.moveTo(x, y + h)
  g.lineTo(x + w, y)
  g.lineTo(x + w + drift * 1.5, place.frame.ground)
  g.lineTo(x - w * 0.3 + drift, place.frame.ground)
  g.fill()
  g.restore()
  glow(g, x + w / 2, y + h / 2, room.m * 1.1, light, 0.4)
}

/** Days counted on the wall. */
function tallies(brush: Brush, { room, place, narrow }: InteriorContext): void {
  const { g } = brush
  const { m, yAt } = room
  const left = room.xAt(partOf(place, narrow ? 0.36 : 0.58)) - 0.4 * m
  g.save()
  g.strokeStyle = css(tint(brush, 'white'), 0.55)
  g.lineWidth = 0.022 * m
  g.beginPath()
  for (let row = 0; row < 2; row++)
    for (let group = 0; group < 2; group++) {
      const [x, y] = [left + group * 0.42 * m, yAt(1.62 - row * 0.32)]
      for (let i = 0; i < 4; i++) {
        g.moveTo(x + i * 0.07 * m, y)
        g.lineTo(x + (i * 0.07 + 0.01) * m, y + 0.2 * m)
      }
      g.moveTo(x - 0.04 * m, y + 0.17 * m)
      g.lineTo(x + 0.26 * m, y + 0.02 * m)
    }
  g.stroke()
  g.restore()
}

/** Two bunks on chains. */
function bunk(brush: Brush, context: InteriorContext): void {
  const { room, view, place, narrow } = context
  const y = room.floorY + 0.1 * room.m
  const m = view.pixelsPerMetre(y)
  const w = narrow ? 1.3 : 2
  const x = room.xAt(partOf(place, narrow ? 0.18 : 0.15))
  groundShadow(brush, x, y, w * 0.55 * m, 0.14 * m)
  for (const lift of [0.42, 1.5]) {
    cuboid(brush, view, x, y, [w, 0.07, 0.8], 'metal', { lift, lighten: -0.3 })
    cuboid(brush, view, x, y, [w - 0.06, 0.14, 0.74], '#c9c2b0', { lift: lift + 0.07, round: 0.05 })
    cuboid(brush, view, x + 0.16 * m, y, [w - 0.5, 0.16, 0.74], CLOTHS[place.seed % 3]!, { lift: lift + 0.08, round: 0.05 })
    cuboid(brush, view, x - (w / 2 - 0.26) * m, y, [0.42, 0.14, 0.5], 'white', { lift: lift + 0.2, round: 0.06 })
  }
  for (const side of [-1, 1])
    box(brush, x + side * (w / 2 - 0.04) * m - 0.03 * m, y - 2.1 * m, 0.06 * m, 2.1 * m, 'metal', { lighten: -0.2 })
}

/** A wash basin. */
function basin(brush: Brush, { room, place, narrow }: InteriorContext): void {
  if (narrow) return
  const { m, yAt } = room
  const x = room.xAt(partOf(place, 0.4))
  box(brush, x - 0.06 * m, yAt(0.7), 0.12 * m, 0.7 * m, 'metal', { lighten: 0.1 })
  facet(brush, 'white', [x - 0.3 * m, yAt(0.9), x + 0.3 * m, yAt(0.9), x + 0.2 * m, yAt(0.66), x - 0.2 * m, yAt(0.66)], { lighten: -0.1 })
  box(brush, x - 0.02 * m, yAt(1.06), 0.04 * m, 0.18 * m, 'metal')
  box(brush, x - 0.02 * m, yAt(1.08), 0.14 * m, 0.04 * m, 'metal')
  box(brush, x - 0.22 * m, yAt(1.74), 0.44 * m, 0.5 * m, '#b8c6cc', { cel: 0 })
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, place, narrow } = context
  const y = floorAt(0.56)
  const x = frameX(isFlipped(place) ? 0.12 : narrow ? 0.9 : 0.88)
  const m = view.pixelsPerMetre(y)
  cuboid(brush, view, x, y, [0.46, 0.46, 0.4], 'metal', { lighten: -0.1 })
  box(brush, x - 0.12 * m, y - 0.58 * m, 0.16 * m, 0.14 * m, '#c8ccd0', { round: 0.02 * m })
  ellipse(brush, x + 0.12 * m, y - 0.5 * m, 0.12 * m, 0.03 * m, '#c8ccd0')
}

/** Bars before both edges of the frame. */
function nearBars(brush: Brush, { place }: InteriorContext): void {
  const { frame } = place
  const thick = frame.figure * 0.05
  for (const part of frame.tall ? [0.015, 0.985] : [0.0, 0.075, 0.925, 1])
    box(brush, frame.width * part - thick / 2, -frame.bleed, thick, frame.height + frame.bleed * 2, 'metal', {
      lighten: -0.5,
      plain: false,
    })
  box(brush, -frame.bleed, frame.height * 0.035, frame.width + frame.bleed * 2, thick * 0.9, 'metal', { lighten: -0.5 })
}

export const prison: Setting = {
  indoors: true,
  shows: ['prison', 'bar', 'bunk', 'window', 'wall', 'basin'],
  compose: (place) =>
    interior(place, {
      shape: { ceilingMetres: 3 },
      back,
      front,
      foreground: nearBars,
      wallSlot: [0.52, 1.9],
      animate: (brush, seconds, context) => {
        const [x, y, w, h] = windowAt(context)
        glow(brush.g, x + w * 0.6, y + h * 0.6, context.room.m * 0.9, DAYLIGHT[place.time], 0.16 * flicker(seconds * 0.3))
      },
    }),
}
