/** How the editor answers to hands and clocks, in ms unless named otherwise. Source: E-352. */
export const TIMING = {
  /** How long an arrow is held before its frames repeat, so that a tap is one frame. Source: E-084, E-085. */
  frameRepeatDelay: 300,
  /** Between frames while an arrow is held. Source: E-085. */
  frameRepeat: 8,
  /** Between steps of loudness while an arrow is held. Source: E-088. */
  volumeRepeat: 150,
  seekDebounce: 50,
  syncDebounce: 1000,
  /** When a failed sync is tried again by itself, each counted from the last failure. Source: ED-33. */
  syncRetries: [5000, 15_000, 45_000],
} as const

/** How an export is asked for and waited for, in ms. Source: E-353, ED-70. */
export const RENDER_TIMING = { poll: 2000, timeout: 600_000, startRetries: 3, startRetryDelay: 1000 } as const
