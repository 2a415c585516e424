import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import type { BrowserPage } from './browser-page.ts'

const require = createRequire(import.meta.url)
/** Finds elements by role and accessible name in any browser. */
const TESTING_LIBRARY = readFileSync(
  require.resolve('@testing-library/dom').replace(/dist[/\\].*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

export type Target = {
  readonly role: string
  /** Accessible name, or how it starts if it ends with `…`. */
  readonly name?: string
  /** Name of the dialog that contains it. Default: anywhere. */
  readonly dialog?: string
}
type Found = { readonly x: number; readonly y: number; readonly text: string; readonly isEnabled: boolean }

const PATIENCE_MS = 60_000

/** The element as soon as it can be seen, scrolled into view. Errors say what was on the page instead. */
export async function find(page: BrowserPage, target: Target, patienceMs = PATIENCE_MS): Promise<Found> {
  for (const end = Date.now() + patienceMs; ; await setTimeout(200)) {
    const found = await look(page, target)
    if (found) return found
    if (Date.now() > end)
      throw new Error(`no ${target.role} "${target.name ?? ''}" on: ${await page.evaluate(() => document.body.innerText)}`)
  }
}

async function look(page: BrowserPage, target: Target): Promise<Found | null> {
  const isThere = await page.evaluate(() => 'TestingLibraryDom' in globalThis)
  if (!isThere) await page.runScript(TESTING_LIBRARY)
  return page.evaluate(({ role, name, dialog }) => {
    type Queries = { queryAllByRole(within: HTMLElement, role: string, options: object): HTMLElement[] }
    const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom
    const isNamed = (given: string) => name === undefined || (name.endsWith('…') ? given.startsWith(name.slice(0, -1)) : given === name)
    const within = dialog === undefined ? document.body : queryAllByRole(document.body, 'dialog', { name: dialog })[0]
    if (!within) return null
    const element = queryAllByRole(within, role, { name: isNamed }).find((one) => one.getClientRects().length > 0)
    if (!element) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const isEnabled = !element.matches(':disabled, [aria-disabled="true"]')
    return { x: left + width / 2, y: top + height / 2, text: element.textContent ?? '', isEnabled }
  }, target)
}

/** Clicks the centre of an element as soon as it can be seen and is enabled. */
export async function click(page: BrowserPage, target: Target): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(200)) {
    const { x, y, isEnabled } = await find(page, target)
    if (isEnabled) return page.clickAt(x, y)
    if (Date.now() > end) throw new Error(`${target.role} "${target.name ?? ''}" stays disabled`)
  }
}

/** Types text into a field that is empty. */
export async function fill(page: BrowserPage, target: Target, text: string): Promise<void> {
  await click(page, target)
  await page.type(text)
}

/** Evaluates until the result is accepted. */
export async function until<T>(read: () => Promise<T>, accepts: (value: T) => boolean, patienceMs = PATIENCE_MS): Promise<T> {
  for (const end = Date.now() + patienceMs; ; await setTimeout(250)) {
    const value = await read()
    if (accepts(value)) return value
    if (Date.now() > end) throw new Error(`stayed ${JSON.stringify(value)}`)
  }
}
