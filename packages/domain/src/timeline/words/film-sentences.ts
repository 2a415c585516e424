import { endFrame } from '../frames.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import { byStart } from '../pack.ts'
import { filmWords, type FilmWord } from './film-words.ts'

/** Words that are read as one line: what is said in a narrated shot, else a sentence. `shotId`: of a narrated shot. */
export type FilmSentence = { readonly words: readonly FilmWord[]; readonly shotId: string | null }

const ENDS_SENTENCE = /[.!?…。！？]["'”’»)\]]*$/u

/**
 *     |   A   |      B      |   ->   [A's words] [B's first sentence.] [B's second one.]     if A is narrated and B a recording
 *
 * The film's words by shot, those of recordings by sentence too. A caption that stays whole over a cut is one line. `isNarrated`: whether a shot's
 * voice-over is spoken from its text.
 */
export function filmSentences(timeline: Timeline, isNarrated: (shotId: string) => boolean): readonly FilmSentence[] {
  const clips = timeline.tracks.find(({ isPrimary }) => isPrimary)?.items.toSorted(byStart) ?? []
  const sentences: { words: FilmWord[]; shotId: string | null; clip: TimelineItem | undefined }[] = []
  let at = 0
  for (const word of filmWords(timeline.tracks)) {
    while (clips[at] && endFrame(clips[at]!) <= word.startFrame) at += 1
    const clip = clips[at]
    const last = sentences.at(-1)
    const before = last?.words.at(-1)
    const isSameLine = before?.captionId === word.captionId || (last !== undefined && isSameShot(last.clip, clip))
    if (last && isSameLine && !(last.shotId === null && ENDS_SENTENCE.test(before!.text))) {
      last.words.push(word)
      last.clip = clip
    } else sentences.push({ words: [word], clip, shotId: clip?.shotId !== undefined && isNarrated(clip.shotId) ? clip.shotId : null })
  }
  return sentences.map(({ words, shotId }) => ({ words, shotId }))
}

const isSameShot = (a: TimelineItem | undefined, b: TimelineItem | undefined): boolean =>
  a === b || (a?.shotId !== undefined && a.shotId === b?.shotId)

/** Words to move, and the word that they are moved before. */
export type SentenceMove = { readonly words: readonly FilmWord[]; readonly before: FilmWord }

/**
 *     1 2 3 4   from 0 to 2   ->   2 3 1 4      as 2 3 before 1, so that what follows the last one stays where it is
 *
 * What moves a sentence to the place of another one, by index; null where it is already.
 */
export function sentenceMove(sentences: readonly FilmSentence[], from: number, to: number): SentenceMove | null {
  const [moved, target] = [sentences[from], sentences[to]]
  if (!moved || !target || from === to) return null
  if (to < from) return { words: moved.words, before: target.words[0]! }
  return { words: sentences.slice(from + 1, to + 1).flatMap(({ words }) => words), before: moved.words[0]! }
}
