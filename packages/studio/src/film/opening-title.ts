import { STYLES } from '@fablecut/domain/story/style'
import type { Ctx } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import { inCubic, outBack, progress } from '../motion/kit/easing.ts'
import { type MotionFrame, motionFrame } from '../motion/kit/frame.ts'
import type { Box } from '../motion/kit/geometry.ts'
import { drawTag, type Kit, startSide } from '../motion/kit/kit.ts'
import { OPENING_SECONDS } from '../motion/kit/opening-seconds.ts'
import { createLettering, type TextBlock } from '../motion/kit/lettering.ts'
import { safeLocale } from '../motion/kit/number-format.ts'
import { motionLook } from '../motion/looks/looks.ts'
import { cornerFor, coversFace } from '../motion/scene-lettering.ts'

export type OpeningTitleRequest = {
  readonly words: string
  readonly style: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly language: string
}

const LEAVE_SECONDS = 0.25
const LINE_DELAY_SECONDS = 0.09

/** Draws the title of a film over its first seconds: large lines on plates, the first in the first frames. `heads`: boxes in pixels that stay free. */
export function createOpeningTitle({ words, style, width, height, language }: OpeningTitleRequest) {
  const { kit, cornersBeside } = titleOf({ words, style, width, height, language })
  const { frame } = kit
  return (g: Ctx, seconds: number, heads: readonly Box[] = []): void => {
    if (seconds >= OPENING_SECONDS) return
    const corners = cornersBeside(heads)
    const { box, align, block, row } = corners.find(({ isFree }) => isFree) ?? corners.at(-1)!
    const gone = inCubic(clamp((seconds - OPENING_SECONDS + LEAVE_SECONDS) / LEAVE_SECONDS))
    const x = align === 'right' ? box.x + box.w : box.x
    g.save()
    g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
    g.translate((align === 'right' ? 1 : -1) * gone * (box.w + frame.width * 0.1), 0)
    block.lines.forEach((line, i) => {
      // The first frame shows the title already: it is what a list of films shows.
      const show = progress(seconds + 0.1, i * LINE_DELAY_SECONDS, 0.3, outBack)
      drawTag(g, kit, line, x, box.y + row * (i + 0.5), block.cap, show, { align, seed: i })
    })
    g.restore()
  }
}

/** Whether a title has a place beside what is in a picture. `taken`: boxes in pixels. */
export const hasRoomForTitle = (request: OpeningTitleRequest, taken: readonly Box[]): boolean =>
  titleOf(request)
    .cornersBeside(taken)
    .some(({ isFree }) => isFree)

/** A title in large and in smaller lines, and the corner that each has beside boxes in pixels. */
function titleOf({ words, style, width, height, language }: OpeningTitleRequest) {
  const look = motionLook(STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic')
  const frame = motionFrame(width, height)
  const locale = safeLocale(language)
  const letters = createLettering(look, frame.scale, locale, words)
  const kit: Kit = { look, frame, letters, language: locale, body: frame.box, cues: [], seconds: OPENING_SECONDS }
  const layouts = [layoutOf(kit, words, roomOf(frame), frame.shape === 'wide' ? 58 : 54), layoutOf(kit, words, smallRoomOf(frame), 40)]
  const cornersBeside = (boxes: readonly Box[]) => {
    const taken = boxes.map(({ x, y, w, h }) => ({ x: x / frame.scale, y: y / frame.scale, w: w / frame.scale, h: h / frame.scale }))
    return layouts.map((layout) => {
      const corner = cornerFor(layout.size, frame.box, startSide(kit), taken)
      return { ...layout, ...corner, isFree: !coversFace(corner.box, taken) }
    })
  }
  return { kit, cornersBeside }
}

type Layout = { readonly block: TextBlock; readonly row: number; readonly size: Pick<Box, 'w' | 'h'> }

function layoutOf({ letters }: Kit, words: string, room: Pick<Box, 'w' | 'h'>, cap: number): Layout {
  const block = letters.block(words, 'label', cap, room)
  const row = block.cap * 2.3 * 0.96
  const width = Math.max(...block.lines.map((line) => letters.width(line, 'label', block.cap)))
  return { block, row, size: { w: width + block.cap * 1.8, h: row * block.lines.length } }
}

/** Of a title that would cover a face: two long lines in tall frames, a narrow column in wide ones. */
const smallRoomOf = ({ box, shape }: MotionFrame): Pick<Box, 'w' | 'h'> =>
  shape === 'wide' ? { w: box.w * 0.24, h: box.h * 0.7 } : { w: box.w * 0.88, h: box.h * 0.17 }

const roomOf = ({ box, shape }: MotionFrame): Pick<Box, 'w' | 'h'> =>
  shape === 'wide' ? { w: box.w * 0.35, h: box.h * 0.5 } : { w: box.w * 0.8, h: box.h * 0.36 }
