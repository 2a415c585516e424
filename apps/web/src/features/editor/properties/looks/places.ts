import type { Layout } from '@fablecut/domain/timeline/picture'

/** Scale of a picture in a corner, and its distance from the edges as a fraction of the frame. */
const [SMALL, MARGIN] = [0.32, 0.04]
const OFFSET = 0.5 - SMALL / 2 - MARGIN

const corner = (right: -1 | 1, down: -1 | 1) => ({ x: right * OFFSET, y: down * OFFSET, scale: SMALL })

/** Places for a picture over the film. */
export const PLACES = {
  full: { x: 0, y: 0, scale: 1 },
  'top-left': corner(-1, -1),
  'top-right': corner(1, -1),
  'bottom-left': corner(-1, 1),
  'bottom-right': corner(1, 1),
} as const
export type Place = keyof typeof PLACES

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-3

/** The place an item lies in; undefined elsewhere, or when its place changes over time. */
export function placeOf({ transform, keyframes }: Layout & { readonly keyframes?: object }): Place | undefined {
  const { x = 0, y = 0, scale = 1 } = transform ?? {}
  if (keyframes && ['x', 'y', 'scale'].some((property) => property in keyframes)) return undefined
  return (Object.keys(PLACES) as Place[]).find(
    (name) => isNear(PLACES[name].x, x) && isNear(PLACES[name].y, y) && isNear(PLACES[name].scale, scale),
  )
}
