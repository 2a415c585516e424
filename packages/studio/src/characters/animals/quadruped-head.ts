import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { animalEye } from './animal-eye.ts'
import type { Quadruped } from './animal-build.ts'
import type { AnimalFace } from './animal-face.ts'
import type { AnimalState } from './animal-state.ts'
import { hedgehogHead } from './hedgehog-head.ts'
import { isWithoutDetails, detailOptions } from '../people/garment.ts'
import { muzzle } from './quadruped-muzzle.ts'
import { limb } from '../limb.ts'

/** A head in three-quarter view around the origin. `r`: half its height in pixels. */
export function quadrupedHead(brush: Brush, build: Quadruped, r: number, state: AnimalState): void {
  if (build.mark === 'spines') return hedgehogHead(brush, build, r, state)
  const { seconds, blink, asleep, mouth = 0, face } = state
  const twitch = Math.max(0, Math.sin(seconds * 0.9) - 0.9) * 2 * Math.sin(seconds * 24)
  const skin = build.mark === 'wool' ? (build.accent ?? build.body) : build.body
  if (build.horns) horns(brush, build, r)
  ear(brush, build, skin, [r * 0.52, -r * 0.66], 1, r, twitch * 0.5 - face.ears * EAR_TURN)
  if (build.ear !== 'flop') ear(brush, build, skin, [-r * 0.56, -r * 0.62], -1, r, twitch + face.ears * EAR_TURN)
  const skull = path((p) => {
    const wide = build.snout > 0.35 ? 0.92 : 1.06
    p.moveTo(-r * wide, r * 0.05)
    p.bezierCurveTo(-r * wide, -r * 1.12, r * wide, -r * 1.12, r * wide, r * 0.02)
    p.bezierCurveTo(r * wide, r * 0.62, r * 0.5, r * 0.98, r * 0.08, r * 0.98)
    p.bezierCurveTo(-r * 0.42, r * 0.98, -r * wide, r * 0.62, -r * wide, r * 0.05)
    p.closePath()
  })
  paintShape(brush, skull, skin, [-r, -r, r * 2, r * 2], { cel: 0.08 })
  if (build.mark === 'wool')
    for (const x of [-0.5, 0, 0.45]) ellipse(brush, r * x, -r * 0.82, r * 0.38, r * 0.32, build.body, { plain: true, noInk: true })
  if (build.mark === 'stripes') foreheadStripes(brush, build, r)
  if (build.mark === 'spots' && build.muzzle)
    ellipse(brush, -r * 0.44, -r * 0.2, r * 0.38, r * 0.46, build.accent ?? 'dark', { ...detailOptions(brush), noInk: true })
  if (build.mark === 'dots') tearLines(brush, build, r)
  if (build.trunk) elephantTrunk(brush, build, r, seconds, asleep, mouth)
  else muzzle(brush, build, r, mouth, face.mouth)
  if (build.ear === 'flop') ear(brush, build, skin, [-r * 0.7, -r * 0.5], -1, r, twitch)
  if (build.mane && build.neck > 0.3)
    limb(
      brush,
      [
        [-r * 0.5, -r * 0.9],
        [0, -r * 0.86],
        [r * 0.24, -r * 0.3],
      ],
      [r * 0.4, r * 0.42, r * 0.16],
      build.mane,
      { noInk: true },
    )
  eyes(brush, build, r, blink, Math.sin(Math.floor(seconds * 0.7) * 12.9) * 0.8, face)
}

/** The dark lines from the eyes of a cheetah to its mouth. */
function tearLines(brush: Brush, build: Quadruped, r: number): void {
  if (isWithoutDetails(brush)) return
  const { g } = brush
  g.strokeStyle = css(tint(brush, build.accent ?? 'dark'))
  g.lineWidth = r * 0.11
  g.lineCap = 'round'
  g.beginPath()
  for (const x of [-0.16, 0.74]) {
    g.moveTo(r * x, r * 0.08)
    g.quadraticCurveTo(r * (x + (x < 0 ? 0.1 : 0.02)), r * 0.36, r * (x + (x < 0 ? 0.06 : -0.04)), r * 0.62)
  }
  g.stroke()
}

/** Turn of ears that are laid back, in fifths of a radian. */
const EAR_TURN = 4.6

function eyes(brush: Brush, build: Quadruped, r: number, blink: number, gaze: number, face: AnimalFace): void {
  const y = build.snout > 0.35 ? -r * 0.14 : r * 0.02
  if (build.mark === 'mask') {
    ellipse(brush, -r * 0.4, y + r * 0.04, r * 0.28, r * 0.34, build.accent ?? 'dark', { plain: true, noInk: true })
    ellipse(brush, r * 0.56, y + r * 0.04, r * 0.24, r * 0.32, build.accent ?? 'dark', { plain: true, noInk: true })
  }
  const s = r * (build.size < 0.9 ? 0.24 : build.size > 1.3 ? 0.17 : 0.2)
  if (build.mark === 'mask' && !isWithoutDetails(brush)) {
    brush.g.fillStyle = css(tint(brush, 'white'))
    brush.g.beginPath()
    brush.g.arc(-r * 0.36, y, s * 1.12, 0, 7)
    brush.g.arc(r * 0.54, y, s * 1.06, 0, 7)
    if (blink < 0.5) brush.g.fill()
  }
  animalEye(brush, -r * 0.36, y, s, blink, gaze, { ...face, inner: 1 })
  animalEye(brush, r * 0.54, y, s * 0.95, blink, gaze, { ...face, inner: -1 })
}

