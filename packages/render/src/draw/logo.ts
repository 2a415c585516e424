import type { Context } from './context.ts'

/** The logo mark, two slanted strips, in drawing units. */
const MARK = { width: 18, height: 14, radius: 1.6, slant: 3.2, gap: 2.1 } as const
const WORD = 'Fablecut'
const WORD_FONT = { family: 'Inter', weight: 700, size: 17 } as const
/** Position of the word, relative to the mark's top left corner. */
const WORD_X = 25
const WORD_BASELINE = 13.2
const TEXT_COLOR = '#f1f0ed'
const ACCENT_COLOR = '#f9b25b'

export const LOGO_TEXT = { text: WORD, family: WORD_FONT.family, weight: WORD_FONT.weight } as const

type Point = readonly [number, number, number]

function strip(context: Context, points: readonly Point[], color: string): void {
  context.fillStyle = color
  context.beginPath()
  const last = points.at(-1) as Point
  const first = points[0] as Point
  context.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2)
  points.forEach(([x, y, radius], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    context.arcTo(x, y, nextX, nextY, radius)
  })
  context.closePath()
  context.fill()
}

/** The mark with its top left corner at the origin. */
export function paintMark(context: Context): void {
  const { width, height, radius, slant, gap } = MARK
  const top = 10
  const leftStrip: Point[] = [[0, 0, radius], [top, 0, 0.5], [top - slant, height, 0.5], [0, height, radius]] // prettier-ignore
  const rightStrip: Point[] = [[top + gap, 0, 0.5], [width, 0, radius], [width, height, radius], [top + gap - slant, height, 0.5]] // prettier-ignore
  strip(context, leftStrip, TEXT_COLOR)
  strip(context, rightStrip, ACCENT_COLOR)
}

function setWordFont(context: Context): void {
  context.font = `${WORD_FONT.weight} ${WORD_FONT.size}px "${WORD_FONT.family}"`
  context.letterSpacing = '-0.2px'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.direction = 'ltr'
}

/** Size of mark and word in drawing units; multiply by `width / logoSize(context).width` for a logo of that width. */
export function logoSize(context: Context): { readonly width: number; readonly height: number } {
  context.save()
  setWordFont(context)
  const width = WORD_X + context.measureText(WORD).width
  context.restore()
  return { width, height: MARK.height }
}

/** Mark and word, `width` wide, top left corner at (`x`, `y`). */
export function paintLogo(context: Context, x: number, y: number, width: number): void {
  const factor = width / logoSize(context).width
  context.save()
  context.translate(x, y)
  context.scale(factor, factor)
  paintMark(context)
  setWordFont(context)
  context.fillStyle = TEXT_COLOR
  context.fillText(WORD, WORD_X, WORD_BASELINE)
  context.restore()
}
