import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clamp } from '../../paint/colour.ts'
import { type MeasuredDrawing, type Bounds, boundsOf, heightOf, longestOf, type Spot, spotOnFoot, widthOf } from './measured-drawing.ts'
import { OUTLINE_COLUMNS } from './drawing-shape.ts'
import { type ContentArea, contentAreaOf, surfaceOf } from './content-areas.ts'

/**
 * Part of the picture in which something inside another thing is seen, in the same unit as its place. `rim`: above the front edge of an opening, which
 * hangs down in an arc `h` deep; `pane`: within a rectangle.
 */
export type Window = { readonly kind: 'rim' | 'pane'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Where a body is drawn in relation to another. `isBehind`: before the other is drawn. `isGrounded`: it has its own foot on the ground. */
export type RelatedSpot = Spot & { readonly isBehind: boolean; readonly isGrounded: boolean; readonly window?: Window }

/** One of `count` bodies with the same relation to the same other. `side`: where the first is beside or behind it: -1 left, 1 right. */
export type Member = { readonly body: MeasuredDrawing; readonly index: number; readonly count: number; readonly side: -1 | 1 }

/** Sizes in life are told apart without making small things dots: exponent of their ratio, and its bounds. */
type Ratio = { readonly power: number; readonly least: number; readonly most: number }
/** Of what is larger than the other by this factor nothing is in it, or on it. */
const FITS_IN = 2.4
const FITS_ON = 6
/** Beside scenery, which has no size. */
const BESIDE_SCENERY = 0.34

const ratioOf = (body: MeasuredDrawing, base: MeasuredDrawing, { power, least, most }: Ratio): number =>
  base.centimetres === 0 ? clamp(BESIDE_SCENERY, least, most) : clamp((body.centimetres / base.centimetres) ** power, least, most)

/** Size at which the longest side of a body has a length. */
const sizeFor = (body: MeasuredDrawing, length: number): number => length / longestOf(boundsOf(body, { x: 0, y: 0, size: 1 }))
const widthAt = (body: MeasuredDrawing, size: number): number => (body.shape.right - body.shape.left) * size
const sizeForWidth = (body: MeasuredDrawing, width: number): number => width / widthAt(body, 1)
const heightAt = (body: MeasuredDrawing, size: number): number => (body.shape.foot - body.shape.top) * size

/** Places a body in relation to another that has its place. What is too large to be in or on it is beside it. */
export function placeRelated(relation: PlanRelation, base: MeasuredDrawing, at: Spot, member: Member): RelatedSpot {
  const { centimetres } = member.body
  const isTooLarge = (factor: number): boolean => base.centimetres > 0 && centimetres > base.centimetres * factor
  if (relation === 'in' && !isTooLarge(FITS_IN)) return placeIn(base, at, member)
  if (relation === 'on' && !isTooLarge(FITS_ON)) return placeOn(base, at, member)
  if (relation === 'in' || relation === 'on') return placeBeside(base, at, member)
  return PLACERS[relation](base, at, member)
}

type Placer = (base: MeasuredDrawing, at: Spot, member: Member) => RelatedSpot

/** An opening of a drawing at its place. */
function openingAt({ x, y, w, h }: ContentArea, bounds: Bounds): Pick<Window, 'x' | 'y' | 'w' | 'h'> {
  const [width, height] = [widthOf(bounds), heightOf(bounds)]
  return { x: bounds.left + x * width, y: bounds.top + y * height, w: w * width, h: h * height }
}

/** x of one of several side by side, which are as far apart as there is room, at most their width. */
const asideOf = ({ index, count }: Member, width: number, room: number): number =>
  (index - (count - 1) / 2) * (count > 1 ? Math.min(width * 0.86, Math.max(0, room - width) / (count - 1)) : 0)

/** Largest width of one of several that stand close together in a room. */
const shareOf = (room: number, count: number): number => room / (1 + (count - 1) * 0.6)

/** Part of its height by which something in an opening is below the rim, and which is not seen behind an edge. */
const SUNK = 0.3
const SUNK_FIGURE = 0.46
const HIDDEN = 0.44

/** Animals in a tree are up in it, or in a hollow at its foot. */
const TREE = /^(?:tree|root|cherry-tree|pine|palm|bare-tree|baobab|acacia)$/u

function placeIn(base: MeasuredDrawing, at: Spot, member: Member): RelatedSpot {
  const opening = base.icon === undefined ? undefined : contentAreaOf(base.icon)
  if (member.body.staysOnGround && TREE.test(base.icon ?? '')) return placeInFront(base, at, member)
  if (!opening || opening.kind === 'surface') return placeOn(base, at, member)
  if (opening.kind === 'doorway') return placeInFront(base, at, member)
  const { body, count } = member
  const bounds = boundsOf(base, at)
  const room = openingAt(opening, bounds)
  const isPane = opening.kind === 'frame' || opening.kind === 'bars'
  const natural = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.75, least: 0.2, most: 1.6 }))
  const widest = sizeForWidth(body, shareOf(room.w * 0.94, count))
  const highest = (isPane ? room.h * 0.94 : heightOf(bounds) * 1.3) / heightAt(body, 1)
  const least = Math.min(widest, highest) * (isPane ? 0.6 : 0.42)
  const size = clamp(natural, Math.min(least, widest), Math.min(widest, highest))
  const height = heightAt(body, size)
  const x = room.x + room.w / 2 + asideOf(member, widthAt(body, size), room.w * 0.9)
  if (opening.kind === 'frame' && body.icon === undefined) return placeInPane(body, room, x, natural)
  if (isPane) {
    const foot = body.stands ? room.y + room.h : room.y + (room.h + height) / 2
    const isBehind = opening.kind === 'bars'
    return { ...spotOnFoot(body, x, foot, size), isBehind, isGrounded: false, ...(!isBehind && { window: { kind: 'pane', ...room } }) }
  }
  if (opening.kind === 'behind') return { ...spotOnFoot(body, x, room.y + height * HIDDEN, size), isBehind: true, isGrounded: false }
  const below = Math.min(height * (body.icon === undefined ? SUNK_FIGURE : SUNK), Math.max(room.h, (bounds.foot - room.y) * 0.8))
  return {
    ...spotOnFoot(body, x, room.y + room.h * 0.5 + below, size),
    isBehind: false,
    isGrounded: false,
    window: { kind: 'rim', ...room },
  }
}

