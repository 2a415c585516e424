import type { AudioItem, TimelineItem, Track, VideoItem } from '@fablecut/domain/timeline/model'
import { fadesOf } from '../fades.ts'
import type { AudioKind, AudioSpan } from '../model.ts'
import { volumeCurve } from './volume-curve.ts'
import { type Assets, endOf } from '../visual-spans.ts'

/** Fade-out of music that is cut by the end of the film. */
const CLOSING_FADE_SECONDS = 1.5
/** Music ending within this time before the end of the film counts as reaching it. */
const NEAR_END_SECONDS = 0.5

/** A frozen frame has no sound. */
export const isAudible = (item: TimelineItem): item is VideoItem | AudioItem =>
  item.type === 'audio' || (item.type === 'video' && item.isFrozen !== true)

/** The tracks that are heard: those that are solo, else all, without the muted ones. */
export function audibleTracks(tracks: readonly Track[]): Track[] {
  const solo = tracks.filter(({ isSolo }) => isSolo)
  return (solo.length > 0 ? solo : tracks).filter(({ isMuted }) => !isMuted)
}

/** What an item sounds as: the sound of a clip, of a track's kind, or of its file's. */
export function soundKind(item: VideoItem | AudioItem, track: Track, assets: Assets): AudioKind {
  if (item.type === 'video') return 'video'
  const asset = assets.get(item.mediaAssetId)
  // The detached sound of a clip has the clip's asset.
  const subtype = asset?.subtype ?? (asset?.resourceType === 'video' ? null : track.subtype)
  if (subtype === null) return 'video'
  return subtype === 'voiceover' ? 'voiceover' : 'music'
}

const clampVolume = (volume: number | undefined): number => Math.min(1, Math.max(0, volume ?? 1))

export function audioSpan(item: VideoItem | AudioItem, track: Track, assets: Assets): AudioSpan {
  const keyframes = item.keyframes?.volume ?? []
  const isAnimated = keyframes.length > 0
  return {
    itemId: item.id,
    assetId: item.mediaAssetId,
    kind: soundKind(item, track, assets),
    startFrame: item.startTimeInFrames,
    endFrame: endOf(item),
    sourceStartFrame: item.sourceTrimStartFrames,
    sourceEndFrame: item.sourceTrimEndFrames,
    speed: item.speed ?? 1,
    volume: (isAnimated ? 1 : clampVolume(item.volume)) * 10 ** ((item.gainDb ?? 0) / 20),
    ...(isAnimated && { volumeCurve: volumeCurve(keyframes, item.startTimeInFrames) }),
    ...(item.isReversed && { isReversed: true }),
    ...(item.noiseReduction && { noiseReduction: item.noiseReduction }),
    ...fadesOf(item.effects, item.durationInFrames),
  }
}

/** Adds a fade-out of up to 1.5 s to music that reaches the end of the film. */
export function withClosingFade(sound: AudioSpan, totalFrames: number, fps: number): AudioSpan {
  if (sound.kind !== 'music' || sound.endFrame < totalFrames - NEAR_END_SECONDS * fps) return sound
  const longest = Math.floor((sound.endFrame - sound.startFrame) / 2)
  const closingFrames = Math.min(longest, Math.round(CLOSING_FADE_SECONDS * fps))
  return { ...sound, fadeOutFrames: Math.max(sound.fadeOutFrames, closingFrames) }
}
