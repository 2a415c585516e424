import { readFile } from 'node:fs/promises'
import type { SpokenWord } from '@fablecut/generation/ports/options'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import { distributeWords } from '../transcription/distribute-words.ts'
import { lettersOf } from '../transcription/letters-of.ts'
import { transcribeWords } from '../transcription/transcribe-words.ts'

export type NarrationAudio = {
  readonly path: string
  readonly durationSeconds: number
  /** What is said. */
  readonly text: string
  readonly language: string | undefined
  /** Times of its words, where the provider reports them. */
  readonly reported: readonly SpokenWord[] | undefined
}

/** Words that end later than the audio by more than this are of another audio. */
const TOLERANCE_SECONDS = 0.5

/**
 * When each word of a narration is said: as its provider reports, where its words are those of the text; else by aligning the text. Where neither gives times,
 * the words divide the audio by their lengths. Throws UnfitMedia for audio that ends before its words.
 */
export async function timeWords(audio: NarrationAudio, signal: AbortSignal | undefined): Promise<readonly SpokenWord[]> {
  const { reported = [], text, durationSeconds } = audio
  if ((reported.at(-1)?.endSeconds ?? 0) > durationSeconds + TOLERANCE_SECONDS) throw new UnfitMedia('The speech ends before its words')
  if (saysText(reported, text)) return withinAudio(reported, durationSeconds)
  const aligned = await align(audio, signal)
  return withinAudio(aligned.length > 0 ? aligned : distributeWords(text, 0, durationSeconds), durationSeconds)
}

/** Providers may report numbers and abbreviations as they are spoken, which captions cannot show. */
const saysText = (words: readonly SpokenWord[], text: string): boolean =>
  words.length > 0 && lettersOf(words.map((word) => word.text).join('')) === lettersOf(text)

async function align({ path, text, language }: NarrationAudio, signal: AbortSignal | undefined): Promise<readonly SpokenWord[]> {
  const input = { audio: await readFile(path), mediaType: 'audio/wav', knownText: text, ...(language && { language }) }
  return (await transcribeWords(input, signal)).lines.flatMap(({ words }) => words)
}

/** Ascending, without overlap, inside the audio. */
function withinAudio(words: readonly SpokenWord[], durationSeconds: number): SpokenWord[] {
  let from = 0
  return words.map(({ text, startSeconds, endSeconds }) => {
    const start = Math.min(durationSeconds, Math.max(from, startSeconds))
    from = Math.min(durationSeconds, Math.max(start, endSeconds))
    return { text, startSeconds: start, endSeconds: from }
  })
}
