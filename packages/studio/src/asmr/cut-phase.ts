import { clamp, lerp, smoothstep } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'

/** Seconds that a cut takes from the surface to the board, as long as its sound. */
const CUT_SECONDS = 0.34
const APPROACH_SECONDS = 0.3
const LIFT_SECONDS = 0.45
const FALL_SECONDS = 0.7
/** Height of the resting blade over the surface, in depths of the material. */
const REST = -0.13

/** State of the cuts at a second: `done`: finished ones; `depth`: of the blade, 0 at the surface to 1 on the board, below 0 above it. */
export type CutPhase = { readonly done: number; readonly depth: number; readonly isCutting: boolean }

/** `events`: seconds at which the blade enters. */
export function cutPhase(seconds: number, events: readonly number[]): CutPhase {
  const done = events.filter((at) => seconds >= at + CUT_SECONDS).length
  const next = events[done]
  if (next !== undefined && seconds >= next) return { done, depth: (seconds - next) / CUT_SECONDS, isCutting: true }
  const last = events[done - 1]
  const lifted = last === undefined ? 1 : smoothstep(clamp((seconds - last - CUT_SECONDS - 0.08) / LIFT_SECONDS))
  const height = lerp(1, REST, lifted)
  const near = next === undefined ? 0 : smoothstep(clamp(1 - (next - seconds) / APPROACH_SECONDS))
  return { done, depth: lerp(height, 0, near), isCutting: false }
}

/** How far the slice of each event has fallen, 0 to 1. */
export const fallOf = (seconds: number, event: number): number => {
  const part = clamp((seconds - event - CUT_SECONDS * 0.8) / FALL_SECONDS)
  return part * part * (3 - 2 * part)
}

/** A crumb or drop that a cut throws. In units from the cut; `size` in units. */
export type Crumb = { readonly x: number; readonly y: number; readonly size: number; readonly alpha: number; readonly index: number }

const CRUMBS = 16
const CRUMB_SECONDS = 0.9

/** Crumbs in the air at a second, of all cuts. */
export function crumbsAt(seconds: number, events: readonly number[], seed: number): Crumb[] {
  return events.flatMap((event, cut) => {
    const random = seeded(seed + cut * 131)
    return Array.from({ length: CRUMBS }, (_, index): Crumb => {
      const [start, side, up, size] = [random() * CUT_SECONDS, random() - 0.5, random(), 4 + random() * 9]
      const age = seconds - event - start
      if (age < 0 || age > CRUMB_SECONDS) return { x: 0, y: 0, size, alpha: 0, index }
      return { x: side * 520 * age, y: -(160 + up * 260) * age + 900 * age * age, size, alpha: 1 - age / CRUMB_SECONDS, index }
    }).filter(({ alpha }) => alpha > 0)
  })
}
