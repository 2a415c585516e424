import { expect, test } from 'vitest'
import { sizesOfThings } from './lyric-shot.ts'

const sizesOf = (what: string) => sizesOfThings([{ what, count: 1 }])

test.each(['bridge', 'street lamp'])('%s is first seen where it is', (what) => {
  expect(sizesOf(what)[0]).toBe('wide')
})

test.each(['letter', 'coffee', 'moon'])('%s is first seen from near', (what) => {
  expect(sizesOf(what)[0]).toBe('insert')
})
