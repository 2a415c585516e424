/** Intervals of the editor, in ms. */
export const TIMING = {
  /** Delay before a held arrow key repeats, so that a tap is one frame. */
  frameRepeatDelay: 300,
  /** Interval between frames while an arrow key is held. */
  frameRepeat: 8,
  /** Interval between volume steps while an arrow key is held. */
  volumeRepeat: 150,
  seekDebounce: 50,
  syncDebounce: 1000,
  /** Delays of automatic retries of a failed sync, each after the last failure. */
  syncRetries: [5000, 15_000, 45_000],
} as const

/** Polling and retries of an export, in ms. */
export const RENDER_TIMING = { poll: 2000, timeout: 600_000, startRetries: 3, startRetryDelay: 1000 } as const
