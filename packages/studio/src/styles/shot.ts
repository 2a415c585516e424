import type { Canvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { Scene } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'
import type { StageProp } from '../stage/stage-prop.ts'

/** Possible position of a face: centre and half its height, in frame pixels. */
export type Face = { readonly x: number; readonly y: number; readonly r: number }

/** Inputs of a shot's overlays. */
export type Shot = {
  readonly scene: Scene
  readonly look: Look
  readonly indoors: boolean
  readonly faces: readonly Face[]
  /** Props in frame pixels, at the clip's start. */
  readonly props: readonly StageProp[]
  /** The scenery without figures, at half the frame's size. */
  readonly scenery: () => Canvas
}

/** First of the given positions (parts of the frame) where a circle of `r` pixels covers no face and no prop; null without one. */
export function findFreePosition(
  { faces, props }: Shot,
  { width, height }: Frame,
  r: number,
  places: readonly (readonly [number, number])[],
): { readonly x: number; readonly y: number } | null {
  const occupied = [...faces, ...props.map((prop) => ({ x: prop.x, y: prop.y - (prop.floating ? 0 : prop.size / 2), r: prop.size * 0.45 }))]
  const position = places.find(([x, y]) =>
    occupied.every((area) => Math.hypot(area.x - x * width, area.y - y * height) > r + area.r * 1.15),
  )
  return position ? { x: position[0] * width, y: position[1] * height } : null
}
