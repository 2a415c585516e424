import { type Brush, tint } from '../../paint/brush.ts'
import { glow, linear, radial, stop } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, pick, seeded } from '../../paint/random.ts'
import { tree } from '../../parts/nature/plants.ts'
import { SUBMERGED, type PlaceName } from '../../scene/scene.ts'
import type { Composition, Place, Slot } from '../../settings/setting.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { home } from './diorama-buildings.ts'
import { FEATURES } from './diorama-features.ts'
import { drawBlock, drawShadow, fillPolygon, type Grid, project, drawTile } from './diorama-grid.ts'
import { type Land, landOf } from './diorama-lands.ts'
import { roomDiorama } from './diorama-room.ts'
import type { TileContext } from './diorama-solid.ts'

const SIDE = 11
/** Height of one step of land, in tiles. */
const STEP = 0.42
const ROADS = [7, 5] as const

function gridOf({ frame: { width, height, tall } }: Place): Grid {
  const w = width * (tall ? 0.05 : width < height * 1.3 ? 0.047 : 0.0385)
  return { w, h: w * (tall ? 0.7 : 0.52), x: width / 2, y: height * (tall ? 0.36 : 0.27) }
}

/** Elevation of a tile in steps; -1 is water. The near corner is flat. */
function stepsAt(land: Land, seed: number, i: number, j: number): number {
  const noise = simplexNoise(seed + 3)
  if (land.landmarks?.some(([, a, b]) => Math.max(Math.abs(a - i), Math.abs(b - j)) < 1.5) && !land.water) return 1
  if (land.isRiver && Math.abs(i - 4 - 1.6 * Math.sin(j * 0.55 + seed)) < 1.2) return -1
  if (isFigureArea(i, j)) return 0
  if (land.water && !land.isRiver && i + j > 6 && j > i - 1 && noise(i * 0.17 + 5, j * 0.17) + (j - i) * 0.07 > 0.75 - land.water * 1.5)
    return -1
  const back = Math.max(0, 1 - (i + j) / (SIDE * 1.2))
  return Math.max(0, Math.round((noise(i * 0.28, j * 0.28 + 8) * 0.5 + 0.1) * land.hills * 0.5 + back * land.hills * 0.8))
}

/** Whether a tile is in the area of the figures. */
const isFigureArea = (i: number, j: number): boolean => i > 4 && j > 2 && i < 10 && j < 9

const onRoad = (land: Land, i: number, j: number): boolean => Boolean(land.roads) && (i === ROADS[0] || j === ROADS[1])

function topRole(land: Land, i: number, j: number, steps: number): Role {
  if (land.roads) return onRoad(land, i, j) ? land.secondTop! : land.top
  return land.secondTop && steps < 1 ? land.secondTop : land.top
}

function paintLand(brush: Brush, place: Place, grid: Grid): void {
  const land = landOf(place.where)
  const marks = land.landmarks ?? []
  for (let sum = 0; sum <= 2 * (SIDE - 1); sum++)
    for (let i = Math.max(0, sum - SIDE + 1); i <= Math.min(SIDE - 1, sum); i++) {
      const j = sum - i
      const steps = stepsAt(land, place.seed, i, j)
      drawGround(brush, grid, land, i, j, steps)
      const at: TileContext = {
        i: i + 0.5,
        j: j + 0.5,
        z: Math.max(0, steps) * STEP,
        lit: place.time !== 'day',
        random: seeded(place.seed + i * 31 + j * 7),
      }
      const mark = marks.find(([, a, b]) => a === i && b === j)
      if (mark) FEATURES[mark[0]](brush, grid, at)
      else if (steps >= 0 && !marks.some(([, a, b]) => Math.abs(a - i) < 2 && Math.abs(b - j) < 2 && i + j <= a + b + 2))
        drawFeature(brush, grid, land, at, i, j)
    }
}

