import { expect, test } from 'vitest'
import { withOwnIds } from './with-own-ids.ts'

const ids = new Map([['a1', 'b1']])

test('ids and URLs of known files are replaced anywhere in a value; everything else is unchanged', () => {
  const input = {
    id: 'a1',
    deep: [{ url: '/media/a1/image.png', other: '/media/a2/image.png' }, null, 3, true],
    outside: 'https://films.example.org/media/a1/audio.mp3',
    words: 'a1 is a road, /media/a1/x is an address in a sentence',
    a1: 'a key',
  }
  expect(withOwnIds(input, ids)).toEqual({
    id: 'b1',
    deep: [{ url: '/media/b1/image.png', other: '/media/a2/image.png' }, null, 3, true],
    outside: 'https://films.example.org/media/b1/audio.mp3',
    words: 'a1 is a road, /media/a1/x is an address in a sentence',
    a1: 'a key',
  })
})
