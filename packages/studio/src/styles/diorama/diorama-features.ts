import { tint } from '../../paint/brush.ts'
import { ellipse, polygon } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { castle, lighthouse } from '../../parts/buildings.ts'
import { mushroom, rock, tree } from '../../parts/nature/plants.ts'
import {
  bridge,
  column,
  dish,
  dome,
  fountain,
  igloo,
  mill,
  peak,
  pyramid,
  rocket,
  stall,
  temple,
  tower,
  train,
} from './diorama-buildings.ts'
import { drawBlock, fillPolygon, project } from './diorama-grid.ts'
import { type Draw, drawTileShadow, drawBox } from './diorama-solid.ts'

const crate: Draw = (brush, grid, at) => {
  drawBox(brush, grid, at, 0.5, 0, 0.42, 'woodLight')
  drawBox(brush, grid, { ...at, i: at.i - 0.1 }, 0.3, 0.42, 0.28, 'wood')
}

const lamp: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  brush.g.fillStyle = css(tint(brush, 'dark'))
  brush.g.fillRect(x - grid.w * 0.03, y - grid.w * 1.3, grid.w * 0.06, grid.w * 1.3)
  if (at.lit) glow(brush.g, x, y - grid.w * 1.3, grid.w * 1.3, '#ffd98a', 0.8)
  ellipse(brush, x, y - grid.w * 1.34, grid.w * 0.13, grid.w * 0.15, 'window', { noInk: true, emissive: true })
}

const car: Draw = (brush, grid, at) => {
  const role = pick(['red', 'yellow', 'blue', 'white'] as const, at.random)
  drawBlock(brush, grid, { i: at.i - 0.45, j: at.j - 0.22, a: 0.9, b: 0.44, z: at.z + 0.08, h: 0.2 }, role)
  drawBlock(brush, grid, { i: at.i - 0.24, j: at.j - 0.19, a: 0.46, b: 0.38, z: at.z + 0.28, h: 0.18 }, 'glass', role)
}

const fence: Draw = (brush, grid, at) => {
  for (let k = 0; k < 4; k++) drawBlock(brush, grid, { i: at.i - 0.4 + k * 0.26, j: at.j, a: 0.07, b: 0.05, z: at.z, h: 0.34 }, 'white')
  drawBlock(brush, grid, { i: at.i - 0.45, j: at.j, a: 0.95, b: 0.04, z: at.z + 0.18, h: 0.07 }, 'white')
}

const flowersOf =
  (roles: readonly Role[], stalk: Role, tall: number): Draw =>
  (brush, grid, at) => {
    for (let k = 0; k < 8; k++) {
      const [x, y] = project(grid, at.i + (at.random() - 0.5) * 0.8, at.j + (at.random() - 0.5) * 0.8, at.z)
      brush.g.fillStyle = css(tint(brush, stalk))
      brush.g.fillRect(x - grid.w * 0.02, y - grid.w * tall, grid.w * 0.04, grid.w * tall)
      ellipse(brush, x, y - grid.w * tall, grid.w * 0.07, grid.w * 0.07, pick(roles, at.random), { noInk: true, plain: true })
    }
  }

const wheat: Draw = (brush, grid, at) => {
  for (let k = 0; k < 4; k++)
    drawBlock(brush, grid, { i: at.i - 0.45, j: at.j - 0.45 + k * 0.25, a: 0.9, b: 0.13, z: at.z, h: 0.26 }, 'wheat')
}

const bush: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  for (const [dx, r] of [
    [-0.22, 0.2],
    [0.2, 0.18],
    [0, 0.26],
  ] as const)
    ellipse(brush, x + dx * grid.w, y - r * grid.w * 0.8, r * grid.w, r * grid.w, 'leaf', { noInk: true })
}

