type Memory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'fablecut:timeline-banner'

/** Where a browser keeps nothing, the hint comes back. */
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
    // Nothing to do: it is hidden for this visit.
  }
}
