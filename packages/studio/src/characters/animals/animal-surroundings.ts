import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { colourOf } from '../../paint/look.ts'
import type { AnimalAct, AnimalCover } from './animal-act.ts'

/** What belongs to the act of an animal. `half`: half its length; `tall`: its height; `seconds`: of the shot; all but that in pixels. */
type Extent = {
  readonly half: number
  readonly tall: number
  readonly seconds: number
  readonly cover?: AnimalCover
  readonly inSnow?: boolean
}

/** What an animal digs in. */
const SOILS = { earth: { role: 'earth', hole: -0.25, crumb: -0.1 }, snow: { role: '#e3edf5', hole: -0.35, crumb: 0.05 } } as const
const soilOf = (inSnow = false) => SOILS[inSnow ? 'snow' : 'earth']

/** What is seen behind it: the water, the stem that it climbs, the branch on which it hangs. */
export function drawBehindAnimal(brush: Brush, act: AnimalAct | undefined, { half, tall, seconds, inSnow }: Extent): void {
  if (act === 'swim') pool(brush, half, tall, seconds)
  if (act === 'brood') ellipse(brush, 0, -tall * 0.3, half * 1.25, tall * 0.12, 'trunk', { plain: true, lighten: -0.3 })
  if (act === 'climb') stem(brush, half, tall)
  const { role, hole } = soilOf(inSnow)
  if (act === 'dig') ellipse(brush, half * 0.9, -tall * 0.02, half * 0.5, tall * 0.1, role, { plain: true, lighten: hole })
}

/** What is seen before it: the water around its legs, the bush behind which it hides, the earth that it throws up. */
export function drawInFrontOfAnimal(
  brush: Brush,
  act: AnimalAct | undefined,
  { half, tall, seconds, cover = 'bush', inSnow }: Extent,
): void {
  if (act === 'swim') wave(brush, half, tall, seconds)
  if (act === 'hide') COVERS[cover](brush, half, tall, seconds)
  if (act === 'brood') nest(brush, half, tall)
  if (act === 'hatch') shell(brush, half, tall)
  if (act === 'dig') soil(brush, half, tall, seconds, inSnow)
}

/** Level of the water, in heights of the animal. */
const LEVEL = 0.36

function pool(brush: Brush, half: number, tall: number, seconds: number): void {
  const spread = half * (1.75 + 0.03 * Math.sin(seconds * 2))
  ellipse(brush, 0, -tall * LEVEL, spread, tall * 0.2, 'water', { plain: true, noInk: true })
}

function wave({ g, look, ...brush }: Brush, half: number, tall: number, seconds: number): void {
  const spread = half * (1.75 + 0.03 * Math.sin(seconds * 2))
  const [y, deep] = [-tall * LEVEL, tall * (LEVEL + 0.16)]
  const front = path((p) => {
    p.moveTo(-spread, y)
    for (let i = 1; i <= 6; i++) {
      const x = -spread + (i * spread) / 3
      p.quadraticCurveTo(x - spread / 6, y + tall * (0.05 * Math.sin(seconds * 3 + i * 1.7) + 0.03), x, y)
    }
    p.bezierCurveTo(spread * 0.9, y + deep * 0.9, -spread * 0.9, y + deep * 0.9, -spread, y)
    p.closePath()
  })
  paintShape({ g, look, ...brush }, front, 'water', [-spread, y, spread * 2, deep], { plain: true, noInk: true })
  g.save()
  g.strokeStyle = css(colourOf(look, 'waterLight'))
  g.lineCap = 'round'
  g.lineWidth = tall * 0.025
  g.beginPath()
  for (const [x, down, long] of [
    [-0.9, 0.1, 0.34],
    [0.5, 0.16, 0.4],
    [-0.2, 0.26, 0.3],
  ] as const) {
    const drift = Math.sin(seconds * 1.6 + x * 4) * half * 0.06
    g.moveTo(half * x + drift, y + tall * down)
    g.quadraticCurveTo(half * (x + long / 2) + drift, y + tall * (down - 0.04), half * (x + long) + drift, y + tall * down)
  }
  g.stroke()
  g.restore()
}

