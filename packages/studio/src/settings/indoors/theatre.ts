import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { beams } from '../../parts/nature/light.ts'
import {
  houseFlat,
  treeFlat,
  sceneryFlat,
  drumKit,
  hangingSky,
  lightWall,
  microphone,
  backdropCloth,
} from '../../parts/indoors/stage-sets.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { groundSlots, type Layer, type Place, type Setting, skySlots, figureSlots } from '../setting.ts'

const CLOTHS: readonly Role[] = ['red', 'purple', 'blue', 'teal', 'red', 'roofDark']
const LIGHTS = [
  ['#ff78c8', '#fff0be', '#6eb4ff'],
  ['#ffb04a', '#fff0be', '#ff6a8a'],
  ['#6affd0', '#fff0be', '#b07aff'],
] as const
const clothOf = ({ seed }: Place): Role => CLOTHS[seed % CLOTHS.length]!
const edgeOf = ({ frame }: Place): number => frame.ground - frame.height * 0.16

const KINDS = ['night', 'garden', 'town', 'concert'] as const
const kindOf = ({ seed }: Place): (typeof KINDS)[number] => KINDS[seed % KINDS.length]!
/** The nearest lower seed whose stage is set for a concert. */
export const concertSeed = (seed: number): number => seed - (seed % KINDS.length) + KINDS.indexOf('concert')
/** The LED wall of a concert: bottom left, width and height in pixels. */
const wallAt = ({ frame }: Place, edge: number): readonly [number, number, number, number] => [
  frame.width * (frame.tall ? 0.1 : 0.24),
  edge - frame.height * 0.05,
  frame.width * (frame.tall ? 0.8 : 0.52),
  frame.height * (frame.tall ? 0.24 : 0.36),
]

/** Stage scenery: night, garden, town or concert. */
function backdrop(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const baseY = edgeOf(place)
  const kind = kindOf(place)
  if (kind === 'concert') return concert(place, brush)
  backdropCloth(
    brush,
    frame,
    baseY,
    kind === 'garden' ? ['water', 'waterLight', 'cream'] : kind === 'town' ? ['purple', 'coral', 'gold'] : ['#141a4a', 'blue', 'purple'],
  )
  hangingSky(brush, frame, frame.width * (frame.tall ? 0.6 : 0.66), frame.height * 0.27, frame.figure * 0.2, kind === 'night', seed)
  const wave =
    (height: number, pace: number, phase: number) =>
    (u: number): number =>
      frame.height * height * (1 + 0.4 * Math.sin(u * pace + phase))
  const hills: readonly [Role, Role, Role] =
    kind === 'garden' ? ['leafLight', 'leaf', 'grass'] : kind === 'town' ? ['roofDark', 'purple', 'coral'] : ['blue', 'teal', 'roofDark']
  sceneryFlat(brush, frame, baseY, wave(0.17, 7, seed), hills[0], 0.26)
  sceneryFlat(brush, frame, baseY, wave(0.11, 10, seed * 2), hills[1], 0.16)
  if (kind === 'town')
    for (let i = 0; i < (frame.tall ? 4 : 7); i++) {
      const x = frame.width * (0.1 + (i / (frame.tall ? 4 : 7)) * 0.86)
      houseFlat(
        brush,
        x,
        baseY + 4,
        frame.figure * (0.24 + (i % 3) * 0.05),
        frame.figure * (0.3 + ((i * 7 + seed) % 4) * 0.09),
        WALLS[(i + seed) % WALLS.length]!,
        i % 2 ? 'roof' : 'roofDark',
        0.1,
      )
    }
  else
    for (let i = 0; i < (frame.tall ? 4 : 8); i++)
      treeFlat(
        brush,
        frame.width * (0.06 + i * (frame.tall ? 0.28 : 0.127)),
        baseY + 4,
        frame.figure * (0.4 + ((i * 5 + seed) % 4) * 0.1),
        i % 2 ? 'pine' : 'teal',
        0.12,
      )
  sceneryFlat(brush, frame, baseY + 6, wave(0.035, 16, seed * 3), hills[2], 0.05)
  glow(g, frame.width * 0.45, frame.height * 0.5, frame.width * 0.34, '#ffb070', 0.3)
}

const WALLS: readonly Role[] = ['wallWarm', 'wall', 'teal', 'coral', 'wallCool', 'yellow']

