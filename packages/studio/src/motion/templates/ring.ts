import type { RingGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { fractionOf } from '@fablecut/domain/story/shot-plan/share-fraction'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import { forShape } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import { cueOf, drawBlock, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'
import { numberWriter } from '../kit/number-format.ts'

const TURN = Math.PI * 2

/** Distance of a label from the ring that it stands beside. */
const BESIDE = 100

const bare = (text: string): string => text.replaceAll(/\s/gu, '')

/** Beside a drawing in tall and square frames: radius and middle of a ring, as parts of the width, and the distance of its sentence below. */
const HALF = { radius: 0.2, x: 0.24, gap: 24 } as const
const labelHeightOf = ({ body, frame }: Kit): number => Math.min(forShape(frame, 130, 130, 170), body.h * 0.3)

/** The room of drawings at the side of a ring in tall and square frames, above its sentence. */
export const roomBesideRing = (kit: Kit): Box => {
  const { x, y, w, h } = kit.body
  return { x: x + w * 0.5, y, w: w * 0.5, h: h - labelHeightOf(kit) - HALF.gap }
}

/** A ring that fills to a share, its sentence beside it or below. Cue 0: the share is said. */
export function ring(kit: Kit, { share, label }: RingGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const isWide = frame.shape === 'wide'
  const aside = !isWide && kit.beside ? roomBesideRing(kit) : undefined
  const said = Math.max(0.7, cueOf(kit, 0, 1))
  const labelHeight = isWide ? body.h : labelHeightOf(kit)
  const radius = isWide
    ? Math.min(180, body.h * 0.38, body.w * 0.2)
    : aside
      ? Math.min(body.w * HALF.radius, aside.h / 2 - 34)
      : Math.min(forShape(frame, 176, 176, 250), (body.h - labelHeight - 86) / 2)
  const room = isWide ? { w: body.w - radius * 2 - 170, h: body.h * 0.8 } : { w: body.w, h: labelHeight }
  const write = numberWriter({ unit: '%', decimals: Number.isInteger(Math.round(share * 1e6) / 1e4) ? 0 : 1 }, kit.language)
  // `1/3` rather than `33.3%`.
  const fraction = fractionOf(share)
  // A label that only repeats the number says nothing.
  const block = letters.block(
    [write(share * 100), fraction].some((one) => one !== undefined && bare(label) === bare(one)) ? ' ' : label,
    'head',
    forShape(frame, 48, 36, 48),
    room,
  )
  const stroke = Math.min(forShape(frame, 50, 50, 66), radius * 0.29)
  const blockWidth = Math.max(...block.lines.map((line) => letters.width(line, block.role, block.cap)))
  const [x, y] = isWide
    ? [body.x + (body.w - radius * 2 - BESIDE - blockWidth) / 2 + radius, body.y + body.h / 2]
    : aside
      ? [body.x + body.w * HALF.x, aside.y + aside.h / 2]
      : [body.x + body.w / 2, body.y + radius + 34]
  const textX = isWide ? x + radius + BESIDE + (letters.isRightToLeft ? blockWidth : 0) : body.x + body.w / 2
  const top = isWide ? y - block.height / 2 : aside ? aside.y + aside.h + HALF.gap : y + radius + 44
  return (g, seconds) => {
    const part = progress(seconds, 0.3, said - 0.3, inOutCubic)
    const hit = impact(seconds, said)
    const from = -Math.PI / 2
    tools.ring(g, x, y, radius, stroke * 0.8, from, from + TURN * Math.max(0.001, progress(seconds, 0, 0.45)), palette.mute)
    if (share * part > 0.002) tools.ring(g, x, y, radius, stroke + hit * 12, from, from + TURN * share * part, palette.b)
    letters.number(g, (part < 1 ? undefined : fraction) ?? write(share * 100 * part), x, y, forShape(frame, 84, 84, 118), {
      isCounting: part < 1,
      room: Math.min(radius * 1.42, (radius * 2 - stroke) * 0.82),
      scale: popIn(seconds, 0.05) * (1 + hit * 0.1),
      colour: seconds >= said ? palette.key : palette.text,
    })
    drawBlock(g, kit, block, textX, top, { align: isWide ? startSide(kit) : 'center', seconds, at: 0.3 })
  }
}
