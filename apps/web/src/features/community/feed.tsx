import { type ReactNode, useState } from 'react'
import { StoryPreview } from '../../slots/story-preview.ts'
import { ensureDeviceId } from '../../analytics/recommendation/device-id.ts'
import { ListError } from '../../story-components/list-error.tsx'
import { NextPageError } from '../../story-components/next-page-error.tsx'
import { communityTexts as texts } from '../../texts/community.ts'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { WindowedItem } from '../../ui/layout/windowed-item.tsx'
import { CommunityCard } from './community-card.tsx'
import { CommunityGrid, CommunityGridSkeletons, NextSkeletons } from './community-grid.tsx'
import { type FeedQuery, useFeedCards } from './use-feed.ts'
import { useMorePages } from './use-more-pages.ts'
import { type LinkedStory, useOpenedStory } from './use-opened-story.ts'

type FeedProps = {
  list: FeedQuery
  heading: 'h2' | 'h3'
  hasSound: boolean
  hasAuthors: boolean
  /** Title of the error state. Default: that of the community. */
  failed?: string
  empty: ReactNode
  linked?: LinkedStory
  closesToHome: boolean
}

/** Infinite list of published stories with the preview of the opened one. */
export function Feed({ list, heading, hasSound, hasAuthors, failed = texts.failed, empty, linked, closesToHome }: FeedProps) {
  useState(ensureDeviceId)
  const cards = useFeedCards(list.data)
  const opened = useOpenedStory({ listed: cards, linked, closesToHome })
  usePageTitle(opened.cards.find(({ id }) => id === opened.id)?.title, { isOver: true })
  const fetchNext = () => void list.fetchNextPage({ cancelRefetch: false })
  const isStuck = list.isFetchNextPageError
  const isEmpty = list.data !== undefined && cards.length === 0
  const cursor = list.data?.pages.at(-1)?.nextCursor ?? null
  const endRef = useMorePages({ cursor, isFetching: list.isFetching, isStuck, fetchNext })
  return (
    <>
      {list.isPending && <CommunityGridSkeletons />}
      {list.isError && !list.data && (
        <ListError error={list.error} title={failed} text={texts.failedText} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && cursor === null && empty}
      {cards.length > 0 && (
        <CommunityGrid>
          {cards.map((card, index) => (
            <WindowedItem key={card.id} className="min-w-0" position={index + 1} count={cursor === null ? cards.length : null}>
              <CommunityCard card={card} heading={heading} hasSound={hasSound} hasAuthor={hasAuthors} />
            </WindowedItem>
          ))}
          {list.isFetchingNextPage && <NextSkeletons />}
        </CommunityGrid>
      )}
      {isStuck && <NextPageError error={list.error} onRetry={fetchNext} />}
      <div ref={endRef} aria-hidden className="h-px" />
      {isEmpty && cursor !== null && !isStuck && <CommunityGridSkeletons />}
      <StoryPreview
        cards={opened.cards}
        storyId={opened.id}
        place="community"
        recommId={list.data?.pages[0]?.recommId}
        onStep={opened.step}
        onClose={opened.close}
        onEnd={cursor !== null && !isStuck ? fetchNext : undefined}
      />
    </>
  )
}
