import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'
import { expect, test } from 'vitest'
import { createStoryTracker } from './story-tracker.ts'

const ids = { userId: 'ana', storyId: 'story', recommId: 'list', sessionId: 'opening' }

function tracked(step?: number) {
  const sent: RecommendationEvent[] = []
  const tracker = createStoryTracker({ ids, send: (event) => sent.push(event), now: () => 1_700_000_000_000, ...(step && { step }) })
  return { tracker, sent, portions: () => sent.flatMap(({ portion }) => portion ?? []) }
}

/** Plays in steps of a quarter of a percent. */
function play(played: (portion: number) => void, from: number, to: number) {
  for (let at = Math.round(from * 400); at <= Math.round(to * 400); at += 1) played(at / 400)
}

test('an event has its eight fields', () => {
  const { tracker, sent } = tracked()
  tracker.opened()
  expect(sent).toEqual([
    {
      type: 'detailview',
      user_id: 'ana',
      item_id: 'story',
      recomm_id: 'list',
      session_id: 'opening',
      portion: null,
      price: null,
      amount: null,
      timestamp: 1_700_000_000_000,
    },
  ])
})

test('each tenth is sent when it is reached, and closing sends the rest rounded down to a twentieth', () => {
  const { tracker, portions } = tracked()
  play(tracker.played, 0, 0.23)
  expect(portions()).toEqual([0.1, 0.2])
  play(tracker.played, 0.23, 0.27)
  tracker.closed()
  expect(portions()).toEqual([0.1, 0.2, 0.25])
})

test('playing a film sends ten portions once, also when it is replayed', () => {
  const { tracker, portions } = tracked()
  play(tracker.played, 0, 1)
  tracker.jumped(0)
  play(tracker.played, 0, 1)
  tracker.closed()
  expect(portions()).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
})

test('skipped portions do not count', () => {
  const { tracker, portions } = tracked()
  play(tracker.played, 0, 0.12)
  tracker.jumped(0.9)
  play(tracker.played, 0.9, 1)
  tracker.closed()
  expect(portions()).toEqual([0.1, 0.2])
})

test('a film that was barely started sends nothing on close', () => {
  const { tracker, portions } = tracked()
  play(tracker.played, 0, 0.04)
  tracker.closed()
  expect(portions()).toEqual([])
})

test('the step is configurable', () => {
  const { tracker, portions } = tracked(0.02)
  play(tracker.played, 0, 0.17)
  tracker.closed()
  expect(portions()).toEqual([0.1, 0.16])
})

test('share, download and remix are sent as cart, bookmark and purchase of the same view', () => {
  const { tracker, sent } = tracked()
  tracker.shared()
  tracker.downloaded()
  tracker.remixed()
  expect(sent.map(({ type, session_id }) => [type, session_id])).toEqual([
    ['cartaddition', 'opening'],
    ['bookmark', 'opening'],
    ['purchase', 'opening'],
  ])
})
