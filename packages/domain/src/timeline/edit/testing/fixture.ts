import type { Shot } from '../../../story/shots/shot.ts'
import { endFrame } from '../../frames.ts'
import type { CaptionItem, MediaAsset, Timeline, TimelineItem, Track } from '../../model.ts'
import { buildAsset } from '../../story-fixture.ts'
import type { EditResult } from '../refusal.ts'
import { activeAssetId } from '../storyboard/shot-media.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

/** For tests: an item as `[id, start, duration, more]`. */
type Sketch = readonly [id: string, start: number, duration: number, more?: object]

export const clip = ([id, start, duration, more]: Sketch): TimelineItem => ({
  id,
  type: 'video',
  mediaAssetId: 'long',
  startTimeInFrames: start,
  durationInFrames: duration,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: duration,
  ...more,
})
export const picture = ([id, start, duration, more]: Sketch): TimelineItem =>
  clip([id, start, duration, { type: 'image', mediaAssetId: 'picture', ...more }])
export const voice = ([id, start, duration, more]: Sketch): TimelineItem =>
  clip([id, start, duration, { type: 'audio', mediaAssetId: 'voice', ...more }])
export const song = ([id, start, duration, more]: Sketch): TimelineItem =>
  clip([id, start, duration, { type: 'audio', mediaAssetId: 'song', ...more }])
export const failedItem = ([id, start, duration, more]: Sketch): TimelineItem =>
  ({
    id,
    type: 'overlay',
    startTimeInFrames: start,
    durationInFrames: duration,
    overlayConfig: { type: 'error', message: 'Generation Error' },
    ...more,
  }) as TimelineItem
export const caption = ([id, start, duration, more]: Sketch): CaptionItem => ({
  id,
  type: 'caption',
  startTimeInFrames: start,
  durationInFrames: duration,
  caption: { data: { text: id } },
  ...more,
})

const row =
  (type: Track['type'], isPrimary: boolean) =>
  (id: string, items: readonly TimelineItem[]): Track => ({ id, type, isPrimary, items })
export const primaryTrackOf = row('video', true)
export const upperTrack = row('video', false)
export const audioTrack = row('audio', false)
export const captionTrack = row('file', false)

const audio = { resourceType: 'audio' } as const
const ASSETS: readonly MediaAsset[] = [
  buildAsset('long', { metadata: { duration: 100, frames: 3000, fps: 30 } }),
  buildAsset('source-120', { metadata: { duration: 4, frames: 120, fps: 30 } }),
  buildAsset('source-30', { metadata: { duration: 1, frames: 30, fps: 30 } }),
  buildAsset('source-200', { metadata: { duration: 200 / 30 } }),
  buildAsset('picture', { resourceType: 'image', metadata: null }),
  buildAsset('unknown', { metadata: null }),
  buildAsset('voice', { ...audio, subtype: 'voiceover', metadata: { duration: 100 } }),
  buildAsset('voice-100', { ...audio, subtype: 'voiceover', metadata: { duration: 100 / 30 } }),
  buildAsset('song', { ...audio, subtype: 'music', metadata: { duration: 100 } }),
  buildAsset('song-100', { ...audio, subtype: 'music', metadata: { duration: 100 / 30 } }),
  buildAsset('song-90', { ...audio, subtype: 'music', metadata: { duration: 3 } }),
  buildAsset('song-60', { ...audio, subtype: 'music', metadata: { duration: 2 } }),
]

export const aTimeline = (tracks: readonly Track[], more: readonly MediaAsset[] = []): Timeline => ({
  tracks,
  mediaAssets: [...ASSETS, ...more],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
})

/** A timeline with only a primary track. */
export const filmOf = (...items: readonly Sketch[]): Timeline => aTimeline([primaryTrackOf('main', items.map(clip))])

/** Layout as text, tracks separated by `|`, e.g. `A 0-60, B 60-150 | ~ 0-90`. */
export const layoutOf = ({ tracks }: Timeline): string =>
  tracks.map(({ items }) => items.map((item) => `${item.id} ${item.startTimeInFrames}-${endFrame(item)}`).join(', ')).join(' | ')

/** Layout after an edit, or the code of its refusal. */
export const layoutAfter = (edit: EditResult): string => (edit.ok ? layoutOf(edit.value) : edit.refusal.code)

/** The edited timeline; throws on a refusal. */
export function unwrap(edit: EditResult): Timeline {
  if (!edit.ok) throw new Error(`refused: ${JSON.stringify(edit.refusal)}`)
  return edit.value
}

export const itemOf = ({ tracks }: Timeline, id: string): TimelineItem => {
  const item = tracks.flatMap(({ items }) => items).find((candidate) => candidate.id === id)
  if (!item) throw new Error(`no item ${id}`)
  return item
}

export const aShot = (shotId: string, more: Partial<Shot> = {}): Shot => ({
  shotId,
  shotType: 'auto',
  lexorank: '',
  imagePrompt: 'A fox',
  videoPrompt: '',
  plan: null,
  voiceOver: '',
  isHidden: false,
  hiddenAt: null,
  activeImageId: null,
  activeImageUrl: null,
  activeVideoId: `v-${shotId}`,
  activeVideoUrl: null,
  activeVoiceOverAudioId: null,
  activeVoiceOverAudioUrl: null,
  ...more,
})

/** A story whose shots are on the primary track in order, 60 frames each, with further tracks and assets. */
export function aStory(shots: readonly Shot[], others: readonly Track[] = [], more: readonly MediaAsset[] = []): StoryDocument {
  const keys = ['c', 'f', 'i', 'l', 'o', 'r', 'u', 'x']
  const ranked = shots.map((shot, index) => ({ ...shot, lexorank: shot.lexorank || (keys[index] ?? 'z') }))
  const seen = ranked.filter(({ isHidden }) => !isHidden)
  const items = seen.map((shot, index) =>
    clip([shot.shotId.replace('s', 'V'), index * 60, 60, { shotId: shot.shotId, mediaAssetId: activeAssetId(shot) ?? '' }]),
  )
  const assets = ranked.map((shot) => buildAsset(activeAssetId(shot) ?? '', { shotId: shot.shotId, metadata: { duration: 10 } }))
  return {
    shots: Object.fromEntries(ranked.map((shot) => [shot.shotId, shot])),
    timeline: aTimeline([primaryTrackOf('main', items), ...others], [...assets, ...more]),
  }
}
