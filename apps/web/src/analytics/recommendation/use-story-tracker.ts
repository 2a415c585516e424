import { useEffect, useRef, useState, type ReactEventHandler } from 'react'
import { api } from '../../api/client.ts'
import { useSession } from '../../session/me.ts'
import { readDeviceId } from './device-id.ts'
import { isTrackingAllowed } from '../is-tracking-allowed.ts'
import { createStoryTracker, type StoryTracker } from './story-tracker.ts'

type TrackedStory = {
  readonly storyId: string
  /** Recommendation id of the list it was opened from; null: no events are sent. */
  readonly recommId: string | null
  readonly isOpen: boolean
}

type FilmHandler = ReactEventHandler<HTMLVideoElement>

/** Callbacks of the preview dialog; none of them blocks or throws. */
export type StoryTracking = {
  /** For the video element. */
  readonly film: { readonly onTimeUpdate: FilmHandler; readonly onSeeked: FilmHandler; readonly onEnded: FilmHandler }
  readonly shared: () => void
  readonly downloaded: () => void
  readonly remixed: () => void
}

/** One tracker for each opening of a story; none without a recommendation id, and without an account or device id. */
export function useStoryTracker({ storyId, recommId: listed, isOpen }: TrackedStory): StoryTracking {
  const { me } = useSession()
  const recommId = useFirst(isOpen ? listed : null)
  const tracker = useRef<StoryTracker | null>(null)
  const userId = me === undefined ? null : (me?.id ?? readDeviceId(document.cookie))
  useEffect(() => {
    if (!isOpen || !recommId || !userId || !isTrackingAllowed()) return
    const ids = { userId, storyId, recommId, sessionId: sessionId() }
    const opened = createStoryTracker({ ids, send, now: Date.now })
    tracker.current = opened
    opened.opened()
    window.addEventListener('pagehide', opened.closed)
    return () => {
      window.removeEventListener('pagehide', opened.closed)
      opened.closed()
      tracker.current = null
    }
  }, [storyId, recommId, userId, isOpen])
  return {
    film: {
      onTimeUpdate: ({ currentTarget }) => !currentTarget.seeking && tracker.current?.played(portionOf(currentTarget)),
      onSeeked: ({ currentTarget }) => tracker.current?.jumped(portionOf(currentTarget)),
      onEnded: () => tracker.current?.played(1),
    },
    shared: () => tracker.current?.shared(),
    downloaded: () => tracker.current?.downloaded(),
    remixed: () => tracker.current?.remixed(),
  }
}

/** Keeps the first non-null value, so that refetching the list does not count as a second opening. */
function useFirst(value: string | null): string | null {
  const [first, setFirst] = useState(value)
  const isChange = value === null ? first !== null : first === null
  if (isChange) setFirst(value)
  return isChange ? value : first
}

const portionOf = ({ currentTime, duration }: HTMLVideoElement): number => (duration > 0 ? Math.min(1, currentTime / duration) : 0)

/** Random id of one opening; not security-relevant. */
const sessionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Outlives the page; failures are silent. */
const send: Parameters<typeof createStoryTracker>[0]['send'] = (event) => {
  api.recommendations.send(event, { context: { keepalive: true } }).catch(() => undefined)
}
