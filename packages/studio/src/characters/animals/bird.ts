import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { animalEye } from './animal-eye.ts'
import type { Bird } from './animal-build.ts'
import { flightOf, spreadWing } from './bird-flight.ts'
import type { AnimalState } from './animal-state.ts'
import { isWithoutDetails } from '../people/garment.ts'
import { limb } from '../limb.ts'
import { lerp } from '../../paint/colour.ts'

/** Part of its own posture that a bird keeps in the air. */
const LEVEL = 0.12
/** Length of a wing in units. */
const WING = 0.82

/** Feet at the origin, facing right. `u`: its unit in pixels. */
export function bird(brush: Brush, standing: Bird, u: number, state: AnimalState): void {
  const { g } = brush
  const { seconds, asleep, face, act } = state
  const cycle = act === undefined ? state.cycle : null
  const isFlying = act === 'fly' || act === 'dive' || act === 'leap'
  const build = isFlying || act === 'glide' ? { ...standing, upright: standing.upright * LEVEL } : standing
  const a = (cycle ?? 0) * Math.PI * 2
  const hop = cycle === null ? 0 : Math.abs(Math.sin(a)) * u * 0.06
  const breath = 1 + 0.015 * Math.sin(seconds * 2.4)
  const isLow = asleep || act === 'sit' || act === 'brood' || act === 'hatch' || act === 'swim' || act === 'crouch'
  const legs = isLow || isFlying || act === 'glide' ? 0 : build.legs * u
  if (legs > 0) feet(brush, build, u, legs, cycle === null ? 0 : Math.sin(a))
  g.save()
  g.translate(0, -legs - hop - (RAISED[act ?? 'sit'] ?? 0) * u)
  g.rotate(cycle === null ? 0 : Math.sin(a) * 0.06 * (0.5 + build.upright))
  const stoop = act === 'eat' || act === 'dig' ? 0.62 : act === 'hang' ? Math.PI : 0
  const [wide, tall] = [u * lerp(0.5, 0.37, build.upright), u * lerp(0.34, 0.52, build.upright) * breath]
  if (act === 'hang') g.translate(0, -tall * 3)
  g.rotate(stoop)
  const flight = isFlying || act === 'glide' ? flightOf(act === 'dive' || act === 'glide' ? act : 'fly', seconds) : undefined
  if (flight) {
    g.translate(0, -flight.lift * u)
    g.rotate(flight.turn)
  }
  const shoulder = (isFar: boolean): void => {
    if (!flight && act !== 'rear') return
    g.save()
    g.translate(isFar ? wide * 0.2 : -wide * 0.06, -tall * 1.42)
    spreadWing(brush, build, u * WING, seconds, isFar, act === 'dive' || act === 'glide')
    g.restore()
  }
  shoulder(true)
  tailFeathers(brush, build, u, wide, tall, seconds)
  const body = path((p) => {
    p.moveTo(-wide, -tall * lerp(1.15, 0.7, build.upright))
    p.bezierCurveTo(-wide * 0.9, -tall * 2.1, wide * 0.5, -tall * 2.3, wide * 0.86, -tall * 1.5)
    p.bezierCurveTo(wide * 1.2, -tall * 0.7, wide * 0.7, 0, 0, 0)
    p.bezierCurveTo(-wide * 0.7, 0, -wide * 1.04, -tall * 0.4, -wide, -tall * lerp(1.15, 0.7, build.upright))
    p.closePath()
  })
  paintShape(brush, body, build.body, [-wide, -tall * 2, wide * 2, tall * 2], { cel: 0.06 })
  g.save()
  g.clip(body)
  ellipse(brush, wide * 0.42, -tall * 0.62, wide * 0.68, tall * 0.78, build.belly, { plain: true, noInk: true })
  g.restore()
  if (flight || act === 'rear') shoulder(false)
  else wing(brush, build, wide, tall, seconds, cycle !== null)
  const r = u * 0.29
  g.translate(
    wide * lerp(flight ? 0.62 : 0.5, 0.12, build.upright),
    -tall * lerp(1.86, 1.78, build.upright) - build.neck * u + (asleep ? u * 0.1 : Math.sin(seconds * 1.3) * u * 0.008),
  )
  g.translate(0, r * face.crouch)
  g.rotate(asleep ? 0.2 : Math.sin(Math.floor(seconds * 0.8) * 7.7) * 0.08 + face.nod + HEAD_TURN[act ?? 'sit'] - (flight?.turn ?? 0) * 0.6)
  if (state.scarf) ellipse(brush, 0, r * 0.86, r * 0.82, r * 0.3, state.scarf, { plain: true })
  head(brush, build, r, act === 'howl' && state.mouth === undefined ? { ...state, mouth: 0.8 } : state)
  g.restore()
}

