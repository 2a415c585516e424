import { useState, useSyncExternalStore } from 'react'
import { useTextHistory, type TextHistory } from './use-text-history.ts'

/** Text state outside of a form, with undo history. */
export function useLocalText(): { readonly text: string; readonly history: TextHistory } {
  const [store] = useState(createTextStore)
  const history = useTextHistory(store)
  return { text: useSyncExternalStore(history.subscribe, store.read), history }
}

function createTextStore() {
  let text = ''
  return {
    read: () => text,
    write: (next: string) => {
      text = next
    },
  }
}
