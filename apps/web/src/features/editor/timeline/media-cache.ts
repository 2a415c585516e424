import { useSyncExternalStore } from 'react'
import type { Peaks } from './wave-columns.ts'

/** Cache entry of a file that is loaded once. `failed` stays until `retryFailedMedia`. */
export type Loaded<T> = { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'ready'; readonly value: T }

const LOADING = { state: 'loading' } as const
const FAILED = { state: 'failed' } as const

function createCache<T>(load: (address: string) => Promise<T>) {
  const entries = new Map<string, Loaded<T>>()
  const listeners = new Set<() => void>()
  const settle = (address: string, entry: Loaded<T>): void => {
    entries.set(address, entry)
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read(address: string): Loaded<T> {
      const known = entries.get(address)
      if (known) return known
      entries.set(address, LOADING)
      load(address).then(
        (value) => settle(address, { state: 'ready', value }),
        () => settle(address, FAILED),
      )
      return LOADING
    },
    /** Failed entries are reloaded on the next read. */
    forgetFailed() {
      for (const [address, { state }] of entries) if (state === 'failed') entries.delete(address)
      for (const listener of listeners) listener()
    },
  }
}

/** Decodes the image, so that it is painted at once when scrolled into view. */
async function loadImage(address: string): Promise<true> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return true
}

async function loadPeaks(address: string): Promise<Peaks> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`No peaks: ${response.status}`)
  return (await response.json()) as Peaks
}

const images = createCache(loadImage)
const peaks = createCache(loadPeaks)

/** Retries failed filmstrips, stills and peaks. */
export function retryFailedMedia(): void {
  images.forgetFailed()
  peaks.forgetFailed()
}

/** Best available thumbnail: filmstrip, still, loading, or failed. */
export type ThumbnailState = 'strip' | 'still' | 'loading' | 'failed'

/** Null URLs mean that there is none. */
export function useThumbnailState(strip: string | null, still: string | null): ThumbnailState {
  return useSyncExternalStore(images.subscribe, () => {
    const film = strip === null ? 'failed' : images.read(strip).state
    if (film === 'ready') return 'strip'
    const picture = still === null ? 'failed' : images.read(still).state
    if (picture === 'ready') return 'still'
    return film === 'loading' || picture === 'loading' ? 'loading' : 'failed'
  })
}

export const filmstripUrl = (mediaAssetId: string): string => `/media/${mediaAssetId}/strip.jpg`
const peaksUrl = (mediaAssetId: string): string => `/media/${mediaAssetId}/peaks.json`

/** Waveform peaks; subscribers are notified when more of them are loaded. */
export const waveforms = {
  subscribe: peaks.subscribe,
  of(mediaAssetId: string): Peaks | undefined {
    const entry = peaks.read(peaksUrl(mediaAssetId))
    return entry.state === 'ready' ? entry.value : undefined
  },
}
