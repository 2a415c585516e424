import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asset, image, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { exportTimeline } from './export-timeline.ts'
import { FfmpegError, runFfmpeg } from './ffmpeg.ts'
import { makeClip } from './testing/make-sources.ts'
import { bandLevelDb, colorOf, frameOf } from './testing/measure-film.ts'
import { probeMedia } from './probe-media.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-odd-'))
const at = (name: string): string => join(folder, name)
const OUTPUT = { width: 320, height: 180, fps: 30 }
const lavfi = (source: string): string[] => ['-f', 'lavfi', '-i', source]
let films = 0

beforeAll(async () => {
  await makeClip(at('upright.mp4'), { seconds: 1, size: '320x180' })
  const moving = lavfi('testsrc2=s=321x181:r=25:d=1.2')
  await runFfmpeg(['-i', at('upright.mp4'), '-c', 'copy', '-metadata:s:v:0', 'rotate=90', at('turned by a phone.mp4')])
  await runFfmpeg([...moving, '-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '400k', at('odd-size.webm')])
  await runFfmpeg([...moving, '-c:v', 'libx264', '-pix_fmt', 'yuv444p10le', '-preset', 'ultrafast', at('ten-bit-444.mp4')])
  await runFfmpeg([
    ...moving,
    '-vf',
    "select='not(mod(n,3))+lt(n,9)'",
    '-fps_mode',
    'vfr',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    at('variable-rate.mp4'),
  ])
  await runFfmpeg([...lavfi('testsrc2=s=160x90:r=10:d=1'), at('moving.gif')])
  await runFfmpeg([...lavfi('color=c=red@0.0:s=160x90:d=1,format=rgba'), '-frames:v', '1', '-update', '1', at('invisible-red.png')])
  await runFfmpeg([
    ...lavfi('testsrc2=s=320x180:r=30:d=1'),
    ...lavfi('sine=d=1.5'),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    at('sound-longer-than-picture.mp4'),
  ])
  const late = ['-itsoffset', '1', ...lavfi('sine=f=500:d=1')]
  await runFfmpeg([...lavfi('testsrc2=s=320x180:r=30:d=2'), ...late, '-c:v', 'libx264', '-preset', 'ultrafast', at('late-sound.mp4')])
})
afterAll(() => rmSync(folder, { recursive: true }))

async function filmOf(name: string, kind: 'video' | 'image' = 'video') {
  const item = kind === 'video' ? video('a', 'source', 0, 45, { trimEnd: 45 }) : image('a', 'source', 0, 45)
  const timeline = timelineOf([track('p', 'video', [item], { isPrimary: true })], [asset('source')])
  const path = at(`film-${films++}.mp4`)
  const options = { watermark: { enabled: false, type: 'logo' }, sources: { source: { hash: name } } }
  const files = { pathOf: () => at(name) }
  return { path, ...(await exportTimeline({ timeline, output: OUTPUT, options, files, cacheFolder: at('kept'), outPath: path })) }
}

test.each([
  'odd-size.webm',
  'ten-bit-444.mp4',
  'variable-rate.mp4',
  'moving.gif',
  'sound-longer-than-picture.mp4',
  'turned by a phone.mp4',
])('%s is exported with the exact frame count', async (name) => {
  const { film } = await filmOf(name)
  expect(film).toMatchObject({ frames: 45, width: 320, height: 180, pixelFormat: 'yuv420p' })
})

test('a video with rotation metadata is probed and shown upright, on a blurred fill', async () => {
  expect(await probeMedia(at('turned by a phone.mp4'))).toMatchObject({ width: 180, height: 320 })
  const { path } = await filmOf('turned by a phone.mp4')
  const side = colorOf(frameOf(path, 5, OUTPUT), { x: 0, y: 60, width: 60, height: 60 })
  expect(Math.max(...side)).toBeLessThan(150)
})

test('audio that starts a second after the video of its file keeps its offset', async () => {
  const { path } = await filmOf('late-sound.mp4')
  expect(await bandLevelDb(path, 500, 0.1, 0.95)).toBeLessThan(-60)
  expect(await bandLevelDb(path, 500, 1.05, 1.45)).toBeGreaterThan(-40)
})

test('transparent pixels of an image are black', async () => {
  const { path } = await filmOf('invisible-red.png', 'image')
  expect(Math.max(...colorOf(frameOf(path, 5, OUTPUT), { x: 0, y: 0, width: 320, height: 180 }))).toBeLessThan(4)
})

test('still image, animated GIF and audio are distinguished', async () => {
  expect((await probeMedia(at('invisible-red.png'))).kind).toBe('image')
  expect(await probeMedia(at('moving.gif'))).toMatchObject({ kind: 'video', frames: 10 })
  await runFfmpeg([...lavfi('sine=d=2'), at('sound.wav')])
  expect(await probeMedia(at('sound.wav'))).toMatchObject({ kind: 'audio', durationSeconds: 2, hasAudio: true })
})

test('a playlist that names other files is not opened', async () => {
  const playlist = at('playlist.m3u8')
  writeFileSync(playlist, `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${at('upright.mp4')}\n#EXT-X-ENDLIST\n`)
  await expect(probeMedia(playlist)).rejects.toThrow(FfmpegError)
})

test('a file that is no media fails with a log', async () => {
  writeFileSync(at('not-media.mp4'), 'these are words')
  const failed = await filmOf('not-media.mp4').catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(FfmpegError)
  expect((failed as FfmpegError).log).not.toBe('')
  expect((failed as FfmpegError).message).not.toContain(folder)
})
