import type { CutawayGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { css, lerp, mix } from '../../paint/colour.ts'
import { inOutCubic, progress } from '../kit/easing.ts'
import { partOfLine, type Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, type Kit, type MotionPart, popIn } from '../kit/kit.ts'

const [FROM, TO] = [-Math.PI * 0.42, Math.PI * 0.36]

/** A ball opened as far as its core; lines lead from the layers to a column of labels. Cues: one for each layer, from the outside. */
export function cutaway(kit: Kit, { layers }: CutawayGraphic): MotionPart {
  const { body, letters, look, frame } = kit
  const { palette, tools } = look
  const count = layers.length
  const isWide = frame.shape === 'wide'
  const radius = Math.min(forShape(frame, 214, 232, 300), body.h / 2 - 6)
  const [x, y] = isWide ? [body.x + radius + 60, body.y + body.h / 2] : [body.x + forShape(frame, 0, 72, 10), body.y + body.h / 2]
  const labelX = isWide ? x + radius + 130 : x + radius + 62
  const room = body.x + body.w - labelX
  const row = body.h / count
  const radii = layers.map((_, i) => (i === 0 ? 1 : lerp(0.9, 0.28, count <= 2 ? 0.6 : (i - 1) / (count - 2))))
  const cues = layers.map((_, i) => cueOf(kit, i, count, 0.5))
  const labels = layers.map(({ label }) => letters.block(label, 'head', forShape(frame, 36, 32, 40), { w: room, h: row * 0.5 }))
  const notes = layers.map(({ note }) =>
    note === undefined ? undefined : letters.block(note, 'label', forShape(frame, 26, 24, 30), { w: room, h: row * 0.3 }),
  )
  const tones = layers.map((_, i) => css(mix(palette.b, palette.key, count === 1 ? 0 : i / (count - 1))))
  return (g, seconds) => {
    tools.disc(g, x, y, radius * popIn(seconds, 0), palette.a)
    const open = progress(seconds, Math.min(0.35, cues[0]! - 0.1), 0.5, inOutCubic)
    if (open <= 0) return
    const middle = (FROM + TO) / 2
    layers.forEach((_, i) => {
      g.beginPath()
      g.moveTo(x, y)
      g.arc(x, y, radius * radii[i]!, lerp(middle, FROM, open), lerp(middle, TO, open))
      g.closePath()
      g.fillStyle = i === 0 ? css(mix(palette.a, palette.ink, 0.55)) : tones[i]!
      g.fill()
      g.strokeStyle = look.tools.isOutlined ? palette.ink : 'rgba(255,255,255,.55)'
      g.lineWidth = look.tools.isOutlined ? 4 : 2
      g.lineJoin = 'round'
      g.stroke()
    })
    const now = cues.findLastIndex((cue) => seconds >= cue)
    layers.forEach((_, i) => {
      const shown = progress(seconds, cues[i]!, 0.4)
      if (shown <= 0) return
      const middleOf = radius * (i === count - 1 ? radii[i]! * 0.5 : (radii[i]! + radii[i + 1]!) / 2)
      const angle = lerp(FROM, TO, (i + 0.6) / (count + 0.2))
      const dot: Point = [x + Math.cos(angle) * middleOf, y + Math.sin(angle) * middleOf]
      const labelY = body.y + row * (i + 0.5)
      const colour = i === now ? palette.key : palette.text
      tools.stroke(g, partOfLine([dot, [labelX - (isWide ? 56 : 34), labelY], [labelX - 14, labelY]], shown), 4, palette.text)
      tools.disc(g, dot[0], dot[1], 8 * shown, palette.text)
      const [label, note] = [labels[i]!, notes[i]]
      const top = labelY - (label.height + (note?.height ?? 0)) / 2
      drawBlock(g, kit, label, labelX, top, { align: 'left', seconds, at: cues[i]! + 0.15, colour })
      if (note) drawBlock(g, kit, note, labelX, top + label.height, { align: 'left', seconds, at: cues[i]! + 0.3 })
    })
  }
}
