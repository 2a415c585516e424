import { type Brush, ellipse, polygon, tint } from '../paint/brush.ts'
import { glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, type Random } from '../paint/random.ts'
import { castle, lighthouse } from '../parts/buildings.ts'
import { mushroom, rock, tree } from '../parts/plants.ts'
import { block, cast, face, type Grid, onSide, spot } from './diorama-grid.ts'

/** One thing on a tile of a model landscape. (i, j, z): middle of the tile's top, in tiles. */
export type At = { readonly i: number; readonly j: number; readonly z: number; readonly lit: boolean; readonly random: Random }
type Draw = (brush: Brush, grid: Grid, at: At) => void

/** A box around the middle of the tile. */
const solid = (brush: Brush, grid: Grid, { i, j, z }: At, side: number, from: number, h: number, role: Role, top?: Role): void =>
  block(brush, grid, { i: i - side / 2, j: j - side / 2, a: side, b: side, z: z + from, h }, role, top)

const shadow = (brush: Brush, grid: Grid, { i, j, z }: At, side: number): void =>
  cast(brush, grid, { i: i - side / 2, j: j - side / 2, a: side, b: side, z })

/** Four slopes that meet over the middle. */
function pyramidRoof({ g, ...rest }: Brush, grid: Grid, { i, j, z }: At, side: number, from: number, h: number, role: Role): void {
  const s = side / 2
  const top = spot(grid, i, j, z + from + h)
  const [l, f, r] = [spot(grid, i - s, j + s, z + from), spot(grid, i + s, j + s, z + from), spot(grid, i + s, j - s, z + from)]
  const brush = { g, ...rest }
  face(g, [l, f, top], css(tint(brush, role, 0, 0.1)))
  face(g, [r, f, top], css(tint(brush, role, 0, -0.26)))
}

function lightsOn({ g, ...rest }: Brush, grid: Grid, { i, j, z, lit, random }: At, side: number, h: number, dense: number): void {
  const box = { i: i - side / 2, j: j - side / 2, a: side, b: side, z, h }
  const colour = css(tint({ g, ...rest }, lit ? 'window' : 'glass'))
  for (const which of ['left', 'right'] as const)
    onSide(g, grid, box, which, (length) => {
      g.fillStyle = colour
      for (let y = 0.22; y < h - 0.2; y += dense)
        for (let x = 0.14; x < length - 0.16; x += dense) if (random() < 0.76) g.fillRect(x, -y - dense * 0.55, dense * 0.5, dense * 0.55)
    })
}

export const home: Draw = (brush, grid, at) => {
  const { random } = at
  const wall = pick(['wall', 'wallWarm', 'white', 'wallCool'] as const, random)
  const roof = pick(['roof', 'roof', 'roofDark', 'teal'] as const, random)
  shadow(brush, grid, at, 0.8)
  solid(brush, grid, at, 0.76, 0, 0.62, wall)
  lightsOn(brush, grid, { ...at, random: () => 0 }, 0.76, 0.6, 0.32)
  pyramidRoof(brush, grid, at, 0.96, 0.6, 0.6, roof)
}

const tower: Draw = (brush, grid, at) => {
  const h = 1.2 + at.random() * 2.6
  const role = pick(['blue', 'roofDark', 'wallCool', 'teal', 'coral', 'metal', 'gold'] as const, at.random)
  shadow(brush, grid, at, 0.86)
  solid(brush, grid, at, 0.84, 0, h, role)
  lightsOn(brush, grid, at, 0.84, h, 0.24)
  if (at.random() < 0.6) solid(brush, grid, at, 0.36, h, 0.26, 'metal')
}

