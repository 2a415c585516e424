/** `npm start` passes Ctrl-C on although the terminal has sent it to every process already: one key press arrives twice, a few milliseconds apart. */
const SAME_KEY_PRESS_MS = 1_000

/** A handler of stop signals: the first one stops in order; a later one, of somebody who does not want to wait, forces the end. `now`: in milliseconds. */
export function stopSignalHandler(actions: { stop(): void; force(): void }, now: () => number = () => performance.now()): () => void {
  let firstAt: number | undefined
  return () => {
    if (firstAt === undefined) {
      firstAt = now()
      actions.stop()
    } else if (now() - firstAt >= SAME_KEY_PRESS_MS) actions.force()
  }
}
