import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { grabFrames } from './grab-frames.ts'
import { grabThumbnail } from './grab-thumbnail.ts'
import { type FakeFfmpeg, fakeFfmpeg } from './testing/fake-ffmpeg.ts'

let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
  fake.made('a picture')
})
afterEach(() => fake.remove())

const film = (duration: string) =>
  fake.file('film', { streams: [{ codec_type: 'video', avg_frame_rate: '30/1', duration }], format: { format_name: 'mp4' } })
const grab = (path: string, count = 4) => grabFrames({ path, count, maxSide: 512, folder: fake.folder })
const seeksOf = (args: readonly string[] = []) => args.flatMap((arg, index) => (arg === '-ss' ? [args[index + 1]] : []))
const text = (frames: readonly Uint8Array[]) => frames.map((frame) => Buffer.from(frame).toString())

test('frames are taken in the middle of even parts of a film, in a single run', async () => {
  const frames = await grab(film('8'))
  expect(fake.runs().map(seeksOf)).toEqual([['1.000', '3.000', '5.000', '7.000']])
  expect(text(frames)).toEqual(Array.from({ length: 4 }, () => 'a picture'))
  expect(fake.runs()[0]?.filter((arg, index, all) => all[index - 1] === '-map')).toEqual(['0:v:0', '1:v:0', '2:v:0', '3:v:0'])
  expect(fake.runs()[0]).toContain(`scale=w='min(iw,512)':h='min(ih,512)':force_original_aspect_ratio=decrease`)
})

test('a still image yields one frame', async () => {
  expect(text(await grab(fake.file('still', { streams: [{ codec_type: 'video' }], format: { format_name: 'png_pipe' } })))).toEqual([
    'a picture',
  ])
  expect(fake.runs().map(seeksOf)).toEqual([[]])
})

test('times after the end yield no frame', async () => {
  fake.answer(1, `rm "${fake.path('5.000.jpg')}" "${fake.path('7.000.jpg')}"`)
  expect(await grab(film('8'))).toHaveLength(2)
})

test('a film shorter than its metadata yields its first frame', async () => {
  fake.answer(1, `rm ${fake.folder}/*.jpg`)
  expect(text(await grab(film('8')))).toEqual(['a picture'])
  expect(seeksOf(fake.runs()[1])).toEqual([])
})

test('a file without frames is rejected', async () => {
  for (const run of [1, 2]) fake.answer(run, `rm ${fake.folder}/*.jpg`)
  await expect(grab(film('8'))).rejects.toThrow('The file shows nothing')
})

test.each([
  ['cover.webp', 'libwebp'],
  ['cover.jpg', 'mjpeg'],
])('a thumbnail %s is encoded with %s', async (name, codec) => {
  const out = fake.path(name)
  await grabThumbnail('/films/a.mp4', 2.5, out)
  const [args = []] = fake.runs()
  expect([seeksOf(args), args[args.indexOf('-c:v') + 1], existsSync(out), readFileSync(out, 'utf8')]).toEqual([
    ['2.500'],
    codec,
    true,
    'a picture',
  ])
})

test('a thumbnail at a negative time is the first frame', async () => {
  await grabThumbnail('/films/a.mp4', -1, fake.path('cover.jpg'))
  expect(seeksOf(fake.runs()[0])).toEqual(['0.000'])
})