function drawGround(brush: Brush, grid: Grid, land: Land, i: number, j: number, steps: number): void {
  if (steps < 0) {
    drawBlock(brush, grid, { i, j, a: 1, b: 1, z: -1.1, h: 0.95 }, land.waterRole ?? 'waterLight')
    drawRipple(brush, grid, i, j)
    return
  }
  const z = steps * STEP
  drawBlock(brush, grid, { i, j, a: 1, b: 1, z: -1.1, h: 1.1 + Math.max(0, z - STEP) }, land.below)
  const top = topRole(land, i, j, steps)
  const thick = Math.min(0.3, STEP * 0.7)
  drawBlock(brush, grid, { i, j, a: 1, b: 1, z: steps > 0 ? z - STEP : -thick, h: steps > 0 ? STEP : thick }, top)
  if ((i + j) % 2) drawTile(brush, grid, { i, j, a: 1, b: 1, z: Math.max(0, z) }, top, 0.19)
  if (onRoad(land, i, j)) drawLaneMarking(brush, grid, i, j)
}

/** A glass tank of water around the land. */
function drawTank({ g }: Brush, grid: Grid): void {
  const [high, low] = [3.4, -1.1]
  const wall = (i: number, j: number, k: number, l: number, colour: string): void =>
    fillPolygon(g, [project(grid, i, j, low), project(grid, k, l, low), project(grid, k, l, high), project(grid, i, j, high)], colour)
  wall(0, SIDE, SIDE, SIDE, 'rgba(70,170,230,.2)')
  wall(SIDE, SIDE, SIDE, 0, 'rgba(30,110,190,.26)')
  fillPolygon(
    g,
    [project(grid, 0, 0, high), project(grid, SIDE, 0, high), project(grid, SIDE, SIDE, high), project(grid, 0, SIDE, high)],
    'rgba(150,230,255,.24)',
  )
  g.strokeStyle = 'rgba(230,250,255,.7)'
  g.lineWidth = grid.w * 0.05
  g.beginPath()
  for (const [i, j] of [
    [0, SIDE],
    [SIDE, SIDE],
    [SIDE, 0],
    [0, 0],
    [0, SIDE],
  ] as const)
    g.lineTo(...project(grid, i, j, high))
  g.stroke()
}

function drawRipple({ g }: Brush, grid: Grid, i: number, j: number): void {
  if ((i * 3 + j * 5) % 4) return
  const [x, y] = project(grid, i + 0.5, j + 0.5, -0.15)
  g.strokeStyle = 'rgba(255,255,255,.7)'
  g.lineWidth = grid.w * 0.04
  g.beginPath()
  g.arc(x, y - grid.w * 0.1, grid.w * 0.26, 0.5, 2.6)
  g.stroke()
}

function drawLaneMarking(brush: Brush, grid: Grid, i: number, j: number): void {
  if (i === ROADS[0] && j === ROADS[1]) return
  const along = j === ROADS[1]
  drawBlock(
    brush,
    grid,
    along ? { i: i + 0.25, j: j + 0.46, a: 0.5, b: 0.08, z: 0, h: 0 } : { i: i + 0.46, j: j + 0.25, a: 0.08, b: 0.5, z: 0, h: 0 },
    'white',
  )
}

function drawFeature(brush: Brush, grid: Grid, land: Land, at: TileContext, i: number, j: number): void {
  const chance = at.random()
  const rimmed = isFigureArea(i, j) && !(i === 9 || j === 8)
  if (rimmed || onRoad(land, i, j)) {
    if (onRoad(land, i, j) && !rimmed && land.scattered?.includes('car') && chance < 0.16) FEATURES.car(brush, grid, at)
    return
  }
  if (isFigureArea(i, j) && chance > 0.3) return
  if (chance < land.houseDensity) return home(brush, grid, at)
  if (chance < land.houseDensity + land.treeDensity) {
    drawShadow(brush, grid, { i: i + 0.2, j: j + 0.2, a: 0.5, b: 0.5, z: at.z })
    const [x, y] = project(grid, at.i, at.j, at.z)
    return tree(brush, x, y + grid.h * 0.1, grid.w * (1.25 + at.random() * 0.6), pick(land.trees ?? ['round'], at.random))
  }
  const low = isFigureArea(i, j) || i + j > 14
  const bits = (land.scattered ?? []).filter((bit) => !(low && bit === 'tower'))
  if (bits.length > 0 && chance > (land.roads ? 0.16 : 0.62)) FEATURES[pick(bits, at.random)](brush, grid, at)
}

