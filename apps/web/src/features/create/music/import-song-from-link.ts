import { ORPCError } from '@orpc/client'
import { TRIM_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { api } from '../../../api/client.ts'
import { networkText } from '../../../texts/errors.ts'
import { musicTexts } from '../../../texts/music/music.ts'
import { importFailureText } from './music-link.ts'
import type { DecodedAudio } from './decode-audio.ts'
import type { Song } from './song.ts'
import { isTooShort } from './trim/trim-range.ts'

export type SongImportResult = { readonly song: Song } | { readonly failure: string }

type SongImportPorts = {
  /** Fetches and decodes a file of this server. */
  readonly fetchSound: (address: string) => Promise<DecodedAudio>
  /** Called when the server has the song and its file is fetched. */
  readonly onPreparing: () => void
  readonly signal: AbortSignal
}

/** Imports a song by link: the server fetches it, the browser decodes it. */
export async function importSongFromLink(link: string, { fetchSound, onPreparing, signal }: SongImportPorts): Promise<SongImportResult> {
  const imported = await importSong(link, signal)
  if ('failure' in imported) return imported
  onPreparing()
  try {
    const { durationSeconds } = await fetchSound(imported.url)
    if (isTooShort(durationSeconds)) return { failure: musicTexts.upload.tooShort(TRIM_SECONDS.min) }
    return { song: { ...imported, durationSeconds } }
  } catch {
    return { failure: musicTexts.link.fileFailed }
  }
}

async function importSong(link: string, signal: AbortSignal): Promise<{ url: string; name: string } | { failure: string }> {
  try {
    const response = await api.music.parseUrl({ url: link }, { signal })
    if (!response.success) return { failure: importFailureText(response.message) }
    return { url: response.url, name: response.metadata.title.trim() || musicTexts.link.untitled }
  } catch (error) {
    return { failure: error instanceof ORPCError ? importFailureText(error.message) : networkText }
  }
}
