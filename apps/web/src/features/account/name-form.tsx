import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

type NameFormProps = {
  saved: string
  maxCharacters: number
  words: { readonly label: string; readonly required: string; readonly submit: string; readonly busy: string }
  /** `autocomplete` value. */
  autoComplete: 'name' | 'off'
  busy: boolean
  /** Error of the last save. */
  problem: string | null
  onSubmit: (name: string) => void
}

/** Name field with a save button that is enabled when the name differs from the saved one, and keeps the focus after saving. */
export function NameForm({ saved, maxCharacters, words, autoComplete, busy, problem, onSubmit }: NameFormProps) {
  const [name, setName] = useState(saved)
  const [isEmpty, setEmpty] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const trimmed = name.trim()
  const isSaved = saved !== '' && trimmed === saved
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(trimmed === '')
    if (trimmed === '' || busy) return
    setName(trimmed)
    setSent(trimmed)
    onSubmit(trimmed)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-3 sm:flex-row">
      <Field label={words.label} error={isEmpty ? words.required : sent === trimmed ? problem : null} className="w-full grow">
        <TextInput
          autoComplete={autoComplete}
          maxLength={maxCharacters}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setEmpty(false)
          }}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel={words.busy} disabled={isSaved && sent !== trimmed} className="sm:mt-7">
        {words.submit}
      </Button>
    </form>
  )
}
