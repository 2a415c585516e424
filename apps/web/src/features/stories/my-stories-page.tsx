import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult, usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSession, type Me } from '../../session/me.ts'
import { storyTexts } from '../../texts/stories.ts'
import { END_OF_STORIES } from '../../story-components/in-view.ts'
import { useInView } from '../../ui/hooks/use-in-view.ts'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { runsOf } from './card/card-model.ts'
import { EmptyStories } from './home/empty-stories.tsx'
import { ListError } from '../../story-components/list-error.tsx'
import { GridSkeletons } from './card/card-grid.tsx'
import { NextPageError } from '../../story-components/next-page-error.tsx'
import { StoryGrid } from './card/story-grid.tsx'
import { TemplatesSection } from './home/templates-section.tsx'
import { ImportButton } from './import/import-button.tsx'
import { type StoryPage, storyListQuery, templatesQuery } from '../../story-data/story-lists.ts'
import { useLiveRuns } from './live/use-live-runs.ts'

const texts = storyTexts.home
const FIRST_SKELETONS = 8
const NEXT_SKELETONS = 4

/** `/story/my`: all own stories, with infinite scrolling. */
export function MyStoriesPage() {
  const { me } = useSession()
  usePageTitle(texts.myStory)
  usePrefetchQuery(templatesQuery)
  const freeLeft = me?.free_stories_left ?? 0
  return (
    <main id="content" className="page pb-14">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pt-7 pb-5">
        <h1 className="mr-auto text-20 font-strong">{me?.plan === 'team' ? texts.teamStory : texts.myStory}</h1>
        {freeLeft > 0 && <p className="text-13 font-medium tracking-wide text-accent [word-spacing:0.12em]">{texts.freeLeft(freeLeft)}</p>}
        {me && <ImportButton />}
      </div>
      {me ? <AllStories me={me} /> : <FirstSkeletons />}
    </main>
  )
}

/** Own stories; the examples follow after the last page, to avoid layout shifts. */
function AllStories({ me }: { me: Me }) {
  const list = useInfiniteQuery(storyListQuery)
  const isWhole = !list.isPending && (!list.hasNextPage || list.isFetchNextPageError)
  return (
    <>
      <OwnStories list={list} me={me} />
      {isWhole && <TemplatesSection />}
    </>
  )
}

function OwnStories({ list, me }: { list: UseInfiniteQueryResult<InfiniteData<StoryPage>>; me: Me }) {
  const cards = list.data?.pages.flatMap((page) => page.stories) ?? []
  useLiveRuns(runsOf(cards))
  const isStuck = list.isFetchNextPageError
  const [endRef, isEndInView] = useInView(END_OF_STORIES, list.hasNextPage && !list.isFetchingNextPage && !isStuck)
  const loadNext = useEffectEvent(() => void list.fetchNextPage())
  useEffect(() => {
    if (isEndInView) loadNext()
  }, [isEndInView])

  if (list.isPending) return <FirstSkeletons />
  if (!list.data) return <ListError error={list.error} onRetry={() => void list.refetch()} />
  if (cards.length === 0) return <EmptyStories me={me} />
  return (
    <>
      <StoryGrid
        cards={cards}
        me={me}
        heading="h2"
        skeletons={list.isFetchingNextPage ? NEXT_SKELETONS : 0}
        onEnd={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
      {isStuck && <NextPageError error={list.error} onRetry={() => void list.fetchNextPage()} />}
      <div ref={endRef} aria-hidden className="h-px" />
    </>
  )
}

const FirstSkeletons = () => <GridSkeletons count={FIRST_SKELETONS} label={storyTexts.list.loading} />
