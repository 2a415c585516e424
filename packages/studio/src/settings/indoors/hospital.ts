import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { panel } from '../../parts/machines.ts'
import { blinker } from '../../parts/animated.ts'
import { longLeaf, pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell, type Wall } from '../../parts/indoors/room-shell.ts'
import { bed, chair } from '../../parts/indoors/seats.ts'
import { cuboid } from '../../parts/solid.ts'
import { crockery, drawerStack } from '../../parts/indoors/tables.ts'
import { clock, door, picture } from '../../parts/indoors/wall-decor.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'
import type { Place, Setting } from '../setting.ts'

const WALLS: readonly Role[] = ['#cfe6e2', '#d6e2f0', '#e4e6d6', '#e6dce4']
const FLOORS: readonly Role[] = ['wallCool', 'woodLight', '#a9c4bd']
const PATTERNS: readonly Wall[] = ['plain', 'panels', 'dots']
/** True for a ward with a second bed at the back. */
const isWard = ({ seed }: Place): boolean => seed % 3 === 2
const bedX = ({ frameX, narrow }: InteriorContext): number => frameX(narrow ? 0.78 : 0.72)

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow, view } = context
  const { m, xAt, yAt, floorY } = room
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: FLOORS[place.seed % 3]!, ceiling: 'white' },
    PATTERNS[place.seed % 3]!,
    'tiles',
  )
  box(brush, room.left, yAt(1.05), room.right - room.left, 0.1 * m, 'teal', { noInk: true, cel: 0 })
  const flip = place.seed % 2 === 1
  roomWindow(brush, room, narrow ? xAt(0.05) : xAt(flip ? 0.36 : 0.4), yAt(2.4), (narrow ? 1.2 : 1.9) * m, 1.35 * m, place, {
    view: 'hills',
    panes: [2, 1],
  })
  const head = narrow ? xAt(0.72) : xAt(0.72)
  box(brush, head - 1.1 * m, yAt(1.75), 2.2 * m, 0.28 * m, 'white', { round: 0.04 * m })
  box(brush, head - 0.5 * m, yAt(1.86), m, 0.07 * m, 'window', { emissive: true })
  glow(brush.g, head, yAt(1.9), 1.2 * m, '#fff3d0', place.time === 'day' ? 0.2 : 0.6)
  cross(brush, narrow ? xAt(0.52) : xAt(0.64), yAt(2.6), 0.2 * m)
  if (narrow) return
  if (flip) door(brush, xAt(0.1), floorY, m, '#b9d8d4')
  else if (isWard(place)) bed(brush, view, xAt(0.14), floorY + 0.34 * m, 1.2, 'gold', 'metal')
  else {
    drawerStack(brush, view, xAt(0.1), floorY + 2, [1.5, 1.1, 0.45], 'white', 3, 2, 'metal')
    crockery(brush, xAt(0.03), yAt(1.1), 1.2 * m, m, place.seed)
    picture(brush, xAt(0.05), yAt(2.3), 0.9 * m, 0.6 * m, place.seed)
  }
  eyeChart(brush, xAt(flip ? 0.27 : 0.24), yAt(2.1), 0.5 * m)
  clock(brush, xAt(flip ? 0.27 : 0.24), yAt(2.5), 0.17 * m, place.seed)
  picture(brush, xAt(0.9), yAt(2.4), 0.65 * m, 0.8 * m, place.seed + 2)
}

function cross(brush: Brush, x: number, y: number, s: number): void {
  ellipse(brush, x, y, s, s, 'red', { plain: true })
  box(brush, x - s * 0.16, y - s * 0.6, s * 0.32, s * 1.2, 'white', { noInk: true })
  box(brush, x - s * 0.6, y - s * 0.16, s * 1.2, s * 0.32, 'white', { noInk: true })
}

