import { endFrame } from '../frames.ts'
import type { Track } from '../model.ts'
import { filmWords } from './film-words.ts'
import type { FilmRange } from './film-range.ts'

/** Silence that stays of a pause between words, in seconds. */
const REMAINING_SECONDS = 0.2

/**
 * Pauses between words that are longer than `seconds`, without a short silence that stays of each; frames of the film. Silence with a whole clip in it is
 * no pause: the clip is there for its picture.
 */
export function findPauses(
  tracks: readonly Track[],
  { seconds, fps }: { readonly seconds: number; readonly fps: number },
): readonly FilmRange[] {
  const remaining = Math.round(REMAINING_SECONDS * fps)
  const clips = tracks.find(({ isPrimary }) => isPrimary)?.items ?? []
  const hasClip = (start: number, end: number): boolean => clips.some((clip) => start <= clip.startTimeInFrames && endFrame(clip) <= end)
  const pauses: FilmRange[] = []
  let spokenUntil: number | null = null
  for (const word of filmWords(tracks)) {
    const isPause = spokenUntil !== null && word.startFrame - spokenUntil > Math.max(seconds * fps, remaining)
    if (spokenUntil !== null && isPause && !hasClip(spokenUntil, word.startFrame)) {
      const startFrame = spokenUntil + Math.ceil(remaining / 2)
      pauses.push({ startFrame, endFrame: word.startFrame - Math.floor(remaining / 2) })
    }
    spokenUntil = Math.max(spokenUntil ?? 0, word.endFrame)
  }
  return pauses
}
