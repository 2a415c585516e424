import { type Brush, paintShape, type Point, type ShapeOptions } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import { lerp } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'

export type Chain = readonly [Point, Point, Point]

const STEPS = 12

/** Rounds the elbow: two curves meeting at the joint. */
function along([a, b, c]: Chain, t: number): Point {
  const first = t < 0.5
  const u = first ? t * 2 : (t - 0.5) * 2
  const from = first ? a : b
  const to = first ? b : c
  const bend: Point = first ? [lerp(a[0], b[0], 0.82), lerp(a[1], b[1], 0.82)] : [lerp(c[0], b[0], 0.82), lerp(c[1], b[1], 0.82)]
  const x = lerp(lerp(from[0], bend[0], u), lerp(bend[0], to[0], u), u)
  const y = lerp(lerp(from[1], bend[1], u), lerp(bend[1], to[1], u), u)
  return [x, y]
}

function sides(chain: Chain, w0: number, w1: number): [Point[], Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS
    const [x, y] = along(chain, t)
    const next = along(chain, Math.min(1, t + 0.02))
    const last = along(chain, Math.max(0, t - 0.02))
    const dx = next[0] - last[0]
    const dy = next[1] - last[1]
    const length = Math.hypot(dx, dy) || 1
    const half = lerp(w0, w1, t) / 2
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.push([x + (dy / length) * half, y - (dx / length) * half])
  }
  return [left, right]
}

/** One tapered outline through three joints: separate segments would show seams in ink. */
export function limb(brush: Brush, chain: Chain, w0: number, w1: number, role: Role, options?: ShapeOptions): void {
  const [a, , c] = chain
  const [left, right] = sides(chain, w0, w1)
  const shape = path((p) => {
    left.forEach(([x, y], i) => (i === 0 ? p.moveTo(x, y) : p.lineTo(x, y)))
    const end = Math.atan2(left[STEPS]![1] - c[1], left[STEPS]![0] - c[0])
    p.arc(c[0], c[1], w1 / 2, end, end - Math.PI, true)
    for (let i = STEPS; i >= 0; i--) p.lineTo(right[i]![0], right[i]![1])
    const start = Math.atan2(right[0]![1] - a[1], right[0]![0] - a[0])
    p.arc(a[0], a[1], w0 / 2, start, start - Math.PI, true)
    p.closePath()
  })
  const xs = chain.map((point) => point[0])
  const ys = chain.map((point) => point[1])
  const x = Math.min(...xs) - w0 / 2
  const y = Math.min(...ys) - w0 / 2
  paintShape(brush, shape, role, [x, y, Math.max(...xs) - x + w0 / 2, Math.max(...ys) - y + w0 / 2], { plain: true, ...options })
}