function tableTop(place: Place, colours: readonly Colour[], brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const [left, top, width, height] = [leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2]
  g.fillStyle = radial(g, frame.width / 2, frame.height * 0.38, 0, Math.max(frame.width, frame.height) * 0.75, colours)
  g.fillRect(left, top, width, height)
  if (place.time === 'night') glow(g, frame.width / 2, frame.height * 0.4, frame.width * 0.4, '#ffe0a0', 0.4)
  if (place.where === 'space') stars(brush, place)
  g.fillStyle = linear(g, 0, frame.height * 0.6, 0, frame.height, [stop(0, '#2a1040', 0), stop(1, '#2a1040', 0.3)])
  g.fillRect(left, frame.height * 0.6, width, frame.height)
  g.fillStyle = radial(g, 0, 0, 0, 1, [stop(0, '#281040', 0.6), stop(1, '#281040', 0)])
  g.save()
  g.translate(frame.width / 2, frame.height * (frame.tall ? 0.76 : 0.93))
  g.scale(frame.width * 0.5, frame.height * 0.1)
  g.fillRect(-1, -1, 2, 2)
  g.restore()
}

/** Starry background in place of the table. */
function stars(brush: Brush, { frame, seed }: Place): void {
  const { g } = brush
  const random = seeded(seed + 50)
  g.fillStyle = linear(g, 0, 0, 0, frame.height, ['#0d0b2a', '#2a1a5a', '#5a2f7a'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  for (let k = 0; k < 130; k++) {
    g.fillStyle = css(tint(brush, 'white'), 0.3 + random() * 0.7)
    const size = (1 + random() * 2.6) * frame.unit
    g.fillRect(leftOf(frame) + random() * spanOf(frame), random() * frame.height * 0.8, size, size)
  }
}

/** Background gradients of places without a table. */
const BACKDROPS: Partial<Record<PlaceName, readonly Colour[]>> = {
  underwater: ['#a8ecf4', '#4fb4dc', '#1d5f9f'],
  'under-ice': ['#d4f2fa', '#4fa0d0', '#0d3a74'],
  cave: ['#7a68a8', '#352f66', '#15122e'],
}

/** Isometric miniature of a place: a piece of land, or a room. `colours`: background gradient. */
export function diorama(place: Place, colours: readonly Colour[], indoors: boolean): Composition {
  const base = (brush: Brush): void => tableTop(place, BACKDROPS[place.where] ?? colours, brush)
  return indoors && place.where !== 'cave' ? roomDiorama(place, base) : landDiorama(place, base)
}

function landDiorama(place: Place, base: (brush: Brush) => void): Composition {
  const { frame } = place
  const grid = gridOf(place)
  const height = frame.height * (frame.tall ? 0.17 : 0.28)
  const propSize = frame.height * (frame.tall ? 0.14 : 0.21)
  const { water = 0, isRiver } = landOf(place.where)
  const swims = water > 0.25 && !isRiver
  const slot = (i: number, j: number, size: number): Slot => {
    const [x, y] = project(grid, i, j)
    return { kind: 'ground', x, y, size: propSize * size }
  }
  const [[ax, ay], [bx, by], [cx, cy]] = [project(grid, 7.1, 6.7), project(grid, 8.7, 5), project(grid, 6.2, 8.2)]
  return {
    layers: [
      { name: 'table', nearness: 0.1, draw: base },
      {
        name: 'land',
        nearness: 0.92,
        draw: (brush) => (paintLand(brush, place, grid), SUBMERGED.has(place.where) && drawTank(brush, grid)),
      },
    ],
    slots: [
      slot(9.9, 4.3, 0.5),
      slot(9.6, 7.2, 0.5),
      slot(6.6, 9.4, 0.46),
      slot(6, 4.2, 0.44),
      ...(swims ? [{ ...slot(4.4, 8.8, 0.46), kind: 'water' as const }] : []),
      ...(SUBMERGED.has(place.where)
        ? [0.56, 0.36].map((x, i): Slot => ({
            kind: 'water',
            x: frame.width * x,
            y: frame.height * (0.55 - i * 0.09),
            size: propSize * 0.72,
          }))
        : []),
      { kind: 'sky', x: frame.width * 0.78, y: frame.height * (frame.tall ? 0.34 : 0.22), size: 100 * frame.unit },
      { kind: 'sky', x: frame.width * 0.2, y: frame.height * (frame.tall ? 0.36 : 0.26), size: 88 * frame.unit },
    ],
    figureSlots: [
      { x: ax, y: ay, height, facingLeft: false },
      { x: bx, y: by, height: height * 0.98, facingLeft: true },
      { x: cx, y: cy, height: height * 0.98, facingLeft: false },
    ],
  }
}
