import { hasSpaceBetween } from '@fablecut/domain/captions/text-width'
import type { FilmSentence } from '@fablecut/domain/timeline/words/film-sentences'
import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { GripVertical } from 'lucide-react'
import { Fragment } from 'react'
import { sentenceTexts } from '../../../texts/editor/sentence.ts'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { cx } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useEditor } from '../session/editor-context.tsx'

/** How a word is shown. `pauseFrames`: of a pause before it that would be removed; 0 without one. */
export type WordLook = {
  readonly isSelected: boolean
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly isCut: boolean
  readonly pauseFrames: number
}

type TranscriptLineProps = {
  sentence: FilmSentence
  index: number
  /** Of its first word among all words. */
  firstWord: number
  lookOf: (word: FilmWord, index: number) => WordLook
  /** Where a dragged sentence would be put. */
  dropSide: 'before' | 'after' | null
  isDragged: boolean
  isSpoken: boolean
}

/** A sentence of the transcript, with a handle to drag it by. */
export function TranscriptLine({ sentence, index, firstWord, lookOf, dropSide, isDragged, isSpoken }: TranscriptLineProps) {
  return (
    <div
      data-sentence={index}
      className={cx(
        'group relative flex items-start gap-1 py-0.5',
        isDragged && 'opacity-40',
        dropSide === 'before' && 'shadow-[0_-2px_0_0_var(--c-accent)]',
        dropSide === 'after' && 'shadow-[0_2px_0_0_var(--c-accent)]',
      )}
    >
      <span
        data-grip={index}
        aria-hidden
        className="hit relative mt-1 shrink-0 cursor-grab touch-none text-text-off group-hover:text-text-3 touch:text-text-3"
      >
        <GripVertical className="size-4" />
      </span>
      <span className="min-w-0 grow">
        {sentence.words.map((word, place) => (
          <Fragment key={`${word.captionId} ${word.index}`}>
            {place > 0 && hasSpaceBetween(sentence.words[place - 1]!.text, word.text) && ' '}
            <Word word={word} index={firstWord + place} look={lookOf(word, firstWord + place)} />
          </Fragment>
        ))}
        {isSpoken && (
          <span className="ms-2 inline-flex items-center gap-1 text-12 text-text-2">
            <Spinner /> {sentenceTexts.running}
          </span>
        )}
      </span>
    </div>
  )
}

type WordProps = { word: FilmWord; index: number; look: WordLook }

function Word({ word, index, look: { isSelected, isCurrent, isMarked, isCut, pauseFrames } }: WordProps) {
  const fps = useEditor(({ story }) => story.fps)
  const spoken = (
    <span
      data-word={index}
      aria-current={isCurrent || undefined}
      className={cx(
        'rounded-sm px-px',
        isSelected ? 'bg-accent text-on-accent' : isCurrent && 'bg-accent-soft',
        isMarked && 'underline decoration-2 underline-offset-4',
        isCut && 'opacity-40',
      )}
    >
      {word.text}
    </span>
  )
  if (pauseFrames === 0) return spoken
  return (
    <>
      <span className="me-1 rounded-full border border-dashed border-accent-line px-1.5 text-12 text-text-2 tabular-nums line-through">
        {texts.pause((pauseFrames / fps).toFixed(1))}
      </span>
      {spoken}
    </>
  )
}
