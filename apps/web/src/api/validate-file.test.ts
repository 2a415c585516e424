import { expect, test } from 'vitest'
import { fileErrorText, validateFile } from './validate-file.ts'

const file = (name: string, type: string, size = 1) => ({ name, type, size })

test.each([
  [validateFile(file('a.png', 'image/png')), null],
  [validateFile(file('a.pdf', 'application/pdf')), 'Unsupported file type: a.pdf'],
  [validateFile(file('a.png', 'image/png', 11 * 1024 * 1024)), 'a.png is too large (max 10MB)'],
  [validateFile(file('a.mp4', 'video/mp4'), 'image'), 'a.mp4 type not supported for image'],
  [validateFile(file('a.zip', 'application/zip'), 'file'), 'file uploads not supported yet'],
])('a rejected file is explained: %s (ED-60)', (text, expected) => {
  expect(text).toBe(expected)
})

test('a rejection without a specific reason is an invalid type (E-322)', () => {
  expect(fileErrorText({ code: 'unspecified' } as never, 'a.png')).toBe('Invalid file type')
})
