import { expect, test } from 'vitest'
import { measurePackets } from './measure-film.ts'
import { TooManyPixels, displayedSize, failure, parseNumber, parseRate, timingOf } from './probe-file.ts'
import { probeError } from './save-upload.ts'

const rotated = (rotation: number) => ({ side_data_list: [{}, { rotation }] })

test.each([
  ['square pixels', { width: 1280, height: 720 }, 1280, 720],
  ['wide pixels', { width: 720, height: 576, sample_aspect_ratio: '64:45' }, 1024, 576],
  ['an unknown shape of pixels', { width: 720, height: 576, sample_aspect_ratio: '0:1' }, 720, 576],
  ['an impossible shape of pixels', { width: 720, height: 576, sample_aspect_ratio: '1:0' }, 720, 576],
  ['a quarter turn', { width: 1280, height: 720, ...rotated(-90) }, 720, 1280],
  ['a half turn', { width: 1280, height: 720, ...rotated(180) }, 1280, 720],
  ['three quarters of a turn', { width: 1280, height: 720, ...rotated(270) }, 720, 1280],
  ['a quarter turn with wide pixels', { width: 720, height: 576, sample_aspect_ratio: '2:1', ...rotated(90) }, 576, 1440],
  ['no width', { height: 720 }, null, null],
  ['no height', { width: 1280 }, null, null],
])('%s', (_, stream, width, height) => {
  expect(displayedSize(stream, undefined)).toEqual({ width, height })
})

test('the rotation of an image is in its first frame', () => {
  expect(displayedSize({ width: 40, height: 30 }, rotated(90))).toEqual({ width: 30, height: 40 })
})

test.each([
  ['measured packets', { seconds: 2, frames: 60 }, { duration: 9, fps: 25 }, { duration: 2, fps: 30, frames: 60 }],
  ['a single packet', { seconds: 2, frames: 1 }, { duration: 9, fps: 25 }, { duration: 2, fps: 25, frames: 50 }],
  ['two packets', { seconds: 1, frames: 2 }, { duration: 9, fps: 60 }, { duration: 1, fps: 15, frames: 15 }],
  ['only a header', null, { duration: 4, fps: 25 }, { duration: 4, fps: 25, frames: 100 }],
  ['a header without a rate', null, { duration: 4, fps: null }, { duration: 4, fps: null, frames: null }],
  ['a header without a duration', null, { duration: null, fps: 25 }, { duration: null, fps: null, frames: null }],
  ['less than a frame', { seconds: 0.001, frames: 1 }, { duration: null, fps: 25 }, { duration: 0.001, fps: 25, frames: 1 }],
])('the timing of %s', (_, measured, header, expected) => {
  expect(timingOf(measured, header)).toEqual(expected)
})

test('numbers and rates of ffprobe may be missing', () => {
  expect(['12.5', '0', 'N/A', undefined].map(parseNumber)).toEqual([12.5, 0, null, null])
  expect(['30000/1001', '25/1', '0/0', '25', undefined].map(parseRate)).toEqual([30_000 / 1001, 25, null, null, null])
})

test('a failed probe has its output, a killed one says nothing about the file', () => {
  expect(failure({ stderr: 'broken' })).toEqual({ stdout: null, stderr: 'broken' })
  expect(failure({ killed: false })).toEqual({ stdout: null, stderr: '' })
  expect(() => failure({ killed: true })).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
})

async function* packets(...lines: readonly string[]) {
  yield* lines
}

test.each([
  ['packets with durations', ['0,0.04', '0.04,0.04', '0.08,0.06'], { seconds: 0.14, frames: 3 }],
  ['a film that starts later', ['10,N/A', '10.5,N/A', '11,N/A'], { seconds: 1.5, frames: 3 }],
  ['packets in decoding order', ['0,0.5', '1,0.5', '0.5,0.25'], { seconds: 1.5, frames: 3 }],
  ['packets without a start', ['N/A,0.04', '2,0.5'], { seconds: 0.5, frames: 1 }],
  ['one packet without a duration', ['2,N/A'], null],
  ['no packets', [], null],
])('the length of %s', async (_, lines, expected) => {
  expect(await measurePackets(packets(...lines))).toEqual(expected)
})

test('an image with too many pixels is too large, any other error stays', () => {
  expect(probeError(new TooManyPixels(), 'big.png', 120_000_000)).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'big.png is too large (max 120 megapixels)',
  })
  const other = new Error('broken')
  expect(probeError(other, 'big.png', 120_000_000)).toBe(other)
})
