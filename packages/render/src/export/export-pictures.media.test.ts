import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Timeline, Track } from '@fablecut/domain/timeline/model'
import { asset, audio, caption, failedShot, image, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { exportTimeline, type ExportedFilm } from './export-timeline.ts'
import type { FilmRange } from '../plan/model.ts'
import { makeClip, makeCountingClip, makePicture, makePlainClip, makeTone } from './testing/make-sources.ts'
import { bandLevelDb, colorOf, freezesOf, frameOf, whitePixels, wholeOf } from './testing/measure-film.ts'
import { grabThumbnail } from './grab-thumbnail.ts'
import { planExport } from './plan-export.ts'
import { probeMedia } from './probe-media.ts'
import { renderSegment } from './segment/render-segment.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-pictures-'))
const paths: Record<string, string> = {}
const at = (name: string): string => join(folder, name)
const files = { pathOf: (id: string): string => paths[id] ?? '' }
const SMALL = { width: 320, height: 180, fps: 30 }
const plainOptions = { watermark: { enabled: false, type: 'logo' } }
let films = 0

beforeAll(async () => {
  paths.moving = await makeClip(at('moving.mp4'), { seconds: 4, size: '320x180' })
  paths.other = await makeClip(at('24fps-portrait.mp4'), { seconds: 2, size: '180x320', fps: 24 })
  paths.counting = await makeCountingClip(at('counting.mp4'), 60, '320x180')
  paths.blue = await makePlainClip(at('blue.mp4'), { seconds: 3, size: '1280x720', color: '0x204080' })
  paths.green = await makePicture(at('green-square.png'), '200x200', '0x00a040')
  paths.tone = await makeTone(at('tone.wav'), { hz: 440, seconds: 3 })
})
afterAll(() => rmSync(folder, { recursive: true }))

const primary = (...items: Track['items'][number][]): Track => track('primary', 'video', items, { isPrimary: true })
const sources = (): Record<string, { hash: string }> => Object.fromEntries(Object.keys(paths).map((id) => [id, { hash: `hash of ${id}` }]))
const timeline = (...tracks: Track[]): Timeline =>
  timelineOf(
    tracks,
    Object.keys(paths).map((id) => asset(id)),
  )

type ExportedFile = ExportedFilm & { readonly path: string }

async function exportFilm(story: Timeline, output = SMALL, watermark = false, range?: FilmRange): Promise<ExportedFile> {
  const path = at(`film-${films++}.mp4`)
  const options = { watermark: { enabled: watermark, type: 'logo' }, sources: sources(), ...(range && { range }) }
  return { path, ...(await exportTimeline({ timeline: story, output, options, files, cacheFolder: at('kept'), outPath: path })) }
}

/** The frame number of the counting clip, whose brightness increases by 2 per frame. */
const countAt = (path: string, frame: number): number => {
  const [light] = colorOf(frameOf(path, frame, SMALL), { x: 40, y: 40, width: 200, height: 100 })
  return (light * 219) / 255 / 2
}

test.each([
  [1280, 720],
  [720, 1280],
  [720, 720],
])('a film in %i x %i has the exact frame count, H.264 and AAC at 30 fps', async (width, height) => {
  const { film } = await exportFilm(
    timeline(primary(video('a', 'moving', 0, 17), video('b', 'other', 17, 23), image('c', 'green', 40, 11))),
    {
      width,
      height,
      fps: 30,
    },
  )
  expect(film).toMatchObject({ frames: 51, width, height, fps: 30, videoCodec: 'h264', audioCodec: 'aac', pixelFormat: 'yuv420p' })
  expect(film.durationSeconds).toBeCloseTo(1.7, 3)
})

test('a trimmed shot starts at its in point, frame by frame', async () => {
  const { path } = await exportFilm(timeline(primary(video('a', 'counting', 0, 10, { trimStart: 20, trimEnd: 30 }))))
  expect([0, 4, 9].map((frame) => Math.round(countAt(path, frame)))).toEqual([20, 24, 29])
})

