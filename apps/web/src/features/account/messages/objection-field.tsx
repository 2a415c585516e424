import { MAX_MODERATION_TEXT } from '@fablecut/domain/moderation/actions'
import { messageTexts } from '../../../texts/moderation.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'

type ObjectionFieldProps = { words: string; onChange: (words: string) => void; error: string | null }

export const ObjectionField = ({ words, onChange, error }: ObjectionFieldProps) => (
  <Field label={messageTexts.objection.words} error={error}>
    <TextArea rows={6} maxLength={MAX_MODERATION_TEXT} value={words} onChange={(event) => onChange(event.target.value)} />
  </Field>
)
