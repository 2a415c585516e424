import { type Brush, tint } from '../paint/brush.ts'
import { paintShape } from '../paint/shapes.ts'
import { glow, linear, path, stop } from '../paint/canvas.ts'
import { css, mix, type Rgb } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { floatingSteps, archway, floatingIsland, orb, orbits, silk } from '../parts/dream.ts'
import { sky } from '../parts/nature/sky.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Layer, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const KINDS = ['arches', 'silk', 'islands'] as const
const kindOf = ({ seed }: Place): (typeof KINDS)[number] => KINDS[seed % KINDS.length]!
/** Colour schemes of three roles and the role of the light. */
const SCHEMES: readonly (readonly [Role, Role, Role, Role])[] = [
  ['coral', 'purple', 'pink', 'gold'],
  ['teal', 'blue', 'purple', 'waterLight'],
  ['gold', 'coral', 'roofDark', 'cream'],
  ['purple', 'teal', 'pink', 'yellow'],
]
const schemeOf = ({ seed }: Place): readonly Role[] => SCHEMES[Math.floor(seed / 3) % SCHEMES.length]!
const sunOf = ({ frame, seed }: Place): readonly [number, number, number] => [
  frame.width * (frame.tall ? 0.56 : 0.48 + (seed % 4) * 0.06),
  frame.height * (frame.tall ? 0.36 : 0.4),
  Math.min(frame.width, frame.height) * (frame.tall ? 0.24 : 0.19),
]
const floorOf = ({ frame }: Place): number => frame.ground - frame.height * 0.12

/** Colour of the light source. */
const lightOf = (place: Place, brush: Brush): Rgb =>
  mix(tint(brush, schemeOf(place)[3]!), brush.look.lamp ?? '#ffeec2', place.time === 'night' ? 0.7 : 0.1)

/** Sky with the central light. */
function drawSky(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g } = brush
  sky(brush, frame, time, seed)
  const [x, y, r] = sunOf(place)
  const scheme = schemeOf(place)
  const light = lightOf(place, brush)
  for (const [i, role] of scheme.slice(0, 3).entries())
    glow(g, x + Math.cos(i * 2.1 + seed) * r * 2.4, y + Math.sin(i * 2.1 + seed) * r, r * 3.6, tint(brush, role), 0.42)
  glow(g, x, y, r * 4, light, 0.7)
  for (const k of [1.9, 1.5, 1.2]) {
    g.fillStyle = css(light, 0.13)
    g.beginPath()
    g.arc(x, y, r * k, 0, 7)
    g.fill()
  }
  orb(brush, x, y, r, light)
}

function drawStructures(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const scheme = schemeOf(place)
  const random = seeded(seed + 71)
  const [x, , r] = sunOf(place)
  if (kindOf(place) === 'islands') {
    for (const [i, [u, v, s]] of ISLANDS.entries())
      floatingIsland(
        brush,
        frame.width * (u + (random() - 0.5) * 0.08),
        frame.height * (v + (random() - 0.5) * 0.05),
        frame.figure * s,
        0.42 - i * 0.08,
        seed + i,
        scheme[i % 3]!,
      )
  }
  const silks = kindOf(place) === 'silk' ? 4 : 2
  for (let i = 0; i < silks; i++) {
    const far = silks - i
    silk(
      brush,
      frame,
      frame.height * (0.62 - far * (kindOf(place) === 'silk' ? 0.1 : 0.03)),
      frame.height * (0.05 + random() * 0.05),
      3 + random() * 3,
      random() * 6,
      frame.height * (0.12 + random() * 0.08),
      scheme[(i + seed) % 3]!,
      0.16 + far * 0.09,
    )
  }
  if (kindOf(place) !== 'arches') return
  for (let i = 5; i >= 0; i--) {
    const k = 0.72 ** i
    const w = frame.width * (frame.tall ? 1.05 : 0.82) * k
    const baseY = floorOf(place) + frame.height * 0.03 - frame.height * 0.16 * (1 - k)
    archway(
      brush,
      x + (frame.width / 2 - x) * k,
      baseY,
      w,
      Math.min(frame.height * (frame.tall ? 0.62 : 0.86), w * (frame.tall ? 1.5 : 0.94)) + r * 0.1,
      scheme[i % 3]!,
      0.1 + i * 0.085,
    )
  }
}

const ISLANDS = [
  [0.16, 0.3, 0.4],
  [0.86, 0.24, 0.46],
  [0.72, 0.5, 0.34],
  [0.1, 0.56, 0.62],
] as const