/** Most of a figure that a pane shows: head and shoulders. */
const LARGEST_IN_PANE = 2.1

/** A figure in a window, as large as in life, as far as its head fits. */
function placeInPane(body: MeasuredDrawing, room: Pick<Window, 'x' | 'y' | 'w' | 'h'>, x: number, natural: number): RelatedSpot {
  const size = Math.min(Math.max(natural, (room.h * 0.9) / heightAt(body, 1)), (room.h * LARGEST_IN_PANE) / heightAt(body, 1))
  const foot = Math.max(room.y + room.h, room.y + room.h * 0.1 + heightAt(body, size))
  return { ...spotOnFoot(body, x, foot, size), isBehind: false, isGrounded: false, window: { kind: 'pane', ...room } }
}

/** How deep the foot of what is on something reaches below its edge, as a part of its height: no gap is seen. */
const OVERLAP = 0.04

function placeOn(base: MeasuredDrawing, at: Spot, member: Member): RelatedSpot {
  const { body, count } = member
  const bounds = boundsOf(base, at)
  const size = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.2, most: 1.1 }))
  const surface = base.icon === undefined ? undefined : surfaceOf(base.icon)
  const room = surface ? openingAt(surface, bounds) : { x: bounds.left, w: widthOf(bounds) }
  const most = sizeForWidth(body, shareOf(room.w, count))
  const own = count > 1 || surface ? Math.min(size, most) : size
  const [width, height] = [widthAt(body, own), heightAt(body, own)]
  const aside = asideOf(member, width, room.w)
  if (surface) {
    const { x, y, w, h } = openingAt(surface, bounds)
    return { ...spotOnFoot(body, x + w / 2 + aside, y + h * 0.5, own), isBehind: false, isGrounded: false }
  }
  const top =
    count > 1 ? { x: aside + room.x + room.w / 2, y: topAt(base, at, room.x + room.w / 2 + aside, width) } : flattestTop(base, at, width)
  return { ...spotOnFoot(body, top.x, top.y + height * OVERLAP, own), isBehind: false, isGrounded: false }
}

/** Part of the width of a body that its feet take. */
const FEET = 0.5

/** The level at which a body of a width stands on the upper outline of another, so that both of its sides have ground. */
function topAt(base: MeasuredDrawing, at: Spot, x: number, width: number): number {
  const levels = topsUnder(base, at, x, width)
  return at.y + Math.max(...levels) * at.size
}

function topsUnder({ shape }: MeasuredDrawing, { x: middle, size }: Spot, x: number, width: number): readonly number[] {
  const step = ((shape.right - shape.left) * size) / OUTLINE_COLUMNS
  const column = (value: number): number => clamp(Math.floor((value - middle - shape.left * size) / step), 0, OUTLINE_COLUMNS - 1)
  return shape.tops.slice(column(x - (width * FEET) / 2), column(x + (width * FEET) / 2) + 1)
}

