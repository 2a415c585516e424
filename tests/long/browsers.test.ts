import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type BrowserPage, VIEWPORT } from '../browsers/browser-page.ts'
import { click, fill, find, type Target, until } from '../browsers/find.ts'
import { openFirefox } from '../browsers/firefox.ts'
import { openWebKit } from '../browsers/webkit.ts'
import { freshEmail, PASSWORD } from '../e2e/support/account.ts'

const origin = `http://localhost:${process.env.PRODUCT_PORT}`
const SCRIPT = 'The lighthouse keeper climbs the stairs and lights the great lamp. Far below, a red boat turns toward home.'
const FILM_PATIENCE_MS = 400_000

type Story = {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly is_export_outdated: boolean
  readonly metadata: { readonly width: number; readonly height: number; readonly duration: number }
  readonly video_editor_timeline: { readonly tracks: readonly { readonly isPrimary: boolean; readonly items: readonly { id: string }[] }[] }
}

/** Answer of the API to the account that is signed in on the page. */
const read = <T>(page: BrowserPage, path: string): Promise<T> =>
  page.evaluate(async (url) => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${response.status} ${url}`)
    return (await response.json()) as T
  }, path)

const clipsOf = ({ video_editor_timeline: { tracks } }: Story): number => tracks.find(({ isPrimary }) => isPrimary)?.items.length ?? 0

test.describe.configure({ timeout: 1_200_000 })

const PHONE = { width: 360, height: 800 }
const BROWSERS = [
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
]

for (const { name, open } of BROWSERS)
  test(`form to film, editor, export and share in ${name}`, async () => {
    const info = test.info()
    const page = await open()
    let taken = 0
    const capture = async (name: string) => {
      mkdirSync(info.outputDir, { recursive: true })
      writeFileSync(info.outputPath(`${++taken}-${name.replaceAll(' ', '-')}.png`), await page.screenshot())
    }
    const done = async (step: string) => {
      await capture(step)
      console.log(`measured: ${page.browser} | ${step}`)
    }
    try {
      await signUpWithScript(page)
      await done('script, sign up, start')
      const story = await playFilm(page)
      await done('film plays')
      await page.goto(`${origin}/story/editor?story_id=${story.id}`)
      await find(page, { role: 'region', name: 'Timeline' })
      const first = await until(
        () => stageGrid(page),
        (grid) => Math.max(...grid) > 20,
      )
      await done('preview is drawn in the editor')
      await playPreview(page, first)
      await done('preview plays in the editor')
      await splitAndUndo(page, story.id)
      await done('clip split, undone, and stored')
      await exportAgain(page, story.id)
      await done('film exported again')
      await page.resize(PHONE)
      for (const [name, path, target] of phonePages(story)) {
        await page.goto(`${origin}${path}`)
        await find(page, target)
        await until(
          () => overflow(page),
          (pixels) => pixels <= 0,
        )
        await done(`${name} fits a phone`)
      }
      await page.resize(VIEWPORT)
      await openSharedFilm(page, story)
      await done('shared film plays for a visitor')
      await page.resize(PHONE)
      await until(
        () => overflow(page),
        (pixels) => pixels <= 0,
      )
      await done('shared film fits a phone')
    } catch (error) {
      await capture('failed').catch(() => {})
      throw error
    } finally {
      await page.close()
    }
  })

async function signUpWithScript(page: BrowserPage): Promise<void> {
  await page.goto(`${origin}/story/create/script`)
  await fill(page, { role: 'textbox', name: 'Voice-over Script' }, SCRIPT)
  await click(page, { role: 'switch', name: 'Auto-Polish' })
  await click(page, { role: 'button', name: 'Create 1,100…' })
  await click(page, { role: 'button', name: 'Create account', dialog: 'Sign in' })
  await fill(page, { role: 'textbox', name: 'Name', dialog: 'Create account' }, 'Grace Hopper')
  await fill(page, { role: 'textbox', name: 'Email', dialog: 'Create account' }, freshEmail())
  await page.press('Tab')
  await page.type(PASSWORD)
  await click(page, { role: 'button', name: 'Create account', dialog: 'Create account' })
  await click(page, { role: 'button', name: 'Proceed Anyway', dialog: 'Very short script' })
  await find(page, { role: 'heading', name: 'Creating Your Story' })
}

async function playFilm(page: BrowserPage): Promise<Story> {
  const stories = () => read<{ stories: Story[] }>(page, '/api/stories')
  const { stories: made } = await until(stories, (list) => list.stories[0]?.status === 'completed', FILM_PATIENCE_MS)
  const story = await read<Story>(page, `/api/stories/${made[0]!.id}`)
  await find(page, { role: 'button', name: 'Download' })
  const played = await playVideo(page)
  expect(played).toMatchObject({ width: story.metadata.width, height: story.metadata.height })
  expect(played.duration).toBeCloseTo(story.metadata.duration, 0)
  return story
}

/** Plays half a second of the film on the page, without sound, as browsers demand a click for sound. */
function playVideo(page: BrowserPage): Promise<{ width: number; height: number; duration: number }> {
  return page.evaluate(async () => {
    const end = Date.now() + 60_000
    let video: HTMLVideoElement | undefined
    while (!video && Date.now() < end) {
      await new Promise((next) => setTimeout(next, 100))
      video = [...document.querySelectorAll('video')].find((one) => one.controls || one.closest('[role=dialog]') || one.ariaLabel)
    }
    if (!video) throw new Error('no film on the page')
    video.muted = true
    await video.play()
    while (video.currentTime < 0.5 && Date.now() < end) await new Promise((next) => setTimeout(next, 100))
    video.pause()
    if (video.currentTime < 0.5) throw new Error(`the film does not play: ${video.error?.message ?? video.readyState}`)
    return { width: video.videoWidth, height: video.videoHeight, duration: video.duration }
  })
}

/** Brightness of the largest canvas of the page, in a grid of 8 x 8. */
const stageGrid = (page: BrowserPage): Promise<number[]> =>
  page.evaluate(() => {
    const canvases = [...document.querySelectorAll('canvas')].filter((canvas) => canvas.getClientRects().length > 0)
    const largest = canvases.toSorted((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0]
    if (!largest) return []
    const small = new OffscreenCanvas(8, 8)
    const context = small.getContext('2d')!
    context.drawImage(largest, 0, 0, 8, 8)
    const { data } = context.getImageData(0, 0, 8, 8)
    return Array.from({ length: 64 }, (_, at) => Math.round((data[4 * at]! + data[4 * at + 1]! + data[4 * at + 2]!) / 3))
  })

async function playPreview(page: BrowserPage, first: readonly number[]): Promise<void> {
  await click(page, { role: 'button', name: 'Play' })
  await until(
    () => stageGrid(page),
    (grid) => grid.some((value, at) => Math.abs(value - first[at]!) > 8),
  )
  await find(page, { role: 'button', name: 'Pause' })
  await new Promise((next) => setTimeout(next, 2_000))
  await click(page, { role: 'button', name: 'Pause' })
}

async function splitAndUndo(page: BrowserPage, storyId: string): Promise<void> {
  const clips = async () => clipsOf(await read<Story>(page, `/api/stories/${storyId}`))
  const before = await clips()
  for (let frame = 0; frame < 20; frame++) await page.press('ArrowRight')
  await page.press('s')
  await until(clips, (count) => count === before + 1)
  await click(page, { role: 'button', name: 'Undo' })
  await until(clips, (count) => count === before)
  await page.press('s')
  await until(clips, (count) => count === before + 1)
}

async function exportAgain(page: BrowserPage, storyId: string): Promise<void> {
  await click(page, { role: 'button', name: 'Export' })
  await until(
    () => read<Story>(page, `/api/stories/${storyId}`),
    (story) => story.status === 'completed' && !story.is_export_outdated,
    FILM_PATIENCE_MS,
  )
}

/** Pages of a creator, and what they show on a phone. The editor asks for a wider screen. */
const phonePages = ({ id, title }: Story): readonly (readonly [name: string, path: string, target: Target])[] => [
  ['home', '/story', { role: 'heading', name: 'Create Your Way' }],
  ['form', '/story/create/script', { role: 'textbox', name: 'Voice-over Script' }],
  ['film', `/story/my/${id}`, { role: 'heading', name: title }],
  ['editor', `/story/editor?story_id=${id}`, { role: 'button', name: 'OK, I Got it !', dialog: 'Edit Seamlessly on Web' }],
]

/** By how many pixels the page is wider than the window. */
const overflow = (page: BrowserPage): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function openSharedFilm(page: BrowserPage, { id, title }: Story): Promise<void> {
  await page.evaluate(async (path) => {
    const sharing = { method: 'PATCH', body: '{"is_public":true}', headers: { 'content-type': 'application/json' } }
    const answers = [
      await fetch(path, sharing),
      await fetch('/api/auth/sign-out', { method: 'POST', body: '{}', headers: sharing.headers }),
    ]
    for (const { ok, status, url } of answers) if (!ok) throw new Error(`${status} ${url}`)
  }, `/api/stories/${id}`)
  await page.goto(`${origin}/story/share/${id}`)
  await until(
    () => page.evaluate(() => document.title),
    (shown) => shown.includes(title),
  )
  await playVideo(page)
}
