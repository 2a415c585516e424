import { useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api/client.ts'
import { meQuery } from '../../session/me.ts'
import { changeCards, storyListQuery, storyQuery } from '../../story-data/story-lists.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { ConfirmDelete } from './confirm-delete.tsx'

type DeleteStoryProps = { storyId: string; open: boolean; onOpenChange: (open: boolean) => void; onDeleted?: () => void }

/** Confirms and deletes an own story, also from all caches. */
export function DeleteStory({ storyId, open, onOpenChange, onDeleted }: DeleteStoryProps) {
  const client = useQueryClient()
  const forget = () => {
    onDeleted?.()
    changeCards(client, (card) => (card.id === storyId ? null : card))
    client.removeQueries({ queryKey: storyQuery(storyId).queryKey })
    for (const queryKey of [storyListQuery.queryKey, meQuery.queryKey, query.credits.ledger.key()]) {
      void client.invalidateQueries({ queryKey })
    }
  }
  return (
    <ConfirmDelete
      open={open}
      onOpenChange={onOpenChange}
      remove={() => api.stories.delete({ id: storyId })}
      doneMessage={texts.remove.done}
      onDeleted={forget}
    />
  )
}
