import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkExport, ExportCheckError } from './check-export.ts'
import { type FakeFfmpeg, fakeFfmpeg } from './testing/fake-ffmpeg.ts'

let fake: FakeFfmpeg
beforeAll(() => {
  fake = fakeFfmpeg()
})
afterAll(() => fake.remove())

const PLANNED = { totalFrames: 90, width: 1280, height: 720, fps: 30 }
const VIDEO = {
  codec_type: 'video',
  codec_name: 'h264',
  pix_fmt: 'yuv420p',
  width: 1280,
  height: 720,
  nb_read_packets: '90',
  duration: '3.000000',
  avg_frame_rate: '30/1',
}
const AUDIO = { codec_type: 'audio', codec_name: 'aac', duration: '3.02' }

const check = (video: unknown, audio: unknown = AUDIO) =>
  checkExport(fake.file('film.mp4', { streams: [audio, video], format: { size: '12345' } }), PLANNED)

async function mismatchesOf(...streams: Parameters<typeof check>): Promise<readonly string[]> {
  const fault = await check(...streams).catch((error: unknown) => error)
  return fault instanceof ExportCheckError ? fault.faults : []
}

test('a valid export is described', async () => {
  expect(await check(VIDEO)).toEqual({
    frames: 90,
    durationSeconds: 3,
    audioSeconds: 3.02,
    width: 1280,
    height: 720,
    fps: 30,
    videoCodec: 'h264',
    audioCodec: 'aac',
    pixelFormat: 'yuv420p',
    sizeBytes: 12345,
  })
})

test('frames are counted, not read from the header', async () => {
  await check(VIDEO)
  expect(fake.probed()).toContain('-count_packets')
})

describe('an export that differs from the plan is rejected', () => {
  test.each([
    ['frames', { nb_read_packets: '89' }, 'frames 89 instead of 90'],
    ['width', { width: 1278 }, 'width 1278 instead of 1280'],
    ['height', { height: 722 }, 'height 722 instead of 720'],
    ['codec', { codec_name: 'hevc' }, 'video codec hevc instead of h264'],
    ['pixels', { pix_fmt: 'yuv444p' }, 'pixel format yuv444p instead of yuv420p'],
    ['rate', { avg_frame_rate: '25/1' }, 'frame rate 25 instead of 30'],
    ['length', { duration: '3.1' }, 'seconds 3.1 instead of 3'],
  ])('for its %s', async (_, fields, fault) => {
    expect(await mismatchesOf({ ...VIDEO, ...fields })).toEqual([fault])
  })

  test('for its audio', async () => {
    expect(await mismatchesOf(VIDEO, { ...AUDIO, codec_name: 'mp3' })).toEqual(['audio codec mp3 instead of aac'])
    expect(await mismatchesOf(VIDEO, {})).toEqual(['audio codec none instead of aac', 'seconds of sound 0 instead of 3'])
  })

  test('with all mismatches in one message', async () => {
    const fault = await check({}).catch((error: unknown) => error as ExportCheckError)
    expect((fault as ExportCheckError).faults).toHaveLength(7)
    expect((fault as ExportCheckError).message).toBe(
      `the exported film is not as planned: ${(fault as ExportCheckError).faults.join('; ')}`,
    )
    expect((fault as ExportCheckError).name).toBe('ExportCheckError')
  })
})

describe('tolerances of durations', () => {
  test.each([
    ['3.049', 0],
    ['2.951', 0],
    ['3.051', 1],
    ['2.949', 1],
  ])('%s s of audio for 3 s of film: %i mismatches', async (duration, faults) => {
    expect(await mismatchesOf(VIDEO, { ...AUDIO, duration })).toHaveLength(faults)
  })

  test.each([
    ['3.0009', 0],
    ['3.0011', 1],
  ])('%s s of video: %i mismatches', async (duration, faults) => {
    expect(await mismatchesOf({ ...VIDEO, duration })).toHaveLength(faults)
  })

  test('a rate written as a fraction', async () => {
    expect(await mismatchesOf({ ...VIDEO, avg_frame_rate: '30000/1000' })).toEqual([])
    expect(await mismatchesOf({ ...VIDEO, avg_frame_rate: '30000/1001' })).toHaveLength(1)
    expect(await mismatchesOf({ ...VIDEO, avg_frame_rate: '30/0' })).toEqual(['frame rate 0 instead of 30'])
  })
})
