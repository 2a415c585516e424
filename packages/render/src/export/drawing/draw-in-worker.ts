import { Worker } from 'node:worker_threads'
import type { Box } from '../../draw/context.ts'
import type { CompositorOptions } from './compositor.ts'
import type { WorkerRequest } from './draw-worker.ts'
import type { DrawRequest } from './drawing.ts'

type Reply = { readonly id: number; readonly result?: unknown; readonly error?: string }
type PendingRequest = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }

let worker: Worker | null = null
let lastId = 0
const pending = new Map<number, PendingRequest>()

function settle({ id, result, error }: Reply): void {
  const request = pending.get(id)
  pending.delete(id)
  if (pending.size === 0) worker?.unref()
  if (error === undefined) request?.resolve(result)
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

function request(message: WorkerRequest, transfer: readonly ArrayBuffer[] = []): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const id = ++lastId
    pending.set(id, { resolve, reject })
    const thread = drawingThread()
    thread.ref()
    thread.postMessage({ id, ...message }, transfer)
  })
}

/** `drawToFile` in a worker thread. */
export const drawInWorker = async (drawing: DrawRequest): Promise<Box> => (await request({ kind: 'file', request: drawing })) as Box

export type OpenCompositor = {
  /** RGBA pixels of a frame. `changed`: pixels of the pictures that are new at it, which this process gives away. */
  draw(frame: number, changed: readonly (Uint8Array<ArrayBuffer> | null)[]): Promise<Uint8Array>
  close(): void
}

/** A `Compositor` in the worker thread. */
export async function openCompositor(options: CompositorOptions): Promise<OpenCompositor> {
  const compositor = (await request({ kind: 'open', options })) as number
  return {
    async draw(frame, changed) {
      const transfer = changed.filter((pixels) => pixels !== null).map(({ buffer }) => buffer)
      return (await request({ kind: 'frame', compositor, frame, changed }, transfer)) as Uint8Array
    },
    close: () => void request({ kind: 'close', compositor }).catch(() => undefined),
  }
}
