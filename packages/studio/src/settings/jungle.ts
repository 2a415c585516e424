import { type Brush, tint } from '../paint/brush.ts'
import { ellipse, paintShape } from '../paint/shapes.ts'
import { linear, path, stop } from '../paint/canvas.ts'
import { mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { fern, trail } from '../parts/nature/ground.ts'
import { sunShafts } from '../parts/nature/light.ts'
import { glints } from '../parts/animated.ts'
import { rock } from '../parts/nature/plants.ts'
import { longLeaf } from '../parts/indoors/pots.ts'
import { giantTree, liana, waterfall, waterfallStreaks } from '../parts/nature/wilds.ts'
import { ridge, tufts } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Layer, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const BLOOMS: readonly Role[] = ['red', 'pink', 'purple', 'yellow', 'coral']
const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12
const fallAt = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.66 : 0.62 + (seed % 3) * 0.06),
  frame.horizon + frame.height * 0.14,
  frame.height * 0.36,
]

function depths(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  g.fillStyle = linear(g, 0, 0, 0, frame.horizon + frame.height * 0.2, [
    stop(0, tint(brush, 'pine', 0.3), 0.55),
    stop(1, mix(tint(brush, 'leafLight', 0.6), '#ffffff', 0.3), 0.75),
  ])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height)
  const random = seeded(seed + 2)
  for (let k = 0; k < 2; k++) {
    const base = frame.horizon + frame.height * (0.04 + k * 0.08)
    ridge(brush, frame, {
      base: base - frame.height * 0.1,
      rise: frame.height * 0.12,
      seed: seed + k * 9,
      role: k ? 'leaf' : 'pine',
      depth: 0.66 - k * 0.16,
      waves: 4,
    })
    for (let i = 0; i < 8; i++)
      giantTree(
        brush,
        leftOf(frame) + ((i + random()) / 8) * spanOf(frame),
        base + 10,
        frame.height * (0.5 + random() * 0.25),
        0.6 - k * 0.16,
        seed + i + k * 20,
      )
  }
}

function middle(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const [x, y, h] = fallAt(place)
  waterfall(brush, x, y, h * 0.3, h, 0.22)
  const base = frame.horizon + frame.height * 0.16
  ridge(brush, frame, { base, rise: frame.height * 0.02, seed: seed + 31, role: 'grassDark', depth: 0.24, waves: 3 })
  const random = seeded(seed + 3)
  for (let i = 0; i < 13; i++) {
    const fx = leftOf(frame) + ((i + random()) / 13) * spanOf(frame)
    if (Math.abs(fx - x) < h * 0.28) continue
    fern(brush, fx, base + random() * frame.height * 0.03, frame.figure * (0.24 + random() * 0.2), seed + i, 0.2)
  }
  const at = frame.tall ? [0.1, 0.95] : [0.2, 0.42, 0.9]
  for (const [i, part] of at.entries())
    giantTree(brush, frame.width * part, base + frame.height * 0.03, frame.height * 0.9, 0.16, seed + i * 5)
}

