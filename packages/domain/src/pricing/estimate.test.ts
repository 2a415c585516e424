import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import type { PricedAction } from './estimate-inputs.ts'
import { COST_KEYS, DEFAULT_PRICE_BOOK, type PriceBook } from './price-book.ts'

type Inputs = Record<string, unknown>

const price = (key: PricedAction['key'], inputs: Inputs = {}, book: PriceBook = DEFAULT_PRICE_BOOK): number =>
  estimate(book, { key, inputs } as PricedAction).credits

const image = (model: string, quality?: string): Inputs => ({ imageModelConfig: { model, ...(quality && { parameters: { quality } }) } })
const video = (model: string, resolution?: string, videoMode?: string): Inputs => ({
  videoModelConfig: { model, parameters: { ...(resolution && { resolution }), ...(videoMode && { videoMode }) } },
})
const SEEDANCE = video('seedance-v1', '720p', 'lite')
const vlog = (seconds: unknown, models: Inputs): Inputs => ({ expectedDurationSeconds: seconds, advancedSettings: models })
const music = (inputs: Inputs, models: Inputs): Inputs => ({ ...inputs, advancedSettings: models })
const sing = (seconds?: number): Inputs => ({ videoType: 'singing-dancing', musicDuration: seconds })
const style = (seconds: number, look: string): Inputs => ({
  videoType: 'consistent-style',
  musicDuration: seconds,
  videoConsistentStyle: look,
})
const lyrics = (skip: boolean): Inputs => ({
  videoType: 'lyrics-video',
  musicDuration: 200,
  numShots: 20,
  skipVideoGeneration: skip,
})
const EXPLAINER = { categoryId: 'script_to_video' }
const again = (shotCount: number, media: string[]): number =>
  price('story.shot_generation', {
    shotCount,
    media,
    story: EXPLAINER,
    advancedSettings: { ...image('seedream4'), ...video('vidu-q2', '1080p') },
  })
const resume = (categoryId: string, inputs: Inputs, visibleShots: number): number =>
  price('story.resume', { categoryId, inputs, visibleShots })
const unread = (seconds: number): Inputs =>
  music({ videoType: 'lyrics-video', musicDuration: seconds }, { ...image('seedream4'), ...SEEDANCE })

describe('vlog', () => {
  test.each([
    [30, 705],
    [60, 1365],
    [90, 2025],
    [120, 2685],
    [150, 3345],
    [180, 4005],
  ])('of %i s costs %i', (seconds, credits) => {
    expect(price('story.character_vlog', vlog(seconds, { ...image('character'), ...SEEDANCE }))).toBe(credits)
  })

  test.each([
    ['seedream4', undefined, 735],
    ['flux_kontext', undefined, 735],
    ['nano-banana', undefined, 735],
    ['qwen-image', undefined, 705],
    ['fluxdev', undefined, 705],
    ['gpt', 'low', 735],
    ['gpt', 'medium', 825],
    ['gpt', undefined, 825],
    ['gpt', 'high', 1245],
    ['imagen4', undefined, 705],
  ])('with images of %s %s costs %i', (model, quality, credits) => {
    expect(price('story.character_vlog', vlog(30, { ...image(model, quality), ...SEEDANCE }))).toBe(credits)
  })

  test.each([
    ['pixverse5', '360p', undefined, 555],
    ['pixverse5', '720p', undefined, 705],
    ['pixverse5', '1080p', undefined, 1305],
    ['kling2.1', '1080p', undefined, 1305],
    ['vidu-q2', '720p', undefined, 1005],
    ['vidu-q2', '720p', 'turbo', 705],
    ['vidu-q2', '1080p', undefined, 2205],
    ['vidu-q2', '1080p', 'turbo', 1305],
    ['MiniMax-Hailuo-02', '768p', undefined, 395],
    ['creatify-aurora', '720p', undefined, 4905],
  ])('with clips of %s %s %s costs %i', (model, resolution, mode, credits) => {
    expect(price('story.character_vlog', vlog(30, { ...image('character'), ...video(model, resolution, mode) }))).toBe(credits)
  })

  test('of 180 s in six second clips costs 2145', () => {
    expect(price('story.character_vlog', vlog(180, { ...image('character'), ...video('MiniMax-Hailuo-02', '768p') }))).toBe(2145)
  })

  test('adds up expensive models', () => {
    expect(price('story.character_vlog', vlog(30, { ...image('gpt', 'high'), ...video('vidu-q2', '1080p') }))).toBe(2745)
    expect(price('story.character_vlog', vlog(30, { ...image('gpt', 'high'), ...video('vidu-q2', '1080p', 'turbo') }))).toBe(1845)
  })

  test.each([
    [30, 'character', 105],
    [30, 'seedream4', 135],
    [180, 'character', 405],
  ])('preview of %i s with %s costs %i', (seconds, model, credits) => {
    expect(price('story.character_vlog.preview', vlog(seconds, { ...image(model), ...SEEDANCE }))).toBe(credits)
  })

  test('without inputs is priced as the default vlog', () => {
    expect(price('story.character_vlog')).toBe(705)
    expect(price('story.character_vlog', vlog(Number.NaN, {}))).toBe(705)
  })

  test('rounds a fractional base up', () => {
    const costs = { ...DEFAULT_PRICE_BOOK.costs, 'story.character_vlog': { credits: 25.2, per: 'base' as const } }
    const book = { ...DEFAULT_PRICE_BOOK, costs }
    const result = estimate(book, { key: 'story.character_vlog', inputs: vlog(30, { ...image('character'), ...SEEDANCE }) })
    expect(result).toEqual({
      credits: 706,
      lines: [
        { label: 'base', credits: 25.2 },
        { label: 'script', credits: 20 },
        { label: 'images', credits: 60 },
        { label: 'videos', credits: 600 },
        { label: 'rounding', credits: 0.8 },
      ],
    })
  })
})

