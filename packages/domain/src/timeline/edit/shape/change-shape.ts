import { isSameJson } from '../../../same-json.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { MediaAsset, TimelineItem, Track } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import type { ShotsMap, StoryDocument } from '../storyboard/story-document.ts'
import { laidOut, laidOutAsBefore, type ShapeChange } from './lay-out-item.ts'
import type { PictureBox } from './reframe-picture.ts'
import type { ShapeLayout } from './shape-layouts.ts'

/** Files are named by their ids; those that are named here must be among the document's assets. */
export type ChangeShape = ShapeChange & {
  /** Files that were composed for the new shape, by the ones that they replace. */
  readonly composed: ReadonlyMap<string, string>
  /** Subjects of the other files, as far as they are known. */
  readonly subjects: ReadonlyMap<string, PictureBox>
  /** Layouts that items had in the new shape before, by item id. An item that is as long as then gets its layout back. */
  readonly layouts: ReadonlyMap<string, ShapeLayout>
}

/**
 *     .-----------------.        .--------.
 *     | T               |        | T      |       drawn shots show what was composed for the new shape,
 *     |      (o)   [p]  |   ->   |  (o)   |       other pictures are reframed around their subject,
 *     '-----------------'        |    [p] |       titles, shapes and pictures over the film keep their place
 *                                '--------'
 *
 * Lays a story out for another shape of the frame: pure; all times stay. The size of the frame itself is a property of the story, not of its document.
 * There and back with the former layouts and the former files gives the same document. Unchanged values keep their identity.
 */
export function changeShape({ shots, timeline }: StoryDocument, change: ChangeShape): StoryDocument {
  const assets = assetsById(timeline.mediaAssets)
  const tracks = timeline.tracks.map((track) => trackIn(track, change, assets))
  return {
    shots: Object.fromEntries(Object.entries(shots).map(([id, shot]) => [id, shotWith(shot, change.composed, assets)])) satisfies ShotsMap,
    timeline: tracks.every((track, index) => track === timeline.tracks[index]) ? timeline : { ...timeline, tracks },
  }
}

type Assets = ReadonlyMap<string, MediaAsset>

function trackIn(track: Track, change: ChangeShape, assets: Assets): Track {
  const items = track.items.map((item) => itemIn(item, track, change, assets))
  return items.every((item, index) => item === track.items[index]) ? track : { ...track, items }
}

function itemIn(item: TimelineItem, { isPrimary }: Track, change: ChangeShape, assets: Assets): TimelineItem {
  const composed = 'mediaAssetId' in item && item.type !== 'audio' ? change.composed.get(item.mediaAssetId) : undefined
  const shown = composed === undefined ? item : ({ ...item, mediaAssetId: composed } as TimelineItem)
  const assetId = 'mediaAssetId' in shown ? shown.mediaAssetId : ''
  const earlier = change.layouts.get(item.id)
  const next =
    earlier?.durationInFrames === item.durationInFrames
      ? laidOutAsBefore(shown, earlier)
      : laidOut(shown, change, {
          isPrimary,
          asset: assets.get(assetId),
          subject: change.subjects.get(assetId),
          isComposed: composed !== undefined,
        })
  return isSameJson(item, next) ? item : next
}

function shotWith(shot: Shot, composed: ReadonlyMap<string, string>, assets: Assets): Shot {
  const image = shot.activeImageId === null ? undefined : composed.get(shot.activeImageId)
  const clip = shot.activeVideoId === null ? undefined : composed.get(shot.activeVideoId)
  if (image === undefined && clip === undefined) return shot
  const urlOf = (id: string): string | null => assets.get(id)?.url ?? null
  return {
    ...shot,
    ...(image !== undefined && { activeImageId: image, activeImageUrl: urlOf(image) }),
    ...(clip !== undefined && { activeVideoId: clip, activeVideoUrl: urlOf(clip) }),
  }
}
