import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { createOpeningTitle, hasRoomForTitle } from './opening-title.ts'

/** Pixels of a box that a title covers, in parts. */
function coveredPart(
  [width, height]: readonly [number, number],
  words: string,
  head: { x: number; y: number; w: number; h: number },
  box: { x: number; y: number; w: number; h: number },
): number {
  const [canvas, g] = newCanvas(width, height)
  createOpeningTitle({ words, style: 'anime', width, height, language: 'en' })(g, 1, [head])
  const { data } = canvas.getContext('2d').getImageData(box.x, box.y, box.w, box.h)
  let covered = 0
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 0) covered++
  return covered / (data.length / 4)
}

const WORDS = 'Every Champion Was Once a Beginner'

test.each([
  ['tall', [720, 1280], { x: 60, y: 0, w: 600, h: 800 }, { x: 150, y: 330, w: 420, h: 400 }],
  ['wide', [1280, 720], { x: 430, y: 0, w: 500, h: 640 }, { x: 510, y: 262, w: 340, h: 330 }],
] as const)('the title of a %s film leaves a large face free', (_, size, head, face) => {
  expect(coveredPart(size, WORDS, head, face)).toBe(0)
  expect(coveredPart(size, WORDS, head, { x: 0, y: 0, w: size[0], h: size[1] })).toBeGreaterThan(0.04)
})

test('a title has room in a free corner, and none where drawings fill the picture', () => {
  const request = { words: WORDS, style: 'anime', width: 1280, height: 720, language: 'en' }
  expect(hasRoomForTitle(request, [])).toBe(true)
  expect(hasRoomForTitle(request, [{ x: 700, y: 100, w: 400, h: 500 }])).toBe(true)
  expect(hasRoomForTitle(request, [{ x: -700, y: -400, w: 2700, h: 1500 }])).toBe(false)
})
