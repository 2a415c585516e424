import { lyricsToVideoInput } from '@fablecut/contracts/operations/workflow/generate-lyrics-to-video'
import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { estimate } from '@fablecut/domain/pricing/estimate'
import { readPricedAction } from '@fablecut/contracts/wire/priced-action'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { expect, test } from 'vitest'
import { withCast, withType } from './form-changes.ts'
import { MUSIC_VIDEO_DEFAULTS, type MusicVideoForm } from './music-video-form.ts'
import { priceInputsOf, musicVideoRequest } from './music-video-request.ts'

const poppy = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } as const
const CREATE = { isPreview: false, expectedCredits: 705 }

/** All fields are filled in; fields of other types must not be sent. */
const filled = (type: MusicVideoSlug, changes: Partial<MusicVideoForm> = {}): MusicVideoForm => ({
  ...withType(
    withCast(
      {
        ...MUSIC_VIDEO_DEFAULTS,
        musicUrl: '/songs/glass-harbour.mp3',
        musicName: 'Glass Harbour',
        musicDuration: 60,
        video_consistent_style: 'anime',
        video_topic: 'a\n\n b ',
        video_scenes: 'A stage at night',
        reference_image_url: '/media/x/look.png',
      },
      [poppy],
    ),
    type,
  ),
  ...changes,
})
const bodyOf = (form: MusicVideoForm, mode = CREATE) => musicVideoRequest(form, mode).body as Record<string, unknown>

const SONG = ['advanced_settings', 'aspect_ratio', 'expected_credits', 'music_duration', 'music_url', 'video_type']
test.each([
  ['singing-dancing', ['auto_captions', 'character', 'enable_beat_sync', 'video_scenes']],
  ['consistent-character', ['auto_captions', 'character', 'enable_beat_sync', 'enable_broll', 'enable_start_end_frame', 'video_topic']],
  ['consistent-style', ['auto_captions', 'enable_beat_sync', 'enable_broll', 'enable_start_end_frame', 'video_consistent_style']],
  ['lyrics-video', ['skip_video_generation', 'video_consistent_style']],
] as const)('%s sends only its own fields', (type, own) => {
  const { operation, body } = musicVideoRequest(filled(type), CREATE)
  expect(operation).toBe('music')
  expect(Object.keys(body).sort()).toEqual([...SONG, ...own].sort())
  expect(musicVideoInput.safeParse(body).error).toBeUndefined()
})

test("a lyrics video in the song's own style has its own endpoint", () => {
  const { operation, body } = musicVideoRequest(filled('lyrics-video', { video_consistent_style: 'auto', skip_video_generation: true }), {
    isPreview: true,
    expectedCredits: 355,
  })
  expect(operation).toBe('lyrics')
  expect(lyricsToVideoInput.parse(body)).toMatchObject({
    music_url: '/songs/glass-harbour.mp3',
    music_duration: 60,
    aspect_ratio: '16:9',
    skip_video_generation: true,
    is_preview: true,
    expected_credits: 355,
  })
})

test('the storytelling is sent on one line, as typed', () => {
  expect(bodyOf(filled('consistent-character')).video_topic).toBe('a,b')
  expect(bodyOf(filled('consistent-character', { video_topic: ' \n' }))).not.toHaveProperty('video_topic')
})

test('one look always requests start and end frames', () => {
  expect(bodyOf(filled('consistent-style')).enable_start_end_frame).toBe(true)
})

test('a custom style is sent as typed, its image only if the type supports one', () => {
  const custom = { video_consistent_style: 'custom', custom_style: ' paper cut-outs ' } as const
  expect(bodyOf(filled('consistent-style', custom))).toMatchObject({
    video_consistent_style: 'paper cut-outs',
    reference_image_url: '/media/x/look.png',
  })
  expect(bodyOf(filled('consistent-style', { ...custom, custom_style: '' })).video_consistent_style).toBe('custom')
  expect(bodyOf(filled('lyrics-video', custom))).not.toHaveProperty('reference_image_url')
})

test('1080p is requested as an upscale, and not for lyrics videos', () => {
  const large = { resolution: '1080p' } as const
  expect(bodyOf(filled('singing-dancing', large)).upscale_to_resolution).toBe('1080p')
  expect(bodyOf(filled('lyrics-video', large))).not.toHaveProperty('upscale_to_resolution')
})

test('pasted lyrics are sent with every type', () => {
  expect(bodyOf(filled('singing-dancing', { lyrics: 'La la\nla' })).lyrics).toBe('La la\nla')
})

test.each(['singing-dancing', 'lyrics-video'] as const)(
  'a song that was said to have no vocals is sent as an instrumental (%s)',
  (videoType) => {
    expect(bodyOf(filled(videoType, { is_instrumental: true }))).toMatchObject({ is_instrumental: true })
    expect(bodyOf(filled(videoType, {}))).not.toHaveProperty('is_instrumental')
  },
)

test('a preview is marked as such, and an unknown price is not sent', () => {
  const body = bodyOf(filled('singing-dancing'), { isPreview: true, expectedCredits: null as never })
  expect(body.is_preview).toBe(true)
  expect(body).not.toHaveProperty('expected_credits')
})

test('twenty shots of lyrics cost 2,355, and 355 without their clips', () => {
  const inputs = priceInputsOf(filled('lyrics-video', { video_consistent_style: 'auto' }), 20)
  const creditsOf = (key: string) => {
    const action = readPricedAction(key, inputs)
    return action.ok && estimate(DEFAULT_PRICE_BOOK, action.value).credits
  }
  expect([creditsOf('story.music_video'), creditsOf('story.music_video.preview')]).toEqual([2355, 355])
})
