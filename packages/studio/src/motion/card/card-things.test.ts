import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { motionFrame } from '../kit/frame.ts'
import { motionLook } from '../looks/looks.ts'
import { createCardThings } from './card-things.ts'
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
  return drawn.slice(drawn.indexOf(true), drawn.lastIndexOf(true)).filter((isDrawn) => !isDrawn).length
}

test('many things on a table are a heap, none of them hangs in the air above it', async () => {
  expect(await emptyRows('floor')).toBeGreaterThan(0)
  expect(await emptyRows('table')).toBe(0)
})
