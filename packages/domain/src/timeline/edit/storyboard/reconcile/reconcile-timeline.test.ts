import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../../story-fixture.ts'
import { evenlySpacedKeys } from '../../../../story/shots/lexorank.ts'
import {
  aShot,
  aStory,
  aTimeline,
  captionTrack,
  caption,
  clip,
  failedItem,
  itemOf,
  layoutOf,
  primaryTrackOf,
  audioTrack,
  song,
  voice,
} from '../../testing/fixture.ts'
import { insertShot } from '../insert-shot.ts'
import { chooseTake } from '../choose-take.ts'
import { reconcileTimeline } from './reconcile-timeline.ts'
import { moveShot } from '../move-shot.ts'
import { removeShot } from '../remove-shot.ts'
import { visibleShots } from '../listed-shots.ts'
import { applyShotsEdit } from '../apply-shots-edit.ts'
import { updateShotTexts } from '../update-shot-texts.ts'
import { orderShots } from '../order-shots.ts'
import type { ShotsMap, StoryDocument } from '../story-document.ts'
import { pendingWorkflowIds, PENDING_TAKE, TAKE_STATUSES, withRunResult } from '../takes.ts'

const rebuild = { newId: (shotId: string) => `item-${shotId}` }

function value<T>(result: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}
const edited = (story: StoryDocument, shots: ShotsMap): StoryDocument => value(applyShotsEdit(story, shots, rebuild))
const order = (shots: ShotsMap): string =>
  visibleShots(shots)
    .map(({ shotId }) => shotId)
    .join(' ')

const settings = { speed: 2, volume: 0.5, gainDb: -6, noiseReduction: 'strong', effects: [{ type: 'fade-in', durationInFrames: 5 }] }
const music = audioTrack('music', [song(['M', 30, 200])])
const lines = captionTrack('lines', [caption(['c', 0, 30])])
const story = aStory(
  [aShot('s1'), aShot('s2'), aShot('s3')],
  [music, lines],
  [buildAsset('v-s4'), buildAsset('short', { metadata: { duration: 1 } })],
)
const set: StoryDocument = {
  ...story,
  timeline: {
    ...story.timeline,
    tracks: [
      { ...story.timeline.tracks[0]!, items: story.timeline.tracks[0]!.items.map((item) => ({ ...item, ...settings })) as never },
      music,
      lines,
    ],
  },
}

