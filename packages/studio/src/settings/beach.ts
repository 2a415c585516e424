import { type Brush, tint } from '../paint/brush.ts'
import { ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { linear, path, stop } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { simplexNoise, pick, seeded } from '../paint/random.ts'
import { clump } from '../parts/nature/ground.ts'
import { glints } from '../parts/animated.ts'
import { rock, tree } from '../parts/nature/plants.ts'
import { longLeaf } from '../parts/indoors/pots.ts'
import { barrel } from '../parts/indoors/small-objects.ts'
import { beachedBoat, beachHut, breakers, foamLace, footprints, starfish, surfboard } from '../parts/nature/shore.ts'
import { skyColours } from '../parts/nature/sky.ts'
import { parasol, sailboat, sandcastle, shell, towel } from '../parts/nature/seaside.ts'
import { pebbles, ridge, water } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers, sunX } from './outdoors.ts'
import { groundSlots, type Layer, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const FABRICS: readonly Role[] = ['red', 'teal', 'yellow', 'coral', 'blue', 'pink']
const shoreOf = ({ frame }: Pick<Place, 'frame'>): number => frame.ground - frame.height * (frame.tall ? 0.09 : 0.12)

function waterAndCoast(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const h = frame.horizon
  const side = seed % 2 ? 0.12 : 0.82
  for (const [k, rise, depth] of [
    [0, 0.09, 0.6],
    [0.12, 0.05, 0.52],
  ] as const)
    ridge(
      brush,
      { ...frame, width: frame.width },
      {
        base: h + frame.height * 0.006 * k,
        rise: frame.height * rise * (side > 0.5 ? 0.5 : 0.6),
        seed: seed + 3 + k * 50,
        role: k ? 'grassDark' : 'far',
        depth,
        waves: 1.2,
      },
    )
  water(brush, frame, h, frame.height + frame.bleed, time, sunX(place), seed)
  const random = seeded(seed + 9)
  for (let i = 0; i < 3; i++)
    sailboat(
      brush,
      frame.width * (0.4 + random() * 0.55),
      h + frame.height * (0.015 + i * 0.028),
      (13 + i * 13) * frame.unit,
      pick(FABRICS, random),
      0.42 - i * 0.1,
    )
}

/** y of the shoreline at `x`. */
function shorelineY({ frame, seed }: Place, x: number): number {
  const noise = simplexNoise(seed + 2)
  const reach = frame.width / 2
  return shoreOf({ frame }) + (16 * Math.sin((x / reach) * 1.9 + seed) + 14 * noise(x / (260 * frame.unit), 2)) * frame.unit
}

function sandShape(place: Place, lift: number): ReturnType<typeof path> {
  const { frame } = place
  return path((p) => {
    p.moveTo(leftOf(frame), frame.height + frame.bleed)
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 10; x += 10) p.lineTo(x, shorelineY(place, x) - lift)
    p.lineTo(frame.width + frame.bleed + 10, frame.height + frame.bleed)
    p.closePath()
  })
}

function shore(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g, unit } = brush
  const top = shoreOf(place)
  const shallow = tint(brush, 'waterLight', 0, 0.3)
  g.save()
  g.clip(sandShape(place, 70 * unit))
  g.fillStyle = linear(g, 0, top - 80 * unit, 0, top + 10 * unit, [stop(0, shallow, 0), stop(1, shallow, 0.85)])
  g.fillRect(leftOf(frame), top - 90 * unit, spanOf(frame), 140 * unit)
  g.restore()
  foamLace(brush, frame, (x) => shorelineY(place, x), seed)
  paintShape(brush, sandShape(place, 0), 'sand', [leftOf(frame), top, spanOf(frame), frame.height - top], {
    plain: true,
    cel: 0,
    noInk: true,
  })
  g.save()
  g.clip(sandShape(place, 0))
  const wet = mix(tint(brush, 'sand', 0, -0.42), skyColours(brush.look, time)[2]!, 0.3)
  g.fillStyle = linear(g, 0, top - 20 * unit, 0, top + 64 * unit, [stop(0, wet, 0.95), stop(0.55, wet, 0.6), stop(1, wet, 0)])
  g.fillRect(leftOf(frame), top - 40 * unit, spanOf(frame), 110 * unit)
  ripples(place, brush, top)
  g.restore()
  pebbles(brush, frame, top + frame.height * 0.05, frame.height, 240, 'sand', seed + 3)
  footprints(brush, frame.width * 0.46, top + 40 * unit, frame.width * (seed % 2 ? 0.2 : 0.5), frame.height * 0.97, seed)
  shells(place, brush)
  beachObjects(place, brush)
}

