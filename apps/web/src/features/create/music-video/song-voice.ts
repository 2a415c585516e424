import { songIdOf } from '@fablecut/domain/song/song-url'
import type { MusicVideoForm } from './music-video-form.ts'

type ChosenSong = Pick<MusicVideoForm, 'musicUrl' | 'musicCut'>

/** The URL of the selected song, or of the one it was cut from. */
export const wholeSongOf = ({ musicUrl, musicCut }: ChosenSong): string => musicCut?.url ?? musicUrl

/** Whether the selected song is from the library, whose songs are instrumentals. */
export const isLibrarySong = (song: ChosenSong): boolean => songIdOf(wholeSongOf(song)) !== null

/** Whether the selected song has no vocals: a library song, or one marked as instrumental by the user. */
export const isInstrumental = (form: ChosenSong & Pick<MusicVideoForm, 'is_instrumental'>): boolean =>
  isLibrarySong(form) || (form.musicUrl !== '' && form.is_instrumental)
