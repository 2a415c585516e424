import type { StackGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { Ctx } from '../../paint/canvas.ts'
import { css, lerp, mix } from '../../paint/colour.ts'
import { outBounce, progress } from '../kit/easing.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, drawRule, type Kit, type MotionPart, popIn } from '../kit/kit.ts'

const GOLD = { top: '#ffd34d', side: '#e09a1a', line: '#a8690a' }

/** Columns of coins that fall one on another. Cues: one for each column. */
export function stack(kit: Kit, { columns }: StackGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette } = look
  const gap = body.w / columns.length
  const width = Math.min(gap * forShape(frame, 0.64, 0.7, 0.78), 150)
  const cap = Math.min(forShape(frame, 46, 42, 54), ...columns.map(({ value }) => letters.fit(value, 'number', 60, gap * 0.88)))
  const blocks = columns.map(({ label }) =>
    letters.block(label, 'label', forShape(frame, 28, 27, 34), { w: gap * 0.92, h: forShape(frame, 74, 74, 100) }),
  )
  const foot = body.y + body.h - Math.max(...blocks.map(({ height }) => height)) - 26
  const step = Math.min(forShape(frame, 30, 34, 52), (foot - body.y - cap - 52) / Math.max(...columns.map(({ count }) => count)))
  return (g, seconds) => {
    drawRule(g, kit, [body.x, foot + 6], [body.x + body.w, foot + 6], progress(seconds, 0, 0.4))
    columns.forEach(({ count, value }, i) => {
      const at = cueOf(kit, i, columns.length, 0.1)
      const x = body.x + gap * (i + 0.5)
      const pace = Math.min(0.09, 0.6 / count)
      for (let coin = 0; coin < count; coin++) {
        const fallen = progress(seconds, at + coin * pace, 0.42, outBounce)
        if (fallen <= 0) continue
        const y = foot - step * coin
        drawCoin(g, kit, x + ((coin * 7) % 5) - 2, lerp(body.y - 40, y, fallen), width, step)
      }
      const done = at + count * pace + 0.15
      letters.draw(g, value, x, foot - step * count - step * 0.3 - cap * 0.5 - 22, 'number', cap, {
        scale: popIn(seconds, done),
        colour: i === columns.length - 1 ? palette.key : palette.text,
      })
      drawBlock(g, kit, blocks[i]!, x, foot + 20, { seconds, at })
    })
  }
}

/** A coin seen a little from above; `y`: its foot. */
function drawCoin(g: Ctx, { look }: Kit, x: number, y: number, width: number, thickness: number): void {
  const flat = Math.min(thickness * 0.42, width * 0.16)
  const line = look.tools.isOutlined ? look.palette.ink : css(mix(GOLD.line, look.palette.ink, 0.25))
  g.lineWidth = look.tools.isOutlined ? 3 : 1.6
  g.strokeStyle = line
  g.fillStyle = GOLD.side
  g.beginPath()
  g.moveTo(x - width / 2, y - thickness)
  g.lineTo(x - width / 2, y - thickness * 0.2)
  g.ellipse(x, y - thickness * 0.2, width / 2, flat, 0, Math.PI, 0, true)
  g.lineTo(x + width / 2, y - thickness)
  g.fill()
  g.stroke()
  g.fillStyle = GOLD.top
  g.beginPath()
  g.ellipse(x, y - thickness, width / 2, flat, 0, 0, Math.PI * 2)
  g.fill()
  g.stroke()
  g.strokeStyle = GOLD.side
  g.beginPath()
  g.ellipse(x, y - thickness, width * 0.34, flat * 0.62, 0, 0, Math.PI * 2)
  g.stroke()
}
