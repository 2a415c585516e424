import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runFfmpeg } from './ffmpeg.ts'
import { makeCountingClip, makePicture } from './testing/make-sources.ts'
import { colorOf, frameOf } from './testing/measure-film.ts'
import { grabFrames } from './grab-frames.ts'
import { probeMedia } from './probe-media.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-frames-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function grabbed(path: string, count = 4): Promise<string[]> {
  const into = mkdtempSync(join(folder, 'grab-'))
  const frames = await grabFrames({ path, count, maxSide: 160, folder: into })
  mkdirSync(join(into, 'kept'))
  return frames.map((bytes, index) => {
    const file = join(into, 'kept', `${index}.jpg`)
    writeFileSync(file, bytes)
    return file
  })
}

test('frames are distributed evenly over a film, and scaled down', async () => {
  const clip = await makeCountingClip(join(folder, 'counting.mp4'), 60, '320x180')
  const frames = await grabbed(clip)
  expect(await probeMedia(frames[0]!)).toMatchObject({ kind: 'image', width: 160, height: 90 })
  const lights = frames.map((file) => colorOf(frameOf(file, 0, { width: 160, height: 90 }), { x: 20, y: 20, width: 100, height: 50 })[0])
  const steps = lights.slice(1).map((light, index) => light - lights[index]!)
  expect(lights).toHaveLength(4)
  for (const step of steps) expect(Math.abs(step - steps[0]!)).toBeLessThan(6)
  expect(steps[0]).toBeGreaterThan(20)
})

test('an animated image yields several frames, a still one', async () => {
  const gif = join(folder, 'moves.gif')
  await runFfmpeg(['-f', 'lavfi', '-i', 'testsrc=s=64x64:r=10:d=2', gif])
  expect(await grabbed(gif)).toHaveLength(4)
  expect(await grabbed(await makePicture(join(folder, 'still.png'), '200x200', '0x00a040'))).toHaveLength(1)
})
