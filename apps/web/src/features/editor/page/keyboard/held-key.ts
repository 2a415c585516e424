/** A held key with its own repeat timer, as the rates of operating systems differ. */
export type HeldKey = { readonly key: string; release(): void }

/** In ms. `delayMs`: between the first step and the first repeat. */
export type KeyRepeat = { readonly delayMs: number; readonly everyMs: number }

/** Steps at once, and after the delay at every interval; `onRelease` runs once, when the key is released. */
export function holdKey(key: string, { delayMs, everyMs }: KeyRepeat, step: () => void, onRelease: () => void): HeldKey {
  step()
  let repeating: ReturnType<typeof setInterval> | undefined
  const waiting = setTimeout(() => {
    step()
    repeating = setInterval(step, everyMs)
  }, delayMs)
  let isHeld = true
  return {
    key,
    release() {
      if (!isHeld) return
      isHeld = false
      clearTimeout(waiting)
      clearInterval(repeating)
      onRelease()
    },
  }
}
