import { musicVideoTexts } from '../../../../texts/music/music-video.ts'
import { useFormValues, setFormValues, type MusicVideoHandle } from '../form-handle.ts'
import { isLibrarySong } from './song-voice.ts'

/** Lets the user mark an own song as instrumental; for library songs it is known. */
export function NoVocalsField({ form }: { form: MusicVideoHandle }) {
  const values = useFormValues(form)
  if (values.musicUrl === '' || isLibrarySong(values)) return null
  return (
    <label className="flex min-h-6 w-fit touch:min-h-11 items-center gap-2 text-13 text-text-2">
      <input
        type="checkbox"
        checked={values.is_instrumental}
        onChange={(event) => setFormValues(form, { ...form.getValues(), is_instrumental: event.currentTarget.checked })}
        className="size-4 accent-(--color-accent)"
      />
      {musicVideoTexts.instrumental.label}
    </label>
  )
}
