import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import { parseDragPayload } from '../drag-payload.ts'
import { aShot, aStory, clip, unwrap, upperTrack } from '../testing/fixture.ts'
import { openTimeline } from '../open-timeline.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import { checkSync, type SyncContext } from './check-sync.ts'
import { syncPayload } from './sync-payload.ts'
import { hasUnsavedChanges, INITIAL_SYNC_STATE, reduceSync, type SyncEvent, type SyncState } from './sync-queue.ts'

/** Applies events and records what was sent, and when. */
function played(events: readonly SyncEvent[], from: SyncState = INITIAL_SYNC_STATE): { state: SyncState; sent: (readonly string[])[] } {
  const sent: (readonly string[])[] = []
  const state = events.reduce((before, event) => {
    const step = reduceSync(before, event)
    if (step.isSendingNow) sent.push(step.state.inFlight)
    return step.state
  }, from)
  return { state, sent }
}
const edit = (nowMs: number, ...shotIds: string[]): SyncEvent => ({ type: 'edited', nowMs, shotIds })
const due = (nowMs: number): SyncEvent => ({ type: 'due', nowMs })
const failed = (nowMs: number, message?: string): SyncEvent => ({ type: 'failed', nowMs, ...(message !== undefined && { message }) })

describe('the sync', () => {
  test('waits a second after the last edit and sends every shot once (E-133, E-134)', () => {
    const { state, sent } = played([edit(0, 'a'), edit(400, 'b'), edit(900, 'a'), due(1000), due(1899)])
    expect([sent, state.dueAtMs, state.status]).toEqual([[], 1900, 'waitSync'])
    const flushed = played([due(1900)], state)
    expect([flushed.sent, flushed.state]).toMatchObject([[['a', 'b']], { status: 'syncing', queued: [], inFlight: ['a', 'b'] }])
  })

  test('is unsaved from the edit until the server has it (E-131, E-135, ED-30)', () => {
    const events: SyncEvent[] = [edit(0, 'a'), due(1000), { type: 'succeeded' }]
    const states = events.map((_, index) => played(events.slice(0, index + 1)).state)
    expect(states.map((state) => [state.status, hasUnsavedChanges(state)])).toEqual([
      ['waitSync', true],
      ['syncing', true],
      ['idle', false],
    ])
    expect(hasUnsavedChanges(INITIAL_SYNC_STATE)).toBe(false)
  })

  test('sends edits made meanwhile right after the response, one request at a time (E-136, ED-34)', () => {
    const { state, sent } = played([edit(0, 'a'), due(1000), edit(1100, 'b'), due(3000), { type: 'forced' }, { type: 'forced' }])
    expect([sent, state.status]).toEqual([[['a']], 'syncing'])
    expect(played([{ type: 'succeeded' }], state).sent).toEqual([['b']])
  })

  test('keeps failed changes and their error (E-138)', () => {
    const failedState = played([edit(0, 'a'), due(1000), edit(1100, 'b'), failed(1200, 'db down')])
    expect(failedState.state).toMatchObject({ status: 'error', error: 'db down', queued: ['a', 'b'], inFlight: [] })
    expect(played([edit(0, 'a'), due(1000), failed(1000)]).state.error).toBe('Unknown error')
    expect(played([{ type: 'forced' }, { type: 'succeeded' }], failedState.state).state).toMatchObject({ status: 'idle', error: null })
  })

  test('retries after 5, 15 and 45 seconds, then stops (ED-33)', () => {
    const times: number[] = []
    let state = played([edit(0, 'a'), { type: 'forced' }]).state
    for (let now = 0; state.isSending;) {
      state = played([failed(now)], state).state
      if (state.dueAtMs === null) break
      now = state.dueAtMs
      times.push(now)
      state = played([due(now)], state).state
    }
    expect(times).toEqual([5000, 20_000, 65_000])
    expect(played([edit(70_000), due(71_000)], state).sent).toEqual([['a']])
    expect(played([{ type: 'forced' }], state).sent).toEqual([['a']])
  })

  test('is sent at once when forced, only once (E-139)', () => {
    expect(played([edit(0, 'a'), { type: 'forced' }, due(1000)]).sent).toEqual([['a']])
    expect(played([edit(0, 'a'), { type: 'forced' }, edit(10, 'b'), { type: 'forced' }, failed(20)]).sent).toEqual([['a'], ['a', 'b']])
  })

  test('sends nothing without changes, everything on a full sync, only the timeline when no shot changed (E-140, E-142, ED-32)', () => {
    expect(played([{ type: 'forced' }, due(9999)]).sent).toEqual([])
    expect(played([{ type: 'full', shotIds: ['a', 'b', 'c'] }]).sent).toEqual([['a', 'b', 'c']])
    expect(played([edit(0), due(1000)]).sent).toEqual([[]])
  })

  test('stops on a conflicting revision until it is resolved (ED-34)', () => {
    const stale = played([edit(0, 'a'), due(1000), { type: 'stale', revision: 7 }, edit(2000, 'b'), due(9000), { type: 'forced' }])
    expect([stale.sent.length, stale.state.staleRevision, stale.state.status]).toEqual([1, 7, 'error'])
    expect(played([{ type: 'kept' }], stale.state).sent).toEqual([['a', 'b']])
  })

  test('stops for good when the story is of a later release, and keeps what is unsaved', () => {
    const { state, sent } = played([
      edit(0, 'a'),
      due(1000),
      { type: 'outdated' },
      edit(2000, 'b'),
      due(9000),
      { type: 'forced' },
      { type: 'kept' },
    ])
    expect([sent, state.isOutdated, hasUnsavedChanges(state), state.dueAtMs, state.status]).toEqual([[['a']], true, true, null, 'error'])
    expect(hasUnsavedChanges(played([{ type: 'outdated' }]).state)).toBe(false)
  })
})