describe('music video', () => {
  const kontext = { ...image('flux_kontext'), ...SEEDANCE }
  const seedream = { ...image('seedream4'), ...SEEDANCE }
  const person = { ...image('character'), ...SEEDANCE }
  const full = { upscaleToResolution: '1080p' }

  test.each([
    ['sings a minute', sing(60), kontext, 1435],
    ['without a song', sing(), kontext, 285],
    ['of an unreadable song', sing(0), kontext, 285],
    ['finds its own style', style(60, 'auto'), seedream, 1445],
    ['has a picked style', style(60, 'anime'), seedream, 1435],
    ['of lyrics with automatic style', { ...lyrics(false), videoConsistentStyle: 'auto' }, seedream, 2355],
    ['keeps a character', { videoType: 'consistent-character', musicDuration: 60 }, person, 1385],
    ['keeps a character in a picked style', { ...style(60, 'anime'), videoType: 'consistent-character' }, person, 1385],
    ['in story mode', { videoType: 'story-mode', musicDuration: 60 }, seedream, 1435],
    ['of lyrics on pictures', lyrics(true), seedream, 355],
    ['of lyrics on cheaper pictures', lyrics(true), { ...image('qwen-image'), ...SEEDANCE }, 255],
    ['of lyrics on pictures, upscaled', { ...lyrics(true), ...full }, seedream, 355],
    ['sings in 1080p', { ...sing(60), ...full }, kontext, 2635],
    ['keeps a character in 1080p', { videoType: 'consistent-character', musicDuration: 60, ...full }, person, 2585],
    ['sings 60 s in long clips', sing(60), { ...image('flux_kontext'), ...video('creatify-aurora') }, 3315],
    ['sings 61 s in long clips', sing(61), { ...image('flux_kontext'), ...video('creatify-aurora') }, 3315],
    ['sings 62 s in long clips', sing(62), { ...image('flux_kontext'), ...video('creatify-aurora') }, 4130],
    [
      'keeps a character in short clips of the long model',
      { videoType: 'consistent-character', musicDuration: 60 },
      { ...image('character'), ...video('creatify-aurora') },
      9785,
    ],
    ['of five minutes in its own style', style(300, 'auto'), seedream, 6965],
    ['sings five minutes', sing(300), kontext, 6955],
    ['sings five minutes in 1080p', { ...sing(300), ...full }, kontext, 12955],
    ['of 320 s is not cut', sing(320), kontext, 55 + 64 * 115],
  ])('that %s', (_name, inputs, models, credits) => {
    expect(price('story.music_video', music(inputs, models))).toBe(credits)
  })

  test.each([
    ['without a song', sing(), kontext, 85],
    ['sings a minute', sing(60), kontext, 235],
    ['sings a minute in 1080p', { ...sing(60), ...full }, kontext, 235],
    ['finds its own style', style(60, 'auto'), seedream, 245],
    ['of lyrics', lyrics(false), seedream, 355],
  ])('preview that %s', (_name, inputs, models, credits) => {
    expect(price('story.music_video.preview', music(inputs, models))).toBe(credits)
  })

  test('of a lyrics video without a shot count is estimated from its duration, with at most 60 shots', () => {
    expect(price('story.music_video', unread(200))).toBe(55 + 40 * 115)
    expect(price('story.music_video', unread(900))).toBe(55 + 60 * 115)
  })
})

