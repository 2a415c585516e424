import type { Context } from './context.ts'
import { breakLines } from './line-breaks.ts'
import { directionOf, fontOf } from './scripts.ts'

type Size = { readonly width: number; readonly height: number }

export const MESSAGE_FONT = { family: 'Inter', weight: 600 } as const
const BACKGROUND = '#2a1413'
const TEXT_COLOR = '#f1f0ed'
const ICON_COLOR = '#f67c77'

/** Paints the tile of a failed shot: its message on a dark red background, with an icon. */
export function paintMessageTile(context: Context, text: string, output: Size): void {
  const size = Math.max(18, Math.min(output.width, output.height) / 20)
  const lineHeight = size * 1.4
  context.save()
  context.fillStyle = BACKGROUND
  context.fillRect(0, 0, output.width, output.height)
  context.font = fontOf(text, MESSAGE_FONT.family, MESSAGE_FONT.weight, size)
  context.direction = directionOf(text)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const lines = breakLines(text, output.width * 0.66, (line) => context.measureText(line).width)
  const top = (output.height - lines.length * lineHeight) / 2 + size * 1.1
  paintIcon(context, output.width / 2, top - size * 1.5, size)
  context.fillStyle = TEXT_COLOR
  lines.forEach((line, index) => context.fillText(line, output.width / 2, top + size + index * lineHeight))
  context.restore()
}

/** A round icon with an exclamation mark. */
function paintIcon(context: Context, x: number, y: number, size: number): void {
  context.fillStyle = ICON_COLOR
  context.beginPath()
  context.arc(x, y, size * 0.85, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = BACKGROUND
  context.beginPath()
  context.roundRect(x - size * 0.1, y - size * 0.45, size * 0.2, size * 0.55, size * 0.1)
  context.fill()
  context.beginPath()
  context.arc(x, y + size * 0.36, size * 0.12, 0, Math.PI * 2)
  context.fill()
}
