import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random } from '../../paint/random.ts'
import { blinker } from '../../parts/animated.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { type Side, sideWallBoard, sideWallPanel, sideWallPoint, sideWallReach } from '../../parts/indoors/side-walls.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior } from './interior.ts'

const ACCENTS: readonly Role[] = ['teal', 'red', 'leaf', 'blue']
const PRODUCTS: readonly Role[] = ['red', 'yellow', 'teal', 'coral', 'blue', 'white', 'leafLight', 'purple', 'gold', 'pink', 'cream']
const accentOf = ({ place }: InteriorContext): Role => ACCENTS[place.seed % ACCENTS.length]!
const LEVELS = [0.12, 0.55, 0.98, 1.41] as const
const SHELF_TOP = 1.86
const DEPTH = 0.45

function back(brush: Brush, context: InteriorContext): void {
  const { room, random } = context
  roomShell(brush, room, { wall: '#dfe7e6', floor: '#e6e2d6', ceiling: 'white' }, 'plain', 'tiles')
  const { m } = room
  box(brush, room.left, room.yAt(2.62), room.right - room.left, 0.34 * m, accentOf(context), { noInk: true, cel: 0 })
  fridges(brush, context)
  ceilingLights(brush, context)
  for (const side of [-1, 1] as const) aisle(brush, context, side, random(side + 5))
  aisleSign(brush, context)
}

/** Glass fridges at the back wall. */
function fridges(brush: Brush, { room, random }: InteriorContext): void {
  const { m, floorY } = room
  const generator = random(3)
  const count = Math.max(2, Math.round(room.metres / 0.95))
  const w = (room.right - room.left) / count
  for (let i = 0; i < count; i++) {
    const x = room.left + i * w
    box(brush, x, room.yAt(2.1), w, 2.1 * m, 'metal', { lighten: -0.2, cel: 0 })
    box(brush, x + w * 0.07, room.yAt(2), w * 0.86, 1.86 * m, '#d8f0f6', { noInk: true, cel: 0 })
    for (let row = 0; row < 4; row++)
      for (let at = 0.12; at < 0.84; at += 0.13)
        box(brush, x + w * at, room.yAt(0.22 + row * 0.45) - 0.28 * m, w * 0.1, 0.28 * m, pick(PRODUCTS, generator), {
          round: 0.03 * m,
          noInk: true,
        })
    box(brush, x + w * 0.86, room.yAt(1.4), w * 0.04, 0.7 * m, 'metal', { noInk: true })
  }
  glow(brush.g, room.xAt(0.5), floorY - 1.2 * m, 2.4 * m, '#e8fbff', 0.25)
}

function ceilingLights(brush: Brush, { room }: InteriorContext): void {
  const height = (room.floorY - room.ceilingY) / room.m
  for (const side of [-1, 1] as const)
    for (let metres = 0.6; metres < 7; metres += 1.8) {
      const out = room.metres * 0.3
      sideWallBoard(brush, room, side, [metres, metres + 1.1], height, [out, out + 0.3], 'window', { emissive: true, noInk: true, cel: 0 })
    }
}

/** A wall of shelves that leads to the back. */
function aisle(brush: Brush, context: InteriorContext, side: Side, random: Random): void {
  const { room } = context
  const reach = Math.max(1, sideWallReach(room)) + 1
  sideWallPanel(brush, room, side, [0, reach], [0, SHELF_TOP + 0.1], '#5c6672', { cel: 0, noInk: true, lighten: -0.2 })
  for (const level of LEVELS) {
    sideWallBoard(brush, room, side, [0, reach], level, [0, DEPTH], 'white', { lighten: -0.1, noInk: true, cel: 0 })
    products(brush, context, side, level, reach, random)
    sideWallPanel(brush, room, side, [0, reach], [level - 0.08, level], 'white', { out: DEPTH, cel: 0 })
    for (let at = 0.1; at < reach; at += 0.46)
      sideWallPanel(brush, room, side, [at, at + 0.16], [level - 0.07, level - 0.01], 'yellow', { out: DEPTH, noInk: true, cel: 0 })
  }
  sideWallPanel(brush, room, side, [0, reach], [SHELF_TOP, SHELF_TOP + 0.2], accentOf(context), { out: DEPTH, cel: 0 })
}

/** Rows of equal goods, packets and bottles, the nearest last. */
function products(brush: Brush, { room }: InteriorContext, side: Side, level: number, reach: number, random: Random): void {
  for (let at = 0.04; at < reach;) {
    const role = pick(PRODUCTS, random)
    const [w, h] = [0.13 + random() * 0.1, 0.2 + random() * 0.13]
    const isBottle = random() < 0.3
    for (let n = 2 + Math.floor(random() * 3); n > 0 && at < reach; n--, at += w + 0.02) {
      const out = DEPTH - 0.07
      sideWallPanel(brush, room, side, [at, at + w], [level, level + (isBottle ? h * 0.7 : h)], role, { out, cel: 0.2 })
      if (isBottle)
        sideWallPanel(brush, room, side, [at + w * 0.3, at + w * 0.7], [level + h * 0.7, level + h], role, {
          out,
          noInk: true,
          lighten: -0.2,
        })
      sideWallPanel(brush, room, side, [at + w * 0.16, at + w * 0.84], [level + h * 0.2, level + h * 0.45], 'cream', {
        out,
        noInk: true,
        cel: 0,
      })
    }
  }
}

