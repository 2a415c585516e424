import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tests/browser.ts'
import { makeLongStory } from './long-story.ts'
import { type BenchRow, benchRow } from './row.ts'
import { startSupervisor } from './supervisor.ts'

const PORT = 4390
const ORIGIN = `http://localhost:${PORT}`
const FILMS = {
  '2,000': { pictures: 400, voices: 400, music: 50, captions: 1150 },
  '50,000': { pictures: 10_000, voices: 10_000, music: 1250, captions: 28_750 },
}
type FilmName = keyof typeof FILMS
const MAX_FRAME_MS = 33
const MAX_PAINT_MS = 50
const FRAME_MS = 1000 / 60
const STEPS = 90
/** Time between two wheel events of a fast scroll, in ms. */
const NOTCH_MS = 25

/** `cpu`: of the page's main thread per input, in ms. */
type Measured = { readonly frame: number; readonly paint: number; readonly cpu: number; readonly mounted: number }
type Gestures = Record<'empty' | 'scroll' | 'zoom' | 'drag' | 'trim', Measured>

/** Stories of 2,000 and of 50,000 items in the editor in a real browser: frame times and input latency while they are scrolled, zoomed, dragged and trimmed. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-timeline-'))
  await chmod(folder, 0o755)
  const product = await startSupervisor(join(folder, 'data'), PORT)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: ORIGIN })
    const account = { name: 'Bench', email: `bench-${Date.now()}@example.org`, password: 'a long enough password' }
    await page.request.post(`${ORIGIN}/api/auth/sign-up/email`, { headers: { origin: ORIGIN }, data: account })
    const measureFilm = async (name: FilmName) => {
      const id = await makeLongStory(page.request, { origin: ORIGIN, folder, counts: FILMS[name] })
      return measureAll(page, id, name)
    }
    return [...rowsOf(await measureFilm('2,000')), ...framesOf('50,000', await measureFilm('50,000'))]
  } finally {
    await browser.close()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const framesOf = (film: FilmName, { empty: _empty, ...gestures }: Gestures): BenchRow[] =>
  Object.entries(gestures).map(([name, { frame }]) =>
    benchRow(`timeline of ${film} items, ${name}: p95 frame in ms against 33`, frame, MAX_FRAME_MS, '<= 1'),
  )

function rowsOf({ empty, ...gestures }: Gestures): BenchRow[] {
  const all = Object.entries(gestures)
  const mounted = Math.max(...all.map(([, measured]) => measured.mounted))
  return [
    ...framesOf('2,000', { empty, ...gestures }),
    ...all.map(([name, { paint }]) =>
      benchRow(`timeline of 2,000 items, ${name}: input to paint, p95 in ms against 50`, paint, MAX_PAINT_MS, '<= 1'),
    ),
    ...all.map(([name, { cpu }]) =>
      benchRow(`timeline of 2,000 items, ${name}: CPU of the page per input in ms against a frame`, cpu, FRAME_MS, 'for comparison'),
    ),
    benchRow('empty scroller: input to paint, p95 in ms against 50', empty.paint, MAX_PAINT_MS, 'for comparison'),
    benchRow('timeline of 2,000 items, scroll: p95 frame against an empty scroller', gestures.scroll.frame, empty.frame, '<= 2'),
    benchRow('timeline of 2,000 items: most items mounted against all', mounted, 2000, '<= 0.2'),
  ]
}

async function measureAll(page: Page, id: string, film: FilmName): Promise<Gestures> {
  await page.goto(`${ORIGIN}/story/editor?story_id=${id}`)
  await page.locator('[data-item]').first().waitFor()
  await page.waitForTimeout(2000)
  const box = await page.locator('[data-timeline-scroller]').boundingBox()
  if (!box) throw new Error('There is no timeline')
  const [x, y] = [box.x + box.width / 2, box.y + 100]
  await page.mouse.move(x, y)
  await zoomBy(page, 40)
  await page.waitForTimeout(1000)
  const scroll = await measured(page, () => scrollBy(page, STEPS))
  const zoom = await measured(page, () => zoomBackAndForth(page))
  await page.waitForTimeout(500)
  // The clips of so many are too narrow for their handles at any other zoom.
  if (film === '50,000') await page.keyboard.press('Shift+Z')
  await page.waitForTimeout(500)
  const trim = await measured(page, () => trimOne(page, box))
  const drag = await measured(page, () => dragOne(page, box))
  await page.setContent(
    `<div style="position:fixed;left:0;top:${box.y}px;width:${box.width}px;height:${box.height}px;overflow:auto"><div style="width:14000px;height:280px"></div></div>`,
  )
  await page.mouse.move(x, y)
  const empty = await measured(page, () => scrollBy(page, STEPS))
  return { empty, scroll, zoom, drag, trim }
}

async function scrollBy(page: Page, steps: number) {
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(step < steps / 2 ? 90 : -70, 0)
}

async function zoomBy(page: Page, notches: number) {
  await page.keyboard.down('Control')
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    await page.mouse.wheel(0, -100 * Math.sign(notches))
    await page.waitForTimeout(NOTCH_MS)
  }
  await page.keyboard.up('Control')
}

async function zoomBackAndForth(page: Page) {
  for (let round = 0; round < 5; round += 1) {
    await zoomBy(page, -8)
    await zoomBy(page, 8)
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A clip of the primary track in the middle of the view. */
async function clipInView(page: Page, { x, width }: Box) {
  const ids = await page.evaluate(
    ([from, to]) =>
      [...document.querySelectorAll<HTMLElement>('[data-item^=item_]')]
        .filter((item) => item.getBoundingClientRect().left > from && item.getBoundingClientRect().right < to)
        .map((item) => item.dataset.item ?? ''),
    [x + width / 3, x + width * 0.7] as const,
  )
  const clip = page.locator(`[data-item="${ids[0]}"]`)
  await clip.click()
  const box = await clip.boundingBox()
  if (!box) throw new Error('No clip is in view')
  return { clip, box }
}

