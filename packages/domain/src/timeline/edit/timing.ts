/** How the editor answers to hands and clocks, in ms unless named otherwise. */
export const TIMING = {
  /** How long an arrow is held before its frames repeat, so that a tap is one frame. */
  frameRepeatDelay: 300,
  /** Between frames while an arrow is held. */
  frameRepeat: 8,
  /** Between steps of loudness while an arrow is held. */
  volumeRepeat: 150,
  seekDebounce: 50,
  syncDebounce: 1000,
  /** When a failed sync is tried again by itself, each counted from the last failure. */
  syncRetries: [5000, 15_000, 45_000],
} as const

/** How an export is asked for and waited for, in ms. */
export const RENDER_TIMING = { poll: 2000, timeout: 600_000, startRetries: 3, startRetryDelay: 1000 } as const
