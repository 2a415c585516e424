import type { DotsGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { saidShareIn } from '@fablecut/domain/story/shot-plan/said-share'
import { doesNamePeople } from '@fablecut/director/vocabulary/graphic-drawings'
import type { Ctx } from '../../paint/canvas.ts'
import { clamp } from '../../paint/colour.ts'
import { impact, outBack, progress } from '../kit/easing.ts'
import type { PropSprite } from '../../props/sprite.ts'
import type { Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, drawBlock, type Kit, type MotionPart, startSide } from '../kit/kit.ts'
import { safeLocale } from '../kit/number-format.ts'

type DrawUnit = (g: Ctx, at: Point, radius: number, on: number) => void

/** Size of a picture in radii of a dot, and how much is seen of one that is not counted. */
const PICTURE = 2.5
const UNCOUNTED = 0.24
/** Head and body of a person in radii of a dot. */
const HEAD = { y: -0.6, radius: 0.42 } as const
const BODY = { top: -0.1, width: 0.66, foot: 1.05 } as const

/** What a dot is drawn as: the thing that is counted, a person where people are, else a dot. */
function unitOf({ icons, look }: Kit, label: string): DrawUnit {
  const [icon] = icons ?? []
  if (icon) return (g, at, radius, on) => drawPicture(g, icon, at, radius, UNCOUNTED + (1 - UNCOUNTED) * on)
  if (doesNamePeople(label)) return (g, at, radius, on) => drawPerson(g, at, radius, on > 0.5 ? look.palette.key : look.palette.mute)
  return (g, [x, y], radius, on) => look.tools.unit(g, x, y, radius, on)
}

function drawPicture(g: Ctx, { canvas, pixels }: PropSprite, [x, y]: Point, radius: number, alpha: number): void {
  const extent = (canvas.width / pixels) * radius * PICTURE
  g.save()
  g.globalAlpha *= alpha
  g.drawImage(canvas, x - extent / 2, y - extent / 2, extent, extent)
  g.restore()
}

function drawPerson(g: Ctx, [x, y]: Point, radius: number, colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y + HEAD.y * radius, HEAD.radius * radius, 0, Math.PI * 2)
  g.fill()
  const [width, top] = [BODY.width * radius, y + BODY.top * radius]
  g.beginPath()
  g.arc(x, top + width, width, Math.PI, 0)
  g.lineTo(x + width, y + BODY.foot * radius)
  g.lineTo(x - width, y + BODY.foot * radius)
  g.fill()
}

/** Most dots of a share that has as many as are said: `7 in 10`. */
const MAX_SAID = 20
/** Size of few dots at most, beside that of one of a hundred. */
const LARGEST = 2.4

/** Dots, how many are counted, and in how many columns they stand. */
type Field = { readonly total: number; readonly counted: number; readonly columns: number; readonly rows: number }

/** A hundred dots, or as many as a label says that a share is of. */
function fieldOf(count: number, share: ReturnType<typeof saidShareIn>): Field {
  if (!share || share.total > MAX_SAID) return { total: 100, counted: count, columns: 10, rows: 10 }
  const columns = share.total <= 5 ? share.total : Math.ceil(share.total / (share.total > 10 ? 4 : 2))
  return { total: share.total, counted: share.count, columns, rows: Math.ceil(share.total / columns) }
}

/** Distance of dots in a wide frame at most, as a part of its width. */
const STEP_WIDTH = 0.05

/** Dots of which some are counted: a hundred, or as many as the label says that a share is of. Cue 0: the number is said. */
export function dots(kit: Kit, { count, label }: DotsGraphic): MotionPart {
  const { body, letters, look, frame, language } = kit
  const { palette } = look
  const isWide = frame.shape === 'wide'
  const said = Math.max(1, cueOf(kit, 0, 1))
  const start = Math.min(0.7, said * 0.5)
  const share = saidShareIn(label, count)
  const field = fieldOf(count, share)
  const band = forShape(frame, 0, 118, 176)
  const extent = 10 * Math.min(forShape(frame, 43, 43, 58), (body.h - band) / 10, isWide ? body.w * STEP_WIDTH : Infinity)
  const step = Math.min(extent / Math.max(field.columns, field.rows), (extent / 10) * LARGEST)
  const middle = isWide
    ? { x: body.x + 40 + extent / 2 - extent / 20, y: body.y + body.h / 2 }
    : { x: body.x + body.w / 2, y: body.y + body.h - extent / 2 }
  const [left, top] = [middle.x - (step * (field.columns - 1)) / 2, middle.y - (step * (field.rows - 1)) / 2]
  const text = isWide
    ? { x: body.x + extent + 110, y: body.y, w: body.w - extent - 120, h: body.h }
    : { x: body.x, y: body.y, w: body.w, h: band - 16 }
  const write = new Intl.NumberFormat(safeLocale(language))
  const written = (counted: number): string =>
    share ? `${write.format(counted)} ${share.joint} ${write.format(share.total)}` : write.format(counted)
  const largest = share ? written(share.count) : write.format(100)
  const cap = isWide
    ? Math.min(140, text.w / (letters.width(largest, 'number', 1) * 1.06))
    : Math.min(forShape(frame, 140, 78, 118), (text.w * 0.45) / letters.width(largest, 'number', 1))
  const numberWidth = letters.width(largest, 'number', cap * 0.9)
  const heading = share?.of ? `${share.of[0]!.toLocaleUpperCase(language)}${share.of.slice(1)}` : label
  const block = letters.block(
    heading,
    'head',
    forShape(frame, 38, 30, 42),
    isWide ? { w: text.w, h: text.h - cap - 90 } : { w: text.w - numberWidth - 24, h: text.h },
  )
  const drawUnit = unitOf(kit, label)
  const side = startSide(kit)
  const edge = side === 'right' ? text.x + text.w : text.x
  const inward = side === 'right' ? -1 : 1
  const numberY = isWide ? text.y + (text.h - cap - 40 - block.height) / 2 + cap / 2 : text.y + text.h / 2
  return (g, seconds) => {
    for (let i = 0; i < field.total; i++) {
      const [column, row] = [i % field.columns, Math.floor(i / field.columns)]
      const shown = progress(seconds, (column + row) * 0.03, 0.3, outBack)
      if (shown <= 0) continue
      const at = start + ((said - start) * i) / Math.max(1, field.counted)
      const on = i < field.counted ? progress(seconds, at, 0.12) : 0
      const radius = step * 0.42 * shown * (1 + (i < field.counted ? impact(seconds, at) * 0.4 : 0))
      drawUnit(g, [left + column * step, top + row * step], radius, on)
    }
    const counted = Math.round(clamp((seconds - start) / (said - start)) * (share?.count ?? count))
    const [scale, alpha] = [1 + impact(seconds, said) * 0.08, progress(seconds, start, 0.2)]
    letters.number(g, written(counted), edge, numberY, isWide ? cap : cap * 0.9, { align: side, colour: palette.key, scale, alpha })
    const [blockX, blockTop] = isWide
      ? [edge, numberY + cap / 2 + 40]
      : [edge + inward * (numberWidth + 24), text.y + (text.h - block.height) / 2]
    drawBlock(g, kit, block, blockX, blockTop, { align: side, seconds, at: start })
  }
}
