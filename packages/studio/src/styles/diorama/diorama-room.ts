import { type Brush, tint } from '../../paint/brush.ts'
import { glow, linear } from '../../paint/canvas.ts'
import { css, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { skyColours } from '../../parts/nature/sky.ts'
import type { PlaceName } from '../../scene/scene.ts'
import type { Composition, Place, Slot } from '../../settings/setting.ts'
import { drawPiece, type Piece } from './diorama-furniture.ts'
import { drawBlock, fillPolygon, type Grid, project } from './diorama-grid.ts'
import { HALL_PLANS } from './diorama-halls.ts'
import { SPORT_PLANS } from './diorama-sports.ts'
import { HISTORIC_PLANS } from './diorama-historic.ts'
import { ROOM_PLANS, type RoomPlan } from './diorama-plans.ts'

const SIDE = 8
const WALL = 3.5

const PLANS: Partial<Record<PlaceName, RoomPlan>> = { ...ROOM_PLANS, ...HALL_PLANS, ...SPORT_PLANS, ...HISTORIC_PLANS }
export const planOf = (where: PlaceName): RoomPlan => PLANS[where] ?? ROOM_PLANS.room!

function gridOf({ frame }: Place): Grid {
  const { width, height, tall } = frame
  const w = tall ? width * 0.06 : height * 0.082
  return { w, h: w * (tall ? 0.6 : 0.5), x: width / 2, y: height * (tall ? 0.4 : 0.315) }
}

type Wall = 'left' | 'right'

/** Runs `draw` in the plane of a back wall, in tiles: x from its left end, y from the floor, negative up. */
function onWall({ g }: Brush, grid: Grid, wall: Wall, draw: () => void): void {
  const [x, y] = wall === 'left' ? project(grid, 0, SIDE) : project(grid, 0, 0)
  g.save()
  g.transform(grid.w, wall === 'left' ? -grid.h : grid.h, 0, grid.w, x, y)
  draw()
  g.restore()
}

function drawShell(brush: Brush, grid: Grid, plan: RoomPlan): void {
  const { g } = brush
  drawBlock(brush, grid, { i: -0.25, j: -0.25, a: SIDE + 0.4, b: SIDE + 0.4, z: -0.5, h: 0.45 }, 'wood', 'wood')
  drawFloor(brush, grid, plan)
  for (const wall of ['left', 'right'] as const) {
    const colour = tint(brush, plan.wall, 0, wall === 'left' ? 0.06 : -0.08)
    onWall(brush, grid, wall, () => {
      g.fillStyle = linear(g, 0, -WALL, 0, 0, [shade(colour, 0.08), colour, shade(colour, -0.12)])
      g.fillRect(0, -WALL, SIDE, WALL)
      g.fillStyle = css(shade(colour, -0.2), 0.16)
      if (plan.wallpaper === 'stripes') for (let x = 0.2; x < SIDE; x += 0.6) g.fillRect(x, -WALL, 0.28, WALL)
      if (plan.wallpaper === 'tiles')
        for (let y = 0; y < 5; y++) for (let x = 0; x < SIDE * 2; x++) if ((x + y) % 2) g.fillRect(x * 0.5, -1.6 + y * 0.32, 0.5, 0.32)
      if (plan.wallpaper === 'panels') for (let x = 0.2; x < SIDE; x += 1) g.fillRect(x, -1.3, 0.8, 1)
      g.fillStyle = css(shade(colour, 0.45))
      g.fillRect(0, -0.14, SIDE, 0.14)
    })
  }
  drawWallEdges(brush, grid, plan)
}

/** Cut edges of the walls. */
function drawWallEdges(brush: Brush, grid: Grid, { wall }: RoomPlan): void {
  const { g } = brush
  const t = 0.24
  const top = css(tint(brush, wall, 0, 0.4))
  fillPolygon(g, [project(grid, 0, 0, WALL), project(grid, 0, SIDE, WALL), project(grid, -t, SIDE, WALL), project(grid, -t, -t, WALL)], top)
  fillPolygon(g, [project(grid, 0, 0, WALL), project(grid, SIDE, 0, WALL), project(grid, SIDE, -t, WALL), project(grid, -t, -t, WALL)], top)
  fillPolygon(
    g,
    [project(grid, 0, SIDE, WALL), project(grid, -t, SIDE, WALL), project(grid, -t, SIDE, 0), project(grid, 0, SIDE, 0)],
    css(tint(brush, wall, 0, -0.1)),
  )
  fillPolygon(
    g,
    [project(grid, SIDE, 0, WALL), project(grid, SIDE, -t, WALL), project(grid, SIDE, -t, 0), project(grid, SIDE, 0, 0)],
    css(tint(brush, wall, 0, -0.4)),
  )
}

function drawFloor(brush: Brush, grid: Grid, plan: RoomPlan): void {
  const { g } = brush
  const base = tint(brush, plan.floor)
  fillPolygon(g, [project(grid, 0, 0), project(grid, SIDE, 0), project(grid, SIDE, SIDE), project(grid, 0, SIDE)], css(base))
  if (plan.hasFloorboards) {
    for (let i = 0; i < SIDE; i += 0.5) {
      fillPolygon(
        g,
        [project(grid, i, 0), project(grid, i + 0.46, 0), project(grid, i + 0.46, SIDE), project(grid, i, SIDE)],
        css(shade(base, ((i * 14) % 3) * 0.05 - 0.04)),
      )
    }
    return
  }
  for (let i = 0; i < SIDE; i++)
    for (let j = 0; j < SIDE; j++)
      if ((i + j) % 2)
        fillPolygon(
          g,
          [project(grid, i, j), project(grid, i + 1, j), project(grid, i + 1, j + 1), project(grid, i, j + 1)],
          css(tint(brush, plan.secondFloor ?? plan.floor, 0, 0.1)),
        )
}

/** A window showing the time of day, and its light on the floor. */
function drawWindow(brush: Brush, grid: Grid, place: Place, wall: Wall, at: number): void {
  const { g } = brush
  const [w, h, y] = [1.9, 1.5, -2.9]
  const sky = skyColours(brush.look, place.time)
  onWall(brush, grid, wall, () => {
    g.fillStyle = css(tint(brush, 'white'))
    g.fillRect(at - 0.12, y - 0.12, w + 0.24, h + 0.24)
    g.fillStyle = linear(g, 0, y, 0, y + h, sky)
    g.fillRect(at, y, w, h)
    g.fillStyle = css(tint(brush, place.time === 'night' ? '#f4f0d8' : '#fff6c8'))
    g.beginPath()
    g.arc(at + w * 0.7, y + h * 0.34, 0.2, 0, Math.PI * 2)
    g.fill()
    g.fillStyle = css(tint(brush, 'grassDark', 0, place.time === 'night' ? -0.4 : 0))
    g.beginPath()
    g.ellipse(at + w * 0.3, y + h, w * 0.5, h * 0.3, 0, Math.PI, 0)
    g.fill()
    g.fillStyle = css(tint(brush, 'white'))
    g.fillRect(at + w / 2 - 0.04, y, 0.08, h)
    g.fillRect(at, y + h / 2 - 0.04, w, 0.08)
    g.fillRect(at - 0.2, y + h + 0.06, w + 0.4, 0.12)
  })
  const along = wall === 'left' ? SIDE - at - w : at
  const light = (i: number, j: number) => (wall === 'left' ? project(grid, j, i) : project(grid, i, j))
  fillPolygon(
    g,
    [light(along, 1), light(along + w, 1), light(along + w + 1.4, 4.2), light(along + 1.4, 4.2)],
    css(place.time === 'night' ? '#a8c0ff' : '#fff2b8', place.time === 'night' ? 0.12 : 0.26),
  )
}

/** Pictures, boards and clocks. */
function drawWallPicture(brush: Brush, grid: Grid, wall: Wall, at: number, kind: RoomPlan['board']): void {
  const { g } = brush
  const [w, h, y] = kind ? [3, 1.5, -2.75] : [0.9, 0.75, -2.5]
  const ground: Role = kind === 'chalk' ? '#2f5a4a' : kind === 'screen' ? '#1c2a52' : 'cream'
  onWall(brush, grid, wall, () => {
    g.fillStyle = css(tint(brush, kind === 'screen' ? 'metal' : 'wood'))
    g.fillRect(at - 0.09, y - 0.09, w + 0.18, h + 0.18)
    g.fillStyle = css(tint(brush, ground))
    g.fillRect(at, y, w, h)
    if (!kind) {
      g.fillStyle = css(tint(brush, 'coral'))
      g.fillRect(at, y + h * 0.55, w, h * 0.45)
      g.fillStyle = css(tint(brush, 'gold'))
      g.beginPath()
      g.arc(at + w * 0.6, y + h * 0.5, 0.16, 0, Math.PI * 2)
      g.fill()
      return
    }
    g.strokeStyle = kind === 'chalk' ? '#f0f4e8' : '#7ae0ff'
    g.lineWidth = 0.06
    g.beginPath()
    for (let k = 0; k < 24; k++) g.lineTo(at + 0.2 + (k / 23) * (w - 0.4), y + h * (0.42 + 0.2 * Math.sin(k * 0.9) * Math.cos(k * 0.3)))
    g.stroke()
    g.fillStyle = g.strokeStyle
    for (let k = 0; k < 4; k++) g.fillRect(at + 0.24, y + h * 0.74 + k * 0.09, w * (0.3 + 0.12 * ((k * 3) % 4)), 0.045)
  })
}

/** Two curtains and a valance in front of both walls. */
function drawCurtains(brush: Brush, grid: Grid): void {
  const { g } = brush
  for (const wall of ['left', 'right'] as const)
    onWall(brush, grid, wall, () => {
      for (let k = 0; k < SIDE * 3; k++) {
        g.fillStyle = css(tint(brush, 'red', 0, k % 3 === 0 ? -0.34 : k % 3 === 1 ? -0.1 : 0.06))
        g.fillRect(k / 3, -WALL + 0.2, 0.34, WALL - 0.2)
      }
      g.fillStyle = css(tint(brush, 'gold'))
      g.fillRect(0, -WALL + 0.55, SIDE, 0.1)
      for (let k = 0; k < SIDE; k++) {
        g.fillStyle = css(tint(brush, 'red', 0, -0.2))
        g.beginPath()
        g.ellipse(k + 0.5, -WALL + 0.1, 0.55, 0.5, 0, 0, Math.PI)
        g.fill()
      }
    })
}

function paintRoom(brush: Brush, place: Place, grid: Grid): void {
  const plan = planOf(place.where)
  drawShell(brush, grid, plan)
  if (plan.hasCurtains) drawCurtains(brush, grid)
  else {
    for (const at of plan.windows ?? [1]) drawWindow(brush, grid, place, 'left', at)
    drawWallPicture(brush, grid, 'right', plan.board ? 2.6 : 5.6, plan.board)
  }
  for (const piece of [...plan.pieces].sort((p, q) => depthOf(p) - depthOf(q)))
    drawPiece(brush, grid, piece, place.seed + piece.i * 7 + piece.j)
  if (place.time !== 'day') glow(brush.g, ...project(grid, 3, 3, 1), grid.w * 7, '#ffcf8a', 0.3)
}

/** Drawing order: rugs and podiums first, then far to near. */
const depthOf = ({ kind, i, j, a = 1, b = 1 }: Piece): number => (kind === 'rug' || kind === 'podium' ? -10 : 0) + i + a / 2 + j + b / 2

/** Composition of a furnished room with two walls. */
export function roomDiorama(place: Place, draw: (brush: Brush) => void): Composition {
  const { frame } = place
  const grid = gridOf(place)
  const plan = planOf(place.where)
  const height = frame.height * (frame.tall ? 0.17 : 0.25)
  const lift = plan.hasCurtains ? 0.4 : 0
  const surface = plan.surfaces.map(([i, j, z]): Slot => ({
    kind: 'surface',
    x: project(grid, i, j, z)[0],
    y: project(grid, i, j, z)[1],
    size: height * 0.36,
  }))
  const ground = (i: number, j: number): Slot => ({
    kind: 'ground',
    x: project(grid, i, j)[0],
    y: project(grid, i, j)[1],
    size: height * 0.46,
  })
  const [ax, ay] = project(grid, 3.7, 4.5, lift)
  const [bx, by] = project(grid, 5.5, 3.5, lift)
  const [cx, cy] = project(grid, 3.4, 6.2, 0)
  return {
    layers: [
      { name: 'table', nearness: 0.1, draw },
      { name: 'room', nearness: 0.92, draw: (brush) => paintRoom(brush, place, grid) },
    ],
    slots: [
      ...surface,
      ground(6.9, 5),
      ground(5.4, 6.9),
      ground(7.2, 2.4),
      { kind: 'wall', x: project(grid, 1.6, 0, 2.5)[0], y: project(grid, 1.6, 0, 2.5)[1], size: height * 0.42 },
      { kind: 'sky', x: project(grid, 0, 4, 2.6)[0], y: project(grid, 0, 4, 2.6)[1], size: height * 0.42 },
    ],
    figureSlots: [
      { x: ax, y: ay, height, facingLeft: false },
      { x: bx, y: by, height, facingLeft: true },
      { x: cx, y: cy, height: height * 0.95, facingLeft: false },
    ],
  }
}
