import type { TimelineGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { lerp } from '../../paint/colour.ts'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import { timelineLabel } from '@fablecut/domain/story/shot-plan/timeline-label'
import type { Point } from '../kit/geometry.ts'
import { drawBlock, drawRule, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'
import { layoutTimeline, timelineCaps } from './timeline-layout.ts'

/** Largest size of capitals of a date below a drawing. */
const DATE_BELOW = 72

/** Events along a line, which reaches only what has been said, and beside it what is drawn at them. Cues: one for each event. */
export function timeline(kit: Kit, graphic: TimelineGraphic): MotionPart {
  const { letters, look, frame, beside } = kit
  const { palette, tools } = look
  const { points } = graphic
  const count = points.length
  const isWide = frame.shape === 'wide'
  const { start, end, points: places, widths, row, isBelow, cues } = layoutTimeline(kit, graphic)
  const isRight = letters.isRightToLeft
  const caps = timelineCaps(kit, count, row)
  // Beside a drawing the date of a wide line is smaller.
  const dateCap = isWide && beside ? Math.min(caps.date, DATE_BELOW) : caps.date
  const blocks = points.map((point, i) => {
    const label = timelineLabel(point)
    const room = { w: widths[i]!, h: isWide ? row * (beside ? 0.18 : 0.24) : row * 0.36 }
    return label === '' ? undefined : letters.block(label, 'label', caps.text, room)
  })
  const dates = points.map(({ when }, i) => letters.fit(when, 'number', dateCap, widths[i]!))
  const place = (i: number): Point => places[i]!
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
      const [cap, block] = [dates[i]!, blocks[i]]
      const height = block?.height ?? 0
      if (isWide) {
        const isUp = !isBelow && i % 2 === 0
        letters.draw(g, points[i]!.when, x, y + (isUp ? -1 : 1) * (cap / 2 + 44), 'number', cap, { colour, scale: shown })
        if (block) drawBlock(g, kit, block, x, isUp ? y - cap - 62 - height : y + cap + 62, { seconds, at: cues[i]! + 0.1 })
      } else {
        const textX = x + (isRight ? -48 : 48)
        const top = y - (cap + (block ? 18 + height : 0)) / 2
        letters.draw(g, points[i]!.when, textX, top + cap / 2, 'number', cap, { align: startSide(kit), colour, alpha: shown })
        if (block) drawBlock(g, kit, block, textX, top + cap + 18, { align: startSide(kit), seconds, at: cues[i]! + 0.1 })
      }
    }
  }
}