/** Reflective floor with concentric rings, steps and pillars. */
function floor(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const top = floorOf(place)
  const scheme = schemeOf(place)
  const bottom = frame.height + frame.bleed
  const disc = path((p) =>
    p.ellipse(frame.width / 2, bottom + frame.height * 0.14, spanOf(frame) * 0.78, bottom + frame.height * 0.14 - top, 0, 0, 7),
  )
  paintShape(brush, disc, scheme[2]!, [leftOf(frame), top, spanOf(frame), bottom - top], {
    plain: true,
    cel: 0,
    lighten: 0.36,
    noInk: true,
  })
  g.save()
  g.clip(disc)
  const [x] = sunOf(place)
  g.fillStyle = linear(g, 0, top, 0, bottom, [
    stop(0, '#ffffff', 0.3),
    stop(0.4, '#ffffff', 0),
    stop(1, tint(brush, scheme[1]!, 0, -0.3), 0.6),
  ])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  g.save()
  g.translate(x, frame.ground)
  g.scale(1, 0.22)
  glow(g, 0, 0, frame.width * 0.4, lightOf(place, brush), 0.75)
  g.restore()
  for (let i = 1; i < 9; i++) {
    g.strokeStyle = css('#ffffff', 0.4 - i * 0.035)
    g.lineWidth = (1 + i * 0.5) * unit
    g.beginPath()
    g.ellipse(frame.width / 2, frame.ground, frame.width * 0.09 * i, frame.height * 0.02 * i, 0, 0, 7)
    g.stroke()
  }
  g.restore()
  const stepSide = seed % 2 ? 1 : -1
  if (kindOf(place) !== 'arches' && !frame.tall)
    floatingSteps(
      brush,
      frame.width * (0.5 + stepSide * 0.34),
      top + frame.height * 0.06,
      frame.figure * 0.3,
      7,
      stepSide > 0 ? -1 : 1,
      scheme[0]!,
    )
  for (const side of [-1, 1]) pillar(place, brush, side, scheme)
}

/** A pillar with a glowing sphere. `side`: -1 left, 1 right. */
function pillar(place: Place, brush: Brush, side: number, scheme: readonly Role[]): void {
  const { frame, seed } = place
  const [x, y] = [frame.width * (0.5 + side * (frame.tall ? 0.47 : 0.43)), frame.ground - frame.height * 0.03]
  const [w, h] = [frame.figure * 0.16, frame.figure * (0.3 + ((seed + side + 3) % 3) * 0.13)]
  const body = path((p) => p.roundRect(x - w / 2, y - h, w, h, w * 0.1))
  paintShape(brush, body, scheme[side > 0 ? 1 : 0]!, [x - w / 2, y - h, w, h])
  orb(brush, x, y - h - w * 0.5, w * 0.5, lightOf(place, brush))
}

/** Rising spheres of light and rotating rings, at a time in seconds. */
function floating(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const scheme = schemeOf(place)
  const [x, y, r] = sunOf(place)
  orbits(brush, x, y, r * 2.1, 3, -0.3 + Math.sin(seconds * 0.3) * 0.12, tint(brush, 'cream'))
  for (let i = 0; i < 3; i++) {
    const a = seconds * (0.5 + i * 0.13) + i * 2.1 + seed
    const reach = r * (0.9 + i * 0.6)
    orb(brush, x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.32, r * 0.09, tint(brush, scheme[i]!))
  }
  const random = seeded(seed + 73)
  for (let i = 0; i < 9; i++) {
    const [u, v, size, pace] = [random(), random(), (5 + random() * 13) * frame.unit, 0.4 + random() * 0.7]
    const role = pick(scheme, random)
    const rise = (v + seconds * 0.025 * pace) % 1
    orb(
      brush,
      frame.width * u + Math.sin(seconds * pace + i) * 20 * frame.unit,
      frame.height * (0.72 - rise * 0.66),
      size,
      tint(brush, role),
      Math.sin(rise * Math.PI),
    )
  }
}

/** Translucent discs in the foreground. */
const foregroundDiscs = (place: Place): Layer => ({
  name: 'veil',
  nearness: 1.22,
  draw: (brush) => {
    const { frame, seed } = place
    const { g } = brush
    const random = seeded(seed + 79)
    for (let i = 0; i < 6; i++) {
      const side = i % 2 ? 1 : -1
      const [x, y, r] = [
        frame.width * (0.5 + side * (0.44 + random() * 0.12)),
        frame.height * (0.74 + random() * 0.3),
        frame.figure * (0.08 + random() * 0.12),
      ]
      g.fillStyle = css(tint(brush, schemeOf(place)[i % 3]!, 0, 0.2), 0.34)
      g.beginPath()
      g.arc(x, y, r, 0, 7)
      g.fill()
    }
  },
})

export const abstract: Setting = {
  indoors: false,
  shows: ['shape', 'ring', 'light', 'wave', 'ball'],
  compose: (place) => ({
    layers: [
      { name: 'sky', nearness: 0, draw: (brush) => drawSky(place, brush) },
      {
        name: 'dream',
        nearness: 0.42,
        draw: (brush) => drawStructures(place, brush),
        animate: (brush, seconds) => floating(place, brush, seconds),
      },
      { name: 'floor', nearness: 0.95, draw: (brush) => floor(place, brush) },
      foregroundDiscs(place),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
