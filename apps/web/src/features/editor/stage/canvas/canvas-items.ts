import { endFrame } from '@fablecut/domain/timeline/frames'
import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import { assetsById } from '@fablecut/domain/timeline/queries'
import { isVisual, type VisualItem } from '@fablecut/domain/timeline/visual-items'
import type { Size } from '@fablecut/render/plan/fit'
import { boxOf, isInBox, type Box, type Point } from './item-box.ts'

/** A visual item at the playhead. */
export type CanvasItem = { readonly item: VisualItem; readonly box: Box; readonly isOnFilm: boolean }

type Moment = { readonly timeline: Timeline; readonly output: Size; readonly frame: number }

/** Visual items at a frame of tracks that are shown, the topmost first. */
export function canvasItems({ timeline, output, frame }: Moment): readonly CanvasItem[] {
  const assets: ReadonlyMap<string, MediaAsset> = assetsById(timeline.mediaAssets)
  return timeline.tracks
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ isPrimary, items }) =>
      items
        .filter(isVisual)
        .filter((item) => item.startTimeInFrames <= frame && frame < endFrame(item))
        .map((item) => ({
          item,
          box: boxOf(item, 'mediaAssetId' in item ? assets.get(item.mediaAssetId) : undefined, { output, frame }),
          isOnFilm: isPrimary,
        })),
    )
}

/** The topmost item at a point; the selected one wins where several lie over each other. */
export function itemAtPoint(items: readonly CanvasItem[], point: Point, selected: ReadonlySet<string>): CanvasItem | undefined {
  const hit = items.filter(({ box }) => isInBox(box, point))
  return hit.find(({ item }) => selected.has(item.id)) ?? hit[0]
}
