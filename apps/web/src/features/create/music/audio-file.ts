import { MAX_SONG_BYTES } from '@fablecut/domain/song/song-file'
import { musicTexts } from '../../../texts/music/music.ts'

/** Files without a known type are accepted by their extension; the server checks the content. */
const NAMES = /\.(mp3|wav|m4a|aac|ogg|oga|opus|flac)$/i

/** Error message when a file is not accepted as a song; null when it is. */
export function audioFileError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isAudio = type.startsWith('audio/') || (type === '' && NAMES.test(name))
  if (!isAudio) return musicTexts.upload.notAudio
  return size > MAX_SONG_BYTES ? musicTexts.upload.tooLarge(name, MAX_SONG_BYTES / 1_048_576) : null
}
