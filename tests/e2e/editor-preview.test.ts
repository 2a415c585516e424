import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { videoEncoderArgs } from '@fablecut/render/export/encoder'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { lineWidth } from '@fablecut/render/export/testing/line-width'
import { makePicture, makeTone } from '@fablecut/render/export/testing/make-sources'
import { asset, audio, caption, image, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'
import { chromium, expect, test, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import type { PlayerPage } from '../player/page.ts'
import { servePlayer } from '../player/serve-player.ts'

declare const player: PlayerPage

/** Glyphs are at fractional pixels, as on every screen with a device pixel ratio above one. */
const FINE_LETTERS = ['--enable-font-subpixel-positioning', '--font-render-hinting=none']

async function launch() {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args, ...FINE_LETTERS], env: { ...(process.env as Record<string, string>), ...env } })
}

/** Mean difference per colour, of 255: the loss by encoding and a different blur. */
const CLOSE = 8.5
const OUTPUT = { width: 640, height: 360, fps: 30 }

async function makeSources(folder: string): Promise<Record<string, string>> {
  const clip = async (name: string, size: string, fps: number) => {
    const path = join(folder, name)
    await runFfmpeg(['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${fps}:d=4,format=yuv420p`, ...videoEncoderArgs(fps), path])
    return path
  }
  return {
    'fast.mp4': await clip('fast.mp4', '640x360', 30),
    'tall.mp4': await clip('tall.mp4', '360x480', 24),
    'over.png': await makePicture(join(folder, 'over.png'), '200x200', 'orange'),
    'tone.wav': await makeTone(join(folder, 'tone.wav'), { hz: 330, seconds: 5 }),
  }
}

/** A clip at double speed that fades in, a trimmed one with another aspect ratio and frame rate that fades out, an image, and captions over both. */
const timeline: Timeline = timelineOf(
  [
    track('captions', 'file', [caption('line', 'What you see is what you get', 10, 60)]),
    track('over', 'video', [image('card', 'over.png', 50, 40, { effects: [{ type: 'fade-in', durationInFrames: 10 }] })]),
    track(
      'primary',
      'video',
      [
        video('first', 'fast.mp4', 0, 45, { speed: 2, trimStart: 15, effects: [{ type: 'fade-in', durationInFrames: 20 }] }),
        video('second', 'tall.mp4', 45, 60, { trimStart: 21, effects: [{ type: 'fade-out', durationInFrames: 20 }] }),
      ],
      { isPrimary: true },
    ),
    track('music', 'audio', [audio('tone', 'tone.wav', 0, 105, { speed: 1.25, volume: 0.3 })], { subtype: 'music' }),
  ],
  [asset('fast.mp4'), asset('tall.mp4'), asset('over.png', { resourceType: 'image' }), asset('tone.wav', { resourceType: 'audio' })],
)

async function shownBy(page: Page): Promise<Buffer> {
  const { folder } = await opening.promise
  const path = join(folder, 'shown.png')
  await writeFile(path, Buffer.from(await page.evaluate(() => player.frameImage()), 'base64'))
  return (await framesOf(path))(0)
}

/** Mean difference of all colours, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  const sum = a.reduce((total, value, index) => total + Math.abs(value - (b[index] ?? 0)), 0)
  return sum / b.length
}

const opening = Promise.withResolvers<{ folder: string; media: Record<string, string> }>()
let browser: Browser
let served: Awaited<ReturnType<typeof servePlayer>>

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-preview-'))
  const media = await makeSources(folder)
  ;[served, browser] = await Promise.all([servePlayer(media), launch()])
  opening.resolve({ folder, media })
})

test.afterAll(async () => {
  const { folder } = await opening.promise
  await Promise.all([served.close(), browser.close()])
  await rm(folder, { recursive: true, force: true })
})

async function openPlayer(timeline: Timeline): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(served.address)
  await page.evaluate(([story, output]) => player.open(story, output), [timeline, OUTPUT] as const)
  return page
}

/** All frames of a film, decoded once. */
async function framesOf(film: string): Promise<(frame: number) => Buffer> {
  const path = `${film}.rgb`
  await runFfmpeg(['-i', film, '-f', 'rawvideo', '-pix_fmt', 'rgb24', path])
  const [all, size] = [await readFile(path), OUTPUT.width * OUTPUT.height * 3]
  return (frame) => all.subarray(frame * size, (frame + 1) * size)
}

async function exported(): Promise<string> {
  const { folder, media } = await opening.promise
  const film = join(folder, 'film.mp4')
  const sources = Object.fromEntries(Object.keys(media).map((id) => [id, { hash: id }]))
  await exportTimeline({
    timeline,
    output: OUTPUT,
    options: { watermark: { enabled: false, type: 'logo' }, sources },
    files: { pathOf: (id) => media[id] ?? '' },
    cacheFolder: join(folder, 'kept'),
    outPath: film,
  })
  return film
}

test('the preview matches the export frame by frame', async () => {
  const film = await framesOf(await exported())
  const page = await openPlayer(timeline)
  for (const frame of [8, 30, 44, 51, 56, 94]) {
    await page.evaluate((at) => player.seek(at), frame)
    const frames = await shownBy(page)
    const [before, same, after] = [-1, 0, 1].map((step) => difference(frames, film(frame + step)))
    expect.soft(same, `frame ${frame}`).toBeLessThan(CLOSE)
    // No neighbouring frame is closer.
    expect.soft(same, `frame ${frame}`).toBeLessThan(Math.min(before ?? 0, after ?? 0))
  }
  expect((await page.evaluate(() => player.events())).failures).toEqual([])
})

test('captions have the same width in the browser and in the export, and each font family differs', async () => {
  const page = await openPlayer(timeline)
  const text = 'Fox and hound, 24 years on'
  const widths = new Set<number>()
  for (const [family, weight] of [
    ['Poppins', 800],
    ['Raleway', 700],
    ['Lato', 900],
    ['Inter', 800],
  ] as const) {
    const width = await page.evaluate(([...face]) => player.lineWidth(...face), [text, family, weight] as const)
    expect.soft(Math.abs(width - lineWidth(text, family, weight, 54)), family).toBeLessThan(0.01)
    widths.add(width)
  }
  expect(widths.size).toBe(4)
})

test('playback shows every frame and ends rewound and paused', async () => {
  const page = await openPlayer(timeline)
  await page.evaluate(() => player.seek(0))
  await page.evaluate(() => player.play(0, 20))
  const { frames, ended, frame } = await page.evaluate(() => player.events())
  expect(ended).toBe(1)
  expect(frame).toBe(0)
  expect(frames.length).toBeGreaterThan(20)
  expect(frames.toSorted((a, b) => a - b)).toEqual(frames)
  expect(frames.at(-1)).toBeLessThan(105)
})

test('an item is opened three seconds before it is visible, and closed afterwards', async () => {
  const page = await openPlayer(
    timelineOf(
      [track('primary', 'video', [video('first', 'fast.mp4', 0, 100), video('second', 'tall.mp4', 100, 60)], { isPrimary: true })],
      [asset('fast.mp4'), asset('tall.mp4')],
    ),
  )
  const openAt = async (frame: number) => {
    await page.evaluate((at) => player.seek(at), frame)
    return (await page.evaluate(() => player.events())).mounted
  }
  expect(await openAt(9)).toEqual(['first'])
  expect(await openAt(10)).toEqual(['first', 'second'])
  expect(await openAt(100)).toEqual(['second'])
})

test('buffering is reported, and a missing file is named with its item while playback continues', async () => {
  const page = await browser.newPage()
  const slow = Promise.withResolvers<void>()
  await page.route('**/media/fast.mp4', async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.goto(served.address)
  const story = timelineOf(
    [track('primary', 'video', [video('here', 'fast.mp4', 0, 60), video('lost', 'gone.mp4', 60, 60)], { isPrimary: true })],
    [asset('fast.mp4'), asset('gone.mp4')],
  )
  await page.evaluate(([timeline, output]) => player.open(timeline, output), [story, OUTPUT] as const)
  const events = () => page.evaluate(() => player.events())
  await expect.poll(async () => (await events()).isLoading).toBe(true)
  slow.resolve()
  await expect.poll(async () => (await events()).isLoading).toBe(false)
  await page.evaluate(() => player.seek(80))
  expect((await events()).failures.map((failure) => failure.split(' ').slice(0, 3))).toEqual([['unreachable', 'gone.mp4', 'lost']])
  await page.evaluate(() => player.seek(20))
  expect((await events()).frame).toBe(20)
})
