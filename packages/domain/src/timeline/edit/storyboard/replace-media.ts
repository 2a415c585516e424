import type { AudioItem, ImageItem, MediaAsset, TimelineItem, VideoItem } from '../../model.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { lookOf } from '../looks/look-of.ts'
import { insertedFrames } from '../new-item.ts'
import { sourceFrames } from '../trim.ts'

/**
 * Replaces the take of an item. Duration, in point, speed, volume, gain, noise reduction, fades, look and motion stay, as far as the take is long
 * enough; else the item becomes shorter. The overlay of a failed shot is replaced in place.
 */
export function withTake(
  item: TimelineItem,
  asset: MediaAsset & { readonly resourceType: 'video' | 'image' },
  fps: number,
): VideoItem | ImageItem {
  const previous = 'mediaAssetId' in item ? item : undefined
  const { id, title, startTimeInFrames, shotId, groupId } = item
  return fitToDuration({
    id,
    type: asset.resourceType,
    ...(title !== undefined && { title }),
    startTimeInFrames,
    ...(shotId !== undefined && { shotId }),
    ...(groupId !== undefined && { groupId }),
    mediaAssetId: asset.id,
    ...(previous?.speed !== undefined && { speed: previous.speed }),
    ...(previous?.volume !== undefined && { volume: previous.volume }),
    ...(previous?.gainDb !== undefined && { gainDb: previous.gainDb }),
    ...(previous?.noiseReduction !== undefined && { noiseReduction: previous.noiseReduction }),
    ...(previous?.effects && { effects: previous.effects }),
    ...lookOf(item),
    ...(asset.resourceType === 'image' ? still(item.durationInFrames) : clip(item, previous, sourceFrames(asset, fps))),
  })
}

type Stretch = Pick<VideoItem, 'durationInFrames' | 'sourceTrimStartFrames' | 'sourceTrimEndFrames'>

const still = (durationInFrames: number): Stretch => ({ durationInFrames, sourceTrimStartFrames: 0, sourceTrimEndFrames: durationInFrames })

function clip(
  { durationInFrames }: TimelineItem,
  previous: Pick<VideoItem, 'speed' | 'sourceTrimStartFrames'> | undefined,
  source: number,
): Stretch {
  const speed = previous?.speed ?? 1
  const span = Math.max(1, Math.round(durationInFrames * speed))
  const start = Math.max(0, Math.min(previous?.sourceTrimStartFrames ?? 0, source - span))
  const end = Math.min(source, start + span)
  const isShorter = end - start < span
  return {
    durationInFrames: isShorter ? Math.max(1, Math.floor((end - start) / speed)) : durationInFrames,
    sourceTrimStartFrames: start,
    sourceTrimEndFrames: end,
  }
}

/** Replaces the media of a voice-over: in full, at normal speed, from the same start. */
export function withVoiceOver(item: AudioItem, asset: MediaAsset, fps: number): AudioItem {
  const durationInFrames = insertedFrames(asset, fps)
  const { speed: _, ...rest } = item
  return fitToDuration({ ...rest, mediaAssetId: asset.id, ...still(durationInFrames) })
}
