import { expect, test } from 'vitest'
import { actorOf } from './actor.ts'
import { eraseRemoved } from './erase-removed.ts'
import { type FeedSession, decodeSession, encodeSession } from './for-you-session.ts'
import { newestPositionParts, toNewestPosition } from './published-page.ts'
import { decodeHashes, encodeHashes, hashOfStory } from './shown-stories.ts'

const publishedAt = new Date('2026-05-01T12:00:00.123Z')
const session: FeedSession = {
  affinity: { character_vlog: 1, script_to_video: 2, music_video: 3, asmr_video: 4, create_from_scratch: 5 },
  startedAt: 1_700_000_000_000,
  recommId: 'recomm',
  shownHashes: [hashOfStory('a'), hashOfStory('b')],
  after: { kind: 'recommended' },
}
const REFUSED = expect.objectContaining({ code: 'INVALID_INPUT' })

test.each<FeedSession['after']>([
  { kind: 'recommended' },
  { kind: 'ranked', score: -12.5, id: 's-1' },
  { kind: 'featured', at: { isFeatured: true, publishedAt, id: 's-1' } },
])('a session at %o is read back from its cursor', (after) => {
  expect(decodeSession('list', encodeSession('list', { ...session, after }))).toEqual({ ...session, after })
  expect(decodeSession('list', encodeSession('list', { ...session, shownHashes: [], after })).shownHashes).toEqual([])
})

test('a cursor of another list or with other positions is refused', () => {
  expect(() => decodeSession('other', encodeSession('list', session))).toThrow(REFUSED)
  const odd = { kind: 'ranked', score: Number.NaN, id: 's' } as const
  expect(() => decodeSession('list', encodeSession('list', { ...session, after: odd }))).toThrow(REFUSED)
})

test('a hash has eight hexadecimal digits, also on its way through a cursor', () => {
  expect(hashOfStory('a')).toBe('0cc175b9')
  expect(decodeHashes(encodeHashes(['0cc175b9', '92eb5ffe']))).toEqual(['0cc175b9', '92eb5ffe'])
})

test.each([true, false])('a position keeps whether it is featured: %s', (isFeatured) => {
  const position = { isFeatured, publishedAt, id: 's' }
  expect(toNewestPosition(newestPositionParts(position))).toEqual(position)
})

const DEVICE = '0b4f6d2e-1c1a-4c57-9a55-1f2e3d4c5b6a'
const actorWith = (cookie?: string, account: { id: string } | null = null) =>
  actorOf({ account, headers: new Headers(cookie === undefined ? {} : { cookie }) })

test('an actor is the account, otherwise the device of a visitor', () => {
  expect([actorWith(`device_id=${DEVICE}`, { id: 'u' }), actorWith(`x=1; device_id=${DEVICE}`)]).toEqual(['u', DEVICE])
  for (const cookie of [undefined, 'x=1', 'device_id=me', `device_id=${DEVICE.replace('-4c57', '-7c57')}`])
    expect(actorWith(cookie)).toBeNull()
})

test('a removed story is erased once, a failed one later, a republished one never', async () => {
  const since = '2026-05-01'
  const rows = [
    { kind: 'story', id: 'gone', since, is_back: false },
    { kind: 'story', id: 'back', since, is_back: true },
    { kind: 'actor', id: 'failed', since, is_back: false },
  ]
  const statements: string[] = []
  const db = {
    execute: async (query: { queryChunks: readonly { value?: readonly string[] }[] }) => {
      statements.push(
        query.queryChunks
          .flatMap(({ value }) => value ?? [])
          .join('')
          .trim()
          .split(' ')[0]!,
      )
      return { rows }
    },
  }
  const erased: string[] = []
  const recommender = { erase: async ({ id }: { id: string }) => erased.push(id) > 0 && id !== 'failed' }
  const services = { db, recommender } as unknown as Parameters<typeof eraseRemoved>[0]
  expect(await eraseRemoved(services, publishedAt)).toBe(1)
  expect(erased).toEqual(['gone', 'failed'])
  expect(statements).toEqual(['SELECT', 'DELETE', 'DELETE', 'UPDATE'])
})
