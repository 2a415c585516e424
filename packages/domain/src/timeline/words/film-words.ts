import { captionsOf } from '../../captions/subtitles.ts'
import { endFrame } from '../frames.ts'
import type { CaptionItem, CaptionWord, Track } from '../model.ts'

/** A word of the film, or the whole text of a caption whose words have no times of their own. Frames of the film; `index`: in its caption. */
export type FilmWord = {
  readonly captionId: string
  readonly index: number
  readonly text: string
  readonly startFrame: number
  readonly endFrame: number
}

/** All words of the captions, in order of time. */
export const filmWords = (tracks: readonly Track[]): readonly FilmWord[] =>
  captionsOf(tracks)
    .flatMap((item) =>
      wordsOf(item).map((word, index): FilmWord => ({
        captionId: item.id,
        index,
        text: word.text,
        startFrame: item.startTimeInFrames + word.startTimeInFrames,
        endFrame: item.startTimeInFrames + endFrame(word),
      })),
    )
    .toSorted((a, b) => a.startFrame - b.startFrame)

function wordsOf({ caption: { data }, durationInFrames }: CaptionItem): readonly CaptionWord[] {
  if (data.words && data.words.length > 0) return data.words
  return data.text.trim() === '' ? [] : [{ text: data.text, startTimeInFrames: 0, durationInFrames }]
}
