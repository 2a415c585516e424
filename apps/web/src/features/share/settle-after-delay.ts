/** Delay before the download button becomes idle again, in ms. */
export const IDLE_DELAY_MS = 500

/** Runs `work` and resolves half a second after it settles. */
export async function settleAfterDelay(
  work: () => Promise<void>,
  later: (resolve: () => void, milliseconds: number) => unknown,
): Promise<void> {
  try {
    await work()
  } finally {
    await new Promise<void>((resolve) => later(resolve, IDLE_DELAY_MS))
  }
}