/** A stem ahead of the animal, higher than it. */
/** The trunk of a tree that goes on above, with its bark and two branches in leaf. */
function stem(brush: Brush, half: number, tall: number): void {
  const wide = Math.max(half * 0.5, tall * 0.22)
  const [left, top] = [half * 0.52, -tall * 4.2]
  const trunk = path((p) => {
    p.moveTo(left - wide * 0.35, tall * 0.02)
    p.quadraticCurveTo(left + wide * 0.02, -tall * 0.18, left, -tall * 0.6)
    p.lineTo(left + wide * 0.08, top)
    p.lineTo(left + wide * 0.92, top)
    p.lineTo(left + wide, -tall * 0.6)
    p.quadraticCurveTo(left + wide * 0.98, -tall * 0.18, left + wide * 1.4, tall * 0.02)
    p.closePath()
  })
  paintShape(brush, trunk, 'trunk', [left - wide * 0.35, top, wide * 1.75, tall * 4.22])
  for (const [x, y, long] of [
    [0.3, 2.9, 0.4],
    [0.3, 2.1, 0.3],
    [0.66, 1.6, 0.4],
    [0.36, 1.0, 0.34],
    [0.6, 0.5, 0.26],
  ] as const)
    box(brush, left + wide * x, -tall * y, wide * 0.07, tall * long, 'trunk', { plain: true, noInk: true, lighten: -0.2 })
  for (const [y, long] of [
    [1.85, 1.1],
    [2.7, 0.9],
  ] as const) {
    const [x, tip] = [left + wide * 0.8, left + wide + tall * long]
    polygon(
      brush,
      [
        [x, -tall * y],
        [tip, -tall * (y + 0.32)],
        [x, -tall * (y - 0.16)],
      ],
      'trunk',
    )
    for (const [along, up, r] of TWIGS)
      ellipse(brush, x + (tip - x) * along, -tall * (y + 0.32 * along + up), tall * r * 1.2, tall * r, 'leaf', {
        lighten: up > 0.1 ? 0.08 : -0.08,
      })
  }
}

/** Leaves along a branch: how far along it, how high above it, and how large, in heights of the animal. */
const TWIGS = [
  [0.55, 0.02, 0.2],
  [0.85, -0.06, 0.22],
  [1.1, 0.04, 0.24],
  [0.7, 0.2, 0.2],
  [0.98, 0.22, 0.2],
] as const

const LEAVES = [
  [-0.74, 0.2, 0.34],
  [0.74, 0.2, 0.34],
  [-0.34, 0.32, 0.4],
  [0.36, 0.3, 0.4],
  [0, 0.22, 0.42],
] as const

function bush(brush: Brush, length: number, tall: number, seconds: number): void {
  const half = Math.max(length, tall * 0.5)
  const sway = Math.sin(seconds * 1.4) * half * 0.012
  for (const [i, [x, up, radius]] of LEAVES.entries())
    ellipse(brush, half * 1.3 * x + sway * i, -tall * up * 0.9, half * 0.86 * radius * 1.5, tall * radius * 0.86, 'leaf', {
      plain: true,
      lighten: i % 2 === 0 ? -0.06 : 0.05,
    })
}

function stone(brush: Brush, length: number, tall: number): void {
  const half = Math.max(length, tall * 0.5)
  const rock = path((p) => {
    p.moveTo(-half * 1.25, tall * 0.04)
    p.lineTo(-half * 1.05, -tall * 0.34)
    p.lineTo(-half * 0.4, -tall * 0.56)
    p.lineTo(half * 0.5, -tall * 0.5)
    p.lineTo(half * 1.1, -tall * 0.26)
    p.lineTo(half * 1.28, tall * 0.04)
    p.closePath()
  })
  paintShape(brush, rock, 'rock', [-half * 1.25, -tall * 0.56, half * 2.5, tall * 0.6], { cel: 0.06 })
  polygon(
    brush,
    [
      [-half * 0.4, -tall * 0.56],
      [half * 0.5, -tall * 0.5],
      [half * 0.16, -tall * 0.26],
      [-half * 0.62, -tall * 0.3],
    ],
    'rock',
    { lighten: 0.14, noInk: true },
  )
}

