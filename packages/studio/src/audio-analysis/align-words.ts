import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import { ANALYSIS_STEP_SECONDS, type SongFeatures } from '@fablecut/domain/song/song-features'
import { createListener } from '../listener.ts'
import type { TokenizedLine } from './tokenized-line.ts'

/** Maximum duration of an unaccompanied voice to align. Alignment to synthesized speech does not work with accompaniment. */
const MAX_SECONDS = 180
const MAX_CHARACTERS = 3000
/** Minimum fraction of words that start where a voice is detected and have a plausible duration. */
const MIN_PLAUSIBLE_FRACTION = 0.8
const VOICE_THRESHOLD = 0.15
const MAX_WORD_SECONDS = 3

/** Aligns lyrics to a voice without accompaniment; undefined if the result is not plausible or the song has a tempo. */
export async function alignWords(
  audio: Uint8Array,
  lines: readonly TokenizedLine[],
  features: SongFeatures,
): Promise<TimedLyricLine[] | undefined> {
  const knownText = lines.map(({ words }) => words.join(' ')).join('.\n')
  if (features.tempoBpm !== null || features.durationSeconds > MAX_SECONDS || knownText.length > MAX_CHARACTERS) return undefined
  const { segments: _, ...transcript } = await createListener().doGenerate({
    audio,
    mediaType: 'audio/wav',
    providerOptions: { fablecut: { knownText } },
  })
  const words = (transcript as { words?: readonly { startSecond: number; endSecond: number }[] }).words ?? []
  if (words.length !== lines.reduce((sum, line) => sum + line.words.length, 0)) return undefined
  const plausible = words.filter(
    ({ startSecond, endSecond }) =>
      endSecond - startSecond < MAX_WORD_SECONDS &&
      (features.voice[Math.floor(startSecond / ANALYSIS_STEP_SECONDS + 0.5)] ?? 0) > VOICE_THRESHOLD,
  )
  if (plausible.length < MIN_PLAUSIBLE_FRACTION * words.length) return undefined
  let next = 0
  return lines.map((line) => ({
    text: line.text,
    words: line.words.map((text) => {
      const { startSecond, endSecond } = words[next++]!
      return { text, startSeconds: startSecond, endSeconds: Math.min(endSecond, features.durationSeconds) }
    }),
  }))
}
