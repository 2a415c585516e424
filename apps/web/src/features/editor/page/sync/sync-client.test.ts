import { toWireShots } from '@fablecut/contracts/wire/shot'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { SyncPayload } from '@fablecut/domain/timeline/edit/sync/sync-payload'
import { aShot, aTimeline, clip, primaryTrackOf, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorSession } from '../../session/editor-session.ts'
import { STORY } from '../../session/story-fixture.ts'
import { flushEdits } from '../../session/flush-edits.ts'
import type { EditedStory } from '../read-story.ts'
import { startSyncClient, type SyncResponse } from './sync-client.ts'

const TIMELINE = aTimeline([primaryTrackOf('main', [clip(['a', 0, 120])]), audioTrack('s', [song(['m', 0, 90])])])

/** A server that stores syncs and checks revisions. `fail`: results of the next requests; `lost`: stored without a response. */
function server() {
  const stored = { revision: 1, edited: 1, version: TIMELINE_VERSION, timeline: TIMELINE as Timeline, shots: {} as Record<string, Shot> }
  const sent: { payload: SyncPayload; revision: number; at: number }[] = []
  const fail: ('down' | 'lost' | 'outdated')[] = []
  let isReadable = true
  const store = (payload: SyncPayload): void => {
    stored.timeline = structuredClone(payload.timeline)
    for (const [id, shot] of Object.entries(payload.shots)) {
      if (shot) stored.shots[id] = shot
      else delete stored.shots[id]
    }
    stored.revision += 1
    stored.edited = stored.revision
  }
  return {
    stored,
    sent,
    fail,
    breakReading: (isBroken: boolean) => {
      isReadable = !isBroken
    },
    async send(payload: SyncPayload, revision: number): Promise<SyncResponse> {
      sent.push({ payload, revision, at: Date.now() })
      const failure = fail.shift()
      if (failure === 'down') return { kind: 'failed', message: 'db down', hasResponse: true }
      if (failure === 'outdated') return { kind: 'outdated' }
      if (revision !== stored.revision) return { kind: 'stale', revision: stored.revision, editedRevision: stored.edited }
      store(payload)
      if (failure === 'lost') return { kind: 'failed', hasResponse: false }
      return { kind: 'saved', revision: stored.revision, isExportOutdated: true }
    },
    async read(): Promise<EditedStory> {
      if (!isReadable) throw new Error('offline')
      const story = {
        id: 's',
        title: 'Sea',
        category_id: 'create_from_scratch',
        category_inputs: {},
        created_by_user_id: 'u',
        revision: stored.revision,
        metadata: { width: 1280, height: 720, duration: null, fps: 30 },
        storyboard: { shots: Object.keys(stored.shots), shots_map: toWireShots(stored.shots), recurring_props: [] },
        video_editor_timeline: toWireTimeline(stored.timeline),
        timeline_version: stored.version,
      } as unknown as WireStory
      return { story, media: [] }
    },
  }
}

