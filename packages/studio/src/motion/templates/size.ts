import type { SizeGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { clamp, lerp } from '../../paint/colour.ts'
import { backOut, impact, progress } from '../kit/easing.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, type Kit, type MotionPart, popIn } from '../kit/kit.ts'
import { safeLocale } from '../kit/number-format.ts'

/** Above this the small ones are not laid out in a row. */
const MAX_IN_ROW = 24

/** How often a small disc goes into a large one. Cues: the large one, the small one, how often. */
export function size(kit: Kit, { small, large, times }: SizeGraphic): MotionPart {
  const { body, letters, look, frame, language } = kit
  const { palette, tools } = look
  const isWide = frame.shape === 'wide'
  const [atLarge, atSmall, atTimes] = [0, 1, 2].map((index) => cueOf(kit, index, 4, 0.1)) as [number, number, number]
  const bandTop = forShape(frame, 0, 100, 150)
  const largeText = letters.block(large.label, 'head', forShape(frame, 32, 30, 40), { w: forShape(frame, 400, 330, 290), h: 44 })
  const noteSize = forShape(frame, 26, 24, 30)
  const notes = [small, large].map(({ note }) =>
    note === undefined ? undefined : letters.block(note, 'label', noteSize, { w: isWide ? 260 : 172, h: 60 }),
  )
  const textHeight = largeText.height + (notes[1]?.height ?? 0) + 26
  const radius = Math.min(forShape(frame, 200, 196, 230), (body.h - bandTop - textHeight) / 2, body.w * forShape(frame, 0.32, 0.32, 0.35))
  const [x, y] = [body.x + body.w - radius - (isWide ? 40 : 12), body.y + bandTop + radius + 4]
  const least = Math.max(2.5, radius / times)
  const left = body.x + Math.max(least, isWide ? 140 : 92)
  const smallText = letters.block(small.label, 'head', forShape(frame, 28, 25, 32), { w: isWide ? 260 : 172, h: 80 })
  const isRow = times <= MAX_IN_ROW
  const whole = Math.floor(times + 1e-6)
  const write = new Intl.NumberFormat(safeLocale(language), { maximumFractionDigits: times < 100 ? 1 : 0 })
  const counted = isRow ? Math.min(1.4, whole * 0.11) : 0.9
  const [numberX, numberY, numberRoom] = isWide
    ? [body.x + body.w * 0.43, y - 10, body.w * 0.25]
    : [body.x + body.w / 2, body.y + forShape(frame, 0, 42, 60), body.w * 0.8]
  return (g, seconds) => {
    const grown = progress(seconds, atLarge, 0.7, backOut(1.1))
    tools.disc(g, x, y, radius * grown, palette.b)
    drawBlock(g, kit, largeText, x, y + radius + 18, { seconds, at: atLarge + 0.2 })
    if (notes[1]) drawBlock(g, kit, notes[1], x, y + radius + 20 + largeText.height, { seconds, at: atLarge + 0.4 })
    if (isRow)
      for (let i = 0; i < whole; i++) {
        const flown = progress(seconds, atTimes + (i * counted) / whole, 0.3)
        if (flown <= 0) continue
        const to = x - whole * least + least * (1 + i * 2)
        tools.disc(g, lerp(left, to, flown), y - Math.sin(flown * Math.PI) * 60, least * 0.94, palette.a)
      }
    const shown = popIn(seconds, atSmall)
    tools.disc(g, left, y, least * shown, palette.a)
    drawBlock(g, kit, smallText, left, y + least + 16, { seconds, at: atSmall })
    if (notes[0]) drawBlock(g, kit, notes[0], left, y + least + 20 + smallText.height, { seconds, at: atSmall + 0.15 })
    const part = clamp((seconds - atTimes) / counted)
    if (part <= 0) return
    const value = part >= 1 ? times : isRow ? Math.floor(whole * part) : Math.round(times * part)
    letters.number(g, `${write.format(value)}×`, numberX, numberY, forShape(frame, 96, 80, 116), {
      room: numberRoom,
      colour: palette.key,
      scale: 1 + impact(seconds, atTimes + counted) * 0.12,
    })
  }
}