const COVERS: readonly Role[] = ['#9ab8e0', '#8fc7c0', '#e0b08a', '#c9a4d4', '#9fcf9a']
const monitorAt = (context: InteriorContext): readonly [number, number, number] => {
  const y = context.floorAt(0.2)
  const m = context.view.pixelsPerMetre(y)
  return [bedX(context) - (context.narrow ? 0.98 : 1.25) * m, y, m]
}

function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, frameX, narrow, place } = context
  const [mx, my, mm] = monitorAt(context)
  cuboid(brush, view, mx, my, [0.5, 0.06, 0.4], 'metal')
  cuboid(brush, view, mx, my, [0.07, 1.2, 0.05], 'metal', { lighten: 0.2 })
  panel(brush, mx - 0.32 * mm, my - 1.68 * mm, 0.64 * mm, 0.46 * mm, place.seed, '#5affb0')
  infusionStand(brush, context)
  bed(brush, view, bedX(context), floorAt(0.76), narrow ? 1.05 : 1.3, COVERS[place.seed % COVERS.length]!, 'metal')
  const near = floorAt(0.5)
  chair(brush, view, frameX(narrow ? 0.06 : 0.55), floorAt(0.42), 'teal')
  if (narrow) return
  const m = view.pixelsPerMetre(near)
  drawerStack(brush, view, frameX(0.93), near, [0.5, 0.75, 0.45], 'white', 2, 1, 'metal')
  crockery(brush, frameX(0.93) - 0.2 * m, topAt(context, near, 0.76), 0.36 * m, m, place.seed + 4)
  pottedPlant(brush, frameX(0.045), floorAt(0.5), m * 1.2, place.seed)
  const table = frameX(0.93)
  bouquet(brush, table + 0.1 * m, topAt(context, near, 0.76), 0.42 * m, place.seed)
  if (!isWard(place)) wheelchair(brush, frameX(place.seed % 2 ? 0.16 : 0.2), floorAt(0.55), view.pixelsPerMetre(floorAt(0.55)))
  curtain(brush, context)
}

/** An eye chart. (x, y): top centre; `w`: width in pixels. */
function eyeChart(brush: Brush, x: number, y: number, w: number): void {
  const { g } = brush
  box(brush, x - w / 2, y, w, w * 1.4, 'white')
  g.fillStyle = css(tint(brush, 'dark'), 0.8)
  for (let row = 0; row < 5; row++) {
    const s = w * (0.26 - row * 0.045)
    for (let i = 0; i <= row; i++) {
      const [lx, ly] = [x + (i - row / 2) * s * 1.35, y + w * (0.14 + row * 0.25)]
      g.fillRect(lx - s / 2, ly, s, s * 0.22)
      g.fillRect((row + i) % 2 ? lx - s / 2 : lx - s * 0.11, ly, s * 0.22, s)
      if ((row + i) % 3) g.fillRect(lx - s / 2, ly + s * 0.78, s, s * 0.22)
    }
  }
}

/** Flowers in a vase. (x, y): bottom centre. */
function bouquet(brush: Brush, x: number, y: number, h: number, seed: number): void {
  for (let i = 0; i < 7; i++) longLeaf(brush, x, y - h * 0.3, h * 0.6, (i - 3) * 0.24, h * 0.05, 'leaf')
  for (let i = 0; i < 8; i++)
    ellipse(
      brush,
      x + Math.cos(i * 2.4) * h * 0.24,
      y - h * 0.74 + Math.sin(i * 2.4) * h * 0.16,
      h * 0.1,
      h * 0.1,
      (['pink', 'yellow', 'red', 'purple', 'coral'] as const)[(i + seed) % 5]!,
      { noInk: i % 2 > 0 },
    )
  box(brush, x - h * 0.12, y - h * 0.42, h * 0.24, h * 0.42, 'glass', { round: [0, 0, h * 0.06, h * 0.06] })
}

