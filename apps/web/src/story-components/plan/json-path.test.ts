import { expect, test } from 'vitest'
import { jsonAt, withJsonAt } from './json-path.ts'

const data = { a: { b: [1, { c: 2 }] }, d: 'x' }

test.each([
  [['a', 'b', 1, 'c'], 2],
  [['d'], 'x'],
  [['a', 'z', 0], undefined],
  [[], data],
] as const)('the value at %j is %j', (path, value) => expect(jsonAt(data, path)).toEqual(value))

test('a value is replaced, added or removed in a copy', () => {
  const before = structuredClone(data)
  expect(withJsonAt(data, ['a', 'b', 1, 'c'], 3)).toEqual({ a: { b: [1, { c: 3 }] }, d: 'x' })
  expect(withJsonAt(data, ['a', 'n'], 1)).toEqual({ a: { b: [1, { c: 2 }], n: 1 }, d: 'x' })
  expect(withJsonAt(data, ['d'], undefined)).toEqual({ a: data.a })
  expect(withJsonAt(data, ['a', 'b', 0], undefined)).toEqual({ a: { b: [{ c: 2 }] }, d: 'x' })
  expect(withJsonAt(data, [], 5)).toBe(5)
  expect(data).toEqual(before)
})
