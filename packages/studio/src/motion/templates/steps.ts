import type { Ctx } from '../../paint/canvas.ts'
import type { PropSprite } from '../../props/sprite.ts'
import type { StepsGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { luminance, mix } from '../../paint/colour.ts'
import { hex } from '../looks/card-look.ts'
import { impact, progress } from '../kit/easing.ts'
import { arcLine, type Box, type Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { drawIcon } from '../kit/icon.ts'
import type { TextBlock } from '../kit/lettering.ts'
import { cueOf, drawArrow, drawBlock, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'

/** Narrowest panel beside others; steps of less room stand in two lines, or below each other. */
const MIN_COLUMN = 230
const GAP = 44
/** Parts of the room that panels fill. */
const COLUMN_HEIGHT = 0.76
const ROW_GAP = 22

/** How much larger the disc behind a picture is than that of a number, and that of the present step than others. */
const LARGER = 2
const NOW_LARGER = 1.16
/** Foot of the disc of the present step below the top of its panel, in radii. */
const ICON_FOOT = 1.6

type Panel = { readonly box: Box; readonly disc: Point; readonly radius: number; readonly text: Box }

/** A chain of numbered steps on plates that fill the frame; the present one is lit. Cues: one for each step. */
export function steps(kit: Kit, { steps: items }: StepsGraphic): MotionPart {
  const { letters, look } = kit
  const { palette, tools } = look
  const { panels, blocks, notes, isColumns } = layoutOf(kit, items)
  const cues = items.map((_, i) => cueOf(kit, i, items.length, 0.15))
  return (g, seconds) => {
    const now = cues.findLastIndex((cue) => seconds >= cue)
    panels.forEach((panel, i) => drawAwaitedPanel(g, kit, panel, i, { show: progress(seconds, 0.08 * i, 0.4), icon: kit.icons?.[i] }))
    panels.forEach((panel, i) => {
      const next = panels[i + 1]
      if (isColumns && next && isBeside(panel, next))
        drawArrow(
          g,
          kit,
          kit.icons ? betweenDiscs(panel, next) : between(panel, next),
          progress(seconds, cues[i + 1]! - 0.4, 0.4),
          8,
          palette.key,
        )
      const shown = popIn(seconds, cues[i]!)
      if (shown <= 0) return
      const isNow = i === now
      const larger = isNow && kit.icons ? 1 + (NOW_LARGER - 1) * popIn(seconds, cues[i]!) : 1
      if (!kit.icons) drawPanel(g, kit, panel, i, { shown, isNow, isColumns })
      const [x, y] = panel.disc
      const colour = isNow ? palette.key : i % 2 === 0 ? palette.a : palette.b
      const icon = kit.icons?.[i]
      const [markX, markY] = icon ? [x + panel.radius * (letters.isRightToLeft ? 1 : -1) * 0.86, y - panel.radius * 0.7] : [x, y]
      const radius = panel.radius * (icon ? BADGE : 1)
      if (icon) drawIconGround(g, kit, panel, colour, shown * larger)
      if (icon) drawIcon(g, icon, { x, y, size: panel.radius * ICON_SIZE * shown * larger, turn: Math.sin(seconds * 1.1 + i * 2) * 0.03 })
      tools.disc(g, markX, markY, radius * shown * (1 + impact(seconds, cues[i]!) * 0.08), colour)
      letters.draw(g, String(i + 1), markX, markY, 'head', radius * 0.82, { scale: shown, colour: look.onMark, isPlain: true })
      const [block, note] = [blocks[i]!, notes[i]]
      const top = panel.text.y + (panel.text.h - block.height - (note?.height ?? 0)) / 2
      const align = isColumns ? 'center' : startSide(kit)
      const textX = panel.text.x + (align === 'center' ? panel.text.w / 2 : align === 'right' ? panel.text.w : 0)
      const letterColour = kit.icons ? palette.text : palette.onPlate
      drawBlock(g, kit, block, textX, top, { align, seconds, at: cues[i]! + 0.1, colour: letterColour, isPlain: true })
      if (note)
        drawBlock(g, kit, note, textX, top + block.height, { align, seconds, at: cues[i]! + 0.25, colour: letterColour, isPlain: true })
    })
  }
}

/** Of the number beside a picture, and of the picture, in radii of the disc that it stands for. */
const BADGE = 0.26
const ICON_SIZE = 1.72
const DARK_GROUND = 0.25

/** A dark picture would not be seen on a dark plate. */
function drawIconGround(g: Ctx, { look }: Kit, { disc: [x, y], radius }: Panel, colour: string, shown: number): void {
  const isDark = luminance(look.palette.ground[1]) < DARK_GROUND
  look.tools.disc(g, x, y, radius * 1.08 * shown, hex(mix(colour, isDark ? look.palette.ground[1] : '#ffffff', 0.58)))
}

type Layout = {
  readonly panels: readonly Panel[]
  readonly blocks: readonly TextBlock[]
  readonly notes: readonly (TextBlock | undefined)[]
  readonly isColumns: boolean
}

/** Panels beside each other, in two lines or below each other, as makes their words largest; all words have one size. */
function layoutOf(kit: Kit, items: StepsGraphic['steps']): Layout {
  const count = items.length
  const half = Math.ceil(count / 2)
  const isWide = kit.frame.shape === 'wide'
  const lines = kit.icons && kit.body.w / count >= MIN_COLUMN ? [count] : [count, half]
  const perLine = isWide ? lines.filter((columns) => columns > 1 && kit.body.w / columns >= MIN_COLUMN) : []
  const layouts = [
    ...perLine.map((columns) => lettered(kit, items, columnPanels(kit, count, columns), true)),
    lettered(kit, items, rowPanels(kit, count), false),
  ]
  if (kit.icons && perLine.length > 0) return layouts[0]!
  return layouts.reduce((best, layout) => (capOf(layout) > capOf(best) * 1.2 ? layout : best))
}

const capOf = ({ blocks }: Layout): number => Math.min(...blocks.map(({ cap }) => cap))

function lettered({ letters, frame }: Kit, items: StepsGraphic['steps'], panels: readonly Panel[], isColumns: boolean): Layout {
  const blockOf = (i: number, cap: number): TextBlock => {
    const { w, h } = panels[i]!.text
    return letters.block(items[i]!.label, 'head', cap, { w, h: items[i]!.note === undefined ? h : h * 0.6 })
  }
  const largest = forShape(frame, 52, 44, 54)
  const cap = Math.min(...items.map((_, i) => blockOf(i, largest).cap))
  const notes = items.map(({ note }, i) =>
    note === undefined
      ? undefined
      : letters.block(note, 'label', forShape(frame, 27, 24, 30), { w: panels[i]!.text.w, h: panels[i]!.text.h * 0.3 }),
  )
  return { panels, blocks: items.map((_, i) => blockOf(i, cap)), notes, isColumns }
}

function columnPanels({ body, letters, icons }: Kit, count: number, perLine: number): Panel[] {
  const lines = Math.ceil(count / perLine)
  const column = (body.w + GAP) / perLine
  const line = body.h / lines
  const [w, h] = [column - GAP, lines === 1 ? line * COLUMN_HEIGHT : line - ROW_GAP]
  const radius = icons ? Math.min(62 * LARGER, w * 0.4, line * 0.28) : Math.min(lines === 1 ? 62 : 40, w * 0.24)
  return Array.from({ length: count }, (_, i) => {
    const order = letters.isRightToLeft ? perLine - 1 - (i % perLine) : i % perLine
    const inLine = Math.min(perLine, count - Math.floor(i / perLine) * perLine)
    const left = body.x + (body.w - inLine * column + GAP) / 2
    const x = left + (letters.isRightToLeft ? order - (perLine - inLine) : order) * column
    const y = body.y + line * Math.floor(i / perLine) + (line - h + radius * 0.5) / 2
    const box = { x, y, w, h: h - radius * 0.5 }
    return {
      box,
      disc: [x + w / 2, y + radius * 0.25] as const,
      radius,
      text: icons
        ? { x, y: y + radius * ICON_FOOT, w, h: box.h - radius * ICON_FOOT }
        : { x: x + 18, y: y + radius * 1.4, w: w - 36, h: box.h - radius * 1.4 - 26 },
    }
  })
}

function rowPanels({ body, letters, frame, icons }: Kit, count: number): Panel[] {
  const row = Math.min(body.h / count, forShape(frame, 176, 200, 270))
  const top = body.y + (body.h - row * count) / 2
  const gap = Math.min(ROW_GAP, row * 0.16)
  return Array.from({ length: count }, (_, i) => {
    const box = { x: body.x, y: top + row * i + gap / 2, w: body.w, h: row - gap }
    const radius = Math.min(forShape(frame, 50, 48, 62) * (icons ? LARGER : 1), box.h * 0.38)
    const aside = 22 + radius
    const text = { x: box.x + aside + radius + 24, y: box.y + 14, w: box.w - aside - radius - 50, h: box.h - 30 }
    return {
      box,
      disc: [letters.isRightToLeft ? box.x + box.w - aside : box.x + aside, box.y + box.h / 2] as const,
      radius,
      text: letters.isRightToLeft ? { ...text, x: box.x + 26 } : text,
    }
  })
}

const isBeside = ({ box: a }: Panel, { box: b }: Panel): boolean => Math.abs(a.y - b.y) < 1

/** Over the gap between two panels. */
function between({ box: from }: Panel, { box: to }: Panel): Point[] {
  const [start, end] = from.x < to.x ? [from.x + from.w + 6, to.x - 8] : [from.x - 6, to.x + to.w + 8]
  return arcLine([start, from.y + from.h / 2], [end, to.y + to.h / 2], 0, 6)
}

/** Over the gap between two pictures. */
function betweenDiscs({ disc: [fromX, y], radius }: Panel, { disc: [toX] }: Panel): Point[] {
  const away = Math.sign(toX - fromX) * (radius * NOW_LARGER + 14)
  return arcLine([fromX + away, y], [toX - away, y], 0, 6)
}

type Awaited = { readonly show: number; readonly icon: PropSprite | undefined }

/** The place of a step that is not said yet. */
function drawAwaitedPanel(
  g: Ctx,
  { look, icons }: Kit,
  { box, disc: [x, y], radius }: Panel,
  index: number,
  { show, icon }: Awaited,
): void {
  if (show <= 0) return
  g.save()
  g.globalAlpha = 0.3 * show
  if (!icons) look.tools.plate(g, box, 21 + index)
  look.tools.disc(g, x, y, radius * (icons && !icon ? BADGE : 0.9) * show, look.palette.mute)
  g.restore()
}

type PanelState = { readonly shown: number; readonly isNow: boolean; readonly isColumns: boolean }

function drawPanel(g: Ctx, { look, letters }: Kit, { box }: Panel, index: number, { shown, isNow, isColumns }: PanelState): void {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  const own = { x: -box.w / 2, y: -box.h / 2, w: box.w, h: box.h }
  g.save()
  g.translate(x, y)
  g.scale(shown, shown)
  look.tools.plate(g, own, 21 + index)
  if (isNow) {
    const edge = isColumns
      ? { ...own, y: own.y + own.h - 12, h: 12 }
      : { ...own, w: 12, x: letters.isRightToLeft ? own.x + own.w - 12 : own.x }
    look.tools.slab(g, edge, look.palette.key, 31)
  }
  g.restore()
}