/** Wind ripples in the sand. */
function ripples({ frame, seed }: Place, brush: Brush, top: number): void {
  const { g, unit } = brush
  const noise = simplexNoise(seed + 6)
  g.lineCap = 'round'
  for (let i = 0; i < 9; i++) {
    const y = top + (50 + i * i * 2.6 + i * 12) * unit
    g.strokeStyle = css(tint(brush, 'sand', 0, i % 2 ? -0.2 : 0.3), 0.4)
    g.lineWidth = (1.4 + i * 0.4) * unit
    for (let x = leftOf(frame) + ((i * 83) % 120) * unit; x < frame.width + frame.bleed; x += (150 + i * 30) * unit) {
      g.beginPath()
      for (let k = 0; k <= 5; k++) g.lineTo(x + k * 17 * unit, y + noise((x + k * 17) / (60 * unit), i) * 8 * unit)
      g.stroke()
    }
  }
}

function shells({ frame, seed }: Place, brush: Brush): void {
  const random = seeded(seed + 21)
  for (let i = 0; i < 8; i++) {
    const [x, y, s] = [frame.width * random(), frame.ground + frame.height * (random() * 0.1 - 0.02), (9 + random() * 8) * brush.unit]
    const role = pick(['pink', 'white', 'coral'] as const, random)
    if (i % 4 === 0) starfish(brush, x, y, s * 1.5, 'coral')
    else shell(brush, x, y, s, role)
  }
}

/** A dune with grass and palms at one side. */
function dune(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const top = shoreOf(place)
  const flip = seed % 2 === 1
  const side = flip ? 1 : -1
  const at = (k: number): number => frame.width * (0.5 + side * k)
  const foot = top + frame.height * 0.26
  const shape = path((p) => {
    p.moveTo(at(0.62), foot)
    p.lineTo(at(0.62), top - frame.height * 0.02)
    p.bezierCurveTo(
      at(0.5),
      top - frame.height * 0.045,
      at(0.4),
      top + frame.height * 0.03,
      at(frame.tall ? 0.2 : 0.26),
      top + frame.height * 0.075,
    )
    p.quadraticCurveTo(at(0.4), top + frame.height * 0.09, at(0.62), foot)
    p.closePath()
  })
  const left = Math.min(at(0.62), at(0.26))
  paintShape(brush, shape, 'sand', [left, top - frame.height * 0.04, frame.width * 0.36, frame.height * 0.16], {
    lighten: 0.06,
    noInk: true,
    cel: 0.1,
  })
  const random = seeded(seed + 31)
  for (let i = 0; i < 11; i++) {
    const k = 0.32 + random() * 0.24
    clump(
      brush,
      at(k),
      top + frame.height * (0.075 - (k - 0.28) * 0.32 + random() * 0.02),
      (34 + random() * 34) * brush.unit,
      seed + i,
      0,
      ['wheat', 'grass', 'leafLight'],
    )
  }
  tree(brush, at(frame.tall ? 0.5 : 0.45), top + frame.height * 0.05, frame.height * (frame.tall ? 0.4 : 0.66), 'palm')
  if (!frame.tall) tree(brush, at(0.37), top + frame.height * 0.045, frame.height * 0.44, 'palm', 0.05)
}

