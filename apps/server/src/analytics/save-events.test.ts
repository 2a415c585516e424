import { expect, test } from 'vitest'
import { plausibleTime } from './plausible-time.ts'
import { saveEvents } from './save-events.ts'

const NOW = new Date('2026-05-02T12:00:00Z')
const DAY_MS = 86_400_000

test.each([
  ['now', 0, 0],
  ['a day ago', -DAY_MS, -DAY_MS],
  ['more than a day ago', -DAY_MS - 1, 0],
  ['in the future', 1, 0],
])('an event of %s is stored with a plausible time', (_, offset, expected) => {
  expect(plausibleTime(NOW.getTime() + offset, NOW)).toEqual(new Date(NOW.getTime() + expected))
})

test('events of one batch are stored together', async () => {
  const stored: unknown[] = []
  const db = { insert: () => ({ values: async (rows: unknown) => void stored.push(rows) }) } as unknown as Parameters<typeof saveEvents>[0]
  const at = NOW.getTime() - 1000
  await saveEvents(db, { userId: 'u', receivedAt: NOW, events: [{ name: 'story_opened', properties: { from: 'home' }, at }] as never })
  expect(stored).toEqual([[{ userId: 'u', name: 'story_opened', properties: { from: 'home' }, happenedAt: new Date(at), receivedAt: NOW }]])
})
