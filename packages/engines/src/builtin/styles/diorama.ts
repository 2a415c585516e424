import { type Brush, type Point, polygon, tint } from '../paint/brush.ts'
import { linear, radial, stop, glow } from '../paint/canvas.ts'
import { type Colour, css, shade } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { noiseOf, seeded, type Random } from '../paint/random.ts'
import { castle, lighthouse } from '../parts/buildings.ts'
import { mushroom, rock, tree, type TreeKind } from '../parts/plants.ts'
import { table } from '../parts/rooms.ts'
import type { PlaceName } from '../scene/scene.ts'
import type { Composition, Place, Slot } from '../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'

const SIDE = 11

/** What the land of a place is made of, and what stands on it. */
type Land = {
  readonly top: Role
  readonly second?: Role
  readonly below: Role
  readonly hills: number
  readonly water?: number
  readonly trees?: readonly TreeKind[]
  readonly wood: number
  readonly homes: number
  readonly blocks?: boolean
  readonly landmark?: 'lighthouse' | 'castle' | 'table' | 'mountain'
}

const MEADOW: Land = { top: 'grass', below: 'earth', hills: 1.6, water: 0.12, trees: ['round', 'pine'], wood: 0.24, homes: 0.16 }
const FLOOR: Land = { top: 'woodLight', second: 'wood', below: 'wood', hills: 0, wood: 0, homes: 0, landmark: 'table' }

const LANDS: Partial<Record<PlaceName, Land>> = {
  sea: {
    top: 'sand',
    second: 'grass',
    below: 'earth',
    hills: 1,
    water: 0.5,
    trees: ['palm'],
    wood: 0.14,
    homes: 0.06,
    landmark: 'lighthouse',
  },
  underwater: { top: 'sand', below: 'rock', hills: 1.4, trees: ['cactus'], wood: 0.2, homes: 0, water: 0 },
  forest: { ...MEADOW, wood: 0.62, homes: 0.02, trees: ['pine', 'pine', 'round'], water: 0.06 },
  river: { ...MEADOW, water: 0.34, homes: 0.06 },
  mountain: { top: 'snow', second: 'grass', below: 'rock', hills: 4.2, wood: 0.2, trees: ['pine'], homes: 0.04, landmark: 'mountain' },
  city: { top: 'stone', second: 'road', below: 'road', hills: 0, wood: 0.06, trees: ['round'], homes: 0, blocks: true },
  street: { top: 'stone', second: 'road', below: 'road', hills: 0, wood: 0.1, trees: ['round'], homes: 0.26 },
  market: { top: 'stone', second: 'sand', below: 'earth', hills: 0, wood: 0.06, trees: ['round'], homes: 0.3 },
  desert: { top: 'sand', below: 'earth', hills: 1.8, wood: 0.1, trees: ['cactus'], homes: 0.02 },
  space: { top: '#a06a58', below: '#6a3f3a', hills: 1.8, wood: 0, homes: 0 },
  castle: { ...MEADOW, homes: 0.05, landmark: 'castle' },
  field: { ...MEADOW, top: 'grass', second: 'wheat', hills: 0.5, water: 0.04, wood: 0.08, homes: 0.05 },
  room: FLOOR,
  kitchen: { ...FLOOR, top: 'wallWarm', second: 'white' },
  office: { ...FLOOR, top: 'wallCool', second: 'metal' },
  school: FLOOR,
  lab: { ...FLOOR, top: 'white', second: 'teal' },
  stage: { ...FLOOR, top: 'wood', second: 'woodLight', below: 'red' },
  abstract: { top: 'purple', second: 'coral', below: 'blue', hills: 2.4, wood: 0, homes: 0 },
}

type Grid = { readonly w: number; readonly h: number; readonly rise: number; readonly x: number; readonly y: number }

function gridOf({ width, height, tall, unit }: Frame): Grid {
  const w = tall ? width * 0.043 : width * 0.038
  return { w, h: w * 0.52, rise: 22 * unit, x: width / 2, y: height * (tall ? 0.36 : 0.27) }
}

const spot = (grid: Grid, i: number, j: number, z: number): Point => [grid.x + (i - j) * grid.w, grid.y + (i + j) * grid.h - z * grid.rise]

/** Height of a tile in steps; -1 is water. The corner towards the viewer is low and open. */
function heightAt(land: Land, seed: number, i: number, j: number): number {
  const noise = noiseOf(seed + 3)
  if (land.water && noise(i * 0.17 + 5, j * 0.17) > 1 - land.water * 2 && i + j > 5) return -1
  const back = Math.max(0, 1 - (i + j) / (SIDE * 1.3))
  const open = i > 3 && j > 3 ? 0.2 : 1
  return Math.max(0, Math.round((noise(i * 0.28, j * 0.28 + 8) + 0.35) * land.hills * open + back * land.hills * 0.9))
}

