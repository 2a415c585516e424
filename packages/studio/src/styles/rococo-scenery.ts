import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, paintShape, polygon } from '../paint/shapes.ts'
import { path, radial, stop } from '../paint/canvas.ts'
import { css, shade } from '../paint/colour.ts'
import { pick, seeded } from '../paint/random.ts'
import { SUBMERGED, type PlaceName } from '../scene/scene.ts'
import type { Composition, Layer, Place } from '../settings/setting.ts'
import { contractComposition, withLayer } from './dressing.ts'

/** Places without trees. */
const WITHOUT_SOIL: ReadonlySet<PlaceName> = new Set<PlaceName>(['space', ...SUBMERGED, 'cave', 'abstract', 'plain', 'stage', 'arctic'])
const VELVET = '#8e2338'

/** A gathered curtain with fringe in the upper left corner. */
const velvet = ({ frame }: Place): Layer => ({
  name: 'velvet',
  nearness: 0.88,
  draw: (brush) => {
    const { g } = brush
    const [w, h] = [frame.width * (frame.tall ? 0.46 : 0.29), frame.height * (frame.tall ? 0.2 : 0.36)]
    const cloth = path((p) => {
      p.moveTo(-frame.bleed, -frame.bleed)
      p.lineTo(w * 1.5, -frame.bleed)
      p.bezierCurveTo(w * 1.25, h * 0.5, w * 0.7, h * 0.72, w * 0.34, h * 0.86)
      p.bezierCurveTo(w * 0.5, h * 1.3, w * 0.36, h * 1.75, w * 0.3, h * 2.1)
      p.lineTo(-frame.bleed, h * 2.2)
      p.closePath()
    })
    paintShape(brush, cloth, VELVET, [0, 0, w * 1.5, h * 2.1], { plain: true })
    g.save()
    g.clip(cloth)
    folds(brush, w, h)
    g.restore()
    fringe(brush, w, h)
  },
})

/** Folds of the curtain. */
function folds(brush: Brush, w: number, h: number): void {
  const { g } = brush
  const colour = tint(brush, VELVET)
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    g.strokeStyle = css(i % 2 ? shade(colour, -0.42) : shade(colour, 0.24), i % 2 ? 0.62 : 0.5)
    g.lineWidth = w * (i % 2 ? 0.07 : 0.045)
    g.beginPath()
    g.moveTo(w * (1.5 * t - 0.1), -h * 0.4)
    g.bezierCurveTo(w * (1.1 * t - 0.05), h * 0.4 * t + h * 0.1, w * 0.6 * t, h * 0.7, w * 0.26, h * 0.86)
    g.bezierCurveTo(w * (0.5 - 0.6 * t), h * 1.2, w * (0.42 - 0.5 * t), h * 1.7, w * (0.34 - 0.44 * t), h * 2.4)
    g.stroke()
  }
}

function fringe(brush: Brush, w: number, h: number): void {
  const { g, unit } = brush
  const gold = tint(brush, 'gold')
  g.lineCap = 'round'
  for (const [width, colour] of [
    [13, shade(gold, -0.45)],
    [8, gold],
    [2.5, shade(gold, 0.6)],
  ] as const) {
    g.strokeStyle = css(colour)
    g.lineWidth = width * unit
    g.beginPath()
    g.moveTo(w * 1.5, -h * 0.3)
    g.bezierCurveTo(w * 1.25, h * 0.5, w * 0.7, h * 0.72, w * 0.34, h * 0.86)
    g.stroke()
  }
  ellipse(brush, w * 0.3, h * 0.87, 20 * unit, 15 * unit, 'gold')
  polygon(
    brush,
    [
      [w * 0.3 - 9 * unit, h * 0.87],
      [w * 0.3 + 9 * unit, h * 0.87],
      [w * 0.3 + 17 * unit, h * 0.87 + 74 * unit],
      [w * 0.3 - 17 * unit, h * 0.87 + 74 * unit],
    ],
    'gold',
    { lighten: -0.16 },
  )
}

