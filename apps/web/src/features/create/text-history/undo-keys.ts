import { flushSync } from 'react-dom'
import { changedRange } from './undo-stack.ts'
import type { TextHistory } from './use-text-history.ts'

type TextField = HTMLTextAreaElement | HTMLInputElement

/** Routes undo and redo of a text field (keys and browser menu) through `history`. Returns the clean-up. */
export function bindUndoKeys(field: TextField, history: TextHistory): () => void {
  const step = (event: Event, move: 'undo' | 'redo') => {
    event.preventDefault()
    // Prevents shortcuts of the page.
    event.stopPropagation()
    if (field.readOnly) return
    const before = field.value
    flushSync(history[move])
    const { afterEnd } = changedRange(before, field.value)
    field.setSelectionRange(afterEnd, afterEnd)
  }
  const onKey = (event: KeyboardEvent) => {
    const move = moveOf(event)
    if (move !== null) step(event, move)
  }
  const onBeforeInput = (event: InputEvent) => {
    if (event.inputType === 'historyUndo') step(event, 'undo')
    if (event.inputType === 'historyRedo') step(event, 'redo')
  }
  field.addEventListener('keydown', onKey as EventListener)
  field.addEventListener('beforeinput', onBeforeInput as EventListener)
  return () => {
    field.removeEventListener('keydown', onKey as EventListener)
    field.removeEventListener('beforeinput', onBeforeInput as EventListener)
  }
}

function moveOf({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}
