import { expect, test } from 'vitest'
import { readCaptionsInput, readCaptionsOutput } from '../editor/captions-input.ts'
import { readExportOptions } from '../exports/export-options.ts'
import { readShotsInput, takeNumberOf, toStoredShotsInput } from './shots-input.ts'
import { readRunPrice, sharesOfShots } from './stored-price.ts'
import { readStoryInputs } from './story-inputs.ts'

/** Inputs of runs as the release of 2026-11-22 stored them, with parts that other code reads. */
const models = {
  image_model_config: { model: 'seedream4' },
  video_model_config: { model: 'pixverse5', parameters: { resolution: '720p' } },
}
const settings = { imageModelConfig: models.image_model_config, videoModelConfig: models.video_model_config }
const shots = { media: ['image', 'video'], shot_ids: ['s1'], models, end_frames: { s1: 'm1' }, references: { s1: ['m2'] }, take: 7 }
const item = {
  id: 'a',
  type: 'audio',
  mediaAssetId: 'm',
  startTimeInFrames: 0,
  durationInFrames: 9,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 9,
}
const captions = { content: 'c0ffee', tracks: [{ id: 't', items: [item] }], fps: 30, strategy: 'sentence', language: 'en' }
const options = { remove_watermark: true, extra_steps: ['publish'], contest_is_open: false }

const price = {
  credits: 37,
  lines: [
    { label: 'images', credits: 36.5 },
    { label: 'rounding', credits: 0.5 },
  ],
}
const receipt = [
  { label: 'script', shotIndex: null, credits: 0.5, shotId: null },
  { label: 'image', shotIndex: 0, credits: 36.5, shotId: 's1' },
]

test('inputs of earlier runs are parsed completely, without the parts of others', () => {
  const read = readShotsInput({ ...shots, receipt: [] })
  expect(read).toEqual({
    media: ['image', 'video'],
    shotIds: ['s1'],
    models: settings,
    endFrames: { s1: 'm1' },
    references: { s1: ['m2'] },
    take: 7,
  })
  expect(toStoredShotsInput(read)).toEqual(shots)
  expect(readCaptionsInput({ ...captions, price: { credits: 10, lines: [] } })).toEqual(captions)
  expect(readExportOptions({ ...options, film: {} })).toEqual(options)
  expect(readExportOptions({ price: null })).toEqual({})
  expect(readRunPrice({ ...shots, price, receipt })).toEqual({ price, receipt })
  expect(readRunPrice({ price: null })).toEqual({ price: null, receipt: [] })
  expect(readRunPrice(options)).toEqual({ price: null, receipt: [] })
})

test('stored inputs of a story are parsed; null is an absent input, but no music and no image', () => {
  const poppy = { id: 'poppy', name: 'Poppy', look: { hair: 'red', eye_color: 'blue' } }
  const inputs = {
    script_content: 'A fox',
    background_music: null,
    advanced_settings: models,
    character: { ...poppy, model_name: 'fox', reference_mode: 'train', type: 'premade', image_url: null },
    additional_characters: [],
    song: { name: 'Blue', genre: 'Pop' },
    background_music_auto_selection: { selectedSong: { name: 'Blue', media_id: 'm1' } },
    seed: 7,
  }
  expect(readStoryInputs({ ...inputs, video_consistent_style: null, own_field: 1 })).toEqual({
    scriptContent: 'A fox',
    backgroundMusic: null,
    advancedSettings: settings,
    character: { ...poppy, modelName: 'fox', referenceMode: 'train', imageUrl: null },
    additionalCharacters: [],
    song: { name: 'Blue', genre: 'Pop' },
    backgroundMusicAutoSelection: { selectedSong: { name: 'Blue', mediaId: 'm1' } },
    seed: 7,
  })
  expect(readStoryInputs({})).toEqual({})
})

test('captions of an earlier run are parsed from its output', () => {
  const line = { id: 'c', type: 'caption', startTimeInFrames: 0, durationInFrames: 9, caption: { data: { text: 'One' } } }
  expect(readCaptionsOutput({ captions: { t: { items: [line], how: 'aligned' } } }).t).toEqual({ items: [line], how: 'aligned' })
  expect(() => readCaptionsOutput(null)).toThrow()
  expect(() => readCaptionsOutput({ captions: { t: { items: [line], how: 'guessed' } } })).toThrow()
})

const shareOf = (shotIndex: number | null) => ({ label: 'image' as const, shotIndex, credits: 1 })

test('the shares of a price belong to its shots in order, that of the script to none', () => {
  expect(sharesOfShots([shareOf(null), shareOf(1), shareOf(0), shareOf(2)], ['a', 'b']).map(({ shotId }) => shotId)).toEqual([
    null,
    'b',
    'a',
    null,
  ])
})

test.each([
  [() => readShotsInput({ ...shots, media: ['smell'] })],
  [() => readShotsInput({})],
  [() => readStoryInputs({ seed: '7' })],
  [() => readStoryInputs({ character: { name: 'Poppy' } })],
  [() => readStoryInputs({ video_type: 'opera' })],
  [() => readCaptionsInput({ ...captions, tracks: [{ id: 't', items: [{ ...item, durationInFrames: 0.5 }] }] })],
  [() => readExportOptions({ extra_steps: 'publish' })],
  [() => readRunPrice({ price: { credits: '37' } })],
  [() => readRunPrice({ receipt: [{ label: 'image', credits: 1 }] })],
])('an invalid input throws instead of being guessed', (read) => {
  expect(read).toThrow()
})

test('the take number of a run is positive, below ten thousand, and the same each time', () => {
  const numbers = Array.from({ length: 300 }, (_, index) => takeNumberOf(`run ${index}`))
  expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 9973)).toBe(true)
  expect(new Set(numbers).size).toBeGreaterThan(250)
  expect(takeNumberOf('run 0')).toBe(numbers[0])
})
