import { beforeEach, vi } from 'vitest'

/**
 * For test files that type and undo: keys of one word are one undo step only when they come within a second, which on a busy machine they do not. The clock
 * of the text history stands still, so what is typed without anything between is one step.
 */
export function stopTypingClock(): void {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
  })
}
