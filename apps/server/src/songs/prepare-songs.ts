import { type SongServices, songFile } from './song-file.ts'

const preparing = new WeakSet<SongServices['storage']>()

/**
 * Generates the files of listed songs in advance, one after the other, so that other work is not blocked. Resolves when done; failures are
 * retried when the song is played.
 */
export async function prepareSongs(services: SongServices, ids: readonly string[]): Promise<void> {
  const { storage } = services
  if (preparing.has(storage)) return
  preparing.add(storage)
  try {
    for (const id of ids) await songFile(services, id)
  } catch {
    // Playing it retries, and reports the reason of a failure.
  } finally {
    preparing.delete(storage)
  }
}
