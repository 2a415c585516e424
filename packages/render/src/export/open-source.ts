import { stat } from 'node:fs/promises'
import type { SourceFiles } from './jobs.ts'
import { type MediaInfo, probeMedia } from './probe-media.ts'

const MAX_CACHED = 1000
const cache = new Map<string, MediaInfo>()

/** Cached `probeMedia` by path, size and modification time, because video and audio of a clip both need it. */
async function probeOnce(path: string, signal?: AbortSignal): Promise<MediaInfo> {
  const { size, mtimeMs } = await stat(path)
  const key = `${size} ${mtimeMs} ${path}`
  const info = cache.get(key) ?? (await probeMedia(path, signal))
  const oldest = cache.size >= MAX_CACHED ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(key, info)
  return info
}

/** The local path and media info of a source. */
export async function openSource(files: SourceFiles, assetId: string, signal?: AbortSignal) {
  const path = await files.pathOf(assetId)
  return { path, info: (await files.mediaInfoOf?.(assetId)) ?? (await probeOnce(path, signal)) }
}
