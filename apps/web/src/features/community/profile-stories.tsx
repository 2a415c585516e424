import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../session/me.ts'
import { likedQuery, profileStoriesQuery } from '../../story-data/story-lists.ts'
import { communityTexts } from '../../texts/community.ts'
import { peopleTexts } from '../../texts/people/people.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Feed } from './feed.tsx'
import { useAutoSound } from './stored-preference.ts'
import { FEED_FRESHNESS, type FeedQuery } from './use-feed.ts'

const texts = peopleTexts.like
const LISTS = [
  { value: 'stories', label: texts.stories },
  { value: 'liked', label: texts.liked },
] as const

/** The published stories of a profile; on one's own also those that one likes. */
export function ProfileStories({ username }: { username: string }) {
  const { me } = useSession()
  const [chosen, setChosen] = useState<'stories' | 'liked'>('stories')
  if (me?.username.toLowerCase() !== username.toLowerCase()) return <Published username={username} />
  return (
    <>
      <Segmented label={texts.tabs} value={chosen} segments={LISTS} onValueChange={setChosen} size="sm" className="mb-4 w-42" />
      {chosen === 'liked' ? <Liked /> : <Published username={username} />}
    </>
  )
}

function Published({ username }: { username: string }) {
  const list = useInfiniteQuery({ ...profileStoriesQuery(username), ...FEED_FRESHNESS })
  return <StoryList list={list} hasAuthors={false} empty={communityTexts.profile.none} />
}

function Liked() {
  const list = useInfiniteQuery({ ...likedQuery, ...FEED_FRESHNESS })
  return <StoryList list={list} hasAuthors empty={texts.noneLiked} />
}

function StoryList({ list, hasAuthors, empty }: { list: FeedQuery; hasAuthors: boolean; empty: string }) {
  const [sound] = useAutoSound()
  return (
    <Feed
      list={list}
      heading="h2"
      hasSound={sound === 'true'}
      hasAuthors={hasAuthors}
      empty={<EmptyState text={empty} />}
      closesToHome={false}
    />
  )
}
