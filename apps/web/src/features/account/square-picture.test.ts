import { describe, expect, it } from 'vitest'
import { squareOf } from './square-picture.ts'

describe('profile picture', () => {
  it.each([
    [1920, 1080, { x: 420, y: 0, side: 1080, edge: 512 }],
    [1080, 1921, { x: 0, y: 420, side: 1080, edge: 512 }],
    [300, 200, { x: 50, y: 0, side: 200, edge: 200 }],
    [1, 1, { x: 0, y: 0, side: 1, edge: 1 }],
  ])('of %i x %i is cropped to its centred square, never enlarged', (width, height, square) =>
    expect(squareOf(width, height)).toEqual(square),
  )
})