/** Dark foliage at one side. */
const grove = ({ frame, seed }: Place): Layer => ({
  name: 'grove',
  nearness: 0.88,
  draw: (brush) => {
    const random = seeded(seed + 61)
    const { g } = brush
    const [w, h] = [frame.width * (frame.tall ? 0.3 : 0.19), frame.height * (frame.tall ? 0.34 : 0.62)]
    const [dark, light] = [tint(brush, '#4a4a22'), tint(brush, '#a39a4c')]
    g.lineCap = 'round'
    g.strokeStyle = css(tint(brush, '#4a3420'))
    for (const [width, bend] of [
      [30, 0.16],
      [17, 0.5],
    ] as const) {
      g.lineWidth = width * brush.unit
      g.beginPath()
      g.moveTo(-w * 0.08, frame.ground - frame.height * 0.06)
      g.bezierCurveTo(w * 0.18, h * 0.9, -w * 0.05, h * 0.5, w * bend, h * 0.14)
      g.stroke()
    }
    for (let i = 0; i < 420; i++) {
      const t = random()
      const reach = w * (1.16 - 0.72 * t) * (0.55 + 0.45 * random())
      const [x, y] = [reach * (random() * 1.3 - 0.3), h * t - frame.bleed * 0.6 + random() * h * 0.1]
      const lit = Math.min(1, Math.max(0, (x / w) * 0.7 + 0.3 * random()))
      g.fillStyle = css(shade(lit > 0.55 ? light : dark, (lit - 0.5) * 0.45), 0.92)
      g.beginPath()
      g.ellipse(x, y, w * (0.045 + 0.05 * random()), w * 0.034, random() * 1.4 - 0.2, 0, Math.PI * 2)
      g.fill()
    }
  },
})

/** An urn full of roses on a pedestal. */
const urn = ({ frame, seed }: Place): Layer => ({
  name: 'urn',
  nearness: 0.95,
  draw: (brush) => {
    const random = seeded(seed + 67)
    const h = frame.figure * (frame.tall ? 0.62 : 0.72)
    const [x, y] = [frame.width * (frame.tall ? 0.8 : 0.865), frame.ground - frame.height * 0.035]
    box(brush, x - h * 0.2, y - h * 0.06, h * 0.4, h * 0.06, 'stone')
    box(brush, x - h * 0.15, y - h * 0.4, h * 0.3, h * 0.34, 'stone', { lighten: 0.1 })
    box(brush, x - h * 0.19, y - h * 0.45, h * 0.38, h * 0.06, 'stone', { lighten: 0.18 })
    const cup = path((p) => {
      p.moveTo(x - h * 0.08, y - h * 0.45)
      p.bezierCurveTo(x - h * 0.03, y - h * 0.52, x - h * 0.2, y - h * 0.56, x - h * 0.22, y - h * 0.72)
      p.lineTo(x + h * 0.22, y - h * 0.72)
      p.bezierCurveTo(x + h * 0.2, y - h * 0.56, x + h * 0.03, y - h * 0.52, x + h * 0.08, y - h * 0.45)
      p.closePath()
    })
    paintShape(brush, cup, 'stone', [x - h * 0.22, y - h * 0.72, h * 0.44, h * 0.27], { lighten: 0.22 })
    for (let i = 0; i < 16; i++)
      ellipse(brush, x + (random() - 0.5) * h * 0.56, y - h * (0.72 + random() * 0.2), h * 0.06, h * 0.045, 'pine', { noInk: true })
    for (let i = 0; i < 11; i++) {
      const [rx, ry, r] = [x + (random() - 0.5) * h * 0.48, y - h * (0.74 + random() * 0.2), h * (0.042 + random() * 0.02)]
      ellipse(brush, rx, ry, r, r * 0.9, pick(['#d8637a', '#f0a8a8', '#f6e0c8'] as const, random))
      ellipse(brush, rx, ry, r * 0.45, r * 0.4, '#b84460', { noInk: true, plain: true })
    }
  },
})

/** Brown shade around a pool of light at the figures. */
const chiaroscuro = ({ frame, time }: Place): Layer => ({
  name: 'shade',
  nearness: 0.8,
  draw: ({ g }) => {
    const [x, y] = [frame.width * 0.46, frame.height * 0.54]
    const reach = Math.hypot(frame.width, frame.height)
    const alpha = time === 'night' ? 0.7 : time === 'day' ? 0.5 : 0.6
    g.fillStyle = radial(g, x, y, reach * 0.1, reach * 0.56, [
      stop(0, '#1c0a04', 0),
      stop(0.5, '#1c0a04', alpha * 0.36),
      stop(1, '#140602', alpha),
    ])
    g.fillRect(-frame.bleed, -frame.bleed, frame.width + frame.bleed * 2, frame.height + frame.bleed * 2)
  },
})

/** Adds a curtain, or else trees and an urn, and chiaroscuro lighting. */
export function withRococoScenery(composition: Composition, place: Place, indoors: boolean): Composition {
  const layers = indoors || WITHOUT_SOIL.has(place.where) ? [velvet(place)] : [grove(place), urn(place)]
  return [...layers, chiaroscuro(place)].reduce(withLayer, contractComposition(composition, place, place.frame.tall ? 0.76 : 0.94))
}
