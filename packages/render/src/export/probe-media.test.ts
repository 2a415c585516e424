import { afterAll, beforeAll, expect, test } from 'vitest'
import { probeMedia } from './probe-media.ts'
import { type FakeFfmpeg, fakeFfmpeg } from './testing/fake-ffmpeg.ts'

let fake: FakeFfmpeg
beforeAll(() => {
  fake = fakeFfmpeg()
})
afterAll(() => fake.remove())

const VIDEO = {
  codec_type: 'video',
  codec_name: 'h264',
  width: 1920,
  height: 1080,
  pix_fmt: 'yuv420p',
  color_space: 'bt709',
  avg_frame_rate: '30000/1001',
  r_frame_rate: '60/1',
  nb_frames: '300',
  duration: '10.01',
}
const AUDIO = { codec_type: 'audio', codec_name: 'aac', duration: '9.5' }
const MP4 = { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', duration: '10.5' }

const probe = (streams: readonly unknown[], format: unknown = MP4) => probeMedia(fake.file('source', { streams, format }))

test('a video has size, frame rate, frame count, duration, audio and colours', async () => {
  expect(await probe([VIDEO, AUDIO])).toEqual({
    kind: 'video',
    width: 1920,
    height: 1080,
    fps: 30_000 / 1001,
    frames: 300,
    durationSeconds: 10.01,
    hasAudio: true,
    hasAlpha: false,
    videoCodec: 'h264',
    audioCodec: 'aac',
    pixelFormat: 'yuv420p',
    colorMatrix: 'bt709',
    formatName: MP4.format_name,
  })
})

test('an audio file has no video', async () => {
  expect(await probe([AUDIO], { format_name: 'mp3', duration: '9.6' })).toMatchObject({
    kind: 'audio',
    width: 0,
    height: 0,
    fps: 0,
    frames: 0,
    durationSeconds: 9.6,
    hasAudio: true,
    videoCodec: null,
    pixelFormat: null,
    colorMatrix: null,
  })
})

test('an audio file with cover art is audio', async () => {
  const cover = { ...VIDEO, codec_name: 'mjpeg', disposition: { attached_pic: 1 } }
  expect(await probe([cover, AUDIO], { format_name: 'mp3', duration: '9.6' })).toMatchObject({ kind: 'audio', width: 0 })
  const { kind } = await probe([{ ...VIDEO, disposition: { attached_pic: 0 } }])
  expect(kind).toBe('video')
})

test.each(['image2', 'png_pipe', 'webp_pipe'])('a still image of the format %s has no duration', async (format_name) => {
  const info = await probe([{ ...VIDEO, duration: '0.04' }], { format_name })
  expect(info).toMatchObject({ kind: 'image', fps: 0, frames: 0, durationSeconds: 0, width: 1920 })
})

test.each([
  ['one frame', { nb_frames: '1', duration: '0.1' }, 'image'],
  ['one frame of unknown number', { nb_frames: undefined, duration: '0.1' }, 'image'],
  ['two frames', { nb_frames: '2', duration: '0.1' }, 'video'],
  ['one long frame', { nb_frames: '1', duration: '0.2' }, 'video'],
])('a GIF of %s is an image or a video', async (_, fields, kind) => {
  expect((await probe([{ ...VIDEO, ...fields }], { format_name: 'gif' })).kind).toBe(kind)
})

test.each([
  [90, 1080, 1920],
  [-90, 1080, 1920],
  [270, 1080, 1920],
  [180, 1920, 1080],
  [0, 1920, 1080],
])('a video rotated by %i degrees is %i x %i', async (rotation, width, height) => {
  const info = await probe([{ ...VIDEO, side_data_list: [{}, { rotation }] }])
  expect([info.width, info.height]).toEqual([width, height])
})

test.each([
  ['of the stream', { duration: '10.01' }, 10.01],
  ['of the file if the stream has none', { duration: undefined }, 10.5],
  ['of the file if that of the stream is invalid', { duration: 'N/A' }, 10.5],
])('the duration is that %s', async (_, fields, seconds) => {
  expect((await probe([{ ...VIDEO, ...fields }])).durationSeconds).toBe(seconds)
})

test('the duration of a file without one is that of its audio stream', async () => {
  expect((await probe([{ ...VIDEO, duration: undefined }, AUDIO], { format_name: 'webm' })).durationSeconds).toBe(9.5)
})

test.each([
  ['25/1', '50/1', 25],
  ['0/0', '50/1', 50],
  [undefined, undefined, 0],
])('an average rate of %s with the base rate %s is %f fps', async (avg_frame_rate, r_frame_rate, fps) => {
  expect((await probe([{ ...VIDEO, avg_frame_rate, r_frame_rate }])).fps).toBe(fps)
})

test('a missing frame count is computed from rate and duration', async () => {
  expect((await probe([{ ...VIDEO, nb_frames: undefined, avg_frame_rate: '24/1', duration: '2.5' }])).frames).toBe(60)
})

test.each([
  ['yuva420p', true],
  ['rgba', true],
  ['bgra', true],
  ['pal8', true],
  ['ya8', true],
  ['gbrap', true],
  ['yuv420p', false],
  ['rgb24', false],
  [undefined, false],
])('the pixel format %s has alpha: %s', async (pix_fmt, hasAlpha) => {
  expect((await probe([{ ...VIDEO, pix_fmt }])).hasAlpha).toBe(hasAlpha)
})

test('an unknown colour matrix is null', async () => {
  expect((await probe([{ ...VIDEO, color_space: 'unknown' }])).colorMatrix).toBeNull()
})

test('an empty probe result is audio without duration', async () => {
  expect(await probeMedia(fake.file('source', {}))).toMatchObject({ kind: 'audio', durationSeconds: 0, hasAudio: false, formatName: '' })
})
