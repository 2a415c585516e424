import { MAX_IDEA_DETAIL_CHARACTERS } from '@fablecut/domain/story/inputs/idea'
import { createTexts } from '../../../../texts/create.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { truncateFacts, type IdeaDetailFields as Fields } from './idea-details.ts'

const texts = createTexts.idea.details
type IdeaDetailFieldsProps = { value: Fields; readOnly: boolean; onChange: (value: Fields) => void }

/** Optional details of an idea: audience, up to three facts, ending. */
export function IdeaDetailFields({ value, readOnly, onChange }: IdeaDetailFieldsProps) {
  const common = { readOnly, maxLength: MAX_IDEA_DETAIL_CHARACTERS }
  return (
    <fieldset className="grid min-w-0 gap-3 pt-3">
      <legend className="float-start w-full text-12 text-text-3">{texts.hint}</legend>
      <Field label={texts.audience}>
        <TextInput
          {...common}
          value={value.audience}
          placeholder={texts.audiencePlaceholder}
          onChange={(event) => onChange({ ...value, audience: event.target.value })}
        />
      </Field>
      <Field label={texts.facts} hint={texts.factsHint}>
        <TextArea
          rows={3}
          readOnly={readOnly}
          value={value.facts}
          onChange={(event) => onChange({ ...value, facts: truncateFacts(event.target.value, MAX_IDEA_DETAIL_CHARACTERS) })}
        />
      </Field>
      <Field label={texts.ending}>
        <TextInput {...common} value={value.ending} onChange={(event) => onChange({ ...value, ending: event.target.value })} />
      </Field>
    </fieldset>
  )
}
