import { browserStorage } from '../../../../storage/browser-storage.ts'

const KEY = 'voice-offers-declined'

/** Languages whose voice offer was declined in this browser. */
export function declinedOffers(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((language) => typeof language === 'string') : []
  } catch {
    return []
  }
}

/** Without storage the offer is only hidden until the page is left. */
export function declineOffer(language: string): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify([...new Set([...declinedOffers(), language])]))
  } catch {
    // Storage is full or forbidden.
  }
}
