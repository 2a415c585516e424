import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PublishedPage, StoryCardData } from '../../story-data/story-lists.ts'

export type FeedQuery = UseInfiniteQueryResult<InfiniteData<PublishedPage, string | undefined>>

/** Automatic refetches would move cards the user is looking at: refetch only after a publish, and after a minute away. */
export const FEED_FRESHNESS = { staleTime: 60_000, refetchOnWindowFocus: false, gcTime: 30 * 60_000 } as const

/** Cards of all pages without duplicates. */
export function useFeedCards(data: InfiniteData<PublishedPage, string | undefined> | undefined): readonly StoryCardData[] {
  return useMemo(() => cardsOf(data?.pages ?? []), [data])
}

export function cardsOf<Card extends { readonly id: string }>(pages: readonly { readonly stories: readonly Card[] }[]): readonly Card[] {
  const byId = new Map<string, Card>()
  for (const { stories } of pages) for (const card of stories) if (!byId.has(card.id)) byId.set(card.id, card)
  return [...byId.values()]
}
