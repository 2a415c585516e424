import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { meQuery } from '../../session/me.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { changeCards, storyListQuery, storyQuery } from '../../story/story-lists.ts'

type DeleteStoryProps = { storyId: string; open: boolean; onOpenChange: (open: boolean) => void; onDeleted?: () => void }

/** Asks, then deletes; a failed delete keeps the story and says why. Source: H-071, H-072, HD-31. */
export function DeleteStory({ storyId, open, onOpenChange, onDeleted }: DeleteStoryProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.stories.delete({ id: storyId }),
    onSuccess: () => {
      onOpenChange(false)
      onDeleted?.()
      changeCards(client, (card) => (card.id === storyId ? null : card))
      client.removeQueries({ queryKey: storyQuery(storyId).queryKey })
      for (const queryKey of [storyListQuery.queryKey, meQuery.queryKey, query.credits.ledger.key()]) {
        void client.invalidateQueries({ queryKey })
      }
      toast.success(texts.remove.done)
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
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
