import { expect, test } from 'vitest'
import { isRecent } from './check.ts'

test.each([
  ['ffmpeg version 5.1.9-0+deb12u1 Copyright', true],
  ['ffmpeg version 4.4.2-0ubuntu0.22.04.1', false],
  ['ffmpeg version 5.0.1', false],
  ['ffmpeg version n7.1', true],
  ['ffmpeg version 10.0', true],
  ['ffmpeg version N-118000-gabcdef', true],
  ['something else', false],
])('%s: recent enough %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected)
})
