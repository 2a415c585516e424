import type { Ctx } from '../../paint/canvas.ts'
import { clamp } from '../../paint/colour.ts'
import type { PropSprite } from '../../props/sprite.ts'
import type { MotionLook } from '../looks/look.ts'
import { isCalm } from '../looks/toned-look.ts'
import { outBack, outCubic, progress } from './easing.ts'
import { forShape, type MotionFrame } from './frame.ts'
import { type Box, insetBox, partOfLine, type Point } from './geometry.ts'
import type { Align, Lettering, TextBlock } from './lettering.ts'

/** Draws a moment; pure in `seconds`. */
export type MotionPart = (g: Ctx, seconds: number) => void

/** What a template draws with. */
export type Kit = {
  readonly look: MotionLook
  readonly frame: MotionFrame
  readonly letters: Lettering
  readonly language: string
  /** The content box without its heading. */
  readonly body: Box
  readonly cues: readonly number[]
  readonly seconds: number
  /** English names of the drawings beside a graphic, or above it. Default: it is alone. */
  readonly beside?: readonly string[]
  /** Words beside a drawing stand in the middle of their room. Default: where lines begin. */
  readonly isCentred?: boolean
  /** Words alone stand where lines begin, in a part of the width. Default: in the middle. */
  readonly isAside?: boolean
  /** Pictures of steps, where they have any, or the picture of what dots count. Default: none. */
  readonly icons?: readonly (PropSprite | undefined)[]
  /** Part of their largest size that words alone have. Default: 1. */
  readonly size?: number
}

/** Cue of the thing `index` of `count`: as given, else spread over the first 70 % of the shot. */
export function cueOf({ cues, seconds }: Kit, index: number, count: number, lead = 0.35): number {
  const given = cues[index]
  if (given !== undefined) return given
  const end = Math.max(lead, seconds * 0.62)
  return count <= 1 ? Math.min(end, Math.max(lead, seconds * 0.4)) : lead + ((end - lead) * index) / (count - 1)
}

const HEADING_PAD = 9.1

/** A heading at the top of the content box, and what is left of the box below it. */
export function withHeading(kit: Kit, text: string | undefined): { readonly body: Box; readonly part: MotionPart } {
  const { box } = kit.frame
  if (text === undefined) return { body: box, part: () => undefined }
  const { letters, look } = kit
  const largest = forShape(kit.frame, 21, 24, 31)
  const alone = letters.fit(text, 'title', largest, box.w - 110)
  // One long line would be small; two are read.
  const lines = alone < largest * SMALL_HEADING ? letters.block(text, 'title', largest, { w: box.w - 110, h: largest * 4 }).lines : [text]
  const cap = Math.min(...lines.map((line) => letters.fit(line, 'title', largest, box.w - 110)))
  const step = cap + HEADING_PAD * 2.4
  const part: MotionPart = (g, seconds) => {
    lines.forEach((line, i) => {
      const show = progress(seconds, i * 0.12, 0.45)
      if (show <= 0) return
      const width = letters.width(line, 'title', cap)
      const left = letters.isRightToLeft ? box.x + box.w - width - 62 : box.x
      const y = box.y + i * step
      if (i === lines.length - 1 || look.titleMark === 'plate')
        look.tools.title(g, { x: left, y, w: width, h: cap + HEADING_PAD * 2 }, show)
      const x = left + { before: 60, plate: 15, under: 0 }[look.titleMark]
      letters.draw(g, line, x, y + cap / 2 + HEADING_PAD, 'title', cap, {
        align: 'left',
        colour: headingColour(look),
        wipe: show,
        isPlain: hasPlate(look),
      })
    })
  }
  return { body: insetBox(box, forShape(kit.frame, 78, 78, 96) + step * (lines.length - 1)), part }
}

/** Part of its size below which a heading takes two lines. */
const SMALL_HEADING = 0.75

const hasPlate = (look: MotionLook): boolean => look.titleMark === 'plate'
const headingColour = ({ palette, titleMark }: MotionLook): string => (titleMark === 'plate' ? palette.plate : palette.text)

