import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asset, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { audioPath, exportTimeline, type ExportRequest, segmentPath } from './export-timeline.ts'
import { joinExport } from './join-export.ts'
import { type FakeFfmpeg, fakeFfmpeg } from './testing/fake-ffmpeg.ts'

const OUTPUT = { width: 320, height: 180, fps: 30 }
const CLIP = { streams: [{ codec_type: 'video', width: 320, height: 180, avg_frame_rate: '30/1', duration: '5' }] }
const FILM = {
  streams: [
    {
      codec_type: 'video',
      codec_name: 'h264',
      pix_fmt: 'yuv420p',
      width: 320,
      height: 180,
      nb_read_packets: '90',
      duration: '3',
      avg_frame_rate: '30/1',
    },
    { codec_type: 'audio', codec_name: 'aac', duration: '3' },
  ],
}
let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
  fake.file('clip', CLIP)
  fake.made(JSON.stringify(FILM))
})
afterEach(() => fake.remove())

const timeline = timelineOf(
  [
    track(
      'p',
      'video',
      [0, 1, 2].map((index) => video(`shot${index}`, 'clip', index * 30, 30, { trimStart: index })),
      { isPrimary: true },
    ),
  ],
  [asset('clip')],
)
function request(fields: Partial<ExportRequest> = {}): ExportRequest {
  const options = { watermark: { enabled: false, type: '' }, sources: { clip: { hash: 'c', hasAudio: false } } }
  const places = { cacheFolder: fake.path('kept/segments'), outPath: fake.path('film.mp4') }
  return { timeline, output: OUTPUT, options, files: { pathOf: fake.path }, ...places, ...fields }
}
const cachedFiles = () => readdirSync(fake.path('kept/segments')).sort()

test('a film is encoded per segment, joined and checked', async () => {
  const done: number[][] = []
  const { film, plan, encoded, cpuSeconds } = await exportTimeline(request({ onSegment: (...each) => done.push(each) }))
  expect([film.frames, plan.totalFrames, encoded]).toEqual([90, 90, [0, 1, 2]])
  expect(done).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect(cachedFiles()).toEqual([...plan.segments.map(({ key }) => `${key}.mp4`), `${plan.audio.key}.m4a`].sort())
  // Three segments, mix, master, measurement, and joining, which is not counted.
  expect([fake.runs().length, cpuSeconds]).toEqual([7, 6 * 0.375])
  expect(existsSync(fake.path('film.mp4'))).toBe(true)
})

test('cached files are not encoded again', async () => {
  await exportTimeline(request())
  const runs = fake.runs().length
  const { encoded, cpuSeconds } = await exportTimeline(request())
  expect([encoded, cpuSeconds, fake.runs().length - runs]).toEqual([[], 0, 1])
})

test('only the shot that changed is encoded again', async () => {
  await exportTimeline(request())
  const items = timeline.tracks[0]!.items.map((item, index) => (index === 1 ? { ...item, sourceTrimStartFrames: 9 } : item))
  const { encoded } = await exportTimeline(request({ timeline: { ...timeline, tracks: [{ ...timeline.tracks[0]!, items }] } }))
  expect(encoded).toEqual([1])
})

describe('an export that fails', () => {
  test('in a segment encodes no further segment, throws the error, and keeps finished segments', async () => {
    fake.answer(2, 'exit 3')
    await expect(exportTimeline(request())).rejects.toThrow('ended with code 3')
    expect([fake.runs().length, cachedFiles().length, existsSync(fake.path('film.mp4'))]).toEqual([2, 1, false])
  })

  test('in one of several processes ends the others first', async () => {
    fake.answer(1, 'sleep 0.1; exit 3')
    await expect(exportTimeline(request({ processes: 2 }))).rejects.toThrow()
    expect(existsSync(fake.path('film.mp4'))).toBe(false)
  })

  test('because it was aborted, stops immediately', async () => {
    await expect(exportTimeline(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ name: 'AbortError' })
    expect(fake.runs()).toEqual([])
  })

  test('because the film differs from the plan, reports the difference', async () => {
    fake.made(JSON.stringify({ streams: [{ ...FILM.streams[0], nb_read_packets: '89' }, FILM.streams[1]] }))
    await expect(exportTimeline(request())).rejects.toThrow('frames 89 instead of 90')
  })
})

test('zero processes are treated as one', async () => {
  expect((await exportTimeline(request({ processes: 0 }))).encoded).toEqual([0, 1, 2])
})

test('cached files are named by their keys', () => {
  expect([segmentPath('/kept', 'abc'), audioPath('/kept', 'abc')]).toEqual(['/kept/abc.mp4', '/kept/abc.m4a'])
})

describe('joining', () => {
  test('copies segments in order and audio, with timestamps on whole frames', async () => {
    fake.answer(1, `cp "$(printf '%s\\n' "$@" | grep segments.txt | sed 's/^file://')" "$dir/list"`)
    await joinExport({ segments: ['/kept/a.mp4', "/kept/it's.mp4"], audio: '/kept/s.m4a', outPath: fake.path('film.mp4') })
    expect(readFileSync(fake.path('list'), 'utf8')).toBe("ffconcat version 1.0\nfile '/kept/a.mp4'\nfile '/kept/it'\\''s.mp4'\n")
    const args = (fake.runs()[0] ?? []).join(' ')
    for (const part of [
      '-f concat -safe 0',
      '-i file:/kept/s.m4a',
      '-map 0:v:0 -map 1:a:0 -c copy',
      '+faststart',
      '-bsf:v setts=pts=512*round(PTS/512)',
    ])
      expect(args).toContain(part)
  })

  test('that fails leaves no files', async () => {
    fake.answer(1, 'exit 1')
    await expect(joinExport({ segments: ['/a.mp4'], audio: '/s.m4a', outPath: fake.path('film.mp4') })).rejects.toThrow('code 1')
    expect(readdirSync(fake.folder).filter((name) => name.startsWith('.') || name === 'film.mp4')).toEqual([])
  })
})
