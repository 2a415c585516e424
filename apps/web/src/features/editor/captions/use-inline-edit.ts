import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'

type InlineEditOptions = {
  readonly text: string
  readonly onCommit: (text: string) => void
}

/** Debounce of typing before a commit, in ms. */
const PAUSE_MS = 1200

type InlineEdit = Pick<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'>

/**
 * In-place editing of a text: a pause, Enter and blur commit, Escape restores the text from before the field was edited, Enter with Shift, Ctrl, Alt or
 * Meta inserts a line break, and Enter during IME composition is ignored.
 */
export function useInlineEdit({ text, onCommit }: InlineEditOptions): InlineEdit {
  const { draft, type, commit, close, revert } = useDraft({ text, onCommit })
  return {
    value: draft ?? text,
    onChange: (event) => type(event.currentTarget.value, isComposing(event.nativeEvent)),
    onBlur: close,
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const field = event.currentTarget
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        revert()
      } else if (event.key === 'Enter') {
        event.preventDefault()
        if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) insertBreak(field, (next) => type(next, false))
        else {
          commit()
          field.blur()
        }
      }
    },
  }
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing

/**
 * The typed text while a field is edited, else null. What was typed stays in the field as it is, also where the document stores it differently, until the
 * field is left or the document changes otherwise, as by undo.
 */
function useDraft({ text, onCommit }: InlineEditOptions) {
  const [draft, show] = useState<string | null>(null)
  // Refs, as committing may unmount the field before the state is updated.
  const open = useRef<string | null>(null)
  const committed = useRef<string | null>(null)
  const before = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOwnChange = useRef(false)
  const setDraft = (next: string | null) => {
    clearTimeout(timer.current)
    if (next !== null && open.current === null) [before.current, committed.current] = [text, text]
    open.current = next
    show(next)
  }
  const write = (next: string) => {
    if (next === committed.current) return
    committed.current = next
    isOwnChange.current = true
    onCommit(next)
  }
  const commit = () => {
    if (open.current !== null) write(open.current)
  }
  const close = () => {
    commit()
    setDraft(null)
  }
  const commitPaused = useEffectEvent(commit)
  const onStored = useEffectEvent((stored: string) => {
    if (!isOwnChange.current && open.current !== null && stored !== committed.current) setDraft(null)
    isOwnChange.current = false
  })
  useEffect(() => onStored(text), [text])
  // A field that is unmounted, e.g. scrolled out of a virtualized list, gets no blur event.
  const closeAtLast = useEffectEvent(close)
  useEffect(() => () => closeAtLast(), [])
  return {
    draft,
    commit,
    close,
    type(next: string, isUnfinished: boolean) {
      setDraft(next)
      if (!isUnfinished) timer.current = setTimeout(commitPaused, PAUSE_MS)
    },
    revert() {
      if (open.current !== null) write(before.current)
      setDraft(null)
    },
  }
}

/** Replaces the selection by a line break, undoable where `execCommand` is available. */
function insertBreak(field: HTMLTextAreaElement, onText: (text: string) => void): void {
  if (document.execCommand?.('insertText', false, '\n')) return
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  onText(field.value)
}
