import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { cardOfStory } from '../../story-data/card-of-story.ts'
import { storyQuery, type StoryCardData } from '../../story-data/story-lists.ts'
import { previewOf } from './open-story.ts'

/** A story opened by its URL. */
export type LinkedStory = { readonly id: string; readonly at: 'community' | 'share' }

type Opened = {
  readonly id: string | null
  /** The list, preceded by the opened story if it is not in it. */
  readonly cards: readonly StoryCardData[]
  readonly step: (id: string) => void
  readonly close: () => void
}

type OpenedOptions = {
  readonly listed: readonly StoryCardData[]
  readonly linked?: LinkedStory
  /** Whether closing navigates to the home page, as on the community page. */
  readonly closesToHome: boolean
}

/** The opened community story; stepping to another one replaces the URL. */
export function useOpenedStory({ listed, linked, closesToHome }: OpenedOptions): Opened {
  const router = useRouter()
  const navigate = useNavigate()
  const over = useLocation({ select: ({ state }) => state.communityStory ?? null })
  const id = over ?? linked?.id ?? null
  const isListed = listed.some((card) => card.id === id)
  // The page has already fetched it and shows its errors.
  const { data } = useQuery({ ...storyQuery(id ?? ''), enabled: id !== null && !isListed, retryOnMount: false })
  const isThere = isListed || data !== undefined
  const step = (to: string) => void navigate({ ...previewOf(to), replace: true })
  const close = () => (closesToHome || linked ? void navigate({ to: '/story', replace: true }) : router.history.back())
  return { id: isThere ? id : over, cards: data && !isListed && id !== null ? [cardOfStory(data), ...listed] : listed, step, close }
}
