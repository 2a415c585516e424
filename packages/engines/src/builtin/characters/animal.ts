import { type Brush, ellipse, groundShadow, paintShape, type Point, polygon, tint } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { type Chain, limb as wideLimb } from './limb.ts'

const limb = (brush: Brush, chain: Chain, a: number, b: number, role: string, options?: object): void =>
  wideLimb(brush, chain, [a, (a + b) / 2, b], role, options)

type Build = {
  readonly body: string
  readonly belly: string
  readonly leg: string
  readonly tail: 'bushy' | 'thin' | 'up' | 'short'
  readonly ear: 'point' | 'flop' | 'round' | 'long'
  readonly snout: number
  readonly length: number
  readonly legs: number
  readonly size: number
  readonly horns?: boolean
  readonly mane?: string
}

const grey = '#8c8794'
const base = { tail: 'thin', ear: 'round', snout: 0.45, length: 1, legs: 0.62, size: 1 } as const

export const ANIMALS = {
  fox: { ...base, body: '#e0752d', belly: 'cream', leg: '#7a3a20', tail: 'bushy', ear: 'point', snout: 0.62 },
  wolf: { ...base, body: '#7d8494', belly: '#d8dbe2', leg: '#6b7282', tail: 'bushy', ear: 'point', snout: 0.66, size: 1.2, legs: 0.75 },
  cat: { ...base, body: grey, belly: 'white', leg: grey, ear: 'point', snout: 0.28, length: 0.9, size: 0.75 },
  dog: { ...base, body: '#c98f4e', belly: 'cream', leg: '#c98f4e', tail: 'up', ear: 'flop', snout: 0.5, legs: 0.75 },
  deer: {
    ...base,
    body: '#b9773f',
    belly: 'cream',
    leg: '#a0622f',
    tail: 'short',
    ear: 'point',
    snout: 0.55,
    legs: 1.3,
    horns: true,
    size: 1.2,
  },
  horse: {
    ...base,
    body: '#8a5a34',
    belly: '#a06f45',
    leg: '#6b4226',
    tail: 'thin',
    ear: 'point',
    snout: 0.75,
    legs: 1.35,
    mane: '#2f2018',
    size: 1.6,
  },
  bear: { ...base, body: '#7a5236', belly: '#a8805c', leg: '#6b4630', tail: 'short', snout: 0.42, length: 1.1, size: 1.6, legs: 0.7 },
  lion: { ...base, body: '#d9a552', belly: 'cream', leg: '#c9944a', snout: 0.45, mane: '#9a5a2a', size: 1.4, legs: 0.72 },
  rabbit: {
    ...base,
    body: '#cbb8a4',
    belly: 'white',
    leg: '#bfa890',
    tail: 'short',
    ear: 'long',
    snout: 0.25,
    length: 0.75,
    size: 0.6,
    legs: 0.5,
  },
  panda: { ...base, body: '#f2efe8', belly: '#f2efe8', leg: '#2b2a33', tail: 'short', snout: 0.35, length: 1.05, size: 1.4, legs: 0.6 },
} as const satisfies Record<string, Build>
export type AnimalKind = keyof typeof ANIMALS

export type AnimalMoment = {
  readonly seconds: number
  readonly walking: boolean
  /** Double steps done so far. Default: two a second. */
  readonly cycle?: number
  readonly blink: number
  readonly facingLeft?: boolean
}

/** (x, y): under the middle of the body; `h`: height of a fox in pixels, larger kinds are scaled from it. */
export function animal(brush: Brush, x: number, y: number, h: number, kind: AnimalKind, moment: AnimalMoment): void {
  const build: Build = ANIMALS[kind]
  const u = h * build.size
  const { g } = brush
  const step = moment.walking ? Math.sin(moment.seconds * 8) : 0
  const lift = moment.walking ? Math.cos(moment.seconds * 8) : 0
  const leg = u * 0.36 * (build.legs / 0.62) * 0.8
  const top = -leg - u * 0.16 + Math.abs(lift) * u * 0.02 + Math.sin(moment.seconds * 2.2) * u * 0.004
  const half = u * 0.42 * build.length
  g.save()
  g.translate(x, y)
  if (moment.facingLeft) g.scale(-1, 1)
  groundShadow(brush, 0, 0, u * 0.75, u * 0.07)
  const drawLeg = (at: number, swing: number, lighten: number): void => {
    const end: Point = [at + Math.sin(swing) * leg * 0.9, -u * 0.03 - Math.max(0, swing * lift > 0 ? 0.05 * u : 0)]
    limb(
      brush,
      [[at, top + u * 0.05], [at + Math.sin(swing) * leg * 0.5, top + u * 0.05 + leg * 0.5], end],
      u * 0.13,
      u * 0.075,
      build.leg,
      { lighten },
    )
    ellipse(brush, end[0] + u * 0.02, end[1], u * 0.05, u * 0.035, build.leg, { lighten, plain: true })
  }
  tail(brush, build, u, half, top, moment.seconds)
  drawLeg(-half * 0.72, -0.4 * step, -0.2)
  drawLeg(half * 0.55, 0.4 * step, -0.2)
  trunk(brush, build, u, half, top)
  drawLeg(-half * 0.85, 0.4 * step, 0)
  drawLeg(half * 0.66, -0.4 * step, 0)
  neckAndHead(brush, build, u, half, top, moment)
  g.restore()
}

