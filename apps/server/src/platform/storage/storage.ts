import type { Readable } from 'node:stream'

/** Bytes by their content: `hash` is their SHA-256 in hex. */
export type StoredBlob = { readonly hash: string; readonly sizeBytes: number }

/**
 * Where bytes live. Blobs are named by what is in them, so the same bytes are kept once and never change.
 * Cache entries are named by a key of ours (what they were made from) and may be gone at any time.
 */
export type Storage = {
  putBytes(bytes: Uint8Array): Promise<StoredBlob>
  /** Takes the file over: it is gone from `path` afterwards. */
  takeFile(path: string): Promise<StoredBlob>
  /** `start` and `end` in bytes, `end` inclusive. Rejects with `ENOENT` for an unknown hash. */
  read(hash: string, range?: { start: number; end: number }): Promise<Readable>
  readBytes(hash: string): Promise<Uint8Array>
  /** A local file with these bytes for programs that need one; not to be written to. */
  localPath(hash: string): Promise<string>
  /**
   * Removes bytes unless they were put here, for the first time or again, within the last `freshMs`: a row that names them may be on its way then. Answers
   * whether they are gone. Nothing is lost of what is put here at this very moment.
   */
  removeStale(hash: string, freshMs: number): Promise<boolean>
  /** A local file of the cache, or null. Counts as a use. */
  cached(key: string): Promise<string | null>
  /** Takes the file over as the entry of `key`; answers its local path. */
  keepInCache(key: string, path: string): Promise<string>
  /** Removes an entry of the cache unless it was used within the last `freshMs`; left out, whenever that was. Answers whether it is gone. */
  dropFromCache(key: string, freshMs?: number): Promise<boolean>
  /** Removes the entries of the cache that were used longest ago until it is no larger; answers their keys. */
  trimCache(mostBytes: number): Promise<string[]>
  /** Free bytes where it keeps things. */
  freeBytes(): Promise<number>
}
