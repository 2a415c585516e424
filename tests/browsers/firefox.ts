import { existsSync } from 'node:fs'
import { type KeyInput, launch } from 'puppeteer-core'
import { BrowserMissing, type BrowserPage, VIEWPORT } from './browser-page.ts'
import { installedProgram } from './installed-program.ts'

/** Without a window it has no mouse, and pages are laid out for fingers: fine pointer 2, hover 4. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/**
 * Opens Firefox, or the program of FIREFOX_PATH, without a window, over WebDriver BiDi.
 *
 * @throws BrowserMissing
 */
export async function openFirefox(): Promise<BrowserPage> {
  const executablePath = installedProgram('FIREFOX_PATH', ['firefox', 'firefox-esr'])
  if (!executablePath || !existsSync(executablePath)) throw new BrowserMissing('Firefox', 'firefox-esr')
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { ...MOUSE, 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 },
    protocolTimeout: 300_000,
  })
  const page = await browser.newPage()
  await page.setViewport(VIEWPORT)
  return {
    browser: await browser.version(),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 120_000 })),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
    runScript: async (text) => void (await page.evaluate(`{${text}\n}; undefined`)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
