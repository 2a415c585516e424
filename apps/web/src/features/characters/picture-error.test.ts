import { expect, test } from 'vitest'
import { pictureError } from './picture-error.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  [[file('a.png', 'image/png')], null],
  [[file('a.webp', 'image/webp')], null],
  [[file('a.gif', 'image/gif')], 'a.gif type not supported for image'],
  [[file('a.svg', 'image/svg+xml')], 'a.svg type not supported for image'],
  [[file('a.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)], 'a.jpg is too large (max 10MB)'],
  [[file('a.png', 'image/png'), file('b.png', 'image/png')], 'Only one file can be uploaded at a time. Please select a single file.'],
])('%j shows %s', (files, expected) => {
  expect(pictureError(files)).toBe(expected)
})
