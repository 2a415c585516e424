import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/error.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'

type AskToDeleteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  remove: () => Promise<unknown>
  /** Toast after deleting. */
  doneMessage: string
  onDeleted: () => void
}

/** Confirms and deletes a story; failures are reported. */
export function ConfirmDelete({ open, onOpenChange, remove, doneMessage, onDeleted }: AskToDeleteProps) {
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onOpenChange(false)
      onDeleted()
      toast.success(doneMessage)
    },
    onError: (error) => {
      onOpenChange(false)
      toast.error(texts.list.error(messageOf(error)))
    },
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      title={texts.remove.title}
      text={texts.remove.text}
      confirm={texts.remove.confirm}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
