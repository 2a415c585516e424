import type { VideoItem } from '../../model.ts'
import type { Animated } from '../../picture.ts'

type VolumeKeyframes = NonNullable<Animated['keyframes']>['volume']

/** Replaces the keyframes of a clip's volume, which win over its constant volume; undefined removes them. */
export function withVolumeKeyframes(item: VideoItem, volume: VolumeKeyframes): VideoItem {
  if (item.keyframes?.volume === volume) return item
  const { keyframes, ...rest } = item
  const { volume: _, ...others } = keyframes ?? {}
  const next = { ...others, ...(volume && { volume }) }
  return Object.keys(next).length > 0 ? { ...rest, keyframes: next } : rest
}
