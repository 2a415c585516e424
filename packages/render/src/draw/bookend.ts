import type { Box, Context } from './context.ts'
import { logoSize, paintLogo } from './logo.ts'

type Size = { readonly width: number; readonly height: number }

export const BOOKEND_BACKGROUND = '#100f0d'
export const TAGLINE_FONT = { family: 'Inter', weight: 500 } as const
const TEXT_COLOR = '#bdbab6'

const shortSide = (output: Size): number => Math.min(output.width, output.height)
const logoWidth = (output: Size): number => shortSide(output) * 0.5
const taglineSize = (output: Size): number => shortSide(output) * 0.05
/** Vertical distance of the tagline's slide-in animation, even. */
export const taglineSlidePx = (output: Size): number => Math.round(shortSide(output) * 0.03) * 2

const onEvenPixels = (box: Box): Box => {
  const x = Math.floor(box.x / 2) * 2
  const y = Math.floor(box.y / 2) * 2
  return { x, y, width: Math.ceil((box.x + box.width - x) / 2) * 2, height: Math.ceil((box.y + box.height - y) / 2) * 2 }
}

/** The box of the logo, just above the centre. */
export function bookendLogoBox(context: Context, output: Size): Box {
  const size = logoSize(context)
  const width = logoWidth(output)
  const height = (size.height * width) / size.width
  return { x: (output.width - width) / 2, y: output.height / 2 - height, width, height }
}

/** Even pixel bounds of the logo, including descenders. */
export const bookendLogoBounds = (box: Box): Box =>
  onEvenPixels({ x: box.x - 4, y: box.y - box.height * 0.3, width: box.width + 8, height: box.height * 1.6 })

export const paintBookendLogo = (context: Context, box: Box): void => paintLogo(context, box.x, box.y, box.width)

function setTaglineFont(context: Context, output: Size): void {
  context.font = `${TAGLINE_FONT.weight} ${taglineSize(output)}px "${TAGLINE_FONT.family}"`
  context.letterSpacing = '0px'
  context.direction = 'ltr'
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
}

const taglineBaseline = (output: Size): number => output.height / 2 + taglineSize(output) * 2

/** Even pixel bounds of the tagline. */
export function bookendTaglineBounds(context: Context, tagline: string, output: Size): Box {
  setTaglineFont(context, output)
  const size = taglineSize(output)
  const width = context.measureText(tagline).width + size
  return onEvenPixels({ x: (output.width - width) / 2, y: taglineBaseline(output) - size * 1.1, width, height: size * 1.6 })
}

export function paintBookendTagline(context: Context, tagline: string, output: Size): void {
  context.save()
  setTaglineFont(context, output)
  context.fillStyle = TEXT_COLOR
  context.fillText(tagline, output.width / 2, taglineBaseline(output))
  context.restore()
}
