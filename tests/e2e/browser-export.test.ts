import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoudness } from '@fablecut/render/export/audio/measure-loudness'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { loudnessOf } from '@fablecut/render/export/testing/measure-film'
import { makeSpeechLike, makeTone } from '@fablecut/render/export/testing/make-sources'
import { asset, audio, timelineOf, track } from '@fablecut/render/plan/testing/timeline-fixture'
import { chromium, expect, test } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { correlation, exportWithLogo, filmSimilarities } from '../player/parity/compare.ts'
import { makeParitySources, sourceNames } from '../player/parity/sources.ts'
import { clip, line, primary, upper, WIDE, words } from '../player/parity/timelines.ts'
import type { PlayerPage } from '../player/page.ts'
import { servePlayer } from '../player/serve-player.ts'
import { editedStory, openEditor } from './support/editor-story.ts'

declare const player: PlayerPage

const LEAST_SIMILARITY = 0.98
const FRAMES = 75

const story = (lufs: Readonly<Record<string, number>>) =>
  timelineOf(
    [
      words(line('Words over the film', 10, 50)),
      upper('u', clip('pip', 'tall.mp4', 20, 30, { transform: { scale: 0.4, x: 0.2 } })),
      primary(
        clip('a', 'wide.mp4', 0, 30),
        clip('b', 'soft.mp4', 30, 30, { transition: { type: 'dissolve', durationInFrames: 10 } }, 20),
        clip('c', 'photo.png', 60, FRAMES - 60),
      ),
      track('v', 'audio', [audio('v', 'voice.wav', 10, 55)]),
      track('m', 'audio', [audio('m', 'song.wav', 0, FRAMES)]),
    ],
    [
      ...sourceNames().map((id) =>
        asset(id, id.endsWith('.png') ? { resourceType: 'image' } : { metadata: { duration: 4, loudness: -70 } }),
      ),
      asset('voice.wav', { resourceType: 'audio', subtype: 'voiceover', metadata: { loudness: lufs['voice.wav']! } }),
      asset('song.wav', { resourceType: 'audio', subtype: 'music', metadata: { loudness: lufs['song.wav']! } }),
    ],
  )

test("the film that a browser makes is the server's: frames, length and sound", async () => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-browser-export-'))
  const media = await makeParitySources(folder)
  media['voice.wav'] = await makeSpeechLike(join(folder, 'voice.wav'), 3)
  media['song.wav'] = await makeTone(join(folder, 'song.wav'), { hz: 1000, seconds: 4, volume: 0.5 })
  const sounds = ['voice.wav', 'song.wav']
  const lufs = Object.fromEntries(await Promise.all(sounds.map(async (name) => [name, await measureLoudness(media[name]!)])))
  const timeline = story(lufs)
  const { executablePath, args, env } = await findBrowser()
  const fine = ['--enable-font-subpixel-positioning', '--font-render-hinting=none']
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...fine],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const served = await servePlayer(media)
  try {
    const page = await browser.newPage()
    await page.goto(served.address)
    const made = await page.evaluate(([film, size]) => player.exportFilm(film, size), [timeline, WIDE] as const)
    const own = join(folder, 'browser.mp4')
    await writeFile(own, Buffer.from(made.base64, 'base64'))
    const part = { ...timeline, range: { startFrame: 25, endFrame: 40 } }
    const cut = await page.evaluate(([film, size]) => player.exportFilm(film, size), [part, WIDE] as const)
    await writeFile(join(folder, 'part.mp4'), Buffer.from(cut.base64, 'base64'))

    await mkdir(join(folder, 'server'))
    const server = await exportWithLogo(timeline, WIDE, media, join(folder, 'server'))
    const facts = await probeMedia(own)
    expect(facts).toMatchObject({
      frames: FRAMES,
      durationSeconds: FRAMES / 30,
      fps: 30,
      width: 640,
      height: 360,
      videoCodec: 'h264',
      hasAudio: true,
    })
    expect((await probeMedia(join(folder, 'part.mp4'))).frames).toBe(15)
    const similarities = await filmSimilarities(own, server, 30, folder)
    console.log(`measured: least ${Math.min(...similarities)}, ${made.audio}, correlation ${await correlation(own, server, folder)}`)
    expect(similarities).toHaveLength(FRAMES)
    expect(Math.min(...similarities)).toBeGreaterThanOrEqual(LEAST_SIMILARITY)
    expect(await correlation(own, server, folder)).toBeGreaterThan(0.98)
    expect(Math.abs((await loudnessOf(own)).lufs + 16)).toBeLessThanOrEqual(1)
  } finally {
    await Promise.all([served.close(), browser.close()])
    await rm(folder, { recursive: true, force: true })
  }
})

test('in the editor, a marked range is made by the browser and saved', async ({ page }) => {
  await openEditor(page, await editedStory(page))
  await page.keyboard.press('Home')
  await page.keyboard.press('i')
  for (let frame = 0; frame < 14; frame++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Export' })
  await expect(panel.getByRole('radio', { name: 'Marked range' })).toBeChecked()
  await panel.getByRole('radio', { name: 'In this browser' }).click()
  await expect(panel.getByText(/^Nothing is uploaded, and the story keeps its film/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('download.mp4')
  expect(await probeMedia(await saved.path())).toMatchObject({ frames: 15, fps: 30, videoCodec: 'h264', hasAudio: true })
  await expect(panel.getByLabel(/^Exported film of/)).toBeVisible()
})