const story = aStory(
  [aShot('s1'), aShot('s2', { shotType: 'uploaded_image' }), aShot('s3')],
  [upperTrack('top', [clip(['T', 0, 30, { mediaAssetId: 'v-s3' }])])],
)
const assets = new Map(story.timeline.mediaAssets.map((asset) => [asset.id, { ...asset, url: `/own/${asset.id}` }]))
const facts: SyncContext = { shots: story.shots, assets, storedAssetIds: new Set(['lost']) }

function payload(document = story, shotIds: readonly string[] = []): any {
  const built = syncPayload('story-1', document, shotIds)
  if (!built.ok) throw new Error(built.refusal.code)
  return structuredClone(built.value)
}

describe('the sync payload', () => {
  test('contains hidden shots, and null for deleted ones (E-141, E-276)', () => {
    const step = { nowSeconds: 5, newShotId: (itemId: string) => itemId }
    const after = reconcileShots(story, unwrap(deleteItems(story.timeline, { itemIds: ['V1', 'V2'] })), step)
    const { shots } = payload(after, ['s1', 's2'])
    expect(shots).toMatchObject({ s1: { isHidden: true, hiddenAt: 5 }, s2: null })
  })

  test('requires a story id (E-253)', () => {
    expect(syncPayload(undefined, story, [])).toEqual({ ok: false, refusal: { code: 'story_id_required' } })
  })
})

const check = (change: (body: any) => void, ids: readonly string[] = ['s1']): unknown => {
  const body = payload(story, ids)
  change(body)
  const checked = checkSync(body, facts)
  return checked.ok ? 'ok' : checked.refusal.path
}
const item = (body: any, track = 0): any => body.timeline.tracks[track].items[0]