/** How high a bird is by what it does, in units: in water, on a nest. */
const RAISED: Readonly<Partial<Record<NonNullable<AnimalState['act']>, number>>> = { swim: 0.16, brood: 0.2, hatch: 0.1 }

/** Turn of the head of a bird by what it does, in radians, down positive. */
const HEAD_TURN: Readonly<Record<NonNullable<AnimalState['act']>, number>> = {
  sit: 0,
  crouch: 0.1,
  leap: 0,
  gallop: 0,
  fly: 0,
  dive: -0.1,
  glide: 0,
  swim: 0,
  climb: -0.2,
  hang: 0,
  dig: 0.1,
  eat: 0.1,
  howl: -0.5,
  rear: 0,
  gaze: -0.45,
  hide: 0,
  brood: 0.12,
  hatch: -0.15,
}

function feet(brush: Brush, build: Bird, u: number, legs: number, step: number): void {
  if (isWithoutDetails(brush) && build.legs < 0.1) return
  const { g } = brush
  g.strokeStyle = css(tint(brush, build.beak))
  g.lineWidth = u * 0.045
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  for (const [x, k] of [
    [-0.1, 1],
    [0.12, -1],
  ] as const) {
    const lift = Math.max(0, step * k) * u * 0.06
    const end = (x + 0.08 * step * k) * u
    g.moveTo(x * u, -legs - u * 0.06)
    g.lineTo(end, -u * 0.02 - lift)
    g.moveTo(end - u * 0.05, -u * 0.01 - lift)
    g.lineTo(end + u * 0.12, -u * 0.01 - lift)
    g.moveTo(end, -u * 0.02 - lift)
    g.lineTo(end + u * 0.08, -u * 0.045 - lift)
  }
  g.stroke()
}

/** Three feathers in a fan, raised for hens and ducks. */
function tailFeathers(brush: Brush, build: Bird, u: number, wide: number, tall: number, seconds: number): void {
  const { g } = brush
  const long = (build.tail + 0.06) * u
  const cocked = build.face === 'comb' || build.face === 'flat' ? 0.75 : 0
  g.save()
  g.translate(-wide * 0.72, -tall * lerp(1.1, 0.4, build.upright))
  g.rotate(lerp(0.3, -0.7, build.upright) + cocked + Math.sin(seconds * 2.1) * 0.05)
  const fan = build.face === 'comb' ? 0.42 : 0.2
  for (const [k, length, lighten] of [
    [-1, 0.88, -0.16],
    [1, 0.88, -0.1],
    [0, 1, 0],
  ] as const) {
    g.save()
    g.rotate(k * fan)
    const end = -long * length
    const feather = path((p) => {
      p.moveTo(u * 0.12, -u * 0.07)
      p.bezierCurveTo(end * 0.5, -u * 0.12, end, -u * 0.11, end * 1.02, 0)
      p.bezierCurveTo(end, u * 0.09, end * 0.5, u * 0.1, u * 0.12, u * 0.07)
      p.closePath()
    })
    paintShape(brush, feather, build.wing, [end, -u * 0.1, -end + u * 0.12, u * 0.2], { plain: true, lighten })
    g.restore()
  }
  g.restore()
}

function wing(brush: Brush, build: Bird, wide: number, tall: number, seconds: number, isWalking: boolean): void {
  const { g } = brush
  g.save()
  g.translate(-wide * 0.28, -tall * 1.32)
  g.rotate(
    lerp(0.15, 0.55, build.upright) * 0.4 +
      (isWalking ? Math.sin(seconds * 14) * 0.1 : Math.max(0, Math.sin(seconds * 0.8) - 0.93) * 6 * Math.sin(seconds * 22) * 0.3),
  )
  const k = lerp(0.2, 0.02, build.upright)
  const shape = path((p) => {
    p.moveTo(wide * 0.46, -tall * 0.1)
    p.bezierCurveTo(wide * 0.6, tall * 0.5, wide * 0.1, tall * 0.98, -wide * (0.3 + k * 2), tall * (1.06 - k * 1.6))
    p.bezierCurveTo(-wide * 0.56, tall * 0.5, -wide * 0.5, -tall * 0.3, wide * 0.46, -tall * 0.1)
    p.closePath()
  })
  paintShape(brush, shape, build.wing, [-wide * 0.5, -tall * 0.2, wide, tall * 1.2], { plain: true })
  g.restore()
}

