import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureFilm } from './measure-film.ts'
import { TooManyPixels, probeFile } from './probe-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-probe-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILM = '-f lavfi -i testsrc2=size=320x180:rate=30:duration=4 -pix_fmt yuv420p'
const X264 = `${FILM} -c:v libx264 -preset ultrafast`

function generate(name: string, flags: string): string {
  const path = join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-threads', '1', ...flags.split(' '), path])
  return path
}

const cutAt = (source: string, name: string, part: number): string => {
  const bytes = readFileSync(source)
  writeFileSync(join(folder, name), bytes.subarray(0, Math.round(bytes.length * part)))
  return join(folder, name)
}

test('a film has its pixels, seconds and frames', async () => {
  expect(await probeFile(generate('a.mp4', X264))).toEqual({ width: 320, height: 180, duration: 4, fps: 30, frames: 120 })
})

test.each([
  ['30000/1001', 30],
  ['24000/1001', 24],
  ['12', 15],
  ['50', 60],
])('a film of %s frames per second is one of %d (E-338, ED-73)', async (rate, fps) => {
  const facts = await probeFile(generate('rate.mp4', X264.replace('rate=30', `rate=${rate}`)))
  expect(facts?.fps).toBe(fps)
  expect(facts?.frames).toBe(Math.round(facts!.duration! * fps))
})

test('a film with a variable frame rate keeps its duration', async () => {
  const flags = `-f lavfi -i testsrc2=size=320x180:rate=30:duration=4 -vf select=lt(mod(n\\,30)\\,12)+eq(n\\,119) -fps_mode vfr -pix_fmt yuv420p`
  expect(await probeFile(generate('vfr.mp4', flags))).toMatchObject({ duration: 4, fps: 15, frames: 60 })
})

test('a recording without a duration header has one (E-324)', async () => {
  const path = join(folder, 'live.webm')
  writeFileSync(
    path,
    execFileSync('ffmpeg', ['-v', 'error', ...FILM.split(' '), '-c:v', 'libvpx', '-deadline', 'realtime', '-f', 'webm', '-']),
  )
  const facts = await probeFile(path)
  expect([facts?.duration, facts?.frames]).toEqual([4, 120])
})

test('a truncated film has the duration of its rest; one without its index is unreadable', async () => {
  const complete = generate('whole.mp4', `${X264} -movflags +faststart`)
  const facts = await probeFile(cutAt(complete, 'cut.mp4', 0.5))
  expect(facts?.duration).toBeGreaterThan(1)
  expect(facts?.duration).toBeLessThan(3)
  expect(await probeFile(cutAt(generate('late.mp4', X264), 'no-index.mp4', 0.9))).toBeNull()
})

test('a rotated film and one with non-square pixels have the displayed size', async () => {
  const flat = generate('flat.mp4', X264)
  expect(await probeFile(generate('turned.mp4', `-i ${flat} -c copy -metadata:s:v:0 rotate=90`))).toMatchObject({ width: 180, height: 320 })
  expect(await probeFile(generate('broad.mp4', `${X264} -vf setsar=4/3`))).toMatchObject({ width: 427, height: 180 })
})

test('a photo with an EXIF rotation has the displayed size', async () => {
  const bytes = readFileSync(generate('flat.jpg', '-f lavfi -i testsrc2=size=320x180 -frames:v 1'))
  const orientation = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')
  writeFileSync(join(folder, 'turned.jpg'), Buffer.concat([bytes.subarray(0, 2), orientation, bytes.subarray(2)]))
  expect(await probeFile(join(folder, 'turned.jpg'))).toMatchObject({ width: 180, height: 320 })
})

test('odd sizes are kept', async () => {
  const path = generate('odd.webm', `${FILM} -vf scale=321:181,setsar=1 -c:v libvpx -deadline realtime`)
  expect(await probeFile(path)).toMatchObject({ width: 321, height: 181 })
})

const SOURCES = '-f lavfi -i testsrc2=size=320x180:rate=30:duration=1 -f lavfi -i sine=duration=1'

test.each([
  ['8 bits of H.264', 'mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac', undefined],
  ['10 bits of H.264', 'mp4', '-c:v libx264 -pix_fmt yuv420p10le -c:a aac', true],
  ['full colour', 'mp4', '-c:v libx264 -pix_fmt yuv444p -c:a aac', true],
  ['an AVI', 'avi', '-c:v libx264 -pix_fmt yuv420p -c:a aac', true],
  ['AC-3 sound', 'mp4', '-c:v libx264 -pix_fmt yuv420p -c:a ac3', true],
  ['an MOV with plain sound', 'mov', '-c:v libx264 -pix_fmt yuv420p -c:a pcm_s16le', undefined],
])('%s: whether browsers need a proxy', async (_, ending, flags, expected) => {
  expect((await probeFile(generate(`kind.${ending}`, `${SOURCES} ${flags}`)))?.needsProxy).toBe(expected)
})

test('an image with too many pixels is distinguished from a broken one', async () => {
  const path = generate('huge.png', '-f lavfi -i color=black:size=2000x1000 -pix_fmt gray -frames:v 1')
  await expect(probeFile(path, { maxPixels: 1_999_999 })).rejects.toBeInstanceOf(TooManyPixels)
  expect(await probeFile(path, { maxPixels: 2_100_000 })).toMatchObject({ width: 2000, height: 1000 })
})

test('under load an image is probed or refused as busy, never reported as unreadable', async () => {
  const path = generate('photo.png', '-f lavfi -i testsrc2=size=320x180 -frames:v 1')
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => probeFile(path)))
  const read = results.filter(({ status }) => status === 'fulfilled')
  expect(read.every((result) => result.status === 'fulfilled' && result.value?.width === 320)).toBe(true)
  expect(read.length).toBeGreaterThan(2)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const error of refused) expect(error).toMatchObject({ code: 'UNAVAILABLE', data: { retryAfterSeconds: expect.any(Number) } })
})

test.each([
  ['a film', 'slow.mp4', X264],
  ['a song', 'slow.mp3', '-f lavfi -i sine=duration=2'],
])('%s that is not measured in time is refused as busy, not as unreadable', async (_, name, flags) => {
  const measured = probeFile(generate(name, flags), { measureTimeoutMs: 0 })
  await expect(measured).rejects.toMatchObject({ code: 'UNAVAILABLE', data: { retryAfterSeconds: expect.any(Number) } })
})

test('a film of which only a part was read in time has no duration', async () => {
  const small = '-f lavfi -i testsrc2=size=32x32:rate=30:duration=40 -c:v libx264 -preset ultrafast -crf 50'
  const bytes = readFileSync(generate('long.mkv', small))
  const pipe = join(folder, 'stalled.mkv')
  execFileSync('mkfifo', [pipe])
  // Also open for reading, so that opening does not wait for ffprobe and the pipe never ends. A pipe holds 64 KB.
  const file = await open(pipe, 'r+')
  await file.write(bytes.subarray(0, Math.min(60_000, bytes.length / 2)))
  await expect(measureFilm(pipe, AbortSignal.timeout(1500))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await file.close()
})

test('an empty file is unreadable', async () => {
  writeFileSync(join(folder, 'empty'), '')
  writeFileSync(join(folder, 'text.mp4'), 'hello')
  expect([await probeFile(join(folder, 'empty')), await probeFile(join(folder, 'text.mp4'))]).toEqual([null, null])
})
