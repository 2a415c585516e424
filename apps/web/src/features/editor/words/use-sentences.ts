import { filmSentences, sentenceMove, type FilmSentence } from '@fablecut/domain/timeline/words/film-sentences'
import { chosenText } from '@fablecut/domain/timeline/words/rewrite-words'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { sentenceChangesOf } from './sentence/sentence-changes.ts'
import type { WrittenSentence } from './sentence/sentence-editor.tsx'
import { isSpokenFromText } from './sentence/sentence-offer.ts'
import { wordEdits } from './word-edits.ts'

/** The film's sentences, the one that is being written, and moving them. */
export function useSentences() {
  const session = useEditorSession()
  const story = useEditor(({ document }) => document)
  const categoryId = useEditor((state) => state.story.categoryId)
  const { running, failed } = useStore(sentenceChangesOf(session))
  const [written, setWritten] = useState<WrittenSentence | null>(null)
  const sentences = useMemo(
    () => filmSentences(story.timeline, (shotId) => isSpokenFromText(story, categoryId, shotId)),
    [story, categoryId],
  )
  const starts = useMemo(() => startsOf(sentences), [sentences])
  /** Index of the sentence that a word, by index among all, belongs to. */
  const sentenceAt = (word: number): number => starts.findLastIndex((start) => start <= word)
  const canChange = (index: number): boolean => {
    const shotId = sentences[index]?.shotId ?? null
    return shotId !== null && !Object.hasOwn(running, shotId)
  }
  return {
    sentences,
    starts,
    sentenceAt,
    canChange,
    running,
    /** A sentence that is not on the film any more is not written either. */
    written: written && sentences.some(({ shotId }) => shotId === written.shotId) ? written : null,
    close: () => setWritten(null),
    /** Opens the sentence of the words `from`–`to` with `typed` in their place; null: with all of it as it is. Returns whether it can be changed. */
    change(from: number, to: number, typed: string | null): boolean {
      const index = sentenceAt(from)
      const sentence = sentences[index]
      if (!sentence || sentence.shotId === null || !canChange(index)) return false
      const start = starts[index]!
      const last = Math.min(to - start, sentence.words.length - 1)
      const unspoken = failed[sentence.shotId]
      const text = unspoken ?? story.shots[sentence.shotId]!.voiceOver
      setWritten({ shotId: sentence.shotId, ...writtenText(chosenText(text, sentence, from - start, last), typed) })
      return true
    },
    /** Moves a sentence to the place of another one; returns the index of its first word there, or null when it stays. */
    move(from: number, to: number): number | null {
      const moved = sentenceMove(sentences, from, to)
      if (!moved || !wordEdits(session).moveWords(moved.words, moved.before)) return null
      const before = to < from ? sentences.slice(0, to) : sentences.slice(0, to + 1).filter((_, index) => index !== from)
      return before.reduce((count, { words }) => count + words.length, 0)
    },
  }
}

function startsOf(sentences: readonly FilmSentence[]): readonly number[] {
  let count = 0
  return sentences.map(({ words }) => {
    count += words.length
    return count - words.length
  })
}

function writtenText({ text, start, end }: ReturnType<typeof chosenText>, typed: string | null): Omit<WrittenSentence, 'shotId'> {
  if (typed === null) return { text, start, end }
  const caret = start + typed.length
  return { text: text.slice(0, start) + typed + text.slice(end), start: caret, end: caret }
}
