import { type Brush, tint } from '../paint/brush.ts'
import { ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { linear, path, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { glints } from '../parts/animated.ts'
import { iceberg, iceFront, igloo, polarTent, sled, snowman, snowDrifts } from '../parts/nature/polar.ts'
import { ridge, mountain, water } from '../parts/nature/terrain.ts'
import { crystal } from '../parts/nature/wilds.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers, sunX } from './outdoors.ts'
import { groundSlots, type Layer, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const shoreOf = ({ frame }: Place): number => frame.ground - frame.height * 0.115

function far(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const random = seeded(seed + 3)
  for (let i = 0; i < 5; i++)
    mountain(
      brush,
      frame.width * (i * 0.26 + random() * 0.1 - 0.06),
      frame.horizon + 4,
      frame.width * (0.3 + random() * 0.16),
      frame.height * (0.12 + random() * 0.16),
      0.55,
      seed + i,
    )
  ridge(brush, frame, { base: frame.horizon + 4, rise: frame.height * 0.02, seed: seed + 9, role: 'snow', depth: 0.4 })
  iceFront(brush, frame, frame.horizon + frame.height * 0.016, frame.height * 0.085, 0.42, seed)
  water(brush, frame, frame.horizon + frame.height * 0.012, frame.height + frame.bleed, time, sunX(place), seed)
}

function bergs(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 14)
  const count = frame.tall ? 3 : 5
  for (let i = 0; i < count; i++) {
    const y = frame.horizon + frame.height * (0.03 + i * 0.022)
    iceberg(
      brush,
      frame.width * ((i * 0.37 + random() * 0.2 + 0.2) % 1.05),
      y,
      frame.figure * (0.3 + random() * 0.36),
      0.34 - i * 0.05,
      seed + i,
    )
  }
  const { g, unit } = brush
  for (let i = 0; i < 16; i++) {
    const near = random()
    g.fillStyle = css(tint(brush, 'snow', 0.2 - near * 0.15), 0.92)
    const [x, y, w] = [
      leftOf(frame) + random() * spanOf(frame),
      frame.horizon + frame.height * (0.05 + near * 0.17),
      (18 + near * 70) * unit,
    ]
    g.beginPath()
    g.ellipse(x, y, w, w * 0.16, 0, 0, 7)
    g.fill()
    g.fillStyle = css(tint(brush, 'waterLight', 0.1, 0.1), 0.8)
    g.fillRect(x - w * 0.8, y + w * 0.1, w * 1.6, 2 * unit)
  }
}

function snowfield(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const top = shoreOf(place)
  ridge(brush, frame, { base: top + 8 * unit, rise: frame.height * 0.03, seed: seed + 15, role: 'waterLight', depth: 0.06, waves: 1.6 })
  ridge(brush, frame, { base: top, rise: frame.height * 0.03, seed: seed + 15, role: 'snow', depth: 0.02, waves: 1.6 })
  ridge(brush, frame, {
    base: frame.ground + frame.height * 0.035,
    rise: frame.height * 0.012,
    seed: seed + 17,
    role: 'snow',
    depth: 0,
    waves: 1.2,
  })
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = linear(g, 0, top, 0, frame.height, [stop(0, tint(brush, 'far'), 0), stop(1, tint(brush, 'far', 0, -0.1), 0.5)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height + frame.bleed)
  g.restore()
  snowDrifts(brush, frame, top + 26 * unit, frame.height * 1.02, seed)
  if (!place.isWild) camp(place, brush, top)
  iceBlocks(place, brush, top)
}

/** Blocks of ice on the shore. */
function iceBlocks({ frame, seed }: Place, brush: Brush, top: number): void {
  const { unit } = brush
  const s = frame.figure
  const flip = seed % 2 === 1
  for (let i = 0; i < 4; i++)
    crystal(
      brush,
      frame.width * (flip ? 0.97 : 0.01) + i * 22 * unit,
      top + frame.height * 0.06,
      s * (0.16 + (i % 2) * 0.12),
      'waterLight',
      0.04,
      seed + i,
    )
  groundShadow(brush, frame.width * 0.68, top + frame.height * 0.06, 26 * unit, 5 * unit)
  ellipse(brush, frame.width * 0.68, top + frame.height * 0.055, 24 * unit, 12 * unit, 'snow')
}

/** Northern lights at a time in seconds. */
function aurora(brush: Brush, { frame, seed }: Place, seconds: number): void {
  const { g } = brush
  g.save()
  g.globalCompositeOperation = 'screen'
  for (const [k, colour] of (['#4affb0', '#a08aff'] as const).entries()) {
    const base = frame.horizon * (0.5 - k * 0.13)
    const waves = Array.from({ length: Math.ceil(spanOf(frame) / 24) + 1 }, (_, i) => {
      const x = leftOf(frame) + i * 24
      const slow = 0.1 * Math.sin(x / (frame.width * 0.17) + seed + k * 2 + seconds * 0.35)
      return [x, base + frame.horizon * (slow + 0.04 * Math.sin(x / (frame.width * 0.06) - seconds * 0.6 + k))] as const
    })
    const band = path((p) => {
      for (const [x, y] of waves) p.lineTo(x, y)
      for (const [x, y] of waves.toReversed()) p.lineTo(x, y - frame.horizon * 0.3)
      p.closePath()
    })
    g.fillStyle = linear(g, 0, base - frame.horizon * 0.34, 0, base + frame.horizon * 0.12, [
      stop(0, colour, 0),
      stop(0.7, colour, 0.34),
      stop(1, colour, 0),
    ])
    g.fill(band)
  }
  g.restore()
}

/** A snow bank in the foreground. */
const drift = ({ frame, seed }: Place): Layer => ({
  name: 'drift',
  nearness: 1.2,
  draw: (brush) => {
    const right = seed % 2 === 0
    const x = right ? frame.width * 1.02 : -frame.width * 0.02
    const bank = path((p) =>
      p.ellipse(x, frame.height + frame.bleed * 0.5, frame.width * 0.26, frame.bleed * 0.5 + frame.height * 0.07, 0, 0, 7),
    )
    paintShape(brush, bank, 'snow', [x - frame.width * 0.26, frame.height * 0.93, frame.width * 0.52, frame.height * 0.2], { noInk: true })
  },
})

/** An igloo with a sled or a snowman, or a research camp, by seed. */
function camp({ frame, seed, time }: Place, brush: Brush, top: number): void {
  const s = frame.figure
  const flip = seed % 2 === 1
  const x = frame.width * (frame.tall ? 0.82 : flip ? 0.12 : 0.86)
  const other = frame.width * (frame.tall ? 0.13 : flip ? 0.87 : 0.13)
  const lit = time !== 'day'
  if (seed % 3 === 1) {
    if (!frame.tall) polarTent(brush, x + s * 0.5 * (flip ? 1 : -1), top + frame.height * 0.025, s * 0.34, 'gold', lit)
    polarTent(brush, x, top + frame.height * 0.05, s * (frame.tall ? 0.4 : 0.5), 'red', lit)
  } else igloo(brush, x, top + frame.height * 0.045, s * (frame.tall ? 0.44 : 0.56), lit)
  if (seed % 3 === 2) snowman(brush, other, frame.ground - frame.height * 0.015, s * 0.46)
  else sled(brush, other, frame.ground - frame.height * 0.02, s * 0.42)
}

export const arctic: Setting = {
  indoors: false,
  shows: ['snow', 'ice', 'iceberg', 'sea', 'mountain', 'glacier'],
  compose: (place) => {
    const { frame, time, seed } = place
    const [sky, ...clouds] = skyLayers(place, { clouds: 2 })
    return {
      layers: [
        {
          ...sky!,
          ...((time === 'night' || time === 'dusk') && {
            animate: (brush: Brush, seconds: number) => (brush.look.stars === false ? undefined : aurora(brush, place, seconds)),
          }),
        },
        ...clouds,
        {
          name: 'far',
          nearness: 0.18,
          draw: (brush) => far(place, brush),
          animate: (brush, seconds) => glints(brush, [0, frame.horizon + 10, frame.width, shoreOf(place)], 40, seed, seconds),
        },
        { name: 'bergs', nearness: 0.5, draw: (brush) => bergs(place, brush) },
        { name: 'snow', nearness: 0.95, draw: (brush) => snowfield(place, brush) },
        drift(place),
      ],
      slots: [
        ...groundSlots(frame),
        ...skySlots(frame),
        { kind: 'water', x: frame.width * 0.56, y: frame.horizon + frame.height * 0.13, size: frame.figure * 0.28 },
      ],
      figureSlots: figureSlots(frame),
    }
  },
}
