import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Song } from '../music/song.ts'
import type { MusicVideoForm } from './music-video-form.ts'
import { wholeSongOf } from './voice/song-voice.ts'

export type MusicVideoHandle = UseFormReturn<MusicVideoForm>

/** Sets the changed fields of the form. */
export function setFormValues(form: MusicVideoHandle, next: MusicVideoForm): void {
  const before = form.getValues()
  for (const name of Object.keys(next) as (keyof MusicVideoForm)[])
    if (next[name] !== before[name]) form.setValue(name, next[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
}

/** Sets or clears the song. What the user said about vocals does not apply to another song. */
export function setSong(form: MusicVideoHandle, song: Song | null): void {
  const { url: musicUrl = '', name: musicName = '', durationSeconds: musicDuration = 0, cut: musicCut = null } = song ?? {}
  const before = form.getValues()
  const is_instrumental = before.is_instrumental && wholeSongOf(before) === (musicCut?.url ?? musicUrl)
  const is_sung = before.is_sung && before.musicUrl === musicUrl
  setFormValues(form, { ...before, musicUrl, musicName, musicDuration, musicCut, is_instrumental, is_sung })
  form.clearErrors('musicUrl')
}

/** The current values; renders again on every change. */
export const useFormValues = (form: MusicVideoHandle): MusicVideoForm => useWatch({ control: form.control }) as MusicVideoForm
