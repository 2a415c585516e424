import { useState } from 'react'
import { browserStorage } from '../../storage/browser-storage.ts'

const ORDER_KEY = 'story-community-order'

function storeItem(key: string, value: string): void {
  try {
    browserStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** A preference in local storage. `parse` validates the stored value; nothing is stored before a choice. */
function useStoredPreference<V extends string>(key: string, parse: (stored: string | null) => V): [V, (value: V) => void] {
  const [value, setValue] = useState(() => parse(browserStorage.getItem(key)))
  const choose = (next: V) => {
    storeItem(key, next)
    setValue(next)
  }
  return [value, choose]
}

const orderOf = (stored: string | null) => (stored === 'for_you' || stored === 'following' ? stored : 'newest')

/** Order of the community, stored in the browser. Default: newest. */
export const useOrder = () => useStoredPreference(ORDER_KEY, orderOf)

/** Whether hovered videos play with sound. Default: off. */
export const useAutoSound = () => useStoredPreference('story-community-auto-sound', (stored) => (stored === 'true' ? 'true' : 'false'))
