import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { executablePath, args, env } = await findBrowser()
// Playwright reads this file again in its workers: both are decided once and handed down.
// Two ports below those that systems give away by themselves.
process.env.PRODUCT_PORT ??= String(20_000 + 2 * (process.pid % 6000))
process.env.PRODUCT_DATA ??= openFolder()
process.env.MUSIC_HOSTS_PORT ??= String(Number(process.env.PRODUCT_PORT) + 1)
const address = `http://localhost:${process.env.PRODUCT_PORT}`

/** The real product, started once with a data folder of its own, a stand-in for the services that songs are imported from, and a real browser. */
export default defineConfig({
  // `npm run test:long` makes more films than a short suite has time for.
  testDir: process.env.TEST_LONG ? './long' : './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 1,
  // A machine under load needs several times what an idle one does.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_REPORT ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT }]] : [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // Without pictures of every moment, which take time from the tests.
    trace: { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: false },
    launchOptions: { executablePath, args, env: { ...definedVariables(), ...env } },
  },
  webServer: [
    {
      command: 'node tests/serve-music-hosts.ts',
      cwd: root,
      port: Number(process.env.MUSIC_HOSTS_PORT),
      env: { MUSIC_HOSTS_PORT: process.env.MUSIC_HOSTS_PORT },
      stderr: 'pipe',
    },
    {
      command: 'node start.mjs',
      cwd: root,
      url: `${address}/api/system`,
      env: {
        PORT: process.env.PRODUCT_PORT,
        FABLECUT_DATA: process.env.PRODUCT_DATA,
        RATE_LIMITS: 'off',
        EXAMPLES: 'off',
        MUSIC_IMPORT_ORIGIN: `http://127.0.0.1:${process.env.MUSIC_HOSTS_PORT}`,
      },
      // With building the web app, and everything read for the first time.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  ],
})

/** Open to Postgres, which runs as another account when the tests run as root. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-e2e-'))
  chmodSync(folder, 0o755)
  // A global teardown would come while the product still runs on it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function definedVariables(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