/** Parasol and towel, a boat, or a lifeguard hut, by seed. */
function beachObjects(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const top = shoreOf(place)
  const flip = seed % 2 === 1
  const random = seeded(seed + 5)
  const s = frame.figure
  dune(place, brush)
  const x = frame.width * (frame.tall ? (flip ? 0.14 : 0.86) : flip ? 0.1 : 0.88)
  const kind = seed % 3
  if (kind === 1) {
    beachedBoat(brush, x, frame.ground - frame.height * 0.035, s * 0.62, pick(FABRICS, random))
    barrel(brush, x + s * (flip ? 0.42 : -0.42), frame.ground - frame.height * 0.02, s * 0.16)
  } else if (kind === 2) {
    beachHut(brush, x, frame.ground - frame.height * 0.05, s * 0.8, pick(FABRICS, random), time !== 'day')
    for (const k of [-0.52, -0.64])
      surfboard(brush, x + s * k * (flip ? -1 : 1), frame.ground - frame.height * 0.03, s * 0.46, pick(FABRICS, random))
  } else {
    towel(brush, x - s * 0.1, frame.ground + frame.height * 0.004, s * 0.42, pick(FABRICS, random))
    parasol(brush, x, frame.ground - frame.height * 0.02, s * 0.92, pick(FABRICS, random))
  }
  sandcastle(brush, frame.width * (frame.tall ? 0.5 : flip ? 0.78 : 0.7), top + frame.height * 0.055, s * 0.15)
  groundShadow(brush, x - s * 0.36, frame.ground + frame.height * 0.02, s * 0.08, s * 0.02)
  ellipse(brush, x - s * 0.36, frame.ground - s * 0.05, s * 0.075, s * 0.075, pick(['red', 'yellow', 'blue'] as const, random))
  rock(brush, frame.width * (flip ? 0.02 : 0.985), top + frame.height * 0.05, s * 0.22)
}

/** Palm fronds in an upper corner of the foreground. */
function fronds({ frame, seed }: Place): Layer {
  return {
    name: 'fronds',
    nearness: 1.25,
    draw: (brush) => {
      const right = seed % 2 === 0
      for (let i = 0; i < 7; i++)
        longLeaf(
          brush,
          frame.width * (right ? 1.06 : -0.06),
          -frame.bleed * 0.4,
          frame.figure * (0.5 + (i % 3) * 0.1),
          (right ? -1 : 1) * (1.2 + i * 0.22),
          frame.figure * 0.045,
          i % 2 ? 'leaf' : 'pine',
        )
    },
  }
}

export const beach: Setting = {
  indoors: false,
  shows: ['beach', 'sea', 'sand', 'palm tree', 'boat', 'ball', 'sandcastle', 'shell', 'wave'],
  compose: (place) => {
    const { frame } = place
    const lane = sunX(place)
    return {
      layers: [
        ...skyLayers(place),
        {
          name: 'water',
          nearness: 0.22,
          draw: (brush) => waterAndCoast(place, brush),
          animate: (brush, seconds) => {
            glints(
              brush,
              [lane - frame.width * 0.16, frame.horizon + 6, lane + frame.width * 0.16, shoreOf(place)],
              40,
              place.seed,
              seconds,
            )
            breakers(brush, frame, frame.horizon + frame.height * 0.05, (x) => shorelineY(place, x), place.seed, seconds)
          },
        },
        { name: 'beach', nearness: 0.95, draw: (brush) => shore(place, brush) },
        fronds(place),
      ],
      slots: [
        ...groundSlots(frame),
        ...skySlots(frame),
        { kind: 'water', x: frame.width * 0.6, y: frame.horizon + frame.height * 0.11, size: frame.figure * 0.34 },
        { kind: 'water', x: frame.width * 0.78, y: frame.horizon + frame.height * 0.16, size: frame.figure * 0.3 },
      ],
      figureSlots: figureSlots(frame),
    }
  },
}
