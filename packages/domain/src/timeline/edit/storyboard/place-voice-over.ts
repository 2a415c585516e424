import { cueLimitsFor } from '../../../captions/cue-limits.ts'
import { splitIntoCues } from '../../../captions/cues.ts'
import type { CaptionStyle } from '../../../captions/style.ts'
import { endFrame } from '../../frames.ts'
import type { AudioItem, CaptionItem, MediaAsset, Timeline, TimelineItem, Track } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { shotTiming } from '../../build/shot-timing.ts'
import type { Speech } from '../../speech.ts'
import { updateFollowingMusic } from '../following-music.ts'
import { insertedFrames } from '../new-item.ts'
import { withNewTrack } from '../new-track.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { prune } from '../prune.ts'
import { primaryTrack, withStart, withItems } from '../tracks.ts'
import { withPartsJoined } from './join-parts.ts'
import { withDuration } from './with-duration.ts'
import { withTake, withVoiceOver } from './replace-media.ts'

export type PlaceVoiceOver = {
  readonly shotId: string
  /** The voice-over; must be one of the timeline's media assets. */
  readonly asset: MediaAsset
  /** A new clip of the shot, which is shown at normal speed or faster. Default: its item stays. */
  readonly newClip?: MediaAsset | undefined
  readonly newId: () => string
} & (WithSpeech | WithCaptions)

type WithSpeech = {
  /** Words and their timing. */
  readonly speech: Pick<Speech, 'words'>
  /** Frame size of the film, for the width of captions. */
  readonly frame: { readonly width: number; readonly height: number }
}

type WithCaptions = {
  /** Captions, in frames relative to the start of the voice-over. */
  readonly lines: readonly CaptionItem[]
}

/**
 *     primary     |  A   |  B   |  ->  |    A     |  B   |     as long as the voice-over needs and the clip allows
 *     voice-over    |~a~|  |~b~|         |~~~a~~~|  |~b~|      same start as the old one
 *     captions      |..|   |...|         |...|...|  |...|      replaced if there were any; others move with their shots
 *
 * Places a new or first voice-over of a shot on the timeline. A shot that was cut into parts is one item again. An item that was linked only to
 * replaced items is in no group. No effect for shots that are not on the timeline.
 */
export function placeVoiceOver(timeline: Timeline, op: PlaceVoiceOver): Timeline {
  const joined = withPartsJoined(timeline, op.shotId)
  const clip = primaryTrack(joined)?.items.find(({ shotId }) => shotId === op.shotId)
  const old = voiceOverOf(joined, op.shotId)
  if (!clip || old?.mediaAssetId === op.asset.id) return timeline
  const { fps } = timeline.globalConfig
  const isTogether = !old || (old.startTimeInFrames >= clip.startTimeInFrames && old.startTimeInFrames < endFrame(clip))
  const groupId = old ? clip.groupId : (clip.groupId ?? `group_${op.shotId}`)
  const voice = old ? withVoiceOver(old, op.asset, fps) : firstVoiceOver(clip, { ...op, groupId: groupId! }, fps)
  const duration = isTogether ? clipDuration(clip, voice.durationInFrames, old) : clip.durationInFrames
  const shown = withClip(clip, op.newClip, fps)
  const resized = withDuration(
    groupId === shown.groupId ? shown : { ...shown, groupId: groupId! },
    duration,
    op.newClip ?? assetOf(timeline, clip),
    fps,
  )
  const base = old ? joined : withVoiceTrack(joined, op)
  const placed = withVoiceOverPlaced(base, { clip: resized, voice, isFirst: !old })
  const captioned = withCaptionsReplaced(placed, timeline, { ...op, clip: resized, voice, replaced: clip })
  return updateFollowingMusic(timeline, prune(timeline, captioned))
}

const isVoiceTrack = ({ type, subtype }: Track): boolean => type === 'audio' && subtype === 'voiceover'

