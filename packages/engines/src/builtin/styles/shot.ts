import type { Canvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import type { Scene } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'
import type { StageProp } from '../stage/stage-prop.ts'

/** Where a face may be: its middle and half its height, in frame pixels. */
export type Face = { readonly x: number; readonly y: number; readonly r: number }

/** What frames, panels and stickers may show of the shot they surround. */
export type Shot = {
  readonly scene: Scene
  readonly look: Look
  readonly indoors: boolean
  readonly faces: readonly Face[]
  /** Placed and measured in frame pixels, as the first picture shows them. */
  readonly things: readonly StageProp[]
  /** The scenery without figures, at half the frame's size. */
  readonly scenery: () => Canvas
}

/** The first of these places, as parts of the frame, where something of radius `r` pixels hides neither a face nor a thing. */
export function freeSpot(
  { faces, things }: Shot,
  { width, height }: Frame,
  r: number,
  places: readonly (readonly [number, number])[],
): { readonly x: number; readonly y: number } | null {
  const held = [
    ...faces,
    ...things.map((thing) => ({ x: thing.x, y: thing.y - (thing.floating ? 0 : thing.size / 2), r: thing.size * 0.45 })),
  ]
  const found = places.find(([x, y]) => held.every((one) => Math.hypot(one.x - x * width, one.y - y * height) > r + one.r * 1.15))
  return found ? { x: found[0] * width, y: found[1] * height } : null
}