describe('ASMR and explainer', () => {
  test.each([
    [3, 1800, 120],
    [4, 2400, 160],
    [5, 3000, 200],
    [8, 4800, 320],
    [undefined, 1800, 120],
  ])('%s shots cost %i, their preview %i', (numShots, full, preview) => {
    for (const models of [{}, { ...image('gpt', 'high'), ...video('vidu-q2', '1080p') }]) {
      expect(price('story.asmr_video', { numShots, advancedSettings: models })).toBe(full)
      expect(price('story.asmr_video.preview', { numShots, advancedSettings: models })).toBe(preview)
    }
  })

  test('an explainer costs 1100 and its preview 100 whatever the script and the models', () => {
    const inputs = { advancedSettings: { ...image('gpt', 'high'), ...video('vidu-q2', '1080p') } }
    expect(price('story.script_to_video', inputs)).toBe(1100)
    expect(price('story.script_to_video.preview', inputs)).toBe(100)
    expect(price('story.script_to_video')).toBe(1100)
  })

  test('a changed value of the price book changes the price', () => {
    const costs = { ...DEFAULT_PRICE_BOOK.costs, 'story.script_to_video': { credits: 1200, per: 'story' as const } }
    expect(price('story.script_to_video', {}, { ...DEFAULT_PRICE_BOOK, costs })).toBe(1200)
  })
})

describe('other actions', () => {
  test('a blank story is free', () => {
    expect(price('story.create_from_scratch')).toBe(0)
  })

  test.each([
    [59.9, 10],
    [60, 10],
    [61, 20],
    [121, 30],
  ])('captions of %f s cost %i', (durationSeconds, credits) => {
    expect(price('story.caption_generation', { durationSeconds })).toBe(credits)
  })

  test('regenerated shots cost their units, voice-overs nothing', () => {
    expect(again(2, ['image'])).toBe(30)
    expect(again(1, ['video'])).toBe(350)
    expect(again(1, ['image', 'video'])).toBe(365)
    expect(again(3, ['audio-voice-over'])).toBe(0)
  })

  test('the price book has the nine keys', () => {
    expect(Object.keys(DEFAULT_PRICE_BOOK.costs).sort()).toEqual([...COST_KEYS].sort())
    expect(COST_KEYS).toHaveLength(9)
  })
})

describe('resuming', () => {
  test('costs the video part of the shots that are visible', () => {
    const inputs = vlog(30, { ...image('character'), ...SEEDANCE })
    expect(resume('character_vlog', inputs, 6)).toBe(600)
    expect(resume('character_vlog', inputs, 4)).toBe(400)
    expect(resume('script_to_video', {}, 9)).toBe(1000)
    expect(resume('asmr_video', { numShots: 3 }, 3)).toBe(1680)
    expect(resume('music_video', { videoType: 'singing-dancing', upscaleToResolution: '1080p' }, 12)).toBe(2400)
    expect(resume('music_video', { videoType: 'lyrics-video', skipVideoGeneration: true }, 12)).toBe(0)
    expect(resume('script_to_video', {}, 0)).toBe(0)
  })
})

