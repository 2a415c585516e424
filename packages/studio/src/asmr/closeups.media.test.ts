import { loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { ImageMetadata } from '@fablecut/generation/ports/options'
import { newCanvas } from '../paint/canvas.ts'
import { createPainter } from '../painter.ts'
import { CLOSEUPS } from './closeup.ts'
import { closeupFromJson, type CloseupShot, createCloseupRenderer, closeupToJson } from './draw-closeup.ts'

const [WIDTH, HEIGHT] = [320, 180]
const shotOf = (closeup: CloseupShot['closeup'], material = 'Clay'): CloseupShot => ({ closeup, material, seed: 3, angle: 0, shot: 0 })

function pixelsAt(shot: CloseupShot, seconds: number, [width, height] = [WIDTH, HEIGHT]): Uint8Array {
  const screen = createCloseupRenderer(shot, width!, height!)
  screen.render(seconds)
  return Uint8Array.from(screen.canvas.data())
}

/** Part of the pixels that differ visibly. */
function difference(a: Uint8Array, b: Uint8Array): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 40) count++
  return count / (a.length / 4)
}

describe.each(CLOSEUPS)('%s', (closeup) => {
  test('changes over time and is deterministic', () => {
    const screen = createCloseupRenderer(shotOf(closeup), WIDTH, HEIGHT)
    const at = (seconds: number) => (screen.render(seconds), Uint8Array.from(screen.canvas.data()))
    for (const start of [0, 1.5, 3.5]) expect(difference(at(start), at(start + 0.5)), `from ${start} s`).toBeGreaterThan(0.001)
    expect(Buffer.compare(pixelsAt(shotOf(closeup), 1.5), at(1.5))).toBe(0)
  })

  test('shows its material', () => {
    const [clay, crystal] = [pixelsAt(shotOf(closeup), 2), pixelsAt(shotOf(closeup, 'Crystal'), 2)]
    expect(difference(clay, crystal)).toBeGreaterThan(0.02)
  })

  test('fills a portrait frame', () => {
    const upright = pixelsAt(shotOf(closeup), 1, [180, 320])
    expect(upright.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
  })
})

test('materials differ', () => {
  const names = ['Fruit', 'Baked Goods', 'Toys', 'Electronics', 'Glass', 'Clay', 'Crystal', 'moon cheese', 'wet velvet']
  const looks = names.map((name) => Buffer.from(pixelsAt(shotOf('slime', name), 0)).toString('base64'))
  expect(new Set(looks).size).toBe(names.length)
})

test('the animator continues a painted close-up', async () => {
  const { images, providerMetadata } = await createPainter().doGenerate({
    prompt: 'A knife cutting Glass',
    n: 1,
    size: '320x180',
    aspectRatio: undefined,
    seed: 1,
    files: undefined,
    mask: undefined,
    providerOptions: {
      fablecut: { style: 'photorealistic', shotIndex: 1, shotCount: 3, storySeed: 4, asmr: { type: 'cutting', material: 'Glass' } },
    },
  })
  const { drawn, scene } = providerMetadata!.fablecut as unknown as ImageMetadata
  expect(drawn).toContain('Glass')
  const shot = closeupFromJson(scene)!
  const [canvas, g] = newCanvas(WIDTH, HEIGHT)
  g.drawImage(await loadImage(images[0] as Uint8Array), 0, 0)
  expect(difference(Uint8Array.from(canvas.data()), pixelsAt(shot, 0))).toBeLessThan(0.02)
  expect(closeupFromJson(closeupToJson(shot))).toEqual(shot)
  expect(closeupFromJson({ closeup: 'melting', material: 'x' })).toBeNull()
})

test('neighbouring shots of a film show the same material in another composition', () => {
  for (const closeup of CLOSEUPS) {
    const shots = [0, 1, 2].map((angle) => pixelsAt({ ...shotOf(closeup, 'Fruit'), angle: angle as CloseupShot['angle'], shot: angle }, 1))
    for (const [i, shot] of shots.entries()) expect(difference(shot, shots[(i + 1) % 3]!), `${closeup} ${i}`).toBeGreaterThan(0.2)
  }
})

test('the blade comes down with the sounds it is given', () => {
  const screen = createCloseupRenderer(shotOf('cutting'), WIDTH, HEIGHT, [0.5])
  const at = (seconds: number) => (screen.render(seconds), Uint8Array.from(screen.canvas.data()))
  const [before, cut, after] = [at(0), at(0.7), at(2)]
  expect(difference(before, cut)).toBeGreaterThan(0.02)
  // The camera alone comes nearer then.
  const slow = difference(at(2.4), after)
  expect(slow).toBeGreaterThan(0.001)
  expect(slow).toBeLessThan(difference(before, cut) * 0.8)
})
