import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { cardOfStory } from '../../story-data/card-of-story.ts'
import { storyQuery, type StoryCardData } from '../../story-data/story-lists.ts'
import { previewOf } from './open-story.ts'

/** A story that is opened by its address. */
export type LinkedStory = { readonly id: string; readonly at: 'community' | 'share' }

type Opened = {
  readonly id: string | null
  /** The list, and before it the opened story where it is not in there. */
  readonly cards: readonly StoryCardData[]
  readonly step: (id: string) => void
  readonly close: () => void
}

type OpenedOptions = {
  readonly listed: readonly StoryCardData[]
  readonly linked?: LinkedStory
  /** Closing leads to the home page: so does the full list, where home and the profile stay as they are. */
  readonly closesToHome: boolean
}

/** The community story that is shown now; each step replaces its address. */
export function useOpenedStory({ listed, linked, closesToHome }: OpenedOptions): Opened {
  const router = useRouter()
  const navigate = useNavigate()
  const over = useLocation({ select: ({ state }) => state.communityStory ?? null })
  const id = over ?? linked?.id ?? null
  const isListed = listed.some((card) => card.id === id)
  // The page at this address has already fetched it and shows its errors.
  const { data } = useQuery({ ...storyQuery(id ?? ''), enabled: id !== null && !isListed, retryOnMount: false })
  const isThere = isListed || data !== undefined
  const step = (to: string) => void navigate({ ...previewOf(to), replace: true })
  const close = () => (closesToHome || linked ? void navigate({ to: '/story', replace: true }) : router.history.back())
  return { id: isThere ? id : over, cards: data && !isListed && id !== null ? [cardOfStory(data), ...listed] : listed, step, close }
}
