import type { Brush } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import { paintShape } from '../../paint/shapes.ts'
import type { Bird } from './animal-build.ts'

/** Wing beats per second, as radians, and how far wings swing. */
const BEAT = 7
const SWING = 0.42
/** Angles of the wings above the horizontal, in radians: of who flies, and of who dives, whose wings lie back. */
const SPREAD = 0.62
const SWEPT = -0.2

/** A spread wing from its shoulder at the origin. `long`: its length in pixels; `isFar`: behind the body; `isSwept`: laid back for a dive. */
export function spreadWing(brush: Brush, build: Bird, long: number, seconds: number, isFar: boolean, isSwept: boolean): void {
  const { g } = brush
  const beat = Math.sin(seconds * BEAT) * SWING
  g.save()
  g.rotate((isSwept ? SWEPT : SPREAD + beat) + (isFar ? 0.5 : 0))
  g.scale(isFar ? 0.9 : 1, 1)
  const feathers = path((p) => {
    p.moveTo(long * 0.16, -long * 0.04)
    p.bezierCurveTo(-long * 0.1, -long * 0.3, -long * 0.6, -long * 0.34, -long * 1.04, -long * 0.16)
    p.quadraticCurveTo(-long * 0.98, -long * 0.06, -long * 0.86, -long * 0.04)
    p.quadraticCurveTo(-long * 0.84, long * 0.06, -long * 0.68, long * 0.06)
    p.quadraticCurveTo(-long * 0.64, long * 0.16, -long * 0.46, long * 0.13)
    p.quadraticCurveTo(-long * 0.4, long * 0.24, -long * 0.2, long * 0.16)
    p.quadraticCurveTo(long * 0.08, long * 0.22, long * 0.16, -long * 0.04)
    p.closePath()
  })
  paintShape(brush, feathers, build.wing, [-long, -long * 0.3, long * 1.16, long * 0.52], { lighten: isFar ? -0.14 : 0 })
  const cover = path((p) => {
    p.moveTo(long * 0.1, -long * 0.02)
    p.bezierCurveTo(-long * 0.1, -long * 0.22, -long * 0.42, -long * 0.24, -long * 0.66, -long * 0.14)
    p.quadraticCurveTo(-long * 0.4, long * 0.04, long * 0.1, -long * 0.02)
    p.closePath()
  })
  paintShape(brush, cover, build.body, [-long * 0.66, -long * 0.2, long * 0.76, long * 0.24], {
    plain: true,
    noInk: true,
    lighten: isFar ? -0.1 : 0.02,
  })
  g.restore()
}

/** How a bird is carried through the air or the water: its height above the ground in units, and its turn in radians, down positive. */
export function flightOf(act: 'fly' | 'dive' | 'glide', seconds: number): { readonly lift: number; readonly turn: number } {
  const bob = Math.sin(seconds * BEAT - 1) * 0.03
  if (act === 'dive') return { lift: 0.95 + bob, turn: 0.62 }
  return act === 'fly' ? { lift: 0.8 + bob, turn: -0.16 } : { lift: 0.3, turn: 0.1 }
}