/** A sign that hangs over the aisle. */
function aisleSign(brush: Brush, context: InteriorContext): void {
  const { room, random } = context
  const [x, y] = sideWallPoint(room, -1, 0.9, 2.55, room.metres / 2)
  const m = room.view.pixelsPerMetre(room.view.yBehind(room.floorY, -0.9))
  const generator = random(8)
  for (const dx of [-0.5, 0.5]) box(brush, x + dx * m, y - 0.5 * m, 0.02 * m, 0.5 * m, 'metal', { noInk: true })
  box(brush, x - 0.75 * m, y, 1.5 * m, 0.46 * m, accentOf(context), { round: 0.05 * m })
  for (let i = 0; i < 4; i++)
    ellipse(
      brush,
      x + (i - 1.5) * 0.34 * m,
      y + 0.23 * m,
      0.11 * m,
      0.13 * m,
      pick(['red', 'yellow', 'white', 'leafLight'] as const, generator),
      {
        noInk: true,
      },
    )
}

function front(brush: Brush, context: InteriorContext): void {
  const { frameX, floorAt, view, narrow } = context
  cart(brush, context, frameX(narrow ? 0.9 : 0.83), floorAt(0.9))
  const [x, y] = [frameX(narrow ? 0.08 : 0.15), floorAt(0.8)]
  const m = view.pixelsPerMetre(y)
  cuboid(brush, view, x, y, [0.9, 0.6, 0.7], 'woodLight')
  for (let i = 0; i < 14; i++)
    ellipse(
      brush,
      x + ((i % 7) - 3) * 0.12 * m,
      y - (0.66 + (i < 7 ? 0.1 : 0)) * m,
      0.085 * m,
      0.085 * m,
      context.place.seed % 2 ? 'red' : 'gold',
    )
}

/** A shopping cart with goods. */
function cart(brush: Brush, { view, random }: InteriorContext, x: number, y: number): void {
  const m = view.pixelsPerMetre(y)
  const generator = random(21)
  groundShadow(brush, x, y, 0.5 * m, 0.1 * m)
  for (const dx of [-0.3, 0.3]) ellipse(brush, x + dx * m, y - 0.07 * m, 0.07 * m, 0.07 * m, 'dark')
  facet(brush, 'metal', [x - 0.34 * m, y - 0.16 * m, x + 0.34 * m, y - 0.16 * m, x + 0.34 * m, y - 0.22 * m, x - 0.34 * m, y - 0.22 * m])
  for (let i = 0; i < 6; i++)
    box(brush, x + (i - 2.8) * 0.14 * m, y - (0.86 + generator() * 0.2) * m, 0.15 * m, 0.4 * m, pick(PRODUCTS, generator), {
      round: 0.02 * m,
    })
  facet(brush, '#c9d2da', [x - 0.36 * m, y - 0.34 * m, x + 0.34 * m, y - 0.34 * m, x + 0.48 * m, y - 0.8 * m, x - 0.48 * m, y - 0.8 * m])
  for (let i = 0; i < 7; i++)
    box(brush, x + (i - 3) * 0.115 * m - 0.01 * m, y - 0.79 * m, 0.02 * m, 0.44 * m, 'metal', { lighten: -0.3, noInk: true })
  for (const at of [0.5, 0.65]) box(brush, x - 0.42 * m, y - at * m, 0.84 * m, 0.02 * m, 'metal', { lighten: -0.3, noInk: true })
  box(brush, x - 0.6 * m, y - 0.98 * m, 0.22 * m, 0.07 * m, 'red', { round: 0.03 * m })
  facet(brush, 'metal', [x - 0.5 * m, y - 0.92 * m, x - 0.46 * m, y - 0.92 * m, x - 0.34 * m, y - 0.2 * m, x - 0.38 * m, y - 0.2 * m])
}

export const supermarket: Setting = {
  indoors: true,
  shows: ['supermarket', 'shelf', 'shopping cart', 'fridge', 'fruit', 'lamp'],
  compose: (place) => {
    const narrow = place.frame.width / place.frame.height < 1.2
    return interior(place, {
      shape: {
        corners: narrow ? [0.2, 0.8] : [0.3, 0.7],
        vanishingX: 0.47 + (place.seed % 3) * 0.03,
        backWallDepth: 0.34,
        ceilingMetres: 3.2,
      },
      back,
      front,
      foreground: null,
      wallSlot: [0.5, 2.75],
      animate: (brush, seconds, context) => {
        const { room } = context
        for (const [i, at] of [0.3, 0.7].entries())
          blinker(brush, room.xAt(at), room.yAt(2.45), 0.3 * room.m, '#ffffff', seconds * 0.6, i * 0.4)
      },
    })
  },
}
