const KEPT_MS = 86_400_000
/** Keys are not read again before, however many signatures fit none. */
const RENEWAL_MS = 60_000

export type SigningKeys<Key> = {
  /** Whether a key fits; rejects if the keys cannot be read. */
  some(fits: (key: Key) => boolean): Promise<boolean>
}

/** The keys that a provider signs with. They are read when they are first needed, after a day, and when none fits: then the provider may have new ones. */
export function createSigningKeys<Key>(read: () => Promise<readonly Key[]>): SigningKeys<Key> {
  let keys: readonly Key[] = []
  let readAt = Number.NEGATIVE_INFINITY
  async function renew(): Promise<void> {
    keys = await read()
    readAt = Date.now()
  }
  return {
    async some(fits) {
      if (Date.now() - readAt > KEPT_MS) await renew()
      if (keys.some(fits)) return true
      if (Date.now() - readAt < RENEWAL_MS) return false
      await renew()
      return keys.some(fits)
    },
  }
}
