import { endCardStart } from '../../story/shot-plan/film/end-card-start.ts'
import { cueLimitsFor } from '../../captions/cue-limits.ts'
import { splitIntoCues } from '../../captions/cues.ts'
import { defaultCaptionStyle } from '../../captions/default-style.ts'
import type { BuildRequest } from './build-request.ts'
import type { AudioItem, CaptionItem, TimelineItem, Track } from '../model.ts'
import type { Speech } from '../speech.ts'

type SpokenShot = { readonly clip: TimelineItem; readonly voice: AudioItem; readonly speech: Speech }

/** Builds the caption track for spoken words, each caption within its shot and before its end card. Empty when no word has a time. */
export function captionTrack(shots: readonly SpokenShot[], request: BuildRequest): readonly Track[] {
  const items = shots.flatMap((shot) => captionsOf(shot, request))
  if (items.length === 0) return []
  return [{ id: `track_caption_${request.newId()}`, type: 'file', subtype: 'caption', isPrimary: false, items }]
}

function captionsOf({ clip, voice, speech }: SpokenShot, request: BuildRequest): readonly CaptionItem[] {
  const style = { ...defaultCaptionStyle(request.frame), ...request.captions.style }
  const limits = cueLimitsFor(style, request.frame, request.fps)
  const availableFrames = clip.startTimeInFrames + shownFrames(clip, request) - voice.startTimeInFrames
  return splitIntoCues(speech.words, availableFrames, limits).map(({ text, words, startTimeInFrames, durationInFrames }) => ({
    id: request.newId(),
    type: 'caption',
    shotId: clip.shotId,
    // Captions move with their voice-over (ED-19).
    ...(voice.groupId !== undefined && { groupId: voice.groupId }),
    startTimeInFrames: voice.startTimeInFrames + startTimeInFrames,
    durationInFrames,
    caption: { data: { text, words }, style },
  }))
}

/** Frames of a clip until its end card. */
const shownFrames = ({ durationInFrames, shotId }: TimelineItem, { endCards, fps }: BuildRequest): number =>
  shotId !== undefined && endCards?.has(shotId) ? Math.floor(endCardStart(durationInFrames / fps) * fps) : durationInFrames
