import type { Brush } from '../../paint/brush.ts'
import { groundShadow, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random, seeded } from '../../paint/random.ts'
import { blob } from '../nature/plants.ts'

const POTS: readonly Role[] = ['coral', 'white', 'teal', 'wallWarm', 'roofDark', 'gold']

/** A curved leaf from (x, y). `angle` in radians, 0 is up; `length`, `width` in pixels. */
export function longLeaf(brush: Brush, x: number, y: number, length: number, angle: number, width: number, role: Role, depth = 0): void {
  const [ex, ey] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length + Math.abs(Math.sin(angle)) * length * 0.34]
  const [mx, my] = [x + Math.sin(angle) * length * 0.4, y - Math.cos(angle * 0.6) * length * 0.72]
  const shape = path((p) => {
    p.moveTo(x, y)
    p.quadraticCurveTo(mx - width, my - width * 0.4, ex, ey)
    p.quadraticCurveTo(mx + width, my + width * 0.7, x, y)
    p.closePath()
  })
  paintShape(brush, shape, role, [Math.min(x, ex) - width, Math.min(y, ey, my), Math.abs(ex - x) + width * 2, length], {
    plain: true,
    depth,
    noInk: width < 7 * brush.unit,
  })
}

/** A potted plant. (x, y): bottom centre; `h`: height in pixels. The seed chooses pot and plant. */
export function pottedPlant(brush: Brush, x: number, y: number, h: number, seed: number): void {
  const random = seeded(seed)
  const w = h * 0.36
  groundShadow(brush, x, y, w * 0.8, w * 0.18)
  PLANTS[Math.floor(random() * PLANTS.length)]!(brush, x, y - h * 0.3, h * 0.72, random)
  const pot = path((p) => {
    p.moveTo(x - w * 0.5, y - h * 0.32)
    p.lineTo(x + w * 0.5, y - h * 0.32)
    p.lineTo(x + w * 0.36, y)
    p.lineTo(x - w * 0.36, y)
    p.closePath()
  })
  const role = pick(POTS, random)
  paintShape(brush, pot, role, [x - w * 0.5, y - h * 0.32, w, h * 0.32])
  paintShape(
    brush,
    path((p) => p.roundRect(x - w * 0.55, y - h * 0.35, w * 1.1, h * 0.07, h * 0.02)),
    role,
    [x - w * 0.55, y - h * 0.35, w * 1.1, h * 0.07],
    { plain: true, lighten: 0.12 },
  )
}

type Plant = (brush: Brush, x: number, y: number, h: number, random: Random) => void

const palmLeaves: Plant = (brush, x, y, h, random) => {
  for (let i = 0; i < 11; i++) {
    const angle = (i / 10 - 0.5) * 2.3 + (random() - 0.5) * 0.2
    longLeaf(brush, x, y, h * (0.8 + random() * 0.3), angle, h * 0.09, i % 2 ? 'leaf' : 'leafLight')
  }
}

const roundLeaves: Plant = (brush, x, y, h, random) => {
  for (let i = 0; i < 9; i++) {
    const [bx, by, r] = [x + (random() - 0.5) * h * 0.5, y - h * (0.14 + random() * 0.62), h * (0.13 + random() * 0.07)]
    paintShape(brush, blob(bx, by, r, r * 0.92, 8, 0.16, i + x), i % 3 ? 'leaf' : 'leafLight', [bx - r, by - r, r * 2, r * 2], { cel: 0.3 })
  }
}

const swordLeaves: Plant = (brush, x, y, h, random) => {
  for (let i = 0; i < 7; i++)
    longLeaf(brush, x + (i - 3) * h * 0.035, y, h * (0.7 + random() * 0.4), (i - 3) * 0.13, h * 0.07, i % 2 ? 'pine' : 'leaf')
}

const flowering: Plant = (brush, x, y, h, random) => {
  roundLeaves(brush, x, y, h * 0.8, random)
  const petal = pick(['pink', 'red', 'yellow', 'purple'] as const, random)
  for (let i = 0; i < 7; i++) {
    const [bx, by] = [x + (random() - 0.5) * h * 0.56, y - h * (0.3 + random() * 0.5)]
    paintShape(brush, blob(bx, by, h * 0.06, h * 0.06, 6, 0.3, i), petal, [bx - h * 0.06, by - h * 0.06, h * 0.12, h * 0.12], {
      noInk: true,
    })
  }
}

const PLANTS: readonly Plant[] = [palmLeaves, roundLeaves, swordLeaves, flowering]

/** A hanging planter. (x, y): suspension point; `h`: height in pixels. */
export function hangingPlant(brush: Brush, x: number, y: number, h: number, seed: number): void {
  const random = seeded(seed)
  const { g, unit } = brush
  g.strokeStyle = 'rgba(60,44,40,.8)'
  g.lineWidth = 1.5 * unit
  g.beginPath()
  for (const side of [-1, 1]) {
    g.moveTo(x, y)
    g.lineTo(x + side * h * 0.15, y + h * 0.4)
  }
  g.stroke()
  for (let i = 0; i < 9; i++) {
    const [dx, drop] = [(i / 8 - 0.5) * h * 0.44, h * (0.16 + random() * 0.4)]
    for (let k = 0; k < 5; k++) {
      const [bx, by, r] = [x + dx * (1 + k * 0.07), y + h * 0.42 + (drop * k) / 5, h * 0.05]
      paintShape(brush, blob(bx, by, r, r * 1.2, 6, 0.2, i + k), (i + k) % 2 ? 'leaf' : 'leafLight', [bx - r, by - r, r * 2, r * 2], {
        plain: true,
        noInk: true,
      })
    }
  }
  const bowl = path((p) => p.roundRect(x - h * 0.18, y + h * 0.36, h * 0.36, h * 0.18, [h * 0.02, h * 0.02, h * 0.12, h * 0.12]))
  paintShape(brush, bowl, pick(POTS, random), [x - h * 0.18, y + h * 0.36, h * 0.36, h * 0.18])
}
