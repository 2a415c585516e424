import { useController } from 'react-hook-form'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { UndoButtons } from '../text-history/undo-buttons.tsx'
import { useFormText } from '../text-history/use-form-text.ts'
import { useUndoableField } from '../text-history/use-undoable-field.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { MusicVideoHandle } from './form-handle.ts'

type WordsFieldProps = {
  form: MusicVideoHandle
  name: 'video_topic' | 'video_scenes' | 'custom_style'
  label: string
  placeholder?: string
  hint: string
  limit: number
  rows?: number
}

/** A text field with a character limit and its counter. */
export function LimitedTextField({ form, name, label, placeholder, hint, limit, rows = 4 }: WordsFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  const history = useFormText(form, name)
  const undoable = useUndoableField(history, field.ref)
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      hint={
        <span className="flex items-center justify-between gap-3">
          <span className="grow">{hint}</span>
          <UndoButtons history={history} />
          <span className="tabular-nums">{musicVideoTexts.counter(field.value.length, limit)}</span>
        </span>
      }
    >
      <TextArea {...field} {...undoable} rows={rows} maxLength={limit} placeholder={placeholder} />
    </Field>
  )
}
