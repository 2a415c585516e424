import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { executablePath, args, env } = await findBrowser()
// Playwright reads this file again in its workers, so both ports are chosen once and passed on by environment variables. They are below the ephemeral
// ports of common systems.
process.env.PRODUCT_PORT ??= String(20_000 + 2 * (process.pid % 6000))
process.env.PRODUCT_DATA ??= openFolder()
process.env.MUSIC_HOSTS_PORT ??= String(Number(process.env.PRODUCT_PORT) + 1)
const url = `http://localhost:${process.env.PRODUCT_PORT}`

/** The real product, started once with its own data folder, a stand-in for the services that songs are imported from, and a real browser. */
export default defineConfig({
  // `npm run test:long` generates more films than the short suite has time for.
  testDir: process.env.TEST_LONG ? './long' : './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 1,
  // A machine under load needs several times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_REPORT ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT }]] : [['list']],
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // Pages that one controls are loaded by it, where tests can't intercept them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace takes a seventh of the time, so it is recorded on demand, for a test that failed.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: false } : 'off',
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
      url: `${url}/api/system`,
      env: {
        PORT: process.env.PRODUCT_PORT,
        FABLECUT_DATA: process.env.PRODUCT_DATA,
        RATE_LIMITS: 'off',
        EXAMPLES: 'off',
        MUSIC_IMPORT_ORIGIN: `http://127.0.0.1:${process.env.MUSIC_HOSTS_PORT}`,
      },
      // Includes building the web app, and reading everything for the first time.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  ],
})

/** Readable by Postgres, which runs as another account when the tests run as root. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-e2e-'))
  chmodSync(folder, 0o755)
  // A global teardown would run while the product still uses it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function definedVariables(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