const stall: Draw = (brush, grid, at) => {
  const role = pick(['red', 'teal', 'gold', 'blue'] as const, at.random)
  shadow(brush, grid, at, 0.86)
  solid(brush, grid, at, 0.8, 0, 0.42, 'wood', 'woodLight')
  for (let k = 0; k < 5; k++) {
    const [x, y] = spot(grid, at.i - 0.25 + k * 0.13, at.j + 0.3 - k * 0.12, at.z + 0.46)
    ellipse(brush, x, y, grid.w * 0.09, grid.w * 0.09, pick(['red', 'gold', 'leafLight', 'coral'] as const, at.random), { noInk: true })
  }
  for (const [di, dj] of [
    [-0.36, 0.36],
    [0.36, 0.36],
    [0.36, -0.36],
  ] as const)
    block(brush, grid, { i: at.i + di - 0.03, j: at.j + dj - 0.03, a: 0.06, b: 0.06, z: at.z + 0.4, h: 0.62 }, 'wood')
  for (let k = 0; k < 5; k++)
    block(brush, grid, { i: at.i - 0.46 + k * 0.184, j: at.j - 0.46, a: 0.184, b: 0.92, z: at.z + 1, h: 0.12 }, k % 2 ? 'white' : role)
}

const crate: Draw = (brush, grid, at) => {
  solid(brush, grid, at, 0.5, 0, 0.42, 'woodLight')
  solid(brush, grid, { ...at, i: at.i - 0.1 }, 0.3, 0.42, 0.28, 'wood')
}

const lamp: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  brush.g.fillStyle = css(tint(brush, 'dark'))
  brush.g.fillRect(x - grid.w * 0.03, y - grid.w * 1.3, grid.w * 0.06, grid.w * 1.3)
  if (at.lit) glow(brush.g, x, y - grid.w * 1.3, grid.w * 1.3, '#ffd98a', 0.8)
  ellipse(brush, x, y - grid.w * 1.34, grid.w * 0.13, grid.w * 0.15, 'window', { noInk: true, lit: true })
}

const car: Draw = (brush, grid, at) => {
  const role = pick(['red', 'yellow', 'blue', 'white'] as const, at.random)
  block(brush, grid, { i: at.i - 0.45, j: at.j - 0.22, a: 0.9, b: 0.44, z: at.z + 0.08, h: 0.2 }, role)
  block(brush, grid, { i: at.i - 0.24, j: at.j - 0.19, a: 0.46, b: 0.38, z: at.z + 0.28, h: 0.18 }, 'glass', role)
}

const fence: Draw = (brush, grid, at) => {
  for (let k = 0; k < 4; k++) block(brush, grid, { i: at.i - 0.4 + k * 0.26, j: at.j, a: 0.07, b: 0.05, z: at.z, h: 0.34 }, 'white')
  block(brush, grid, { i: at.i - 0.45, j: at.j, a: 0.95, b: 0.04, z: at.z + 0.18, h: 0.07 }, 'white')
}

const dots =
  (roles: readonly Role[], stalk: Role, tall: number): Draw =>
  (brush, grid, at) => {
    for (let k = 0; k < 8; k++) {
      const [x, y] = spot(grid, at.i + (at.random() - 0.5) * 0.8, at.j + (at.random() - 0.5) * 0.8, at.z)
      brush.g.fillStyle = css(tint(brush, stalk))
      brush.g.fillRect(x - grid.w * 0.02, y - grid.w * tall, grid.w * 0.04, grid.w * tall)
      ellipse(brush, x, y - grid.w * tall, grid.w * 0.07, grid.w * 0.07, pick(roles, at.random), { noInk: true, plain: true })
    }
  }

const wheat: Draw = (brush, grid, at) => {
  for (let k = 0; k < 4; k++) block(brush, grid, { i: at.i - 0.45, j: at.j - 0.45 + k * 0.25, a: 0.9, b: 0.13, z: at.z, h: 0.26 }, 'wheat')
}

const bush: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  for (const [dx, r] of [
    [-0.22, 0.2],
    [0.2, 0.18],
    [0, 0.26],
  ] as const)
    ellipse(brush, x + dx * grid.w, y - r * grid.w * 0.8, r * grid.w, r * grid.w, 'leaf', { noInk: true })
}

const parasol: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const w = grid.w
  shadow(brush, grid, at, 0.8)
  brush.g.fillStyle = css(tint(brush, 'white'))
  brush.g.fillRect(x - w * 0.03, y - w * 0.9, w * 0.06, w * 0.9)
  for (let k = 0; k < 6; k++) {
    const [a, b] = [Math.PI + (k / 6) * Math.PI, Math.PI + ((k + 1) / 6) * Math.PI]
    const points = [
      [x, y - w * 1.15],
      [x + Math.cos(a) * w * 0.6, y - w * 0.72 - Math.sin(a) * w * 0.1],
      [x + Math.cos(b) * w * 0.6, y - w * 0.72 - Math.sin(b) * w * 0.1],
    ] as const
    face(brush.g, points, css(tint(brush, k % 2 ? 'white' : 'coral')))
  }
}

