import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, polygon } from '../../paint/shapes.ts'
import { glow } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { pick } from '../../paint/random.ts'
import { drawBlock, type Grid, withSideTransform, project } from './diorama-grid.ts'
import { type TileContext, type Draw, drawWindows, pyramidRoof, drawTileShadow, drawBox } from './diorama-solid.ts'

export const home: Draw = (brush, grid, at) => {
  const { random } = at
  const wall = pick(['wall', 'wallWarm', 'white', 'wallCool'] as const, random)
  const roof = pick(['roof', 'roof', 'roofDark', 'teal'] as const, random)
  drawTileShadow(brush, grid, at, 0.8)
  drawBox(brush, grid, at, 0.76, 0, 0.62, wall)
  drawWindows(brush, grid, { ...at, random: () => 0 }, 0.76, 0.6, 0.32)
  door(brush, grid, at)
  if (random() < 0.6) drawBox(brush, grid, { ...at, i: at.i + 0.08, j: at.j - 0.26 }, 0.14, 0.7, 0.42, 'stone')
  pyramidRoof(brush, grid, at, 0.96, 0.6, 0.6, roof)
}

/** A door with a step on the left side. */
function door(brush: Brush, grid: Grid, at: TileContext): void {
  const side = { i: at.i - 0.38, j: at.j - 0.38, a: 0.76, b: 0.76, z: at.z, h: 0.62 }
  drawBlock(brush, grid, { i: at.i - 0.14, j: at.j + 0.38, a: 0.28, b: 0.14, z: at.z, h: 0.05 }, 'stone')
  withSideTransform(brush.g, grid, side, 'left', (length) => {
    brush.g.fillStyle = css(tint(brush, 'wood', 0, -0.2))
    brush.g.fillRect(length / 2 - 0.1, -0.36, 0.2, 0.36)
  })
}

export const tower: Draw = (brush, grid, at) => {
  const h = 1.2 + at.random() * 2.6
  const role = pick(['blue', 'roofDark', 'wallCool', 'teal', 'coral', 'metal', 'gold'] as const, at.random)
  drawTileShadow(brush, grid, at, 0.86)
  drawBox(brush, grid, at, 0.84, 0, h, role)
  drawWindows(brush, grid, at, 0.84, h, 0.24)
  if (at.random() < 0.6) drawBox(brush, grid, at, 0.36, h, 0.26, 'metal')
}

export const stall: Draw = (brush, grid, at) => {
  const role = pick(['red', 'teal', 'gold', 'blue'] as const, at.random)
  drawTileShadow(brush, grid, at, 0.86)
  drawBox(brush, grid, at, 0.8, 0, 0.42, 'wood', 'woodLight')
  for (let k = 0; k < 5; k++) {
    const [x, y] = project(grid, at.i - 0.25 + k * 0.13, at.j + 0.3 - k * 0.12, at.z + 0.46)
    ellipse(brush, x, y, grid.w * 0.09, grid.w * 0.09, pick(['red', 'gold', 'leafLight', 'coral'] as const, at.random), { noInk: true })
  }
  for (const [di, dj] of [
    [-0.36, 0.36],
    [0.36, 0.36],
    [0.36, -0.36],
  ] as const)
    drawBlock(brush, grid, { i: at.i + di - 0.03, j: at.j + dj - 0.03, a: 0.06, b: 0.06, z: at.z + 0.4, h: 0.62 }, 'wood')
  for (let k = 0; k < 5; k++)
    drawBlock(brush, grid, { i: at.i - 0.46 + k * 0.184, j: at.j - 0.46, a: 0.184, b: 0.92, z: at.z + 1, h: 0.12 }, k % 2 ? 'white' : role)
}

export const dome: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const r = grid.w * 1.05
  drawTileShadow(brush, grid, at, 1.5)
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

export const rocket: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const w = grid.w
  drawBox(brush, grid, at, 1.5, 0, 0.16, 'metal')
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

export const dish: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  drawBox(brush, grid, at, 0.2, 0, 0.7, 'metal')
  ellipse(brush, x - grid.w * 0.1, y - grid.w * 0.85, grid.w * 0.42, grid.w * 0.26, 'white', { noInk: true })
}

export const igloo: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const r = grid.w * 0.8
  drawTileShadow(brush, grid, at, 1.1)
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

export const pyramid: Draw = (brush, grid, at) => {
  drawTileShadow(brush, grid, at, 2)
  pyramidRoof(brush, grid, at, 2.8, 0, 2.1, 'sand')
}

export const peak: Draw = (brush, grid, at) => {
  pyramidRoof(brush, grid, at, 3.4, -0.6, 3.6, 'mountain')
  pyramidRoof(brush, grid, { ...at, z: at.z + 2 }, 1.04, -0.14, 1.12, 'snow')
}

export const column: Draw = (brush, grid, at) => {
  drawBox(brush, grid, at, 0.5, 0, 0.14, 'stone')
  drawBox(brush, grid, at, 0.32, 0.14, 0.5 + at.random(), 'cream')
}

export const temple: Draw = (brush, grid, at) => {
  drawTileShadow(brush, grid, at, 2)
  drawBox(brush, grid, at, 2.4, 0, 0.3, 'stone')
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
    drawBox(brush, grid, { ...at, i: at.i + di, j: at.j + dj }, 0.3, 0.3, 1.3, 'cream')
  drawBox(brush, grid, at, 2.3, 1.6, 0.3, 'stone')
}

export const bridge: Draw = (brush, grid, { i, j }) => {
  drawBlock(brush, grid, { i: i - 1.3, j: j - 0.35, a: 2.8, b: 0.7, z: 0.12, h: 0.14 }, 'woodLight')
  for (const dj of [-0.35, 0.3]) drawBlock(brush, grid, { i: i - 1.3, j: j + dj, a: 2.8, b: 0.06, z: 0.26, h: 0.3 }, 'wood')
}

export const train: Draw = (brush, grid, { i, j, z, lit }) => {
  for (let k = 0; k < 2; k++) drawBlock(brush, grid, { i: i - 2, j: j - 0.3 + k * 0.5, a: 9, b: 0.08, z, h: 0.06 }, 'metal')
  for (let k = 0; k < 3; k++) {
    const car = { i: i - 2 + k * 2, j: j - 0.4, a: 1.85, b: 0.8, z: z + 0.12, h: 0.9 }
    drawBlock(brush, grid, car, k === 2 ? 'red' : 'teal', 'cream')
    withSideTransform(brush.g, grid, car, 'left', (length) => {
      brush.g.fillStyle = css(tint(brush, lit ? 'window' : 'glass'))
      for (let x = 0.16; x < length - 0.3; x += 0.42) brush.g.fillRect(x, -0.72, 0.3, 0.34)
    })
  }
}

export const mill: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z + 2)
  drawTileShadow(brush, grid, at, 1)
  drawBox(brush, grid, at, 1, 0, 1.7, 'cream')
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

export const fountain: Draw = (brush, grid, at) => {
  const [x, y] = project(grid, at.i, at.j, at.z)
  const w = grid.w
  ellipse(brush, x, y, w * 1.1, w * 0.56, 'stone', { noInk: true })
  ellipse(brush, x, y - w * 0.06, w * 0.94, w * 0.44, 'waterLight', { noInk: true, plain: true })
  drawBox(brush, grid, at, 0.3, 0, 0.9, 'stone')
  ellipse(brush, x, y - w * 0.95, w * 0.46, w * 0.2, 'stone', { noInk: true })
  ellipse(brush, x, y - w * 1, w * 0.36, w * 0.14, 'waterLight', { noInk: true, plain: true })
}
