import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Track } from '@fablecut/domain/timeline/model'
import { BRANDED_TEMPLATE } from '../../plan/bookends.ts'
import { asset, caption, failedShot, image, timelineOf, track, video } from '../../plan/testing/timeline-fixture.ts'
import { planExport } from '../plan-export.ts'
import { type FakeFfmpeg, fakeFfmpeg } from '../testing/fake-ffmpeg.ts'
import { renderSegment, SegmentLengthError } from './render-segment.ts'

const OUTPUT = { width: 320, height: 180, fps: 30 }
const INFO = { streams: [{ codec_type: 'video', width: 320, height: 180, avg_frame_rate: '30/1', duration: '5' }] }

let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
  fake.file('clip', INFO)
  fake.file('still', { ...INFO, format: { format_name: 'png_pipe' } })
})
afterEach(() => fake.remove())

function jobsOf(tracks: readonly Track[], type: string | null = null) {
  const assets = [asset('clip'), asset('still', { resourceType: 'image' })]
  const sources = { clip: { hash: 'c' }, still: { hash: 's' } }
  return planExport(timelineOf(tracks, assets), OUTPUT, { watermark: { enabled: type !== null, type: type ?? '' }, sources }).segments
}
const primary = (...items: Track['items'][number][]) => track('p', 'video', items, { isPrimary: true })
const render = (job: ReturnType<typeof jobsOf>[number], signal?: AbortSignal) =>
  renderSegment(job, { pathOf: fake.path }, fake.path('segment.mp4'), signal)
/** Names of the input files of ffmpeg. */
const inputNames = () => (fake.runs()[0] ?? []).filter((arg) => arg.startsWith('file:')).map((arg) => arg.split('/').at(-1))
const leftovers = () => readdirSync(fake.folder).filter((name) => name.startsWith('.'))

test('a shot with layers, captions and watermark is a single run of ffmpeg with its inputs in order', async () => {
  const [job] = jobsOf(
    [
      track('c', 'file', [caption('c', 'Hi', 0, 20), caption('d', 'Ho', 20, 10)]),
      track('t', 'video', [image('i', 'still', 0, 30)]),
      primary(video('a', 'clip', 0, 30)),
    ],
    'logo',
  )
  fake.made('a film')
  expect(await render(job!)).toEqual({ frames: 30, cpuSeconds: 0.375 })
  expect(inputNames()).toEqual(['clip', 'still', 'caption0.rgba', 'caption1.rgba', 'watermark.rgba'])
  expect(readFileSync(fake.path('segment.mp4'), 'utf8')).toBe('a film')
  const [args = []] = fake.runs()
  expect(args[args.indexOf('-frames:v') + 1]).toBe('30')
  expect(args[args.indexOf('-map') + 1]).toBe('[regions]')
  expect(leftovers()).toEqual([])
})

test('it is encoded for exact joins: closed GOPs of a second, 512 ticks per frame, bt709', async () => {
  const [job] = jobsOf([primary(video('a', 'clip', 0, 30))])
  await render(job!)
  const args = (fake.runs()[0] ?? []).join(' ')
  for (const part of [
    '-c:v libx264',
    '-crf 23',
    '-threads 1',
    '-g 30',
    'open-gop=0',
    '-video_track_timescale 15360',
    '-pix_fmt yuv420p',
    '-colorspace bt709',
    '-r 30',
  ])
    expect(args).toContain(part)
})

test.each([
  ['a failed shot', [failedShot('f', 'Oops', 0, 30)], null, ['base.rgba']],
  ['nothing', [], null, []],
  ['a bookend', [video('a', 'clip', 0, 30)], BRANDED_TEMPLATE, ['base-logo.rgba', 'base-tagline.rgba']],
])('%s is drawn without a source', async (_, items, type, files) => {
  const [job] = jobsOf([primary(...items)], type)
  await render(job!)
  expect(inputNames()).toEqual(files)
})

test('word highlighting has a drawing per step', async () => {
  const words = ['One', 'two'].map((text, index) => ({ text, startTimeInFrames: index * 10, durationInFrames: 10 }))
  const line = caption('c', 'One two', 0, 30, { litColor: '#FFD54A' })
  const lit = { ...line, caption: { ...line.caption, data: { ...line.caption.data, words } } }
  const [job] = jobsOf([track('c', 'file', [lit]), primary(video('a', 'clip', 0, 30))])
  await render(job!)
  const [args = []] = fake.runs()
  expect(args[args.indexOf('-filter_complex') + 1]).toContain(`setpts='0*gte(N,0)+10*gte(N,1)+10*gte(N,2)'`)
})

describe('a segment that fails', () => {
  test('because of a wrong frame count throws SegmentLengthError and leaves no files', async () => {
    fake.answer(1, 'echo frame=29; echo "end of file" >&2')
    const [job] = jobsOf([primary(video('a', 'clip', 0, 30))])
    const fault = await render(job!).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(SegmentLengthError)
    expect((fault as SegmentLengthError).message).toBe('segment 0 has 29 frames instead of 30')
    expect([(fault as SegmentLengthError).name, (fault as SegmentLengthError).log.includes('end of file')]).toEqual([
      'SegmentLengthError',
      true,
    ])
    expect([existsSync(fake.path('segment.mp4')), leftovers()]).toEqual([false, []])
  })

  test('in ffmpeg leaves no files', async () => {
    fake.answer(1, 'exit 1')
    const [job] = jobsOf([primary(video('a', 'clip', 0, 30))])
    await expect(render(job!)).rejects.toThrow('ended with code 1')
    expect([existsSync(fake.path('segment.mp4')), leftovers()]).toEqual([false, []])
  })

  test('because it was aborted leaves no files', async () => {
    fake.answer(1, 'exec sleep 60')
    const [job] = jobsOf([primary(video('a', 'clip', 0, 30))])
    await expect(render(job!, AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'AbortError' })
    expect(leftovers()).toEqual([])
  })

  test('because its source is missing is rejected', async () => {
    const [job] = jobsOf([primary(video('a', 'clip', 0, 30))])
    const files = { pathOf: () => fake.path('nowhere') }
    await expect(renderSegment(job!, files, fake.path('segment.mp4'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(leftovers()).toEqual([])
  })
})
