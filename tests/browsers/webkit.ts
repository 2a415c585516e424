import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BrowserMissing, type BrowserPage, type Size, VIEWPORT } from './browser-page.ts'
import { installedProgram } from './installed-program.ts'

const PACKAGES = 'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad'
/** Without a sound card, the sinks of GStreamer for one crash the page; this one only keeps time. */
const NO_SOUND_CARD = { GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX,alsasink:NONE,openalsink:NONE,pulsesink:NONE,jackaudiosink:NONE' }
/** Code points of WebDriver for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
  Backspace: '\uE003',
  Delete: '\uE017',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/**
 * Opens WebKitGTK's browser on a virtual screen, over WebDriver.
 *
 * @throws BrowserMissing
 */
export async function openWebKit(): Promise<BrowserPage> {
  const driver = installedProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver'])
  const screen = installedProgram('XVFB_PATH', ['Xvfb'])
  const binary = findMiniBrowser()
  if (!driver || !screen || !binary) throw new BrowserMissing('WebKitGTK with its driver, or Xvfb,', PACKAGES)
  const display = `:${60 + (process.pid % 900)}`
  const port = 32_000 + (process.pid % 700)
  const size = `${VIEWPORT.width + 200}x${VIEWPORT.height + 200}x24`
  const children = [spawn(screen, [display, '-screen', '0', size, '-nolisten', 'tcp'], { stdio: 'ignore' })]
  await setTimeout(1_000)
  children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...NO_SOUND_CARD, DISPLAY: display } }))
  try {
    return await openSession({ address: `http://127.0.0.1:${port}`, binary, children })
  } catch (error) {
    for (const child of children) child.kill()
    throw error
  }
}

function findMiniBrowser(): string | null {
  const chosen = installedProgram('MINIBROWSER_PATH', ['MiniBrowser'])
  if (chosen) return chosen
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return null
  const folders = readdirSync(libraries).flatMap((name) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) => join(libraries, name, version, 'MiniBrowser')),
  )
  return folders.find((path) => existsSync(path)) ?? null
}

type Driver = { readonly address: string; readonly binary: string; readonly children: readonly ChildProcess[] }

/** In full screen the window has no bar, so it has the size of the viewport, also that of a phone. */
async function openSession({ address, binary, children }: Driver): Promise<BrowserPage> {
  const options = { binary, args: ['--automation', '--full-screen'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: 300_000, pageLoad: 120_000 } } }
  const session = await whenReady(() => send<Session>(`${address}/session`, 'POST', { capabilities }))
  const root = `${address}/session/${session.sessionId}`
  const post = <T>(path: string, body: object) => send<T>(`${root}/${path}`, 'POST', body)
  const resize = async (size: Size) => void (await post('window/rect', { x: 0, y: 0, ...size }))
  await resize(VIEWPORT)
  const keys = (values: readonly string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    return post<null>('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    browser: `WebKitGTK ${session.capabilities.browserVersion}`,
    goto: async (url) => void (await post('url', { url })),
    evaluate: (run, ...args) => evaluate(post, String(run), args),
    runScript: async (text) => void (await post('execute/sync', { script: text, args: [] })),
    clickAt: async (x, y) => {
      const [at, button] = [{ x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 }, { button: 0 }]
      const actions = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', ...button },
        { type: 'pointerUp', ...button },
      ]
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    },
    type: async (text) => void (await keys([...text])),
    press: async (key) => void (await keys([KEYS[key] ?? key])),
    resize,
    screenshot: async () => Buffer.from(await send<string>(`${root}/screenshot`, 'GET'), 'base64'),
    close: async () => {
      await send(root, 'DELETE').catch(() => {})
      for (const child of children.toReversed()) child.kill()
    },
  }
}

type Session = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
type Post = <T>(path: string, body: object) => Promise<T>

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** The driver needs a moment until it listens. */
async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 20 || !(error instanceof TypeError)) throw error
      await setTimeout(250)
    }
  }
}

async function evaluate<T>(post: Post, run: string, args: readonly unknown[]): Promise<T> {
  const script = `const [args, done] = arguments
    Promise.resolve().then(() => (${run})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }))`
  const { value, error } = await post<{ value?: T; error?: string }>('execute/async', { script, args: [args] })
  if (error !== undefined) throw new Error(error)
  return value as T
}
