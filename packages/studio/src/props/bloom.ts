import { blurred, type Canvas, newCanvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { PropSprite } from './sprite.ts'

const SHINING = /^(?:sun$|burning-star|neutron-star|white-dwarf|supernova|black-hole|galaxy|milky-way|nebula|comet)/u

/** Whether an icon is of what shines among the stars: its rings of light have no edges in looks with soft paint. */
export const isShining = (icon: string): boolean => SHINING.test(icon)

/** Whether a look is painted without lines. */
export const hasSoftPaint = ({ paint }: Pick<Look, 'paint'>): boolean => paint === 'clay' || paint === 'soft' || paint === 'wash'

/** Softness within a sprite and light around it: reach in its sizes, and strength. */
const BLOOM = [
  ['source-over', 0.035, 0.6],
  ['lighter', 0.085, 0.5],
] as const

/** A copy of a sprite whose light goes over its edges. */
export function withBloom({ canvas, pixels }: Pick<PropSprite, 'canvas' | 'pixels'>): Canvas {
  const [lit, g] = newCanvas(canvas.width, canvas.height)
  g.drawImage(canvas, 0, 0)
  for (const [mode, reach, alpha] of BLOOM) {
    g.globalCompositeOperation = mode
    g.globalAlpha = alpha
    g.drawImage(blurred(canvas, pixels * reach), 0, 0)
  }
  return lit
}
