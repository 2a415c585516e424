import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../tests/browser.ts'
import { makeLongStory } from './long-story.ts'
import { type BenchRow, benchRow } from './row.ts'
import { startSupervisor } from './supervisor.ts'

const COUNTS = { pictures: 60, voices: 60, music: 1, captions: 120 }
const PORT = 4392
const ROUNDS = 5
const MAX_FRAME_MS = 1000

/** In ms: from the navigation to the editor, and from there to the first frame of its preview. */
type Opened = { readonly page: number; readonly frame: number }

/** The editor of a story of 60 shots is opened with an empty browser cache: time until the preview shows the first frame. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-open-'))
  await chmod(folder, 0o755)
  const product = await startSupervisor(join(folder, 'data'), PORT)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } })
  try {
    const { origin } = product
    const account = await browser.newContext({ baseURL: origin })
    const data = { name: 'Bench', email: `bench-${Date.now()}@example.org`, password: 'a long enough password' }
    await account.request.post(`${origin}/api/auth/sign-up/email`, { headers: { origin }, data })
    const id = await makeLongStory(account.request, { origin, folder, counts: COUNTS })
    const session = await account.storageState()
    const all: Opened[] = []
    for (let round = 0; round < ROUNDS; round += 1) all.push(await open(browser, session, `${origin}/story/editor?story_id=${id}`))
    const median = (figure: keyof Opened) => all.map((opened) => opened[figure]).toSorted((a, b) => a - b)[(ROUNDS - 1) / 2]!
    return [
      benchRow(
        'editor of 60 shots, cold: first frame of the preview in ms after the page, against 1000',
        median('frame'),
        MAX_FRAME_MS,
        '<= 1',
      ),
      benchRow('editor of 60 shots, cold: the page in ms, against 1000', median('page'), MAX_FRAME_MS, 'for comparison'),
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function open(browser: Browser, storageState: Awaited<ReturnType<BrowserContext['storageState']>>, url: string): Promise<Opened> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchPreview)
  await page.goto(url)
  const opened = await page.waitForFunction(() => (window as unknown as { opened?: Opened }).opened, null, { timeout: 120_000 })
  const times = await opened.jsonValue()
  await context.close()
  return times!
}

/** Looks at every frame of the page for the timeline, and for light on the largest canvas outside of it, which is the preview. */
function watchPreview(): void {
  let page = 0
  const small = new OffscreenCanvas(8, 8).getContext('2d', { willReadFrequently: true })!
  const look = (): void => {
    const now = performance.now()
    if (page === 0 && document.querySelector('[data-timeline-scroller]')) page = now
    const canvases = [...document.querySelectorAll('canvas')].filter((canvas) => !canvas.closest('[data-timeline-scroller]'))
    const [preview] = canvases.toSorted((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)
    if (page > 0 && preview && preview.width > 0) {
      small.drawImage(preview, 0, 0, 8, 8)
      const { data } = small.getImageData(0, 0, 8, 8)
      const isLit = data.some((value, at) => at % 4 < 3 && value > 20)
      if (isLit) return void Object.assign(window, { opened: { page, frame: now - page } })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
