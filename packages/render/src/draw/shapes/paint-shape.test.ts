import { expect, test } from 'vitest'
import { SHAPES } from '@fablecut/domain/timeline/titles'
import { RecordingContext } from '../testing/recording-context.ts'
import { paintShape } from './paint-shape.ts'

const OUTPUT = { width: 1280, height: 720 }

test.each(SHAPES)('a %s is painted around the centre of the frame', (shape) => {
  const context = new RecordingContext()
  paintShape(context.asContext, { shape, width: 0.5, height: 0.25, fill: '#ff0000', stroke: '#0000ff', strokeWidth: 0.01 }, OUTPUT)
  expect(context.openSaves).toBe(0)
  expect(context.named('stroke')[0]?.style).toMatchObject({ strokeStyle: '#0000ff', transform: [1, 1, 640, 360] })
  expect(context.named('fill').map(({ style }) => style.fillStyle)).toEqual(shape === 'line' ? [] : ['#ff0000'])
  const numbers = (context.named('stroke')[0]!.at as unknown[][]).flatMap((step) => step.slice(1) as number[])
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(360)
})

test('a shape without fill and stroke is invisible, a line is not', () => {
  const context = new RecordingContext()
  paintShape(context.asContext, { shape: 'star', width: 0.5, height: 0.5 }, OUTPUT)
  expect(context.marks).toEqual([])
  paintShape(context.asContext, { shape: 'line', width: 0.5, height: 0.01 }, OUTPUT)
  expect(context.named('stroke')).toHaveLength(1)
})
