import { expect, test } from 'vitest'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { drawChanging } from '../motion/events/draw-event.ts'
import { styleOf } from '../styles/styles.ts'
import { type PropSprite, propSprite, type SpriteOptions } from './sprite.ts'

const SIZE = 160
const spriteIn = (name: string, style: Parameters<typeof styleOf>[0], options: Pick<SpriteOptions, 'state' | 'event'> = {}) =>
  propSprite(name, SIZE, { look: styleOf(style).look('day'), unit: 1, ...options })

/** Solid pixels of a picture in a part of the square of its thing. */
function solidIn({ canvas, pixels }: Pick<PropSprite, 'canvas' | 'pixels'>, [x, y, toX, toY]: readonly [number, number, number, number]) {
  const [left, top] = [(canvas.width - pixels) / 2, (canvas.height - pixels) / 2]
  const data = canvas.data()
  let count = 0
  for (let row = Math.round(top + y * pixels); row < top + toY * pixels; row++)
    for (let column = Math.round(left + x * pixels); column < left + toX * pixels; column++)
      if (data[(row * canvas.width + column) * 4 + 3]! > 110) count++
  return count
}

const DROP = [0.1, 0.7, 0.4, 0.96] as const
const PIPE = [0.1, 0.02, 1, 0.62] as const

test.each(['anime', 'metalnoir', 'ghibli', 'photorealistic'] as const)(
  'a dry tap has lost its drop and nothing else in %s',
  async (style) => {
    const [running, dry] = [await spriteIn('tap', style), await spriteIn('tap', style, { state: 'dry' })]
    expect(solidIn(running, DROP)).toBeGreaterThan(100)
    expect(solidIn(dry, DROP)).toBe(0)
    expect(solidIn(dry, PIPE)).toBe(solidIn(running, PIPE))
  },
)

test.each(['anime', 'metalnoir'] as const)('an icon that is dry loses its water in %s', async (style) => {
  const whole = [0, 0, 1, 1] as const
  const [running, dry] = [await spriteIn('fountain', style), await spriteIn('fountain', style, { state: 'dry' })]
  const left = solidIn(dry, whole) / solidIn(running, whole)
  expect(left).toBeLessThan(0.97)
  expect(left).toBeGreaterThan(0.3)
})

/** Brightness of a sprite at a part of its event, of its upper half. */
function brightnessAt(sprite: PropSprite, part: number): number {
  const [canvas, g] = newCanvas(SIZE * 2, SIZE * 2)
  g.translate(SIZE, SIZE)
  const extent = (sprite.canvas.width / sprite.pixels) * SIZE
  drawChanging(g, sprite, 'go-out', { part, seconds: part * 3, size: SIZE, extent })
  const data = canvas.data()
  let sum = 0
  for (let i = 0; i < data.length / 2; i += 4) sum += (data[i]! * data[i + 3]!) / 255
  return sum / (data.length / 8)
}

test('a candle that burns goes out: its fire is gone after the change', async () => {
  const sprite = await spriteIn('candle', 'anime', { state: 'burning', event: 'go-out' })
  expect(sprite.end).toBeDefined()
  expect(brightnessAt(sprite, 0.9)).toBeLessThan(brightnessAt(sprite, 0.1) * 0.4)
})

test('what is already in the state of its end does not change', async () => {
  expect((await spriteIn('candle', 'anime', { state: 'unlit', event: 'go-out' })).end).toBeUndefined()
})

const meanRed = (canvas: Canvas): number => {
  const data = canvas.data()
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 110) [sum, count] = [sum + data[i]!, count + 1]
  return sum / count
}

test('a fire that is out leaves charred wood on the ground', async () => {
  const [fire, out] = [await spriteIn('fire', 'anime'), await spriteIn('fire', 'anime', { state: 'unlit' })]
  expect(solidIn(out, [0, 0.7, 1, 1])).toBeGreaterThan(500)
  expect(solidIn(out, [0, 0, 1, 0.6])).toBe(0)
  expect(meanRed(out.canvas)).toBeLessThan(meanRed(fire.canvas) * 0.6)
})
