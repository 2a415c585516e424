import { captionsOf } from '@fablecut/domain/captions/subtitles'
import type { FilmRange } from '@fablecut/domain/timeline/words/film-range'
import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { useMemo, useRef, useState } from 'react'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { useEditor } from '../session/editor-context.tsx'
import { CleanUp } from './clean-up.tsx'
import { Transcript } from './transcript.tsx'
import { useSentences } from './use-sentences.ts'
import { WordSearch } from './word-search.tsx'

/** The film's words as text, from which the film is edited. */
export function WordsPanel() {
  const story = useSentences()
  const { sentences } = story
  const words = useMemo(() => sentences.flatMap((sentence) => sentence.words), [sentences])
  const [marked, setMarked] = useState<ReadonlySet<FilmWord>>(NONE)
  const [pauses, setPauses] = useState<readonly FilmRange[]>([])
  const pauseBefore = useMemo(() => pausesByWord(words, pauses), [words, pauses])
  const [shown, setShown] = useState<FilmWord | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const hasLines = useEditor(({ document }) => captionsOf(document.timeline.tracks).length > 0)
  if (words.length === 0) return <p className="py-6 text-center text-13 text-text-3">{hasLines ? texts.untyped : texts.empty}</p>
  return (
    <>
      <WordSearch
        ref={search}
        words={words}
        onMatches={(matches, current) => {
          setMarked(new Set(matches))
          setShown(current)
        }}
      />
      <Transcript
        words={words}
        story={story}
        marked={marked}
        pauseBefore={pauseBefore}
        shown={shown}
        onSearch={() => search.current?.focus()}
      />
      <CleanUp
        words={words}
        onPreview={(found) => {
          setMarked(new Set(found.fillers))
          setPauses(found.pauses)
        }}
      />
      <p className="text-12 text-text-3">{sentences.some(({ shotId }) => shotId !== null) ? texts.hint : texts.hintOfRecording}</p>
    </>
  )
}

/** Frames of the pause before each word that follows one. */
const pausesByWord = (words: readonly FilmWord[], pauses: readonly FilmRange[]): ReadonlyMap<FilmWord, number> =>
  new Map(
    pauses.flatMap(({ startFrame, endFrame }) => {
      const next = words.find((word) => word.startFrame >= endFrame)
      return next ? [[next, endFrame - startFrame] as const] : []
    }),
  )

const NONE: ReadonlySet<FilmWord> = new Set()
