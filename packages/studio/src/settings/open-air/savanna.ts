import { type Brush, tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { glints } from '../../parts/animated.ts'
import { boulders } from '../../parts/nature/ground.ts'
import { blob } from '../../parts/nature/plants.ts'
import { pebbles, ridge, tufts } from '../../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

/** An acacia: a leaning trunk that forks below a flat crown. (x, y): bottom of the trunk; `h`: height in pixels. */
function acacia(brush: Brush, x: number, y: number, h: number, depth: number, seed: number): void {
  const random = seeded(seed)
  const lean = (random() - 0.5) * h * 0.16
  const top = y - h * 0.78
  const limb = (dx: number, dy: number): void => {
    const w = h * 0.018
    const shape = path((p) => {
      p.moveTo(x + lean * 0.4 - w * 1.3, y - h * 0.3)
      p.quadraticCurveTo(x + lean * 0.7, y - h * 0.46, x + lean + dx * h - w * 0.5, top + dy * h)
      p.lineTo(x + lean + dx * h + w * 0.5, top + dy * h)
      p.quadraticCurveTo(x + lean * 0.7 + w * 2, y - h * 0.4, x + lean * 0.4 + w * 1.3, y - h * 0.26)
      p.closePath()
    })
    paintShape(brush, shape, 'trunk', [x - h * 0.4, top, h * 0.8, h * 0.5], { depth, plain: true, noInk: depth > 0.2 })
  }
  const trunk = path((p) => {
    p.moveTo(x - h * 0.04, y)
    p.quadraticCurveTo(x, y - h * 0.2, x + lean * 0.4 - h * 0.026, y - h * 0.32)
    p.lineTo(x + lean * 0.4 + h * 0.026, y - h * 0.32)
    p.quadraticCurveTo(x + h * 0.02, y - h * 0.2, x + h * 0.045, y)
    p.closePath()
  })
  for (const [dx, dy] of [
    [-0.34, 0.06],
    [-0.12, 0],
    [0.14, 0.02],
    [0.36, 0.08],
  ] as const)
    limb(dx, dy)
  paintShape(brush, trunk, 'trunk', [x - h * 0.05, y - h * 0.32, h * 0.1, h * 0.32], { depth, plain: true, noInk: depth > 0.2 })
  for (const [dx, dy, rx, ry, role] of [
    [-0.3, 0.06, 0.3, 0.075, 'leaf'],
    [0.32, 0.08, 0.28, 0.07, 'leaf'],
    [0.02, 0, 0.42, 0.1, 'leaf'],
    [-0.06, -0.06, 0.26, 0.07, 'leafLight'],
  ] as const) {
    const shape = blob(x + lean + dx * h, top + dy * h, rx * h, ry * h, 13, 0.16, seed + Math.round(dx * 50))
    paintShape(brush, shape, role, [x + lean + (dx - rx) * h, top + (dy - ry) * h, rx * 2 * h, ry * 2 * h], {
      depth,
      lighten: -0.1,
      noInk: depth > 0.35,
    })
  }
}

const waterX = ({ frame, seed }: Place): number => frame.width * (frame.tall ? 0.5 : seed % 2 ? 0.34 : 0.66)
const waterY = ({ frame }: Place): number => frame.horizon + frame.height * (frame.tall ? 0.1 : 0.13)

/** Blue hills, a plain of dry grass, trees in the haze. */
function plain(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g } = brush
  const y = frame.horizon
  if (time === 'dusk' || time === 'dawn') glow(g, frame.width * 0.6, y, frame.width * 0.5, '#ffb060', 0.4)
  ridge(brush, frame, { base: y + frame.height * 0.01, rise: frame.height * 0.06, seed: seed + 3, role: 'far', depth: 0.7 })
  ridge(brush, frame, {
    base: y + frame.height * 0.025,
    rise: frame.height * 0.03,
    seed: seed + 9,
    role: 'mountain',
    depth: 0.56,
    waves: 1.2,
  })
  g.fillStyle = linear(g, 0, y, 0, frame.height, [tint(brush, 'wheat', 0.5), tint(brush, 'wheat', 0.16), tint(brush, 'wheat', 0)])
  g.fillRect(leftOf(frame), y + frame.height * 0.015, spanOf(frame), frame.height)
  const random = seeded(seed + 12)
  for (let i = 0; i < 15; i++) {
    const depth = 0.52 - (i / 15) * 0.2
    acacia(
      brush,
      leftOf(frame) + random() * spanOf(frame),
      y + frame.height * (0.02 + i * 0.0026),
      frame.height * (0.05 + i * 0.003),
      depth,
      seed + i,
    )
  }
  g.strokeStyle = css(tint(brush, 'wheat', 0.3, -0.2), 0.5)
  g.lineWidth = 1.4 * brush.unit
  g.beginPath()
  for (let i = 0; i < 60; i++) {
    const [x, near] = [leftOf(frame) + random() * spanOf(frame), random() ** 2]
    const gy = y + frame.height * (0.03 + near * 0.12)
    g.moveTo(x, gy)
    g.lineTo(x + frame.width * (0.02 + near * 0.05), gy)
  }
  g.stroke()
}

