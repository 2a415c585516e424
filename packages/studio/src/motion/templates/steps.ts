import type { StepsGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { impact, progress } from '../kit/easing.ts'
import { arcLine, type Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawArrow, drawAwaited, drawBlock, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'

/** A chain of numbered steps; the present one is lit. Cues: one for each step. */
export function steps(kit: Kit, { steps: items }: StepsGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const count = items.length
  const isWide = frame.shape === 'wide'
  const isRight = letters.isRightToLeft
  const [column, row] = [body.w / count, body.h / count]
  const radius = isWide ? Math.min(76, column * 0.3) : Math.min(forShape(frame, 0, 50, 62), row * 0.36)
  const cues = items.map((_, i) => cueOf(kit, i, count, 0.15))
  const place = (i: number): Point => {
    const order = isRight && isWide ? count - 1 - i : i
    if (isWide) return [body.x + column * (order + 0.5), body.y + body.h * 0.34 + (i % 2 === 1 ? 20 : -12)]
    return [isRight ? body.x + body.w - radius - 6 : body.x + radius + 6, body.y + row * (i + 0.5)]
  }
  const room = isWide ? { w: column * 0.94, h: body.h * 0.2 } : { w: body.w - radius * 2 - 52, h: row * 0.46 }
  const blocks = items.map(({ label }) => letters.block(label, 'head', forShape(frame, 28, 32, 46), room))
  const notes = items.map(({ note }) =>
    note === undefined
      ? undefined
      : letters.block(note, 'label', forShape(frame, 18, 20, 27), { w: room.w, h: isWide ? body.h * 0.2 : row * 0.3 }),
  )
  return (g, seconds) => {
    const now = cues.findLastIndex((cue) => seconds >= cue)
    items.forEach((_, i) => {
      const [x, y] = place(i)
      if (i + 1 < count) {
        const [from, to] = shortened([x, y], place(i + 1), radius + 14)
        drawArrow(
          g,
          kit,
          arcLine(from, to, isWide ? (i % 2 === 1 ? -0.14 : 0.14) : 0),
          progress(seconds, cues[i + 1]! - 0.4, 0.4),
          7,
          palette.text,
        )
      }
      drawAwaited(g, kit, [x, y], radius, progress(seconds, 0.1 * i, 0.4))
      const shown = popIn(seconds, cues[i]!)
      if (shown <= 0) return
      const colour = i === now ? palette.key : palette.text
      tools.disc(
        g,
        x,
        y,
        radius * shown * (1 + impact(seconds, cues[i]!) * 0.08),
        i === now ? palette.key : i % 2 === 0 ? palette.a : palette.b,
      )
      drawTagNumber(g, kit, i + 1, x, y, radius, shown)
      const [block, note] = [blocks[i]!, notes[i]]
      if (isWide) {
        const top = body.y + body.h * 0.34 + radius + 46
        drawBlock(g, kit, block, x, top, { seconds, at: cues[i]! + 0.1, colour })
        if (note) drawBlock(g, kit, note, x, top + block.height + 8, { seconds, at: cues[i]! + 0.25 })
      } else {
        const textX = x + (isRight ? -1 : 1) * (radius + 34)
        const top = y - (block.height + (note ? note.height + 4 : 0)) / 2
        drawBlock(g, kit, block, textX, top, { align: startSide(kit), seconds, at: cues[i]! + 0.1, colour })
        if (note) drawBlock(g, kit, note, textX, top + block.height + 4, { align: startSide(kit), seconds, at: cues[i]! + 0.25 })
      }
    })
  }
}

/** The number of a step in its disc. */
function drawTagNumber(
  g: Parameters<MotionPart>[0],
  { look, letters }: Kit,
  value: number,
  x: number,
  y: number,
  radius: number,
  shown: number,
): void {
  letters.draw(g, String(value), x, y, 'head', radius * 0.74, { scale: shown, colour: look.onMark, isPlain: true })
}

function shortened(from: Point, to: Point, by: number): [Point, Point] {
  const far = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))
  const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  return [
    [from[0] + ux * by, from[1] + uy * by],
    [to[0] - ux * by, to[1] - uy * by],
  ]
}
