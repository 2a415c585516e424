import { setTimeout } from 'node:timers/promises'
import { storedName } from '../files.ts'
import type { ObjectStore } from './object-store.ts'

const announcementOf = (hash: string) => `removals/${hash}`
/** Time that a removal may take from its announcement to its end. */
const REMOVAL_MS = 20_000
/** After this time an announcement is one of a process that was killed. */
const ABANDONED_MS = 3 * REMOVAL_MS
const POLL_MS = 250

/**
 * Removal of blobs that is safe against a concurrent put in another process, without a lock and without conditional requests, which not every
 * server has. A removal is announced by an object `removals/{hash}` before the age of the blob is read; a put looks for announcements after it has
 * written. So either the removal sees the fresh blob, or the put sees the announcement, waits for its end and writes again.
 */
export function createRemoval(store: ObjectStore) {
  async function isStale(key: string, freshMs: number): Promise<boolean | null> {
    const facts = await store.head(key)
    return facts && Date.now() - facts.modifiedAt >= freshMs
  }

  /** Whether a removal was announced, which has ended now. */
  async function awaitRemoval(hash: string): Promise<boolean> {
    const key = announcementOf(hash)
    let wasAnnounced = false
    for (;;) {
      const announced = await store.head(key)
      if (!announced) return wasAnnounced
      wasAnnounced = true
      if (Date.now() - announced.modifiedAt > ABANDONED_MS) await store.delete(key)
      else await setTimeout(POLL_MS)
    }
  }

  return {
    /** Runs `put`, which writes the blob or refreshes its age, until no removal can undo it. */
    async putSafely(hash: string, put: () => Promise<void>): Promise<void> {
      do await put()
      while (await awaitRemoval(hash))
    },
    /** Deletes a blob that was not put within the last `freshMs`; returns whether it is gone. */
    async removeStale(hash: string, freshMs: number): Promise<boolean> {
      const key = storedName('blobs', hash)
      const isOld = await isStale(key, freshMs)
      if (!isOld) return isOld === null
      const startedAt = Date.now()
      await store.put(announcementOf(hash), Buffer.from(hash))
      try {
        const isStillOld = await isStale(key, freshMs)
        if (!isStillOld) return isStillOld === null
        const leftMs = startedAt + REMOVAL_MS - Date.now()
        if (leftMs <= 0) return false
        await store.delete(key, AbortSignal.timeout(leftMs))
        return true
      } finally {
        await store.delete(announcementOf(hash))
      }
    },
  }
}