test('speed 2 shows every second source frame, speed 0.5 each one twice', async () => {
  const { path } = await exportFilm(
    timeline(primary(video('a', 'counting', 0, 20, { speed: 2 }), video('b', 'counting', 20, 20, { speed: 0.5 }))),
  )
  expect([5, 15].map((frame) => Math.round(countAt(path, frame)))).toEqual([10, 30])
  expect(Math.abs(countAt(path, 30) - 5)).toBeLessThanOrEqual(1)
  expect(Math.abs(countAt(path, 38) - 9)).toBeLessThanOrEqual(1)
})

test('a range of a film has its frames, and encodes only what no export has', async () => {
  const story = timeline(primary(video('a', 'counting', 0, 30), video('b', 'counting', 30, 10, { trimStart: 40 })))
  await exportFilm(story)
  const { path, film, encoded } = await exportFilm(story, SMALL, false, { startFrame: 12, endFrame: 40 })
  expect([film.frames, encoded]).toEqual([28, [0]])
  expect([0, 17, 18, 27].map((frame) => Math.round(countAt(path, frame)))).toEqual([12, 29, 40, 49])
})

test('a clip shorter than its item freezes its last frame, and the film keeps its length', async () => {
  const { path, film } = await exportFilm(timeline(primary(video('a', 'counting', 0, 70, { trimEnd: 70 }), video('b', 'moving', 70, 10))))
  expect(film.frames).toBe(80)
  expect([50, 59, 69].map((frame) => Math.round(countAt(path, frame)))).toEqual([50, 59, 59])
})

test('a source range after the end of the source shows the last frame', async () => {
  const { path, film } = await exportFilm(timeline(primary(video('a', 'counting', 0, 10, { trimStart: 100, trimEnd: 110 }))))
  expect([film.frames, Math.round(countAt(path, 5))]).toEqual([10, 59])
})

test('consecutive moving shots neither freeze nor go black', async () => {
  const { path } = await exportFilm(
    timeline(
      primary(video('a', 'moving', 0, 60), video('b', 'moving', 60, 30, { trimStart: 60 }), video('c', 'moving', 90, 60, { speed: 2 })),
    ),
  )
  expect(await freezesOf(path)).toEqual([])
  for (const frame of [0, 59, 60, 89, 90, 149]) {
    expect(Math.max(...colorOf(frameOf(path, frame, SMALL), { x: 0, y: 0, width: 320, height: 180 }))).toBeGreaterThan(40)
  }
})

test('a caption is visible for exactly its frames, also across a cut, and only at its position', async () => {
  const output = { width: 1280, height: 720, fps: 30 }
  const story = timeline(
    primary(video('a', 'blue', 0, 20), video('b', 'blue', 20, 20)),
    track('c', 'file', [caption('c', 'The fox carried the lantern', 12, 16)]),
  )
  const { path } = await exportFilm(story, output)
  const white = (frame: number): number => {
    const picture = frameOf(path, frame, output)
    return whitePixels(picture, wholeOf(picture))
  }
  expect([0, 11, 28, 39].map(white)).toEqual([0, 0, 0, 0])
  for (const frame of [12, 19, 20, 27]) expect(white(frame)).toBeGreaterThan(3000)
  const picture = frameOf(path, 15, output)
  expect(whitePixels(picture, { x: 0, y: 0, width: 1280, height: 630 })).toBe(0)
})

test('the watermark is at the bottom right of every frame at 60 % opacity, only if enabled', async () => {
  const output = { width: 1280, height: 720, fps: 30 }
  const corner = { x: 1121, y: 680, width: 133, height: 26 }
  const story = timeline(primary(video('a', 'blue', 0, 5), failedShot('f', 'Oops', 5, 5)))
  const marked = await exportFilm(story, output, true)
  const plain = await exportFilm(story, output)
  const lightest = (path: string, frame: number): number => {
    const picture = frameOf(path, frame, output)
    let max = 0
    for (let y = corner.y; y < corner.y + corner.height; y++) {
      for (let x = corner.x; x < corner.x + corner.width; x++) max = Math.max(max, picture.rgb[(y * 1280 + x) * 3] ?? 0)
    }
    return max
  }
  expect(lightest(plain.path, 2)).toBeLessThan(50)
  for (const frame of [0, 4, 5, 9]) {
    expect(lightest(marked.path, frame)).toBeGreaterThan(135)
    expect(lightest(marked.path, frame)).toBeLessThan(185)
  }
})

