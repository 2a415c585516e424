import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { messageOf } from '../api/error.ts'
import { newIdempotencyKey } from '../api/new-idempotency-key.ts'
import { storyTexts } from '../texts/stories.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { storyListQuery } from './story-lists.ts'

/** Copies an own story to a new one in My Story. */
export function useDuplicate(storyId: string): { readonly isBusy: boolean; readonly duplicate: () => void } {
  const client = useQueryClient()
  const copy = useMutation({
    mutationFn: () => api.stories.duplicate({ id: storyId }, { context: { idempotencyKey: newIdempotencyKey() } }),
    onSuccess: ({ title }) => {
      toast.success(storyTexts.requests.duplicated(title))
      void client.invalidateQueries({ queryKey: storyListQuery.queryKey })
    },
    onError: (error) => toast.error(storyTexts.list.error(messageOf(error, storyTexts.requests.duplicateFailed))),
  })
  return { isBusy: copy.isPending, duplicate: () => !copy.isPending && copy.mutate() }
}
