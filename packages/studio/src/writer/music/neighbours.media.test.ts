import { loadImage } from '@napi-rs/canvas'
import type { JSONObject } from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import type { MusicMoment } from '@fablecut/generation/ports/writer'
import { PREMADE_CHARACTERS } from '../../characters/premade.ts'
import { newCanvas } from '../../paint/canvas.ts'
import { createPainter } from '../../painter.ts'
import { writeMusic } from '../scenes/music-scenes.ts'

const [WIDTH, HEIGHT] = [32, 18]
/** Mean difference of the grey thumbnails of neighbouring shots, of 255, that the eye takes for another picture. */
const CLEARLY_DIFFERENT = 12

const SECTIONS = ['intro', 'verse', 'verse', 'chorus', 'chorus', 'verse', 'chorus', 'outro'] as const
const LYRICS = [
  '',
  'Headlights on the rain',
  'I walk along the beach',
  'Dance with me',
  'oh oh oh',
  'The train is leaving',
  'Dance with me',
  '',
]
const moments = SECTIONS.map((section, i): MusicMoment => ({
  section,
  energy: section === 'chorus' ? 0.9 : 0.4,
  durationSeconds: 5,
  words: LYRICS[i]!,
}))

async function thumbnail(image: Uint8Array): Promise<readonly number[]> {
  const [, g] = newCanvas(WIDTH, HEIGHT)
  g.imageSmoothingQuality = 'high'
  g.drawImage(await loadImage(image), 0, 0, WIDTH, HEIGHT)
  const { data } = g.getImageData(0, 0, WIDTH, HEIGHT)
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!)
}

const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

test.each([
  ['singing-dancing', 'pixar', '320x180'],
  ['consistent-character', 'anime', '180x320'],
  ['consistent-style', 'citypop', '320x180'],
  ['lyrics-video', 'photorealistic', '180x320'],
] as const)('no two neighbouring shots of a %s in %s look alike', async (videoType, style, size) => {
  const [{ id, name, look }] = PREMADE_CHARACTERS as [(typeof PREMADE_CHARACTERS)[number]]
  const song = { name: 'Golden Hour' }
  const { shots } = writeMusic({ kind: 'music', videoType, topic: '', song, cast: [{ id, name }], moments, bRoll: true, seed: 3 })
  const thumbnails: (readonly number[])[] = []
  for (const [shotIndex, { plan }] of shots.entries()) {
    const options = { style, shotIndex, shotCount: shots.length, storySeed: 3, plan, companions: [{ id, name, look: { ...look } }] }
    const { images } = await createPainter().doGenerate({
      prompt: '',
      n: 1,
      size,
      aspectRatio: undefined,
      seed: 3 + shotIndex,
      files: undefined,
      mask: undefined,
      providerOptions: { fablecut: options as unknown as JSONObject },
    })
    thumbnails.push(await thumbnail(images[0] as Uint8Array))
  }
  const differences = thumbnails.slice(1).map((one, i) => difference(one, thumbnails[i]!))
  expect(Math.min(...differences), differences.map((one) => one.toFixed(1)).join(' ')).toBeGreaterThan(CLEARLY_DIFFERENT)
})
