/** The download button is idle again so long after its end, in milliseconds. */
export const IDLE_AFTER_MS = 500

/** Resolves half a second after the work settles. */
export async function busyForAtMost(
  work: () => Promise<void>,
  later: (resolve: () => void, milliseconds: number) => unknown,
): Promise<void> {
  try {
    await work()
  } finally {
    await new Promise<void>((resolve) => later(resolve, IDLE_AFTER_MS))
  }
}
