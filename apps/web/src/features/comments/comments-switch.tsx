import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { commentTexts as texts } from '../../texts/community/comments.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { refreshComments } from './comment-queries.ts'

/** Lets the author of a story switch its comments off and on. */
export function CommentsSwitch({ storyId, areOff }: { storyId: string; areOff: boolean }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: () => api.comments.switch({ id: storyId, are_off: !areOff }),
    onSuccess: () => refreshComments(client),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button size="sm" variant="ghost" className="-ms-2 justify-self-start px-2!" busy={change.isPending} onClick={() => change.mutate()}>
      {areOff ? texts.switchOn : texts.switchOff}
    </Button>
  )
}
