import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { characterTexts } from '../../texts/characters.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

const texts = characterTexts.page

export type ChangeAction = 'share' | 'unshare' | 'delete'

type Change = {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly send: () => Promise<unknown>
  readonly finished?: string
}

/** Confirms and performs sharing, unsharing or deleting a character. */
export function CharacterChange({ action, character, onClose }: { action: ChangeAction; character: WireCharacter; onClose: () => void }) {
  const client = useQueryClient()
  const { title, text, confirm, send, finished } = changeOf(action, character)
  const change = useMutation({
    mutationFn: send,
    onSuccess: () => finished && toast.success(finished),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: query.characters.key() })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={text}
      confirm={confirm}
      cancel={texts.cancel}
      danger={action === 'delete'}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
    />
  )
}

function changeOf(action: ChangeAction, { id, name, is_public }: WireCharacter): Change {
  if (action === 'delete') {
    const text = is_public ? texts.deleteSharedText : texts.deleteText
    return { title: texts.deleteTitle(name), text, confirm: texts.confirm, send: () => api.characters.delete({ id }) }
  }
  const isSharing = action === 'share'
  return {
    title: isSharing ? texts.shareTitle(name) : texts.unshareTitle(name),
    text: isSharing ? texts.shareText : texts.unshareText,
    confirm: isSharing ? texts.share : texts.unshare,
    finished: isSharing ? texts.sharedToast(name) : texts.unsharedToast(name),
    send: () => api.characters.update({ id, is_public: isSharing }),
  }
}
