import { useController } from 'react-hook-form'
import { musicVideoTexts } from '../../../texts/music-video.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { MusicVideoHandle } from './handle.ts'

type WordsFieldProps = {
  form: MusicVideoHandle
  name: 'video_topic' | 'video_scenes' | 'custom_style'
  label: string
  placeholder?: string
  hint: string
  limit: number
  rows?: number
}

/** Words of a creator with what is left of their limit. Source: C-102, C-104, C-105. */
export function WordsField({ form, name, label, placeholder, hint, limit, rows = 4 }: WordsFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      hint={
        <span className="flex justify-between gap-3">
          <span>{hint}</span>
          <span className="tabular-nums">{musicVideoTexts.counter(field.value.length, limit)}</span>
        </span>
      }
    >
      <TextArea {...field} rows={rows} maxLength={limit} placeholder={placeholder} />
    </Field>
  )
}
