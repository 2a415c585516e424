import { expect, test } from 'vitest'
import { type Canvas, newCanvas } from '../../paint/canvas.ts'
import { propSprite } from '../../props/sprite.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { styleOf } from '../../styles/styles.ts'
import { motionFrame } from '../kit/frame.ts'
import { motionLook } from '../looks/looks.ts'
import { spriteOfThing } from '../placed-thing.ts'
import type { PlacedThing } from '../things-layout.ts'
import { belowTop, createCardThings } from './card-things.ts'
import type { CardStage } from './drawing-place.ts'

/** Rows of pixels without anything between the highest and the lowest that something is drawn in. */
async function emptyRows(stage: CardStage): Promise<number> {
  const [width, height] = [240, 240]
  const box = { x: 60, y: 120, w: 300, h: 500 }
  const place = { box, isOpen: false, isAtEnd: true, stage, stands: true, isShared: true, at: 0 }
  const setting = { style: 'anime', mood: 'calm', hour: 'day', seed: 1, durationSeconds: 3 } as const
  const frame = motionFrame(width, height)
  const { part } = await createCardThings({ what: 'ball', count: 200 }, place, setting, motionLook('anime'), frame)
  const [, g] = newCanvas(width, height)
  g.scale(frame.scale, frame.scale)
  part(g, 2.6)
  const { data } = g.getImageData(0, 0, width, height)
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3]!))
  const drawn = rows.map((row) => row.some((alpha) => alpha > 90))
  expect(drawn).toContain(true)
  return drawn.slice(drawn.indexOf(true), drawn.lastIndexOf(true)).filter((isDrawn) => !isDrawn).length
}

test('many things on a table are a heap, none of them hangs in the air above it', async () => {
  expect(await emptyRows('window')).toBeGreaterThan(0)
  expect(await emptyRows('table')).toBe(0)
})

/** How much brighter the upper part of a picture is than its foot. */
function fallOf(canvas: Canvas): number {
  const meanOf = (part: number): number => {
    const { data } = canvas.getContext('2d').getImageData(canvas.width * 0.3, canvas.height * part, canvas.width * 0.4, 6)
    let [sum, count] = [0, 0]
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3]! > 200) [sum, count] = [sum + data[i]! + data[i + 1]! + data[i + 2]!, count + 1]
    return sum / Math.max(1, count)
  }
  return meanOf(0.4) / meanOf(0.8)
}

test('a thing beside words is lit from above in the light of its style', async () => {
  const lit = await spriteOfThing({ thing: { what: 'box', count: 1 }, size: 96 }, { style: 'photorealistic', hour: 'day' }, 1)
  const plain = await propSprite(iconOf('box')!, 96, { look: styleOf('photorealistic').look('day'), unit: 1 })
  expect(fallOf(lit.canvas)).toBeGreaterThan(fallOf(plain.canvas) * 1.05)
})

test('what rises or grows stays below the upper edge of its box, what is launched leaves it', () => {
  const box = { x: 0, y: 40, w: 600, h: 500 }
  const place = { box, isOpen: false, isAtEnd: true, stage: 'window', stands: true, at: 0 } as const
  const bounds = { x: -0.4, y: -0.25, w: 0.8, h: 0.5 }
  const at = (event: 'rise' | 'grow' | 'launch' | undefined): number => {
    const thing = { what: 'ash', count: 1, ...(event && { event }) }
    const placed: PlacedThing = { thing, x: 300, y: 540 - 0.25 * 960, size: 960, at: 0, phase: 0, stands: true, foot: 0.25 }
    return belowTop(placed, bounds, place, { seconds: 2.9, durationSeconds: 3 })
  }
  // Its top was at 300 - 0.25 * 960 - 0.2 * 960.
  expect(at('rise')).toBeGreaterThan(100)
  expect(at('grow')).toBeGreaterThan(0)
  expect(at('launch')).toBe(0)
  expect(at(undefined)).toBe(0)
})