async function trimOne(page: Page, view: Box) {
  const { box } = await clipInView(page, view)
  const [x, y] = [box.x + box.width - 3, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < STEPS; step += 1) await page.mouse.move(x - (step % 20), y)
  await page.mouse.up()
}

async function dragOne(page: Page, view: Box) {
  const { box } = await clipInView(page, view)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < STEPS; step += 1) await page.mouse.move(x + 5 * (step % 40), y)
  await page.mouse.up()
}

/** Measured in the page: time between frames, and from an input to the next frame. */
async function measured(page: Page, act: () => Promise<void>): Promise<Measured> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const before = await cpuMs(client)
  await page.evaluate(startMeasuring)
  await act()
  const spent = (await cpuMs(client)) - before
  const { frames, paints, mounted } = await page.evaluate(stopMeasuring)
  if (paints.length < 10) throw new Error(`Only ${paints.length} inputs reached the page`)
  return { frame: p95(frames), paint: p95(paints), cpu: spent / paints.length, mounted }
}

/** CPU time of the page's main thread, in ms. */
async function cpuMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
}

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0

type Meter = { frames: number[]; paints: number[]; mounted: number; stop: () => void }

function startMeasuring(): void {
  const meter: Meter = { frames: [], paints: [], mounted: 0, stop: () => undefined }
  const controller = new AbortController()
  let [last, isRunning] = [performance.now(), true]
  const tick = (now: number): void => {
    meter.frames.push(now - last)
    last = now
    meter.mounted = Math.max(meter.mounted, document.querySelectorAll('[data-item]').length)
    if (isRunning) requestAnimationFrame(tick)
  }
  const painted = (event: Event): void => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => meter.paints.push(performance.now() - event.timeStamp), { once: true })
    channel.port1.start()
    requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  for (const name of ['wheel', 'pointermove', 'dragover'])
    addEventListener(name, painted, { capture: true, passive: true, signal: controller.signal })
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(tick)
  })
  meter.stop = () => {
    isRunning = false
    controller.abort()
  }
  Object.assign(window, { meter })
}

function stopMeasuring(): Pick<Meter, 'frames' | 'paints' | 'mounted'> {
  const { frames, paints, mounted, stop } = (window as unknown as { meter: Meter }).meter
  stop()
  return { frames, paints, mounted }
}