export const voiceOverOf = ({ tracks }: Timeline, assetId: string): AudioItem | undefined =>
  tracks.flatMap(({ items }) => items).find((item): item is AudioItem => item.type === 'audio' && item.shotId === assetId)

const assetOf = ({ mediaAssets }: Timeline, item: TimelineItem): MediaAsset | undefined =>
  'mediaAssetId' in item ? assetsById(mediaAssets).get(item.mediaAssetId) : undefined

function withVoiceTrack(timeline: Timeline, { newId }: PlaceVoiceOver): Timeline {
  if (timeline.tracks.some(isVoiceTrack)) return timeline
  const index = timeline.tracks.findIndex(({ isPrimary }) => isPrimary) + 1
  return withNewTrack(timeline, { type: 'audio', subtype: 'voiceover', index, newId: newId(), items: [] })
}

/** Longer silence at the start and end of the film is only added by `buildTimeline`. */
const NEITHER_FIRST_NOR_LAST = { isFirst: false, isLast: false }

function firstVoiceOver(
  clip: TimelineItem,
  { shotId, asset, newId, groupId }: PlaceVoiceOver & { readonly groupId: string },
  fps: number,
): AudioItem {
  const durationInFrames = insertedFrames(asset, fps)
  const { leadFrames } = shotTiming(durationInFrames, NEITHER_FIRST_NOR_LAST)
  return {
    id: newId(),
    type: 'audio',
    ...(asset.title && { title: asset.title }),
    startTimeInFrames: clip.startTimeInFrames + leadFrames,
    durationInFrames,
    shotId,
    groupId,
    mediaAssetId: asset.id,
    sourceTrimStartFrames: 0,
    sourceTrimEndFrames: durationInFrames,
  }
}

/** Keeps the silence around the old voice-over; else uses the default. In frames. */
export function clipDuration(clip: TimelineItem, speechFrames: number, old: AudioItem | undefined): number {
  const defaultFrames = shotTiming(speechFrames, NEITHER_FIRST_NOR_LAST).durationFrames
  if (!old) return Math.max(defaultFrames, clip.durationInFrames)
  const lead = old.startTimeInFrames - clip.startTimeInFrames
  const tail = Math.max(0, endFrame(clip) - endFrame(old))
  return Math.max(1, lead + speechFrames + tail)
}

function withClip(item: TimelineItem, asset: MediaAsset | undefined, fps: number): TimelineItem {
  if (asset?.resourceType !== 'video' || ('mediaAssetId' in item && item.mediaAssetId === asset.id)) return item
  const { speed, ...taken } = withTake(item, { ...asset, resourceType: 'video' }, fps)
  return speed !== undefined && speed > 1 ? { ...taken, speed } : taken
}

type NewVoiceOver = { readonly clip: TimelineItem; readonly voice: AudioItem }

function withVoiceOverPlaced(base: Timeline, { clip, voice, isFirst }: NewVoiceOver & { readonly isFirst: boolean }): Timeline {
  const existingTrack = base.tracks.find((track) => (isFirst ? isVoiceTrack(track) : track.items.some(({ id }) => id === voice.id)))
  const placed = base.tracks.map((track): [string, readonly TimelineItem[]] => {
    const items = track.items.map((item) => (item.id === clip.id ? clip : item.id === voice.id ? voice : item))
    return [track.id, isFirst && track === existingTrack ? [...items, voice] : items]
  })
  return resolveLayout(base, new Map(placed))
}

