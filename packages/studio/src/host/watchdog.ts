import { workerData } from 'node:worker_threads'

// Worker thread of the engine process. While a call blocks the main thread, `disconnect` is not handled; this thread detects that the
// host was killed (the parent id changes) and ends the process group.

const { parent } = workerData as { readonly parent: number }

setInterval(() => {
  if (process.ppid !== parent) process.kill(-process.pid, 'SIGKILL')
}, 500)
