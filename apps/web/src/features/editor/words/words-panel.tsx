import { filmWords, type FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { useMemo, useRef, useState } from 'react'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { useEditor } from '../session/editor-context.tsx'
import { CleanUp } from './clean-up.tsx'
import { Transcript } from './transcript.tsx'
import { WordSearch } from './word-search.tsx'

/** The film's words as text, from which the film is edited. */
export function WordsPanel() {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const words = useMemo(() => filmWords(tracks), [tracks])
  const clipStarts = useMemo(
    () => tracks.find(({ isPrimary }) => isPrimary)?.items.map(({ startTimeInFrames }) => startTimeInFrames) ?? [],
    [tracks],
  )
  const [marked, setMarked] = useState<ReadonlySet<FilmWord>>(NONE)
  const [shown, setShown] = useState<FilmWord | null>(null)
  const search = useRef<HTMLInputElement>(null)
  if (words.length === 0) return <p className="py-6 text-center text-13 text-text-3">{texts.empty}</p>
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
      <Transcript words={words} clipStarts={clipStarts} marked={marked} shown={shown} onSearch={() => search.current?.focus()} />
      <CleanUp words={words} onPreview={(found) => setMarked(new Set(found))} />
      <p className="text-12 text-text-3">{texts.hint}</p>
    </>
  )
}

const NONE: ReadonlySet<FilmWord> = new Set()
