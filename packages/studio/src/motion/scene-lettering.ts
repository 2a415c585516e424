import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import type { Ctx } from '../paint/canvas.ts'
import { motionFrame } from './kit/frame.ts'
import type { Box } from './kit/geometry.ts'
import { cueOf, drawTag, type Kit, popIn, startSide } from './kit/kit.ts'
import { type Align } from './kit/lettering.ts'
import { createLettering } from './kit/lettering.ts'
import { safeLocale } from './kit/number-format.ts'
import { motionLook } from './looks/looks.ts'

export type SceneLetteringRequest = {
  readonly text: readonly PlanText[]
  /** Default look: photorealistic. */
  readonly style: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly durationSeconds: number
  /** Seconds at which the texts are said, in their order. Default: spread over the shot. */
  readonly cueSeconds?: readonly number[]
  /** BCP 47 tag. Default `en`. */
  readonly language?: string
}

/** Heights of capitals in 1/720 of the shorter side. */
const CAPS: Readonly<Partial<Record<PlanText['role'], number>>> = { number: 46, quote: 30, label: 28 }
const DEFAULT_CAP = 34
const GAP = 14

export type SceneLettering = {
  /** Of all rows, in units of the frame. */
  readonly width: number
  readonly height: number
  /** Draws a moment, in pixels; pure in `seconds` and `heads`: boxes in pixels that stay free if any corner is. */
  draw(g: Ctx, seconds: number, heads?: readonly Box[]): void
}

/**
 * Words over a scene, on plates in the style, in rows in a corner of the safe box that is free of heads: at the top where lines of the language begin, else
 * at the other side, else at the foot, above the captions. Each appears when it is said.
 */
export function createSceneLettering(request: SceneLetteringRequest): SceneLettering {
  const { text, style, width, height, durationSeconds, cueSeconds = [], language = 'en' } = request
  const look = motionLook(STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic')
  const frame = motionFrame(width, height)
  const locale = safeLocale(language)
  const letters = createLettering(look, frame.scale, locale, JSON.stringify(text.map(({ words }) => words)))
  const kit: Kit = { look, frame, letters, language: locale, body: frame.box, cues: cueSeconds, seconds: durationSeconds }
  const tags = text.map(({ words, role }, index) => {
    const largest = CAPS[role] ?? DEFAULT_CAP
    const cap = letters.fit(words, 'label', largest, frame.box.w - largest * 1.8)
    return { words, cap, at: cueOf(kit, index, text.length), seed: index, width: letters.width(words, 'label', cap) + cap * 1.8 }
  })
  const rows = rowsOf(tags, frame.box.w)
  const size = { w: Math.max(0, ...rows.map(({ width: across }) => across)), h: Math.max(0, ...rows.map(({ foot }) => foot)) }
  return {
    width: size.w,
    height: size.h,
    draw(g, seconds, heads = []) {
      const inUnits = heads.map(({ x, y, w, h }) => ({ x: x / frame.scale, y: y / frame.scale, w: w / frame.scale, h: h / frame.scale }))
      const { box, align } = cornerFor(size, frame.box, startSide(kit), inUnits)
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      for (const row of rows)
        for (const { words, cap, at, seed, before } of row.tags) {
          const x = align === 'right' ? box.x + box.w - (row.width - before) + widthOf(row, seed) : box.x + before
          drawTag(g, kit, words, x, box.y + row.middle, cap, popIn(seconds, at), { align, seed })
        }
      g.restore()
    },
  }
}

type Tag = { readonly words: string; readonly cap: number; readonly at: number; readonly seed: number; readonly width: number }
/** `middle`, `foot`: from the top of the lettering; `before`: from the start of the row. */
type Row = {
  readonly tags: readonly (Tag & { readonly before: number })[]
  readonly width: number
  readonly middle: number
  readonly foot: number
}

const widthOf = ({ tags }: Row, seed: number): number => tags.find((tag) => tag.seed === seed)!.width

/** From this number of texts on two may share a row. */
const SHARED_FROM = 3

/** Lays tags out in rows: one below the other, or as pairs where there are many and both fit. */
function rowsOf(tags: readonly Tag[], room: number): Row[] {
  const rows: Row[] = []
  for (let i = 0; i < tags.length;) {
    const [first, second] = [tags[i]!, tags[i + 1]]
    const isPair = tags.length >= SHARED_FROM && second !== undefined && first.width + GAP + second.width <= room
    const own = isPair ? [first, second] : [first]
    const cap = Math.max(...own.map((tag) => tag.cap))
    const top = rows.length === 0 ? 0 : rows.at(-1)!.foot + GAP
    rows.push({
      tags: own.map((tag, at) => ({ ...tag, before: at === 0 ? 0 : first.width + GAP })),
      width: own.reduce((sum, { width }) => sum + width, GAP * (own.length - 1)),
      middle: top + cap * 1.15,
      foot: top + cap * 2.3,
    })
    i += own.length
  }
  return rows
}

type Corner = { readonly box: Box; readonly align: Align }

const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** From the brows to the chin in the box of a head, which has hair above and around. */
const faceOf = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.15, y: y + h * 0.4, w: w * 0.7, h: h * 0.54 })
/** How much worse it is to cover a face than the rest of a head. */
const FACE_WEIGHT = 4

/** Below a head: shoulders, arms and hands, as far as the waist. */
const bodyOf = ({ x, y, w, h }: Box): Box => ({ x: x + w / 2 - h * 0.95, y: y + h, w: h * 1.9, h: h * 2.4 })
/** How bad it is to cover a body beside a head. */
const BODY_WEIGHT = 0.6

/** Whether a box covers a face. `heads`: boxes of heads. All in one unit. */
export const coversFace = (box: Box, heads: readonly Box[]): boolean => heads.some((head) => overlapOf(box, faceOf(head)) > 0)

/** The first corner of a room that is free of heads, else the one that covers least of their faces. `start`: where lines begin. All in one unit. */
export function cornerFor(size: Pick<Box, 'w' | 'h'>, room: Box, start: Align, taken: readonly Box[]): Corner {
  const other: Align = start === 'right' ? 'left' : 'right'
  const corners = [false, true].flatMap((isFoot) =>
    [start, other].map((align): Corner => {
      const x = align === 'right' ? room.x + room.w - size.w : room.x
      const y = isFoot ? room.y + room.h - size.h : room.y
      return { box: { x, y, ...size }, align }
    }),
  )
  const covered = ({ box }: Corner): number =>
    taken.reduce(
      (sum, head) => sum + overlapOf(box, head) + FACE_WEIGHT * overlapOf(box, faceOf(head)) + BODY_WEIGHT * overlapOf(box, bodyOf(head)),
      0,
    )
  return corners.toSorted((a, b) => covered(a) - covered(b))[0]!
}