/** A wheelchair. (x, y): bottom centre; `m`: pixels per metre. */
function wheelchair(brush: Brush, x: number, y: number, m: number): void {
  const { g } = brush
  groundShadow(brush, x, y, 0.5 * m, 0.08 * m)
  box(brush, x - 0.3 * m, y - 1.02 * m, 0.08 * m, 0.56 * m, 'blue', { round: 0.03 * m })
  box(brush, x - 0.28 * m, y - 0.54 * m, 0.52 * m, 0.08 * m, 'blue', { round: 0.03 * m })
  g.save()
  g.strokeStyle = css(tint(brush, 'metal'))
  g.lineCap = 'round'
  g.lineWidth = 0.035 * m
  g.beginPath()
  g.moveTo(x - 0.42 * m, y - 1.08 * m)
  g.lineTo(x - 0.28 * m, y - 1.04 * m)
  g.lineTo(x - 0.24 * m, y - 0.3 * m)
  g.moveTo(x - 0.24 * m, y - 0.74 * m)
  g.lineTo(x + 0.2 * m, y - 0.74 * m)
  g.moveTo(x + 0.2 * m, y - 0.5 * m)
  g.lineTo(x + 0.36 * m, y - 0.1 * m)
  g.lineTo(x + 0.52 * m, y - 0.08 * m)
  g.stroke()
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineWidth = 0.045 * m
  for (const [dx, r] of [
    [-0.1, 0.3],
    [0.3, 0.1],
  ] as const) {
    g.beginPath()
    g.arc(x + dx * m, y - r * m, r * m, 0, 7)
    g.stroke()
  }
  g.restore()
}

/** An infusion stand beside the bed. */
function infusionStand(brush: Brush, context: InteriorContext): void {
  const { floorAt, view, narrow } = context
  const y = floorAt(0.16)
  const m = view.pixelsPerMetre(y)
  const x = bedX(context) + (narrow ? 0.7 : 0.95) * m
  box(brush, x - 0.015 * m, y - 1.9 * m, 0.03 * m, 1.9 * m, 'metal')
  box(brush, x - 0.14 * m, y - 1.9 * m, 0.2 * m, 0.03 * m, 'metal')
  box(brush, x - 0.2 * m, y - 1.86 * m, 0.16 * m, 0.3 * m, 'glass', { round: 0.04 * m })
  ellipse(brush, x, y, 0.18 * m, 0.03 * m, 'metal')
}

/** A folding curtain at the right edge. */
function curtain(brush: Brush, { place, room, frameX }: InteriorContext): void {
  const { g, unit } = brush
  const { frame } = place
  const [x, w] = [frameX(0.955), frame.width * 0.09 + frame.bleed]
  const baseY = room.floorY + room.m * 0.3
  for (let i = 0; i < 7; i++) {
    box(brush, x + (i * w) / 7, frame.height * 0.06, w / 7 + 1, baseY - frame.height * 0.06, i % 2 ? '#b8dcd8' : '#a4ccc8', {
      noInk: true,
      cel: 0,
    })
    g.fillStyle = css('#203050', 0.08)
    g.fillRect(x + (i * w) / 7, frame.height * 0.06, 5 * unit, baseY - frame.height * 0.06)
  }
  box(brush, x - 10 * unit, frame.height * 0.052, w, 8 * unit, 'metal')
}

export const hospital: Setting = {
  indoors: true,
  shows: ['hospital', 'bed', 'pillow', 'monitor', 'window', 'lamp'],
  compose: (place) =>
    interior(place, {
      back,
      front,
      foreground: null,
      tableTops: (context) => [
        { from: context.narrow ? 0.7 : 0.67, to: context.narrow ? 0.86 : 0.77, y: topAt(context, context.floorAt(0.7), 0.62), count: 2 },
      ],
      wallSlot: [0.5, 2.75],
      animate: (brush, seconds, context) => {
        const [x, y, m] = monitorAt(context)
        const u = (seconds * 0.6) % 1
        blinker(brush, x - 0.28 * m + u * 0.56 * m, y - 1.48 * m, 0.14 * m, '#8affd0', 0.36)
        blinker(brush, x + 0.22 * m, y - 1.3 * m, 0.12 * m, '#ff5a5a', seconds)
      },
    }),
}
