/** Values in memory, at most `maxBytes` in total; the least recently used are dropped first. */
export function createByteCache(maxBytes: number) {
  const values = new Map<string, Uint8Array>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= values.get(key)?.byteLength ?? 0
    values.delete(key)
  }
  return {
    get(key: string): Uint8Array | undefined {
      const value = values.get(key)
      if (!value) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    /** Returns the value. */
    set(key: string, value: Uint8Array): Uint8Array {
      drop(key)
      values.set(key, value)
      bytes += value.byteLength
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
      return value
    },
  }
}
