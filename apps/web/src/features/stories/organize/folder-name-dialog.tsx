import { MAX_FOLDER_NAME_CHARACTERS } from '@fablecut/domain/story/folder-limits'
import { useState } from 'react'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type FolderNameDialogProps = {
  title: string
  confirm: string
  name: string
  busy: boolean
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a folder. */
export function FolderNameDialog({ title, confirm, name: initial, busy, onSave, onClose }: FolderNameDialogProps) {
  const [name, setName] = useState(initial)
  const isEmpty = name.trim() === ''
  const save = () => !isEmpty && !busy && onSave(name.trim())
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
          <Button variant="primary" busy={busy} disabled={isEmpty} onClick={save}>
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
        <Field label={texts.folderName} labelHidden>
          <TextInput
            data-autofocus
            dir="auto"
            value={name}
            maxLength={MAX_FOLDER_NAME_CHARACTERS}
            placeholder={texts.folderName}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
