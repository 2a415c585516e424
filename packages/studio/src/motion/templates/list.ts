import type { ListGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { progress } from '../kit/easing.ts'
import { forShape } from '../kit/frame.ts'
import { drawIcon } from '../kit/icon.ts'
import { cueOf, drawAwaited, drawBlock, drawRule, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'

/** Of a picture, in radii of the disc that it stands on. */
const ICON_SIZE = 1.6

/** Heads with notes, each with its picture or its number; the present one is lit. Cues: one for each item. */
export function list(kit: Kit, { items }: ListGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const row = Math.min(body.h / items.length, forShape(frame, 190, 180, 240))
  const top = body.y + (body.h - row * items.length) / 2
  const radius = Math.min(forShape(frame, 50, 50, 62), row * 0.36)
  const isRight = letters.isRightToLeft
  const x = isRight ? body.x + body.w - radius - 6 : body.x + radius + 6
  const textX = x + (isRight ? -1 : 1) * (radius + 36)
  const room = body.w - radius * 2 - 54
  const blocks = items.map(({ label, note }) =>
    letters.block(label, 'head', Math.min(forShape(frame, 62, 52, 66), row * (note ? 0.32 : 0.36)), {
      w: room,
      h: row * (note ? 0.5 : 0.78),
    }),
  )
  const notes = items.map(({ note }) =>
    note === undefined
      ? undefined
      : letters.block(note, 'label', Math.min(forShape(frame, 32, 29, 35), row * 0.18), { w: room, h: row * 0.3 }),
  )
  const cues = items.map((_, i) => cueOf(kit, i, items.length, 0.1))
  return (g, seconds) => {
    const now = cues.findLastIndex((cue) => seconds >= cue)
    items.forEach((_, i) => {
      const y = top + row * (i + 0.5)
      drawAwaited(g, kit, [x, y], radius * 0.88, progress(seconds, 0.1 * i, 0.4))
      const shown = popIn(seconds, cues[i]!)
      if (shown <= 0) return
      const isNow = i === now
      tools.disc(g, x, y, radius * shown * (isNow ? 1 : 0.88), isNow ? palette.key : palette.a)
      const icon = kit.icons?.[i]
      if (icon) drawIcon(g, icon, { x, y, size: radius * ICON_SIZE * shown, turn: Math.sin(seconds * 1.1 + i * 2) * 0.03 })
      else letters.draw(g, String(i + 1), x, y, 'head', radius * 0.76, { scale: shown, colour: look.onMark, isPlain: true })
      const [block, note] = [blocks[i]!, notes[i]]
      const blockTop = y - (block.height + (note?.height ?? 0)) / 2
      drawBlock(g, kit, block, textX, blockTop, {
        align: startSide(kit),
        seconds,
        at: cues[i]!,
        colour: isNow ? palette.key : palette.text,
      })
      if (note) drawBlock(g, kit, note, textX, blockTop + block.height, { align: startSide(kit), seconds, at: cues[i]! + 0.2 })
      if (i > 0)
        drawRule(g, kit, [body.x, y - row / 2], [body.x + body.w, y - row / 2], progress(seconds, cues[i]! - 0.1, 0.4), 2, palette.mute)
    })
  }
}
