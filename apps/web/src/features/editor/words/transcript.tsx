import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { usePlayback } from '../session/editor-context.tsx'
import { SentenceEditor } from './sentence/sentence-editor.tsx'
import { TranscriptActions } from './transcript-actions.tsx'
import { TranscriptLine, type WordLook } from './transcript-line.tsx'
import { indexOf, useSentenceDrag } from './use-sentence-drag.ts'
import type { useSentences } from './use-sentences.ts'
import { useWordSelection } from './use-word-selection.ts'

type TranscriptProps = {
  words: readonly FilmWord[]
  story: ReturnType<typeof useSentences>
  /** Matches of the search, or words that would be removed. */
  marked: ReadonlySet<FilmWord>
  /** Frames of pauses that would be removed, by the word after each. */
  pauseBefore: ReadonlyMap<FilmWord, number>
  /** Scrolled into view. */
  shown: FilmWord | null
  onSearch: () => void
}

/** Text of the film by sentences: a click moves the playhead, a selection can be deleted, cut, moved and rewritten, a sentence can be dragged. */
export function Transcript({ words, story, marked, pauseBefore, shown, onSearch }: TranscriptProps) {
  const text = useRef<HTMLDivElement>(null)
  const { sentences, starts, written } = story
  const [announced, setAnnounced] = useState('')
  const move = (from: number, to: number): boolean => {
    const at = story.move(from, to)
    if (at === null) return false
    selection.select(at)
    setAnnounced(texts.moved(to + 1, sentences.length))
    return true
  }
  const change = (typed: string | null): boolean => story.change(from, to, typed)
  const { from, to, cut, isEmpty, ...selection } = useWordSelection(words, {
    change,
    move: (by) => !isEmpty && move(story.sentenceAt(from), story.sentenceAt(from) + by),
  })
  const current = usePlayback(({ frame }) => words.findIndex((word) => word.startFrame <= frame && frame < word.endFrame))
  const isPlaying = usePlayback((state) => state.isPlaying)
  const shownIndex = shown ? words.indexOf(shown) : isPlaying ? current : -1
  useEffect(() => {
    if (shownIndex >= 0) text.current?.querySelector(`[data-word="${shownIndex}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shownIndex])
  const { drag, ...dragging } = useSentenceDrag(move)
  const lookOf = (word: FilmWord, index: number): WordLook => ({
    isSelected: !isEmpty && from <= index && index <= to,
    isCurrent: index === current,
    isMarked: marked.has(word),
    isCut: cut?.has(word) === true,
    pauseFrames: pauseBefore.get(word) ?? 0,
  })
  const pointerMove = (event: PointerEvent): void => {
    if (drag) return dragging.move(event)
    const index = event.buttons === 1 ? indexOf(document.elementFromPoint(event.clientX, event.clientY), 'word') : null
    if (index !== null) selection.extendTo(index)
  }
  const press = (event: KeyboardEvent): void => {
    if (drag && event.key === 'Escape') return dragging.cancel()
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
    if (isFind) onSearch()
    if (isFind || selection.press(event)) event.preventDefault()
  }
  const close = (): void => {
    story.close()
    text.current?.focus()
  }
  const chosen = story.sentenceAt(from)
  return (
    <>
      <div
        ref={text}
        // A form is not part of a text field.
        {...(written ? { role: 'group' } : { role: 'textbox', 'aria-readonly': true, 'aria-multiline': true })}
        aria-label={texts.transcript}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (dragging.start(event)) return
          const index = indexOf(event.target, 'word')
          if (index !== null) selection.place(index, event.shiftKey)
        }}
        onPointerMove={pointerMove}
        onPointerUp={dragging.end}
        onPointerCancel={dragging.cancel}
        onDoubleClick={(event) => indexOf(event.target, 'word') !== null && change(null)}
        className="min-h-44 grow basis-0 cursor-text overflow-y-auto rounded-md bg-well py-2 pe-2 ps-1 text-13 leading-6 select-none focus-visible:outline-2 focus-visible:outline-accent"
      >
        {sentences.map((sentence, index) =>
          written && sentence.shotId === written.shotId ? (
            <SentenceEditor key={`${written.shotId} written`} sentence={written} onClose={close} />
          ) : (
            <TranscriptLine
              key={`${sentence.words[0]!.captionId} ${sentence.words[0]!.index}`}
              sentence={sentence}
              index={index}
              firstWord={starts[index]!}
              lookOf={lookOf}
              isDragged={drag?.from === index}
              dropSide={drag && drag.to === index && drag.from !== index ? (drag.to < drag.from ? 'before' : 'after') : null}
              isSpoken={sentence.shotId !== null && Object.hasOwn(story.running, sentence.shotId)}
            />
          ),
        )}
      </div>
      {!isEmpty && !written && (
        <TranscriptActions
          hasCut={cut !== null}
          onChange={story.canChange(chosen) ? () => change(null) : null}
          onDelete={selection.remove}
          onCut={selection.cutOut}
          onPaste={selection.paste}
          onUp={chosen > 0 ? () => move(chosen, chosen - 1) : null}
          onDown={chosen < sentences.length - 1 ? () => move(chosen, chosen + 1) : null}
        />
      )}
      {cut && (
        <p role="status" className="text-12 text-text-2">
          {texts.toMove(cut.size)}
        </p>
      )}
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </>
  )
}
