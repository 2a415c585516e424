import { type Canvas, type Ctx, editPixels, newCanvas, type Pattern } from './canvas.ts'
import { clamp, lerp, smoothstep } from './colour.ts'
import { type Random, seeded } from './random.ts'
import type { Role } from './palette.ts'

/** Material of a surface, which chooses its texture. */
export type Material = 'wood' | 'plaster' | 'felt' | 'cloth' | 'stone' | 'metal' | 'paper'

/** Tile size in pixels. */
const SIDE = 256

const ROLES: Readonly<Record<Material, readonly Role[]>> = {
  wood: ['wood', 'woodLight', 'trunk'],
  plaster: ['wall', 'wallWarm', 'wallCool', 'cream', 'white', 'snow'],
  felt: ['leaf', 'leafLight', 'pine', 'grass', 'grassDark', 'wheat'],
  stone: ['earth', 'sand', 'rock', 'stone', 'road', 'mountain', 'roof', 'roofDark'],
  metal: ['metal', 'dark', 'gold'],
  paper: ['far'],
  cloth: [],
}
const MATERIAL_OF_ROLE = new Map<Role, Material>(
  (Object.keys(ROLES) as Material[]).flatMap((material) => ROLES[material].map((role) => [role, material] as const)),
)

/** Material of a role; plain colours are cloth. */
export const materialOf = (role: Role): Material => MATERIAL_OF_ROLE.get(role) ?? 'cloth'

type HeightField = (x: number, y: number) => number

/** Value noise from 0 to 1 that tiles; `across`, `down`: lattice cells per tile. */
function tileableNoise(random: Random, across: number, down: number): HeightField {
  const points = Float32Array.from({ length: across * down }, random)
  return (x, y) => {
    const [u, v] = [(x / SIDE) * across, (y / SIDE) * down]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [smoothstep(u - i), smoothstep(v - j)]
    const at = (a: number, b: number): number => points[(b % down) * across + (a % across)]!
    return lerp(lerp(at(i, j), at(i + 1, j), s), lerp(at(i, j + 1), at(i + 1, j + 1), s), t)
  }
}

const weightedSum =
  (...parts: readonly (readonly [number, HeightField])[]): HeightField =>
  (x, y) =>
    parts.reduce((all, [share, field]) => all + share * (field(x, y) - 0.5), 0)

/** Height field of each material around 0: negative is drawn dark, positive light. */
const HEIGHT_FIELDS: Record<Exclude<Material, 'felt'>, (random: Random) => HeightField> = {
  wood: (random) => {
    const [bend, fibre, pore] = [tileableNoise(random, 4, 7), tileableNoise(random, 7, 110), tileableNoise(random, 22, 256)]
    return (x, y) =>
      0.34 * Math.sin((y / SIDE) * Math.PI * 2 * 11 + bend(x, y) * 9) + 0.9 * (fibre(x, y) - 0.5) + 0.55 * Math.min(0, pore(x, y) - 0.42)
  },
  plaster: (random) =>
    weightedSum(
      [0.3, tileableNoise(random, 7, 7)],
      [0.28, tileableNoise(random, 22, 18)],
      [0.26, tileableNoise(random, 60, 44)],
      [0.3, tileableNoise(random, 200, 200)],
    ),
  cloth: (random) => {
    const [fold, lint] = [tileableNoise(random, 7, 7), tileableNoise(random, 160, 160)]
    return (x, y) => 0.26 * Math.sin(x * Math.PI * 0.5) * Math.cos(y * Math.PI * 0.5) + 0.4 * (fold(x, y) - 0.5) + 0.6 * (lint(x, y) - 0.5)
  },
  stone: (random) =>
    weightedSum(
      [0.3, tileableNoise(random, 9, 9)],
      [0.34, tileableNoise(random, 31, 31)],
      [0.42, tileableNoise(random, 90, 90)],
      [0.6, tileableNoise(random, 250, 250)],
    ),
  metal: (random) => weightedSum([0.35, tileableNoise(random, 3, 5)], [0.7, tileableNoise(random, 5, 200)]),
  paper: (random) => weightedSum([0.4, tileableNoise(random, 12, 12)], [0.9, tileableNoise(random, 180, 180)]),
}

/** Short curved hairs in all directions, light and dark. */
function feltTile(): Canvas {
  const [canvas, g] = newCanvas(SIDE, SIDE)
  const random = seeded(61)
  g.lineCap = 'round'
  for (let i = 0; i < 2600; i++) {
    const [x, y, angle, reach] = [random() * SIDE, random() * SIDE, random() * 6.3, 3 + random() * 8]
    const [dx, dy, bend] = [Math.cos(angle) * reach, Math.sin(angle) * reach, (random() - 0.5) * 6]
    g.strokeStyle = i % 2 ? `rgba(255,252,225,${0.1 + random() * 0.22})` : `rgba(14,16,40,${0.12 + random() * 0.24})`
    g.lineWidth = 0.7 + random() * 0.9
    for (const [sx, sy] of [
      [0, 0],
      [x < 16 ? SIDE : -SIDE, 0],
      [0, y < 16 ? SIDE : -SIDE],
    ] as const) {
      if ((sx && x > 16 && x < SIDE - 16) || (sy && y > 16 && y < SIDE - 16)) continue
      g.beginPath()
      g.moveTo(x + sx, y + sy)
      g.quadraticCurveTo(x + sx + dx / 2 + bend, y + sy + dy / 2 - bend, x + sx + dx, y + sy + dy)
      g.stroke()
    }
  }
  return canvas
}

function createTile(material: Material): Canvas {
  if (material === 'felt') return feltTile()
  const [canvas] = newCanvas(SIDE, SIDE)
  const field = HEIGHT_FIELDS[material](seeded(40 + material.length * 7))
  editPixels(canvas, (data) => {
    for (let y = 0, i = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++, i += 4) {
        const height = field(x, y)
        const light = height > 0
        data[i] = light ? 255 : 26
        data[i + 1] = light ? 248 : 16
        data[i + 2] = light ? 228 : 34
        data[i + 3] = clamp(Math.abs(height) * (light ? 0.62 : 0.8)) * 255
      }
  })
  return canvas
}

const patterns = new Map<string, Pattern>()

/** Tileable texture of light and dark pixels to composite over a material's colour; cached. `upright`: grain runs vertically. */
export function materialPattern(g: Ctx, material: Material, upright: boolean): Pattern {
  const key = `${material}${upright}`
  const cached = patterns.get(key)
  if (cached) return cached
  const tile = createTile(material)
  const pattern = g.createPattern(upright ? transposed(tile) : tile, 'repeat')!
  patterns.set(key, pattern)
  return pattern
}

function transposed(tile: Canvas): Canvas {
  const [canvas, g] = newCanvas(SIDE, SIDE)
  g.transform(0, 1, 1, 0, 0, 0)
  g.drawImage(tile, 0, 0)
  return canvas
}
