import type { AudioItem, CaptionItem, Timeline, TimelineItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { shotOf, type ShotsMap } from '../storyboard/story-document.ts'
import { placeVoiceOver } from '../storyboard/place-voice-over.ts'
import { withOverlaysMoved } from '../storyboard/with-overlays-moved.ts'
import { isSentenceChanged } from './is-sentence-changed.ts'

export type ServerVoiceOvers = {
  /** Last common version. */
  readonly base: ShotsMap
  /** Local shots merged with the server's. */
  readonly merged: ShotsMap
  readonly server: Timeline
  readonly newId: () => string
}

/**
 *     server    | clip       |  |~new voice~|  |line|line|      with the generated voice-over
 *     local     | clip    |     |~old~|        |line|           edited meanwhile
 *     ->        | clip       |  |~new voice~|  |line|line|      everything else as in local
 *
 * Merges voice-overs generated since `base` into the local timeline, with adjusted shot durations and captions. A shot whose
 * voice-over was changed locally keeps its own. Where the sentence changed as well, overlays move with the clips that they start
 * over, as in `changeSentence`. `local` must contain all media of the server.
 */
export function mergeVoiceOvers(local: Timeline, { base, merged, server, newId }: ServerVoiceOvers): Timeline {
  const assets = assetsById(local.mediaAssets)
  const items = server.tracks.flatMap((track) => track.items)
  return items.filter(isVoice).reduce((timeline, voice) => {
    const { shotId, mediaAssetId } = voice
    const asset = assets.get(mediaAssetId)
    const isNew = activeVoiceOverId(base, shotId) !== mediaAssetId && activeVoiceOverId(merged, shotId) === mediaAssetId
    const newClip = assets.get(shotOf(merged, shotId)?.activeVideoId ?? '')
    if (!asset || !isNew) return timeline
    const placed = placeVoiceOver(timeline, { shotId, asset, newClip, lines: captionsOf(items, voice), newId })
    return isSentenceChanged(base, merged, shotId) ? withOverlaysMoved(timeline, placed) : placed
  }, local)
}

type Voice = AudioItem & { readonly shotId: string }

const isVoice = (item: TimelineItem): item is Voice => item.type === 'audio' && item.shotId !== undefined

const activeVoiceOverId = (shots: ShotsMap, id: string): string | null => shotOf(shots, id)?.activeVoiceOverAudioId ?? null

/** Relative to the start of their voice-over. */
const captionsOf = (items: readonly TimelineItem[], { shotId, startTimeInFrames }: Voice): readonly CaptionItem[] =>
  items
    .filter((item): item is CaptionItem => item.type === 'caption' && item.shotId === shotId)
    .map((line) => ({ ...line, startTimeInFrames: line.startTimeInFrames - startTimeInFrames }))
