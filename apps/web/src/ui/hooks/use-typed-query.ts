import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** Pause in typing after which is searched. */
const PAUSE_MS = 250

/** Text of a search field whose query is elsewhere, as in the URL: it follows the field after a pause, and the field follows it when it changes otherwise. */
export function useTypedQuery(query: string, onQuery: (query: string) => void): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  if (shown !== query) {
    setShown(query)
    if (typed.trim() !== query.trim()) setTyped(query)
  }
  const settled = useDebounced(typed, PAUSE_MS)
  const search = useEffectEvent((text: string) => {
    if (text === typed && text !== query) onQuery(text)
  })
  useEffect(() => search(settled), [settled])
  return [typed, setTyped]
}
