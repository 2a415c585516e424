import type { Track } from '../model.ts'
import { filmWords } from './film-words.ts'
import type { FilmRange } from './film-range.ts'

/** Silence that stays of a pause between words, in seconds. */
const REMAINING_SECONDS = 0.2

/** Pauses between words that are longer than `seconds`, without a short silence that stays of each; frames of the film. */
export function findPauses(
  tracks: readonly Track[],
  { seconds, fps }: { readonly seconds: number; readonly fps: number },
): readonly FilmRange[] {
  const remaining = Math.round(REMAINING_SECONDS * fps)
  const pauses: FilmRange[] = []
  let spokenUntil: number | null = null
  for (const word of filmWords(tracks)) {
    if (spokenUntil !== null && word.startFrame - spokenUntil > Math.max(seconds * fps, remaining)) {
      const startFrame = spokenUntil + Math.ceil(remaining / 2)
      pauses.push({ startFrame, endFrame: word.startFrame - Math.floor(remaining / 2) })
    }
    spokenUntil = Math.max(spokenUntil ?? 0, word.endFrame)
  }
  return pauses
}
