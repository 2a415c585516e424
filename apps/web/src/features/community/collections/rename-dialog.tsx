import { MAX_COLLECTION_NAME_CHARACTERS } from '@fablecut/domain/collections/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { type CollectionPageData, refreshCollections } from './collection-queries.ts'
import { nameErrorText } from './name-error.ts'

const texts = collectionTexts.page

/** Asks for a new name; a refused one stays in the field. */
export function RenameDialog({ collection, onClose }: { collection: CollectionPageData; onClose: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(collection.name)
  const isEmpty = name.trim() === ''
  const rename = useMutation({
    mutationFn: () => api.collections.update({ id: collection.id, name }),
    onSuccess: async () => {
      await refreshCollections(client)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.renameTitle}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="primary" busy={rename.isPending} onClick={() => !isEmpty && rename.mutate()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Field label={texts.name} error={isEmpty ? collectionTexts.dialog.required : rename.error && nameErrorText(rename.error)}>
        <TextInput
          data-autofocus
          dir="auto"
          maxLength={MAX_COLLECTION_NAME_CHARACTERS}
          value={name}
          onChange={(event) => {
            rename.reset()
            setName(event.target.value)
          }}
        />
      </Field>
    </Dialog>
  )
}
