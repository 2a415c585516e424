import { expect, test } from 'vitest'
import { readPlace, writePlace } from './panel-storage.ts'

const remembering = (text: string | null) => ({ getItem: () => text, setItem: () => undefined })
const START = { x: 24, y: 72 }

const refused = () => {
  throw new Error('QuotaExceededError')
}

test.each([null, 'nonsense', '{}', '{"x":1}', '{"x":1,"y":"2"}'])('an invalid position falls back to the default: %s', (text) => {
  expect(readPlace(remembering(text))).toEqual(START)
})

test('a stored position is read back', () => {
  expect(readPlace(remembering('{"x":1,"y":2}'))).toEqual({ x: 1, y: 2 })
})

test('full or forbidden storage is ignored', () => {
  expect(() => writePlace({ getItem: refused, setItem: refused }, { x: 1, y: 2 })).not.toThrow()
  expect(readPlace({ getItem: refused, setItem: refused })).toEqual(START)
})