function cube({ g, ...rest }: Brush, grid: Grid, i: number, j: number, z: number, role: Role, drop: number): void {
  const [x, y] = spot(grid, i, j, z)
  const colour = tint({ g, ...rest }, role)
  const face = (points: readonly Point[], light: number): void => {
    g.fillStyle = css(shade(colour, light))
    g.beginPath()
    for (const [px, py] of points) g.lineTo(px, py)
    g.fill()
  }
  face(
    [
      [x - grid.w, y],
      [x, y + grid.h],
      [x, y + grid.h + drop],
      [x - grid.w, y + drop],
    ],
    -0.16,
  )
  face(
    [
      [x + grid.w, y],
      [x, y + grid.h],
      [x, y + grid.h + drop],
      [x + grid.w, y + drop],
    ],
    -0.42,
  )
  face(
    [
      [x, y - grid.h],
      [x + grid.w + 0.5, y],
      [x, y + grid.h],
      [x - grid.w - 0.5, y],
    ],
    0.08,
  )
}

function homeOn(brush: Brush, grid: Grid, x: number, y: number, lit: boolean, random: Random): void {
  const [a, b, h] = [grid.w * 0.56, grid.h * 0.56, grid.w * 0.6]
  const wall: Role = random() < 0.5 ? 'wall' : 'wallWarm'
  const roof: Role = random() < 0.6 ? 'roof' : 'roofDark'
  polygon(
    brush,
    [
      [x - a, y - h],
      [x, y + b - h],
      [x, y + b],
      [x - a, y],
    ],
    wall,
    { lighten: -0.04, noInk: true },
  )
  polygon(
    brush,
    [
      [x + a, y - h],
      [x, y + b - h],
      [x, y + b],
      [x + a, y],
    ],
    wall,
    { lighten: -0.28, noInk: true },
  )
  polygon(
    brush,
    [
      [x - a * 1.15, y - h],
      [x, y + b * 1.2 - h],
      [x, y - h * 1.9],
    ],
    roof,
    { lighten: 0.1, noInk: true },
  )
  polygon(
    brush,
    [
      [x + a * 1.15, y - h],
      [x, y + b * 1.2 - h],
      [x, y - h * 1.9],
    ],
    roof,
    { lighten: -0.22, noInk: true },
  )
  brush.g.fillStyle = css(tint(brush, lit ? 'window' : 'glass'))
  brush.g.fillRect(x - a * 0.72, y - h * 0.6, a * 0.34, h * 0.34)
  brush.g.fillRect(x + a * 0.4, y - h * 0.6, a * 0.34, h * 0.34)
}

function blockOn(brush: Brush, grid: Grid, x: number, y: number, lit: boolean, random: Random): void {
  const [a, b] = [grid.w * 0.72, grid.h * 0.72]
  const h = grid.w * (1.2 + random() * 3)
  const role: Role = (['blue', 'roofDark', 'wallCool', 'teal', 'coral', 'metal'] as const)[Math.floor(random() * 6)]!
  polygon(
    brush,
    [
      [x - a, y - h],
      [x, y + b - h],
      [x, y + b],
      [x - a, y],
    ],
    role,
    { noInk: true },
  )
  polygon(
    brush,
    [
      [x + a, y - h],
      [x, y + b - h],
      [x, y + b],
      [x + a, y],
    ],
    role,
    { lighten: -0.32, noInk: true },
  )
  polygon(
    brush,
    [
      [x, y - b - h],
      [x + a, y - h],
      [x, y + b - h],
      [x - a, y - h],
    ],
    role,
    { lighten: 0.25, noInk: true },
  )
  const { g } = brush
  g.fillStyle = css(tint(brush, lit ? 'window' : 'glass'))
  for (let k = 0; k < h / (grid.w * 0.36) - 1; k++)
    for (const u of [0.22, 0.58]) {
      if (random() < 0.3) continue
      const fy = y - h + (k + 0.5) * grid.w * 0.36
      g.fillRect(x - a + a * u, fy + b * u, a * 0.2, grid.w * 0.18)
      g.fillRect(x + a * u, fy + b * (1 - u), a * 0.2, grid.w * 0.18)
    }
}

const MIDDLE = 7

function landscape(place: Place, grid: Grid, brush: Brush): void {
  const land = LANDS[place.where] ?? MEADOW
  const lit = place.time !== 'day'
  for (let sum = 0; sum <= 2 * (SIDE - 1); sum++)
    for (let i = Math.max(0, sum - SIDE + 1); i <= Math.min(SIDE - 1, sum); i++) {
      const j = sum - i
      const z = heightAt(land, place.seed, i, j)
      if (z < 0) cube(brush, grid, i, j, -0.4, 'waterLight', grid.rise * 2)
      for (let k = 0; k <= z; k++)
        cube(brush, grid, i, j, k, k === z ? topOf(land, i, j, z) : land.below, k === 0 ? grid.rise * 2.2 : grid.rise)
      if (z >= 0) furnish(brush, place, land, grid, i, j, z, lit)
    }
}

