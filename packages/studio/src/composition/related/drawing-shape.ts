import type { Canvas } from '../../paint/canvas.ts'
import { SOLID_ALPHA } from '../../motion/kit/opaque-part.ts'
import { propSprite } from '../../props/sprite.ts'
import { styleOf } from '../../styles/styles.ts'

/**
 * The opaque part of a drawing, in its sizes from its origin: its bounds, and the highest and lowest drawn point of `OUTLINE_COLUMNS` columns from `left` to
 * `right`. A column without paint has both at `foot`.
 */
export type DrawingShape = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
  readonly tops: readonly number[]
  readonly bottoms: readonly number[]
}

/** Columns in which an outline is measured. */
export const OUTLINE_COLUMNS = 48
/** Side of the picture of a thing that is measured, in pixels. */
const TRIAL_PIXELS = 128

const measured = new Map<string, Promise<DrawingShape>>()

/** Shape of the drawing of a thing, with its origin in the middle of its square. Each is measured once. */
export function shapeOfIcon(icon: string): Promise<DrawingShape> {
  const known = measured.get(icon)
  if (known) return known
  const shape = propSprite(icon, TRIAL_PIXELS, { look: styleOf('anime').look('day'), unit: 0.2 }).then(({ canvas, pixels }) =>
    measureShape(canvas, pixels),
  )
  measured.set(icon, shape)
  return shape
}

/** Shape of what is a plain box, such as a standing figure. */
export function boxShape({ left, right, top, foot }: Pick<DrawingShape, 'left' | 'right' | 'top' | 'foot'>): DrawingShape {
  return {
    left,
    right,
    top,
    foot,
    tops: Array.from({ length: OUTLINE_COLUMNS }, () => top),
    bottoms: Array.from({ length: OUTLINE_COLUMNS }, () => foot),
  }
}

/** Measures the opaque part of a picture whose origin is its middle. `pixels`: its size. An empty picture is a full box. */
export function measureShape(canvas: Canvas, pixels: number): DrawingShape {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const spans = Array.from({ length: width }, (_, x) => spanOfColumn(data, x, width, height))
  const drawn = spans.flatMap((span, x) => (span ? [{ ...span, x }] : []))
  if (drawn.length === 0) return boxShape({ left: -0.5, right: 0.5, top: -0.5, foot: 0.5 })
  const [first, last] = [drawn[0]!.x, drawn.at(-1)!.x]
  const [top, foot] = [Math.min(...drawn.map((one) => one.top)), Math.max(...drawn.map((one) => one.foot))]
  const columns = Array.from(
    { length: OUTLINE_COLUMNS },
    (_, i) => spans[Math.floor(first + ((i + 0.5) / OUTLINE_COLUMNS) * (last + 1 - first))],
  )
  const down = (y: number): number => (y - height / 2) / pixels
  return {
    left: (first - width / 2) / pixels,
    right: (last + 1 - width / 2) / pixels,
    top: down(top),
    foot: down(foot),
    tops: columns.map((span) => down(span?.top ?? foot)),
    bottoms: columns.map((span) => down(span?.foot ?? foot)),
  }
}

function spanOfColumn(data: Uint8ClampedArray, x: number, width: number, height: number): { top: number; foot: number } | undefined {
  const isDrawn = (y: number): boolean => data[(y * width + x) * 4 + 3]! > SOLID_ALPHA
  let [top, foot] = [0, height - 1]
  while (top < height && !isDrawn(top)) top++
  if (top === height) return undefined
  while (!isDrawn(foot)) foot--
  return { top, foot: foot + 1 }
}