test('fades go to and from black', async () => {
  const effects = [
    { type: 'fade-in', durationInFrames: 10 },
    { type: 'fade-out', durationInFrames: 10 },
  ] as const
  const { path } = await exportFilm(timeline(primary(video('a', 'blue', 0, 30, { effects }))))
  const blue = (frame: number): number => colorOf(frameOf(path, frame, SMALL), { x: 0, y: 0, width: 320, height: 180 })[2]
  expect(blue(0)).toBeLessThan(12)
  expect(blue(5)).toBeGreaterThan(45)
  expect(blue(5)).toBeLessThan(85)
  expect(blue(15)).toBeGreaterThan(120)
  expect(blue(29)).toBeLessThan(25)
})

test('a square image is contained on its blurred, darkened fill', async () => {
  const { path } = await exportFilm(timeline(primary(image('a', 'green', 0, 10))))
  const picture = frameOf(path, 5, SMALL)
  const [, middle] = colorOf(picture, { x: 120, y: 60, width: 80, height: 60 })
  const [, side] = colorOf(picture, { x: 5, y: 60, width: 40, height: 60 })
  expect(middle).toBeGreaterThan(150)
  expect(side).toBeGreaterThan(40)
  expect(side).toBeLessThan(middle * 0.75)
})

/** Colours of the blue clip and the green image. */
const WANTED = [
  [0x20, 0x40, 0x80],
  [0x00, 0xa0, 0x40],
]

test('colours are preserved', async () => {
  const { path } = await exportFilm(timeline(primary(video('a', 'blue', 0, 5), image('b', 'green', 5, 5))), {
    width: 1280,
    height: 720,
    fps: 30,
  })
  const color = (frame: number) => colorOf(frameOf(path, frame, { width: 1280, height: 720 }), { x: 600, y: 300, width: 50, height: 50 })
  const near = [color(2), color(7)].map((rgb, shot) => rgb.map((value, channel) => Math.abs(value - (WANTED[shot]?.[channel] ?? 0))))
  expect(Math.max(...near.flat())).toBeLessThanOrEqual(4)
})

test('an upper track covers the lower one only during its item, and fades in over it', async () => {
  const upper = track('up', 'video', [image('u', 'green', 10, 20, { effects: [{ type: 'fade-in', durationInFrames: 8 }] })])
  const { path } = await exportFilm(timeline(upper, primary(video('a', 'blue', 0, 20), video('b', 'blue', 20, 20))))
  const green = (frame: number): number => colorOf(frameOf(path, frame, SMALL), { x: 140, y: 70, width: 40, height: 40 })[1]
  expect(green(9)).toBeLessThan(80)
  expect(green(14)).toBeGreaterThan(90)
  expect(green(14)).toBeLessThan(140)
  expect(Math.min(green(19), green(20), green(29))).toBeGreaterThan(150)
  expect(green(30)).toBeLessThan(80)
})

test('a failed shot is a dark red tile with its text', async () => {
  const { path } = await exportFilm(timeline(primary(video('a', 'moving', 0, 10), failedShot('f', 'Busy', 10, 20))))
  const tile = frameOf(path, 15, SMALL)
  const [r, g, b] = colorOf(tile, { x: 2, y: 2, width: 40, height: 40 })
  expect(r).toBeGreaterThan(g + 10)
  expect(r).toBeGreaterThan(b + 10)
  expect(whitePixels(tile, wholeOf(tile))).toBeGreaterThan(50)
})

test('the film is black where audio is longer than video', async () => {
  const { path, film } = await exportFilm(timeline(primary(video('a', 'moving', 0, 20)), track('v', 'audio', [audio('t', 'tone', 0, 40)])))
  expect(film.frames).toBe(40)
  expect(Math.max(...colorOf(frameOf(path, 30, SMALL), { x: 0, y: 0, width: 320, height: 180 }))).toBeLessThan(3)
})

