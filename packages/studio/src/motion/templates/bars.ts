import type { BarsGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { backOut, outCubic, progress } from '../kit/easing.ts'
import { insetBox } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, drawBurst, drawRule, type Kit, type MotionPart, popIn } from '../kit/kit.ts'
import { numberWriter } from '../kit/number-format.ts'

/** Bars of which the highest is in the key colour. Cues: one for each bar, then the ratio. */
export function bars(kit: Kit, { bars: values, ratio, ...format }: BarsGraphic): MotionPart {
  const { letters, look, frame } = kit
  const { palette, tools } = look
  const isWide = frame.shape === 'wide'
  const count = values.length
  const room =
    ratio === undefined ? kit.body : isWide ? insetBox(kit.body, 0, kit.body.w * 0.33) : insetBox(kit.body, forShape(frame, 0, 110, 150))
  const gap = room.w / count
  const width = Math.min(gap * 0.62, forShape(frame, 190, 190, 220))
  const max = Math.max(...values.map(({ value }) => value), 1e-9)
  const cap = Math.min(
    forShape(frame, 48, 44, 62),
    ...values.map(({ value }) => (gap * 0.94) / (letters.width(numberWriter(format, kit.language)(value), 'number', 1) * 1.08)),
  )
  const blocks = values.map(({ label }) =>
    letters.block(label, 'label', forShape(frame, 30, 28, 34), { w: gap * 0.92, h: forShape(frame, 78, 78, 110) }),
  )
  const foot = room.y + room.h - Math.max(...blocks.map(({ height }) => height)) - 18
  const tallest = foot - room.y - cap - 34
  const write = numberWriter(format, kit.language)
  const steps = count + (ratio === undefined ? 0 : 1)
  const isHighest = (value: number): boolean => value === max
  const heightOf = (value: number): number => Math.max(value > 0 ? 5 : 0, (value / max) * tallest)
  return (g, seconds) => {
    drawRule(g, kit, [room.x, foot], [room.x + room.w, foot], progress(seconds, 0, 0.4))
    values.forEach(({ value }, i) => {
      const at = cueOf(kit, i, steps, 0.15)
      const x = room.x + gap * (i + 0.5)
      const grown = progress(seconds, at, 0.7, backOut(1.2))
      const height = Math.max(0, heightOf(value) * grown)
      const colour = isHighest(value) ? palette.b : palette.a
      tools.slab(g, { x: x - width / 2, y: foot - height, w: width, h: height }, colour, 31 + i)
      const counted = progress(seconds, at, 0.7, outCubic)
      if (counted > 0)
        letters.number(
          g,
          write(counted >= 1 ? value : value * counted),
          x,
          foot - heightOf(value) * Math.min(1, grown) - cap * 0.5 - 22,
          cap,
          {
            isCounting: counted < 1,
            alpha: Math.min(1, counted * 3),
            colour: isHighest(value) ? palette.key : palette.text,
          },
        )
      drawBlock(g, kit, blocks[i]!, x, foot + 16, { seconds, at: at - 0.1 })
    })
    if (ratio !== undefined) drawRatio(g, kit, ratio, seconds, cueOf(kit, count, steps, 0.15))
  }
}

function drawRatio(g: Parameters<MotionPart>[0], kit: Kit, ratio: string, seconds: number, at: number): void {
  const { body, look, letters, frame } = kit
  const isWide = frame.shape === 'wide'
  const [x, y, room] = isWide
    ? [body.x + body.w * 0.85, body.y + body.h * 0.42, body.w * 0.28]
    : [body.x + body.w / 2, body.y + forShape(frame, 46, 46, 64), body.w * 0.66]
  const cap = letters.fit(ratio, 'number', forShape(frame, 112, 80, 112), room)
  look.tools.accent(g, { x: x - room / 2, y: y - cap * 0.8, w: room, h: cap * 1.6 }, progress(seconds, at, 0.4))
  drawBurst(g, kit, [x, y], [room * 0.46, cap], seconds, at + 0.05)
  letters.draw(g, ratio, x, y, 'number', cap, { colour: look.palette.key, scale: popIn(seconds, at) })
}
