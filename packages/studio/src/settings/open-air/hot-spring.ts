import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { pick, seeded } from '../../paint/random.ts'
import { steam } from '../../parts/animated.ts'
import { stoneLantern } from '../../parts/japan.ts'
import { treeLine } from '../../parts/nature/ground.ts'
import { bush, rock, tree } from '../../parts/nature/plants.ts'
import { mountain, pebbles, ridge } from '../../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const isLit = ({ time }: Place): boolean => time !== 'day'
/** The pool: x and y of its middle, half its width and height. */
const poolOf = ({ frame }: Place): readonly [number, number, number, number] => [
  frame.width * (frame.tall ? 0.5 : 0.56),
  frame.horizon + frame.height * (frame.tall ? 0.15 : 0.185),
  frame.width * (frame.tall ? 0.58 : 0.4),
  frame.height * (frame.tall ? 0.06 : 0.095),
]

function hills(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const y = frame.horizon + frame.height * 0.05
  mountain(brush, frame.width * (seed % 2 ? 0.3 : 0.7), y, frame.height * 1, frame.height * 0.36, 0.58, seed)
  ridge(brush, frame, { base: y - frame.height * 0.03, rise: frame.height * 0.07, seed: seed + 5, role: 'pine', depth: 0.46 })
  treeLine(brush, frame, () => y + 4, 20, frame.height * 0.13, 0.38, seed + 2, ['pine', 'pine', 'round'])
}

/** The pool with rocks around it, lanterns, a fence of bamboo. */
function pool(place: Place, brush: Brush): void {
  const { frame, seed, weather } = place
  const { g } = brush
  const [x, y, rx, ry] = poolOf(place)
  const bank = frame.horizon + frame.height * 0.05
  g.fillStyle = linear(g, 0, bank, 0, frame.height, [tint(brush, 'grassDark', 0.2), tint(brush, 'earth', 0.05)])
  g.fillRect(leftOf(frame), bank, spanOf(frame), frame.height)
  fence(place, brush, bank + frame.height * 0.03)
  const role = pick(['#f2b8c8', '#d8673a', 'leaf'] as const, seeded(seed))
  tree(brush, frame.width * (frame.tall ? 0.04 : 0.09), bank + frame.height * 0.09, frame.height * 0.42, 'round', 0.12, role)
  tree(brush, frame.width * 0.97, bank + frame.height * 0.07, frame.height * 0.36, 'pine', 0.14)
  for (let i = 0; i < 7; i++) bush(brush, frame.width * (0.02 + i * 0.16), bank + frame.height * 0.06, frame.height * 0.1, 0.16)
  stoneLantern(brush, x - rx * 0.86, y - ry * 0.7, frame.figure * 0.42, isLit(place), 0.06)
  const random = seeded(seed + 7)
  const rim = (from: number, to: number, count: number, size: number): void => {
    for (let i = 0; i < count; i++) {
      const a = from + ((to - from) * (i + random() * 0.3)) / count
      const near = (Math.sin(a) + 1) / 2
      rock(
        brush,
        x + Math.cos(a) * rx * 1.03,
        y + Math.sin(a) * ry + frame.height * 0.014,
        frame.height * (size + near * 0.05 + random() * 0.03),
        0.14 - near * 0.1,
      )
    }
  }
  rim(Math.PI * 1.04, Math.PI * 1.96, frame.tall ? 9 : 14, 0.06)
  const water = path((p) => p.ellipse(x, y, rx, ry, 0, 0, 7))
  paintShape(brush, water, '#5fb8c0', [x - rx, y - ry, rx * 2, ry * 2], { plain: true, cel: 0, lighten: 0.06 })
  g.save()
  g.clip(water)
  g.fillStyle = linear(g, 0, y - ry, 0, y + ry, [stop(0, '#ffffff', 0.4), stop(0.5, '#ffffff', 0.08), stop(1, '#0f5a70', 0.34)])
  g.fillRect(x - rx, y - ry, rx * 2, ry * 2)
  g.fillStyle = css('#ffffff', 0.34)
  for (let i = 0; i < 26; i++) {
    g.beginPath()
    g.ellipse(x + (random() - 0.5) * rx * 1.9, y + (random() - 0.5) * ry * 1.8, rx * (0.03 + random() * 0.06), 1.6 * brush.unit, 0, 0, 7)
    g.fill()
  }
  g.restore()
  rim(-0.1, Math.PI * 1.1, frame.tall ? 8 : 13, 0.07)
  spout(brush, x + rx * 0.6, y - ry * 0.86, frame.figure * 0.3)
  if (weather === 'snow')
    for (let i = 0; i < 9; i++)
      ellipse(
        brush,
        x + Math.cos(i * 0.7) * rx * 1.05,
        y + Math.sin(i * 0.7) * ry - frame.height * 0.03,
        frame.height * 0.035,
        frame.height * 0.013,
        'snow',
        { noInk: true, plain: true },
      )
  if (isLit(place)) glow(g, x, y, rx * 0.8, brush.look.lamp ?? '#ffce80', 0.22)
}

