import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'

type InlineEditOptions = {
  readonly text: string
  readonly onCommit: (text: string) => void
}

/**
 * In-place editing of a text: Enter and blur commit, Escape reverts, Enter with Shift, Ctrl, Alt or Meta
 * inserts a line break, and Enter during IME composition is ignored.
 */
export function useInlineEdit({
  text,
  onCommit,
}: InlineEditOptions): Pick<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  const [draft, show] = useState<string | null>(null)
  // A ref, as committing may unmount the field before the state is updated.
  const open = useRef<string | null>(null)
  const setDraft = (next: string | null) => {
    open.current = next
    show(next)
  }
  const commit = () => {
    const typed = open.current
    setDraft(null)
    if (typed !== null && typed !== text) onCommit(typed)
  }
  // A field that is unmounted, e.g. scrolled out of a virtualized list, gets no blur event.
  const commitAtLast = useEffectEvent(commit)
  useEffect(() => () => commitAtLast(), [])
  return {
    value: draft ?? text,
    onChange: (event) => setDraft(event.currentTarget.value),
    onBlur: commit,
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const field = event.currentTarget
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape') {
        event.stopPropagation()
        setDraft(null)
      } else if (event.key === 'Enter') {
        event.preventDefault()
        if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) insertBreak(field, setDraft)
        else field.blur()
      }
    },
  }
}

/** Replaces the selection by a line break, undoable where `execCommand` is available. */
function insertBreak(field: HTMLTextAreaElement, onText: (text: string) => void): void {
  if (document.execCommand?.('insertText', false, '\n')) return
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  onText(field.value)
}
