import type { LikeState } from '@fablecut/contracts/operations/people/likes'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { type StoryCardData, type StoryData, changeCards, storyQuery } from '../story-lists.ts'

/** Likes a story or takes the like back: shown at once, and taken back if it fails. Asks visitors to sign in first. */
export function useLike(card: Pick<StoryCardData, 'id' | 'like_count' | 'is_liked'>): () => void {
  const client = useQueryClient()
  const gate = useSignInGate()
  const { id, like_count: count, is_liked: isLiked } = card
  const mutationKey = ['like', id]
  const { mutate } = useMutation({
    mutationKey,
    // Quick presses arrive in their order.
    scope: { id: `like ${id}` },
    mutationFn: (next: boolean) => (next ? api.likes.add({ id }) : api.likes.remove({ id })),
    onMutate: (next) => {
      showLike(client, id, { is_liked: next, like_count: Math.max(0, count + (next ? 1 : -1)) })
      return { before: { is_liked: isLiked, like_count: count } }
    },
    onSuccess: async (state) => {
      // A later press is already shown.
      if (client.isMutating({ mutationKey }) === 1) showLike(client, id, state)
      await client.invalidateQueries({ queryKey: query.likes.list.key(), refetchType: 'none' })
    },
    onError: (error, _next, context) => {
      if (context && client.isMutating({ mutationKey }) === 1) showLike(client, id, context.before)
      toast.error(messageOf(error))
    },
  })
  return () => void gate.run(() => mutate(!isLiked))
}

function showLike(client: QueryClient, id: string, state: LikeState): void {
  changeCards(client, (card) => (card.id === id ? { ...card, ...state } : card))
  client.setQueryData<StoryData>(storyQuery(id).queryKey, (story) => story && { ...story, ...state })
}
