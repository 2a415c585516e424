import type { CategoryId } from '@fablecut/domain/story/category'
import type { PublishedOrder } from '@fablecut/contracts/operations/stories/list-published'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { query, type api } from '../api/client.ts'
import { notifyOtherTabs } from './tabs/other-tabs.ts'

export type StoryPage = Awaited<ReturnType<typeof api.stories.list>>
export type PublishedPage = Awaited<ReturnType<typeof api.stories.published>>
export type StoryCardData = StoryPage['stories'][number]
export type StoryData = Awaited<ReturnType<typeof api.stories.get>>

/** Own stories, newest first, 20 per page; home and My Story share the cache. */
export const storyListQuery = query.stories.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

/** The community, 24 per page; home and the full page share the cache. */
export const publishedQuery = ({ category, order }: { category: CategoryId | null; order: PublishedOrder }) =>
  query.stories.published.infiniteOptions({
    input: (cursor: string | undefined) => ({ order, ...(category && { category_id: category }), ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** A user's published stories, 24 per page. */
export const profileStoriesQuery = (username: string) =>
  query.profiles.stories.infiniteOptions({
    input: (cursor: string | undefined) => ({ username, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** Stories that the account likes, 24 per page. */
export const likedQuery = query.likes.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ ...(cursor && { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

/** Stories of people whom the account follows, 24 per page. */
export const followedStoriesQuery = query.follows.stories.infiniteOptions({
  input: (cursor: string | undefined) => ({ ...(cursor && { cursor }) }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const templatesQuery = query.stories.templates.queryOptions()

/** Poll interval while more examples are being generated. */
const TEMPLATES_REFRESH_MS = 10_000

/** The examples, refetched until all are generated. */
export const templatesWhileGenerated = query.stories.templates.queryOptions({
  refetchInterval: ({ state }) => state.data?.are_more_coming === true && TEMPLATES_REFRESH_MS,
})

export const storyQuery = (id: string) => query.stories.get.queryOptions({ input: { id } })

/** Refetches a story after a failed operation, which may mean that it was deleted. */
export const refetchStory = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: storyQuery(id).queryKey })

/** Updates cards in all cached lists. `change` returns the new card, or null to remove it. */
export function changeCards(client: QueryClient, change: (card: StoryCardData) => StoryCardData | null): void {
  const keys = [
    query.stories.list.key(),
    query.stories.published.key(),
    query.profiles.stories.key(),
    query.likes.list.key(),
    query.follows.stories.key(),
  ]
  for (const queryKey of keys) {
    client.setQueriesData<InfiniteData<{ stories: StoryCardData[] }, string | undefined>>(
      { queryKey },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            stories: page.stories.flatMap((card) => change(card) ?? []),
          })),
        },
    )
  }
}

/** Refetches community and profiles after a change, also in other tabs. */
export async function refreshPublished(client: QueryClient): Promise<void> {
  notifyOtherTabs()
  await refetchPublished(client)
}

/** Community, profiles and the opened story, after they changed in another tab. */
export const refreshAfterOtherTab = (client: QueryClient): Promise<unknown> =>
  Promise.all([refetchPublished(client), client.invalidateQueries({ queryKey: query.stories.get.key() })])

const refetchPublished = (client: QueryClient): Promise<unknown> =>
  Promise.all([query.stories.published.key(), query.profiles.key()].map((queryKey) => client.invalidateQueries({ queryKey })))