function opened() {
  const host = server()
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline: TIMELINE }, revision: 1, isExportOutdated: false })
  const onConflict = vi.fn<(theirs: EditedStory) => void>()
  const onChangedElsewhere = vi.fn()
  const client = startSyncClient(session, { send: host.send, read: host.read, onConflict, onChangedElsewhere })
  const louder = (volume: number): void => void session.apply({ type: 'setVolume', itemIds: ['m'], volume })
  const volume = (timeline: Timeline = session.store.getState().document.timeline): unknown =>
    (timeline.tracks.flatMap(({ items }) => items).find(({ id }) => id === 'm') as { volume?: number } | undefined)?.volume
  const times = (): number[] => host.sent.map(({ at }) => at)
  return {
    ...host,
    session,
    client,
    onConflict,
    onChangedElsewhere,
    louder,
    volume,
    times,
    status: () => session.store.getState().sync.status,
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('edits at 0, 400 and 900 ms are sent once, at 1900 ms, without shots where none changed (E-133, ED-32)', async () => {
  const { louder, sent, times, session, volume, stored, status } = opened()
  louder(0.2)
  await vi.advanceTimersByTimeAsync(400)
  louder(0.4)
  await vi.advanceTimersByTimeAsync(500)
  louder(0.6)
  expect(status()).toBe('waitSync')
  await vi.advanceTimersByTimeAsync(5000)
  expect(times()).toEqual([1900])
  expect(sent[0]!.payload.shots).toEqual({})
  expect([volume(stored.timeline), status(), session.store.getState().revision]).toEqual([0.6, 'idle', 2])
  expect(session.store.getState().isExportOutdated).toBe(true)
})

test('an edit is sent even when its timer fires before its time on the wall clock', async () => {
  const { sent, louder } = opened()
  louder(0.5)
  vi.setSystemTime(Date.now() - 1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(1)
})

test('takes of a new shot are fetched only after it was synced', async () => {
  const { session } = opened()
  session.apply({ type: 'addShot', shotId: 'fresh', afterShotId: null, newId: 'item', failures: {} })
  const isStored = (): boolean => session.store.getState().storedShotIds.has('fresh')
  await vi.advanceTimersByTimeAsync(999)
  expect(isStored()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isStored()).toBe(true)
})

test('a forced sync is sent at once and once; nothing is sent without changes (E-139, E-142)', async () => {
  const { louder, session, times } = opened()
  session.sync({ type: 'forced' })
  louder(0.5)
  await vi.advanceTimersByTimeAsync(100)
  expect(await flushEdits(session)).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(times()).toEqual([100])
})

test('a failed sync is retried after 5, 15 and 45 s, then only on request (E-138, ED-33)', async () => {
  const { louder, session, times, fail, status, stored, volume } = opened()
  fail.push('down', 'down', 'down', 'down')
  louder(0.5)
  session.sync({ type: 'forced' })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(times()).toEqual([0, 5000, 20_000, 65_000])
  expect([status(), session.store.getState().sync.error]).toEqual(['error', 'db down'])
  expect(await flushEdits(session)).toBe(true)
  expect(volume(stored.timeline)).toBe(0.5)
})

test('a stored sync whose response was lost is not reported as a conflict (ED-34)', async () => {
  const { louder, session, fail, stored, volume, onConflict } = opened()
  fail.push('lost')
  louder(0.5)
  await vi.advanceTimersByTimeAsync(1500)
  louder(0.7)
  await vi.advanceTimersByTimeAsync(1500)
  expect([volume(stored.timeline), onConflict.mock.calls.length]).toEqual([0.7, 0])
  expect(session.store.getState().sync.status).toBe('idle')
})

test('changes made only by the server are merged and synced without asking (ED-34)', async () => {
  const { louder, stored, volume, onConflict, session } = opened()
  stored.revision = 5
  louder(0.5)
  await vi.advanceTimersByTimeAsync(1500)
  expect([volume(stored.timeline), stored.revision, onConflict.mock.calls.length]).toEqual([0.5, 6, 0])
  expect(session.store.getState().revision).toBe(6)
})

test('takes merged during a gesture remain when the gesture is cancelled (ED-34)', async () => {
  const { louder, stored, volume, session } = opened()
  louder(0.5)
  session.beginGesture()
  louder(0.9)
  Object.assign(stored, { revision: 2, shots: { s1: aShot('s1') } })
  await vi.advanceTimersByTimeAsync(1500)
  session.cancelGesture()
  expect([volume(), Object.keys(session.store.getState().document.shots)]).toEqual([0.5, ['s1']])
})

test('on a conflict nothing is sent until the creator chooses; both choices work (ED-34)', async () => {
  for (const choice of ['theirs', 'mine'] as const) {
    const { louder, stored, volume, onConflict, client, session, sent } = opened()
    Object.assign(stored, { revision: 4, edited: 4, timeline: aTimeline([audioTrack('s', [song(['m', 0, 30])])]) })
    louder(0.5)
    await vi.advanceTimersByTimeAsync(1500)
    louder(0.6)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(sent).toHaveLength(1)
    client.resolve(choice, onConflict.mock.calls[0]![0])
    await vi.advanceTimersByTimeAsync(1500)
    expect([volume(), volume(stored.timeline)]).toEqual(choice === 'mine' ? [0.6, 0.6] : [undefined, undefined])
    expect([session.store.getState().sync.status, session.store.getState().revision]).toEqual(['idle', stored.revision])
  }
})

test("a conflict that can't be compared yet is retried", async () => {
  const { louder, stored, volume, breakReading } = opened()
  stored.revision = 5
  breakReading(true)
  louder(0.5)
  await vi.advanceTimersByTimeAsync(1500)
  breakReading(false)
  await vi.advanceTimersByTimeAsync(6000)
  expect(volume(stored.timeline)).toBe(0.5)
})

test('a page that becomes visible shows changes saved elsewhere, unless it has pending edits', async () => {
  const { stored, volume, client, louder, onChangedElsewhere } = opened()
  Object.assign(stored, { revision: 3, edited: 3, timeline: aTimeline([audioTrack('s', [song(['m', 0, 30])])]) })
  await client.checkRevision()
  expect([volume(), onChangedElsewhere.mock.calls.length]).toEqual([undefined, 1])
  louder(0.4)
  Object.assign(stored, { revision: 4, edited: 4, timeline: TIMELINE })
  await client.checkRevision()
  expect(volume()).toBe(0.4)
})

test('items placed by the server are shown and not sent back', async () => {
  const { session, stored, volume, sent } = opened()
  stored.revision = 2
  stored.timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 180])]), audioTrack('s', [song(['m', 0, 90, { volume: 0.3 }])])])
  await session.catchUp?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect([volume(), session.store.getState().revision, sent.length]).toEqual([0.3, 2, 0])
})

