import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import { ANALYSIS_STEP_SECONDS, type SongFeatures } from '@fablecut/domain/song/song-features'
import { createListener } from '../listener.ts'
import type { TokenizedLine } from './tokenized-line.ts'

/** With a band behind it our own voices are no measure for who sings; alone, a voice is followed up to here. */
const LONGEST_SECONDS = 180
const MAX_CHARACTERS = 3000
/** So many of the words have to begin where a voice is heard, and last as long as words do. */
const PLAUSIBLE_PART = 0.8
const HEARD = 0.15
const LONGEST_WORD_SECONDS = 3

/** Times of the words, for a voice without accompaniment; undefined where the result is not plausible. */
export async function alignWords(
  audio: Uint8Array,
  lines: readonly TokenizedLine[],
  reading: SongFeatures,
): Promise<TimedLyricLine[] | undefined> {
  const knownText = lines.map(({ words }) => words.join(' ')).join('.\n')
  if (reading.tempoBpm !== null || reading.durationSeconds > LONGEST_SECONDS || knownText.length > MAX_CHARACTERS) return undefined
  const { segments: _, ...heard } = await createListener().doGenerate({
    audio,
    mediaType: 'audio/wav',
    providerOptions: { fablecut: { knownText } },
  })
  const words = (heard as { words?: readonly { startSecond: number; endSecond: number }[] }).words ?? []
  if (words.length !== lines.reduce((sum, line) => sum + line.words.length, 0)) return undefined
  const plausible = words.filter(
    ({ startSecond, endSecond }) =>
      endSecond - startSecond < LONGEST_WORD_SECONDS && (reading.voice[Math.floor(startSecond / ANALYSIS_STEP_SECONDS + 0.5)] ?? 0) > HEARD,
  )
  if (plausible.length < PLAUSIBLE_PART * words.length) return undefined
  let next = 0
  return lines.map((line) => ({
    text: line.text,
    words: line.words.map((text) => {
      const { startSecond, endSecond } = words[next++]!
      return { text, startSeconds: startSecond, endSeconds: Math.min(endSecond, reading.durationSeconds) }
    }),
  }))
}