function trunk(brush: Brush, build: Build, u: number, half: number, top: number): void {
  const shape = path((p) => {
    p.moveTo(-half * 1.05, top)
    p.bezierCurveTo(-half * 1.05, top - u * 0.22, -half * 0.2, top - u * 0.16, half * 0.3, top - u * 0.2)
    p.bezierCurveTo(half * 0.85, top - u * 0.26, half * 0.95, top + u * 0.02, half * 0.75, top + u * 0.12)
    p.bezierCurveTo(half * 0.2, top + u * 0.2, -half * 0.5, top + u * 0.08, -half * 0.75, top + u * 0.15)
    p.bezierCurveTo(-half * 0.98, top + u * 0.16, -half * 1.08, top + u * 0.1, -half * 1.05, top)
    p.closePath()
  })
  paintShape(brush, shape, build.body, [-half, top - u * 0.2, half * 2, u * 0.38], { cel: 0.06 })
}

function tail(brush: Brush, build: Build, u: number, half: number, top: number, seconds: number): void {
  const { g } = brush
  const wag = Math.sin(seconds * 3) * 0.15
  if (build.tail === 'short') {
    ellipse(brush, -half * 1.03, top - u * 0.06, u * 0.07, u * 0.06, build.belly, { plain: true })
    return
  }
  if (build.tail !== 'bushy') {
    limb(
      brush,
      [
        [-half * 0.95, top - u * 0.05],
        [-half * 1.25, top - u * 0.2],
        [-half * 1.2 + wag * u * 0.3, top - u * (build.tail === 'up' ? 0.5 : 0.34)],
      ],
      u * 0.08,
      u * 0.05,
      build.mane ?? build.body,
    )
    return
  }
  g.save()
  g.translate(-half * 0.95, top - u * 0.02)
  g.rotate(-0.5 + wag)
  const brushTail = path((p) => {
    p.moveTo(0, -u * 0.06)
    p.bezierCurveTo(-u * 0.2, -u * 0.3, -u * 0.55, -u * 0.3, -u * 0.72, -u * 0.02)
    p.bezierCurveTo(-u * 0.5, u * 0.16, -u * 0.2, u * 0.14, 0, u * 0.07)
    p.closePath()
  })
  paintShape(brush, brushTail, build.body, [-u * 0.7, -u * 0.25, u * 0.7, u * 0.4], { lighten: -0.05 })
  const tip = path((p) => {
    p.moveTo(-u * 0.53, -u * 0.2)
    p.quadraticCurveTo(-u * 0.66, -u * 0.14, -u * 0.72, -u * 0.02)
    p.quadraticCurveTo(-u * 0.6, u * 0.06, -u * 0.48, u * 0.08)
    p.quadraticCurveTo(-u * 0.56, -u * 0.04, -u * 0.53, -u * 0.2)
    p.closePath()
  })
  paintShape(brush, tip, build.belly, [-u * 0.72, -u * 0.2, u * 0.24, u * 0.3], { plain: true, noInk: true })
  g.restore()
}

function neckAndHead(brush: Brush, build: Build, u: number, half: number, top: number, moment: AnimalMoment): void {
  const { g } = brush
  const longNeck = build.legs > 1
  const y = top - u * (longNeck ? 0.42 : 0.2)
  if (longNeck) {
    limb(
      brush,
      [
        [half * 0.6, top - u * 0.05],
        [half * 0.8, top - u * 0.22],
        [half * 0.9, y],
      ],
      u * 0.22,
      u * 0.15,
      build.body,
    )
    if (build.mane)
      limb(
        brush,
        [
          [half * 0.5, top - u * 0.14],
          [half * 0.66, top - u * 0.3],
          [half * 0.8, y - u * 0.12],
        ],
        u * 0.07,
        u * 0.06,
        build.mane,
      )
  } else if (build.mane) ellipse(brush, half * 0.86, y + u * 0.02, u * 0.33, u * 0.34, build.mane)
  g.save()
  g.translate(half * 0.95, y - u * 0.06)
  g.rotate(Math.sin(moment.seconds * 1.8) * 0.05)
  ear(brush, build, u * 0.09, u, -0.1)
  if (build.horns) horns(brush, u)
  muzzle(brush, build, u)
  ear(brush, build, build.ear === 'flop' ? -u * 0.08 : -u * 0.09, u, 0)
  features(brush, build, u, moment.blink)
  g.restore()
}

