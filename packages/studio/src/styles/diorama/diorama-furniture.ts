import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse } from '../../paint/shapes.ts'
import { glow, linear } from '../../paint/canvas.ts'
import { css, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { tree } from '../../parts/nature/plants.ts'
import { type Block, drawBlock, drawShadow, type Grid, withSideTransform, type Side, project, drawTile } from './diorama-grid.ts'

/** A piece of furniture: far corner (i, j) and size `a` along i, `b` along j, in tiles. */
export type Piece = {
  readonly kind: keyof typeof PIECES
  readonly i: number
  readonly j: number
  readonly a?: number
  readonly b?: number
  readonly role?: Role
}

type Draw = (brush: Brush, grid: Grid, box: Omit<Block, 'h'>, role: Role | undefined, seed: number) => void

/** Front side of a piece that stands along a wall. */
const sideOf = ({ a, b }: { a: number; b: number }): Side => (a >= b ? 'left' : 'right')

function legs(brush: Brush, grid: Grid, { i, j, a, b }: Omit<Block, 'h'>, h: number, role: Role): void {
  const t = 0.1
  for (const [di, dj] of [
    [0, 0],
    [a - t, 0],
    [0, b - t],
    [a - t, b - t],
  ] as const)
    drawBlock(brush, grid, { i: i + di, j: j + dj, a: t, b: t, h }, role)
}

const table: Draw = (brush, grid, box, role = 'woodLight') => {
  drawShadow(brush, grid, box)
  legs(brush, grid, box, 0.78, 'wood')
  drawBlock(brush, grid, { ...box, z: 0.78, h: 0.1 }, role)
}

const sofa: Draw = (brush, grid, { i, j, a, b }, role = 'red') => {
  drawShadow(brush, grid, { i, j, a, b })
  const along = a >= b
  drawBlock(brush, grid, { i, j, a: along ? a : 0.35, b: along ? 0.35 : b, h: 1.15 }, role)
  drawBlock(brush, grid, { i, j, a: along ? 0.28 : a, b: along ? b : 0.28, h: 0.8 }, role)
  const seats = along ? { i: i + 0.28, j: j + 0.3, a: a - 0.56, b: b - 0.3 } : { i: i + 0.3, j: j + 0.28, a: a - 0.3, b: b - 0.56 }
  drawBlock(brush, grid, { ...seats, h: 0.5 }, role)
  drawBlock(brush, grid, along ? { i: i + a - 0.28, j, a: 0.28, b, h: 0.8 } : { i, j: j + b - 0.28, a, b: 0.28, h: 0.8 }, role)
  drawBlock(brush, grid, { i: seats.i + 0.12, j: seats.j + 0.1, a: 0.4, b: 0.4, z: 0.5, h: 0.22 }, 'gold')
}

const bed: Draw = (brush, grid, { i, j, a, b }, role = 'blue') => {
  drawShadow(brush, grid, { i, j, a, b })
  const along = a >= b
  drawBlock(brush, grid, { i, j, a: along ? 0.14 : a, b: along ? b : 0.14, h: 1.2 }, 'wood')
  drawBlock(brush, grid, { i: i + 0.1, j: j + 0.1, a: a - 0.1, b: b - 0.1, h: 0.42 }, 'wood')
  drawBlock(brush, grid, { i: i + 0.12, j: j + 0.12, a: a - 0.16, b: b - 0.16, z: 0.42, h: 0.2 }, 'white')
  const blanket = along
    ? { i: i + a * 0.36, j: j + 0.1, a: a * 0.62, b: b - 0.12 }
    : { i: i + 0.1, j: j + b * 0.36, a: a - 0.12, b: b * 0.62 }
  drawBlock(brush, grid, { ...blanket, z: 0.42, h: 0.27 }, role)
  drawBlock(brush, grid, { i: i + 0.3, j: j + 0.3, a: along ? 0.5 : a * 0.6, b: along ? b * 0.6 : 0.5, z: 0.62, h: 0.16 }, 'cream')
}

/** Rows of items on the shelves of a box. */
function drawRows(brush: Brush, grid: Grid, box: Block, seed: number, roles: readonly Role[], rows: number): void {
  const random = seeded(seed)
  const { g } = brush
  withSideTransform(g, grid, box, sideOf(box), (length) => {
    const step = (box.h - 0.12) / rows
    for (let r = 0; r < rows; r++) {
      g.fillStyle = 'rgba(40,20,50,.42)'
      g.fillRect(0.1, -box.h + 0.08 + r * step, length - 0.2, step - 0.08)
      for (let x = 0.12; x < length - 0.24;) {
        const w = 0.09 + random() * 0.09
        const tall = (step - 0.08) * (0.6 + random() * 0.36)
        g.fillStyle = css(tint(brush, roles[Math.floor(random() * roles.length)]!))
        if (random() < 0.86) g.fillRect(x, -box.h + (r + 1) * step - tall, w, tall)
        x += w + 0.02
      }
    }
  })
}

const BOOKS: readonly Role[] = ['red', 'blue', 'gold', 'teal', 'purple', 'coral', 'cream']

const bookcase: Draw = (brush, grid, box, role = 'wood', seed) => {
  const solid = { ...box, h: 2.5 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, role)
  drawRows(brush, grid, solid, seed, BOOKS, 4)
}

const cabinet: Draw = (brush, grid, box, role = 'wood') => {
  const solid = { ...box, h: 2.3 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, role)
  doors(brush, grid, solid, 2)
}

function doors({ g }: Brush, grid: Grid, box: Block, doorsPerUnit: number): void {
  withSideTransform(g, grid, box, sideOf(box), (length) => {
    const count = Math.max(1, Math.round((length / 0.75) * (doorsPerUnit / 2)))
    const w = length / count
    for (let k = 0; k < count; k++) {
      g.strokeStyle = 'rgba(30,16,50,.35)'
      g.lineWidth = 0.035
      g.strokeRect(k * w + 0.07, -box.h + 0.08, w - 0.14, box.h - 0.16)
      g.fillStyle = 'rgba(255,240,200,.9)'
      g.fillRect(k * w + w * 0.72, -box.h * 0.62, 0.09, 0.09)
    }
  })
}

const counter: Draw = (brush, grid, box, role = 'teal') => {
  const solid = { ...box, h: 0.92 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, role)
  doors(brush, grid, solid, 2)
  drawBlock(brush, grid, { ...box, z: 0.92, h: 0.09 }, 'woodLight')
}

const stove: Draw = (brush, grid, box, role = 'metal') => {
  const solid = { ...box, h: 1 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, role, 'dark')
  const { g } = brush
  withSideTransform(g, grid, solid, sideOf(box), (length) => {
    g.fillStyle = '#2a1a2a'
    g.fillRect(0.12, -0.66, length - 0.24, 0.44)
    g.fillStyle = '#ffb04a'
    g.fillRect(0.2, -0.58, length - 0.4, 0.28)
  })
  const [x, y] = project(grid, box.i + box.a / 2, box.j + box.b / 2, 1)
  ellipse(brush, x, y - grid.w * 0.2, grid.w * 0.36, grid.w * 0.16, 'red', { noInk: true })
  ellipse(brush, x, y - grid.w * 0.3, grid.w * 0.36, grid.w * 0.14, 'coral', { noInk: true })
}

const fridge: Draw = (brush, grid, box, role = 'wallCool') => {
  const solid = { ...box, h: 2.2 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, role)
  doors(brush, grid, { ...solid, z: 1.4, h: 0.8 }, 1)
  doors(brush, grid, { ...solid, h: 1.35 }, 1)
}

const rug: Draw = (brush, grid, { i, j, a, b }, role = 'coral') => {
  drawTile(brush, grid, { i, j, a, b }, role, -0.1)
  drawTile(brush, grid, { i: i + 0.18, j: j + 0.18, a: a - 0.36, b: b - 0.36 }, 'cream')
  drawTile(brush, grid, { i: i + 0.3, j: j + 0.3, a: a - 0.6, b: b - 0.6 }, role, 0.08)
}

const lamp: Draw = (brush, grid, { i, j }) => {
  const [x, y] = project(grid, i, j)
  const { g } = brush
  const w = grid.w
  ellipse(brush, x, y, w * 0.3, w * 0.14, 'metal', { noInk: true })
  g.fillStyle = css(tint(brush, 'metal'))
  g.fillRect(x - w * 0.035, y - w * 2.1, w * 0.07, w * 2.1)
  glow(g, x, y - w * 2, w * 2.6, '#ffd98a', 0.7)
  g.fillStyle = linear(g, 0, y - w * 2.5, 0, y - w * 1.9, ['#fff6d8', '#ffcf7a'])
  g.beginPath()
  g.moveTo(x - w * 0.22, y - w * 2.5)
  g.lineTo(x + w * 0.22, y - w * 2.5)
  g.lineTo(x + w * 0.42, y - w * 1.9)
  g.lineTo(x - w * 0.42, y - w * 1.9)
  g.fill()
}

const plant: Draw = (brush, grid, { i, j }) => {
  const [x, y] = project(grid, i + 0.3, j + 0.3, 0.5)
  drawShadow(brush, grid, { i, j, a: 0.6, b: 0.6 })
  drawBlock(brush, grid, { i, j, a: 0.6, b: 0.6, h: 0.5 }, 'coral', 'earth')
  tree(brush, x, y, grid.w * 1.7, 'round')
}

const stool: Draw = (brush, grid, { i, j }, role = 'gold') => {
  const box = { i, j, a: 0.5, b: 0.5 }
  drawShadow(brush, grid, box, 0.3)
  legs(brush, grid, box, 0.46, 'metal')
  drawBlock(brush, grid, { ...box, z: 0.46, h: 0.12 }, role)
}

const desk: Draw = (brush, grid, box, role = 'woodLight', seed) => {
  table(brush, grid, box, role, seed)
  const along = box.a >= box.b
  const screen = along
    ? { i: box.i + box.a * 0.3, j: box.j + 0.14, a: box.a * 0.4, b: 0.1 }
    : { i: box.i + 0.14, j: box.j + box.b * 0.3, a: 0.1, b: box.b * 0.4 }
  const solid = { ...screen, z: 0.98, h: 0.62 }
  drawBlock(brush, grid, solid, 'dark')
  withSideTransform(brush.g, grid, solid, along ? 'left' : 'right', (length) => {
    brush.g.fillStyle = seed % 2 ? '#7ae0ff' : '#9affc8'
    brush.g.fillRect(0.05, -0.57, length - 0.1, 0.5)
  })
}

const flasks: Draw = (brush, grid, box, role, seed) => {
  counter(brush, grid, box, role ?? 'white', seed)
  const random = seeded(seed + 4)
  const along = box.a >= box.b
  const count = Math.round((along ? box.a : box.b) / 0.5)
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count
    const [x, y] = project(grid, box.i + (along ? box.a * t : box.a * 0.45), box.j + (along ? box.b * 0.45 : box.b * t), 1.01)
    const w = grid.w * (0.14 + random() * 0.1)
    const { g } = brush
    g.fillStyle = ['#4fe0a0', '#ff7ab0', '#6ab8ff', '#ffcf4a'][Math.floor(random() * 4)]!
    g.beginPath()
    g.moveTo(x - w * 0.3, y - w * 2.4)
    g.lineTo(x + w * 0.3, y - w * 2.4)
    g.lineTo(x + w * 0.3, y - w * 1.5)
    g.lineTo(x + w, y)
    g.lineTo(x - w, y)
    g.lineTo(x - w * 0.3, y - w * 1.5)
    g.fill()
    g.fillStyle = 'rgba(255,255,255,.6)'
    g.fillRect(x - w * 0.3, y - w * 2.5, w * 0.6, w * 1)
  }
}