/** The most level part of an upper outline, the high and the middle first. */
function flattestTop(base: MeasuredDrawing, at: Spot, width: number): { readonly x: number; readonly y: number } {
  const bounds = boundsOf(base, at)
  const whole = widthOf(bounds)
  const places = Array.from({ length: 13 }, (_, i) => bounds.left + whole * (0.2 + (i / 12) * 0.6))
  const rated = places.map((x) => {
    const levels = topsUnder(base, at, x, Math.min(width, whole * 0.8))
    const [high, low] = [Math.min(...levels) * at.size, Math.max(...levels) * at.size]
    const off = Math.abs(x - (bounds.left + bounds.right) / 2)
    return { x, y: at.y + low, cost: (low - high) * 1.5 + (at.y + low - bounds.top) * 0.8 + off * 0.25 }
  })
  return rated.reduce((best, one) => (one.cost < best.cost ? one : best))
}

/** Least room under something, as a part of its box; with less, what is under it looks out below it. */
const LEAST_ROOM = 0.06
/** Part of its height by which that is below the foot of what lies on it. */
const LOOKS_OUT = 0.5
/** Height above the ground of what hangs over something, in heights of what is under it. */
const OVERHEAD = 0.3

/** What somebody under it has over the head, although it is smaller. */
const HELD_OVER = /^(?:umbrella|parachute)/u

function placeUnder(base: MeasuredDrawing, at: Spot, member: Member): RelatedSpot {
  const { body, count } = member
  const bounds = boundsOf(base, at)
  const natural = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.28, most: 0.9 }))
  if (!base.stands) {
    const size = Math.min(natural, sizeForWidth(body, shareOf(widthOf(bounds) * 1.4, count)))
    const height = heightAt(body, size)
    const x = (bounds.left + bounds.right) / 2 + asideOf(member, widthAt(body, size), widthOf(bounds) * 1.4)
    return { ...spotOnFoot(body, x, bounds.foot + height * (1 + OVERHEAD), size), isBehind: false, isGrounded: body.stands }
  }
  const gap = widestGap(base, at, member)
  if (HELD_OVER.test(base.icon ?? '') && body.icon === undefined) {
    const size = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 1, least: 0.5, most: 2.4 }))
    return {
      ...spotOnFoot(body, (bounds.left + bounds.right) / 2, bounds.foot - gap.h + heightAt(body, size), size),
      isBehind: false,
      isGrounded: true,
    }
  }
  if (gap.w * gap.h < widthOf(bounds) * heightOf(bounds) * LEAST_ROOM) {
    const size = Math.min(natural, sizeForWidth(body, shareOf(widthOf(bounds) * 0.9, count)))
    const x =
      (bounds.left + bounds.right) / 2 + asideOf(member, widthAt(body, size), widthOf(bounds) * 0.9) + member.side * widthOf(bounds) * 0.16
    return { ...spotOnFoot(body, x, bounds.foot + heightAt(body, size) * LOOKS_OUT, size), isBehind: true, isGrounded: false }
  }
  const [fitH, fitW] = [(gap.h * 0.92) / heightAt(body, 1), shareOf(gap.w * 0.96, count) / widthAt(body, 1)]
  const size = Math.min(natural, fitH, fitW)
  const x = gap.x + gap.w / 2 + asideOf(member, widthAt(body, size), gap.w * 0.96)
  return { ...spotOnFoot(body, x, bounds.foot, size), isBehind: false, isGrounded: body.stands }
}

/** The largest room between the ground and the lower outline of what stands on it. */
function widestGap({ shape }: MeasuredDrawing, at: Spot, { side }: Member): { readonly x: number; readonly w: number; readonly h: number } {
  const step = ((shape.right - shape.left) * at.size) / OUTLINE_COLUMNS
  const gaps = shape.bottoms.map((bottom) => (shape.foot - bottom) * at.size)
  const rooms = gaps.flatMap((_, first) =>
    gaps.slice(first).map((__, more) => {
      const h = Math.min(...gaps.slice(first, first + more + 1))
      return { x: at.x + shape.left * at.size + first * step, w: (more + 1) * step, h }
    }),
  )
  const isRight = (room: { readonly x: number; readonly w: number }): boolean => (room.x + room.w / 2 - at.x) * side >= 0
  return rooms.reduce((best, room) => (room.w * room.h > best.w * best.h * (isRight(room) ? 0.98 : 1.02) ? room : best), {
    x: at.x,
    w: 0,
    h: 0,
  })
}

const placeAbove: Placer = (base, at, member) => {
  const { body, count } = member
  const bounds = boundsOf(base, at)
  const natural = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.24, most: 0.9 }))
  const size = Math.min(natural, sizeForWidth(body, shareOf(widthOf(bounds) * 1.6, count)))
  const x = (bounds.left + bounds.right) / 2 + asideOf(member, widthAt(body, size), widthOf(bounds) * 1.6)
  const gap = Math.min(heightAt(body, size), heightOf(bounds)) * 0.22
  return { ...spotOnFoot(body, x, bounds.top - gap, size), isBehind: false, isGrounded: false }
}