const coral: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const role = pick(['coral', 'pink', 'purple', 'gold', 'teal'] as const, at.random)
  for (let k = 0; k < 5; k++) {
    const lean = (k - 2) * 0.16
    const h = grid.w * (0.6 + at.random() * 0.7)
    ellipse(brush, x + lean * grid.w * 1.4, y - h / 2, grid.w * 0.1, h / 2, role, { noInk: true })
    ellipse(brush, x + lean * grid.w * 1.4, y - h, grid.w * 0.14, grid.w * 0.14, role, { noInk: true, lighten: 0.2 })
  }
}

const crystal: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const role = pick(['purple', 'teal', 'pink'] as const, at.random)
  glow(brush.g, x, y - grid.w * 0.6, grid.w * 1.3, tint(brush, role), 0.5)
  for (const [dx, h] of [
    [-0.3, 0.8],
    [0.28, 1],
    [0, 1.5],
  ] as const) {
    const [cx, w] = [x + dx * grid.w, grid.w * 0.17]
    const tip = [cx, y - h * grid.w] as const
    face(brush.g, [[cx - w, y - h * grid.w * 0.66], tip, [cx, y + w * 0.4], [cx - w, y]], css(tint(brush, role, 0, 0.3)))
    face(brush.g, [[cx + w, y - h * grid.w * 0.66], tip, [cx, y + w * 0.4], [cx + w, y]], css(tint(brush, role, 0, -0.2)))
  }
}

const crater: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  ellipse(brush, x, y, grid.w * 0.6, grid.h * 0.6, '#8a5545', { noInk: true, plain: true })
  ellipse(brush, x + grid.w * 0.05, y + grid.h * 0.1, grid.w * 0.46, grid.h * 0.42, '#5f362f', { noInk: true, plain: true })
}

const dome: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const r = grid.w * 1.05
  shadow(brush, grid, at, 1.5)
  ellipse(brush, x, y, r, r * 0.5, 'metal', { noInk: true })
  const { g } = brush
  g.fillStyle = css(tint(brush, 'glass'), 0.86)
  g.beginPath()
  g.arc(x, y, r * 0.94, Math.PI, 0)
  g.ellipse(x, y, r * 0.94, r * 0.44, 0, 0, Math.PI)
  g.fill()
  g.strokeStyle = css(tint(brush, 'white'), 0.8)
  g.lineWidth = grid.w * 0.05
  g.beginPath()
  g.arc(x, y, r * 0.94, Math.PI, 0)
  g.moveTo(x, y - r * 0.94)
  g.quadraticCurveTo(x - r * 0.5, y - r * 0.4, x - r * 0.4, y + r * 0.38)
  g.moveTo(x, y - r * 0.94)
  g.quadraticCurveTo(x + r * 0.5, y - r * 0.4, x + r * 0.4, y + r * 0.38)
  g.stroke()
  if (at.lit) glow(g, x, y - r * 0.3, r * 1.4, '#ffe0a0', 0.5)
}

const rocket: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const w = grid.w
  solid(brush, grid, at, 1.5, 0, 0.16, 'metal')
  for (const side of [-1, 1])
    polygon(
      brush,
      [
        [x + side * w * 0.2, y - w],
        [x + side * w * 0.75, y + w * 0.05],
        [x + side * w * 0.2, y - w * 0.2],
      ],
      'red',
      { noInk: true },
    )
  ellipse(brush, x, y - w * 1.5, w * 0.4, w * 1.5, 'white', { noInk: true })
  polygon(
    brush,
    [
      [x - w * 0.27, y - w * 2.5],
      [x, y - w * 3.3],
      [x + w * 0.27, y - w * 2.5],
    ],
    'red',
    { noInk: true },
  )
  ellipse(brush, x, y - w * 1.9, w * 0.19, w * 0.19, 'blue', { noInk: true })
}

