import type { CounterGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { lerp } from '../../paint/colour.ts'
import { impact, inOutCubic, progress } from '../kit/easing.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, drawBurst, drawRule, type Kit, type MotionPart, popIn } from '../kit/kit.ts'
import { numberWriter } from '../kit/number-format.ts'

/** Height of the line below the number, with what is around it. */
const BELOW_NUMBER = 132

/** A number that counts until it is said. Cue 0: the number. */
export function counter(kit: Kit, { from, to, note, ...format }: CounterGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const said = Math.max(0.6, cueOf(kit, 0, 1))
  const start = Math.min(0.45, said * 0.4)
  const write = numberWriter(format, kit.language)
  const x = body.x + body.w / 2
  const room = body.w * forShape(frame, 0.9, 0.94, 1)
  const block =
    note === undefined
      ? undefined
      : letters.block(note, 'head', forShape(frame, 46, 42, 58), { w: body.w * 0.86, h: body.h * forShape(frame, 0.3, 0.32, 0.42) })
  const y = body.y + body.h / 2 - (block ? block.height / 2 : 0) - 24
  const longest = [from, to].map(write).toSorted((a, b) => letters.width(b, 'number', 1) - letters.width(a, 'number', 1))[0]!
  const cap = Math.min(
    forShape(frame, 160, 160, 220),
    room / (letters.width(longest, 'number', 1) * 1.12),
    Math.max(48, body.h - (block?.height ?? 0) - BELOW_NUMBER),
  )
  const [left, right, foot] = [x - body.w * 0.4, x + body.w * 0.4, y + cap * 0.5 + 56]
  return (g, seconds) => {
    const part = progress(seconds, start, said - start, inOutCubic)
    const isSaid = seconds >= said
    const hit = impact(seconds, said)
    tools.accent(g, { x: x - room * 0.44, y: y - cap * 0.78, w: room * 0.88, h: cap * 1.56 }, progress(seconds, said, 0.4))
    drawBurst(g, kit, [x, y], [room * 0.4, cap * 0.95], seconds, said)
    const value = isSaid ? to : lerp(from, to, part)
    letters.number(g, write(value), x, y, cap, {
      isCounting: !isSaid,
      room,
      scale: popIn(seconds, 0.05) * (1 + hit * 0.08),
      colour: isSaid ? palette.key : palette.text,
    })
    drawRule(g, kit, [left, foot], [right, foot], progress(seconds, 0.1, 0.5), 5, palette.mute)
    if (part > 0.01)
      tools.stroke(
        g,
        [
          [left, foot],
          [lerp(left, right, part), foot],
        ],
        10,
        palette.key,
      )
    tools.disc(g, lerp(left, right, part), foot, 14 * popIn(seconds, 0.3), palette.b)
    if (block) drawBlock(g, kit, block, x, foot + 34, { seconds, at: said })
  }
}
