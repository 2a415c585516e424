import { expect, test } from 'vitest'
import { missingInputOf, MUSIC_VIDEO_DEFAULTS, musicVideoSchema, type MusicVideoForm } from './music-video-form.ts'
import { musicVideoFromPrefill, restoreMusicVideo } from './stored-form.ts'
import { isNearEnd, visibleCardCount } from './style-batch.ts'

const poppy = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } as const
const song = { musicUrl: '/songs/glass-harbour.mp3', musicName: 'Glass Harbour', musicDuration: 60 }
const form = (changes: Partial<MusicVideoForm> = {}): MusicVideoForm => ({ ...MUSIC_VIDEO_DEFAULTS, ...song, ...changes })
const faultsOf = (values: object) => musicVideoSchema.safeParse(values).error?.issues.map(({ message }) => message) ?? []

test('the default is Sing Mode without a song', () => {
  expect(restoreMusicVideo({})).toMatchObject({
    musicUrl: '',
    musicDuration: 0,
    videoType: 'singing-dancing',
    aspectRatio: '16:9',
    resolution: '720p',
    enable_beat_sync: true,
    enable_broll: true,
    enable_start_end_frame: false,
    auto_captions: true,
    skip_video_generation: false,
    video_consistent_style: 'auto',
    imageModelConfig: { model: 'flux_kontext' },
    videoModelConfig: { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5, videoMode: 'lite' } },
  })
})

test('a draft is restored completely, at another route with that type', () => {
  const draft = form({ character: poppy, aspectRatio: '1:1', video_scenes: 'A rooftop' })
  const stored = JSON.parse(JSON.stringify(draft)) as Record<string, unknown>
  expect(restoreMusicVideo(stored)).toEqual(draft)
  expect(restoreMusicVideo(stored, 'lyrics-video')).toMatchObject({ ...song, videoType: 'lyrics-video', aspectRatio: '16:9' })
})

test('a draft without a valid resolution defaults to 720p', () => {
  expect(restoreMusicVideo({ ...song, resolution: '4k' }).resolution).toBe('720p')
})

test('a remix prefills the inputs of its source', () => {
  const prefill = {
    music_url: '/songs/glass-harbour.mp3',
    music_duration: 62,
    aspect_ratio: '9:16',
    advanced_settings: { image_model_config: { model: 'qwen-image' }, video_model_config: { model: 'vidu-q2' } },
    skip_video_generation: true,
    consistent_style: 'anime',
    enable_beat_sync: false,
  } as const
  expect(musicVideoFromPrefill(prefill, 'lyrics-video')).toMatchObject({
    videoType: 'lyrics-video',
    ...song,
    musicDuration: 62,
    aspectRatio: '9:16',
    imageModelConfig: { model: 'qwen-image' },
    videoModelConfig: { model: 'vidu-q2' },
    skip_video_generation: true,
    video_consistent_style: 'anime',
    enable_beat_sync: false,
  })
  const prefilled = musicVideoFromPrefill(
    { character: poppy, video_topic: 'a,b', enable_broll: false, enable_start_end_frame: true },
    'consistent-character',
  )
  expect(prefilled).toMatchObject({ character: poppy, video_topic: 'a,b', enable_broll: false, enable_start_end_frame: true })
})

test('a remixed style that is not a preset becomes a custom style', () => {
  expect(musicVideoFromPrefill({ consistent_style: 'paper cut-outs' }, 'consistent-style')).toMatchObject({
    video_consistent_style: 'custom',
    custom_style: 'paper cut-outs',
    imageModelConfig: { model: 'seedream4' },
  })
})

test.each([
  ['/media/m1/harbour%20song.mp3', 'harbour song.mp3'],
  ['/media/m1/100%.mp3', '100%.mp3'],
  ['/songs/glass-harbour.mp3', 'Glass Harbour'],
])('the song at %s is named %s', (music_url, name) => {
  expect(musicVideoFromPrefill({ music_url }).musicName).toBe(name)
})

test.each<[Partial<MusicVideoForm>, string]>([
  [{ musicUrl: '' }, 'Please provide a music URL'],
  [{ character: null }, 'Please select a character'],
  [{ videoType: 'lyrics-video', musicUrl: 'abc' }, 'Please enter a valid URL'],
  [{ videoType: 'consistent-style', video_consistent_style: 'custom' }, 'Please describe a style or show a picture of it'],
  [{ videoType: 'lyrics-video', video_consistent_style: 'custom' }, 'Please describe a style'],
])('%o shows a validation message', (changes, message) => {
  expect(faultsOf(form(changes))).toContain(message)
})

test('any URL is accepted as music, with a numeric duration', () => {
  expect(faultsOf(form({ musicUrl: 'abc', character: poppy }))).toEqual([])
  expect(faultsOf({ ...form({ character: poppy }), musicDuration: '62' })).toHaveLength(1)
  expect(faultsOf(form({ character: poppy, video_topic: 'x'.repeat(501) }))).toHaveLength(1)
  expect(faultsOf(form({ character: poppy, video_scenes: 'x'.repeat(351) }))).toHaveLength(1)
})

test('Create needs music, and a character where the type needs one, and lists what is missing', () => {
  expect(missingInputOf(form({ musicUrl: '', character: poppy }))).toBe('Choose a song')
  expect(missingInputOf(form({ musicUrl: '' }))).toBe('Choose a song and a character')
  expect(missingInputOf(form())).toBe('Choose a character')
  expect(missingInputOf(form({ videoType: 'consistent-character' }))).toBe('Choose a character')
  expect(missingInputOf(form({ character: poppy }))).toBeNull()
  expect(missingInputOf(form({ videoType: 'consistent-style' }))).toBeNull()
})

test('six cards are shown, more on each scroll to the end; the selected one is always included', () => {
  expect([
    visibleCardCount(1, 6, 1, 20),
    visibleCardCount(2, 6, 1, 20),
    visibleCardCount(4, 6, 1, 20),
    visibleCardCount(1, 6, 19, 20),
  ]).toEqual([6, 12, 20, 20])
  expect(isNearEnd({ scrollHeight: 400, clientHeight: 200, scrollTop: 195 })).toBe(true)
  expect(isNearEnd({ scrollHeight: 400, clientHeight: 200, scrollTop: 194 })).toBe(false)
})
