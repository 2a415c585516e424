import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { drawShadowOf } from '../shadows/contact-shadow.ts'
import type { PlacedThing } from '../things-layout.ts'
import { placedEvent } from './placed-event.ts'

const placedAs = (what: string, event: NonNullable<PlacedThing['thing']['event']>, phase: number, count = 1): PlacedThing => ({
  thing: { what, count, event },
  x: 100,
  y: 100,
  size: 100,
  at: 0,
  phase,
  stands: true,
})

/** Where and how strongly the shadow of a thing is drawn in the middle of a shot of four seconds. */
function shadowOf(placed: PlacedThing) {
  const [, g] = newCanvas(10, 10)
  const drawn: { readonly x: number; readonly show: number }[] = []
  drawShadowOf(g, placed, (_, { x }, show) => drawn.push({ x, show }), { seconds: 2, durationSeconds: 4 })
  return drawn[0]!
}

test('the shadow of a later one of many goes as late as the thing itself', () => {
  const [first, late] = [placedAs('vase', 'break', 0, 5), placedAs('vase', 'break', 0.21, 5)]
  expect(placedEvent(late, 2, 4).part).toBeLessThan(placedEvent(first, 2, 4).part)
  expect(shadowOf(late).show).toBeGreaterThan(shadowOf(first).show)
})

test('the shadow of what topples goes aside with it', () => {
  const tree = placedAs('tree', 'fall', 0)
  const { dx = 0 } = placedEvent(tree, 2, 4).motion
  expect(Math.abs(dx)).toBeGreaterThan(0.05)
  expect(shadowOf(tree).x).toBeCloseTo(100 + dx * 100)
})

test('where a picture shows its event by itself, nothing else moves', () => {
  expect(placedEvent(placedAs('candle', 'burn', 0), 2, 4)).toMatchObject({ event: undefined, motion: {} })
  expect(shadowOf(placedAs('bee', 'swarm', 0)).x).toBe(100)
})
