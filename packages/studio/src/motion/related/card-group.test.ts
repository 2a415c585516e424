import { EMPTY_PLAN, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { motionFrame } from '../kit/frame.ts'
import { solidBounds } from '../kit/opaque-part.ts'
import { motionLook } from '../looks/looks.ts'
import { drawingsOf } from '../card/card-drawings-of.ts'
import { createCardGroup } from './card-group.ts'
import { namesOfDrawing } from '../card/drawing-place.ts'

const SNAILS = { what: 'snail', count: 3, position: { relation: 'in', of: 'bowl' } } as const
const namesOn = (things: readonly PlanThing[]) =>
  drawingsOf({ ...EMPTY_PLAN, form: 'words', things }, { template: 'words', words: 'Slow food' }, { seed: 1 }).map(namesOfDrawing)

test('a card shows what is in a thing with that thing, and what is in nothing by itself', () => {
  expect(namesOn([SNAILS, { what: 'bowl', count: 1 }])).toEqual([['bowl', 'snail']])
  expect(namesOn([SNAILS, { what: 'book', count: 1 }])).toEqual([['snail'], ['book']])
})

test('a thing with what is in it is inside its box, with its foot on the ground', async () => {
  const box = { x: 100, y: 100, w: 400, h: 400 }
  const frame = motionFrame(720, 720)
  const place = { box, isOpen: false, isAtEnd: true, stage: 'window', stands: true, isShared: true, at: 0 } as const
  const setting = { style: 'anime', mood: 'calm', hour: 'day', seed: 1, durationSeconds: 3 } as const
  const { part } = await createCardGroup([{ what: 'bowl', count: 1 }, SNAILS], place, setting, motionLook('anime'), frame)
  const [canvas, g] = newCanvas(720, 720)
  part(g, 2.5)
  const drawn = solidBounds(canvas)
  expect(drawn.x).toBeGreaterThan(box.x - 10)
  expect(drawn.x + drawn.w).toBeLessThan(box.x + box.w + 10)
  expect(drawn.y).toBeGreaterThan(box.y - 10)
  // Its shadow falls towards the camera.
  expect(drawn.y + drawn.h).toBeGreaterThan(box.y + box.h - 20)
  expect(drawn.y + drawn.h).toBeLessThan(box.y + box.h * 1.15)
})
