import { workerData } from 'node:worker_threads'

// A thread of the engine process. While drawing or composing blocks the main thread, `disconnect` is not heard; this thread still sees that the
// host was killed (the parent's id changes) and ends the process group.

const { parent } = workerData as { readonly parent: number }

setInterval(() => {
  if (process.ppid !== parent) process.kill(-process.pid, 'SIGKILL')
}, 500)
