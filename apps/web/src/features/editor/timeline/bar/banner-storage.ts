type Memory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'fablecut:timeline-banner'

/** Without storage the banner is shown on each visit. */
export function isBannerHidden(memory: Memory): boolean {
  try {
    return memory.getItem(KEY) === 'hidden'
  } catch {
    return false
  }
}

export function hideBanner(memory: Memory): void {
  try {
    memory.setItem(KEY, 'hidden')
  } catch {
    // Hidden for this visit only.
  }
}
