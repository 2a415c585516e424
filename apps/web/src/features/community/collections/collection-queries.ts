import type { QueryClient } from '@tanstack/react-query'
import { query, type api } from '../../../api/client.ts'

export type CollectionPageData = Awaited<ReturnType<typeof api.collections.get>>
export type CollectionData = Awaited<ReturnType<typeof api.collections.ofProfile>>['collections'][number]

/** Reads collections again after a change. */
export const refreshCollections = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: query.collections.key() })
