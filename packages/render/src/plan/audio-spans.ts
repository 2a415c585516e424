import type { AudioItem, TimelineItem, Track, VideoItem } from '@fablecut/domain/timeline/model'
import { fadesOf } from './fades.ts'
import type { AudioKind, AudioSpan } from './model.ts'
import { type Assets, endOf } from './visual-spans.ts'

/** Fade-out of music that is cut by the end of the film. */
const CLOSING_FADE_SECONDS = 1.5
/** Music ending within this time before the end of the film counts as reaching it. */
const NEAR_END_SECONDS = 0.5

export const isAudible = (item: TimelineItem): item is VideoItem | AudioItem => item.type === 'video' || item.type === 'audio'

function kindOf(item: VideoItem | AudioItem, track: Track, assets: Assets): AudioKind {
  if (item.type === 'video') return 'video'
  const subtype = assets.get(item.mediaAssetId)?.subtype ?? track.subtype
  return subtype === 'voiceover' ? 'voiceover' : 'music'
}

const clampVolume = (volume: number | undefined): number => Math.min(1, Math.max(0, volume ?? 1))

export function audioSpan(item: VideoItem | AudioItem, track: Track, assets: Assets): AudioSpan {
  return {
    itemId: item.id,
    assetId: item.mediaAssetId,
    kind: kindOf(item, track, assets),
    startFrame: item.startTimeInFrames,
    endFrame: endOf(item),
    sourceStartFrame: item.sourceTrimStartFrames,
    sourceEndFrame: item.sourceTrimEndFrames,
    speed: item.speed ?? 1,
    volume: clampVolume(item.volume),
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
