import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Song } from '../music/song.ts'
import type { MusicVideoForm } from './music-video-form.ts'

export type MusicVideoHandle = UseFormReturn<MusicVideoForm>

/** Writes what a rule changed into the form; fields that stay are not touched. */
export function write(form: MusicVideoHandle, next: MusicVideoForm): void {
  const before = form.getValues()
  for (const name of Object.keys(next) as (keyof MusicVideoForm)[])
    if (next[name] !== before[name]) form.setValue(name, next[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
}

/** Another song, or none. */
export function writeSong(form: MusicVideoHandle, song: Song | null): void {
  const { url: musicUrl = '', name: musicName = '', durationSeconds: musicDuration = 0, cut: musicCut = null } = song ?? {}
  write(form, { ...form.getValues(), musicUrl, musicName, musicDuration, musicCut })
  form.clearErrors('musicUrl')
}

/** The values as they are now; reads again on every change. */
export const useValues = (form: MusicVideoHandle): MusicVideoForm => useWatch({ control: form.control }) as MusicVideoForm
