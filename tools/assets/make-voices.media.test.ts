import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { expect, test } from 'vitest'
import { decodeAudio } from '@fablecut/studio/sound/ffmpeg'

test.each(VOICES.map((voice) => voice.key))('the form has a sample of %s, a few seconds long and audible', async (key) => {
  const file = await readFile(join(import.meta.dirname, `../../apps/web/public/voices/${key}.opus`))
  const samples = await decodeAudio(file, 16_000)
  expect(file.length).toBeLessThan(30_000)
  expect(samples.length / 16_000).toBeGreaterThan(3)
  expect(samples.length / 16_000).toBeLessThan(9)
  expect(samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)).toBeGreaterThan(0.3)
})