const dish: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  solid(brush, grid, at, 0.2, 0, 0.7, 'metal')
  ellipse(brush, x - grid.w * 0.1, y - grid.w * 0.85, grid.w * 0.42, grid.w * 0.26, 'white', { noInk: true })
}

const igloo: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const r = grid.w * 0.8
  shadow(brush, grid, at, 1.1)
  const { g } = brush
  g.fillStyle = css(tint(brush, 'snow'))
  g.beginPath()
  g.arc(x, y, r, Math.PI, 0)
  g.ellipse(x, y, r, r * 0.4, 0, 0, Math.PI)
  g.fill()
  g.strokeStyle = css(tint(brush, 'far'))
  g.lineWidth = grid.w * 0.03
  for (const k of [0.35, 0.68]) {
    g.beginPath()
    g.ellipse(x, y - r * k, r * Math.sqrt(1 - k * k), r * 0.32, 0, 0, Math.PI)
    g.stroke()
  }
  ellipse(brush, x + r * 0.3, y + r * 0.16, r * 0.26, r * 0.32, 'dark', { noInk: true, plain: true })
}

const pyramid: Draw = (brush, grid, at) => {
  shadow(brush, grid, at, 2)
  pyramidRoof(brush, grid, at, 2.8, 0, 2.1, 'sand')
}

const peak: Draw = (brush, grid, at) => {
  pyramidRoof(brush, grid, at, 3.4, -0.6, 3.6, 'mountain')
  pyramidRoof(brush, grid, { ...at, z: at.z + 2 }, 1.04, -0.14, 1.12, 'snow')
}

const column: Draw = (brush, grid, at) => {
  solid(brush, grid, at, 0.5, 0, 0.14, 'stone')
  solid(brush, grid, at, 0.32, 0.14, 0.5 + at.random(), 'cream')
}

const temple: Draw = (brush, grid, at) => {
  shadow(brush, grid, at, 2)
  solid(brush, grid, at, 2.4, 0, 0.3, 'stone')
  for (const [di, dj] of [
    [-0.9, -0.9],
    [0, -0.9],
    [0.9, -0.9],
    [-0.9, 0],
    [-0.9, 0.9],
    [0.9, 0],
    [0, 0.9],
    [0.9, 0.9],
  ] as const)
    solid(brush, grid, { ...at, i: at.i + di, j: at.j + dj }, 0.3, 0.3, 1.3, 'cream')
  solid(brush, grid, at, 2.3, 1.6, 0.3, 'stone')
}

const bridge: Draw = (brush, grid, { i, j }) => {
  block(brush, grid, { i: i - 1.3, j: j - 0.35, a: 2.8, b: 0.7, z: 0.12, h: 0.14 }, 'woodLight')
  for (const dj of [-0.35, 0.3]) block(brush, grid, { i: i - 1.3, j: j + dj, a: 2.8, b: 0.06, z: 0.26, h: 0.3 }, 'wood')
}

const boat: Draw = (brush, grid, { i, j }) => {
  const [x, y] = spot(grid, i, j, -0.1)
  const w = grid.w
  polygon(
    brush,
    [
      [x - w * 0.6, y - w * 0.2],
      [x + w * 0.6, y - w * 0.2],
      [x + w * 0.36, y + w * 0.14],
      [x - w * 0.36, y + w * 0.14],
    ],
    'wood',
    { noInk: true },
  )
  polygon(
    brush,
    [
      [x + w * 0.02, y - w * 1.4],
      [x + w * 0.6, y - w * 0.32],
      [x + w * 0.02, y - w * 0.32],
    ],
    'white',
    { noInk: true },
  )
  polygon(
    brush,
    [
      [x - w * 0.06, y - w * 1.25],
      [x - w * 0.46, y - w * 0.32],
      [x - w * 0.06, y - w * 0.32],
    ],
    'coral',
    { noInk: true },
  )
}

const wreck: Draw = (brush, grid, at) => {
  block(brush, grid, { i: at.i - 1, j: at.j - 0.4, a: 2, b: 0.8, z: at.z, h: 0.5 }, 'wood')
  solid(brush, grid, at, 0.14, 0.5, 1.3, 'trunk')
}

