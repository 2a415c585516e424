import { loadImage } from '@napi-rs/canvas'
import type { StyleValue } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { paintScene } from '../painter.ts'
import { FIFTY_SENTENCES } from './fifty-sentences.ts'
import { readScene } from './reader.ts'
import type { Scene } from './scene.ts'

const sceneOf = (text: string, i: number): Scene =>
  readScene({ prompt: text, storySeed: i * 31 + 3, shotIndex: i % 5, shotCount: 5, seed: 0 })

/** Whether a noun is a listed name or a word of one. */
const includesNoun = (drawn: readonly string[], noun: string): boolean =>
  drawn.some((name) => name === noun || name.split(' ').includes(noun))

it('of fifty sentences in six languages at least nine in ten concrete nouns are drawn', async () => {
  const missing: string[] = []
  let count = 0
  for (const [i, { text, nouns }] of FIFTY_SENTENCES.entries()) {
    const { metadata } = await paintScene(sceneOf(text, i), 'photorealistic', 240, 136)
    count += nouns.length
    missing.push(...nouns.filter((noun) => !includesNoun(metadata.drawn, noun)))
  }
  expect(count).toBe(197)
  expect(missing.length / count, missing.join(', ')).toBeLessThan(0.1)
})

async function pixels(scene: Scene, style: StyleValue): Promise<Uint8ClampedArray> {
  const [canvas, g] = newCanvas(480, 270)
  g.drawImage(await loadImage((await paintScene(scene, style, 480, 270)).jpeg), 0, 0)
  return canvas.getContext('2d').getImageData(0, 0, 480, 270).data
}

function changedPixels(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 36) count++
  return count
}

it.each([
  [0, 'anime'],
  [13, 'ghibli'],
  [28, 'metalnoir'],
  [34, 'pixar'],
  [42, 'photorealistic'],
] as const)('each listed prop and figure of sentence %i changes the image in %s', async (i, style) => {
  const scene = sceneOf(FIFTY_SENTENCES[i]!.text, i)
  expect(scene.props.length).toBeGreaterThan(0)
  const whole = await pixels(scene, style)
  for (const prop of scene.props) {
    const without = { ...scene, props: scene.props.filter((other) => other !== prop) }
    expect(changedPixels(whole, await pixels(without, style)), prop.word).toBeGreaterThan(30)
  }
  for (const actor of scene.who)
    expect(
      changedPixels(whole, await pixels({ ...scene, who: scene.who.filter((other) => other !== actor) }, style)),
      actor.name,
    ).toBeGreaterThan(200)
})
