import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { query, type api } from '../../api/client.ts'

export type StoryPage = Awaited<ReturnType<typeof api.stories.list>>
export type StoryCardData = StoryPage['stories'][number]
export type StoryData = Awaited<ReturnType<typeof api.stories.get>>

/** Own stories, newest first, 20 a page; home and My Story read the same cache. */
export const storyListQuery = query.stories.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const storyQuery = (id: string) => query.stories.get.queryOptions({ input: { id } })

/** Changes the cards in the cache: `change` answers the new card, or null to take it out. */
export function changeCards(client: QueryClient, change: (card: StoryCardData) => StoryCardData | null): void {
  client.setQueryData<InfiniteData<StoryPage, string | undefined>>(
    storyListQuery.queryKey,
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
