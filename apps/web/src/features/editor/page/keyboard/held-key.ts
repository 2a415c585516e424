/** Repeats while a key is held, by a clock of our own: systems repeat at rates of theirs. Source: E-085, E-088. */
export type HeldKey = { readonly key: string; release(): void }

/** Steps at once and then every `everyMs`; `onRelease` once, when it is let go. */
export function holdKey(key: string, everyMs: number, step: () => void, onRelease: () => void): HeldKey {
  step()
  const timer = setInterval(step, everyMs)
  let isHeld = true
  return {
    key,
    release() {
      if (!isHeld) return
      isHeld = false
      clearInterval(timer)
      onRelease()
    },
  }
}
