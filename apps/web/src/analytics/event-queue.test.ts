import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import { expect, test } from 'vitest'
import { BATCH_EVENTS, createEventQueue, FLUSH_MILLISECONDS, RETRY_MILLISECONDS, type Delivery } from './event-queue.ts'

type Post = { readonly names: string[]; readonly isLeaving: boolean }
const event = (name: string): AnalyticsEvent => ({ name, properties: {}, at: 0 })

/** A queue with a fake clock. `deliveries`: results of its posts in order, then `kept`. */
function openQueue(deliveries: Delivery[] = []) {
  const posts: Post[] = []
  let now = 0
  let timers: { at: number; work: () => void }[] = []
  const queue = createEventQueue({
    post: async (events, isLeaving) => {
      posts.push({ names: events.map(({ name }) => name), isLeaving })
      return deliveries.shift() ?? 'kept'
    },
    later: (work, milliseconds) => {
      const timer = { at: now + milliseconds, work }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  })
  async function pass(milliseconds: number): Promise<void> {
    await settle()
    now += milliseconds
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { work } of due) work()
    await settle()
  }
  return { queue, posts, pass }
}

/** Lets every response be handled. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('events within two seconds are sent together, in order, once', async () => {
  const { queue, posts, pass } = openQueue()
  queue.add(event('first'))
  await pass(FLUSH_MILLISECONDS - 1)
  queue.add(event('second'))
  expect(posts).toEqual([])
  await pass(1)
  expect(posts).toEqual([{ names: ['first', 'second'], isLeaving: false }])
  await pass(RETRY_MILLISECONDS * 2)
  queue.leave()
  expect(posts).toHaveLength(1)
})

test('twenty events are sent at once, and later ones after another two seconds', async () => {
  const { queue, posts, pass } = openQueue()
  for (let index = 0; index < BATCH_EVENTS; index += 1) queue.add(event(`e${index}`))
  expect(posts.map(({ names }) => names.length)).toEqual([BATCH_EVENTS])
  queue.add(event('late'))
  await pass(FLUSH_MILLISECONDS)
  expect(posts[1]).toEqual({ names: ['late'], isLeaving: false })
})

test('leaving the page sends pending events and pending retries', async () => {
  const { queue, posts, pass } = openQueue(['failed'])
  queue.add(event('failed_once'))
  await pass(FLUSH_MILLISECONDS)
  queue.add(event('waiting'))
  queue.leave()
  expect(posts.slice(1)).toEqual([
    { names: ['waiting'], isLeaving: true },
    { names: ['failed_once'], isLeaving: true },
  ])
  await pass(RETRY_MILLISECONDS)
  expect(posts).toHaveLength(3)
})

test('a failed batch is retried once and then dropped', async () => {
  const { queue, posts, pass } = openQueue(['failed', 'failed'])
  queue.add(event('lost'))
  await pass(FLUSH_MILLISECONDS)
  await pass(RETRY_MILLISECONDS)
  expect(posts.map(({ names }) => names)).toEqual([['lost'], ['lost']])
  await pass(RETRY_MILLISECONDS * 10)
  queue.leave()
  expect(posts).toHaveLength(2)
})

test('rejected events are not retried', async () => {
  const { queue, posts, pass } = openQueue(['refused'])
  queue.add(event('refused'))
  await pass(FLUSH_MILLISECONDS)
  await pass(RETRY_MILLISECONDS * 10)
  expect(posts).toHaveLength(1)
})

test('no events are sent after the first response of an installation without analytics', async () => {
  const { queue, posts, pass } = openQueue(['unwanted'])
  queue.add(event('first'))
  await pass(FLUSH_MILLISECONDS)
  queue.add(event('second'))
  await pass(FLUSH_MILLISECONDS)
  queue.leave()
  expect(posts.map(({ names }) => names)).toEqual([['first']])
})