/** Curtain, LED wall and speakers. */
function concert(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { unit } = brush
  curtain(place, brush)
  const [x, y, w, h] = wallAt(place, edgeOf(place))
  box(brush, x - 14 * unit, y - h - 14 * unit, w + 28 * unit, h + 28 * unit, 'black', { round: 8 * unit })
  lightWall(brush, x, y, w, h, LIGHTS[seed % LIGHTS.length]!, seed)
  for (const side of [-1, 1])
    for (let i = 0; i < 2; i++)
      speaker(brush, frame.width * (0.5 + side * (frame.tall ? 0.4 : 0.34)), edgeOf(place) - i * frame.figure * 0.3, frame.figure * 0.3)
}

function curtain(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const random = seeded(seed + 4)
  const role = clothOf(place)
  for (let x = leftOf(frame); x < frame.width + frame.bleed;) {
    const step = (38 + random() * 30) * unit
    g.fillStyle = linear(g, x, 0, x + step, 0, [
      tint(brush, role, 0.1, -0.7),
      tint(brush, role, 0.05, -0.34),
      tint(brush, role, 0.1, -0.75),
    ])
    g.fillRect(x, -frame.bleed, step + 1, edgeOf(place) + frame.bleed + 4)
    x += step
  }
}

function boards(place: Place, brush: Brush): void {
  const { frame } = place
  const { g, unit } = brush
  const top = edgeOf(place)
  g.fillStyle = linear(g, 0, top, 0, frame.height, [tint(brush, 'wood', 0, -0.3), tint(brush, 'woodLight'), tint(brush, 'wood', 0, -0.2)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height + frame.bleed - top)
  g.strokeStyle = css(tint(brush, 'wood', 0, -0.6), 0.4)
  g.lineWidth = 2 * unit
  g.beginPath()
  for (let i = -24; i <= 24; i++) {
    g.moveTo(frame.width / 2 + i * 42 * unit, top)
    g.lineTo(frame.width / 2 + i * 66 * unit, frame.height + frame.bleed)
  }
  g.stroke()
  spots(place, brush)
  for (const side of [-1, 1])
    speaker(
      brush,
      frame.width / 2 + side * frame.width * (frame.tall ? 0.44 : 0.445),
      frame.ground - frame.height * 0.03,
      frame.figure * 0.46,
    )
  if (kindOf(place) === 'concert') {
    drumKit(brush, frame.width * (frame.tall ? 0.52 : 0.48), top + frame.height * 0.035, frame.figure * 0.34, clothOf(place))
    microphone(brush, frame.width * (frame.tall ? 0.2 : 0.8), frame.ground - frame.height * 0.02, frame.figure * 0.66)
  }
  footlights(place, brush)
}

function speaker(brush: Brush, x: number, y: number, h: number): void {
  const w = h * 0.54
  box(brush, x - w / 2, y - h, w, h, 'dark', { round: h * 0.03, plain: false })
  for (const [at, r] of [
    [0.3, 0.36],
    [0.74, 0.22],
  ] as const) {
    ellipse(brush, x, y - h * at, w * r, w * r, 'metal', { lighten: -0.4 })
    ellipse(brush, x, y - h * at, w * r * 0.45, w * r * 0.45, 'black', { noInk: true })
  }
}

/** Footlights along the front edge of the stage. */
function footlights({ frame }: Place, brush: Brush): void {
  const { unit } = brush
  const y = frame.height * (frame.tall ? 0.955 : 0.975)
  box(brush, leftOf(frame), y, spanOf(frame), frame.bleed * 2, 'roofDark', { lighten: -0.5, noInk: true, cel: 0 })
  for (let x = 40 * unit; x < frame.width; x += 118 * unit) {
    ellipse(brush, x, y, 20 * unit, 12 * unit, 'gold')
    glow(brush.g, x, y - 4 * unit, 70 * unit, '#fff0c0', 0.55)
  }
}

function spots(place: Place, brush: Brush, sway = 0, strength = 1): void {
  const { frame, seed } = place
  const { g } = brush
  const colours = LIGHTS[seed % LIGHTS.length]!
  for (const [i, x] of [0.14, 0.44, 0.86].entries()) {
    const target = frame.width * ([0.34, 0.44, 0.64][i]! + sway * (i - 1) * 0.05)
    beams(
      brush,
      frame.width * x,
      -frame.bleed,
      1,
      0,
      2 * Math.atan2(frame.ground, target - frame.width * x),
      frame.height * 1.06,
      [colours[i]!],
      0.5 * strength,
      0.09,
    )
    g.save()
    g.translate(target, frame.ground)
    g.scale(1, 0.22)
    glow(g, 0, 0, frame.width * 0.15, colours[i]!, 0.5 * strength)
    g.restore()
  }
}

function drapes(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  const role = clothOf(place)
  for (const side of [-1, 1]) {
    const at = (k: number): number => frame.width / 2 + side * k * frame.width
    const shape = path((p) => {
      p.moveTo(at(0.64), -frame.bleed)
      p.lineTo(at(0.36), -frame.bleed)
      p.bezierCurveTo(at(0.38), frame.height * 0.3, at(0.46), frame.height * 0.5, at(0.47), edgeOf(place) + 30 * unit)
      p.lineTo(at(0.64), edgeOf(place) + 30 * unit)
      p.closePath()
    })
    paintShape(brush, shape, role, [Math.min(at(0.64), at(0.36)), 0, frame.width * 0.28, frame.height * 0.7], { lighten: -0.1 })
    brush.g.save()
    brush.g.clip(shape)
    for (let i = 0; i < 6; i++) {
      brush.g.fillStyle = css(tint(brush, role, 0, -0.4))
      brush.g.globalAlpha = 0.35
      brush.g.fillRect(Math.min(at(0.4 + i * 0.04), at(0.415 + i * 0.04)), -frame.bleed, frame.width * 0.015, frame.height)
    }
    brush.g.restore()
    box(brush, Math.min(at(0.425), at(0.5)), frame.height * 0.5, frame.width * 0.075, 16 * unit, 'gold', { round: 8 * unit })
  }
  valance(place, brush)
}

function valance({ frame, seed }: Place, brush: Brush): void {
  const role = CLOTHS[seed % CLOTHS.length]!
  for (let i = -1; i < 8; i++) {
    const w = spanOf(frame) / 8
    const x = leftOf(frame) + i * w
    const swag = (drop: number): ReturnType<typeof path> =>
      path((p) => {
        p.moveTo(x, -frame.bleed)
        p.quadraticCurveTo(x + w / 2, frame.height * drop, x + w, -frame.bleed)
      })
    paintShape(brush, swag(0.225), 'gold', [x, -frame.bleed, w, frame.height * 0.22], { plain: true })
    paintShape(brush, swag(0.2), role, [x, -frame.bleed, w, frame.height * 0.2])
  }
  box(brush, leftOf(frame), -frame.bleed, spanOf(frame), frame.bleed + frame.height * 0.012, 'dark', { noInk: true })
}

/** Silhouettes of the audience. */
const audience = ({ frame, seed }: Place): Layer => ({
  name: 'audience',
  nearness: 1.25,
  draw: (brush) => {
    const random = seeded(seed + 9)
    const count = frame.tall ? 7 : 13
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count
      const r = frame.figure * (0.065 + random() * 0.02)
      const x = leftOf(frame) + u * spanOf(frame) + (random() - 0.5) * r
      const y = frame.height * 0.985 + (Math.abs(u - 0.5) < 0.28 ? r * 0.8 : 0) - random() * r * 0.5
      ellipse(brush, x, y + r * 2.1, r * 1.7, r * 1.5, 'black', { noInk: true, plain: true })
      ellipse(brush, x, y, r * 0.86, r, 'black', { noInk: true, plain: true })
    }
  },
})

export const theatre: Setting = {
  indoors: true,
  shows: ['stage', 'curtain', 'spotlight', 'speaker', 'audience', 'lamp', 'scenery'],
  compose: (place) => ({
    layers: [
      {
        name: 'wall',
        nearness: 0.3,
        draw: (brush) => backdrop(place, brush),
        ...(kindOf(place) === 'concert' && {
          animate: (brush: Brush, seconds: number) =>
            lightWall(brush, ...wallAt(place, edgeOf(place)), LIGHTS[place.seed % LIGHTS.length]!, seconds),
        }),
      },
      { name: 'drapes', nearness: 0.6, draw: (brush) => drapes(place, brush) },
      {
        name: 'boards',
        nearness: 0.93,
        draw: (brush) => boards(place, brush),
        animate: (brush, seconds) => spots(place, brush, Math.sin(seconds * 0.9), 0.35 + 0.15 * Math.sin(seconds * 1.7)),
      },
      audience(place),
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
