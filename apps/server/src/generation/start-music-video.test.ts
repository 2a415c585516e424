import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { describe, expect, test } from 'vitest'
import { relevantInput, requireValidForType } from './start-music-video.ts'

const POPPY = { id: 'poppy', name: 'Poppy', type: 'premade' }
/** Everything that any type has. */
const EVERYTHING = {
  music_url: '/songs/glass-harbour.mp3',
  character: POPPY,
  additional_characters: [{ ...POPPY, id: 'ember', name: 'Ember' }],
  video_consistent_style: 'citypop',
  reference_image_url: '/media/m1/image.png',
  video_topic: 'a walk',
  video_scenes: 'a stage',
  upscale_to_resolution: '1080p',
  enable_broll: true,
  enable_beat_sync: false,
  auto_captions: false,
  enable_start_end_frame: true,
  skip_video_generation: true,
  is_sung: true,
}
const parsed = (video_type: MusicVideoSlug, more: object = {}) => musicVideoInput.parse({ ...EVERYTHING, video_type, ...more })
const relevant = (video_type: MusicVideoSlug, more: object = {}) => relevantInput(parsed(video_type, more))

/** Which of the inputs that only some types have are kept. */
const keptOf = (type: MusicVideoSlug) => {
  const input = relevant(type) as Record<string, unknown>
  return Object.keys(EVERYTHING).filter(
    (key) =>
      [
        'character',
        'video_consistent_style',
        'reference_image_url',
        'video_topic',
        'video_scenes',
        'upscale_to_resolution',
        'is_sung',
      ].includes(key) && input[key] !== undefined,
  )
}
const switchesOf = ({
  enable_broll,
  enable_beat_sync,
  auto_captions,
  enable_start_end_frame,
  skip_video_generation,
}: ReturnType<typeof relevantInput>) => ({
  enable_broll,
  enable_beat_sync,
  auto_captions,
  enable_start_end_frame,
  skip_video_generation,
})

describe('inputs that a type of music video does not have are dropped', () => {
  test.each<[MusicVideoSlug, string[]]>([
    ['consistent-style', ['video_consistent_style', 'reference_image_url', 'upscale_to_resolution']],
    ['lyrics-video', ['video_consistent_style']],
    ['consistent-character', ['character', 'video_topic', 'upscale_to_resolution']],
    ['singing-dancing', ['character', 'video_scenes', 'upscale_to_resolution', 'is_sung']],
  ])('%s keeps %j', (type, kept) => {
    expect(keptOf(type)).toEqual(kept)
  })

  test('additional characters are kept by types with characters', () => {
    const counts = (['consistent-style', 'lyrics-video', 'consistent-character', 'singing-dancing'] as const).map(
      (type) => relevant(type).additional_characters.length,
    )
    expect(counts).toEqual([0, 0, 1, 1])
  })

  test('empty texts are absent, and a style without words is chosen by the song', () => {
    const empty = {
      video_topic: '',
      video_scenes: '',
      video_consistent_style: '',
      upscale_to_resolution: undefined,
      reference_image_url: null,
      character: undefined,
    }
    expect(relevant('consistent-style', empty)).toMatchObject({ video_consistent_style: 'auto' })
    for (const type of ['consistent-style', 'consistent-character', 'singing-dancing'] as const) {
      const input = relevant(type, empty)
      for (const key of ['video_topic', 'video_scenes', 'reference_image_url', 'upscale_to_resolution', 'character'])
        expect(input).not.toHaveProperty(key)
    }
  })
})

describe('switches that a type does not show have its fixed value', () => {
  test.each<[MusicVideoSlug, object, object]>([
    [
      'consistent-style',
      { enable_broll: true, enable_beat_sync: false, auto_captions: false, enable_start_end_frame: true, skip_video_generation: false },
      { enable_broll: false, enable_start_end_frame: true },
    ],
    [
      'lyrics-video',
      { enable_broll: false, enable_beat_sync: true, auto_captions: true, enable_start_end_frame: false, skip_video_generation: true },
      { enable_broll: false, enable_start_end_frame: false },
    ],
    [
      'consistent-character',
      { enable_broll: true, enable_beat_sync: false, auto_captions: false, enable_start_end_frame: true, skip_video_generation: false },
      { enable_broll: false, enable_start_end_frame: false },
    ],
    [
      'singing-dancing',
      { enable_broll: false, enable_beat_sync: false, auto_captions: false, enable_start_end_frame: false, skip_video_generation: false },
      { enable_broll: false, enable_start_end_frame: false },
    ],
  ])('%s', (type, switches, whenOff) => {
    expect(switchesOf(relevant(type))).toEqual(switches)
    const off = {
      enable_broll: false,
      enable_start_end_frame: false,
      skip_video_generation: false,
      enable_beat_sync: true,
      auto_captions: true,
    }
    expect(switchesOf(relevant(type, off))).toEqual({ ...off, ...whenOff })
  })
})

const refusal = (type: MusicVideoSlug, more: object = {}) => {
  try {
    requireValidForType(parsed(type, { ...more }))
    return null
  } catch (error) {
    return (error as { data: { fields: object } }).data.fields
  }
}

describe('a music video is refused', () => {
  test('without a character where its type needs one', () => {
    const none = { character: undefined }
    const message = { character: 'Please select a character' }
    expect([refusal('singing-dancing', none), refusal('consistent-character', none)]).toEqual([message, message])
    expect([refusal('consistent-style', none), refusal('lyrics-video', none)]).toEqual([null, null])
    expect([refusal('singing-dancing'), refusal('consistent-character')]).toEqual([null, null])
  })

  test('when it is square, unless its type has that', () => {
    const square = { aspect_ratio: '1:1' }
    expect(refusal('singing-dancing', square)).toBeNull()
    expect(refusal('consistent-style', square)).toEqual({ aspect_ratio: 'This video type is 16:9 or 9:16' })
    expect(refusal('consistent-style', { aspect_ratio: '9:16' })).toBeNull()
  })

  test('with an own style that is neither described nor shown', () => {
    const own = { video_consistent_style: 'custom' }
    expect(refusal('consistent-style', own)).toBeNull()
    expect(refusal('consistent-style', { ...own, reference_image_url: null })).toEqual({
      video_consistent_style: 'Please describe a style',
    })
    expect(refusal('consistent-style', { video_consistent_style: 'citypop', reference_image_url: null })).toBeNull()
  })
})
