import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { cottage } from '../parts/cottage.ts'
import { fountain, fountainJet, hedge, roseArch, tulips } from '../parts/gardening.ts'
import { bench, pickets, shrubs, trail, treeLine } from '../parts/nature/ground.ts'
import { tree } from '../parts/nature/plants.ts'
import { ridge, tufts } from '../parts/nature/terrain.ts'
import { grassFringe, skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const BLOOMS: readonly Role[] = ['red', 'pink', 'yellow', 'purple', 'white', 'coral']
const topOf = ({ frame }: Place): number => frame.ground - frame.height * 0.13
const centre = ({ frame, seed }: Place): number => frame.width * (frame.tall ? 0.62 : 0.58 + (seed % 3) * 0.06)

function background(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const y = frame.horizon + frame.height * 0.05
  ridge(brush, frame, { base: y - frame.height * 0.03, rise: frame.height * 0.05, seed: seed + 2, role: 'far', depth: 0.6 })
  ridge(brush, frame, { base: y, rise: frame.height * 0.03, seed: seed + 6, role: 'leafLight', depth: 0.42 })
  treeLine(
    brush,
    frame,
    () => y + frame.height * 0.03,
    frame.tall ? 8 : 14,
    frame.height * 0.2,
    0.36,
    seed + 5,
    ['round', 'round', 'pine'],
    ['leaf', 'leaf', seed % 2 ? 'pink' : 'leaf'],
  )
  cottage(brush, frame.width * (frame.tall ? 0.2 : 0.16), y + frame.height * 0.075, frame.figure * 0.62, {
    depth: 0.26,
    lit: time !== 'day',
    seed,
  })
}

function lawn(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const y = frame.horizon + frame.height * 0.12
  ridge(brush, frame, { base: y, rise: frame.height * 0.01, seed: seed + 8, role: 'grass', depth: 0.2, waves: 1 })
  hedge(brush, -frame.bleed, frame.width + frame.bleed, y + frame.height * 0.012, frame.height * 0.075, 0.2, seed)
  const s = frame.figure
  if (seed % 2) fountain(brush, centre(place), y + frame.height * 0.085, s * 0.42)
  else roseArch(brush, centre(place), y + frame.height * 0.06, s * 0.84, pick(BLOOMS, seeded(seed)))
  for (const side of [-1, 1]) {
    const x = centre(place) + side * s * 0.75
    ellipse(brush, x, y + frame.height * 0.02, s * 0.13, s * 0.15, 'leaf', { depth: 0.14 })
    ellipse(brush, x, y - frame.height * 0.035, s * 0.08, s * 0.085, 'leafLight', { depth: 0.14 })
  }
}

function beds(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  const top = topOf(place)
  ridge(brush, frame, { base: top, rise: frame.height * 0.012, seed: seed + 15, role: 'grass', depth: 0.03, waves: 1.1 })
  trail(brush, frame, centre(place), top - 4 * unit, frame.width * 0.5, 30 * unit, frame.width * (frame.tall ? 0.24 : 0.13), 'wallWarm')
  tufts(brush, frame, top + 8 * unit, frame.height, 380, 'grass', seed + 8)
  const random = seeded(seed + 4)
  for (let i = 0; i < 3; i++) {
    tulips(
      brush,
      frame.width * (-0.06 + i * 0.11),
      top + frame.height * (0.02 + i * 0.012),
      frame.width * 0.13,
      46 * unit,
      pick(BLOOMS, random),
      seed + i,
    )
    tulips(
      brush,
      frame.width * (0.72 + i * 0.12),
      top + frame.height * (0.026 + (2 - i) * 0.012),
      frame.width * 0.13,
      46 * unit,
      pick(BLOOMS, random),
      seed + i + 9,
    )
  }
  shrubs(brush, frame, top + 4 * unit, 5, 90 * unit, 0.05, seed + 6)
  pickets(brush, frame.width * (frame.tall ? 0.8 : 0.83), frame.width + frame.bleed, top + 44 * unit, 66 * unit)
  if (!frame.tall) bench(brush, frame.width * 0.87, top + 52 * unit, frame.figure * 0.5)
  tree(
    brush,
    frame.width * (frame.tall ? -0.02 : seed % 3 ? 0.06 : 0.98),
    top + frame.height * 0.05,
    frame.height * (frame.tall ? 0.32 : 0.56),
    'round',
    0.03,
    seed % 2 ? 'leaf' : 'pink',
  )
  wateringCan(brush, frame.width * (frame.tall ? 0.12 : 0.2), frame.ground - frame.height * 0.01, frame.figure * 0.14)
}

function wateringCan(brush: Brush, x: number, y: number, s: number): void {
  const { g } = brush
  const spout = path((p) => {
    p.moveTo(x + s * 0.34, y - s * 0.2)
    p.lineTo(x + s * 0.92, y - s * 0.72)
    p.lineTo(x + s * 1.02, y - s * 0.62)
    p.lineTo(x + s * 0.34, y - s * 0.02)
    p.closePath()
  })
  paintShape(brush, spout, 'teal', [x + s * 0.3, y - s * 0.7, s * 0.7, s * 0.7], { plain: true })
  box(brush, x - s * 0.4, y - s * 0.62, s * 0.8, s * 0.62, 'teal', { round: s * 0.08, plain: false })
  g.strokeStyle = css(tint(brush, 'teal', 0, -0.3))
  g.lineWidth = s * 0.09
  g.beginPath()
  g.arc(x - s * 0.1, y - s * 0.6, s * 0.36, Math.PI, 0)
  g.stroke()
}

/** Butterflies over the flower beds. */
function butterflies(place: Place, brush: Brush, seconds: number): void {
  const { g, unit } = brush
  const { frame } = place
  for (let i = 0; i < 5; i++) {
    const t = seconds * (0.5 + i * 0.09) + i * 2.3
    const [x, y] = [frame.width * (0.14 + i * 0.19) + Math.sin(t) * 70 * unit, topOf(place) - 40 * unit + Math.sin(t * 1.7 + i) * 46 * unit]
    const wing = (0.35 + 0.65 * Math.abs(Math.sin(seconds * 9 + i))) * 9 * unit
    g.fillStyle = css(tint(brush, BLOOMS[(place.seed + i) % BLOOMS.length]!, 0, 0.15))
    g.beginPath()
    g.ellipse(x - wing * 0.6, y, wing * 0.6, 8 * unit, -0.4, 0, 7)
    g.ellipse(x + wing * 0.6, y, wing * 0.6, 8 * unit, 0.4, 0, 7)
    g.fill()
  }
}

export const garden: Setting = {
  indoors: false,
  shows: ['garden', 'flower', 'hedge', 'path', 'house', 'tree', 'bench', 'fence', 'watering can', 'bush'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place),
      { name: 'behind', nearness: 0.24, draw: (brush) => background(place, brush) },
      {
        name: 'lawn',
        nearness: 0.55,
        draw: (brush) => lawn(place, brush),
        animate: (brush, seconds) => {
          if (place.seed % 2)
            fountainJet(brush, centre(place), place.frame.horizon + place.frame.height * 0.205, place.frame.figure * 0.42, seconds)
        },
      },
      {
        name: 'beds',
        nearness: 0.95,
        draw: (brush) => beds(place, brush),
        animate: (brush, seconds) => (place.time === 'night' ? undefined : butterflies(place, brush, seconds)),
      },
      grassFringe(place, 90),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
