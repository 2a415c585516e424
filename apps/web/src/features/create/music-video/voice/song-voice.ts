import { songIdOf } from '@fablecut/domain/song/song-url'
import type { MusicVideoForm } from '../music-video-form.ts'

type ChosenSong = Pick<MusicVideoForm, 'musicUrl' | 'musicCut'>

/** The URL of the selected song, or of the one it was cut from. */
export const wholeSongOf = ({ musicUrl, musicCut }: ChosenSong): string => musicCut?.url ?? musicUrl

/** Whether the selected song is from the library, whose songs are instrumentals. */
export const isLibrarySong = (song: ChosenSong): boolean => songIdOf(wholeSongOf(song)) !== null

type Voice = ChosenSong & Pick<MusicVideoForm, 'videoType' | 'is_sung' | 'is_instrumental'>

/** Whether a provider could make the selected song anew with a voice: a whole library song, where somebody sings. */
export const canBeSung = ({ videoType, musicUrl }: Voice): boolean => videoType === 'singing-dancing' && songIdOf(musicUrl) !== null

/** Whether the selected song is made anew with a voice. */
export const isSung = (form: Voice): boolean => form.is_sung && canBeSung(form)

/** Whether the selected song has no vocals: a library song that nobody sings, or one marked as instrumental by the user. */
export const isInstrumental = (form: Voice): boolean => (isLibrarySong(form) ? !isSung(form) : form.musicUrl !== '' && form.is_instrumental)
