import { MAX_COLLECTION_NAME_CHARACTERS } from '@fablecut/domain/collections/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { type CollectionData, refreshCollections } from './collection-queries.ts'
import { nameErrorText } from './name-error.ts'

const texts = collectionTexts.page

const onError = (error: unknown) => toast.error(messageOf(error))

type Changed = Pick<CollectionData, 'id' | 'name' | 'is_public'>

/** What its owner can change about a collection. `dialogs` must be rendered. `onDeleted`: before collections are read again. */
export function useCollectionChanges(collection: Changed, onDeleted?: () => Promise<void>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const { id, is_public: isPublic } = collection
  const visibility = useMutation({
    mutationFn: () => api.collections.update({ id, is_public: !isPublic }),
    onSuccess: () => refreshCollections(client),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api.collections.delete({ id }),
    onSuccess: async () => {
      close()
      toast.success(texts.deleted)
      await onDeleted?.()
      await refreshCollections(client)
    },
    onError,
  })
  const dialogs: ReactNode = (
    <>
      {asked === 'rename' && <RenameDialog collection={collection} onClose={close} />}
      <ConfirmDialog
        danger
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={texts.askDelete.title}
        text={texts.askDelete.text}
        confirm={texts.askDelete.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
  return {
    rename: () => setAsked('rename'),
    delete: () => setAsked('delete'),
    toggleVisibility: () => visibility.mutate(),
    isChangingVisibility: visibility.isPending,
    visibilityText: isPublic ? texts.makePrivate : texts.makePublic,
    dialogs,
  }
}

function RenameDialog({ collection, onClose }: { collection: Changed; onClose: () => void }) {
  const client = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) => api.collections.update({ id: collection.id, name }),
    onSuccess: async () => {
      await refreshCollections(client)
      onClose()
    },
  })
  return (
    <NameDialog
      title={texts.renameTitle}
      label={texts.name}
      confirm={texts.save}
      name={collection.name}
      maxLength={MAX_COLLECTION_NAME_CHARACTERS}
      busy={rename.isPending}
      error={rename.error && nameErrorText(rename.error)}
      onChange={() => rename.reset()}
      onSave={(name) => rename.mutate(name)}
      onClose={onClose}
    />
  )
}
