import type { SearchOrder } from '@fablecut/contracts/operations/search/search-stories'
import type { CategoryId } from '@fablecut/domain/story/category'
import { query as api } from '../../../api/client.ts'

/** What the search page shows; part of its URL. */
export type SearchState = { readonly query: string; readonly category: CategoryId | null; readonly order: SearchOrder }

/** Longest query in characters. */
export const MAX_QUERY = 200

/** The query as it is sent: a space at its end says that its last word is complete. */
export const sentQuery = (query: string): string => query.slice(0, MAX_QUERY).trimStart()

/** Found stories, 24 per page. */
export const foundStoriesQuery = ({ query, category, order }: SearchState) =>
  api.search.stories.infiniteOptions({
    input: (cursor: string | undefined) => ({
      q: sentQuery(query),
      order,
      ...(category && { category_id: category }),
      ...(cursor && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** Found people, 12 per page. */
export const foundPeopleQuery = (query: string) =>
  api.search.people.infiniteOptions({
    input: (cursor: string | undefined) => ({ q: sentQuery(query), ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