test('the branded template adds two seconds of logo and tagline before and after the story', async () => {
  const story = timeline(primary(video('a', 'moving', 0, 30)))
  const path = at('branded.mp4')
  const options = { watermark: { enabled: true, type: 'branded_template' }, sources: sources() }
  const { film } = await exportTimeline({ timeline: story, output: SMALL, options, files, cacheFolder: at('kept'), outPath: path })
  expect(film.frames).toBe(150)
  const lit = (frame: number): number => {
    const picture = frameOf(path, frame, SMALL)
    return whitePixels(picture, wholeOf(picture))
  }
  expect([lit(0), lit(90)]).toEqual([0, 0])
  expect(Math.min(lit(3), lit(59), lit(93), lit(149))).toBeGreaterThan(40)
  expect(Math.max(...colorOf(frameOf(path, 75, SMALL), { x: 0, y: 0, width: 320, height: 180 }))).toBeGreaterThan(40)
})

test('in the joined film audio starts and ends with its frames', async () => {
  const { path } = await exportFilm(timeline(primary(video('a', 'moving', 0, 90)), track('v', 'audio', [audio('t', 'tone', 30, 30)])))
  const level = (from: number, to: number) => bandLevelDb(path, 440, from, to)
  expect(Math.max(await level(0.1, 0.97), await level(2.05, 2.9))).toBeLessThan(-60)
  expect(await level(1.02, 1.98)).toBeGreaterThan(-40)
})

test('a changed caption re-encodes only its segment, a moved shot none', async () => {
  const rows = (text: string, shift = 0): Timeline =>
    timeline(
      primary(video('a', 'moving', 0, 20), video('b', 'other', 20, 20), video('c', 'counting', 40, 20)),
      track('c', 'file', [caption('c1', 'Stays', 2, 10), caption('c2', text, 22, 10 + shift)]),
    )
  expect((await exportFilm(rows('Before'))).encoded).toEqual([0, 1, 2])
  expect((await exportFilm(rows('Before'))).encoded).toEqual([])
  expect((await exportFilm(rows('After'))).encoded).toEqual([1])
  const moved = timeline(
    primary(video('x', 'counting', 0, 20), video('y', 'moving', 20, 20)),
    track('c', 'file', [caption('z', 'Stays', 22, 10)]),
  )
  expect((await exportFilm(moved)).encoded).toEqual([])
})

test('keys depend on source bytes, size and watermark, not on ids', () => {
  const story = timeline(primary(video('a', 'moving', 0, 20)))
  const renamed = timeline(primary(video('other id', 'moving', 0, 20)))
  const key = (of: Timeline, options: object = {}, output = SMALL) =>
    planExport(of, output, { ...plainOptions, sources: sources(), ...options }).segments[0]?.key
  expect(key(renamed)).toBe(key(story))
  const others = [
    key(story, { sources: { ...sources(), moving: { hash: 'new bytes' } } }),
    key(story, { watermark: { enabled: true, type: 'logo' } }),
    key(story, {}, { ...SMALL, width: 322 }),
  ]
  expect(new Set([key(story), ...others]).size).toBe(4)
})

test('aborting an export kills ffmpeg and leaves no file', async () => {
  const plan = planExport(
    timeline(primary(video('a', 'moving', 0, 110))),
    { width: 1280, height: 720, fps: 30 },
    { ...plainOptions, sources: sources() },
  )
  const stop = new AbortController()
  const out = at('aborted.mp4')
  const rendering = renderSegment(plan.segments[0]!, files, out, stop.signal)
  setTimeout(() => stop.abort(), 150)
  await expect(rendering).rejects.toMatchObject({ name: 'AbortError' })
  await expect(probeMedia(out)).rejects.toThrow()
})

test('a thumbnail is an image of the film at its size', async () => {
  const { path } = await exportFilm(timeline(primary(video('a', 'moving', 0, 30))))
  for (const name of ['thumb.jpg', 'thumb.webp']) {
    await grabThumbnail(path, 0.5, at(name))
    expect(await probeMedia(at(name))).toMatchObject({ kind: 'image', width: 320, height: 180 })
  }
})
