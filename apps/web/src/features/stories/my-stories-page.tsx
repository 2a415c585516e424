import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult, usePrefetchQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Folders } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSession, type Me } from '../../session/me.ts'
import { collectionTexts } from '../../texts/community/collections.ts'
import { storyTexts } from '../../texts/stories.ts'
import { END_OF_STORIES } from '../../story-components/in-view.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
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
import { NoStories } from './organize/no-stories.tsx'
import { ALL_STORIES, isUnfiltered, type MyStoriesState, myStoriesQuery } from './organize/my-stories-state.ts'
import { SelectionBar } from './organize/selection-bar.tsx'
import { StoriesToolbar } from './organize/stories-toolbar.tsx'
import { type Selection, useSelection } from './organize/use-selection.ts'
import { type StoryPage, templatesQuery } from '../../story-data/story-lists.ts'
import { useLiveRuns } from './live/use-live-runs.ts'

const texts = storyTexts.home
const FIRST_SKELETONS = 8
const NEXT_SKELETONS = 4

type MyStoriesPageProps = { state?: MyStoriesState; onChange?: (state: MyStoriesState) => void }

const ignoreChange = (): void => {}

/** `/story/my`: own stories, with infinite scrolling. `state`: default all of them. */
export function MyStoriesPage({ state = ALL_STORIES, onChange = ignoreChange }: MyStoriesPageProps) {
  const { me } = useSession()
  usePageTitle(texts.myStory)
  usePrefetchQuery(templatesQuery)
  const freeLeft = me?.free_stories_left ?? 0
  return (
    <main id="content" className="page pb-14">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pt-7 pb-5">
        <h1 className="me-auto text-20 font-strong">{me?.plan === 'team' ? texts.teamStory : texts.myStory}</h1>
        {freeLeft > 0 && <p className="text-13 font-medium tracking-wide text-accent [word-spacing:0.12em]">{texts.freeLeft(freeLeft)}</p>}
        {me && (
          <Link to="/collection" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <Folders aria-hidden />
            {collectionTexts.list}
          </Link>
        )}
        {me && <ImportButton />}
      </div>
      {me ? <AllStories me={me} state={state} onChange={onChange} /> : <FirstSkeletons />}
    </main>
  )
}

/** Own stories; the examples follow after the last page, to avoid layout shifts. */
function AllStories({ me, state, onChange }: Required<MyStoriesPageProps> & { me: Me }) {
  const list = useInfiniteQuery(myStoriesQuery(state))
  const selection = useSelection()
  const hasStories = !isUnfiltered(state) || (list.data?.pages[0]?.stories.length ?? 0) > 0
  const isWhole = !list.isPending && (!list.hasNextPage || list.isFetchNextPageError)
  return (
    <>
      {hasStories && <StoriesToolbar state={state} onChange={onChange} isSelecting={selection.isOn} onSelecting={selection.setIsOn} />}
      <OwnStories
        list={list}
        me={me}
        selection={selection.isOn ? selection : undefined}
        none={!isUnfiltered(state) && <NoStories state={state} onAll={() => onChange(ALL_STORIES)} />}
      />
      {selection.isOn && <SelectionBar ids={selection.ids} onMoved={selection.clear} onDone={() => selection.setIsOn(false)} />}
      {isWhole && isUnfiltered(state) && <TemplatesSection />}
    </>
  )
}

type OwnStoriesProps = {
  list: UseInfiniteQueryResult<InfiniteData<StoryPage>>
  me: Me
  selection: Selection | undefined
  /** Instead of the first steps of an account without stories. */
  none: ReactNode
}

function OwnStories({ list, me, selection, none }: OwnStoriesProps) {
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
  if (cards.length === 0) return none || <EmptyStories me={me} />
  return (
    <>
      <StoryGrid
        cards={cards}
        me={me}
        heading="h2"
        selection={selection}
        skeletons={list.isFetchingNextPage ? NEXT_SKELETONS : 0}
        onEnd={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
      {isStuck && <NextPageError error={list.error} onRetry={() => void list.fetchNextPage()} />}
      <div ref={endRef} aria-hidden className="h-px" />
    </>
  )
}

const FirstSkeletons = () => <GridSkeletons count={FIRST_SKELETONS} label={storyTexts.list.loading} />