const train: Draw = (brush, grid, { i, j, z, lit }) => {
  for (let k = 0; k < 2; k++) block(brush, grid, { i: i - 2, j: j - 0.3 + k * 0.5, a: 9, b: 0.08, z, h: 0.06 }, 'metal')
  for (let k = 0; k < 3; k++) {
    const car = { i: i - 2 + k * 2, j: j - 0.4, a: 1.85, b: 0.8, z: z + 0.12, h: 0.9 }
    block(brush, grid, car, k === 2 ? 'red' : 'teal', 'cream')
    onSide(brush.g, grid, car, 'left', (length) => {
      brush.g.fillStyle = css(tint(brush, lit ? 'window' : 'glass'))
      for (let x = 0.16; x < length - 0.3; x += 0.42) brush.g.fillRect(x, -0.72, 0.3, 0.34)
    })
  }
}

const mill: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z + 2)
  shadow(brush, grid, at, 1)
  solid(brush, grid, at, 1, 0, 1.7, 'cream')
  pyramidRoof(brush, grid, at, 1.2, 1.7, 0.8, 'roof')
  const { g } = brush
  g.fillStyle = css(tint(brush, 'white'))
  for (let k = 0; k < 4; k++) {
    g.save()
    g.translate(x, y)
    g.rotate(0.5 + (k * Math.PI) / 2)
    g.fillRect(-grid.w * 0.1, 0, grid.w * 0.26, grid.w * 1.3)
    g.restore()
  }
}

const fountain: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  const w = grid.w
  ellipse(brush, x, y, w * 1.1, w * 0.56, 'stone', { noInk: true })
  ellipse(brush, x, y - w * 0.06, w * 0.94, w * 0.44, 'waterLight', { noInk: true, plain: true })
  solid(brush, grid, at, 0.3, 0, 0.9, 'stone')
  ellipse(brush, x, y - w * 0.95, w * 0.46, w * 0.2, 'stone', { noInk: true })
  ellipse(brush, x, y - w * 1, w * 0.36, w * 0.14, 'waterLight', { noInk: true, plain: true })
}

const pool: Draw = (brush, grid, at) => {
  const [x, y] = spot(grid, at.i, at.j, at.z)
  ellipse(brush, x, y, grid.w * 1.2, grid.h * 1.1, 'water', { noInk: true, plain: true })
  ellipse(brush, x, y - grid.h * 0.1, grid.w * 1, grid.h * 0.86, 'waterLight', { noInk: true, plain: true })
  tree(brush, x + grid.w * 1.1, y + grid.h * 0.2, grid.w * 1.9, 'palm')
}

const grown =
  (kind: 'mushroom' | 'rock' | 'cactus', size: number): Draw =>
  (brush, grid, { i, j, z }) => {
    const [x, y] = spot(grid, i, j, z)
    if (kind === 'mushroom') mushroom(brush, x, y + grid.h * 0.2, grid.w * size)
    else if (kind === 'rock') rock(brush, x, y + grid.h * 0.2, grid.w * size)
    else tree(brush, x, y, grid.w * size, 'cactus')
  }

export const FEATURES = {
  tower,
  stall,
  crate,
  lamp,
  car,
  fence,
  flowers: dots(['pink', 'yellow', 'white', 'coral'], 'leaf', 0.16),
  wheat,
  bush,
  parasol,
  coral,
  crystal,
  crater,
  dome,
  rocket,
  dish,
  igloo,
  pyramid,
  peak,
  column,
  temple,
  bridge,
  boat,
  wreck,
  train,
  mill,
  fountain,
  pool,
  mushroom: grown('mushroom', 0.6),
  rock: grown('rock', 0.55),
  cactus: grown('cactus', 1.2),
  lighthouse: (brush, grid, { i, j, z }) => lighthouse(brush, ...spot(grid, i, j, z), grid.w * 3.2),
  castle: (brush, grid, { i, j, z }) => castle(brush, spot(grid, i, j, z)[0], spot(grid, i, j, z)[1] + grid.h, grid.w * 4.2),
} satisfies Record<string, Draw>

export type Feature = keyof typeof FEATURES
