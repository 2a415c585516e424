import { MOST_SONG_BYTES } from '@fablecut/domain/song/song-file'
import { musicTexts } from '../../../texts/music.ts'

/** Files whose type the system does not know are taken by their name; the server looks into them. */
const NAMES = /\.(mp3|wav|m4a|aac|ogg|oga|opus|flac)$/i

/** Why a file is not taken as a song, null when it is. Source: C-246, CD-57. */
export function audioFileFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isAudio = type.startsWith('audio/') || (type === '' && NAMES.test(name))
  if (!isAudio) return musicTexts.upload.notAudio
  return size > MOST_SONG_BYTES ? musicTexts.upload.tooLarge(name, MOST_SONG_BYTES / 1_048_576) : null
}
