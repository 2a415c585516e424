import { songIdOf } from '@fablecut/domain/song/song-address'
import type { MusicVideoForm } from './music-video-form.ts'

type ChosenSong = Pick<MusicVideoForm, 'musicUrl' | 'musicCut'>

/** The address of the chosen song, or of the one it was cut from. */
export const wholeSongOf = ({ musicUrl, musicCut }: ChosenSong): string => musicCut?.url ?? musicUrl

/** Whether the chosen song is of the library: those are instrumentals. */
export const isLibrarySong = (song: ChosenSong): boolean => songIdOf(wholeSongOf(song)) !== null

/** Whether the chosen song has no vocals: one of the library, or one that the user says so of. */
export const isInstrumental = (form: ChosenSong & Pick<MusicVideoForm, 'is_instrumental'>): boolean =>
  isLibrarySong(form) || (form.musicUrl !== '' && form.is_instrumental)
