import { describe, expect, it, test } from 'vitest'
import { asmrFromPrefill, ASMR_DEFAULTS, asmrRequest } from './asmr/asmr-form.ts'
import { MUSIC_VIDEO_DEFAULTS } from './music-video/music-video-form.ts'
import { musicVideoRequest } from './music-video/music-video-request.ts'
import { musicVideoFromPrefill } from './music-video/stored-form.ts'
import { INITIAL_DRAFT } from './outline/creation-draft.ts'
import { scriptFromPrefill, scriptRequest } from './script/script-form.ts'
import { VLOG_DEFAULTS, vlogFromPrefill, vlogRequest } from './vlog/vlog-form.ts'
import { usablePrefill } from '../../story-data/remix/prefill-for-viewer.ts'
import { prefillOfStory } from '../../story-data/remix/prefill-of-story.ts'

const mode = { isPreview: false, expectedCredits: null }
/** Inputs as stored in a story: the request with added fields. */
const storyOf = (sent: object) => ({ category_inputs: { ...sent, seed: 7, language: 'en' } })
const poppy = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } as const

test('a vlog form is restored from its story', () => {
  const sent = vlogRequest(
    { ...VLOG_DEFAULTS, title: 'By the sea', character: poppy, activity: '@[Poppy](poppy) sails', expected_duration_seconds: 60 },
    mode,
  )
  expect(vlogRequest(vlogFromPrefill(prefillOfStory(storyOf(sent))), mode)).toEqual(sent)
})

test("a music video form is restored from its story, with the song's name", () => {
  const form = {
    ...MUSIC_VIDEO_DEFAULTS,
    videoType: 'consistent-style',
    musicUrl: '/media/m1/audio.m4a',
    musicDuration: 12,
    video_consistent_style: 'custom',
    custom_style: 'paper cut-outs',
    lyrics: 'One line',
    resolution: '1080p',
  } as const
  const { body: sent } = musicVideoRequest(form, mode)
  const again = musicVideoFromPrefill(prefillOfStory(storyOf({ ...sent, song: { name: 'Glass Harbour' } })), 'consistent-style')
  expect(again.musicName).toBe('Glass Harbour')
  expect(musicVideoRequest(again, mode).body).toEqual(sent)
})

test('script and ASMR forms are restored from their stories', () => {
  const script = scriptRequest(scriptFromPrefill({ script_content: 'Night trains.', visual_style: 'anime', aspect_ratio: '9:16' }), mode)
  expect(scriptRequest(scriptFromPrefill(prefillOfStory(storyOf(script))), mode)).toEqual(script)
  const form = {
    ...ASMR_DEFAULTS,
    asmr_type: 'cutting',
    script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
    num_shots: 5,
  } as const
  const asmr = asmrRequest(form, mode)
  expect(asmrRequest(asmrFromPrefill(prefillOfStory(storyOf(asmr))), mode)).toEqual(asmr)
})

test('a story with unknown inputs does not change the form', () => {
  expect(vlogFromPrefill(prefillOfStory(storyOf({ vlog_topic: 5, song: 'x' })))).toEqual(VLOG_DEFAULTS)
})

const remixed = (inputs: object) => usablePrefill({ ...storyOf(inputs), reusable_files: [] }, new Map())

