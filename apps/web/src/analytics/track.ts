import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import { sendableProperties, type EventProperties } from './event-properties.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { isTrackingAllowed } from './is-tracking-allowed.ts'
import { postEvents } from './post-events.ts'

declare global {
  interface Window {
    /** Every event of this page, for tests: there in test builds, or when a test put a list there before the page began. */
    __analytics?: AnalyticsEvent[]
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** Analytics events and their properties. */
type EventName =
  | 'story_creation_requested'
  | 'story_created'
  | 'story_previewed'
  | 'story_music_uploaded'
  | 'editor_opened'
  | 'create_from_scratch_clicked'
  | 'story_video_play'
  | 'story_shared_clicked'
  | 'shot_regenerate_clicked'
  | 'asset_uploaded'

const MIRROR = '__analytics'
let queue: EventQueue | null = null

/** The page's one queue, from its first event on. */
function openQueue(): EventQueue {
  const opened = createEventQueue({
    post: postEvents,
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  window.addEventListener('pagehide', opened.leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && opened.leave())
  if (import.meta.env.MODE === 'test') window[MIRROR] ??= []
  return opened
}

/** Notes that something happened: sent a moment later with others, never waited for, never an error. Nothing a creator wrote belongs in `properties`. */
export function track(name: EventName, properties: EventProperties = {}): void {
  if (!isTrackingAllowed()) return
  const event = { name, properties: sendableProperties(properties), at: Date.now() }
  queue ??= openQueue()
  window[MIRROR]?.push(event)
  queue.add(event)
}
