import type { CaptionStyle } from '../../../captions/style.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import type { Animated, Layout, Transform } from '../../picture.ts'
import { isVisual } from '../../visual-items.ts'

/** The part of an item's look that belongs to a shape of the frame. */
export type ShapeLayout = {
  readonly durationInFrames: number
  readonly transform?: Pick<Transform, 'x' | 'y' | 'scale'>
  readonly crop?: NonNullable<Layout['crop']>
  readonly fit?: NonNullable<Layout['fit']>
  readonly keyframes?: Pick<NonNullable<Animated['keyframes']>, 'x' | 'y' | 'scale'>
  readonly captionStyle?: Pick<CaptionStyle, 'maxWidth' | 'height'>
}

/** Layouts of a film's items in its present shape, by item id, to lay them out like that again. */
export const shapeLayouts = ({ tracks }: Pick<Timeline, 'tracks'>): ReadonlyMap<string, ShapeLayout> =>
  new Map(tracks.flatMap(({ items }) => items.map((item) => [item.id, layoutOf(item)] as const)))

function layoutOf(item: TimelineItem): ShapeLayout {
  const { durationInFrames } = item
  if (item.type === 'caption') {
    const { maxWidth, height } = item.caption.style ?? {}
    return { durationInFrames, captionStyle: defined({ maxWidth, height }) }
  }
  if (!isVisual(item)) return { durationInFrames }
  const { transform, keyframes, crop, fit } = item
  const { x, y, scale } = transform ?? {}
  const { x: xs, y: ys, scale: scales } = keyframes ?? {}
  return {
    durationInFrames,
    transform: defined({ x, y, scale }),
    keyframes: defined({ x: xs, y: ys, scale: scales }),
    ...defined({ crop, fit }),
  }
}

type Defined<T> = { [K in keyof T]?: NonNullable<T[K]> }
/** Without the fields that are undefined. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