describe('a remix by another user prefills every listed field (C-137)', () => {
  const models = {
    image_model_config: { model: 'gpt', parameters: { quality: 'high' } },
    video_model_config: { model: 'veo3_fast', parameters: { resolution: '1080p' } },
    when_unavailable: 'ask',
  }
  it('of a script', () => {
    const inputs = {
      script_content: 'Night trains.',
      visual_style: 'citypop',
      voiceover_voice: 'ivy',
      background_music: '/songs/glass-harbour.mp3',
      aspect_ratio: '9:16',
      auto_rewrite: false,
      auto_captions: false,
      character: poppy,
      advanced_settings: models,
    }
    const { advanced_settings: _, ...fields } = inputs
    expect(scriptFromPrefill(remixed(inputs))).toEqual({
      ...fields,
      ...models,
      outline: INITIAL_DRAFT,
      background_music_choice: 'trending',
    })
  })

  it('of a vlog', () => {
    const bo = { id: 'bo', name: 'Bo', type: 'premade' }
    const form = vlogFromPrefill(
      remixed({
        title: 'By the sea',
        vlog_topic: '@[Poppy](poppy) sails',
        character: poppy,
        additional_characters: [bo],
        aspect_ratio: '9:16',
        background_music: null,
        expected_duration_seconds: 90,
        advanced_settings: models,
      }),
    )
    expect(form).toEqual({
      title: 'By the sea',
      activity: '@[Poppy](poppy) sails',
      character: poppy,
      additional_characters: [bo],
      aspectRatio: '9:16',
      background_music: '',
      background_music_choice: 'none',
      expected_duration_seconds: 90,
      imageModelConfig: models.image_model_config,
      videoModelConfig: models.video_model_config,
      when_unavailable: 'ask',
    })
  })

  it('of a music video', () => {
    const video_model_config = { model: 'seedance-v1', parameters: { duration: 5, resolution: '1080p', videoMode: 'pro' } }
    const form = musicVideoFromPrefill(
      remixed({
        video_type: 'story-mode',
        music_url: '/songs/glass-harbour.mp3',
        music_duration: 42,
        song: { name: 'Glass Harbour' },
        aspect_ratio: '9:16',
        character: poppy,
        video_consistent_style: 'citypop',
        video_topic: 'A boat,A storm',
        enable_beat_sync: false,
        enable_broll: false,
        enable_start_end_frame: true,
        auto_captions: false,
        upscale_to_resolution: '1080p',
        advanced_settings: { ...models, video_model_config },
      }),
      'consistent-character',
    )
    expect(form).toEqual({
      ...MUSIC_VIDEO_DEFAULTS,
      videoType: 'consistent-character',
      musicUrl: '/songs/glass-harbour.mp3',
      musicName: 'Glass Harbour',
      musicDuration: 42,
      aspectRatio: '9:16',
      character: poppy,
      video_consistent_style: 'citypop',
      video_topic: 'A boat,A storm',
      enable_beat_sync: false,
      enable_broll: false,
      enable_start_end_frame: true,
      auto_captions: false,
      resolution: '1080p',
      imageModelConfig: models.image_model_config,
      videoModelConfig: video_model_config,
      when_unavailable: 'ask',
    })
  })

  it('of a performance video', () => {
    const words = { video_scenes: 'A stage at night', lyrics: 'One line' }
    const form = musicVideoFromPrefill(remixed({ ...words, upscale_to_resolution: '1080p' }), 'singing-dancing')
    expect(form).toMatchObject({ ...words, resolution: '1080p' })
  })

  it('of a lyrics video', () => {
    const form = musicVideoFromPrefill(remixed({ skip_video_generation: true, video_consistent_style: 'paper cut-outs' }), 'lyrics-video')
    expect(form).toMatchObject({ skip_video_generation: true, video_consistent_style: 'custom', custom_style: 'paper cut-outs' })
  })

  it('of a close-up', () => {
    const form = asmrFromPrefill(
      remixed({
        script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
        background_music: '/songs/glass-harbour.mp3',
        aspect_ratio: '9:16',
        num_shots: 6,
        advanced_settings: models,
      }),
    )
    expect(form).toEqual({
      ...ASMR_DEFAULTS,
      asmr_type: 'cutting',
      script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
      background_music: '/songs/glass-harbour.mp3',
      background_music_choice: 'trending',
      aspect_ratio: '9:16',
      num_shots: 6,
      ...models,
    })
  })

  it("and with the creator's own audio file the form asks for another one", () => {
    const fields = { background_music: '', background_music_choice: 'upload' }
    const prefill = remixed({ background_music: '/media/m1/song.mp3' })
    expect(scriptFromPrefill(prefill)).toMatchObject(fields)
    expect(vlogFromPrefill(prefill)).toMatchObject(fields)
    expect(asmrFromPrefill(prefill)).toMatchObject(fields)
    expect(musicVideoFromPrefill(remixed({ music_url: '/media/m1/song.mp3', music_duration: 9 }))).toMatchObject({
      musicUrl: '',
      musicDuration: 0,
    })
  })
})
