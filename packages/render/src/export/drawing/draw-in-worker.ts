import { Worker } from 'node:worker_threads'
import type { Box } from '../../draw/context.ts'
import type { DrawRequest } from './drawing.ts'

type Reply = { readonly id: number; readonly box?: Box; readonly error?: string }
type PendingRequest = { readonly resolve: (box: Box) => void; readonly reject: (error: Error) => void }

let worker: Worker | null = null
let lastId = 0
const pending = new Map<number, PendingRequest>()

function settle({ id, box, error }: Reply): void {
  const request = pending.get(id)
  pending.delete(id)
  if (pending.size === 0) worker?.unref()
  if (box) request?.resolve(box)
  else request?.reject(new Error(`drawing failed: ${error}`))
}

function failAll(error: Error): void {
  worker = null
  for (const request of pending.values()) request.reject(error)
  pending.clear()
}

/** The drawing thread of this process, started with the first request; it does not keep the process alive while idle. */
function drawingThread(): Worker {
  worker ??= new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] })
    .on('message', settle)
    .on('error', failAll)
    .on('exit', (code) => failAll(new Error(`the drawing thread ended with code ${code}`)))
  return worker
}

/** `drawToFile` in a worker thread. */
export function drawInWorker(request: DrawRequest): Promise<Box> {
  return new Promise((resolve, reject) => {
    const id = ++lastId
    pending.set(id, { resolve, reject })
    const thread = drawingThread()
    thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage({ id, request })
  })
}
