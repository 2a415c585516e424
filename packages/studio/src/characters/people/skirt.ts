import { box, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { detailOptions, isWithoutDetails, seam, type ClothedBody } from './garment.ts'

/**
 * A skirt from the waist to `length` under the hips, its hem widened by `flare` and by the legs. Both in body heights. `edge`: colour of a
 * border along the hem.
 */
export function skirt(wearer: ClothedBody, role: Role, length: number, flare: number, edge?: Role): void {
  const { brush, joints, build, h, swing, seated } = wearer
  if (seated) {
    seatedSkirt(wearer, role)
    return
  }
  const [x, y] = joints.hip
  const lean = (joints.chest[0] - joints.hip[0]) * 0.32
  const waist = build.waist * h * 1.06
  const top = y - h * 0.075
  const bottom = y + length * h
  const knees = [joints.nearLeg[1][0], joints.farLeg[1][0]]
  const feet = [joints.nearLeg[2][0], joints.farLeg[2][0]]
  const share = Math.min(1, length / (build.hip * 0.9))
  const front = Math.max(...knees.map((knee, i) => knee * (1 - share * 0.45) + feet[i]! * share * 0.45))
  const rear = Math.min(...knees.map((knee, i) => knee * (1 - share * 0.45) + feet[i]! * share * 0.45))
  const sway = swing * h * 0.05
  const right = Math.max(x + flare * h * 0.85, front + h * 0.06) - sway
  const left = Math.min(x - flare * h, rear - h * 0.06) - sway * 1.5
  const kneeY = (joints.nearLeg[1][1] + joints.farLeg[1][1]) / 2
  const kneeFront = Math.max(right - h * 0.02, Math.max(...knees) + h * 0.07)
  const shape = path((p) => {
    p.moveTo(x + lean - waist, top)
    p.bezierCurveTo(x - build.hips * h * 1.15, y, left + h * 0.03, bottom - h * 0.08, left, bottom)
    const span = right - left
    for (let i = 1; i <= 3; i++)
      p.quadraticCurveTo(left + span * ((i - 0.5) / 3), bottom + h * 0.034, left + (span * i) / 3, bottom + h * (i === 3 ? 0 : 0.012))
    p.bezierCurveTo(kneeFront, Math.min(bottom - h * 0.06, kneeY), x + build.hips * h * 1.12, y, x + lean + waist * 0.92, top)
    p.closePath()
  })
  paintShape(brush, shape, role, [left, top, right - left, bottom - top], { cel: 0.12 })
  if (edge !== undefined && !isWithoutDetails(brush)) {
    brush.g.save()
    brush.g.clip(shape)
    box(brush, left - h * 0.02, bottom - h * 0.022, right - left + h * 0.04, h * 0.03, edge, { ...detailOptions(brush), noInk: true })
    brush.g.restore()
  }
  seam(brush, role, h * 0.006, 0.4, (g) => {
    for (const k of [0.28, 0.52, 0.76]) {
      const end = left + (right - left) * k
      g.moveTo(x + lean + waist * (k * 2 - 1) * 0.5, top + h * 0.05)
      g.quadraticCurveTo(x + (end - x) * 0.55, y + h * 0.03, end, bottom - h * 0.005)
    }
  })
}

/** Skirt of a seated person, over the thighs. */
function seatedSkirt({ brush, joints, build, h }: ClothedBody, role: Role): void {
  const [x, y] = joints.hip
  const [kx, ky] = joints.farLeg[1]
  const shape = path((p) => {
    p.moveTo(x - build.waist * h, y - h * 0.08)
    p.bezierCurveTo(x - build.hips * h * 1.4, y, x - build.hips * h * 1.3, y + h * 0.05, x - build.hips * h, y + h * 0.06)
    p.quadraticCurveTo((x + kx) / 2, y + h * 0.085, kx - h * 0.05, ky + h * 0.13)
    p.quadraticCurveTo(kx + h * 0.03, ky + h * 0.15, kx + h * 0.085, ky + h * 0.12)
    p.bezierCurveTo(kx + h * 0.075, ky + h * 0.02, kx + h * 0.07, ky - h * 0.05, kx, ky - h * 0.05)
    p.quadraticCurveTo((x + kx) / 2 + h * 0.02, y - h * 0.06, x + build.waist * h, y - h * 0.08)
    p.closePath()
  })
  paintShape(brush, shape, role, [x - build.hips * h, y - h * 0.08, kx - x + build.hips * h * 2, ky - y + h * 0.2], { cel: 0.12 })
}
