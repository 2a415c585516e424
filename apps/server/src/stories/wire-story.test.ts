import { expect, test } from 'vitest'
import { emptyTimeline, referencedMediaIds } from './stored-timeline.ts'
import { publicCardView, publicView } from './public-view.ts'
import { type StoryFacts, planOf, toDomainShot, toWireStory, toWireStoryShot, urlOf } from './wire-story.ts'

const NOON = new Date('2026-05-01T12:00:00Z')
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
const row = {
  id: 's',
  userId: 'u',
  title: 'Harbour',
  categoryId: 'asmr_video',
  categoryInputs: { asmr_type: 'rain', seed: 7 },
  status: 'completed',
  createdAt: NOON,
  updatedAt: NOON,
  publishedAt: null,
  pausedAt: after(1),
  resumedAt: null,
  exportMediaId: 'film',
  thumbnailMediaId: 'gone',
  workflowRunId: 'run',
  width: 1280,
  height: 720,
  fps: 25,
  durationSeconds: 9,
  contests: [],
} as unknown as StoryFacts['row']
const shot = {
  storyId: 's',
  shotId: 'one',
  lexorank: 'a',
  shotType: 'auto',
  title: 'Dawn',
  imagePrompt: 'A fox',
  videoPrompt: '',
  plan: null,
  planVersion: null,
  voiceOver: '',
  isHidden: true,
  hiddenAt: after(0.9),
  activeImageId: 'image',
  activeVideoId: null,
  activeVoiceOverAudioId: null,
} as unknown as StoryFacts['shots'][number]
const file = (id: string, resourceType: string, mimeType: string, hash: string | null = 'h') =>
  [id, { id, resourceType, mimeType, hash, metadata: {} }] as const
const files = new Map([
  file('film', 'video', 'video/mp4'),
  file('image', 'image', 'image/png'),
  file('empty', 'image', 'image/png', null),
]) as unknown as StoryFacts['files']
const event = (status: string, seconds: number, done = 0, total = 0) =>
  ({ status, done, total, createdAt: after(seconds) }) as StoryFacts['events'][number]
const facts: StoryFacts = {
  likes: { count: 3, isLiked: true },
  row,
  author: { displayName: 'Ada', username: 'ada', avatarUrl: null, isTeam: false },
  source: null,
  shots: [shot],
  files,
  reusableFiles: ['/media/a/image.png'],
  failedTakes: new Set(),
  timeline: null,
  events: [],
  views: 0,
}

test('a file has a URL while its bytes are stored', () => {
  expect([urlOf(files, 'image'), urlOf(files, 'empty'), urlOf(files, 'gone'), urlOf(files, null)]).toEqual([
    '/media/image/image.png',
    null,
    null,
    null,
  ])
})

test('a story is written with its film, times and shots', () => {
  const story = toWireStory(facts)
  expect(story).toMatchObject({
    last_export_url: '/media/film/video.mp4',
    last_export_thumbnail_url: null,
    published_at: null,
    paused_at: '2026-05-01T12:00:01.000Z',
    metadata: { width: 1280, height: 720, duration: 9, fps: 25 },
    category_inputs: { asmr_type: 'rain', seed: 7 },
    progress: null,
    storyboard: { shots: ['one'], shots_map: { one: { title: 'Dawn', image_status: 'success', video_status: 'idle' } } },
    video_editor_timeline: { globalConfig: { fps: 25 } },
  })
})

test('a music video always has its common inputs, its own ones win', () => {
  const inputs = toWireStory({ ...facts, row: { ...row, categoryId: 'music_video', categoryInputs: { character: 'fox' } } }).category_inputs
  expect(inputs).toEqual({ character: 'fox', video_consistent_style: null, title: 'Harbour' })
})

test('progress adds up the seconds of each phase until the next one', () => {
  const events = [
    event('pending', 0),
    event('processing:a', 2),
    event('processing:b', 5),
    event('processing:a', 6, 1, 4),
    event('completed', 10, 4, 4),
  ]
  expect(toWireStory({ ...facts, events }).progress).toEqual({
    stage: 'completed',
    done: 4,
    total: 4,
    seconds_by_stage: { pending: 2, 'processing:a': 7, 'processing:b': 1, completed: 0 },
    started_at: NOON.toISOString(),
  })
})

test.each([
  ['pending', true],
  ['processing:a', true],
  ['failed', false],
])('a run that is %s still takes time: %s', (status, expected) => {
  const seconds = toWireStory({ ...facts, events: [event(status, 0)] }).progress!.seconds_by_stage[status]!
  expect(seconds > 0).toBe(expected)
})

const statusesOf = (status: string, failed: readonly string[] = []) => {
  const { image_status: image, video_status: video } = toWireStoryShot(
    { ...shot, activeImageId: null },
    { files, failedTakes: new Set(failed), row: { ...row, status } },
  )
  return [image, video]
}

test('an image or clip without a file is failed, generating or idle', () => {
  expect(statusesOf('completed')).toEqual(['idle', 'idle'])
  expect(statusesOf('processing:generating_images')).toEqual(['generating', 'idle'])
  expect(statusesOf('processing:generating_videos')).toEqual(['idle', 'generating'])
  expect(statusesOf('processing:generating_videos', ['image:one'])).toEqual(['error', 'generating'])
  expect(statusesOf('completed', ['video:one', 'image:two'])).toEqual(['idle', 'error'])
})

test('a shot is hidden since a whole second, and has the URLs of its media', () => {
  expect(toDomainShot(shot, files)).toMatchObject({
    hiddenAt: NOON.getTime() / 1000,
    activeImageUrl: '/media/image/image.png',
    activeVideoUrl: null,
  })
  expect(toDomainShot({ ...shot, hiddenAt: null }, files).hiddenAt).toBeNull()
})

test('a missing or unreadable plan is none', () => {
  expect([planOf(shot), planOf({ plan: { odd: true }, planVersion: 999 })]).toEqual([null, null])
})

test('others see neither shots nor internal inputs, and a run only while it is unfinished', () => {
  const story = toWireStory(facts)
  expect(publicView(story)).toMatchObject({ category_inputs: { asmr_type: 'rain' }, storyboard: { shots: [], shots_map: {} } })
  expect(publicView(story).category_inputs).not.toHaveProperty('seed')
  const card = (status: string) => publicCardView({ ...story, status } as never).workflow_run_id
  expect([card('completed'), card('processing:generating_images')]).toEqual([null, 'run'])
})

test('an empty timeline shows captions and the watermark', () => {
  expect(emptyTimeline(24)).toEqual({
    tracks: [],
    mediaAssets: [],
    globalConfig: { fps: 24, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
  })
})

test('media of a stored timeline are listed once, whatever else is wrong with it', () => {
  const document = {
    mediaAssets: [{ id: 'a' }, { id: 7 }, null, ['x']],
    tracks: [{ items: [{ mediaAssetId: 'b' }, { mediaAssetId: 'a' }, {}] }, { items: 'none' }, 7],
  }
  expect(referencedMediaIds({ document, schemaVersion: 1 })).toEqual(['a', 'b'])
  expect([referencedMediaIds(undefined), referencedMediaIds({ document: [], schemaVersion: 1 } as never)]).toEqual([[], []])
})
