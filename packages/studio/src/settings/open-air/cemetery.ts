import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random, seeded } from '../../paint/random.ts'
import { church } from '../../parts/buildings.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { trail, treeLine } from '../../parts/nature/ground.ts'
import { tree } from '../../parts/nature/plants.ts'
import { ridge, tufts } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const STONES: readonly Role[] = ['#a3a09c', '#8f9296', '#b4aca0', '#7f8488']
const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, frame.tall ? 0.5 : 0.4 + (seed % 3) * 0.1)
const isDark = ({ time }: Place): boolean => time === 'night'

/** Hills, yews and a chapel with its churchyard wall. */
function background(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const view = viewOf(place)
  const y = view.yBehind(frame.ground, 32)
  const m = view.pixelsPerMetre(y)
  ridge(brush, frame, { base: y - 1.2 * m, rise: frame.height * 0.06, seed: seed + 3, role: 'far', depth: 0.6 })
  treeLine(brush, frame, () => y - 0.4 * m, 16, 5 * m, 0.46, seed + 5, ['pine', 'round', 'pine'])
  church(brush, frame.width * (seed % 2 ? 0.26 : 0.74), y, 11 * m, 0.4, place.time === 'dusk' || isDark(place))
  g.fillStyle = linear(g, 0, y - 0.6 * m, 0, frame.height, [
    tint(brush, 'grass', 0.42),
    tint(brush, 'grassDark', 0.1),
    tint(brush, 'grassDark', 0, -0.1),
  ])
  g.fillRect(leftOf(frame), y - 0.6 * m, spanOf(frame), frame.height + frame.bleed)
  railing(place, brush, y + 1.4 * m, 1.5 * m)
}

/** A railing of iron with pillars. (y): of its foot; `h`: height in pixels. */
function railing({ frame }: Place, brush: Brush, y: number, h: number): void {
  const step = h * 0.24
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += step) {
    box(brush, x, y - h, step * 0.2, h, 'dark', { depth: 0.36, noInk: true })
    facet(brush, 'dark', [x - step * 0.14, y - h, x + step * 0.1, y - h * 1.16, x + step * 0.34, y - h], { depth: 0.36, noInk: true })
  }
  for (const k of [0.18, 0.86]) box(brush, leftOf(frame), y - h * k, spanOf(frame), h * 0.06, 'dark', { depth: 0.36, noInk: true })
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += h * 4.4)
    box(brush, x, y - h * 1.2, h * 0.4, h * 1.2, '#8f8a84', { depth: 0.36 })
}

/** Rows of graves with a path between them. */
function graves(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const random = seeded(seed + 7)
  const near = view.yBehind(frame.ground, 0.2)
  const far = view.yBehind(frame.ground, 26)
  trail(
    brush,
    frame,
    view.vanishingX,
    far,
    view.vanishingX,
    0.8 * view.pixelsPerMetre(far),
    1.1 * view.pixelsPerMetre(frame.ground),
    '#b8a888',
  )
  for (const metres of [22, 17, 13, 10, 7.4, 5, 2.8]) {
    const y = view.yBehind(frame.ground, metres)
    const m = view.pixelsPerMetre(y)
    const depth = Math.min(0.44, metres * 0.02)
    const count = Math.ceil(frame.width / (2.4 * m)) + 1
    for (let i = -count; i <= count; i++) {
      const x = view.vanishingX + (i + 0.5) * 2.4 * m + (random() - 0.5) * 0.5 * m
      const isNear = y > near - 0.5 * m
      if (Math.abs(i + 0.5) < 0.6 || random() < 0.16 || isNear) continue
      if (metres < 4 && Math.abs(x - frame.width / 2) < frame.width * 0.3) continue
      grave(brush, x, y, m * (0.85 + random() * 0.3), depth, random)
    }
  }
  const [tx, ty] = [frame.width * (seed % 2 ? 0.9 : 0.1), view.yBehind(frame.ground, 4)]
  tree(brush, tx, ty, frame.height * 0.56, 'bare', 0.06)
  if (isDark(place)) glow(brush.g, frame.width / 2, view.yBehind(frame.ground, 14), frame.width * 0.4, '#8fa8e0', 0.24)
}

