import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { audioEncoderArgs, clipEncoderArgs } from '@fablecut/render/export/encoder'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { makeTone } from '@fablecut/render/export/testing/make-sources'
import { asset, audio, caption, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tests/browser.ts'
import type { PlayerPage } from '../tests/player/page.ts'
import { servePlayer } from '../tests/player/serve-player.ts'
import { type BenchRow, benchRow } from './row.ts'

declare const player: PlayerPage

const OUTPUT = { width: 1280, height: 720, fps: 30 }
const SECONDS = 20
const PLAYED_SECONDS = 5
const SEEKS = 40
const MAX_SEEK_MS = 100

/** A generated film with a caption per second, highlighted words, and a song. */
function watched(): Timeline {
  const words = ['the', 'fireflies', 'into', 'the', 'night'].map((text, index) => ({
    text,
    startTimeInFrames: index * 6,
    durationInFrames: 6,
  }))
  const captions = Array.from({ length: SECONDS }, (_, second) => {
    const line = caption(`line${second}`, 'the fireflies into the night', second * 30, 30, { litColor: '#FFD54A' })
    return { ...line, caption: { ...line.caption, data: { ...line.caption.data, words } } }
  })
  return timelineOf(
    [
      track('captions', 'file', captions),
      track('primary', 'video', [video('film', 'film.mp4', 0, SECONDS * 30)], { isPrimary: true }),
      track('music', 'audio', [audio('song', 'song.wav', 0, SECONDS * 30)], { subtype: 'music' }),
    ],
    [asset('film.mp4'), asset('song.wav', { resourceType: 'audio' })],
  )
}

async function makeSources(folder: string) {
  const film = join(folder, 'film.mp4')
  const picture = `testsrc2=s=1280x720:r=30:d=${SECONDS},format=yuv420p`
  const sound = `anoisesrc=d=${SECONDS}:c=pink:a=0.1:r=48000`
  await runFfmpeg(['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound, ...clipEncoderArgs(30), ...audioEncoderArgs, film])
  return { 'film.mp4': film, 'song.wav': await makeTone(join(folder, 'song.wav'), { hz: 220, seconds: SECONDS }) }
}

async function measure(page: Page) {
  await page.evaluate(([timeline, output]) => player.open(timeline, output), [watched(), OUTPUT] as const)
  await page.evaluate(() => player.seek(0))
  const { painted, passed } = await page.evaluate((seconds) => player.play(30, seconds), PLAYED_SECONDS)
  const times: number[] = []
  // A fixed sequence of seeks over the whole film with large distances.
  for (let step = 1; step <= SEEKS; step++) {
    const frame = (step * 233) % (SECONDS * 30)
    times.push(await page.evaluate((at) => player.seek(at), frame))
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { painted, passed, p50: sorted[SEEKS / 2] ?? 0, p95: sorted[Math.ceil(SEEKS * 0.95) - 1] ?? 0 }
}

/** The editor's player in a real browser: frames per second during playback, and the time to display another frame completely. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-bench-'))
  const { executablePath, args, env } = await findBrowser()
  const [served, browser] = await Promise.all([
    servePlayer(await makeSources(folder)),
    chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } }),
  ])
  try {
    const page = await browser.newPage()
    await page.goto(served.address)
    const { painted, passed, p50, p95 } = await measure(page)
    return [
      benchRow('player, 720p with captions: pictures painted against frames that passed', painted, passed, '>= 0.95'),
      benchRow('player, frames that passed in 5 s against those of the film in 5 s', passed, PLAYED_SECONDS * 30, '>= 0.95'),
      benchRow('player, random seek on an own file, p95 in ms against 100', p95, MAX_SEEK_MS, '<= 1'),
      benchRow('player, random seek on an own file, median in ms against 100', p50, MAX_SEEK_MS, '<= 0.7'),
    ]
  } finally {
    await Promise.all([served.close(), browser.close()])
    await rm(folder, { recursive: true, force: true })
  }
}
