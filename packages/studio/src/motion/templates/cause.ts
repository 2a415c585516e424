import type { CauseGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { impact, inCubic, progress } from '../kit/easing.ts'
import type { Box } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawArrow, drawBlock, drawBurst, type Kit, type MotionPart, popIn } from '../kit/kit.ts'

const GAP = 54

/** A cause pushes what lies between, until the effect, which is largest. Cues: the cause, each between, the effect. */
export function cause(kit: Kit, { cause: first, effect, between }: CauseGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const isWide = frame.shape === 'wide'
  const texts = [first, ...between, effect]
  const count = texts.length
  const shares = texts.map((_, i) => (i === count - 1 ? 1.45 : 1))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const along = (isWide ? body.w : body.h) - GAP * (count - 1)
  const cards = texts.map((text, i): Box => {
    const from = (shares.slice(0, i).reduce((sum, share) => sum + share, 0) / whole) * along + GAP * i
    const length = (shares[i]! / whole) * along
    const isLast = i === count - 1
    if (!isWide) {
      const w = isLast ? body.w - 20 : body.w * forShape(frame, 1, 0.78, 0.86)
      return { x: body.x + (body.w - w) / 2, y: body.y + from, w, h: length }
    }
    const h = Math.min(body.h * (isLast ? 0.8 : 0.6), length * (isLast ? 0.95 : 0.9))
    const x = letters.isRightToLeft ? body.x + body.w - from - length : body.x + from
    return { x, y: body.y + (body.h - h) / 2, w: length, h: Math.max(h, text.length > 24 ? body.h * 0.42 : 0) }
  })
  const blocks = texts.map((text, i) =>
    letters.block(text, 'head', i === count - 1 ? forShape(frame, 66, 52, 72) : forShape(frame, 46, 38, 52), {
      w: cards[i]!.w - 44,
      h: cards[i]!.h - (i === count - 1 ? 50 : 34),
    }),
  )
  const cues = texts.map((_, i) => cueOf(kit, i, count, 0.1))
  return (g, seconds) => {
    cards.forEach((card, i) => {
      const at = cues[i]!
      const [middleX, middleY] = [card.x + card.w / 2, card.y + card.h / 2]
      if (i > 0) drawArrow(g, kit, between2(cards[i - 1]!, card, isWide), progress(seconds, at - 0.35, 0.3), 9, palette.key)
      const shown = popIn(seconds, at)
      if (shown <= 0) return
      const next = cues[i + 1]
      const push = next === undefined ? 0 : progress(seconds, next - 0.35, 0.2, inCubic) * (1 - progress(seconds, next - 0.1, 0.4)) * 14
      const isLast = i === count - 1
      if (isLast) drawBurst(g, kit, [middleX, middleY], [card.w * 0.56, card.h * 0.62], seconds, at + 0.05, 16)
      g.save()
      g.translate(middleX + (isWide ? push * (letters.isRightToLeft ? -1 : 1) : 0), middleY + (isWide ? 0 : push))
      g.scale(shown * (1 + (isLast ? impact(seconds, at) * 0.06 : 0)), shown)
      const box = { x: -card.w / 2, y: -card.h / 2, w: card.w, h: card.h }
      tools.plate(g, box, 11 + i)
      if (isLast) tools.slab(g, { x: box.x, y: box.y + box.h - 12, w: box.w, h: 12 }, palette.key, 15)
      const block = blocks[i]!
      drawBlock(g, kit, block, 0, -block.height / 2 - (isLast ? 4 : 0), { colour: palette.onPlate, seconds, at, isPlain: true })
      g.restore()
    })
  }
}

/** From the edge of a card to the edge of the next one. */
function between2(from: Box, to: Box, isWide: boolean): (readonly [number, number])[] {
  if (!isWide) return [0.1, 0.5, 0.8].map((part) => [from.x + from.w / 2, from.y + from.h + (to.y - from.y - from.h) * part] as const)
  const [start, end] = from.x < to.x ? [from.x + from.w, to.x] : [from.x, to.x + to.w]
  const y = from.y + from.h / 2
  return [0.15, 0.5, 0.8].map((part) => [start + (end - start) * part, y] as const)
}
