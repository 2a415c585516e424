import { useInfiniteQuery } from '@tanstack/react-query'
import { followedStoriesQuery } from '../../../story-data/story-lists.ts'
import { Feed } from '../feed.tsx'
import { FEED_FRESHNESS } from '../use-feed.ts'
import type { LinkedStory } from '../use-opened-story.ts'
import { EmptyFollowing } from './suggested-people.tsx'

type FollowedStoriesProps = { heading: 'h2' | 'h3'; hasSound: boolean; linked: LinkedStory | undefined; closesToHome: boolean }

/** Newest stories of the people whom one follows. */
export function FollowedStories({ heading, hasSound, linked, closesToHome }: FollowedStoriesProps) {
  const list = useInfiniteQuery({ ...followedStoriesQuery, ...FEED_FRESHNESS })
  return (
    <Feed
      list={list}
      heading={heading}
      hasSound={hasSound}
      hasAuthors
      empty={<EmptyFollowing heading={heading} />}
      linked={linked}
      closesToHome={closesToHome}
    />
  )
}
