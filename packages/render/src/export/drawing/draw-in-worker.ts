import { Worker } from 'node:worker_threads'
import type { Box } from '../../draw/context.ts'
import type { DrawRequest } from './drawing.ts'

type Answer = { readonly id: number; readonly box?: Box; readonly error?: string }
type Waiting = { readonly resolve: (box: Box) => void; readonly reject: (error: Error) => void }

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, Waiting>()

function settle({ id, box, error }: Answer): void {
  const request = waiting.get(id)
  waiting.delete(id)
  if (waiting.size === 0) worker?.unref()
  if (box) request?.resolve(box)
  else request?.reject(new Error(`drawing failed: ${error}`))
}

function failAll(error: Error): void {
  worker = null
  for (const request of waiting.values()) request.reject(error)
  waiting.clear()
}

/** One thread for all drawing of this process, started with the first request; it does not keep the process alive. */
function drawingThread(): Worker {
  worker ??= new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] })
    .on('message', settle)
    .on('error', failAll)
    .on('exit', (code) => failAll(new Error(`the drawing thread ended with code ${code}`)))
  return worker
}

/** As `drawToFile`, off this thread. */
export function drawInWorker(request: DrawRequest): Promise<Box> {
  return new Promise((resolve, reject) => {
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    const thread = drawingThread()
    thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage({ id, request })
  })
}
