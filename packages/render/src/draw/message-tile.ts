import type { Context } from './context.ts'
import { breakLines } from './line-breaks.ts'
import { directionOf, fontOf } from './scripts.ts'

type Size = { readonly width: number; readonly height: number }

export const MESSAGE_FONT = { family: 'Inter', weight: 600 } as const
const GROUND = '#2a1413'
const INK = '#f1f0ed'
const DANGER = '#f67c77'

/** A failed shot's place in the film: the text, set large and calm on a dark red ground. */
export function paintMessageTile(context: Context, text: string, output: Size): void {
  const size = Math.max(18, Math.min(output.width, output.height) / 20)
  const lineHeight = size * 1.4
  context.save()
  context.fillStyle = GROUND
  context.fillRect(0, 0, output.width, output.height)
  context.font = fontOf(text, MESSAGE_FONT.family, MESSAGE_FONT.weight, size)
  context.direction = directionOf(text)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const lines = breakLines(text, output.width * 0.66, (line) => context.measureText(line).width)
  const top = (output.height - lines.length * lineHeight) / 2 + size * 1.1
  paintSign(context, output.width / 2, top - size * 1.5, size)
  context.fillStyle = INK
  lines.forEach((line, index) => context.fillText(line, output.width / 2, top + size + index * lineHeight))
  context.restore()
}

/** A round sign with an exclamation mark. */
function paintSign(context: Context, x: number, y: number, size: number): void {
  context.fillStyle = DANGER
  context.beginPath()
  context.arc(x, y, size * 0.85, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = GROUND
  context.beginPath()
  context.roundRect(x - size * 0.1, y - size * 0.45, size * 0.2, size * 0.55, size * 0.1)
  context.fill()
  context.beginPath()
  context.arc(x, y + size * 0.36, size * 0.12, 0, Math.PI * 2)
  context.fill()
}
