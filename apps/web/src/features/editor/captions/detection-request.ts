import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { readPriceBook } from '@fablecut/contracts/wire/price-book'
import type { CategoryId } from '@fablecut/domain/story/category'
import type { DetectLanguage } from '@fablecut/domain/captions/languages'
import { estimate } from '@fablecut/domain/pricing/estimate'
import type { AudioItem, Timeline, Track } from '@fablecut/domain/timeline/model'
import { assetsById, trackCategory } from '@fablecut/domain/timeline/queries'

/** Audio to transcribe. */
export const AUDIO_CHOICES = ['voiceover', 'music', 'both'] as const
export type AudioChoice = (typeof AUDIO_CHOICES)[number]

type AudioTrack = Omit<Track, 'items'> & { readonly items: readonly AudioItem[] }

const isAudio = (item: Track['items'][number]): item is AudioItem => item.type === 'audio'

function audioTracksOf({ tracks, mediaAssets }: Timeline, category: 'voiceover' | 'music'): readonly AudioTrack[] {
  const assets = assetsById(mediaAssets)
  return tracks
    .filter((track) => trackCategory(track, assets) === category)
    .map((track) => ({ ...track, items: track.items.filter(isAudio) }))
    .filter(({ items }) => items.length > 0)
}

/** Choices available for a timeline. */
export function audioChoicesOf(timeline: Timeline): readonly AudioChoice[] {
  const [voices, songs] = [audioTracksOf(timeline, 'voiceover').length > 0, audioTracksOf(timeline, 'music').length > 0]
  if (voices && songs) return AUDIO_CHOICES
  return voices ? ['voiceover'] : songs ? ['music'] : []
}

/** Whether detection is offered: requires audio; vlogs get their captions from the script. */
export const canDetect = (timeline: Timeline, categoryId: CategoryId): boolean =>
  categoryId !== 'character_vlog' && audioChoicesOf(timeline).length > 0

/** Default choice: music for music videos, else voice-overs. */
export function defaultAudioChoice(choices: readonly AudioChoice[], categoryId: CategoryId): AudioChoice {
  const preferred: AudioChoice = categoryId === 'music_video' ? 'music' : 'voiceover'
  return choices.includes(preferred) ? preferred : (choices[0] ?? preferred)
}

export function tracksToTranscribe(timeline: Timeline, choice: AudioChoice): readonly AudioTrack[] {
  const kinds = choice === 'both' ? (['voiceover', 'music'] as const) : [choice]
  const ids = new Map(kinds.flatMap((category) => audioTracksOf(timeline, category)).map((track) => [track.id, track]))
  return timeline.tracks.flatMap(({ id }) => ids.get(id) ?? [])
}

/** Total duration of the audio, in seconds. */
export function secondsToTranscribe(tracks: readonly AudioTrack[], fps: number): number {
  return tracks.reduce((sum, { items }) => sum + items.reduce((frames, item) => frames + item.durationInFrames, 0), 0) / fps
}

/** Price in credits; null while the price list is missing or invalid. */
export function detectionPrice(book: unknown, seconds: number): number | null {
  const prices = readPriceBook(book)
  return prices && estimate(prices, { key: 'story.caption_generation', inputs: { durationSeconds: seconds } }).credits
}

type DetectionOptions = {
  readonly storyId: string
  readonly categoryId: CategoryId
  readonly choice: AudioChoice
  readonly language: DetectLanguage
  readonly credits: number | null
}

/** Request body: audio tracks with their assets; no `language` for `auto`. */
export function detectionRequest(timeline: Timeline, { storyId, categoryId, choice, language, credits }: DetectionOptions) {
  const tracks = tracksToTranscribe(timeline, choice)
  const used = new Set(tracks.flatMap(({ items }) => items.map(({ mediaAssetId }) => mediaAssetId)))
  return {
    story_id: storyId,
    tracks: tracks.map(({ id, type, name, subtype, items }) => ({
      id,
      type,
      ...(name && { name }),
      ...(subtype && { subtype }),
      items: [...items],
    })),
    mediaAssets: timeline.mediaAssets.filter(({ id }) => used.has(id)).map(toWireMediaAsset),
    globalConfig: { fps: timeline.globalConfig.fps },
    captionSegmentStrategy: categoryId === 'music_video' ? ('line' as const) : ('sentence' as const),
    ...(language !== 'auto' && { language }),
    ...(credits !== null && { expected_credits: credits }),
  }
}
