import { useState } from 'react'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../buttons/button.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Dialog } from './dialog.tsx'

type NameDialogProps = {
  title: string
  /** Of the field, for screen readers. */
  label: string
  confirm: string
  /** What the field begins with. Default: nothing. */
  name?: string
  maxLength: number
  /** Whether no name is a name too. Default no. */
  optional?: boolean
  busy?: boolean
  /** Why the last name was refused. */
  error?: string | null
  onChange?: () => void
  /** Gets the name without spaces around it. */
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for a name; Enter saves, and a refused name stays in the field. Mounted while it is open. */
export function NameDialog({
  title,
  label,
  confirm,
  name: initial = '',
  maxLength,
  optional = false,
  busy = false,
  error,
  onChange,
  onSave,
  onClose,
}: NameDialogProps) {
  const [text, setText] = useState(initial)
  const name = text.trim()
  const canSave = optional || name !== ''
  const save = () => canSave && !busy && onSave(name)
  return (
    <Dialog
      bare
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="primary" busy={busy} disabled={!canSave} onClick={save}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={label} labelHidden error={error}>
          <TextInput
            data-autofocus
            dir="auto"
            value={text}
            maxLength={maxLength}
            placeholder={label}
            onChange={(event) => {
              setText(event.target.value)
              onChange?.()
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