/** A gravestone: rounded, a cross or an obelisk, some with flowers. (x, y): bottom centre. */
function grave(brush: Brush, x: number, y: number, m: number, depth: number, random: Random): void {
  const role = pick(STONES, random)
  const kind = random()
  groundShadow(brush, x, y, 0.5 * m, 0.08 * m, depth)
  if (kind < 0.26) {
    box(brush, x - 0.3 * m, y - 0.16 * m, 0.6 * m, 0.16 * m, role, { depth, lighten: -0.1 })
    box(brush, x - 0.08 * m, y - 1.2 * m, 0.16 * m, 1.08 * m, role, { depth, plain: false })
    box(brush, x - 0.32 * m, y - 0.98 * m, 0.64 * m, 0.16 * m, role, { depth, plain: false })
  } else if (kind < 0.36) {
    facet(brush, role, [x - 0.2 * m, y, x + 0.2 * m, y, x + 0.11 * m, y - 1.5 * m, x, y - 1.68 * m, x - 0.11 * m, y - 1.5 * m], { depth })
  } else {
    const h = (0.8 + random() * 0.3) * m
    const stone = path((p) => {
      p.moveTo(x - 0.34 * m, y)
      p.lineTo(x - 0.34 * m, y - h * 0.68)
      if (kind < 0.7) p.bezierCurveTo(x - 0.34 * m, y - h * 1.1, x + 0.34 * m, y - h * 1.1, x + 0.34 * m, y - h * 0.68)
      else {
        p.lineTo(x - 0.2 * m, y - h * 0.94)
        p.lineTo(x + 0.2 * m, y - h * 0.94)
        p.lineTo(x + 0.34 * m, y - h * 0.68)
      }
      p.lineTo(x + 0.34 * m, y)
      p.closePath()
    })
    paintShape(brush, stone, role, [x - 0.34 * m, y - h, 0.68 * m, h], { depth, lighten: -0.02 })
    brush.g.fillStyle = css(tint(brush, 'dark', depth), 0.34)
    for (const [i, w] of [0.34, 0.26, 0.3].entries()) brush.g.fillRect(x - (w / 2) * m, y - h * (0.66 - i * 0.13), w * m, h * 0.035)
  }
  if (random() < 0.3)
    for (let i = 0; i < 5; i++)
      ellipse(
        brush,
        x + (i - 2) * 0.1 * m,
        y - (0.05 + random() * 0.08) * m,
        0.06 * m,
        0.055 * m,
        pick(['red', 'white', 'pink', 'leaf'] as const, random),
        { depth, noInk: true, plain: true },
      )
}

function grass(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const top = viewOf(place).yBehind(frame.ground, 2.2)
  g.fillStyle = linear(g, 0, top, 0, frame.height + frame.bleed, [
    stop(0, tint(brush, 'grassDark', 0, -0.12), 0),
    stop(1, tint(brush, 'grassDark', 0, -0.3), 0.5),
  ])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height + frame.bleed - top)
  tufts(brush, frame, top, frame.height + frame.bleed, 110, 'grassDark', seed + 8)
}

/** Mist that creeps between the graves. */
function animateMist(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const view = viewOf(place)
  for (let i = 0; i < 4; i++) {
    const x = ((((i / 4 + seconds * 0.012 + seed * 0.13) % 1) + 1) % 1) * spanOf(frame) + leftOf(frame)
    const y = view.yBehind(frame.ground, 7 + i * 4)
    brush.g.save()
    brush.g.translate(x, y)
    brush.g.scale(1, 0.16)
    glow(brush.g, 0, 0, frame.width * 0.2, isDark(place) ? '#7f94c8' : '#ffffff', isDark(place) ? 0.24 : 0.12)
    brush.g.restore()
  }
}

/** A graveyard: rows of stones and crosses, a path, an iron railing, a chapel. */
export const cemetery: Setting = {
  indoors: false,
  shows: ['cemetery', 'gravestone', 'cross', 'church', 'fence', 'path', 'tree', 'grass'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 4 }),
      { name: 'chapel', nearness: 0.3, draw: (brush) => background(place, brush) },
      {
        name: 'graves',
        nearness: 0.7,
        draw: (brush) => graves(place, brush),
        animate: (brush, seconds) => animateMist(place, brush, seconds),
      },
      { name: 'grass', nearness: 0.95, draw: (brush) => grass(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
