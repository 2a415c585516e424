import { parentPort } from 'node:worker_threads'
import { Compositor, type CompositorOptions } from './compositor.ts'
import { drawToFile, type DrawRequest } from './drawing.ts'

/** `id` names the request; frames are drawn by the compositor that was opened with `compositor`. */
export type WorkerRequest =
  | { readonly kind: 'file'; readonly request: DrawRequest }
  | { readonly kind: 'open'; readonly options: CompositorOptions }
  | { readonly kind: 'frame'; readonly compositor: number; readonly frame: number; readonly changed: readonly (Uint8Array | null)[] }
  | { readonly kind: 'close'; readonly compositor: number }

const compositors = new Map<number, Compositor>()

/** Worker thread for drawing, which takes tens of milliseconds and would block the server's event loop. */
parentPort?.on('message', ({ id, ...request }: WorkerRequest & { readonly id: number }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, ...attempt(id, request) })
})

function attempt(id: number, request: WorkerRequest): { readonly result?: unknown; readonly error?: string } {
  try {
    return { result: perform(id, request) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function perform(id: number, request: WorkerRequest): unknown {
  switch (request.kind) {
    case 'file':
      return drawToFile(request.request)
    case 'open':
      compositors.set(id, new Compositor(request.options))
      return id
    case 'frame':
      return compositors.get(request.compositor)?.draw(request.frame, request.changed)
    case 'close':
      return compositors.delete(request.compositor)
  }
}