/** Derived from the specification alone, independently of the implementation. */
function oracle(i: Generated): { full: number; preview: number } {
  const images: Record<string, number> = {
    flux_kontext: 15,
    seedream4: 15,
    'nano-banana': 15,
    gpt: { low: 15, medium: 30, high: 100 }[i.quality],
  }
  const perImage = images[i.imageModel] ?? 10
  let perClip = 100
  if (i.videoModel.startsWith('pixverse') && i.resolution === '360p') perClip = 75
  if (i.videoModel.startsWith('pixverse') && i.resolution === '1080p') perClip = 200
  if (i.videoModel === 'kling2.1' && i.resolution === '1080p') perClip = 200
  if (i.videoModel === 'MiniMax-Hailuo-02' && (i.resolution === '720p' || i.resolution === '768p')) perClip = 60
  if (i.videoModel === 'creatify-aurora' && i.resolution === '720p') perClip = 800
  if (i.videoModel === 'vidu-q2' && i.resolution === '720p') perClip = i.turbo ? 100 : 150
  if (i.videoModel === 'vidu-q2' && i.resolution === '1080p') perClip = i.turbo ? 200 : 350
  let length = 5
  if (i.videoModel === 'MiniMax-Hailuo-02') length = 6
  if (i.videoModel === 'creatify-aurora' && i.type === 'singing-dancing') length = 15
  let clips = 0
  for (let covered = 0; clips === 0 || i.seconds - covered > 1; covered += length) clips += 1
  if (i.type === 'lyrics-video') clips = i.shots
  if (i.type === 'vlog' && i.seconds === 30) clips = Math.min(clips, 20)
  let preview = 45 + clips * perImage
  if (i.type !== 'vlog') preview += i.type === 'consistent-character' || (i.type === 'consistent-style' && i.style === 'auto') ? 20 : 10
  const skipped = i.type !== 'vlog' && i.skip
  const upscaled = i.type !== 'vlog' && i.upscale ? 100 : 0
  return { preview, full: preview + (skipped ? 0 : clips * (perClip + upscaled)) }
}

const generated = fc.record({
  type: fc.constantFrom('vlog', 'consistent-style', 'singing-dancing', 'consistent-character', 'lyrics-video'),
  seconds: fc.integer({ min: 1, max: 400 }),
  shots: fc.integer({ min: 1, max: 60 }),
  imageModel: fc.constantFrom('flux_kontext', 'fluxdev', 'character', 'gpt', 'nano-banana', 'seedream4', 'qwen-image', 'imagen4'),
  quality: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
  videoModel: fc.constantFrom(
    'kling2.1',
    'kling2-5',
    'pixverse5',
    'pixverse4.5',
    'veo2',
    'seedance-v1',
    'MiniMax-Hailuo-02',
    'creatify-aurora',
    'vidu-q2',
  ),
  resolution: fc.constantFrom('360p', '720p', '768p', '1080p'),
  turbo: fc.boolean(),
  style: fc.constantFrom('auto', 'anime'),
  skip: fc.boolean(),
  upscale: fc.boolean(),
})
type Generated = typeof generated extends fc.Arbitrary<infer T> ? T : never

test('any vlog and music video costs what the specification says', () => {
  fc.assert(
    fc.property(generated, (i) => {
      const models = { ...image(i.imageModel, i.quality), ...video(i.videoModel, i.resolution, i.turbo ? 'turbo' : undefined) }
      const key = i.type === 'vlog' ? ('story.character_vlog' as const) : ('story.music_video' as const)
      const inputs = {
        expectedDurationSeconds: i.seconds,
        musicDuration: i.seconds,
        videoType: i.type,
        numShots: i.shots,
        videoConsistentStyle: i.style,
        skipVideoGeneration: i.skip,
        upscaleToResolution: i.upscale ? '1080p' : undefined,
        advancedSettings: models,
      }
      const expected = oracle(i)
      expect(price(key, inputs)).toBe(expected.full)
      expect(price(`${key}.preview`, inputs)).toBe(expected.preview)
    }),
    { numRuns: 1000 },
  )
})

const shot = (inputs: Inputs): number =>
  price('story.shot_generation', { shotCount: 1, media: ['image', 'video'], story: EXPLAINER, advancedSettings: {}, ...inputs })

test('a shot of a story costs what the story’s own models cost, unless others are picked (CD-93)', () => {
  expect(shot({})).toBe(115)
  expect(shot({ story: { categoryId: 'asmr_video' } })).toBe(110)
  const story = { categoryId: 'character_vlog', advancedSettings: { ...image('gpt', 'high'), ...video('vidu-q2', '720p') } }
  expect(shot({ story })).toBe(250)
  expect(shot({ story, advancedSettings: image('gpt', 'low') })).toBe(165)
  expect(shot({ story, media: ['audio-voice-over'] })).toBe(0)
})
