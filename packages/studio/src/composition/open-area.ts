import type { Frame } from '../stage/frame.ts'
import type { Style } from '../styles/style.ts'

/** The area of the frame that overlays of the style leave free, in pixels. */
export type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

export function openArea({ width, height, tall }: Frame, style: Style): Area {
  const [left, top, right, bottom] = style.covered?.(tall) ?? [0, 0, 0, 0]
  return { x: width * left, y: height * top, w: width * (1 - left - right), h: height * (1 - top - bottom) }
}