/** A waterhole with muddy banks, rocks, and larger trees at the sides. */
function waterhole(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g } = brush
  const [x, y] = [waterX(place), waterY(place)]
  const [rx, ry] = [frame.width * (frame.tall ? 0.46 : 0.27), frame.height * 0.04]
  paintShape(brush, blob(x, y, rx * 1.2, ry * 1.5, 16, 0.08, seed), 'earth', [x - rx * 1.2, y - ry * 1.5, rx * 2.4, ry * 3], {
    depth: 0.2,
    plain: true,
    noInk: true,
    lighten: 0.1,
  })
  const shape = blob(x, y, rx, ry, 16, 0.08, seed + 1)
  paintShape(brush, shape, 'waterLight', [x - rx, y - ry, rx * 2, ry * 2], { depth: 0.14, plain: true, noInk: true, cel: 0 })
  g.save()
  g.clip(shape)
  const warm = time === 'dusk' || time === 'dawn' ? '#ffb070' : time === 'night' ? '#c8d8ff' : '#ffffff'
  g.fillStyle = linear(g, 0, y - ry, 0, y + ry, [stop(0, warm, 0.6), stop(0.5, warm, 0.1), stop(1, '#1f4a6a', 0.4)])
  g.fillRect(x - rx, y - ry, rx * 2, ry * 2)
  g.restore()
  boulders(brush, x - rx * 1.04, y + ry * 0.7, frame.figure * 0.24, 0.16, seed)
  boulders(brush, x + rx * 1.02, y + ry * 0.2, frame.figure * 0.18, 0.2, seed + 3)
  const side = seed % 2 ? 1 : -1
  acacia(brush, frame.width * (0.5 + side * 0.36), y + frame.height * 0.045, frame.height * (frame.tall ? 0.32 : 0.5), 0.06, seed + 21)
  acacia(brush, frame.width * (0.5 - side * 0.44), y - frame.height * 0.03, frame.height * (frame.tall ? 0.2 : 0.3), 0.24, seed + 27)
}

/** Dry grass in tufts on reddish soil. */
function ground(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const top = waterY(place) + frame.height * 0.055
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, top, 0, bottom, [tint(brush, 'wheat', 0.12, -0.04), tint(brush, '#b9814a', 0, -0.04)])
  const shape = path((p) => {
    p.moveTo(leftOf(frame), top + frame.height * 0.02)
    p.quadraticCurveTo(frame.width * 0.5, top - frame.height * 0.03, leftOf(frame) + spanOf(frame), top + frame.height * 0.03)
    p.lineTo(leftOf(frame) + spanOf(frame), bottom)
    p.lineTo(leftOf(frame), bottom)
    p.closePath()
  })
  g.fill(shape)
  tufts(brush, frame, top + frame.height * 0.02, bottom, 220, '#b8902f', seed + 8)
  tufts(brush, frame, top + frame.height * 0.06, bottom, 90, '#e8cf7a', seed + 18)
  pebbles(brush, frame, top + frame.height * 0.05, bottom, 26, '#a07a5a', seed)
}

/** The African plain: dry grass, acacias, a waterhole. */
export const savanna: Setting = {
  indoors: false,
  shows: ['savanna', 'grass', 'tree', 'acacia', 'water', 'hill', 'rock'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 2 }),
      { name: 'plain', nearness: 0.3, draw: (brush) => plain(place, brush) },
      {
        name: 'waterhole',
        nearness: 0.6,
        draw: (brush) => waterhole(place, brush),
        animate: (brush, seconds) => {
          const [x, y, w] = [waterX(place), waterY(place), place.frame.width * (place.frame.tall ? 0.4 : 0.22)]
          glints(brush, [x - w, y - place.frame.height * 0.02, x + w, y + place.frame.height * 0.03], 26, place.seed, seconds)
        },
      },
      { name: 'ground', nearness: 0.95, draw: (brush) => ground(place, brush) },
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      { kind: 'water' as const, x: waterX(place), y: waterY(place), size: place.frame.figure * 0.22 },
    ],
    figureSlots: figureSlots(place.frame),
  }),
}
