import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describe, expect, test } from 'vitest'
import { type Canvas, linear, newCanvas } from '../paint/canvas.ts'
import { createForegroundOf, isBareBelow } from './close-foreground.ts'

const TALL = [180, 320] as const
/** A floor that gets darker towards its foot; `thing` stands on its lower part. */
function floor([width, height]: readonly [number, number], thing = false): Canvas {
  const [canvas, g] = newCanvas(width, height)
  g.fillStyle = linear(g, 0, 0, 0, height, ['#d8c0a0', '#806040'])
  g.fillRect(0, 0, width, height)
  g.fillStyle = '#101838'
  if (thing) g.fillRect(0, height * 0.8, width * 0.5, height * 0.2)
  return canvas
}

const pixelsOf = (canvas: Canvas, from: number, to: number) => {
  const { width, height } = canvas
  const top = Math.round(height * from)
  return Array.from(canvas.getContext('2d').getImageData(0, top, width, Math.round(height * to) - top).data)
}
async function drawnOn(plan: Partial<ShotPlan>, size: readonly [number, number], thing = false) {
  const picture = floor(size, thing)
  const [before, upper] = [pixelsOf(picture, 0.75, 1), pixelsOf(picture, 0, 0.62)]
  const draw = await createForegroundOf({ plan: { ...EMPTY_PLAN, ...plan }, seed: 1 }, 'anime', picture)
  draw(picture, 1)
  return {
    isDrawn: pixelsOf(picture, 0.75, 1).some((value, i) => value !== before[i]),
    isUpperKept: pixelsOf(picture, 0, 0.62).every((value, i) => value === upper[i]),
  }
}

test('light that falls off is bare, a thing is not', () => {
  expect(isBareBelow(floor(TALL))).toBe(true)
  expect(isBareBelow(floor(TALL, true))).toBe(false)
})

describe('something close to the camera', () => {
  test.each([
    ['a room', { place: 'kitchen' }],
    ['a forest', { place: 'forest' }],
    ['a card at a place behind it', { form: 'words', backdrop: 'place/kitchen' }],
  ] as const)('fills the bare foot of a tall frame of %s, below its captions', async (_, plan) => {
    expect(await drawnOn(plan as Partial<ShotPlan>, TALL)).toEqual({ isDrawn: true, isUpperKept: true })
  })

  test('is neither in wide frames, nor where something is, nor on the sea', async () => {
    expect((await drawnOn({ place: 'kitchen' }, [320, 180])).isDrawn).toBe(false)
    expect((await drawnOn({ place: 'kitchen' }, TALL, true)).isDrawn).toBe(false)
    expect((await drawnOn({ place: 'sea' }, TALL)).isDrawn).toBe(false)
  })

  test('is no plant of a room in a street, and nothing from a table before a door', async () => {
    expect((await drawnOn({ place: 'street' }, TALL)).isDrawn).toBe(false)
    expect((await drawnOn({ place: 'room', things: [{ what: 'door', count: 1 }] }, TALL)).isDrawn).toBe(false)
  })

  test('is nowhere without a place', async () => {
    expect((await drawnOn({ things: [{ what: 'cup', count: 1 }] }, TALL)).isDrawn).toBe(false)
  })
})