const rack: Draw = (brush, grid, box, role = 'dark', seed) => {
  const solid = { ...box, h: 2.3 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, role)
  drawRows(brush, grid, solid, seed, ['teal', '#7ae0ff', 'gold', '#9affc8'], 6)
}

const podium: Draw = (brush, grid, box, role = 'wood') => {
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, { ...box, h: 0.4 }, role, 'woodLight')
}

const speaker: Draw = (brush, grid, box) => {
  const solid = { ...box, h: 1.7 }
  drawShadow(brush, grid, box)
  drawBlock(brush, grid, solid, 'dark')
  const { g } = brush
  withSideTransform(g, grid, solid, 'left', (length) => {
    for (const [y, r] of [
      [-1.25, 0.2],
      [-0.55, 0.28],
    ] as const) {
      g.fillStyle = css(shade(tint(brush, 'metal'), 0.1))
      g.beginPath()
      g.arc(length / 2, y, r, 0, Math.PI * 2)
      g.fill()
      g.fillStyle = '#140f20'
      g.beginPath()
      g.arc(length / 2, y, r * 0.6, 0, Math.PI * 2)
      g.fill()
    }
  })
}

const PIECES = {
  table,
  sofa,
  bed,
  bookcase,
  cabinet,
  counter,
  stove,
  fridge,
  rug,
  lamp,
  plant,
  stool,
  desk,
  flasks,
  rack,
  podium,
  speaker,
} satisfies Record<string, Draw>

export function drawPiece(brush: Brush, grid: Grid, piece: Piece, seed: number): void {
  const { kind, i, j, a = 1, b = 1, role } = piece
  const draw: Draw = PIECES[kind]
  draw(brush, grid, { i, j, a, b }, role, seed)
}
