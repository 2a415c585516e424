import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import { sendableProperties, type EventProperties } from './event-properties.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { isTrackingAllowed } from './is-tracking-allowed.ts'
import { postEvents } from './post-events.ts'

declare global {
  interface Window {
    /** All events of this page, for tests: set in test builds, or by a test before the page loads. */
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

/** Creates the page's queue on its first event. */
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

/** Records an event. Batched, never awaited, never throws. `properties` must not contain user content. */
export function track(name: EventName, properties: EventProperties = {}): void {
  if (!isTrackingAllowed()) return
  const event = { name, properties: sendableProperties(properties), at: Date.now() }
  queue ??= openQueue()
  window[MIRROR]?.push(event)
  queue.add(event)
}
