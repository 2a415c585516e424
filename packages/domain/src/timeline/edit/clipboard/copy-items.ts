import { ok, refuse, type Result } from '../../../result.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../model.ts'
import { clipOfEach } from '../duplicate/copy-clips.ts'
import { canBeCopied } from '../duplicate/copy-of.ts'
import type { EditRefusal } from '../refusal.ts'
import { shotOf, type StoryDocument } from '../storyboard/story-document.ts'
import { primaryTrack } from '../tracks.ts'
import type { CopiedItems, CopiedShot } from './copied-items.ts'

/**
 *     primary      | A |  B  |  C  |        B is copied with its voice-over and captions, its shot and the files they use
 *     voice-over   |~a~|~~b~~|~~c~~|
 *
 * What a clipboard holds of items. Clips take along everything in their group and shot. Failed shots and logos are left out; refuses
 * `nothing_to_copy` when nothing else is named.
 */
export function copyItems({ shots, timeline }: StoryDocument, itemIds: readonly string[]): Result<CopiedItems, EditRefusal> {
  const named = new Set(itemIds)
  const clips = (primaryTrack(timeline)?.items ?? []).filter((item) => named.has(item.id) && canBeCopied(item))
  const clipOf = clipOfEach(timeline, clips)
  const tracks = timeline.tracks.flatMap((track) => {
    const items = track.items.filter((item) => canBeCopied(item) && (named.has(item.id) || (!track.isPrimary && clipOf(item))))
    return items.length > 0 ? [{ ...track, items }] : []
  })
  if (tracks.length === 0) return refuse({ code: 'nothing_to_copy' })
  const copied = [...new Set(clips.flatMap(({ shotId }) => shotId ?? []))].flatMap((id) => copiedShot(shots, id) ?? [])
  const items = tracks.flatMap((track) => track.items)
  const mediaAssets = usedAssets(timeline, items, copied)
  return ok({
    format: 'fablecut/items',
    fps: timeline.globalConfig.fps,
    tracks: tracks as CopiedItems['tracks'],
    mediaAssets,
    shots: copied,
  })
}

function copiedShot(shots: StoryDocument['shots'], id: string): CopiedShot | undefined {
  const shot = shotOf(shots, id)
  if (!shot || shot.isHidden) return undefined
  const { shotId, shotType, imagePrompt, videoPrompt, plan, voiceOver, activeImageId, activeVideoId, activeVoiceOverAudioId } = shot
  return { shotId, shotType, imagePrompt, videoPrompt, plan, voiceOver, activeImageId, activeVideoId, activeVoiceOverAudioId }
}

function usedAssets({ mediaAssets }: Timeline, items: readonly TimelineItem[], shots: readonly CopiedShot[]): readonly MediaAsset[] {
  const ids = new Set<string | null>([
    ...items.flatMap((item) => ('mediaAssetId' in item ? [item.mediaAssetId] : [])),
    ...shots.flatMap(({ activeImageId, activeVideoId, activeVoiceOverAudioId }) => [activeImageId, activeVideoId, activeVoiceOverAudioId]),
  ])
  return mediaAssets.filter(({ id }) => ids.has(id))
}
