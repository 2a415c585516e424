import { parentPort } from 'node:worker_threads'
import { drawToFile, type DrawRequest } from './drawing.ts'

/** Worker thread for drawing, which takes tens of milliseconds and would block the server's event loop. */
parentPort?.on('message', ({ id, request }: { readonly id: number; readonly request: DrawRequest }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, ...attempt(request) })
})

function attempt(request: DrawRequest) {
  try {
    return { box: drawToFile(request) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