test('takes of a story that was never saved are no edit of somebody else', async () => {
  const { session, stored, client, onChangedElsewhere } = opened()
  Object.assign(stored, { revision: 2, timeline: aTimeline([]), shots: { s1: aShot('s1') } })
  const { tracks } = session.store.getState().document.timeline
  await client.checkRevision()
  const { document, revision } = session.store.getState()
  expect([Object.keys(document.shots), revision, onChangedElsewhere.mock.calls.length]).toEqual([['s1'], 2, 0])
  expect(document.timeline.tracks).toMatchObject(tracks.map(({ id }) => ({ id })))
})

test('leaving sends pending edits', async () => {
  const { louder, client, times } = opened()
  louder(0.5)
  client.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(times()).toEqual([0])
})

test('a server that stores timelines of a later release stops the saving, and nothing is lost', async () => {
  const { session, louder, fail, sent, volume, stored } = opened()
  fail.push('outdated')
  louder(0.5)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(1)
  expect(session.store.getState()).toMatchObject({ sync: { isOutdated: true }, readOnlyReason: expect.stringContaining('Reload') })
  expect([hasUnsavedChanges(session.store.getState().sync), volume(), volume(stored.timeline)]).toEqual([true, 0.5, undefined])
  session.sync({ type: 'forced' })
  await vi.advanceTimersByTimeAsync(90_000)
  expect(sent).toHaveLength(1)
})

test('a story that a later release saved meanwhile is not read over the open one', async () => {
  const { session, client, stored, volume } = opened()
  const before = session.store.getState().document
  Object.assign(stored, {
    revision: 2,
    edited: 2,
    version: TIMELINE_VERSION + 1,
    timeline: { ...TIMELINE, tracks: TIMELINE.tracks.slice(0, 1) },
  })
  await client.checkRevision()
  expect([session.store.getState().sync.isOutdated, session.store.getState().document === before, volume()]).toEqual([
    true,
    true,
    undefined,
  ])
})