const topOf = (land: Land, i: number, j: number, z: number): Role =>
  land.hills === 0 && land.second
    ? (land.below === 'road' ? i === MIDDLE || j === MIDDLE - 2 : (i + j) % 2 === 0)
      ? land.second
      : land.top
    : land.second && z < 2
      ? land.second
      : land.top

function furnish(brush: Brush, { seed, frame }: Place, land: Land, grid: Grid, i: number, j: number, z: number, lit: boolean): void {
  const random = seeded(seed + i * 31 + j * 7)
  const [x, y] = spot(grid, i, j, z)
  const unit = frame.unit
  if (i === 2 && j === 2 && land.landmark) return landmark(brush, land.landmark, x, y, unit)
  const clear = (i > 4 && j > 2 && i < 10) || (i < 5 && j < 5 && land.landmark)
  const chance = random()
  const shadow = (): void => {
    brush.g.fillStyle = 'rgba(30,20,60,.28)'
    brush.g.beginPath()
    brush.g.ellipse(x + 8 * unit, y + 4 * unit, grid.w * 0.5, grid.h * 0.5, 0, 0, 7)
    brush.g.fill()
  }
  if (clear && land.below !== 'road') return
  if (land.blocks && !clear && topOf(land, i, j, z) !== land.second && chance < 0.75) return blockOn(brush, grid, x, y, lit, random)
  if (chance < land.homes) return (shadow(), homeOn(brush, grid, x, y, lit, random))
  if (chance < land.homes + land.wood)
    return (shadow(), tree(brush, x, y + 3 * unit, (62 + random() * 26) * unit, land.trees![Math.floor(random() * land.trees!.length)]))
  if (chance > 0.97 && land.hills > 0)
    return random() < 0.5 ? rock(brush, x, y + 5 * unit, 26 * unit) : mushroom(brush, x, y + 5 * unit, 24 * unit)
}

function landmark(brush: Brush, kind: NonNullable<Land['landmark']>, x: number, y: number, unit: number): void {
  if (kind === 'lighthouse') lighthouse(brush, x, y, 150 * unit)
  else if (kind === 'castle') castle(brush, x, y + 10 * unit, 190 * unit)
  else if (kind === 'table') table(brush, x - 90 * unit, y - 20 * unit, 180 * unit, 60 * unit)
  else
    polygon(
      brush,
      [
        [x - 110 * unit, y + 30 * unit],
        [x, y - 170 * unit],
        [x + 110 * unit, y + 30 * unit],
      ],
      'mountain',
      { noInk: true },
    )
}

function tableTop(place: Place, colours: readonly Colour[], brush: Brush): void {
  const { frame } = place
  const { g } = brush
  g.fillStyle = radial(g, frame.width / 2, frame.height * 0.38, 0, Math.max(frame.width, frame.height) * 0.75, colours)
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  if (place.time === 'night') glow(g, frame.width / 2, frame.height * 0.4, frame.width * 0.4, '#ffe0a0', 0.4)
  g.fillStyle = linear(g, 0, frame.height * 0.6, 0, frame.height, [stop(0, '#2a1040', 0), stop(1, '#2a1040', 0.3)])
  g.fillRect(leftOf(frame), frame.height * 0.6, spanOf(frame), frame.height)
  g.fillStyle = radial(g, 0, 0, 0, 1, [stop(0, '#281040', 0.6), stop(1, '#281040', 0)])
  g.save()
  g.translate(frame.width / 2, frame.height * (frame.tall ? 0.66 : 0.9))
  g.scale(frame.width * 0.5, frame.height * 0.12)
  g.fillRect(-1, -1, 2, 2)
  g.restore()
}

/** The block of land as a composition: figures and things stand on its open corner. */
export function diorama(place: Place, colours: readonly Colour[]): Composition {
  const { frame } = place
  const grid = gridOf(frame)
  const at = (i: number, j: number): Point => spot(grid, i, j, 0)
  const slot = (i: number, j: number, size: number): Slot => ({
    kind: 'ground',
    x: at(i, j)[0],
    y: at(i, j)[1] + grid.h * 0.4,
    size: size * frame.unit,
  })
  const [mx, my] = at(7, 6)
  const [nx, ny] = at(9, 4.6)
  const height = 172 * frame.unit
  return {
    layers: [
      { name: 'table', nearness: 0.1, draw: (brush) => tableTop(place, colours, brush) },
      { name: 'land', nearness: 0.92, draw: (brush) => landscape(place, grid, brush) },
    ],
    slots: [
      slot(9, 7, 92),
      slot(6, 8.6, 84),
      slot(8.5, 2.6, 80),
      slot(5.4, 5.4, 72),
      { kind: 'sky', x: frame.width * 0.78, y: frame.height * 0.22, size: 96 * frame.unit },
      { kind: 'sky', x: frame.width * 0.2, y: frame.height * 0.26, size: 84 * frame.unit },
    ],
    stands: [
      { x: mx, y: my, height, facingLeft: false },
      { x: nx, y: ny, height: height * 0.96, facingLeft: true },
    ],
  }
}