function muzzle(brush: Brush, build: Build, u: number): void {
  const tip = u * (0.2 + build.snout * 0.3)
  const shape = path((p) => {
    p.moveTo(-u * 0.2, -u * 0.02)
    p.bezierCurveTo(-u * 0.2, -u * 0.26, u * 0.12, -u * 0.25, u * 0.18, -u * 0.06)
    p.quadraticCurveTo(u * 0.25, 0, tip, u * 0.06)
    p.quadraticCurveTo(u * 0.2, u * 0.15, u * 0.02, u * 0.15)
    p.quadraticCurveTo(-u * 0.18, u * 0.14, -u * 0.2, -u * 0.02)
    p.closePath()
  })
  paintShape(brush, shape, build.body, [-u * 0.2, -u * 0.22, u * 0.55, u * 0.37], { cel: 0.1 })
  const jaw = path((p) => {
    p.moveTo(-u * 0.17, u * 0.05)
    p.quadraticCurveTo(u * 0.02, u * 0.02, u * 0.12, u * 0.04)
    p.lineTo(tip, u * 0.065)
    p.quadraticCurveTo(u * 0.2, u * 0.155, u * 0.02, u * 0.15)
    p.quadraticCurveTo(-u * 0.15, u * 0.14, -u * 0.17, u * 0.05)
    p.closePath()
  })
  paintShape(brush, jaw, build.belly, [-u * 0.17, 0, u * 0.5, u * 0.15], { plain: true, noInk: true })
}

function ear(brush: Brush, build: Build, x: number, u: number, lighten: number): void {
  const role = build.body === '#f2efe8' ? 'dark' : build.body
  if (build.ear === 'point') {
    polygon(
      brush,
      [
        [x - u * 0.08, -u * 0.12],
        [x - u * 0.03, -u * 0.36],
        [x + u * 0.09, -u * 0.14],
      ],
      role,
      { lighten },
    )
    polygon(
      brush,
      [
        [x - u * 0.045, -u * 0.14],
        [x - u * 0.02, -u * 0.28],
        [x + u * 0.045, -u * 0.15],
      ],
      'dark',
      { noInk: true },
    )
  } else if (build.ear === 'round') ellipse(brush, x, -u * 0.2, u * 0.075, u * 0.075, role, { lighten: lighten - 0.1, plain: true })
  else if (build.ear === 'long') ellipse(brush, x, -u * 0.38, u * 0.06, u * 0.24, role, { lighten, plain: true })
  else ellipse(brush, x - u * 0.08, 0, u * 0.07, u * 0.15, role, { lighten: lighten - 0.15, plain: true })
}

function horns({ g, ...rest }: Brush, u: number): void {
  g.strokeStyle = css(tint({ g, ...rest }, 'woodLight'))
  g.lineWidth = u * 0.035
  g.lineCap = 'round'
  for (const k of [-0.06, 0.06]) {
    g.beginPath()
    g.moveTo(u * k, -u * 0.2)
    g.quadraticCurveTo(u * (k * 2 - 0.08), -u * 0.43, u * (k * 2.5), -u * 0.6)
    g.moveTo(u * (k * 1.6 - 0.04), -u * 0.38)
    g.lineTo(u * (k * 2 + 0.1), -u * 0.48)
    g.stroke()
  }
}

function features(brush: Brush, build: Build, u: number, blink: number): void {
  const { g } = brush
  if (brush.look.paint === 'silhouette') return
  if (build.body === '#f2efe8') ellipse(brush, u * 0.07, -u * 0.05, u * 0.07, u * 0.08, 'dark', { plain: true, noInk: true })
  const black = css(tint(brush, 'black'))
  g.fillStyle = black
  g.beginPath()
  g.ellipse(u * 0.07, -u * 0.06, u * 0.034, u * 0.042 * (1 - blink * 0.9), 0, 0, 7)
  g.fill()
  g.beginPath()
  g.ellipse(u * (0.2 + build.snout * 0.29), u * 0.05, u * 0.04, u * 0.032, 0, 0, 7)
  g.fill()
  if (blink > 0.5) return
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.arc(u * 0.082, -u * 0.076, u * 0.012, 0, 7)
  g.fill()
}
