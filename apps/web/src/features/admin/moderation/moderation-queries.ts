import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import { query } from '../../../api/client.ts'

const REFRESH_MS = 30_000

/** Read again every half minute while the page is visible. */
export const reportsQuery = query.moderation.queue.queryOptions({ refetchInterval: REFRESH_MS, staleTime: 0 })

export const subjectQuery = (kind: SubjectKind, id: string) => query.moderation.subject.queryOptions({ input: { kind, id }, staleTime: 0 })

export const logQuery = query.moderation.log.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
})