/** A label on a plate, centred on (x, y) or aligned to x; grows by `show`. */
export function drawTag(g: Ctx, kit: Kit, text: string, x: number, y: number, cap: number, show: number, options: TagOptions = {}): void {
  if (show <= 0) return
  const { align = 'center', room = Infinity, seed } = options
  const { letters, look } = kit
  const size = letters.fit(text, 'label', cap, room - cap * 1.8)
  const [w, h] = [letters.width(text, 'label', size) + size * 1.8, size * 2.3]
  const middle = x + (align === 'left' ? w / 2 : align === 'right' ? -w / 2 : 0)
  g.save()
  g.translate(middle, y)
  g.scale(show, show)
  look.tools.plate(g, { x: -w / 2, y: -h / 2, w, h }, seed)
  letters.draw(g, text, 0, 0, 'label', size, { colour: look.palette.onPlate, isPlain: true })
  g.restore()
}
type TagOptions = { readonly align?: Align; readonly room?: number; readonly seed?: number }

/** Lines of a block one after the other; `top`: upper edge of the block. Aligned to `x`. */
export function drawBlock(g: Ctx, kit: Kit, block: TextBlock, x: number, top: number, options: BlockOptions): void {
  const { align = 'center', colour, seconds, at, isPlain } = options
  block.lines.forEach((line, i) => {
    const show = progress(seconds, at + i * 0.09, 0.35)
    const y = top + (i + 0.5) * block.lineHeight + (1 - show) * 14
    kit.letters.draw(g, line, x, y, block.role, block.cap, { align, colour, alpha: show, isPlain })
  })
}
type BlockOptions = {
  readonly align?: Align
  readonly colour?: string
  readonly seconds: number
  readonly at: number
  readonly isPlain?: boolean
}

/** The side on which lines of a language begin. */
export const startSide = ({ letters }: Kit): Align => (letters.isRightToLeft ? 'right' : 'left')

/** Short strokes that fly off an ellipse at the moment of an impact. */
export function drawBurst(g: Ctx, { look }: Kit, [x, y]: Point, [rx, ry]: Point, seconds: number, at: number, count = 14): void {
  const part = (seconds - at) / 0.45
  if (part <= 0 || part >= 1 || isCalm(look)) return
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.2
    const [from, to] = [1 + outCubic(part) * 0.3, 1 + outCubic(clamp(part * 1.5)) * 0.4]
    const points = [from, to].map((far): Point => [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far])
    look.tools.stroke(g, points, 7 * (1 - part), look.palette.key)
  }
}

/** A line with a head that grows along it. */
export function drawArrow(
  g: Ctx,
  { look }: Pick<Kit, 'look'>,
  points: readonly Point[],
  part: number,
  width: number,
  colour: string,
): void {
  if (part <= 0) return
  const line = partOfLine(points, part)
  look.tools.stroke(g, line, width, colour)
  const [head, before] = [line.at(-1)!, line[Math.max(0, line.length - 3)]!]
  const angle = Math.atan2(head[1] - before[1], head[0] - before[0])
  const size = width * 2.6 * Math.min(1, part * 4)
  for (const side of [-0.6, 0.6]) {
    const to = angle + Math.PI + side
    look.tools.stroke(g, [[head[0] + Math.cos(to) * size, head[1] + Math.sin(to) * size], head], width, colour)
  }
}

/** The place of a thing that is not said yet, as a faint disc. */
export function drawAwaited(g: Ctx, { look }: Kit, [x, y]: Point, radius: number, show: number): void {
  if (show <= 0) return
  g.save()
  g.globalAlpha = 0.32
  look.tools.disc(g, x, y, radius * show, look.palette.mute)
  g.restore()
}

/** A straight line that draws itself. */
export const drawRule = (g: Ctx, { look }: Kit, from: Point, to: Point, show: number, width = 5, colour = look.palette.text): void => {
  if (show > 0) look.tools.stroke(g, partOfLine([from, to], show), width, colour)
}

export const popIn = (seconds: number, at: number): number => progress(seconds, at, 0.4, outBack)
