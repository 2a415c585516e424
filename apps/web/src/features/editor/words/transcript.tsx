import { hasSpaceBetween } from '@fablecut/domain/captions/text-width'
import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { Fragment, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { usePlayback } from '../session/editor-context.tsx'
import { useWordSelection } from './use-word-selection.ts'

type TranscriptProps = {
  words: readonly FilmWord[]
  /** In frames of the film. */
  clipStarts: readonly number[]
  /** Matches of the search, or words that would be removed. */
  marked: ReadonlySet<FilmWord>
  /** Scrolled into view. */
  shown: FilmWord | null
  onSearch: () => void
}

/** Running text of the film's words: a click moves the playhead, a selection can be deleted, cut and moved. */
export function Transcript({ words, clipStarts, marked, shown, onSearch }: TranscriptProps) {
  const text = useRef<HTMLDivElement>(null)
  const { from, to, cut, isEmpty, ...selection } = useWordSelection(words)
  const current = usePlayback(({ frame }) => words.findIndex((word) => word.startFrame <= frame && frame < word.endFrame))
  const isSelected = (index: number): boolean => !isEmpty && from <= index && index <= to
  const isPlaying = usePlayback((state) => state.isPlaying)
  const shownIndex = shown ? words.indexOf(shown) : isPlaying ? current : -1
  useEffect(() => {
    if (shownIndex >= 0) text.current?.querySelector(`[data-word="${shownIndex}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shownIndex])
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return
    const index = wordAt(document.elementFromPoint(event.clientX, event.clientY))
    if (index !== null) selection.extendTo(index)
  }
  const press = (event: KeyboardEvent): void => {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
    if (isFind) onSearch()
    if (isFind || selection.press(event)) event.preventDefault()
  }
  return (
    <>
      <div
        ref={text}
        role="textbox"
        aria-readonly
        aria-multiline
        aria-label={texts.transcript}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          const index = wordAt(event.target)
          if (index !== null) selection.place(index, event.shiftKey)
        }}
        onPointerMove={drag}
        className="min-h-44 grow basis-0 cursor-text overflow-y-auto rounded-md bg-well p-3 text-13 leading-6 whitespace-pre-wrap select-none focus-visible:outline-2 focus-visible:outline-accent"
      >
        {words.map((word, index) => (
          <Fragment key={`${word.captionId} ${word.index}`}>
            {separator(words[index - 1], word, clipStarts)}
            <span
              data-word={index}
              aria-current={index === current || undefined}
              className={cx(
                'rounded-sm px-px',
                isSelected(index) ? 'bg-accent text-on-accent' : index === current && 'bg-accent-soft',
                marked.has(word) && 'underline decoration-2 underline-offset-4',
                cut?.has(word) && 'opacity-40',
              )}
            >
              {word.text}
            </span>
          </Fragment>
        ))}
      </div>
      {!isEmpty && (
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" onClick={selection.remove}>
            {texts.delete}
          </Button>
          <Button size="sm" onClick={cut ? selection.paste : selection.cutOut}>
            {cut ? texts.paste : texts.cut}
          </Button>
        </div>
      )}
      {cut && (
        <p role="status" className="text-12 text-text-2">
          {texts.toMove(cut.size)}
        </p>
      )}
    </>
  )
}

/** A new line where a clip starts between two words. */
function separator(before: FilmWord | undefined, { text, startFrame }: FilmWord, clipStarts: readonly number[]): string {
  if (!before) return ''
  if (clipStarts.some((start) => before.startFrame < start && start <= startFrame)) return '\n'
  return hasSpaceBetween(before.text, text) ? ' ' : ''
}

/** Index of the word that an element shows. */
function wordAt(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null
  return element ? Number(element.dataset['word']) : null
}