/** The lower half of an open beak and the inside of the mouth. */
function openBeak(brush: Brush, build: Bird, r: number, mouth: number): void {
  const x = r * (build.face === 'flat' ? 0.44 : 0.24)
  const drop = r * 0.42 * mouth
  ellipse(brush, x, r * 0.52 + drop, r * 0.22, r * 0.16, build.beak, { plain: true, lighten: -0.12 })
  ellipse(brush, x, r * 0.48 + drop * 0.6, r * 0.16, r * 0.06 + drop * 0.5, 'mouth', { plain: true, noInk: true })
}

/** From under the head of a goose down into its body. */
function longNeck(brush: Brush, build: Bird, r: number): void {
  const long = (build.neck * r) / 0.29
  const chain = [
    [-r * 0.1, r * 0.2],
    [-r * 0.3, long * 0.6],
    [-r * 0.1, long + r * 0.7],
  ] as const
  limb(brush, chain, [r * 0.9, r * 0.95, r * 1.5], build.body, { supple: true, noInk: false })
}

function head(brush: Brush, build: Bird, r: number, { blink, seconds, asleep, mouth, face }: AnimalState): void {
  const gaze = Math.sin(Math.floor(seconds * 0.7) * 12.9) * 0.6
  const shut = asleep ? 1 : blink
  if (build.face === 'comb')
    for (const [x, y] of [
      [-0.2, -0.95],
      [0.12, -1.08],
      [0.42, -0.92],
    ] as const)
      ellipse(brush, r * x, r * y, r * 0.24, r * 0.28, 'red', { plain: true })
  if (build.face === 'owl')
    for (const side of [-1, 1])
      polygon(
        brush,
        [
          [side * r * 0.3, -r * 0.7],
          [side * r * 0.95, -r * 1.35],
          [side * r * 0.95, -r * 0.3],
        ],
        build.wing,
      )
  if (build.neck > 0.2) longNeck(brush, build, r)
  ellipse(brush, 0, 0, r * (build.face === 'owl' ? 1.14 : 1), r * 0.98, build.crown ?? build.body, { cel: 0.06 })
  const pale = build.face === 'owl' || build.body === '#2e3446'
  if (pale) {
    ellipse(brush, -r * 0.28, r * 0.06, r * 0.5, r * 0.56, build.belly, { plain: true, noInk: true })
    ellipse(brush, r * 0.52, r * 0.06, r * 0.46, r * 0.54, build.belly, { plain: true, noInk: true })
  }
  const y = r * 0.02
  const s = r * (build.face === 'owl' ? 0.3 : 0.22)
  animalEye(brush, -r * 0.26, y, s, shut, gaze, { ...face, inner: 1 })
  animalEye(brush, r * 0.54, y, s * 0.95, shut, gaze, { ...face, inner: -1 })
  const flat = build.face === 'flat'
  if (mouth !== undefined && mouth > 0.06) openBeak(brush, build, r, mouth)
  const open = mouth !== undefined || asleep ? 0 : Math.max(0, Math.sin(seconds * 1.1) - 0.86) * 1.6
  const beak = path((p) => {
    p.moveTo(-r * (flat ? 0.16 : 0.02), r * 0.3)
    p.quadraticCurveTo(r * 0.2, r * 0.12, r * (flat ? 0.56 : 0.42), r * 0.26)
    p.quadraticCurveTo(r * (flat ? 1.1 : 0.62), r * 0.32, r * (flat ? 1.02 : 0.5), r * 0.46)
    p.quadraticCurveTo(r * 0.3, r * (0.62 + open * 0.4), r * 0.16, r * (flat ? 0.52 : 0.66))
    p.quadraticCurveTo(r * 0.02, r * 0.5, -r * (flat ? 0.16 : 0.02), r * 0.3)
    p.closePath()
  })
  paintShape(brush, beak, build.beak, [0, r * 0.2, r, r * 0.5], { plain: true })
  if (build.face === 'comb') ellipse(brush, r * 0.22, r * 0.78, r * 0.14, r * 0.24, 'red', { plain: true })
}
