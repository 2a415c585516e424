/** The download button is idle again so long after its end, in milliseconds. Source: H-167. */
export const IDLE_AFTER_MS = 500

/** Ends half a second after its work, however that ends. Source: H-167. */
export async function idleLater(work: () => Promise<void>, later: (resolve: () => void, milliseconds: number) => unknown): Promise<void> {
  try {
    await work()
  } finally {
    await new Promise<void>((resolve) => later(resolve, IDLE_AFTER_MS))
  }
}
