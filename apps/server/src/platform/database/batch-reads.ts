/** A batch that hangs, as its connection broke unnoticed, does not delay the others. */
const BATCHES_AT_ONCE = 4

type Waiting<T> = Map<string, PromiseWithResolvers<T | null>>

/**
 * Reads rows by id for many callers with few queries: calls of one turn of the event loop, and those that come while `BATCHES_AT_ONCE` batches are being
 * read, share the next batch. Null: there is no such row. A caller never gets a read that began before its call.
 */
export function batchReads<T>(readMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>): (id: string) => Promise<T | null> {
  let waiting: Waiting<T> = new Map()
  let running = 0
  let isScheduled = false
  const schedule = (): void => {
    if (isScheduled || running === BATCHES_AT_ONCE || waiting.size === 0) return
    isScheduled = true
    setImmediate(() => void readWaiting())
  }
  const readWaiting = async (): Promise<void> => {
    const batch = waiting
    waiting = new Map()
    isScheduled = false
    running += 1
    await settle(batch, readMany)
    running -= 1
    schedule()
  }
  return (id) => {
    const read = waiting.get(id) ?? Promise.withResolvers<T | null>()
    waiting.set(id, read)
    schedule()
    return read.promise
  }
}

async function settle<T>(batch: Waiting<T>, readMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>): Promise<void> {
  try {
    const rows = await readMany([...batch.keys()])
    for (const [id, { resolve }] of batch) resolve(rows.get(id) ?? null)
  } catch (error) {
    for (const { reject } of batch.values()) reject(error)
  }
}