describe('a received sync', () => {
  test("is stored with the server's URLs", () => {
    const after = reconcileShots(story, unwrap(deleteItems(story.timeline, { itemIds: ['V2'] })), { nowSeconds: 1, newShotId: String })
    const body = payload(after, ['s1', 's2'])
    body.timeline.mediaAssets[0].url = 'https://elsewhere.example/x.mp4'
    body.shots.s1.activeVideoUrl = 'https://elsewhere.example/x.mp4'
    const stored = checkSync(body, facts)
    if (!stored.ok) throw new Error(JSON.stringify(stored.refusal))
    const { deleted, shots, written } = stored.value
    expect([deleted, Object.keys(shots).toSorted(), written[0]?.activeVideoUrl]).toEqual([['s2'], ['s1', 's3'], '/own/v-s1'])
    expect(JSON.stringify(stored.value)).not.toContain('elsewhere')
  })

  test.each([
    ['a shot with a file of someone else', (b: any) => (b.shots.s1.activeVideoId = 'foreign'), 'shots.s1.activeVideoId'],
    ['a clip as a picture', (b: any) => (b.shots.s1.activeImageId = 'v-s1'), 'shots.s1.activeImageId'],
    ['a shot under another id', (b: any) => (b.shots.s1.shotId = 's2'), 'shots.s1.shotId'],
    ['an item with a file of someone else', (b: any) => (item(b, 1).mediaAssetId = 'foreign'), 'timeline.tracks.1.items.0.mediaAssetId'],
    ['a clip that is a sound', (b: any) => (item(b, 1).mediaAssetId = 'song'), 'timeline.tracks.1.items.0.type'],
    ['an item of an unknown shot', (b: any) => (item(b, 1).shotId = 'sX'), 'timeline.tracks.1.items.0.shotId'],
    ['an item of a deleted shot', (b: any) => (b.shots.s1 = null), 'timeline.tracks.0.items.0.shotId'],
    ['more than the source has', (b: any) => (item(b, 1).sourceTrimEndFrames = 302), 'timeline.tracks.1.items.0.sourceTrimEndFrames'],
    ['a gap in the film', (b: any) => (item(b).startTimeInFrames = 9), 'timeline.tracks.0.items.0.startTimeInFrames'],
    ['a file that is gone, as stored', (b: any) => (item(b, 1).mediaAssetId = 'lost'), 'ok'],
  ])('with %s says where', (_, change, expected) => {
    expect(check(change)).toBe(expected)
  })
})

test.each([
  [{ source: 'media-asset', mediaAssetId: 'a', mediaAssetType: 'video' }, true],
  [{ source: 'timeline-item', timelineItemId: 'i', trackId: 't' }, true],
  [{ source: 'timeline-group', groupId: 'g' }, true],
  [{ source: 'media-asset', mediaAssetType: 'video' }, false],
  [{ source: 'media-asset', mediaAssetId: 'a' }, false],
  [{ source: 'timeline-item', trackId: 't' }, false],
  [{ source: 'timeline-item', timelineItemId: 'i' }, false],
  [{ source: 'timeline-group' }, false],
  [{ source: 'page' }, false],
])('a drag of %j is accepted: %s (E-129, E-237)', (payload, isOurs) => {
  expect(parseDragPayload(JSON.stringify(payload)) !== undefined).toBe(isOurs)
})

test('a drag with an invalid payload is ignored (E-237)', () => {
  expect([parseDragPayload('{'), parseDragPayload('')]).toEqual([undefined, undefined])
})

test.each([
  [{ tracks: null, mediaAssets: [] }, 'invalid_tracks'],
  [{ tracks: {}, mediaAssets: [] }, 'invalid_tracks'],
  [null, 'invalid_tracks'],
  [{ tracks: [], mediaAssets: null }, 'invalid_assets'],
  [{ tracks: [{ type: 'spin' }], mediaAssets: [buildAsset('a'), 7] }, 'opened'],
])('a stored timeline of %j is %s (E-251, E-252, ED-83)', (stored, expected) => {
  const opened = openTimeline(stored)
  expect(opened.ok ? 'opened' : opened.refusal.code).toBe(expected)
})

test('discarding local changes leaves nothing to send (ED-34)', () => {
  const edited = reduceSync(INITIAL_SYNC_STATE, { type: 'edited', shotIds: ['s1'], nowMs: 0 }).state
  const stale = reduceSync(reduceSync(edited, { type: 'forced' }).state, { type: 'stale', revision: 7 }).state
  expect(reduceSync(stale, { type: 'discarded' })).toEqual({ state: INITIAL_SYNC_STATE, isSendingNow: false })
})
