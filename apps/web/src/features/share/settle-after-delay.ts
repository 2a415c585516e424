/** The download button is idle again so long after its end, in milliseconds. */
export const IDLE_DELAY_MS = 500

/** Resolves half a second after the work settles. */
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
