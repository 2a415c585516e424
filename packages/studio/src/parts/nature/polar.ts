import { type Brush, tint } from '../../paint/brush.ts'
import { linear, stop } from '../../paint/canvas.ts'
import { seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { facet } from '../solid.ts'

/** An iceberg. (x, y): centre of its waterline; `w`: width in pixels. */
export function iceberg(brush: Brush, x: number, y: number, w: number, depth: number, seed: number): void {
  const random = seeded(seed)
  const peak = (random() - 0.5) * 0.4
  const h = w * (0.4 + random() * 0.3)
  const at = (u: number, v: number): readonly [number, number] => [x + u * w, y - v * h]
  facet(
    brush,
    'snow',
    [
      ...at(-0.5, 0),
      ...at(-0.4, 0.36),
      ...at(-0.22, 0.5),
      ...at(peak - 0.1, 0.96),
      ...at(peak, 1),
      ...at(peak + 0.14, 0.7),
      ...at(0.36, 0.46),
      ...at(0.5, 0),
    ],
    { depth },
  )
  facet(
    brush,
    'waterLight',
    [...at(peak, 1), ...at(peak + 0.14, 0.7), ...at(0.36, 0.46), ...at(0.5, 0), ...at(0.1, 0), ...at(peak + 0.06, 0.4)],
    { depth, noInk: true, lighten: 0.1 },
  )
  facet(brush, 'waterLight', [...at(-0.5, 0), ...at(-0.46, 0.12), ...at(0.46, 0.12), ...at(0.5, 0), ...at(0.36, -0.1), ...at(-0.4, -0.1)], {
    depth,
    noInk: true,
  })
}

/** A glacier front. `baseY`: baseline; `height`: height in pixels. */
export function iceFront(brush: Brush, frame: Frame, baseY: number, height: number, depth: number, seed: number): void {
  const random = seeded(seed + 33)
  for (let x = leftOf(frame) - height; x < frame.width + frame.bleed;) {
    const w = height * (0.22 + random() * 0.4)
    const h = height * (0.6 + random() * 0.5) * (0.7 + 0.3 * Math.sin(x / (frame.width * 0.2) + seed))
    const lean = (random() - 0.5) * w * 0.5
    facet(
      brush,
      'snow',
      [x, baseY, x + lean, baseY - h * 0.92, x + w * 0.5 + lean, baseY - h, x + w + lean, baseY - h * 0.86, x + w, baseY],
      {
        depth,
      },
    )
    facet(brush, 'waterLight', [x + w * 0.55, baseY, x + w * 0.6 + lean, baseY - h * 0.95, x + w + lean, baseY - h * 0.86, x + w, baseY], {
      depth,
      noInk: true,
      lighten: 0.1,
    })
    facet(
      brush,
      'blue',
      [x + w * 0.93, baseY, x + w * 0.95 + lean, baseY - h * 0.8, x + w * 1.04 + lean, baseY - h * 0.82, x + w * 1.04, baseY],
      { depth, noInk: true, lighten: 0.2 },
    )
    x += w
  }
}

/** Wind ripples in snow between two heights, larger towards the viewer. */
export function snowDrifts(brush: Brush, frame: Frame, from: number, to: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 44)
  for (let i = 0; i < 46; i++) {
    const near = i / 46
    const [x, y] = [leftOf(frame) + random() * spanOf(frame), from + (to - from) * near]
    const [w, h] = [(40 + near * 150) * unit * (0.5 + random()), (5 + near * 15) * unit]
    g.fillStyle = linear(g, 0, y, 0, y + h, [stop(0, tint(brush, 'far', 0, 0.12), 0.62), stop(1, tint(brush, 'far', 0, 0.3), 0)])
    g.beginPath()
    g.moveTo(x - w, y)
    g.quadraticCurveTo(x - w * 0.2, y - h * 0.7, x + w, y)
    g.quadraticCurveTo(x + w * 0.3, y + h * 1.3, x - w, y)
    g.fill()
  }
}