/** Replaces the captions of the shot; captions of other shots move with their shots. */
function withCaptionsReplaced(
  now: Timeline,
  before: Timeline,
  op: PlaceVoiceOver & NewVoiceOver & { readonly replaced: TimelineItem },
): Timeline {
  const had = captionsOfShot(before, op.shotId)
  const isCaptioned = had.length > 0 || (voiceOverOf(before, op.shotId) === undefined && hasShotCaptions(before))
  const track = isCaptioned
    ? now.tracks.find(({ items }) => items.some((item) => isShotCaption(item) && (had.length === 0 || item.id === had[0]!.id)))
    : undefined
  const shifts = shiftsOf(before, now)
  const led = linkedPrimaryItems(before)
  return withItems(now, (anyTrack) => {
    if (anyTrack.type !== 'file') return anyTrack.items
    const remaining = anyTrack.items.filter((item) => !(isShotCaption(item) && item.shotId === op.shotId && isCaptioned))
    const moved = remaining.map((item) =>
      led.has(item.id) ? item : withStart(item, Math.max(0, item.startTimeInFrames + (shifts.get(item.shotId ?? '') ?? 0))),
    )
    return anyTrack === track
      ? [
          ...moved,
          ...newCaptions(now, had[0] ?? track.items.find(isShotCaption), { ...op, endGapFrames: endGapOf(op.replaced, had) }),
        ].toSorted((a, b) => a.startTimeInFrames - b.startTimeInFrames)
      : moved
  })
}

const isShotCaption = (item: TimelineItem): item is CaptionItem => item.type === 'caption' && item.shotId !== undefined
const hasShotCaptions = ({ tracks, globalConfig }: Timeline): boolean =>
  globalConfig.captions.enabled && tracks.some(({ items }) => items.some(isShotCaption))
const captionsOfShot = ({ tracks }: Timeline, shotId: string): readonly CaptionItem[] =>
  tracks.flatMap(({ items }) => items.filter(isShotCaption).filter((line) => line.shotId === shotId))

/** Distance that primary items moved, by shot id. */
function shiftsOf(before: Timeline, now: Timeline): ReadonlyMap<string, number> {
  const starts = new Map((primaryTrack(before)?.items ?? []).map(({ id, startTimeInFrames }) => [id, startTimeInFrames]))
  return new Map(
    (primaryTrack(now)?.items ?? []).flatMap(({ id, shotId, startTimeInFrames }) =>
      shotId === undefined ? [] : [[shotId, startTimeInFrames - (starts.get(id) ?? startTimeInFrames)]],
    ),
  )
}

/** Time without captions at the end of a clip, such as its end card, in frames. */
const endGapOf = (clip: TimelineItem, captions: readonly CaptionItem[]): number =>
  captions.length === 0 ? 0 : Math.max(0, endFrame(clip) - Math.max(...captions.map(endFrame)))

function newCaptions(
  { globalConfig: { fps } }: Timeline,
  like: CaptionItem | undefined,
  op: PlaceVoiceOver & NewVoiceOver & { readonly endGapFrames: number },
): readonly CaptionItem[] {
  const style = like?.caption.style
  return relativeCaptions(op, fps, style).map(({ caption, ...line }) => ({
    ...line,
    shotId: op.shotId,
    ...(op.voice.groupId !== undefined && { groupId: op.voice.groupId }),
    startTimeInFrames: Math.max(0, op.voice.startTimeInFrames + line.startTimeInFrames),
    caption: { ...caption, ...(style && { style }) },
  }))
}

/** Relative to the start of the voice-over. */
function relativeCaptions(
  op: PlaceVoiceOver & NewVoiceOver & { readonly endGapFrames: number },
  fps: number,
  style: CaptionStyle | undefined,
): readonly CaptionItem[] {
  if ('lines' in op) return op.lines
  const { clip, voice, speech, frame, newId, endGapFrames } = op
  const room = Math.max(endFrame(clip) - endGapFrames, endFrame(voice)) - voice.startTimeInFrames
  return splitIntoCues(speech.words, room, cueLimitsFor(style, frame, fps)).map(({ text, words, startTimeInFrames, durationInFrames }) => ({
    id: newId(),
    type: 'caption',
    startTimeInFrames,
    durationInFrames,
    caption: { data: { text, words } },
  }))
}
