import { useCallback, type ChangeEvent } from 'react'
import { bindUndoKeys } from './undo-keys.ts'
import type { TextHistory } from './use-text-history.ts'

type TextField = HTMLTextAreaElement | HTMLInputElement

/** Props that route typing and undo keys of a text field through `history`; `fieldRef` also receives the element. */
export function useUndoableField(history: TextHistory, fieldRef?: (field: TextField | null) => void) {
  const ref = useCallback(
    (field: TextField | null) => {
      fieldRef?.(field)
      if (field === null) return
      const unbind = bindUndoKeys(field, history)
      return () => {
        unbind()
        fieldRef?.(null)
      }
    },
    [history, fieldRef],
  )
  const onChange = ({ target, nativeEvent }: ChangeEvent<TextField>) =>
    history.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
  return { ref, onChange }
}
