import type { CommentOrder } from '@fablecut/contracts/operations/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { query, type api } from '../../api/client.ts'

export type CommentData = Awaited<ReturnType<typeof api.comments.add>>

/** Comments on a story, 20 per page. */
export const commentsQuery = (id: string, order: CommentOrder) =>
  query.comments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, order, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** Replies to a comment, oldest first. */
export const repliesQuery = (id: string, parentId: string) =>
  query.comments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, parent_id: parentId, order: 'oldest' as const, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** Reads comments again after a change. */
export const refreshComments = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: query.comments.key() })
