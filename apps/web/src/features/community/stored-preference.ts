import { useState } from 'react'

const ORDER_KEY = 'story-community-order'

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function storeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing keeps it for this page.
  }
}

/** What this browser chose here last: what was stored is read by `parse`, nothing is stored before a choice. */
function useStoredPreference<V extends string>(key: string, parse: (stored: string | null) => V): [V, (value: V) => void] {
  const [value, setValue] = useState(() => parse(readItem(key)))
  const choose = (next: V) => {
    storeItem(key, next)
    setValue(next)
  }
  return [value, choose]
}

const orderOf = (stored: string | null) => (stored === 'for_you' ? 'for_you' : 'newest')

/** Order of the community, stored in the browser. Default: newest. */
export const useOrder = () => useStoredPreference(ORDER_KEY, orderOf)

/** Whether films under the pointer sound; anything but `true` is off. */
export const useAutoSound = () => useStoredPreference('story-community-auto-sound', (stored) => (stored === 'true' ? 'true' : 'false'))
