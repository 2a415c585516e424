import { afterEach, expect, test, vi } from 'vitest'
import { uploadImage } from './upload-image.ts'

afterEach(() => void vi.unstubAllGlobals())

const FILE = new File(['x'], 'me.png', { type: 'image/png' })
const response = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test.each([
  [500, { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side', data: {} }],
  [500, null],
  [200, {}],
])('an upload rejected with %d %o fails with the text of the form (C-343)', async (status, body) => {
  response(status, body)
  await expect(uploadImage(FILE, 'Failed to upload image. Please try again.')).rejects.toThrow('Failed to upload image. Please try again.')
})

test('an error response keeps its own message', async () => {
  response(415, { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This type of file is not supported.', data: {} })
  await expect(uploadImage(FILE, 'Failed')).rejects.toThrow('This type of file is not supported.')
})
