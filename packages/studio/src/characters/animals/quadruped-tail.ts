import type { Brush, Point } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Quadruped } from './animal-build.ts'
import { detailOptions } from '../people/garment.ts'
import { limb } from '../limb.ts'

/** The tail of a standing animal. `u`: the animal's unit in pixels; `root`: its base, in pixels. */
export function tail(brush: Brush, build: Quadruped, u: number, root: Point, seconds: number, walking: boolean): void {
  const wag = Math.sin(seconds * (walking ? 6 : 2.4)) * 0.16
  const lag = Math.sin(seconds * (walking ? 6 : 2.4) - 0.8) * 0.2
  const [x, y] = root
  const pointAt = (dx: number, dy: number, lag: number): Point => [x + (dx + lag * 0.3) * u, y + (dy - lag * 0.1) * u]
  if (build.tail === 'plume') plume(brush, build, u, root, wag)
  else if (build.tail === 'bushy') bushy(brush, build, u, root, wag)
  else if (build.tail === 'short') ellipse(brush, x - u * 0.03, y + u * 0.02, u * 0.085, u * 0.075, build.belly, { plain: true })
  else if (build.tail === 'hair')
    limb(brush, [root, pointAt(-0.22, 0.1, wag), pointAt(-0.2, 0.52, lag)], [u * 0.1, u * 0.17, u * 0.05], build.mane ?? build.body, SMOOTH)
  else if (build.tail === 'up')
    limb(brush, [root, pointAt(-0.3, -0.08, wag), pointAt(-0.2, -0.48, lag)], [u * 0.075, u * 0.07, u * 0.055], build.body, SMOOTH)
  else if (build.tail === 'curl')
    limb(brush, [root, pointAt(-0.2, -0.16, wag), pointAt(-0.04, -0.3, lag)], [u * 0.08, u * 0.075, u * 0.05], build.body, SMOOTH)
  else {
    const end = pointAt(-0.24, build.tail === 'tuft' ? 0.24 : -0.1, lag)
    limb(
      brush,
      [root, pointAt(-0.24, 0.02, wag), end],
      [u * 0.06, u * 0.045, u * 0.035],
      build.accent && build.ear === 'round' && build.size < 0.6 ? build.accent : build.body,
      SMOOTH,
    )
    if (build.tail === 'tuft') ellipse(brush, end[0], end[1], u * 0.055, u * 0.075, build.mane ?? build.leg, { plain: true })
  }
}

const SMOOTH = { supple: true } as const

function bushy(brush: Brush, build: Quadruped, u: number, [x, y]: Point, wag: number): void {
  const { g } = brush
  const k = u * (build.half < 0.3 ? 0.8 : 1)
  g.save()
  g.translate(x + k * 0.05, y + k * 0.04)
  g.rotate((build.half < 0.3 ? 0.7 : -0.1) + wag)
  const whole = path((p) => {
    p.moveTo(0, -k * 0.05)
    p.bezierCurveTo(-k * 0.2, -k * 0.3, -k * 0.52, -k * 0.36, -k * 0.74, -k * 0.16)
    p.bezierCurveTo(-k * 0.56, k * 0.14, -k * 0.22, k * 0.16, 0, k * 0.08)
    p.closePath()
  })
  paintShape(brush, whole, build.body, [-k * 0.7, -k * 0.3, k * 0.7, k * 0.45], { lighten: -0.05 })
  g.clip(whole)
  const tip = path((p) => {
    p.moveTo(-k * 0.5, -k * 0.4)
    p.quadraticCurveTo(-k * 0.56, -k * 0.2, -k * 0.46, -k * 0.12)
    p.quadraticCurveTo(-k * 0.5, -k * 0.02, -k * 0.4, k * 0.2)
    p.lineTo(-k * 0.9, k * 0.1)
    p.lineTo(-k * 0.8, -k * 0.4)
    p.closePath()
  })
  paintShape(brush, tip, build.belly, [-k * 0.75, -k * 0.3, k * 0.3, k * 0.4], { ...detailOptions(brush), noInk: true })
  g.restore()
}

/** The tail of a sleeping animal, on the ground. */
export function restingTail(brush: Brush, build: Quadruped, u: number, half: number): void {
  const hair = build.tail === 'hair'
  const end: Point = [-half * 1.1 - u * 0.3, -u * 0.05]
  const widths = hair ? ([u * 0.1, u * 0.15, u * 0.07] as const) : ([u * 0.07, u * 0.055, u * 0.045] as const)
  limb(brush, [[-half * 0.94, -u * 0.2], [-half * 1.36, -u * 0.16], end], widths, hair ? (build.mane ?? build.body) : build.body, SMOOTH)
  if (!hair) ellipse(brush, end[0], end[1] - u * 0.01, u * 0.085, u * 0.055, build.mane ?? build.leg, { plain: true })
}

/** A squirrel's tail: raised, its tip curled. */
function plume(brush: Brush, build: Quadruped, u: number, [x, y]: Point, wag: number): void {
  const { g } = brush
  g.save()
  g.translate(x + u * 0.04, y + u * 0.12)
  g.rotate(wag * 0.5)
  const whole = path((p) => {
    p.moveTo(u * 0.06, u * 0.02)
    p.bezierCurveTo(-u * 0.3, u * 0.12, -u * 0.46, -u * 0.22, -u * 0.34, -u * 0.48)
    p.bezierCurveTo(-u * 0.26, -u * 0.74, u * 0.06, -u * 0.8, u * 0.1, -u * 0.58)
    p.bezierCurveTo(u * 0.13, -u * 0.44, -u * 0.03, -u * 0.4, -u * 0.04, -u * 0.5)
    p.bezierCurveTo(-u * 0.14, -u * 0.4, -u * 0.1, -u * 0.2, u * 0.08, -u * 0.1)
    p.closePath()
  })
  paintShape(brush, whole, build.body, [-u * 0.42, -u * 0.76, u * 0.54, u * 0.8], { lighten: -0.06 })
  limb(
    brush,
    [
      [-u * 0.04, -u * 0.02],
      [-u * 0.34, -u * 0.16],
      [-u * 0.14, -u * 0.6],
    ],
    [u * 0.03, u * 0.1, u * 0.05],
    build.belly,
    { ...SMOOTH, ...detailOptions(brush), noInk: true },
  )
  g.restore()
}
