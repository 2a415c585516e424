import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captionBoxes } from '@fablecut/render/export/testing/caption-boxes'
import { chromium, expect, test, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../browser.ts'
import type { PlayerPage } from '../page.ts'
import { exportWithLogo, extractFrames, similarities, writePair, writeShown } from './compare.ts'
import { makeParitySources } from './sources.ts'
import type { ParityCase } from './timelines.ts'
import { servePlayer } from '../serve-player.ts'

declare const player: PlayerPage

const WHOLE_FRAME = 0.98
/** Measured 0.990 and more; versions of browsers differ in the third decimal. */
const CAPTION_BOX = 0.985
/** Pairs of frames that are too different. */
const FAILED_PAIRS = join(import.meta.dirname, '../../../.cache/preview-parity')
/** Glyphs are at fractional pixels, as on every screen with a device pixel ratio above one. */
const FINE_LETTERS = ['--enable-font-subpixel-positioning', '--font-render-hinting=none']

let folder: string
let media: Record<string, string>
let browser: Browser
let served: Awaited<ReturnType<typeof servePlayer>>
let page: Page

async function open(): Promise<void> {
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'fablecut-parity-'))
  media = await makeParitySources(folder)
  const { executablePath, args, env } = await findBrowser()
  browser = await chromium.launch({
    executablePath,
    args: [...args, ...FINE_LETTERS],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  served = await servePlayer(media)
  page = await browser.newPage()
}

async function close(): Promise<void> {
  await Promise.all([served.close(), browser.close()])
  await rm(folder, { recursive: true, force: true })
}

async function show({ timeline, output, frames }: ParityCase, work: string): Promise<void> {
  await page.goto(served.address)
  await page.evaluate(([story, size]) => player.open(story, size), [timeline, output] as const)
  for (const [index, frame] of frames.entries()) {
    await page.evaluate((at) => player.seek(at), frame)
    await writeShown(work, index + 1, await page.evaluate(() => player.frameImageWithLogo()))
  }
  expect((await page.evaluate(() => player.events())).failures).toEqual([])
}

/** SSIM of whole frames, and of their caption boxes. */
async function compare(parity: ParityCase, work: string): Promise<{ readonly whole: number[]; readonly captions: number[] }> {
  await extractFrames(await exportWithLogo(parity.timeline, parity.output, media, work), parity.frames, work)
  await show(parity, work)
  const captions: number[] = []
  for (const [index, frame] of parity.frames.entries()) {
    for (const box of captionBoxes(parity.timeline, parity.output, frame)) captions.push((await similarities(work, box))[index] ?? 0)
  }
  return { whole: await similarities(work), captions }
}

const least = (values: readonly number[]): string => (values.length === 0 ? '' : Math.min(...values).toFixed(4))

/** Declares a test for each timeline, which compares frames of the player with frames of the exported film. */
export function testParity(cases: readonly ParityCase[]): void {
  test.beforeAll(open)
  test.afterAll(close)
  for (const parity of cases) {
    test(`preview and export show the same: ${parity.name}`, async () => {
      const work = join(folder, parity.name.replaceAll(/\W+/gu, '-'))
      await mkdir(work)
      const { whole, captions } = await compare(parity, work)
      console.log(
        `measured: ${parity.name} | ${parity.output.width}x${parity.output.height} | ${parity.frames.length} | ${least(whole)} | ${least(captions)}`,
      )
      for (const [index, similarity] of whole.entries()) {
        if (similarity < WHOLE_FRAME) await writePair(work, index + 1, join(FAILED_PAIRS, `${parity.name}-${parity.frames[index]}.png`))
        expect.soft(similarity, `frame ${parity.frames[index]}`).toBeGreaterThanOrEqual(WHOLE_FRAME)
      }
      for (const similarity of captions) expect.soft(similarity, 'caption box').toBeGreaterThanOrEqual(CAPTION_BOX)
    })
  }
}
