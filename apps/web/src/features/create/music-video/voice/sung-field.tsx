import { useQuery } from '@tanstack/react-query'
import { query } from '../../../../api/client.ts'
import { musicVideoTexts } from '../../../../texts/music/music-video.ts'
import { setFormValues, useFormValues, type MusicVideoHandle } from '../form-handle.ts'
import { canBeSung } from './song-voice.ts'

const texts = musicVideoTexts.sung

/** Has a library song, which is instrumental, made anew with a voice, where a connected provider sings. */
export function SungField({ form }: { form: MusicVideoHandle }) {
  const values = useFormValues(form)
  const { data } = useQuery(query.system.get.queryOptions())
  const singer = data?.makers.song ?? null
  if (!canBeSung(values) || (singer === null && !values.is_sung)) return null
  return (
    <div>
      <label className="flex min-h-6 w-fit touch:min-h-11 items-center gap-2 text-13 text-text-2">
        <input
          type="checkbox"
          checked={values.is_sung}
          onChange={(event) => setFormValues(form, { ...form.getValues(), is_sung: event.currentTarget.checked })}
          className="size-4 accent-(--color-accent)"
        />
        {singer === null ? texts.nobody : texts.label(singer)}
      </label>
      {values.is_sung && <p className="pt-1 text-12 text-text-3">{texts.hint}</p>}
    </div>
  )
}
