import { createTestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { readSettings } from '../apps/server/src/platform/settings.ts'
import { startApi } from '../apps/server/src/start-api.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../tests/browser.ts'
import { type BenchRow, benchRow } from './row.ts'

const PORT = 4391
const ORIGIN = `http://localhost:${PORT}`
const STORIES = 200
const ROUNDS = 5
const MAX_SCRIPT_KB = 200
const MAX_SHIFT = 0.1

type Loaded = { readonly scriptKb: number; readonly shift: number; readonly drawn: number; readonly card: number }

/** A visitor opens the home page and the community of a product as it was last built (`npm start` builds it), with an empty browser cache. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-web-'))
  const database = await createTestDatabase()
  await database.pool.query(ACCOUNT)
  await database.pool.query(STORY_ROWS, [STORIES])
  const settings = readSettings({ PORT: String(PORT), FABLECUT_DATA: folder, RATE_LIMITS: 'off' })
  const api = await startApi({ settings, databaseUrl: database.url, log: createLog('product', 'error') })
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } })
  try {
    return rowsOf(await loads(browser, '/story'), await loads(browser, '/story/community'))
  } finally {
    await browser.close()
    await api.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

function rowsOf(home: Loaded, community: Loaded): BenchRow[] {
  return [
    benchRow('home page, cold: scripts over the wire in kB against 200', home.scriptKb, MAX_SCRIPT_KB, '<= 1'),
    benchRow("home page, cold: first community card in ms against the app's first drawing", home.card, home.drawn, '<= 3'),
    benchRow("community, cold: first card in ms against the app's first drawing", community.card, community.drawn, '<= 3'),
    benchRow('home page: layout shift against 0.1', home.shift, MAX_SHIFT, '<= 1'),
    benchRow('community: layout shift against 0.1', community.shift, MAX_SHIFT, '<= 1'),
  ]
}

/** Median of each figure over several cold loads. */
async function loads(browser: Browser, path: string): Promise<Loaded> {
  const all: Loaded[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    all.push(await load(await context.newPage(), path))
    await context.close()
  }
  const median = (figure: keyof Loaded) => all.map((load) => load[figure]).toSorted((a, b) => a - b)[(ROUNDS - 1) / 2]!
  return { scriptKb: median('scriptKb'), shift: median('shift'), drawn: median('drawn'), card: median('card') }
}

async function load(page: Page, path: string): Promise<Loaded> {
  await page.addInitScript(watchPage)
  await page.goto(ORIGIN + path)
  await page.locator('article a[href^="/story/community/"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(500)
  return page.evaluate(readPage)
}

type Watch = { shift: number; drawn: number; card: number }
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

function watchPage(): void {
  const watch: Watch = { shift: 0, drawn: 0, card: 0 }
  Object.assign(window, { watch })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) watch.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const cards = new MutationObserver(() => {
    // Not the first paint, which is the static skeleton in the HTML.
    if (!watch.drawn && document.querySelector('#root')?.hasChildNodes()) watch.drawn = performance.now()
    if (!document.querySelector('article a[href^="/story/community/"]')) return
    watch.card = performance.now()
    cards.disconnect()
  })
  cards.observe(document, { childList: true, subtree: true })
}

function readPage(): Loaded {
  const { shift, drawn, card } = (window as unknown as { watch: Watch }).watch
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const scriptKb = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  return { scriptKb, shift, drawn, card }
}

const ACCOUNT = `INSERT INTO "user" (id, name, email, username) VALUES ('bench', 'Bench', 'bench@films.example.org', 'bench')`

const STORY_ROWS = `
  INSERT INTO story (id, user_id, title, category_id, category_inputs, status, is_published, published_at, width, height, fps, duration_seconds)
  SELECT 'story-' || n, 'bench', 'Film ' || n, 'script_to_video', '{}', 'completed', true, now() - make_interval(hours => n), 1280, 720, 30, 60
  FROM generate_series(1, $1::int) n`
