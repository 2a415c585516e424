/** Number of cached frames. */
export const CACHED_FRAMES = 12

const keyOf = (seconds: number): number => Math.round(seconds * 1000)

/** LRU cache of decoded frames by time; evicted frames are closed. */
export class FrameCache {
  private readonly frames = new Map<number, ImageBitmap>()

  get(seconds: number): ImageBitmap | null {
    const key = keyOf(seconds)
    const frame = this.frames.get(key)
    if (!frame) return null
    this.frames.delete(key)
    this.frames.set(key, frame)
    return frame
  }

  put(seconds: number, frame: ImageBitmap): void {
    const key = keyOf(seconds)
    if (this.frames.get(key) !== frame) this.frames.get(key)?.close()
    this.frames.set(key, frame)
    const [oldest] = this.frames.keys()
    if (this.frames.size > CACHED_FRAMES && oldest !== undefined) this.remove(oldest)
  }

  /** Removes a frame from the cache; the caller must close it. */
  take(seconds: number): ImageBitmap | null {
    const frame = this.get(seconds)
    this.frames.delete(keyOf(seconds))
    return frame
  }

  clear(): void {
    for (const key of this.frames.keys()) this.remove(key)
  }

  private remove(key: number): void {
    this.frames.get(key)?.close()
    this.frames.delete(key)
  }
}