describe('reconciling the timeline', () => {
  test('applies order and duration of the shots (E-003)', () => {
    const lengths = [60, 90, 30]
    const fresh = {
      ...story,
      timeline: aTimeline(
        [],
        lengths.map((frames, index) => buildAsset(`v-s${index + 1}`, { metadata: { frames, fps: 30 } })),
      ),
    }
    expect(layoutOf(edited(fresh, { ...fresh.shots }).timeline)).toBe('item-s1 0-60, item-s2 60-150, item-s3 150-180')
  })

  test('keeps item settings and all other tracks (E-132, ED-31)', () => {
    const shots = value(insertShot(set.shots, { shot: aShot('s4'), afterShotId: 's1' }))
    const after = edited(set, shots)
    expect(layoutOf(after.timeline)).toBe('V1 0-60, item-s4 60-210, V2 210-270, V3 270-330 | M 30-230 | c 0-30')
    expect(itemOf(after.timeline, 'V1')).toBe(itemOf(set.timeline, 'V1'))
    expect(after.timeline.tracks.slice(1)).toEqual([music, lines])
  })

  test('follows moved, removed and hidden shots (E-185, E-186)', () => {
    const moved = value(moveShot(set.shots, { shotId: 's3', toIndex: 0 }))
    expect([order(moved), layoutOf(edited(set, moved).timeline).slice(0, 30)]).toEqual([
      's3 s1 s2',
      'V3 0-60, V1 60-120, V2 120-180'.slice(0, 30),
    ])
    const removed = value(removeShot(set.shots, { shotId: 's2', nowSeconds: 9.5 }))
    expect(removed['s2']).toMatchObject({ isHidden: true, hiddenAt: 9 })
    expect(layoutOf(edited(set, removed).timeline)).toBe('V1 0-60, V3 60-120 | M 30-230 | c 0-30')
  })

  test('follows the active take, limited to its length (E-152, ED-31)', () => {
    const asset = buildAsset('short', { metadata: { duration: 1 } })
    const shots = value(chooseTake(set.shots, { shotId: 's2', asset, generationStatus: 'completed' }))
    const after = edited(set, shots)
    expect(itemOf(after.timeline, 'V2')).toMatchObject({
      mediaAssetId: 'short',
      durationInFrames: 15,
      ...settings,
      sourceTrimEndFrames: 30,
    })
    expect(layoutOf(after.timeline)).toMatch(/^V1 0-60, V2 60-75, V3 75-135/)
  })

  test('keeps the overlay of a failed shot until it has a clip (ED-25)', () => {
    const broken = {
      shots: { s1: aShot('s1', { lexorank: 'b', activeVideoId: null }) },
      timeline: aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 90, { shotId: 's1' }])])]),
    }
    expect(layoutOf(edited(broken, { ...broken.shots }).timeline)).toBe('F 0-90')
    const repaired = edited(
      broken,
      value(chooseTake(broken.shots, { shotId: 's1', asset: buildAsset('long'), generationStatus: 'completed' })),
    )
    expect(itemOf(repaired.timeline, 'F')).toMatchObject({ type: 'video', durationInFrames: 90, shotId: 's1' })
  })

  test('adds an overlay for a failed shot (E-155, E-156, ED-25)', () => {
    const failures = new Map([
      ['s2', ''],
      ['s4', 'No luck'],
    ])
    const incomplete = {
      ...story.shots,
      s2: { ...story.shots['s2']!, activeVideoId: null },
      s4: aShot('s4', { lexorank: 'z', activeVideoId: null }),
    }
    const { timeline } = value(applyShotsEdit(story, incomplete, { ...rebuild, failures }))
    expect(layoutOf(timeline)).toMatch(/^V1 0-60, V2 60-120, V3 120-180, item-s4 180-270/)
    expect([itemOf(timeline, 'V2'), itemOf(timeline, 'item-s4')]).toMatchObject([
      { type: 'overlay', overlayConfig: { type: 'error', message: 'Generation Error' } },
      { type: 'overlay', statusMessage: 'No luck' },
    ])
    const again = value(applyShotsEdit({ shots: incomplete, timeline }, { ...incomplete }, { ...rebuild, failures }))
    expect(again.timeline).toBe(timeline)
  })

  test('adds an overlay to an empty timeline (E-155)', () => {
    const bare = { shots: { s1: aShot('s1', { activeVideoId: null }) }, timeline: aTimeline([]) }
    const reconciled = value(reconcileTimeline(bare, { ...rebuild, failures: new Map([['s1', 'No fox']]) }))
    expect(layoutOf(reconciled)).toBe('item-s1 0-90')
  })

  test('uses the active voice-over', () => {
    const voiced = aStory(
      [aShot('s1', { activeVoiceOverAudioId: 'voice-100' })],
      [audioTrack('voices', [voice(['O', 5, 60, { shotId: 's1' }])])],
    )
    expect(layoutOf(edited(voiced, { ...voiced.shots }).timeline)).toBe('V1 0-60 | O 5-105')
    const silent = { ...voiced.shots, s1: { ...voiced.shots['s1']!, activeVoiceOverAudioId: 'gone' } }
    expect(applyShotsEdit(voiced, silent, rebuild)).toMatchObject({ refusal: { code: 'missing_asset', kind: 'Audio' } })
  })

  test('refuses a missing asset (E-254, ED-83)', () => {
    const incomplete = { ...story.shots, s2: { ...story.shots['s2']!, activeVideoId: 'nowhere' } }
    expect(applyShotsEdit(story, incomplete, rebuild)).toEqual({
      ok: false,
      refusal: { code: 'missing_asset', kind: 'Video', mediaAssetId: 'nowhere', shotId: 's2' },
    })
  })

  test('keeps items without a shot', () => {
    const items = [...story.timeline.tracks[0]!.items, clip(['L', 180, 30])]
    const loose = { ...story, timeline: { ...story.timeline, tracks: [primaryTrackOf('main', items)] } }
    expect(layoutOf(edited(loose, value(moveShot(story.shots, { shotId: 's3', toIndex: 0 }))).timeline)).toBe(
      'V3 0-60, L 60-90, V1 90-150, V2 150-210',
    )
  })

  test('keeps all items of a shot with several items', () => {
    const twice = [clip(['A', 0, 60, { shotId: 's1', mediaAssetId: 'v-s1' }]), clip(['B', 60, 30, { shotId: 's1', mediaAssetId: 'v-s1' }])]
    const doubled = {
      ...story,
      timeline: { ...story.timeline, tracks: [primaryTrackOf('main', [...twice, ...story.timeline.tracks[0]!.items.slice(1)])] },
    }
    const moved = edited(doubled, value(moveShot(story.shots, { shotId: 's1', toIndex: 2 })))
    expect(layoutOf(moved.timeline)).toMatch(/A \d+-\d+, B/)
    expect(orderShots(story.shots, ['s1', 's1', 's2', 's3'])).toBe(story.shots)
  })

  test('returns the same timeline when nothing changes', () => {
    expect(edited(set, { ...set.shots }).timeline).toBe(set.timeline)
  })
})

