import { expect, test } from 'vitest'
import { readCaptionsInput } from '../editor/captions-input.ts'
import { readExportOptions } from '../exports/export-options.ts'
import { readShotsInput } from './shots-input.ts'

/** Inputs of runs as the release of 2026-11-22 stored them, with parts that other code reads. */
const models = {
  image_model_config: { model: 'seedream4' },
  video_model_config: { model: 'pixverse5', parameters: { resolution: '720p' } },
}
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

test('inputs of earlier runs are parsed completely, without the parts of others', () => {
  expect(readShotsInput({ ...shots, receipt: [] })).toEqual(shots)
  expect(readCaptionsInput({ ...captions, price: { credits: 10, lines: [] } })).toEqual(captions)
  expect(readExportOptions({ ...options, film: {} })).toEqual(options)
  expect(readExportOptions({ price: null })).toEqual({})
})

test.each([
  [() => readShotsInput({ ...shots, media: ['smell'] })],
  [() => readShotsInput({})],
  [() => readCaptionsInput({ ...captions, tracks: [{ id: 't', items: [{ ...item, durationInFrames: 0.5 }] }] })],
  [() => readExportOptions({ extra_steps: 'publish' })],
])('an invalid input throws instead of being guessed', (read) => {
  expect(read).toThrow()
})
