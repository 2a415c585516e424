import { MAX_COLLECTION_NAME_CHARACTERS } from '@fablecut/domain/collections/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { useSession } from '../../../session/me.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { type CollectionPageData, refreshCollections } from './collection-queries.ts'
import { nameErrorText } from './name-error.ts'

const texts = collectionTexts.page

const onError = (error: unknown) => toast.error(messageOf(error))

type CollectionActionsProps = { collection: CollectionPageData; isArranging: boolean; onArrange: () => void }

/** What its owner can do with a collection. */
export function CollectionActions({ collection, isArranging, onArrange }: CollectionActionsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { me } = useSession()
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const { id, is_public: isPublic, stories } = collection
  const share = useMutation({
    mutationFn: () => api.collections.update({ id, is_public: !isPublic }),
    onSuccess: () => refreshCollections(client),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api.collections.delete({ id }),
    onSuccess: async () => {
      toast.success(texts.deleted)
      await navigate({ to: '/@{$username}', params: { username: me!.username }, replace: true })
      client.removeQueries({ queryKey: query.collections.get.key() })
      await refreshCollections(client)
    },
    onError,
  })
  return (
    <div className="flex flex-wrap gap-2">
      {(stories.length > 0 || isArranging) && (
        <Button size="sm" variant={isArranging ? 'raised' : 'line'} aria-pressed={isArranging} onClick={onArrange}>
          {isArranging ? texts.manageDone : texts.manage}
        </Button>
      )}
      <Button size="sm" variant="line" onClick={() => setAsked('rename')}>
        {texts.rename}
      </Button>
      <Button size="sm" variant="line" busy={share.isPending} onClick={() => share.mutate()}>
        {isPublic ? texts.makePrivate : texts.makePublic}
      </Button>
      <Button size="sm" variant="danger-ghost" onClick={() => setAsked('delete')}>
        {texts.delete}
      </Button>
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
    </div>
  )
}

function RenameDialog({ collection, onClose }: { collection: CollectionPageData; onClose: () => void }) {
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
