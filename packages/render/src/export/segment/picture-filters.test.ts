import { expect, test } from 'vitest'
import type { MediaInfo } from '../probe-media.ts'
import { toBt709 } from './colors.ts'
import { fadeFilters, fillFrame, overFrame } from './video-filters.ts'

const OUTPUT = { width: 1280, height: 720 }
const info = (fields: Partial<MediaInfo> = {}) =>
  ({ kind: 'video', width: 1280, height: 720, pixelFormat: 'yuv420p', colorMatrix: 'bt709', ...fields }) as MediaInfo

test.each([
  ['HD that says nothing', { colorMatrix: null }, ''],
  ['HD of 700 lines', { colorMatrix: null, height: 700 }, ''],
  ['a portrait of HD', { colorMatrix: null, width: 720, height: 1280 }, ''],
  ['smaller video that says nothing', { colorMatrix: null, height: 699 }, ':in_color_matrix=smpte170m:out_color_matrix=bt709:out_range=tv'],
  ['a tagged matrix', { colorMatrix: 'bt2020nc' }, ':in_color_matrix=bt2020nc:out_color_matrix=bt709:out_range=tv'],
  ['bt709', {}, ''],
  ['bt709 of full range', { pixelFormat: 'yuvj420p' }, ':in_color_matrix=bt709:out_color_matrix=bt709:out_range=tv'],
  ['nv12', { pixelFormat: 'nv12' }, ''],
  ['RGB video', { pixelFormat: 'gbrp' }, ':out_color_matrix=bt709:out_range=tv'],
  ['an unknown pixel format', { pixelFormat: null }, ':out_color_matrix=bt709:out_range=tv'],
  ['a still', { kind: 'image' as const }, ':out_color_matrix=bt709:out_range=tv'],
])('the colours of %s', (_, fields, filter) => {
  expect(toBt709(info(fields))).toBe(filter)
})

test('a source of the same size is neither scaled nor cropped', () => {
  expect(fillFrame(info(), OUTPUT, 'b')).toBe('format=yuv420p,setsar=1')
})

test('a source of the same aspect ratio is scaled, of nearly the same cropped', () => {
  expect(fillFrame(info({ width: 1920, height: 1080 }), OUTPUT, 'b')).toBe('scale=1280:720:flags=bicubic,format=yuv420p,setsar=1')
  expect(fillFrame(info({ width: 1280, height: 732 }), OUTPUT, 'b')).toBe('crop=1280:720:0:6,format=yuv420p,setsar=1')
})

test('colours are converted with the scale filter, also at the same size', () => {
  expect(fillFrame(info({ colorMatrix: 'smpte170m' }), OUTPUT, 'b')).toBe(
    'scale=1280:720:flags=bicubic:in_color_matrix=smpte170m:out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1',
  )
})

test('the fill behind another aspect ratio is computed at an eighth of the size, on even pixels', () => {
  const [, fill, whole, over] = fillFrame(info({ width: 720, height: 1280 }), { width: 1276, height: 718 }, 'x').split(';')
  expect(fill).toMatch(/^\[xa\]scale=160:284:flags=bilinear,crop=160:90:0:97,setsar=1,gblur=sigma=4,scale=1276:718:flags=bilinear,lutyuv=/u)
  expect(whole).toBe('[xb]scale=404:718:flags=bicubic,setsar=1[xw]')
  expect(over).toBe('[xf][xw]overlay=436:0:format=yuv420')
})

test('an upper layer keeps its transparency', () => {
  expect(overFrame(info({ width: 720, height: 720, pixelFormat: 'rgba', kind: 'image' }), OUTPUT)).toEqual({
    chain: 'scale=720:720:flags=bicubic:out_color_matrix=bt709:out_range=tv,format=yuva420p,setsar=1',
    placement: { x: 280, y: 0, width: 720, height: 720 },
  })
})

test('fades are in seconds from the first frame of their span', () => {
  const span = { startFrame: 90, endFrame: 180, picture: { kind: 'empty' } as const, fadeInFrames: 15, fadeOutFrames: 45 }
  expect(fadeFilters(span, 30, false)).toEqual(['fade=t=in:st=0:d=0.500000', 'fade=t=out:st=1.500000:d=1.500000'])
  expect(fadeFilters(span, 25, true)).toEqual(['fade=t=in:st=0:d=0.600000:alpha=1', 'fade=t=out:st=1.800000:d=1.800000:alpha=1'])
  expect(fadeFilters({ ...span, fadeInFrames: 0, fadeOutFrames: 0 }, 30, false)).toEqual([])
  expect(fadeFilters({ ...span, fadeInFrames: 1, fadeOutFrames: 0 }, 30, false)).toHaveLength(1)
})
