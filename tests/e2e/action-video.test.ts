import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { freshEmail, read } from './support/account.ts'
import { createAccountInPlace } from './support/script-form.ts'

const CHARACTER = fileURLToPath(new URL('../../apps/web/public/characters/ember.webp', import.meta.url))
let folder: string
let reference: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fablecut-action-'))
  reference = join(folder, 'walk.mp4')
  const inputs = ['color=0x9aa4a8:s=640x360:r=30:d=4', 'color=0xb02a1c:s=60x180:r=30:d=4', 'sine=f=220:d=4']
  const scene = "[0][1]overlay=x='60+110*t':y=120:eval=frame"
  const sources = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input])
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...sources, '-filter_complex', scene, ...codecs, reference])
})
test.afterAll(() => rm(folder, { recursive: true }))

test('a visitor chooses a character and a video, signs up, and gets an action video that the picker has too', async ({ page }) => {
  await page.goto('/action-video')
  await expect(page.getByText(/The built-in engine approximates/)).toBeVisible()
  const create = page.getByRole('main').getByRole('button', { name: /^Create/ })
  await expect(create).toBeDisabled()

  await page.locator('input[aria-label="Character"]').setInputFiles(CHARACTER)
  await createAccountInPlace(page, { name: 'Eadweard Muybridge', email: freshEmail() })
  const chosen = page.getByRole('region', { name: 'Character' })
  await expect(chosen.getByRole('img', { name: 'Character' })).toBeVisible()
  await page.locator('input[aria-label="Video to imitate"]').setInputFiles(reference)
  await expect(create).toBeEnabled()
  await expect(create).toContainText('100')
  await page.getByRole('radio', { name: '480p' }).click()
  const before = await read<{ credits: number }>(page.request, '/api/me')
  await create.click()

  await expect(page).toHaveURL(/\/action-video\?run=/)
  await expect(page.getByText('Your action video is ready')).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText(/Made by the built-in motion-transfer/)).toBeVisible()
  await page.reload()
  const video = page.getByRole('region', { name: 'Your action video' }).locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])).toEqual([640, 640])
  const after = await read<{ credits: number }>(page.request, '/api/me')
  expect(before.credits - after.credits).toBe(100)
  const media = await read<{ media_resources: { resource_type: string }[] }>(
    page.request,
    '/api/media/resources?type=video&source=generation',
  )
  expect(media.media_resources).toHaveLength(1)
  expect((await read<{ stories: unknown[] }>(page.request, '/api/stories')).stories).toEqual([])

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
})

test('a video that is too short is named, and nothing is uploaded', async ({ page }) => {
  const short = join(folder, 'short.mp4')
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc=d=2:s=160x90:r=30', '-pix_fmt', 'yuv420p', short])
  const uploads: string[] = []
  page.on('request', (request) => request.url().includes('/api/media/upload') && uploads.push(request.url()))
  await page.goto('/action-video')
  await page.locator('input[aria-label="Video to imitate"]').setInputFiles(short)
  await expect(page.getByText('Video too short. Minimum: 3s, your video: 2s')).toBeVisible()
  expect(uploads).toEqual([])
})
