import { ADULT_CENTIMETRES, homeOf, lifeSizeOf, type PlacedProp, restsOnGround } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { clamp } from '../paint/colour.ts'
import { SUBMERGED, type Scene, type SceneActor, type SceneProp } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'
import { actionExtentOf } from './action-extent.ts'

/** Half the width of a standing figure, and the gap to what stands beside it, in heights of an adult. */
const HALF_FIGURE = 0.2
const GAP = 0.03
/** Part of the width at each side that stays free. */
const MARGIN = 0.04
/** Part of the height that stays free above a tall thing. */
const TOP_MARGIN = 0.05
/** Smallest factor by which a figure and its things are seen from farther away, and by which its things are smaller besides. */
const FARTHEST = 0.7
const SMALLEST = 0.55
/** Scale of each further thing behind over the one before it. */
const BEHIND = 0.8
/** Least depth of the ground before the horizon, as a part of the figure's. */
const LEAST_DEPTH = 0.28
/** Larger things with a place in the back stay there: vehicles, houses and trees. */
const MOVABLE_CENTIMETRES = 260
/** From this size things stand beside a figure rather than on a table. */
const LARGE_CENTIMETRES = 60
/** Places without ground to stand on. */
const GROUNDLESS: ReadonlySet<Scene['where']> = new Set<Scene['where']>(['space', ...SUBMERGED, 'abstract', 'sea'])

const isMovable = ({ icon, under, giant }: SceneProp): boolean =>
  !under && !giant && restsOnGround(icon) && (sizeOfThing(icon)?.centimetres ?? 0) <= MOVABLE_CENTIMETRES

/** Whether a thing stands beside somebody alone, and too large for a table. */
export const standsOnGround = (prop: SceneProp): boolean =>
  isMovable(prop) && (homeOf(prop.icon) === 'back' || (sizeOfThing(prop.icon)?.centimetres ?? 0) >= LARGE_CENTIMETRES)

/** Whether a place has ground to stand on. */
export const hasGround = ({ where }: Pick<Scene, 'where'>): boolean => !GROUNDLESS.has(where)

/** Whether somebody alone in a place with ground may have things beside the feet. */
export const hasGroundBeside = ({ who, where }: Scene): boolean => who.length === 1 && who[0]!.kind === 'person' && !GROUNDLESS.has(where)

function halfWidths(actor: SceneActor): readonly [left: number, right: number] {
  const stature = actor.kind === 'person' ? actor.look.stature : 1
  const extent = actionExtentOf(actor)
  return [Math.max(extent?.left ?? 0, HALF_FIGURE) * stature, Math.max(extent?.right ?? 0, HALF_FIGURE) * stature]
}

/** Nearest and farthest that a large thing stands behind somebody: factor of its size. */
const NEAREST_BEHIND = 0.5
const FARTHEST_BEHIND = 0.16
/** Part of the frame that a thing behind fills at most. */
const LARGEST_BEHIND = 0.82

/** Distance of copies behind one another, which stand in a line to the side, in their sizes. */
const COPY_STEP = 0.8

/** Whether a thing stands far behind somebody alone: a vehicle, a house, a tree. */
export const standsBehind = ({ icon, under, giant }: SceneProp): boolean =>
  !under && !giant && homeOf(icon) === 'back' && (sizeOfThing(icon)?.centimetres ?? 0) > MOVABLE_CENTIMETRES

/** Large things at their distance behind a figure, on its free side, whole. */
export function standBehind(
  { x, y, height }: FigureSlot,
  props: readonly SceneProp[],
  { width, horizon }: Pick<Frame, 'width' | 'horizon'>,
): PlacedProp[] {
  const side = x < width / 2 ? 1 : -1
  return props.map((prop, i) => {
    const full = (sizeOfThing(prop.icon)!.centimetres / ADULT_CENTIMETRES) * height
    const distance = clamp((LARGEST_BEHIND * Math.min(width, y)) / full, FARTHEST_BEHIND, NEAREST_BEHIND) * BEHIND ** i
    const foot = horizon + (y - horizon) * Math.max(distance, LEAST_DEPTH)
    const size = Math.min(full * distance, width * 0.9, foot * LARGEST_BEHIND)
    const copies = props.slice(0, i).filter(({ icon }) => icon === prop.icon).length
    const way = (i - copies) % 2 === 0 ? side : -side
    const free = x + way * (size * (0.5 + copies * COPY_STEP) + height * 0.06)
    const at = clamp(free, Math.min(size / 2, width / 2), Math.max(width - size / 2, width / 2))
    return { prop, floating: false, slot: { kind: 'ground', x: at, y: foot, size } }
  })
}

/** Somebody with things beside the feet, in the sizes of life: the nearest that shows all of them whole. Things that find no room are left out. */
export function standBeside(
  stand: FigureSlot,
  actor: SceneActor,
  props: readonly SceneProp[],
  { width, height: frameHeight }: Pick<Frame, 'width' | 'height'>,
  lowest: number,
): { readonly stand: FigureSlot; readonly placed: readonly PlacedProp[] } {
  const things = props.filter(isMovable)
  if (things.length === 0) return { stand, placed: [] }
  const toRight = stand.x < width / 2 || (stand.x < width * 0.6 && !stand.facingLeft)
  const [left, right] = stand.facingLeft ? halfWidths(actor).toReversed() : halfWidths(actor)
  const figure = left! + right!
  const room = width * (1 - 2 * MARGIN)
  const fits = (sizes: readonly number[]): boolean => (figure + widthOf(sizes) * SMALLEST) * stand.height * FARTHEST <= room
  const all = things.map(({ icon }) => lifeSizeOf(icon))
  const sizes = all.filter((_, i) => i === 0 || fits(all.slice(0, i + 1)))
  const row = widthOf(sizes)
  const height = stand.height * clamp(room / ((figure + row) * stand.height), FARTHEST, 1)
  const smaller = clamp((room - figure * height) / (row * height), SMALLEST, 1)
  const beside = row * height * smaller
  const least = MARGIN * width + left! * height + (toRight ? 0 : beside)
  const most = width * (1 - MARGIN) - right! * height - (toRight ? beside : 0)
  const x = clamp(stand.x, Math.min(least, most), Math.max(least, most))
  const side = toRight ? 1 : -1
  let edge = x + side * (toRight ? right! : left!) * height
  const placed = sizes.map((part, i): PlacedProp => {
    const size = Math.min(part * height * smaller, stand.y - TOP_MARGIN * frameHeight)
    const at = edge + side * (size / 2 + GAP * height * smaller)
    edge = at + (side * size) / 2
    return { prop: things[i]!, floating: false, slot: { kind: 'ground', x: at, y: Math.min(stand.y, lowest), size } }
  })
  return { stand: { ...stand, x, height }, placed }
}

/** Width of things in a row with a gap before each, in heights of an adult. */
const widthOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size + GAP, 0)
