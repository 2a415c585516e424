import type { Brush, Point } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { limb } from '../limb.ts'
import { seam } from '../people/garment.ts'
import type { Joints } from './skeleton.ts'

/** Sides of the patch in the middle of a football. */
const PATCH_SIDES = 5
/** In body heights. */
const [FOOTBALL, BASKETBALL, TENNIS_BALL, GLOVE] = [0.062, 0.07, 0.022, 0.066]

const corner = ([x, y]: Point, radius: number, i: number): Point => {
  const angle = -Math.PI / 2 + (i * Math.PI * 2) / PATCH_SIDES
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** Before the toes of the foot that kicks. */
export function soccerBall(brush: Brush, { farLeg }: Joints, h: number): void {
  const r = FOOTBALL * h
  const middle: Point = [farLeg[2][0] + h * 0.15, Math.min(-r, farLeg[2][1] - h * 0.01)]
  ellipse(brush, middle[0], middle[1], r, r, 'white')
  polygon(
    brush,
    Array.from({ length: PATCH_SIDES }, (_, i) => corner(middle, r * 0.42, i)),
    'black',
    { noInk: true, plain: true },
  )
  seam(brush, 'black', h * 0.007, 0, (s) => {
    for (let i = 0; i < PATCH_SIDES; i++) {
      s.moveTo(...corner(middle, r * 0.42, i))
      s.lineTo(...corner(middle, r * 0.94, i))
    }
  })
}

/** Between both hands. */
export function basketball(brush: Brush, { nearArm, farArm }: Joints, h: number): void {
  const r = BASKETBALL * h
  const [x, y] = [(nearArm[2][0] + farArm[2][0]) / 2 + h * 0.01, Math.min(nearArm[2][1], farArm[2][1]) - r * 0.7]
  ellipse(brush, x, y, r, r, '#e8792b')
  seam(brush, 'black', h * 0.007, 0, (s) => {
    s.moveTo(x - r, y)
    s.lineTo(x + r, y)
    s.moveTo(x, y - r)
    s.lineTo(x, y + r)
    s.moveTo(x - r * 0.66, y - r * 0.74)
    s.quadraticCurveTo(x - r * 0.1, y, x - r * 0.66, y + r * 0.74)
    s.moveTo(x + r * 0.66, y - r * 0.74)
    s.quadraticCurveTo(x + r * 0.1, y, x + r * 0.66, y + r * 0.74)
  })
}

/** In the far hand, along its forearm, with the ball it hits. */
export function racket(brush: Brush, { farArm }: Joints, h: number): void {
  const [, elbow, [x, y]] = farArm
  const bent = Math.atan2(y - elbow[1], x - elbow[0]) - 0.5
  const along = (part: number): Point => [x + part * h * Math.cos(bent), y + part * h * Math.sin(bent)]
  const { g } = brush
  limb(brush, [along(-0.03), along(0.06), along(0.16)], [h * 0.02, h * 0.017, h * 0.014], 'black', {})
  const [hx, hy] = along(0.255)
  const [long, wide] = [h * 0.108, h * 0.08]
  g.save()
  g.translate(hx, hy)
  g.rotate(bent)
  const head = path((p) => p.ellipse(0, 0, long, wide, 0, 0, Math.PI * 2))
  paintShape(brush, head, 'white', [-long, -wide, long * 2, wide * 2], { plain: true, noInk: true, lighten: -0.06 })
  seam(brush, 'stone', h * 0.004, 0.2, (s) => {
    for (const at of [-0.6, -0.3, 0, 0.3, 0.6]) {
      const half = Math.sqrt(1 - at * at)
      s.moveTo(long * at, -wide * half)
      s.lineTo(long * at, wide * half)
      s.moveTo(-long * half, wide * at)
      s.lineTo(long * half, wide * at)
    }
  })
  seam(brush, 'red', h * 0.016, 0, (s) => s.ellipse(0, 0, long, wide, 0, 0, Math.PI * 2))
  g.restore()
  const [bx, by] = along(0.44)
  ellipse(brush, bx, by, TENNIS_BALL * h, TENNIS_BALL * h, '#d7e84a')
}

/** Over both fists. */
export function boxingGloves(brush: Brush, { nearArm, farArm }: Joints, h: number): void {
  for (const [, elbow, [x, y]] of [farArm, nearArm]) {
    const angle = Math.atan2(y - elbow[1], x - elbow[0])
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    ellipse(brush, x - dx * h * 0.03, y - dy * h * 0.03, h * 0.04, h * 0.04, 'white')
    ellipse(brush, x + dx * h * 0.03, y + dy * h * 0.03, GLOVE * h, GLOVE * h * 0.9, 'red')
    ellipse(brush, x + dx * h * 0.02, y + dy * h * 0.02 - h * 0.045, h * 0.034, h * 0.024, 'red', { lighten: 0.06 })
  }
}
