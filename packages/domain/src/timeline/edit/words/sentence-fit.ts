import type { Timeline } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { withPartsJoined } from '../storyboard/join-parts.ts'
import { clipDuration, voiceOverOf } from '../storyboard/place-voice-over.ts'
import { withDuration } from '../storyboard/with-duration.ts'
import { primaryTrack } from '../tracks.ts'

/**
 * How a shot's picture is fitted to other words. `durationInFrames`: of the shot. `fit`: `picture` stays as long as needed; a clip is `trimmed` or
 * `slowed`, or `too_short` even at its lowest speed.
 */
export type SentenceFit = { readonly durationInFrames: number; readonly fit: 'picture' | 'trimmed' | 'slowed' | 'too_short' }

/** How `changeSentence` fits a shot to speech of a duration; null for a shot that is not on the timeline. */
export function sentenceFit(timeline: Timeline, { shotId, speechFrames }: { shotId: string; speechFrames: number }): SentenceFit | null {
  const joined = withPartsJoined(timeline, shotId)
  const item = primaryTrack(joined)?.items.find((candidate) => candidate.shotId === shotId)
  if (!item) return null
  const durationInFrames = clipDuration(item, speechFrames, voiceOverOf(joined, shotId))
  if (item.type !== 'video') return { durationInFrames, fit: 'picture' }
  const asset = assetsById(timeline.mediaAssets).get(item.mediaAssetId)
  const fitted = withDuration(item, durationInFrames, asset, timeline.globalConfig.fps)
  if (fitted.durationInFrames < durationInFrames) return { durationInFrames, fit: 'too_short' }
  const isSlower = fitted.type === 'video' && (fitted.speed ?? 1) < Math.min(1, item.speed ?? 1)
  return { durationInFrames, fit: isSlower ? 'slowed' : 'trimmed' }
}
