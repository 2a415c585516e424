import type { CategoryId } from '@fablecut/domain/story/category'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../session/me.ts'
import { publishedQuery } from '../../story-data/story-lists.ts'
import { peopleTexts } from '../../texts/people/people.ts'
import { communityTexts as texts } from '../../texts/community.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { CategoryChips } from './category-chips.tsx'
import { CommunityExamples } from './community-examples.tsx'
import { EmptyCommunity } from './empty-community.tsx'
import { Feed } from './feed.tsx'
import { FollowedStories } from './people/followed-stories.tsx'
import { useAutoSound, useOrder } from './stored-preference.ts'
import { FEED_FRESHNESS } from './use-feed.ts'
import type { LinkedStory } from './use-opened-story.ts'

const ORDERS = [
  { value: 'newest', label: texts.orders.newest },
  { value: 'for_you', label: texts.orders.for_you },
] as const
/** For people with an account. */
const OWN_ORDERS = [...ORDERS, { value: 'following', label: peopleTexts.follow.tab }] as const

/** Below this number of stories the examples are shown as well. */
const SMALL_COMMUNITY = 10

type CommunityStoriesProps = {
  title: ReactNode
  /** Right of the controls. */
  aside?: ReactNode
  heading: 'h2' | 'h3'
  category: CategoryId | null
  onCategory: (category: CategoryId | null) => void
  linked?: LinkedStory
  closesToHome: boolean
}

/** Title, filters and grid of published stories, for the home page and the community page. */
export function CommunityStories({ title, aside, heading, category, onCategory, linked, closesToHome }: CommunityStoriesProps) {
  const [chosen, setOrder] = useOrder()
  const [sound, setSound] = useAutoSound()
  const { hasSession } = useSession()
  const isFollowing = chosen === 'following' && hasSession
  const order = chosen === 'following' ? 'newest' : chosen
  const list = useInfiniteQuery({ ...publishedQuery({ category, order }), ...FEED_FRESHNESS, enabled: !isFollowing })
  const hasSound = sound === 'true'
  const count = list.data?.pages.flatMap(({ stories }) => stories).length ?? 0
  const isSmall = count > 0 && count < SMALL_COMMUNITY && !list.hasNextPage
  return (
    <>
      <div className="grid gap-2.5 pb-4">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-5 gap-y-2">
          {title}
          <div className="flex items-center gap-4">
            <SoundToggle isOn={hasSound} onChange={(isOn) => setSound(isOn ? 'true' : 'false')} />
            <Segmented
              label={texts.order}
              value={isFollowing ? chosen : order}
              segments={hasSession ? OWN_ORDERS : ORDERS}
              onValueChange={setOrder}
              size="sm"
              className={hasSession ? 'w-64' : 'w-42'}
            />
            {aside}
          </div>
        </div>
        {!isFollowing && <CategoryChips chosen={category} onChoose={onCategory} />}
      </div>
      {isFollowing ? (
        <FollowedStories heading={heading} hasSound={hasSound} linked={linked} closesToHome={closesToHome} />
      ) : (
        <Feed
          key={`${category}:${order}`}
          list={list}
          heading={heading}
          hasSound={hasSound}
          hasAuthors
          empty={<EmptyCommunity category={category} onCategory={onCategory} heading={heading} hasSound={hasSound} />}
          linked={linked}
          closesToHome={closesToHome}
        />
      )}
      {isSmall && !isFollowing && (
        <div className="pt-10">
          <CommunityExamples category={category} heading={heading} hasSound={hasSound} />
        </div>
      )}
    </>
  )
}

/** Only on devices where videos play on hover. */
const SoundToggle = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Button
    variant="ghost"
    size="sm"
    aria-pressed={isOn}
    title={texts.soundNote}
    icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
    className="max-md:hidden [@media(hover:none)]:hidden"
    onClick={() => onChange(!isOn)}
  >
    {isOn ? texts.soundOn : texts.soundOff}
  </Button>
)
