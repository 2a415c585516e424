import type { ObjectFacts, ObjectStore } from './object-store.ts'

/** A use is recorded once in this time, which is half of the shortest time after which unused entries are deleted. */
const INTERVAL_MS = 30 * 60_000

/** Records uses of cache entries as the modification time of their objects, by which the least recently used ones are found. */
export function createUses(store: ObjectStore) {
  const recorded = new Map<string, number>()
  return {
    /** A use that cannot be recorded is lost, which costs at most the entry. */
    async record(key: string, known?: ObjectFacts): Promise<void> {
      const now = Date.now()
      if (now - (recorded.get(key) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return
      for (const [known, at] of recorded) if (now - at >= INTERVAL_MS) recorded.delete(known)
      recorded.set(key, now)
      const facts = known ?? (await store.head(key).catch(() => null))
      if (facts && now - facts.modifiedAt >= INTERVAL_MS) await store.refresh(key, facts).catch(() => {})
    },
  }
}
