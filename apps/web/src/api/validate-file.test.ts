import { checkFile } from '@fablecut/domain/story/file-types'
import { expect, test, vi } from 'vitest'
import { validateFile } from './validate-file.ts'

vi.mock(import('@fablecut/domain/story/file-types'), async (original) => {
  const module = await original()
  return { ...module, checkFile: vi.fn(module.checkFile) }
})

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
  vi.mocked(checkFile).mockReturnValueOnce({ code: 'unspecified' } as never)
  expect(validateFile(file('a.png', 'image/png'))).toBe('Invalid file type')
})
