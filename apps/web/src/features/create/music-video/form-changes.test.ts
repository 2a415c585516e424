import { MUSIC_VIDEO_SLUGS } from '@fablecut/domain/story/inputs/music-video'
import { describe, expect, test } from 'vitest'
import { withVideoModel } from '../form/model-settings.ts'
import { startEndFrameOf, withCast, withStartEndFrame, withType } from './form-changes.ts'
import { castOf, MUSIC_VIDEO_DEFAULTS, type MusicVideoForm } from './music-video-form.ts'

const poppy = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' } as const
const lark = { id: 'lark', name: 'Lark', type: 'premade', reference_mode: 'train' } as const
const quick = { id: 'q', name: 'Quick', type: 'custom-quick', reference_mode: 'quick' } as const
const fresh = (changes: Partial<MusicVideoForm> = {}): MusicVideoForm => ({ ...MUSIC_VIDEO_DEFAULTS, ...changes })
const imageOf = (form: MusicVideoForm) => form.imageModelConfig.model
const videoOf = (form: MusicVideoForm) => form.videoModelConfig.model

describe('changing the type', () => {
  test.each([
    ['singing-dancing', 'flux_kontext'],
    ['consistent-character', 'flux_kontext'],
    ['consistent-style', 'seedream4'],
    ['lyrics-video', 'seedream4'],
  ] as const)('%s defaults to the image model %s', (type, model) => {
    expect(imageOf(withType(fresh(), type))).toBe(model)
  })

  test('square stays with Sing Mode and becomes landscape elsewhere', () => {
    const square = fresh({ aspectRatio: '1:1' })
    expect(withType(square, 'singing-dancing').aspectRatio).toBe('1:1')
    expect(withType(square, 'consistent-character').aspectRatio).toBe('16:9')
  })

  test('an unsupported clip model becomes the default, others stay', () => {
    const veo = fresh({ videoType: 'consistent-character', videoModelConfig: withVideoModel('veo2', '720p') })
    expect(videoOf(withType(veo, 'singing-dancing'))).toBe('seedance-v1')
    expect(videoOf(withType(veo, 'lyrics-video'))).toBe('veo2')
    const hedra = fresh({ videoModelConfig: withVideoModel('hedra', '720p') })
    expect(videoOf(withType(hedra, 'consistent-character'))).toBe('seedance-v1')
    expect(withType(veo, 'consistent-style').videoModelConfig).toEqual({
      model: 'seedance-v1',
      parameters: { resolution: '720p', duration: 5, videoMode: 'lite' },
    })
  })

  test('clips of fifteen seconds exist only in Sing Mode', () => {
    const sung = fresh({ videoModelConfig: withVideoModel('creatify-aurora', '720p', 'singing-dancing') })
    expect(sung.videoModelConfig.parameters?.duration).toBe(15)
    expect(withType(sung, 'consistent-character').videoModelConfig).toMatchObject({ model: 'creatify-aurora', parameters: { duration: 5 } })
  })

  test('one look always has start and end frames, and the previous switch is restored afterwards', () => {
    const styled = withType(fresh(), 'consistent-style')
    expect(startEndFrameOf(styled)).toBe(true)
    expect(startEndFrameOf(withType(styled, 'consistent-character'))).toBe(false)
  })

  test('the images-only option is reset when leaving lyrics videos', () => {
    const still = withType(fresh({ videoType: 'lyrics-video', skip_video_generation: true }), 'singing-dancing')
    expect(withType(still, 'lyrics-video').skip_video_generation).toBe(false)
  })

  test('lyrics videos have no EDM', () => {
    expect(withType(fresh({ video_consistent_style: 'edm' }), 'lyrics-video').video_consistent_style).toBe('auto')
    expect(withType(fresh({ video_consistent_style: 'edm' }), 'consistent-style').video_consistent_style).toBe('edm')
  })

  test('a manually selected image model is kept where it is supported', () => {
    const picked = fresh({ imageModelConfig: { model: 'nano-banana' } })
    for (const type of MUSIC_VIDEO_SLUGS) expect(imageOf(withType(picked, type))).toBe('nano-banana')
    expect(imageOf(withType(fresh({ imageModelConfig: { model: 'imagen4' } }), 'lyrics-video'))).toBe('seedream4')
  })

  test('the characters are kept while the type needs none', () => {
    const sung = withCast(fresh(), [poppy])
    const lyrics = withType(sung, 'lyrics-video')
    expect([castOf(lyrics), imageOf(lyrics)]).toEqual([[], 'seedream4'])
    const back = withType(lyrics, 'consistent-character')
    expect([castOf(back), imageOf(back)]).toEqual([[poppy], 'character'])
  })
})

describe('characters', () => {
  test('a trained one selects the character model, two select seedream4, none the default', () => {
    const withOne = withCast(fresh(), [poppy])
    const withTwo = withCast(withOne, [poppy, lark])
    expect([imageOf(withOne), imageOf(withTwo), imageOf(withCast(withTwo, [poppy])), imageOf(withCast(withOne, []))]).toEqual([
      'character',
      'seedream4',
      'character',
      'flux_kontext',
    ])
    expect([withTwo.character, withTwo.additional_characters]).toEqual([poppy, [lark]])
  })

  test('a quick one keeps a model that supports it', () => {
    expect(imageOf(withCast(fresh({ imageModelConfig: { model: 'character' } }), [quick]))).toBe('flux_kontext')
    expect(imageOf(withCast(fresh({ imageModelConfig: { model: 'nano-banana' } }), [quick]))).toBe('nano-banana')
  })
})

test('start and end frames replace a clip model that does not support them', () => {
  const veo = fresh({ videoType: 'consistent-character', videoModelConfig: withVideoModel('veo3_fast', '720p') })
  expect(videoOf(withStartEndFrame(veo, true))).toBe('seedance-v1')
  expect(videoOf(withStartEndFrame(veo, false))).toBe('veo3_fast')
})

test('when one quick character of two remains, the image model is that of a single one', () => {
  const both = withCast(fresh(), [quick, poppy])
  expect(imageOf(both)).toBe('seedream4')
  expect(imageOf(withCast(both, [quick]))).toBe('flux_kontext')
})