/** Bamboo from which water runs into the pool. (x, y): where it meets the rocks. */
function spout(brush: Brush, x: number, y: number, h: number): void {
  box(brush, x - h * 0.05, y - h * 0.5, h * 0.1, h * 0.6, '#8aa04a')
  box(brush, x - h * 0.5, y - h * 0.52, h * 0.56, h * 0.1, '#9ab45a', { round: h * 0.05 })
  box(brush, x - h * 0.5, y - h * 0.44, h * 0.05, h * 0.5, '#d8f2fa', { noInk: true, emissive: true })
}

/** A fence of bamboo at the back. */
function fence({ frame }: Place, brush: Brush, y: number): void {
  const h = frame.figure * 0.36
  const step = 11 * brush.unit
  for (let x = frame.width * 0.62, i = 0; x < frame.width + frame.bleed; x += step, i++)
    box(brush, x, y - h, step * 0.82, h, '#b49a5a', { depth: 0.2, noInk: true, lighten: i % 3 ? 0 : -0.12 })
  for (const k of [0.25, 0.8])
    box(brush, frame.width * 0.62, y - h * k, frame.width * 0.5, h * 0.07, '#8a6a3a', { depth: 0.18, noInk: true })
}

/** Flat stones where bathers stand, with a bucket. */
function floor(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const [, y, , ry] = poolOf(place)
  const top = y + ry * 1.12
  const bottom = frame.height + frame.bleed
  const ground = path((p) => {
    p.moveTo(leftOf(frame), top - frame.height * 0.05)
    p.quadraticCurveTo(frame.width * 0.5, top + frame.height * 0.045, leftOf(frame) + spanOf(frame), top - frame.height * 0.05)
    p.lineTo(leftOf(frame) + spanOf(frame), bottom)
    p.lineTo(leftOf(frame), bottom)
    p.closePath()
  })
  paintShape(brush, ground, 'stone', [leftOf(frame), top, spanOf(frame), bottom - top], { plain: true, cel: 0, noInk: true, lighten: -0.1 })
  g.save()
  g.clip(ground)
  const random = seeded(seed + 3)
  for (let row = 0, py = top - frame.height * 0.04; py < bottom; row++) {
    const h = (24 + row * 13) * brush.unit
    for (let x = leftOf(frame) - random() * h * 2; x < frame.width + frame.bleed;) {
      const w = h * (1.8 + random() * 1.6)
      g.fillStyle = css(tint(brush, 'stone', 0.02, (random() - 0.4) * 0.24), 0.8)
      g.beginPath()
      g.roundRect(x + 2 * brush.unit, py + 2 * brush.unit, w - 4 * brush.unit, h - 4 * brush.unit, h * 0.34)
      g.fill()
      x += w
    }
    py += h
  }
  g.restore()
  pebbles(brush, frame, top, bottom, 30, 'stone', seed)
  const [bx, by, bh] = [frame.width * (frame.tall ? 0.12 : 0.14), frame.ground, frame.figure * 0.15]
  box(brush, bx - bh * 0.6, by - bh, bh * 1.2, bh, 'woodLight', { plain: false })
  ellipse(brush, bx, by - bh, bh * 0.6, bh * 0.16, 'woodLight', { lighten: -0.2, plain: true })
  for (const k of [0.2, 0.7]) box(brush, bx - bh * 0.62, by - bh * k, bh * 1.24, bh * 0.1, 'dark', { noInk: true, lighten: 0.1 })
  box(brush, bx - bh * 0.5, by - bh * 1.3, bh, bh * 0.3, 'white', { round: bh * 0.08 })
}

function animateSteam(place: Place, brush: Brush, seconds: number): void {
  const { frame } = place
  const [x, y, rx, ry] = poolOf(place)
  for (let i = 0; i < 7; i++) steam(brush, x + ((i - 3) / 3.4) * rx, y + ((i % 2) - 0.5) * ry, frame.height * 0.2, seconds * 0.7 + i * 1.7)
}

/** A hot pool in the open, with rocks, steam, a lantern, hills. */
export const hotSpring: Setting = {
  indoors: false,
  shows: ['pool', 'water', 'rock', 'steam', 'lantern', 'tree', 'mountain', 'bucket', 'fence'],
  compose: (place) => {
    const [x, y] = poolOf(place)
    return {
      layers: [
        ...skyLayers(place, { clouds: 3 }),
        { name: 'hills', nearness: 0.3, draw: (brush) => hills(place, brush) },
        {
          name: 'pool',
          nearness: 0.6,
          draw: (brush) => pool(place, brush),
          animate: (brush, seconds) => animateSteam(place, brush, seconds),
        },
        { name: 'floor', nearness: 0.95, draw: (brush) => floor(place, brush) },
      ],
      slots: [...groundSlots(place.frame), ...skySlots(place.frame), { kind: 'water' as const, x, y, size: place.frame.figure * 0.24 }],
      figureSlots: figureSlots(place.frame),
    }
  },
}
