import { MAX_CHARACTER_NAME_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import type { FormEvent, ReactNode } from 'react'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

const texts = characterTexts.creator

type CreatorFormProps = {
  pictures: ReactNode
  hint: string
  name: string
  onName: (name: string) => void
  error: string | null
  busy: boolean
  busyLabel: string
  onSubmit: () => void
}

/** Form to create a character: images and a name. */
export function CreatorForm({ pictures, hint, name, onName, error, busy, busyLabel, onSubmit }: CreatorFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      {pictures}
      <p className="text-12 text-text-3">{hint}</p>
      <Field label={texts.name} labelHidden>
        <TextInput
          value={name}
          maxLength={MAX_CHARACTER_NAME_CHARACTERS}
          placeholder={texts.name}
          onChange={(event) => onName(event.target.value)}
        />
      </Field>
      {error && (
        <p role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel} className="justify-self-start">
        {texts.create}
      </Button>
    </form>
  )
}
