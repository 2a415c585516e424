import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Me } from '../../../session/me.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { runsOf } from '../card/card-model.ts'
import { EmptyStories } from './empty-stories.tsx'
import { ListError } from '../../../story-components/list-error.tsx'
import { Section } from './section.tsx'
import { GridSkeletons } from '../card/card-grid.tsx'
import { StoryGrid } from '../card/story-grid.tsx'
import { storyListQuery } from '../../../story-data/story-lists.ts'
import { useLiveRuns } from '../live/use-live-runs.ts'

const texts = storyTexts.home
/** Number of cards, also of skeletons. */
export const HOME_CARDS = 4

/** The four newest stories, live; an account without stories is offered a first film. */
export function MyStoryBlock({ me }: { me: Me }) {
  const { data, error, isPending, refetch } = useInfiniteQuery(storyListQuery)
  const cards = data?.pages[0]?.stories.slice(0, HOME_CARDS) ?? []
  useLiveRuns(runsOf(cards))
  const isTeam = me.plan === 'team'
  return (
    <Section
      title={isTeam ? texts.teamStory : texts.myStory}
      note={isTeam ? texts.teamNote : undefined}
      aside={cards.length > 0 && <ViewAll />}
    >
      {isPending && <GridSkeletons count={HOME_CARDS} label={storyTexts.list.loading} />}
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {data && cards.length === 0 && <EmptyStories me={me} />}
      {cards.length > 0 && <StoryGrid cards={cards} me={me} heading="h3" />}
    </Section>
  )
}

const ViewAll = () => (
  <Link
    to="/story/my"
    className="hit quick relative inline-flex items-center gap-1 rounded-md text-13 font-medium text-text-2 hover:text-text"
  >
    {texts.viewAll}
    <ChevronRight aria-hidden className="size-4" />
  </Link>
)