/** Part of the width of what is behind that is seen beside what is before it, where it is no higher. */
const SEEN_BESIDE = 0.46
/** How much farther, or nearer, the ground is where something is behind or before another, in heights of the other. */
const DEPTH = 0.05

const placeBehind: Placer = (base, at, member) => {
  const { body, index, side } = member
  const bounds = boundsOf(base, at)
  const size = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.4, most: 2.2 }))
  const width = widthAt(body, size)
  const way = index % 2 === 0 ? side : -side
  const edge = way > 0 ? bounds.right : bounds.left
  const isSeenAbove = heightAt(body, size) > heightOf(bounds) * 1.5
  const x = isSeenAbove ? (bounds.left + bounds.right) / 2 + way * widthOf(bounds) * 0.2 : edge + way * width * (SEEN_BESIDE - 0.5)
  const further = way * Math.floor(index / 2) * width * 0.5
  const foot = bounds.foot - heightOf(bounds) * DEPTH
  return {
    ...spotOnFoot(body, x + further, base.stands || !body.stands ? foot : bounds.foot, size),
    isBehind: true,
    isGrounded: body.stands,
  }
}

function placeInFront(base: MeasuredDrawing, at: Spot, member: Member): RelatedSpot {
  const { body, count, side } = member
  const bounds = boundsOf(base, at)
  const natural = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.24, most: 0.9 }))
  const size = Math.min(natural, sizeForWidth(body, shareOf(widthOf(bounds) * 0.8, count)))
  const off = count > 1 ? 0 : side * widthOf(bounds) * 0.12
  const x = (bounds.left + bounds.right) / 2 + off + asideOf(member, widthAt(body, size), widthOf(bounds) * 1.1)
  const foot = body.stands ? bounds.foot + heightOf(bounds) * DEPTH : (bounds.top + bounds.foot + heightAt(body, size)) / 2
  return { ...spotOnFoot(body, x, foot, size), isBehind: false, isGrounded: body.stands }
}

function placeBeside(base: MeasuredDrawing, at: Spot, member: Member): RelatedSpot {
  const { body, index, side } = member
  const bounds = boundsOf(base, at)
  const size = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.28, most: 2 }))
  const width = widthAt(body, size)
  const way = index % 2 === 0 ? side : -side
  const edge = way > 0 ? bounds.right : bounds.left
  const x = edge + way * width * (0.5 + 0.02 + Math.floor(index / 2) * 0.9)
  const foot = body.stands || !base.stands ? bounds.foot : bounds.top + heightAt(body, size)
  return { ...spotOnFoot(body, x, foot, size), isBehind: false, isGrounded: body.stands }
}

/** Of a ring around something: its height, as a part of its width, on the ground and in the air. */
const FLATNESS = { ground: 0.2, air: 0.5 } as const
/** How much smaller and larger the farthest and the nearest of it are. */
const PERSPECTIVE = 0.12

const placeAround: Placer = (base, at, member) => {
  const { body, index, count, side } = member
  const bounds = boundsOf(base, at)
  const crowd = Math.min(1, 3.4 / Math.max(1, count))
  const isAir = !body.stands || !base.stands
  const natural = sizeFor(body, longestOf(bounds) * ratioOf(body, base, { power: 0.6, least: 0.24, most: isAir ? 0.5 : 1.5 }))
  const angle = Math.PI * (0.5 + (side * 2 * (index + 0.5)) / count) + (count === 1 ? side * 0.6 * Math.PI : 0)
  const near = Math.sin(angle)
  const size = natural * (body.icon === undefined ? 1 : Math.max(0.5, crowd)) * (1 + near * PERSPECTIVE)
  const rx = widthOf(bounds) / 2 + widthAt(body, size) * 0.62
  const ry = rx * (isAir ? FLATNESS.air : FLATNESS.ground)
  const middle = isAir ? (bounds.top + bounds.foot + heightAt(body, size)) / 2 : bounds.foot - heightOf(bounds) * 0.04
  const x = (bounds.left + bounds.right) / 2 + Math.cos(angle) * rx
  return { ...spotOnFoot(body, x, middle + near * ry, size), isBehind: near < 0, isGrounded: !isAir }
}

const PLACERS: Readonly<Record<Exclude<PlanRelation, 'in' | 'on'>, Placer>> = {
  under: placeUnder,
  above: placeAbove,
  behind: placeBehind,
  'in-front': placeInFront,
  beside: placeBeside,
  around: placeAround,
}
