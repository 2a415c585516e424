import { expect, test } from 'vitest'
import { isSameInput } from './same-input.ts'

const sent = { prompt: 'A fox', size: { width: 16, height: 9 }, images: ['data:a', 'data:b'], sound: false }

test.each([
  [{ ...sent }, true],
  [{ ...sent, images: ['https://v3.fal.media/a', 'https://v3.fal.media/b'] }, true],
  [{ ...sent, images: ['https://v3.fal.media/a'] }, false],
  [{ ...sent, images: [1, 2] }, false],
  [{ ...sent, prompt: 'A fox.' }, false],
  [{ ...sent, size: { width: 16, height: 10 } }, false],
  [{ ...sent, sound: null }, false],
  [{ ...sent, seed: 1 }, false],
  [{ prompt: 'A fox' }, false],
  [undefined, false],
])('a job of %o: %o', (listed, isSame) => {
  expect(isSameInput(sent, listed)).toBe(isSame)
})
