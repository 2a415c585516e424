import { type Colour, css, mix } from '../../paint/colour.ts'
import type { Ctx } from '../../paint/canvas.ts'
import { progress } from '../kit/easing.ts'
import type { Box, Point } from '../kit/geometry.ts'
import { partOfLine } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import type { CardLayout } from './card-layout.ts'

/** Length of the marks at the corners, and distance of the lines of the sheet, in units. */
const MARK = 46
const STEP = 52
const PAD = 12

/** A sheet with thin lines behind a drawing, marks at its corners, and a line from the drawing to its words. */
export function createSheetMarks(look: MotionLook, box: Box, { body, isAtEnd }: CardLayout): MotionPart {
  const { palette } = look
  const line = mix(palette.ground[1], palette.a, 0.7)
  const sheet = { x: box.x - PAD, y: box.y - PAD, w: box.w + PAD * 2, h: box.h + PAD * 2 }
  const y = body.y + body.h / 2
  const [from, to] = isAtEnd ? [sheet.x + sheet.w * 0.2, body.x + body.w + 4] : [sheet.x + sheet.w * 0.8, body.x - 4]
  return (g, seconds) => {
    const show = progress(seconds, -0.3, 0.7)
    drawLines(g, sheet, line, show)
    g.strokeStyle = css(line)
    g.lineWidth = 5
    g.lineCap = 'round'
    for (const [x, cy, dx, dy] of cornersOf(sheet)) {
      g.beginPath()
      g.moveTo(x + dx * MARK * show, cy)
      g.lineTo(x, cy)
      g.lineTo(x, cy + dy * MARK * show)
      g.stroke()
    }
    drawLeader(g, palette.key, [from, y], [to, y], progress(seconds, 0.15, 0.5), seconds)
  }
}

const cornersOf = ({ x, y, w, h }: Box) =>
  [
    [x, y, 1, 1],
    [x + w, y, -1, 1],
    [x, y + h, 1, -1],
    [x + w, y + h, -1, -1],
  ] as const

function drawLines(g: Ctx, { x, y, w, h }: Box, colour: Colour, show: number): void {
  g.strokeStyle = css(colour, 0.22 * show)
  g.lineWidth = 1.5
  g.beginPath()
  for (let at = x + STEP; at < x + w - 4; at += STEP) {
    g.moveTo(at, y)
    g.lineTo(at, y + h * show)
  }
  for (let at = y + STEP; at < y + h - 4; at += STEP) {
    g.moveTo(x, at)
    g.lineTo(x + w * show, at)
  }
  g.stroke()
}

function drawLeader(g: Ctx, colour: string, from: Point, to: Point, show: number, seconds: number): void {
  if (show <= 0) return
  const line = partOfLine([from, to], show)
  g.strokeStyle = g.fillStyle = colour
  g.lineWidth = 4
  g.beginPath()
  g.moveTo(...line[0]!)
  for (const point of line.slice(1)) g.lineTo(...point)
  g.stroke()
  g.beginPath()
  g.arc(...from, 9 + Math.sin(seconds * 3) * 1.5, 0, Math.PI * 2)
  g.fill()
}
