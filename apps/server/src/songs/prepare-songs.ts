import type { Composer } from '@fablecut/engines/ports/composer'
import { songFile } from './song-file.ts'

type SongServices = { readonly composer: Composer; readonly dataFolder: string }

const preparing = new Set<string>()

/**
 * Generates the files of listed songs in advance, one after the other, so that other work is not blocked. Resolves when done; failures are
 * retried when the song is played.
 */
export async function prepareSongs(services: SongServices, ids: readonly string[]): Promise<void> {
  const { dataFolder } = services
  if (preparing.has(dataFolder)) return
  preparing.add(dataFolder)
  try {
    for (const id of ids) await songFile(services, id)
  } catch {
    // Playing it retries, and reports the reason of a failure.
  } finally {
    preparing.delete(dataFolder)
  }
}
