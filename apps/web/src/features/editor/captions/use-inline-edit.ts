import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'

type InlineEditOptions = {
  readonly text: string
  readonly onCommit: (text: string) => void
}

/**
 * A text that is edited in place: Enter and leaving the field keep it, Escape brings the earlier one back, Enter with Shift, Ctrl, Alt or Meta
 * makes a new line, and Enter that ends a composition does nothing of it.
 */
export function useInlineEdit({
  text,
  onCommit,
}: InlineEditOptions): Pick<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  const [draft, show] = useState<string | null>(null)
  // What a commit settles is settled at once: the field may be taken away by it.
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
  // A field that is taken away, e.g. scrolled out of a long list, is told of no blur.
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

/** Puts a line break in place of what is selected. As an edit of the browser it can be undone like typing; elsewhere the text is set. */
function insertBreak(field: HTMLTextAreaElement, onText: (text: string) => void): void {
  if (document.execCommand?.('insertText', false, '\n')) return
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  onText(field.value)
}
