import type { RingGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import { cueOf, drawBlock, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'
import { numberWriter } from '../kit/number-format.ts'

const TURN = Math.PI * 2

/** A ring that fills to a share, its sentence beside it or below. Cue 0: the share is said. */
export function ring(kit: Kit, { share, label }: RingGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const isWide = frame.shape === 'wide'
  const said = Math.max(0.7, cueOf(kit, 0, 1))
  const labelHeight = isWide ? body.h : Math.min(130, body.h * 0.28)
  const radius = isWide ? Math.min(180, body.h * 0.38) : Math.min(176, (body.h - labelHeight - 60) / 2)
  const [x, y] = isWide ? [body.x + radius + 60, body.y + body.h / 2] : [body.x + body.w / 2, body.y + radius + 34]
  const room = isWide ? { w: body.w - radius * 2 - 170, h: body.h * 0.8 } : { w: body.w, h: labelHeight }
  const block = letters.block(label, 'head', isWide ? 48 : 34, room)
  const write = numberWriter({ unit: '%', decimals: Number.isInteger(Math.round(share * 1e6) / 1e4) ? 0 : 1 }, kit.language)
  const textX = isWide ? (letters.isRightToLeft ? body.x + body.w : x + radius + 100) : x
  const top = isWide ? y - block.height / 2 : y + radius + 44
  return (g, seconds) => {
    const part = progress(seconds, 0.3, said - 0.3, inOutCubic)
    const hit = impact(seconds, said)
    const from = -Math.PI / 2
    tools.ring(g, x, y, radius, 40, from, from + TURN * Math.max(0.001, progress(seconds, 0, 0.45)), palette.mute)
    if (share * part > 0.002) tools.ring(g, x, y, radius, 50 + hit * 12, from, from + TURN * share * part, palette.b)
    letters.number(g, write(share * 100 * part), x, y, 84, {
      isCounting: part < 1,
      room: radius * 1.42,
      scale: popIn(seconds, 0.05) * (1 + hit * 0.1),
      colour: seconds >= said ? palette.key : palette.text,
    })
    drawBlock(g, kit, block, textX, top, { align: isWide ? startSide(kit) : 'center', seconds, at: 0.3 })
  }
}
