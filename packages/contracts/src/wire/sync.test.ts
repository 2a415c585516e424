import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { aShot, aStory, clip, upperTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { syncPayload } from '@fablecut/domain/timeline/edit/sync/sync-payload'
import { schemaError } from '@fablecut/domain/timeline/parse-timeline'
import { describe, expect, test } from 'vitest'
import { fromWireSync, syncBody, toWireSync, wirePathOf } from './sync.ts'

const story = aStory(
  [aShot('s1', { hiddenAt: 7, isHidden: true }), aShot('s2', { shotType: 'uploaded_image' })],
  [upperTrack('top', [clip(['T', 0, 30, { mediaAssetId: 'v-s2' }])])],
)

function body(): any {
  const built = syncPayload('story-1', story, ['s1', 's2', 'gone'])
  if (!built.ok) throw new Error(built.refusal.code)
  return structuredClone(toWireSync(built.value))
}

/** The path of the first error; of an unknown key with its name. */
const errorPathOf = ({ error }: ReturnType<typeof syncBody.safeParse>): string | undefined => error && schemaError(error, '').path

test('mapping a sync to the wire and back keeps it, with null for deleted shots', () => {
  const { shots, timeline } = story
  expect(fromWireSync(body())).toEqual({ shots: { ...shots, gone: null }, timeline })
})

test('a sync has the field names of the specification (E-116, E-276)', () => {
  const { shots_map, video_editor_timeline } = body()
  expect(Object.keys(shots_map.s1)).toEqual([
    'shot_id',
    'shot_type',
    'lexorank',
    'image_prompt',
    'video_prompt',
    'plan',
    'voice_over',
    'is_hidden',
    'hidden_at',
    'active_image_id',
    'active_image_url',
    'active_video_id',
    'active_video_url',
    'active_voice_over_audio_id',
    'active_voice_over_audio_url',
  ])
  expect(Object.keys(video_editor_timeline)).toEqual(['tracks', 'mediaAssets', 'globalConfig'])
  expect(video_editor_timeline.mediaAssets[0]).toMatchObject({ resource_type: 'video', thumbnail_url: null, is_deleted: false })
})

test('a shot without a plan has none, and a plan is read and checked', () => {
  const sent = body()
  const { plan: _, ...older } = sent.shots_map.s1
  const shotOf = (shot: object) => {
    const read = syncBody.safeParse({ ...sent, shots_map: { s1: shot } })
    return read.success ? fromWireSync(read.data).shots['s1'] : errorPathOf(read)
  }
  expect(shotOf(older)).toMatchObject({ plan: null })
  expect(shotOf({ ...older, plan: EXAMPLE_PLAN })).toMatchObject({ plan: EXAMPLE_PLAN })
  expect(shotOf({ ...older, plan: { ...EXAMPLE_PLAN, form: 'poem' } })).toBe('shots_map.s1.plan.form')
})

test('fields that only the server writes are ignored', () => {
  const sent = body()
  sent.shots_map.s1 = { ...sent.shots_map.s1, title: 'Fox', image_status: 'success', video_status: 'idle' }
  expect(fromWireSync(syncBody.parse(sent))).toEqual(fromWireSync(body()))
})

test.each([
  ['an unknown field of a shot', (b: any) => (b.shots_map.s1.price = 0), 'shots_map.s1.price'],
  ['a field of a shot in another spelling', (b: any) => (b.shots_map.s1.shotId = 's1'), 'shots_map.s1.shotId'],
  ['an order key of other characters', (b: any) => (b.shots_map.s1.lexorank = 'A B'), 'shots_map.s1.lexorank'],
  ['a shot hidden after the year 9999', (b: any) => (b.shots_map.s1.hidden_at = 8.7e12), 'shots_map.s1.hidden_at'],
  ['no timeline', (b: any) => delete b.video_editor_timeline, 'video_editor_timeline'],
  [
    'an asset of no type',
    (b: any) => delete b.video_editor_timeline.mediaAssets[0].resource_type,
    'video_editor_timeline.mediaAssets.0.resource_type',
  ],
  ['an unknown part', (b: any) => (b.admin = true), 'admin'],
])('a sync with %s is rejected with its path', (_, change, path) => {
  const sent = body()
  change(sent)
  expect(errorPathOf(syncBody.safeParse(sent))).toBe(path)
})

test.each([[null], [5], [[]], [{}], ['{}']])('a sync of %j is rejected', (sent) => {
  expect(syncBody.safeParse(sent).success).toBe(false)
})

test.each([
  ['shots.s1.activeVoiceOverAudioId', 'shots_map.s1.active_voice_over_audio_id'],
  ['shots.a.b.shotId', 'shots_map.a.b.shot_id'],
  ['timeline.tracks.0.items.2.sourceTrimEndFrames', 'video_editor_timeline.tracks.0.items.2.sourceTrimEndFrames'],
])('an error at %s is reported at %s', (path, wirePath) => {
  expect(wirePathOf(path)).toBe(wirePath)
})

describe('limits of a sync', () => {
  const LAST_SECOND = 253_402_300_799
  test.each([
    ['shot_id', 'x'.repeat(200), 'x'.repeat(201)],
    ['shot_id', 'x', ''],
    ['lexorank', 'a'.repeat(200), 'a'.repeat(201)],
    ['image_prompt', 'x'.repeat(20_000), 'x'.repeat(20_001)],
    ['video_prompt', 'x'.repeat(20_000), 'x'.repeat(20_001)],
    ['voice_over', 'x'.repeat(20_000), 'x'.repeat(20_001)],
    ['active_image_id', 'x'.repeat(200), 'x'.repeat(201)],
    ['active_video_url', 'x'.repeat(5000), 'x'.repeat(5001)],
    ['hidden_at', 0, -1],
    ['hidden_at', LAST_SECOND, LAST_SECOND + 1],
    ['hidden_at', 7, 7.5],
    ['hidden_at', null, 'never'],
  ])('apply to %s of a shot', (field, allowed, refused) => {
    const sent = body()
    sent.shots_map.s1[field] = allowed
    expect(syncBody.safeParse(sent).success).toBe(true)
    sent.shots_map.s1[field] = refused
    expect(errorPathOf(syncBody.safeParse(sent))).toBe(`shots_map.s1.${field}`)
  })

  test.each([
    ['tracks', 1000],
    ['mediaAssets', 20_000],
  ])('allow this many %s of a timeline: %i', (part, most) => {
    const sent = body()
    const [first] = sent.video_editor_timeline[part]
    sent.video_editor_timeline[part] = Array(most).fill(first)
    expect(syncBody.safeParse(sent).success).toBe(true)
    sent.video_editor_timeline[part].push(first)
    expect(errorPathOf(syncBody.safeParse(sent))).toBe(`video_editor_timeline.${part}`)
  })
})
