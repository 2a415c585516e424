import { expect, test } from 'vitest'
import { acceptedFiles, checkFile, fileTypeOf, isAccepted, fileTypeOfMime, sizeLimitText } from './file-types.ts'

test.each([
  ['', 'video/mp4', 'video'],
  ['a.MP3', '', 'audio'],
  ['a.xyz', '', null],
  ['a.mkv', '', 'video'],
  ['noending', '', null],
])('the file %s with media type "%s" has the type %s (E-229)', (name, type, fileType) => {
  expect(fileTypeOf({ name, type })).toBe(fileType)
})

const file = (name: string, type: string, size = 1) => ({ name, type, size })

test.each([
  [file('a.pdf', 'application/pdf'), undefined, { code: 'unsupported' }],
  [file('a.txt', 'text/plain'), 'file', { code: 'no_limit', fileType: 'file' }],
  [file('big.png', 'image/png', 10_485_761), undefined, { code: 'too_large', maxBytes: 10_485_760 }],
  [file('big.png', 'image/png', 10_485_760), undefined, null],
  [file('big.mp4', 'video/mp4', 104_857_601), undefined, { code: 'too_large', maxBytes: 104_857_600 }],
  [file('a.mkv', 'video/x-matroska'), 'video', { code: 'wrong_type', fileType: 'video' }],
  [file('a.png', 'image/png'), 'video', { code: 'wrong_type', fileType: 'video' }],
  [file('a.flac', 'audio/flac'), undefined, { code: 'wrong_type', fileType: 'audio' }],
  [file('a.svg', 'image/svg+xml'), undefined, { code: 'wrong_type', fileType: 'image' }],
  [file('a.m4a', 'audio/x-m4a'), 'audio', null],
  [file('a.mov', ''), 'video', null],
] as const)('%o requested as %s: %o (E-231..E-233, E-318..E-321)', (input, as, expected) => {
  expect(checkFile(input, as)).toEqual(expected)
})

test('lists of accepted files may contain whole types (E-230)', () => {
  expect(isAccepted(file('a', 'video/webm'), ['video/*'])).toBe(true)
  expect(isAccepted(file('a', 'audio/webm'), ['video/*'])).toBe(false)
  expect(isAccepted(file('A.MOV', ''), acceptedFiles('video'))).toBe(true)
})

test('text of a limit, and the type of a media type', () => {
  expect([sizeLimitText(10_485_760), fileTypeOfMime('image/png'), fileTypeOfMime('image/bmp')]).toEqual(['10MB', 'image', null])
})