function elephantTrunk(brush: Brush, build: Quadruped, r: number, seconds: number, asleep: boolean, mouth: number): void {
  const sway = Math.sin(seconds * 1.3) * r * 0.18
  if (build.mark === 'tusks')
    limb(
      brush,
      [
        [r * 0.1, r * 0.6],
        [r * 0.3, r * 0.95],
        [r * 0.7, r * 0.92],
      ],
      [r * 0.18, r * 0.15, r * 0.07],
      'cream',
    )
  limb(
    brush,
    [
      [r * 0.42, r * 0.3],
      asleep ? [r * 1.0, r * 0.8] : [r * (0.72 + mouth * 0.3) + sway * 0.3, r * (1.3 - mouth * 0.3)],
      asleep ? [r * 1.7, r * 0.66] : [r * (1.1 + mouth * 0.5) + sway, r * (1.8 - mouth * 1.1)],
    ],
    [r * 0.66, r * 0.42, r * 0.26],
    build.body,
    { supple: true },
  )
}

function foreheadStripes(brush: Brush, build: Quadruped, r: number): void {
  if (isWithoutDetails(brush)) return
  const { g } = brush
  g.strokeStyle = css(tint(brush, build.accent ?? 'dark'))
  g.lineWidth = r * 0.09
  g.lineCap = 'round'
  g.beginPath()
  for (const [x, y] of [
    [-0.16, 0.52],
    [0.08, 0.46],
    [0.32, 0.52],
  ] as const) {
    g.moveTo(r * x, -r * 0.78)
    g.lineTo(r * (x * 0.8 + 0.02), -r * y)
  }
  g.stroke()
}

function ear(brush: Brush, build: Quadruped, role: string, [x, y]: Point, side: 1 | -1, r: number, twitch: number): void {
  const { g } = brush
  const lighten = side > 0 ? -0.12 : 0
  const dark = build.mark === 'mask' ? (build.accent ?? role) : role
  g.save()
  g.translate(x, y)
  g.rotate(side * 0.24 + twitch * 0.2)
  if (build.ear === 'tuft') {
    ellipse(brush, 0, -r * 0.16, r * 0.26, r * 0.36, dark, { lighten, plain: true })
    polygon(brush, tuftPoints(r), dark, { lighten: lighten - 0.2, noInk: true })
  } else if (build.ear === 'point') {
    polygon(brush, earPoints(r, 1), dark, { lighten })
    polygon(brush, earPoints(r, 0.58), build.leg === build.body ? 'pink' : build.leg, { noInk: true, lighten: -0.05 })
  } else if (build.ear === 'round') {
    const s = r * (build.size < 0.6 ? 0.62 : 0.38)
    ellipse(brush, 0, -s * 0.35, s, s, dark, { lighten, plain: true })
    ellipse(brush, 0, -s * 0.3, s * 0.6, s * 0.6, build.accent === '#e9a8b0' ? build.accent : build.belly, {
      lighten: -0.12,
      plain: true,
      noInk: true,
    })
  } else if (build.ear === 'long') {
    ellipse(brush, 0, -r * 0.8, r * 0.27, r * 0.92, dark, { lighten, plain: true })
    ellipse(brush, 0, -r * 0.74, r * 0.13, r * 0.66, 'pink', { plain: true, noInk: true })
  } else if (build.ear === 'leaf') {
    g.rotate(side * 0.9)
    ellipse(brush, 0, -r * 0.34, r * 0.2, r * 0.42, dark, { lighten, plain: true })
    ellipse(brush, 0, -r * 0.3, r * 0.1, r * 0.26, 'pink', { plain: true, noInk: true, lighten: -0.1 })
  } else if (build.ear === 'fan') ellipse(brush, side * r * 0.56, r * 0.5, r * 0.72, r * 0.94, role, { lighten: lighten - 0.06 })
  else {
    g.rotate(side > 0 ? -0.5 : 0.2)
    ellipse(brush, side > 0 ? r * 0.1 : 0, r * 0.36, r * 0.28, r * 0.6, build.accent ?? role, { lighten, plain: true })
  }
  g.restore()
}

const tuftPoints = (r: number): Point[] => [
  [-r * 0.13, -r * 0.42],
  [-r * 0.04, -r * 0.82],
  [r * 0.12, -r * 0.44],
]

const earPoints = (r: number, k: number): Point[] => [
  [-r * 0.36 * k, r * 0.12],
  [-r * 0.16 * k, -r * 0.5 * k - r * 0.12],
  [0, -r * 0.86 * k],
  [r * 0.2 * k, -r * 0.46 * k - r * 0.1],
  [r * 0.36 * k, r * 0.12],
]

function horns(brush: Brush, build: Quadruped, r: number): void {
  if (build.horns === 'unicorn') {
    polygon(
      brush,
      [
        [r * 0.06, -r * 0.8],
        [r * 0.5, -r * 2.1],
        [r * 0.42, -r * 0.76],
      ],
      'gold',
    )
    return
  }
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [side * r * x + r * 0.06, -r * y]
    if (build.horns === 'small') limb(brush, [at(0.4, 0.7), at(0.62, 1.05), at(0.5, 1.4)], [r * 0.22, r * 0.17, r * 0.06], 'cream')
    else {
      limb(brush, [at(0.28, 0.8), at(0.66, 1.4), at(0.6, 2.2)], [r * 0.15, r * 0.13, r * 0.07], 'woodLight', { noInk: true })
      limb(brush, [at(0.58, 1.36), at(0.9, 1.5), at(1.0, 1.9)], [r * 0.1, r * 0.09, r * 0.05], 'woodLight', { noInk: true })
    }
  }
}
