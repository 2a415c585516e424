import { shotOf, type ShotsMap } from '../storyboard/story-document.ts'

/** Whether a shot's text and voice-over have both changed. A new voice-over alone is a take of the text. False for an added or removed shot. */
export function isSentenceChanged(before: ShotsMap, after: ShotsMap, shotId: string): boolean {
  const [was, now] = [shotOf(before, shotId), shotOf(after, shotId)]
  return !!was && !!now && was.voiceOver !== now.voiceOver && was.activeVoiceOverAudioId !== now.activeVoiceOverAudioId
}
