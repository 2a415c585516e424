import type { TimelineGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { lerp } from '../../paint/colour.ts'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import type { Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, drawRule, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'

/** Events along a line, which reaches only what has been said. Cues: one for each event. */
export function timeline(kit: Kit, { points }: TimelineGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const count = points.length
  const isWide = frame.shape === 'wide'
  const cues = points.map((_, i) => cueOf(kit, i, count, 0.15))
  const row = body.h / count
  const isRight = letters.isRightToLeft
  const column = Math.min(count === 1 ? body.w * 0.8 : (body.w / count) * 1.7, 420)
  const [first, last] = [body.x + body.w / count / 2, body.x + body.w - body.w / count / 2]
  const ordered = (part: number): number => (isRight ? 1 - part : part)
  const place = (i: number): Point =>
    isWide
      ? [lerp(first, last, ordered(count === 1 ? 0.5 : i / (count - 1))), body.y + body.h / 2]
      : [isRight ? body.x + body.w - 24 : body.x + 24, body.y + row * (i + 0.5)]
  const widthAt = (i: number): number =>
    isWide ? Math.min(column, 2 * Math.min(place(i)[0] - body.x, body.x + body.w - place(i)[0])) : body.w - 80
  const blocks = points.map(({ label }, i) =>
    letters.block(label, 'label', forShape(frame, 28, 27, 34) * (count === 1 ? 1.6 : 1), {
      w: widthAt(i),
      h: isWide ? body.h * 0.24 : row * 0.36,
    }),
  )
  const dates = points.map(({ when }, i) =>
    letters.fit(
      when,
      'number',
      forShape(frame, count === 1 ? 110 : 50, Math.min(count === 1 ? 90 : 46, row * 0.3), Math.min(count === 1 ? 120 : 66, row * 0.34)),
      widthAt(i),
    ),
  )
  const start: Point = isWide ? [isRight ? body.x + body.w : body.x, place(0)[1]] : [place(0)[0], body.y]
  const end: Point = isWide ? [isRight ? body.x : body.x + body.w, place(0)[1]] : [place(0)[0], body.y + body.h]
  return (g, seconds) => {
    drawRule(g, kit, start, end, progress(seconds, 0, 0.6), 4, palette.mute)
    const reached = points.map((_, i) => i).filter((i) => seconds >= cues[i]! - 0.4)
    const now = reached.at(-1)
    if (now === undefined) return
    const before = now === 0 ? start : place(now - 1)
    const part = progress(seconds, cues[now]! - 0.4, 0.4, inOutCubic)
    const head: Point = [lerp(before[0], place(now)[0], part), lerp(before[1], place(now)[1], part)]
    tools.stroke(g, [start, head], 9, palette.b)
    for (const i of reached) {
      const shown = popIn(seconds, cues[i]!)
      if (shown <= 0) continue
      const [x, y] = place(i)
      const colour = i === now ? palette.key : palette.text
      tools.disc(g, x, y, (i === now ? 18 : 13) * shown * (1 + impact(seconds, cues[i]!) * 0.4), i === now ? palette.key : palette.a)
      const [cap, block] = [dates[i]!, blocks[i]!]
      if (isWide) {
        const isUp = i % 2 === 0
        letters.draw(g, points[i]!.when, x, y + (isUp ? -1 : 1) * (cap / 2 + 44), 'number', cap, { colour, scale: shown })
        drawBlock(g, kit, block, x, isUp ? y - cap - 62 - block.height : y + cap + 62, { seconds, at: cues[i]! + 0.1 })
      } else {
        const textX = x + (isRight ? -48 : 48)
        const top = y - (cap + 18 + block.height) / 2
        letters.draw(g, points[i]!.when, textX, top + cap / 2, 'number', cap, { align: startSide(kit), colour, alpha: shown })
        drawBlock(g, kit, block, textX, top + cap + 18, { align: startSide(kit), seconds, at: cues[i]! + 0.1 })
      }
    }
  }
}
