import { loadImage } from '@napi-rs/canvas'
import type { StyleValue } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { paintScene } from '../painter.ts'
import { FIFTY_SENTENCES } from './fifty-sentences.ts'
import { detectLocale } from './language.ts'
import { readScene } from './reader.ts'
import type { Scene } from './scene.ts'

const STYLES: readonly StyleValue[] = ['anime', 'ghibli', 'pixar', 'photorealistic', 'cyberpunk', 'citypop', 'metalnoir', 'y2kcollage']
const [WIDTH, HEIGHT] = [480, 270]

async function pixels(scene: Scene, style: StyleValue): Promise<Uint8ClampedArray> {
  const [, g] = newCanvas(WIDTH, HEIGHT)
  g.drawImage(await loadImage((await paintScene(scene, style, WIDTH, HEIGHT)).jpeg), 0, 0)
  return g.getImageData(0, 0, WIDTH, HEIGHT).data
}

function changedPixels(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 36) count++
  return count
}

/** The scene without each listed prop or figure, with the minimum number of pixels that have to differ. */
function without(scene: Scene, drawn: readonly string[]): (readonly [string, Scene, number])[] {
  const props = scene.props.filter(({ word }) => drawn.includes(word))
  return [
    ...props.map((prop) => [prop.word, { ...scene, props: scene.props.filter((other) => other !== prop) }, 30] as const),
    ...scene.who.map((actor, i) => [actor.name, { ...scene, who: scene.who.filter((_, at) => at !== i) }, 200] as const),
  ]
}

const includesNoun = (drawn: readonly string[], noun: string): boolean =>
  drawn.some((name) => name === noun || name.split(' ').includes(noun))

it('nouns of fifty sentences are listed, and everything listed is visible', async () => {
  const counts = new Map<string, { nouns: number; listed: number; things: number; seen: number }>()
  const unseen: string[] = []
  for (const [i, { text, nouns }] of FIFTY_SENTENCES.entries()) {
    const scene = readScene({ prompt: text, storySeed: i * 31 + 3, shotIndex: i % 5, shotCount: 5, seed: 0 })
    const style = STYLES[i % STYLES.length]!
    const { metadata } = await paintScene(scene, style, WIDTH, HEIGHT)
    const whole = await pixels(scene, style)
    const locale = detectLocale(text)
    const count = counts.get(locale) ?? { nouns: 0, listed: 0, things: 0, seen: 0 }
    counts.set(locale, count)
    count.nouns += nouns.length
    count.listed += nouns.filter((noun) => includesNoun(metadata.drawn, noun)).length
    for (const [name, rest, min] of without(scene, metadata.drawn)) {
      count.things++
      if (changedPixels(whole, await pixels(rest, style)) > min) count.seen++
      else unseen.push(`${name} in ${style}`)
    }
  }
  for (const [locale, { nouns, listed, things, seen }] of counts)
    console.log(
      `measured: concrete nouns listed, ${locale} | ${listed} of ${nouns}; ${seen} of ${things} listed things and figures change the picture`,
    )
  for (const { nouns, listed } of counts.values()) expect(listed / nouns).toBeGreaterThanOrEqual(0.8)
  expect(unseen).toEqual([])
})
