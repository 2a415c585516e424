import type { AudioItem, CaptionItem, Timeline, TimelineItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { shotOf, type ShotsMap } from '../storyboard/story-document.ts'
import { placeVoiceOver } from '../storyboard/place-voice-over.ts'

export type ServerVoiceOvers = {
  /** What both knew last. */
  readonly base: ShotsMap
  /** The shots here, with what the server changed of them. */
  readonly merged: ShotsMap
  readonly server: Timeline
  readonly newId: () => string
}

/**
 *     server    | picture    |  |~new words~|  |line|line|      it placed what it spoke
 *     local     | picture |     |~old~|        |line|           edited here meanwhile
 *     ->        | picture    |  |~new words~|  |line|line|      and everything else as it was edited here
 *
 * The timeline here with the voice-overs that the server made since `base`, their shots as long as they need and captioned anew. A shot whose
 * voice-over was changed here keeps its own. All media of the server have to be at hand.
 */
export function mergeVoiceOvers(local: Timeline, { base, merged, server, newId }: ServerVoiceOvers): Timeline {
  const assets = assetsById(local.mediaAssets)
  const items = server.tracks.flatMap((track) => track.items)
  return items.filter(isVoice).reduce((timeline, voice) => {
    const { shotId, mediaAssetId } = voice
    const asset = assets.get(mediaAssetId)
    const isNew = activeVoiceOverId(base, shotId) !== mediaAssetId && activeVoiceOverId(merged, shotId) === mediaAssetId
    return asset && isNew ? placeVoiceOver(timeline, { shotId, asset, lines: captionsOf(items, voice), newId }) : timeline
  }, local)
}

type Voice = AudioItem & { readonly shotId: string }

const isVoice = (item: TimelineItem): item is Voice => item.type === 'audio' && item.shotId !== undefined

const activeVoiceOverId = (shots: ShotsMap, id: string): string | null => shotOf(shots, id)?.activeVoiceOverAudioId ?? null

/** From the start of their voice-over. */
const captionsOf = (items: readonly TimelineItem[], { shotId, startTimeInFrames }: Voice): readonly CaptionItem[] =>
  items
    .filter((item): item is CaptionItem => item.type === 'caption' && item.shotId === shotId)
    .map((line) => ({ ...line, startTimeInFrames: line.startTimeInFrames - startTimeInFrames }))
