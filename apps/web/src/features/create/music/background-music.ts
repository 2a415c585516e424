import { songIdOf } from '@fablecut/domain/song/song-url'
import { musicTexts } from '../../../texts/music/music.ts'

/** The music choices in the order of the chooser. */
export const MUSIC_CHOICES = ['auto', 'trending', 'link', 'upload', 'none'] as const
export type MusicChoice = (typeof MUSIC_CHOICES)[number]

/** The choice of a stored value: `auto`, none, a library song, or an uploaded file. */
export function musicChoiceOf(value: string): MusicChoice {
  if (value === 'auto') return 'auto'
  if (value === '') return 'none'
  return songIdOf(value) === null ? 'upload' : 'trending'
}

/** The text of a missing song for a choice, null when nothing is missing. */
export function missingMusic(choice: MusicChoice, value: string): string | null {
  if (value !== '' || choice === 'auto' || choice === 'none') return null
  return musicTexts.background.missing[choice]
}

/** Fields of a form for its music: the value on the wire, and the choice it was made with. */
export type MusicFields = { readonly background_music: string; readonly background_music_choice: MusicChoice }

/** Both fields of a stored value; older drafts store no choice. */
export const musicFieldsOf = (value: string): MusicFields => ({ background_music: value, background_music_choice: musicChoiceOf(value) })

/** Adds the choice to a form that was stored without one. */
export const withMusicChoice = (stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  'background_music_choice' in stored || typeof stored.background_music !== 'string'
    ? stored
    : { ...stored, background_music_choice: musicChoiceOf(stored.background_music) }
