import { expect, it } from 'vitest'
import { ANIMAL_KINDS } from '../characters/animals/animal-species.ts'
import { animal } from '../characters/animals/animal.ts'
import { drawnHeightOf, drawnLengthOf, lifeScaleOf } from '../characters/animals/life-size.ts'
import { newCanvas } from '../paint/canvas.ts'
import { figure, sampleScene, thing } from '../testing/sample-plan.ts'
import { SETTINGS } from '../settings/settings.ts'
import { styleOf } from '../styles/styles.ts'
import { blockView, sceneInView } from './view-blocking.ts'
import { viewFrame } from './view-frame.ts'

const ADULT = 100
const SIDE = 400

/** Bounding box of an animal beside an adult of 100 pixels. */
function drawnBox(kind: (typeof ANIMAL_KINDS)[number]) {
  const [, g] = newCanvas(SIDE, SIDE)
  const look = { ...styleOf('anime').look('day'), groundShadow: false }
  animal({ g, look, unit: 0.2 }, SIDE / 2, SIDE * 0.9, ADULT * 0.42, kind, { seconds: 0, walking: false, blink: 0 })
  const { data } = g.getImageData(0, 0, SIDE, SIDE)
  const inside = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) => data[i * 4 + 3]! > 60)
  const xs = inside.map((i) => i % SIDE)
  return { up: SIDE * 0.9 - Math.floor(inside[0]! / SIDE), length: Math.max(...xs) - Math.min(...xs) }
}

it.each(ANIMAL_KINDS)('the drawing of a %s is as high and as long as its entry says', (kind) => {
  const { up, length } = drawnBox(kind)
  expect(Math.abs(length / ADULT - drawnLengthOf(kind))).toBeLessThan(0.05)
  if (kind !== 'fish' && kind !== 'whale' && kind !== 'dolphin') expect(Math.abs(up / ADULT - drawnHeightOf(kind))).toBeLessThan(0.05)
})

type Size = readonly [width: number, height: number]
const LANDSCAPE: Size = [1280, 720]
const SIZES: readonly Size[] = [LANDSCAPE, [720, 1280], [720, 720]]

function blockingOf(content: Parameters<typeof sampleScene>[0], [width, height]: Size) {
  const scene = sceneInView(sampleScene({ place: 'garden', ...content }))
  const frame = viewFrame(width, height, scene.view!)
  const composition = SETTINGS[scene.where].compose({ frame, time: 'day', weather: 'clear', seed: 5, where: scene.where })
  return { frame, ...blockView(scene, composition, frame, styleOf('pixar')) }
}

const GIRL = 0.74
const heightBeside = (kind: (typeof ANIMAL_KINDS)[number], size: 'wide' | 'full' | 'medium', shape: Size): number => {
  const { stands } = blockingOf({ cast: [figure('girl'), figure(kind)], camera: { size } }, shape)
  return (drawnHeightOf(kind) * stands[1]!.height) / (GIRL * stands[0]!.height)
}

it.each(SIZES)('animals beside a girl are as large as in life in %i×%i', (...shape) => {
  for (const size of ['wide', 'full', 'medium'] as const) {
    expect(heightBeside('fox', size, shape)).toBeLessThan(0.55)
    expect(heightBeside('cat', size, shape)).toBeLessThan(heightBeside('dog', size, shape))
    expect(heightBeside('mouse', size, shape)).toBeLessThan(0.2)
    expect(heightBeside('horse', size, shape)).toBeGreaterThan(1.3)
    expect(heightBeside('elephant', size, shape)).toBeGreaterThan(1.9)
  }
})

it('animals alone keep the size that shows them best', () => {
  const [alone] = blockingOf({ cast: [figure('fox')], camera: { size: 'full' } }, LANDSCAPE).stands
  const [, beside] = blockingOf({ cast: [figure('girl'), figure('fox')], camera: { size: 'full' } }, LANDSCAPE).stands
  expect(beside!.height / alone!.height).toBeLessThanOrEqual(lifeScaleOf('fox'))
})

it.each(SIZES)('things beside somebody are there, whole, and in the sizes of life in %i×%i', (...shape) => {
  for (const [what, centimetres] of [
    ['chair', 95],
    ['bicycle', 170],
    ['bucket', 36],
    ['barrel', 90],
  ] as const) {
    const { placed, stands } = blockingOf({ cast: [figure('girl')], things: [thing(what)], camera: { size: 'full' } }, shape)
    const [{ slot }] = placed as [(typeof placed)[number]]
    expect(slot.x - slot.size / 2, what).toBeGreaterThanOrEqual(0)
    expect(slot.x + slot.size / 2, what).toBeLessThanOrEqual(shape[0])
    const ratio = slot.size / stands[0]!.height / (centimetres / 175)
    expect(ratio, what).toBeGreaterThan(0.5)
    expect(ratio, what).toBeLessThan(1.25)
  }
})

it.each(SIZES)('a house, a bus and a tree are whole behind somebody in %i×%i', (...shape) => {
  for (const what of ['house', 'bus', 'tree']) {
    const { placed, stands } = blockingOf({ cast: [figure('girl')], things: [thing(what)], camera: { size: 'full' } }, shape)
    const [{ slot }] = placed as [(typeof placed)[number]]
    expect(slot.y - slot.size, what).toBeGreaterThan(0)
    expect(slot.y, what).toBeLessThan(stands[0]!.y)
    expect(slot.size, what).toBeGreaterThan(shape[1] * 0.25)
  }
})
