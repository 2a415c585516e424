/** `npm start` forwards Ctrl-C although the terminal sends it to every process: one key press arrives twice within milliseconds. */
const SAME_KEY_PRESS_MS = 1_000

/** A handler of stop signals: the first one shuts down in order, a later one exits at once. `now`: in milliseconds. */
export function stopSignalHandler(actions: { stop(): void; force(): void }, now: () => number = () => performance.now()): () => void {
  let firstAt: number | undefined
  return () => {
    if (firstAt === undefined) {
      firstAt = now()
      actions.stop()
    } else if (now() - firstAt >= SAME_KEY_PRESS_MS) actions.force()
  }
}
