import { stat } from 'node:fs/promises'
import type { SourceFiles } from './jobs.ts'
import { type MediaFacts, probeMedia } from './probe-media.ts'

const REMEMBERED = 1000
const known = new Map<string, MediaFacts>()

/** As `probeMedia`, asked once for each unchanged file: pictures and sound of one clip both need it. */
async function probeOnce(path: string, signal?: AbortSignal): Promise<MediaFacts> {
  const { size, mtimeMs } = await stat(path)
  const key = `${size} ${mtimeMs} ${path}`
  const facts = known.get(key) ?? (await probeMedia(path, signal))
  const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(key, facts)
  return facts
}

/** A source's file with what is known of it. */
export async function openSource(files: SourceFiles, assetId: string, signal?: AbortSignal) {
  const path = await files.pathOf(assetId)
  return { path, facts: (await files.factsOf?.(assetId)) ?? (await probeOnce(path, signal)) }
}
