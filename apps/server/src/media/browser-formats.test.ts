import { expect, test } from 'vitest'
import { isPlayableInBrowsers } from './browser-formats.ts'
import type { Stream } from './media-stream.ts'

const video = (codec_name: string, pix_fmt = 'yuv420p') => ({ codec_type: 'video', codec_name, pix_fmt }) as Stream
const audio = (codec_name: string) => ({ codec_type: 'audio', codec_name }) as Stream
const cover = { codec_type: 'video', codec_name: 'mjpeg', pix_fmt: 'yuvj444p', disposition: { attached_pic: 1 } } as Stream
const data = { codec_type: 'data', codec_name: 'bin_data' } as Stream
const MP4 = 'mov,mp4,m4a,3gp,3g2,mj2'

test.each([
  ['H.264 with AAC', MP4, [video('h264'), audio('aac')]],
  ['full-range H.264', MP4, [video('h264', 'yuvj420p')]],
  ['VP9 with ten bits', 'matroska,webm', [video('vp9', 'yuv420p10le'), audio('opus')]],
  ['AV1', MP4, [video('av1'), audio('flac')]],
  ['a sound with a cover', MP4, [cover, audio('aac')]],
  ['a track of data', MP4, [video('h264'), data]],
  ['an image', 'png_pipe', [video('png', 'rgb24')]],
  ['a sound', 'wav', [audio('adpcm_ms')]],
])('%s plays in every browser', (_, format, streams) => {
  expect(isPlayableInBrowsers(format, streams)).toBe(true)
})

test.each([
  ['H.264 with ten bits', MP4, [video('h264', 'yuv420p10le')]],
  ['ProRes', MP4, [video('prores', 'yuv422p10le')]],
  ['HEVC', MP4, [video('hevc')]],
  ['VP8 with ten bits', 'matroska,webm', [video('vp8', 'yuv420p10le')]],
  ['a sound of another codec', MP4, [video('h264'), audio('ac3')]],
  ['AVI', 'avi', [video('h264'), audio('mp3')]],
  ['a stream without a codec', MP4, [{ codec_type: 'video' } as Stream]],
])('%s does not play in every browser', (_, format, streams) => {
  expect(isPlayableInBrowsers(format, streams)).toBe(false)
})
