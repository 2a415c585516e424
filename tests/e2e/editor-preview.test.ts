import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { layoutCaption } from '@fablecut/render/draw/caption-layout'
import type { Context } from '@fablecut/render/draw/context'
import { videoEncoderArgs } from '@fablecut/render/export/encoder'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { makePicture, makeTone } from '@fablecut/render/export/fixtures/make-sources'
import { type Frame, frameOf } from '@fablecut/render/export/fixtures/measure-film'
import { loadFontsFor } from '@fablecut/render/export/fonts'
import { resolveCaptionStyle } from '@fablecut/render/plan/caption-style'
import { asset, audio, caption, image, timelineOf, track, video } from '@fablecut/render/plan/fixture-timeline'
import { chromium, expect, test } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import type { PlayerPage } from '../player/page.ts'
import { servePlayer } from '../player/serve-player.ts'

declare const player: PlayerPage

/** Letters stand on fractions of a pixel, as they do on every screen of more than one pixel to the point, on Macs and on Windows. */
const FINE_LETTERS = ['--enable-font-subpixel-positioning', '--font-render-hinting=none']

async function launch() {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args, ...FINE_LETTERS], env: { ...(process.env as Record<string, string>), ...env } })
}

/** Mean difference of a colour, of 255: what encoding and another blur cost. */
const CLOSE = 5.5
const OUTPUT = { width: 640, height: 360, fps: 30 }

async function makeSources(folder: string): Promise<Record<string, string>> {
  const clip = async (name: string, source: string) => {
    const path = join(folder, name)
    await runFfmpeg(['-f', 'lavfi', '-i', `${source},format=yuv420p`, ...videoEncoderArgs(30), path])
    return path
  }
  return {
    'fast.mp4': await clip('fast.mp4', 'testsrc2=s=640x360:r=30:d=4'),
    'tall.mp4': await clip('tall.mp4', 'testsrc2=s=360x480:r=30:d=3'),
    'over.png': await makePicture(join(folder, 'over.png'), '200x200', 'orange'),
    'tone.wav': await makeTone(join(folder, 'tone.wav'), { hz: 330, seconds: 5 }),
  }
}

/** A clip at double speed that fades in, a trimmed one of another shape that fades out, a picture and captions over both. */
const timeline: Timeline = timelineOf(
  [
    track('captions', 'file', [caption('line', 'What you see is what you get', 10, 60)]),
    track('over', 'video', [image('card', 'over.png', 50, 40, { effects: [{ type: 'fade-in', durationInFrames: 10 }] })]),
    track(
      'primary',
      'video',
      [
        video('first', 'fast.mp4', 0, 45, { speed: 2, trimStart: 15, effects: [{ type: 'fade-in', durationInFrames: 20 }] }),
        video('second', 'tall.mp4', 45, 60, { trimStart: 20, effects: [{ type: 'fade-out', durationInFrames: 20 }] }),
      ],
      { isPrimary: true },
    ),
    track('music', 'audio', [audio('tone', 'tone.wav', 0, 105, { speed: 1.25, volume: 0.3 })], { subtype: 'music' }),
  ],
  [asset('fast.mp4'), asset('tall.mp4'), asset('over.png', { resource_type: 'image' }), asset('tone.wav', { resource_type: 'audio' })],
)

async function pixelsOf(png: string): Promise<Uint8ClampedArray> {
  const picture = await loadImage(Buffer.from(png, 'base64'))
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height).data
}

/** Mean difference of all colours, 0 to 255. */
function difference(shown: Uint8ClampedArray, film: Frame): number {
  let sum = 0
  for (let pixel = 0; pixel < film.width * film.height; pixel++) {
    for (let channel = 0; channel < 3; channel++) sum += Math.abs((shown[pixel * 4 + channel] ?? 0) - (film.rgb[pixel * 3 + channel] ?? 0))
  }
  return sum / (film.width * film.height * 3)
}

function widthInNode(text: string, family: string, weight: number): number {
  loadFontsFor(text, family, weight)
  const context = createCanvas(1, 1).getContext('2d') as unknown as Context
  const style = { ...resolveCaptionStyle({ fontFamily: family, fontWeight: weight }, OUTPUT), fontSizePx: 54 }
  return layoutCaption(context, text, style, { width: 4000, height: 400 }).lines[0]?.width ?? 0
}

test('the preview shows what the export has, frame by frame, and sets captions in the same faces', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-preview-'))
  const media = await makeSources(folder)
  const [served, browser] = await Promise.all([servePlayer(media), launch()])
  try {
    const film = join(folder, 'film.mp4')
    await exportTimeline({
      timeline,
      output: OUTPUT,
      options: {
        watermark: { enabled: false, type: 'logo' },
        sources: Object.fromEntries(Object.keys(media).map((id) => [id, { hash: id }])),
      },
      files: { pathOf: (id) => media[id] ?? '' },
      keepFolder: join(folder, 'kept'),
      outPath: film,
    })
    const page = await browser.newPage()
    await page.goto(served.address)
    await page.evaluate(([story, output]) => player.open(story, output), [timeline, OUTPUT] as const)
    for (const frame of [8, 30, 44, 56, 97]) {
      await page.evaluate((at) => player.seek(at), frame)
      const png = await page.evaluate(() => player.picture())
      const shown = await pixelsOf(png)
      const [before, same, after] = [-1, 0, 1].map((step) => difference(shown, frameOf(film, frame + step, OUTPUT)))
      expect.soft(same, `frame ${frame}`).toBeLessThan(CLOSE)
      // No frame beside it is nearer.
      expect.soft(same, `frame ${frame}`).toBeLessThan(Math.min(before ?? 0, after ?? 0))
    }
    const widths: Record<string, number> = {}
    for (const [family, weight] of [
      ['Poppins', 800],
      ['Raleway', 700],
      ['Lato', 900],
      ['Inter', 800],
    ] as const) {
      const text = 'Fox and hound, 24 years on'
      widths[family] = await page.evaluate(([...face]) => player.lineWidth(...face), [text, family, weight] as const)
      expect.soft(Math.abs(widths[family] - widthInNode(text, family, weight)), family).toBeLessThan(0.01)
    }
    expect(new Set(Object.values(widths)).size).toBe(4)
    expect((await page.evaluate(() => player.told())).failures).toEqual([])
  } finally {
    await Promise.all([served.close(), browser.close()])
    await rm(folder, { recursive: true, force: true })
  }
})