describe('an edit of the storyboard', () => {
  test('refuses unknown shots', () => {
    const refusal = { refusal: { code: 'shot_not_found', shotId: 'x' } }
    expect(removeShot(story.shots, { shotId: 'x', nowSeconds: 0 })).toMatchObject(refusal)
    expect(moveShot(story.shots, { shotId: 'x', toIndex: 0 })).toMatchObject(refusal)
    expect(updateShotTexts(story.shots, { shotId: 'x', texts: {} })).toMatchObject(refusal)
    expect(insertShot(story.shots, { shot: aShot('s9'), afterShotId: 'x' })).toMatchObject(refusal)
    expect(insertShot(story.shots, { shot: aShot('s1'), afterShotId: null })).toMatchObject({ refusal: { code: 'shot_exists' } })
    expect(updateShotTexts(story.shots, { shotId: 'constructor', texts: {} })).toMatchObject({ ok: false })
  })

  test('gives every new shot a key, the first one too (ED-27)', () => {
    const only = value(insertShot({}, { shot: aShot('s9'), afterShotId: null }))
    const first = value(insertShot(story.shots, { shot: aShot('s9'), afterShotId: null }))
    expect([only['s9']?.lexorank, first['s9']?.lexorank]).not.toContain('')
    expect(order(first)).toBe('s9 s1 s2 s3')
  })

  test('makes an empty shot that gets a prompt a manual one (ED-28)', () => {
    const shots = { s1: aShot('s1', { shotType: 'empty', imagePrompt: '', activeVideoId: null }) }
    expect(value(updateShotTexts(shots, { shotId: 's1', texts: { imagePrompt: 'A cat' } }))['s1']).toMatchObject({
      shotType: 'manual',
      imagePrompt: 'A cat',
    })
    expect(value(updateShotTexts(shots, { shotId: 's1', texts: { imagePrompt: '' } }))).toBe(shots)
  })

  test.each(TAKE_STATUSES.filter((status) => status !== 'completed'))('does not choose a take that is %s (E-153)', (generationStatus) => {
    expect(chooseTake(story.shots, { shotId: 's1', asset: buildAsset('x'), generationStatus })).toEqual({
      ok: false,
      refusal: { code: 'take_not_ready' },
    })
  })

  test('keeps every other key however often shots are moved (ED-27)', () => {
    let shots: ShotsMap = Object.fromEntries(evenlySpacedKeys(40).map((lexorank, index) => [`s${index}`, aShot(`s${index}`, { lexorank })]))
    let more = 0
    for (let round = 0; round < 1000; round += 1) {
      const [from, to] = [(round * 7) % 40, (round * 13) % 39]
      const shotId = visibleShots(shots)[from]!.shotId
      const moved = value(moveShot(shots, { shotId, toIndex: to }))
      const changed = Object.keys(shots).filter((id) => shots[id] !== moved[id])
      expect(visibleShots(moved)[to]!.shotId).toBe(shotId)
      if (changed.length > 1) more += 1
      shots = moved
    }
    expect(more).toBeLessThanOrEqual(5)
  })

  test('respaces all keys when none fits, including hidden shots', () => {
    const shots = {
      a: aShot('a', { lexorank: 'a' }),
      b: aShot('b', { lexorank: 'a' }),
      h: aShot('h', { lexorank: 'a', isHidden: true }),
      c: aShot('c', { lexorank: 'a0' }),
    }
    expect(order(orderShots(shots, ['c', 'a', 'b']))).toBe('c a b')
    expect(orderShots(shots, ['a', 'b', 'c'])).toBe(shots)
  })
})

test('takes are polled until they are settled (E-119, E-154)', () => {
  const takes = [
    { ...PENDING_TAKE, workflowId: 'w1' },
    { ...PENDING_TAKE, workflowId: 'w2', generationStatus: 'generating' as const },
    PENDING_TAKE,
  ]
  expect(pendingWorkflowIds(takes)).toEqual(['w1', 'w2'])
  const settled = withRunResult(takes, 'w1', { resource: buildAsset('x'), generationStatus: 'completed' })
  expect([pendingWorkflowIds(settled), settled[0]?.resource?.id, settled[1]]).toEqual([['w2'], 'x', takes[1]])
  expect(withRunResult(settled, 'w1', { resource: null, generationStatus: 'failed' })[0]).toBe(settled[0])
})