function clearing(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const top = topOf(place)
  ridge(brush, frame, { base: top, rise: frame.height * 0.02, seed: seed + 41, role: 'grass', depth: 0.05 })
  trail(brush, frame, frame.width * 0.52, top, frame.width * 0.48, 20 * unit, frame.width * (frame.tall ? 0.28 : 0.17), 'earth')
  tufts(brush, frame, top + 8 * unit, frame.height, 420, 'leaf', seed + 2)
  const random = seeded(seed + 6)
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 0.72 + random() * 0.32 : random() * 0.24 - 0.04
    fern(brush, frame.width * side, top + frame.height * (0.02 + random() * 0.06), frame.figure * (0.26 + random() * 0.18), seed + i)
  }
  for (let i = 0; i < 12; i++) {
    const x = frame.width * (i % 2 ? 0.72 + random() * 0.3 : random() * 0.24)
    const y = top + frame.height * random() * 0.06 - 20 * unit
    const role = pick(BLOOMS, random)
    for (let k = 0; k < 5; k++)
      ellipse(brush, x + Math.cos(k * 1.257) * 8 * unit, y + Math.sin(k * 1.257) * 8 * unit, 7 * unit, 6 * unit, role, {
        noInk: true,
        plain: true,
      })
    ellipse(brush, x, y, 4 * unit, 4 * unit, 'gold', { noInk: true, plain: true })
  }
  rock(brush, frame.width * 0.9, frame.ground - frame.height * 0.01, frame.figure * 0.24)
  if (place.isGloomy) return
  const light = brush.look.sun ?? (time === 'night' ? '#96beff' : '#faffbe')
  sunShafts(brush, frame.width * 0.8, frame.height * 0.95, 6, 110 * unit, light, time === 'night' ? 0.08 : 0.3)
}

/** Large leaves and lianas in the foreground. */
function framingLeaves(place: Place): Layer {
  return {
    name: 'leaves',
    nearness: 1.22,
    draw: (brush) => {
      const { frame: f, seed } = place
      const random = seeded(seed + 8)
      for (const side of [-1, 1]) {
        const x = f.width / 2 + side * f.width * 0.54
        for (let i = 0; i < 6; i++)
          longLeaf(
            brush,
            x,
            -f.bleed * 0.3,
            f.figure * (0.42 + random() * 0.35),
            -side * (1.5 + random() * 1.1),
            f.figure * 0.07,
            i % 2 ? 'leaf' : 'pine',
          )
        for (let i = 0; i < 5; i++)
          longLeaf(
            brush,
            x,
            f.height + f.bleed * 0.5,
            f.figure * (0.4 + random() * 0.3),
            -side * (0.1 + random()),
            f.figure * 0.08,
            i % 2 ? 'pine' : 'leaf',
          )
        liana(brush, f.width / 2 + side * f.width * (0.36 + random() * 0.1), -f.bleed, f.height * (0.3 + random() * 0.22), seed + side)
      }
      splitLeaf(brush, place)
    },
  }
}

/** A split leaf in an upper corner. */
function splitLeaf(brush: Brush, { frame: f, seed }: Place): void {
  const side = seed % 2 ? 1 : -1
  const [x, y, s] = [f.width / 2 + side * f.width * 0.5, f.height * 0.06, f.figure * 0.3]
  const leaf = path((p) => {
    p.moveTo(x, y - s * 0.3)
    for (let i = 0; i <= 5; i++) {
      p.quadraticCurveTo(x - side * s * (0.6 + i * 0.06), y - s * 0.2 + i * s * 0.18, x - side * s * (0.75 - i * 0.1), y + i * s * 0.2)
      p.lineTo(x - side * s * (0.36 - i * 0.03), y + i * s * 0.17)
    }
    p.lineTo(x + side * s * 0.2, y + s)
    p.closePath()
  })
  paintShape(brush, leaf, 'pine', [x - s, y - s * 0.3, s * 2, s * 1.4], { plain: true })
}

export const jungle: Setting = {
  indoors: false,
  shows: ['jungle', 'tree', 'fern', 'waterfall', 'flower', 'path', 'leaf', 'rock'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 0 }),
      { name: 'depths', nearness: 0.2, draw: (brush) => depths(place, brush) },
      {
        name: 'middle',
        nearness: 0.5,
        draw: (brush) => middle(place, brush),
        animate: (brush, seconds) => {
          const [x, y, h] = fallAt(place)
          waterfallStreaks(brush, x, y, h * 0.3, h, seconds)
          glints(brush, [x - h * 0.2, y - 6, x + h * 0.2, y + 8], 10, place.seed, seconds, '#ffffff')
        },
      },
      { name: 'clearing', nearness: 0.95, draw: (brush) => clearing(place, brush) },
      framingLeaves(place),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