function mushroom(brush: Brush, length: number, tall: number): void {
  const half = Math.max(length, tall * 0.5) * 0.82
  box(brush, -half * 0.3, -tall * 0.34, half * 0.6, tall * 0.38, 'cream', { round: half * 0.14 })
  const cap = path((p) => {
    p.moveTo(-half * 1.1, -tall * 0.28)
    p.bezierCurveTo(-half * 1.06, -tall * 0.82, half * 1.06, -tall * 0.82, half * 1.1, -tall * 0.28)
    p.quadraticCurveTo(0, -tall * 0.16, -half * 1.1, -tall * 0.28)
    p.closePath()
  })
  paintShape(brush, cap, 'red', [-half * 1.1, -tall * 0.7, half * 2.2, tall * 0.5], { cel: 0.06 })
  for (const [x, y, r] of [
    [-0.55, 0.42, 0.15],
    [0.1, 0.54, 0.17],
    [0.66, 0.4, 0.12],
  ] as const)
    ellipse(brush, half * x, -tall * y, half * r, half * r * 0.8, 'white', { plain: true, noInk: true })
}

function log(brush: Brush, length: number, tall: number): void {
  const half = Math.max(length, tall * 0.5) * 1.3
  box(brush, -half, -tall * 0.46, half * 2, tall * 0.5, 'trunk', { plain: true, round: tall * 0.2 })
  ellipse(brush, half * 0.94, -tall * 0.21, tall * 0.14, tall * 0.25, 'woodLight', { plain: true })
  ellipse(brush, half * 0.94, -tall * 0.21, tall * 0.07, tall * 0.13, 'wood', { plain: true, noInk: true })
}

const COVERS = { bush, stone, mushroom, log } as const satisfies Record<AnimalCover, unknown>

/** The front of a nest of twigs, with two eggs on its rim. */
function nest(brush: Brush, half: number, tall: number): void {
  for (const x of [-0.86, 0.82]) ellipse(brush, half * x, -tall * 0.33, half * 0.24, tall * 0.13, 'cream', { plain: true })
  const bowl = path((p) => {
    p.moveTo(-half * 1.3, -tall * 0.3)
    p.quadraticCurveTo(0, -tall * 0.16, half * 1.3, -tall * 0.3)
    p.bezierCurveTo(half * 1.16, tall * 0.06, -half * 1.16, tall * 0.06, -half * 1.3, -tall * 0.3)
    p.closePath()
  })
  paintShape(brush, bowl, 'wood', [-half * 1.3, -tall * 0.3, half * 2.6, tall * 0.34], { plain: true })
  const { g, look } = brush
  g.save()
  g.clip(bowl)
  g.strokeStyle = css(colourOf(look, 'trunk'))
  g.lineWidth = tall * 0.018
  g.beginPath()
  for (let i = 0; i < 9; i++) {
    const x = half * (-1.3 + i * 0.3)
    g.moveTo(x, -tall * (0.06 + (i % 3) * 0.07))
    g.lineTo(x + half * 0.5, -tall * (0.12 + ((i + 1) % 3) * 0.06))
  }
  g.stroke()
  g.restore()
}

/** The lower half of a broken egg. */
function shell(brush: Brush, half: number, tall: number): void {
  const wide = Math.max(half * 1.12, tall * 0.42)
  const cup = path((p) => {
    p.moveTo(-wide, -tall * 0.36)
    for (let i = 1; i <= 6; i++) p.lineTo(-wide + (i * wide) / 3, -tall * (i % 2 === 1 ? 0.48 : 0.34))
    p.bezierCurveTo(wide * 1.02, tall * 0.1, -wide * 1.02, tall * 0.1, -wide, -tall * 0.36)
    p.closePath()
  })
  paintShape(brush, cup, 'cream', [-wide, -tall * 0.48, wide * 2, tall * 0.5], { cel: 0.06 })
}

function soil(brush: Brush, half: number, tall: number, seconds: number, inSnow?: boolean): void {
  const { role, crumb } = soilOf(inSnow)
  polygon(
    brush,
    [
      [-half * 1.5, 0],
      [-half * 1.2, -tall * 0.12],
      [-half * 0.95, -tall * 0.2],
      [-half * 0.7, -tall * 0.1],
      [-half * 0.45, 0],
    ],
    role,
  )
  for (let i = 0; i < 6; i++) {
    const age = (seconds * 1.5 + i / 6) % 1
    const x = half * (0.7 - age * 2)
    const y = -tall * (0.1 + Math.sin(age * Math.PI) * (0.5 + (i % 3) * 0.12))
    ellipse(brush, x, y, tall * 0.035, tall * 0.03, role, { plain: true, noInk: true, lighten: crumb })
  }
}
