import { type Canvas, type Ctx, editPixels, newCanvas, type Pattern } from './canvas.ts'
import { clamp, lerp, smooth } from './colour.ts'
import { type Random, seeded } from './random.ts'
import type { Role } from './palette.ts'

/** What a thing is made of, as far as its surface shows. */
export type Material = 'wood' | 'plaster' | 'felt' | 'cloth' | 'stone' | 'metal' | 'paper'

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
const MADE_OF = new Map<Role, Material>(
  (Object.keys(ROLES) as Material[]).flatMap((material) => ROLES[material].map((role) => [role, material] as const)),
)

/** Things with a colour of their own, as clothes have, are cloth. */
export const materialOf = (role: Role): Material => MADE_OF.get(role) ?? 'cloth'

type Field = (x: number, y: number) => number

/** Smooth noise from 0 to 1 that repeats after a tile; `across`, `down`: its bumps per tile. */
function bumps(random: Random, across: number, down: number): Field {
  const points = Float32Array.from({ length: across * down }, random)
  return (x, y) => {
    const [u, v] = [(x / SIDE) * across, (y / SIDE) * down]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [smooth(u - i), smooth(v - j)]
    const at = (a: number, b: number): number => points[(b % down) * across + (a % across)]!
    return lerp(lerp(at(i, j), at(i + 1, j), s), lerp(at(i, j + 1), at(i + 1, j + 1), s), t)
  }
}

const sum =
  (...parts: readonly (readonly [number, Field])[]): Field =>
  (x, y) =>
    parts.reduce((all, [share, field]) => all + share * (field(x, y) - 0.5), 0)

/** Heights of each surface around 0; below is drawn dark, above light. */
const FIELDS: Record<Exclude<Material, 'felt'>, (random: Random) => Field> = {
  wood: (random) => {
    const [bend, fibre, pore] = [bumps(random, 4, 7), bumps(random, 7, 110), bumps(random, 22, 256)]
    return (x, y) =>
      0.34 * Math.sin((y / SIDE) * Math.PI * 2 * 11 + bend(x, y) * 9) + 0.9 * (fibre(x, y) - 0.5) + 0.55 * Math.min(0, pore(x, y) - 0.42)
  },
  plaster: (random) =>
    sum([0.3, bumps(random, 7, 7)], [0.28, bumps(random, 22, 18)], [0.42, bumps(random, 60, 44)], [0.55, bumps(random, 200, 200)]),
  cloth: (random) => {
    const [fold, lint] = [bumps(random, 7, 7), bumps(random, 160, 160)]
    return (x, y) => 0.26 * Math.sin(x * Math.PI * 0.5) * Math.cos(y * Math.PI * 0.5) + 0.4 * (fold(x, y) - 0.5) + 0.6 * (lint(x, y) - 0.5)
  },
  stone: (random) =>
    sum([0.8, bumps(random, 9, 9)], [0.7, bumps(random, 31, 31)], [0.7, bumps(random, 90, 90)], [0.9, bumps(random, 250, 250)]),
  metal: (random) => sum([0.35, bumps(random, 3, 5)], [0.7, bumps(random, 5, 200)]),
  paper: (random) => sum([0.4, bumps(random, 12, 12)], [0.9, bumps(random, 180, 180)]),
}

/** Pressed wool: short bent hairs every way, light and dark, over soft tufts. */
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

function tileOf(material: Material): Canvas {
  if (material === 'felt') return feltTile()
  const [canvas] = newCanvas(SIDE, SIDE)
  const field = FIELDS[material](seeded(40 + material.length * 7))
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

/** The grain of a material as light and dark specks, to be laid over its colour. `upright`: wood stands on end. */
export function materialPattern(g: Ctx, material: Material, upright: boolean): Pattern {
  const name = `${material}${upright}`
  const known = patterns.get(name)
  if (known) return known
  const tile = tileOf(material)
  const made = g.createPattern(upright ? turned(tile) : tile, 'repeat')!
  patterns.set(name, made)
  return made
}

function turned(tile: Canvas): Canvas {
  const [canvas, g] = newCanvas(SIDE, SIDE)
  g.transform(0, 1, 1, 0, 0, 0)
  g.drawImage(tile, 0, 0)
  return canvas
}
