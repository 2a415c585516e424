import type { Readable } from 'node:stream'

/** Stored bytes; `hash` is their SHA-256 in hex. */
export type StoredBlob = { readonly hash: string; readonly sizeBytes: number }

/** A cached file that is streamed; `read` streams bytes `start` to `end`, inclusive. */
export type CachedFile = { readonly sizeBytes: number; read(range: { start: number; end: number }): Promise<Readable> }

/**
 * Storage of files, on the disk or in a bucket. Blobs are addressed by content, so equal bytes are stored once and never change. Cache entries are addressed by a key
 * derived from their inputs and may be evicted at any time.
 */
export type Storage = {
  putBytes(bytes: Uint8Array): Promise<StoredBlob>
  /** Moves the file into the storage; it no longer exists at `path`. */
  putFile(path: string): Promise<StoredBlob>
  /** Streams bytes `start` to `end`, inclusive. Rejects with `ENOENT` for an unknown hash. */
  read(hash: string, range?: { start: number; end: number }): Promise<Readable>
  readBytes(hash: string): Promise<Uint8Array>
  /** Path of a read-only local file with these bytes, for external programs to open soon: it may be a copy that is deleted some time after its last use. */
  localPath(hash: string): Promise<string>
  /**
   * Deletes bytes unless they were put here, for the first time or again, within the last `freshMs`: a row that refers to them may not be
   * committed yet. Returns whether they are gone. Safe against a concurrent put.
   */
  removeStale(hash: string, freshMs: number): Promise<boolean>
  /** Path of a cached file, or null. Counts as a use. */
  readCache(key: string): Promise<string | null>
  /** A cached file, or null, without a local copy of it. Counts as a use. */
  openCache(key: string): Promise<CachedFile | null>
  /** Moves the file into the cache as the entry of `key`; returns its path. */
  writeCache(key: string, path: string): Promise<string>
  /** Deletes a cache entry unless it was used within the last `freshMs`; without `freshMs` in any case. Returns whether it is gone. */
  dropFromCache(key: string, freshMs?: number): Promise<boolean>
  /** Deletes least recently used cache entries down to `maxBytes`; returns their keys. */
  trimCache(maxBytes: number): Promise<string[]>
  /** Free bytes of this machine's disk. */
  freeBytes(): Promise<number>
  /** Ends connections and timers. */
  close(): Promise<void>
}
