import { execFileSync } from 'node:child_process'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Studio, openStudio } from '../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker()
})
afterAll(() => studio.close())

/** Peak level in dB. */
function peakOf(path: string): number {
  const output = execFileSync('sh', ['-c', `ffmpeg -hide_banner -i '${path}' -af volumedetect -vn -f null - 2>&1`]).toString()
  return Number(/max_volume: (-?[\d.]+) dB/.exec(output)?.[1])
}

test('an ASMR video has the requested number of shots, its price per shot, and audio', async () => {
  const userId = await studio.account()
  const end = await studio.follow(await studio.startAsmr(userId, { num_shots: 3, aspect_ratio: '9:16' }))
  expect(end.status).toBe('completed')
  expect(end.story).toMatchObject({ category_id: 'asmr_video', title: 'Cutting' })
  expect(end.story!.storyboard.shots).toHaveLength(3)
  const film = await studio.film(end.story!.id)
  expect(await probeMedia(film)).toMatchObject({ width: 180, height: 320, fps: 30, durationSeconds: 15 })
  expect(peakOf(film)).toBeGreaterThan(-20)
  expect(end.story!.video_editor_timeline.tracks.map(({ type }) => type)).toEqual(['video'])
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - 1800, held: 0 })
})
