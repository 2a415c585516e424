import { expect, test } from 'vitest'
import { stubApi } from '../../../testing/stub-api.ts'
import { retryFailedMedia, waveforms } from './media-cache.ts'

test('peaks that failed to load are loaded on retry', async () => {
  let isDown = true
  const calls = stubApi({ 'GET /media/m1/peaks.json': () => (isDown ? { status: 503, body: null } : { body: { version: 1 } }) })
  expect(waveforms.of('m1')).toBeUndefined()
  await expect.poll(() => calls('GET /media/m1/peaks.json').length).toBe(1)
  await Promise.resolve()
  expect(waveforms.of('m1')).toBeUndefined()
  isDown = false
  retryFailedMedia()
  await expect.poll(() => waveforms.of('m1')).toEqual({ version: 1 })
  retryFailedMedia()
  expect(waveforms.of('m1')).toEqual({ version: 1 })
})