const parasol: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const w = grid.w
  drawTileShadow(brush, grid, at, 0.8)
  brush.g.fillStyle = css(tint(brush, 'white'))
  brush.g.fillRect(x - w * 0.03, y - w * 0.9, w * 0.06, w * 0.9)
  for (let k = 0; k < 6; k++) {
    const [a, b] = [Math.PI + (k / 6) * Math.PI, Math.PI + ((k + 1) / 6) * Math.PI]
    const points = [
      [x, y - w * 1.15],
      [x + Math.cos(a) * w * 0.6, y - w * 0.72 - Math.sin(a) * w * 0.1],
      [x + Math.cos(b) * w * 0.6, y - w * 0.72 - Math.sin(b) * w * 0.1],
    ] as const
    fillPolygon(brush.g, points, css(tint(brush, k % 2 ? 'white' : 'coral')))
  }
}

const coral: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const role = pick(['coral', 'pink', 'purple', 'gold', 'teal'] as const, at.random)
  for (let k = 0; k < 5; k++) {
    const lean = (k - 2) * 0.16
    const h = grid.w * (0.6 + at.random() * 0.7)
    ellipse(brush, x + lean * grid.w * 1.4, y - h / 2, grid.w * 0.1, h / 2, role, { noInk: true })
    ellipse(brush, x + lean * grid.w * 1.4, y - h, grid.w * 0.14, grid.w * 0.14, role, { noInk: true, lighten: 0.2 })
  }
}

const crystal: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const role = pick(['purple', 'teal', 'pink'] as const, at.random)
  glow(brush.g, x, y - grid.w * 0.6, grid.w * 1.3, tint(brush, role), 0.5)
  for (const [dx, h] of [
    [-0.3, 0.8],
    [0.28, 1],
    [0, 1.5],
  ] as const) {
    const [cx, w] = [x + dx * grid.w, grid.w * 0.17]
    const tip = [cx, y - h * grid.w] as const
    fillPolygon(brush.g, [[cx - w, y - h * grid.w * 0.66], tip, [cx, y + w * 0.4], [cx - w, y]], css(tint(brush, role, 0, 0.3)))
    fillPolygon(brush.g, [[cx + w, y - h * grid.w * 0.66], tip, [cx, y + w * 0.4], [cx + w, y]], css(tint(brush, role, 0, -0.2)))
  }
}

const crater: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  ellipse(brush, x, y, grid.w * 0.6, grid.h * 0.6, '#8a5545', { noInk: true, plain: true })
  ellipse(brush, x + grid.w * 0.05, y + grid.h * 0.1, grid.w * 0.46, grid.h * 0.42, '#5f362f', { noInk: true, plain: true })
}

const boat: Draw = (brush, grid, { i, j }) => {
  const [x, y] = project(grid, i, j, -0.1)
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
  drawBlock(brush, grid, { i: at.i - 1, j: at.j - 0.4, a: 2, b: 0.8, z: at.z, h: 0.5 }, 'wood')
  drawBox(brush, grid, at, 0.14, 0.5, 1.3, 'trunk')
}

const pool: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  ellipse(brush, x, y, grid.w * 1.2, grid.h * 1.1, 'water', { noInk: true, plain: true })
  ellipse(brush, x, y - grid.h * 0.1, grid.w * 1, grid.h * 0.86, 'waterLight', { noInk: true, plain: true })
  tree(brush, x + grid.w * 1.1, y + grid.h * 0.2, grid.w * 1.9, 'palm')
}

const plantOf =
  (kind: 'mushroom' | 'rock' | 'cactus', size: number): Draw =>
  (brush, grid, { i, j, z }) => {
    const [x, y] = project(grid, i, j, z)
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
  flowers: flowersOf(['pink', 'yellow', 'white', 'coral'], 'leaf', 0.16),
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
  mushroom: plantOf('mushroom', 0.6),
  rock: plantOf('rock', 0.55),
  cactus: plantOf('cactus', 1.2),
  lighthouse: (brush, grid, { i, j, z }) => lighthouse(brush, ...project(grid, i, j, z), grid.w * 3.2),
  castle: (brush, grid, { i, j, z }) => castle(brush, project(grid, i, j, z)[0], project(grid, i, j, z)[1] + grid.h, grid.w * 4.2),
} satisfies Record<string, Draw>

export type Feature = keyof typeof FEATURES
