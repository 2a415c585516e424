import type { RecommendationEvent, RecommendationType } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'
import { buildEvent, type EventIds } from './build-event.ts'

/** Tracks one opening of a story. Portions are 0 to 1. */
export type StoryTracker = {
  readonly opened: () => void
  /** Played continuously up to here. */
  readonly played: (portion: number) => void
  /** Seeked to here, so the part between was not watched. */
  readonly jumped: (portion: number) => void
  readonly shared: () => void
  readonly downloaded: () => void
  readonly remixed: () => void
  readonly closed: () => void
}

type TrackerOptions = {
  readonly ids: EventIds
  readonly send: (event: RecommendationEvent) => void
  readonly now: () => number
  /** Granularity to which portions are rounded down. */
  readonly step?: number
}

const MILESTONES = 10

/**
 * Sends recommendation events of an opened story. The portion counts each step that was played, once; skipping and replaying add
 * nothing. Each tenth is sent once, the remainder at the end.
 */
export function createStoryTracker({ ids, send, now, step = 0.05 }: TrackerOptions): StoryTracker {
  const seen = new Set<number>()
  let at = 0
  let milestone = 0
  let sentPortion = 0
  const sendEvent = (type: RecommendationType, portion?: number) => send(buildEvent(type, ids, now(), portion))
  const tellPortion = (portion: number) => {
    sentPortion = portion
    sendEvent('viewportion', portion)
  }
  const portionSeen = () => Math.min(1, round(seen.size * step))

  return {
    opened: () => sendEvent('detailview'),
    played(portion) {
      for (let end = stepsIn(at, step) + 1; end <= stepsIn(portion, step); end += 1) seen.add(end)
      at = portion
      for (; milestone < stepsIn(portionSeen(), 1 / MILESTONES); milestone += 1) tellPortion((milestone + 1) / MILESTONES)
    },
    jumped(portion) {
      at = portion
    },
    shared: () => sendEvent('cartaddition'),
    downloaded: () => sendEvent('bookmark'),
    remixed: () => sendEvent('purchase'),
    closed() {
      if (portionSeen() > sentPortion) tellPortion(portionSeen())
    },
  }
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** Number of whole steps in a portion, tolerant of rounding errors. */
const stepsIn = (portion: number, step: number): number => Math.floor(round(portion / step))
