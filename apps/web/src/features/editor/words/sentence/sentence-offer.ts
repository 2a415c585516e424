import { sentenceFit, type SentenceFit } from '@fablecut/domain/timeline/edit/words/sentence-fit'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { isNarrated } from '@fablecut/domain/story/language/translation'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { estimateSpeechFrames } from '@fablecut/domain/timeline/words/estimate-speech'

/** What other words of a shot take. Durations in seconds, about. `canMakeClip`: whether a clip can be made for them. */
export type SentenceOffer = {
  readonly fit: SentenceFit['fit']
  readonly nowSeconds: number
  readonly thenSeconds: number
  readonly canMakeClip: boolean
}

/** Null for a shot that is not on the film. */
export function sentenceOffer({ shots, timeline }: StoryDocument, shotId: string, text: string): SentenceOffer | null {
  const shot = shots[shotId]
  const items = timeline.tracks.flatMap((track) => track.items)
  const parts = items.filter((candidate) => candidate.shotId === shotId && (candidate.type === 'video' || candidate.type === 'image'))
  if (!shot || parts.length === 0) return null
  const spokenFrames = framesOf(items.filter((candidate) => candidate.type === 'audio' && candidate.shotId === shotId))
  const { fps } = timeline.globalConfig
  const spoken = spokenFrames > 0 ? { text: shot.voiceOver, frames: spokenFrames } : null
  const fit = sentenceFit(timeline, { shotId, speechFrames: estimateSpeechFrames(text, spoken, fps) })
  if (!fit) return null
  return {
    fit: fit.fit,
    nowSeconds: framesOf(parts) / fps,
    thenSeconds: fit.durationInFrames / fps,
    canMakeClip: shot.activeImageId !== null && shot.activeVideoId !== null,
  }
}

const framesOf = (items: readonly TimelineItem[]): number => items.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)

/** Whether a shot's words are spoken from its text, so that they can be changed. Only stories made from a script have such shots. */
export const isSpokenFromText = ({ shots }: StoryDocument, categoryId: string, shotId: string): boolean => {
  const shot = shots[shotId]
  return (
    categoryId === 'script_to_video' &&
    shot !== undefined &&
    shot.shotType !== 'uploaded_video' &&
    shot.activeVoiceOverAudioId !== null &&
    isNarrated(shot)
  )
}
