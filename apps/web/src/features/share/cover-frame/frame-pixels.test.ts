import { afterEach, expect, test, vi } from 'vitest'
import { encodeFrame } from './frame-pixels.ts'

afterEach(() => vi.unstubAllGlobals())

test('a frame is encoded in full resolution as JPEG with quality 0.92 (H-255)', async () => {
  const options: unknown[] = []
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        options.push([width, height])
      }
      getContext = () => ({ drawImage: (...drawn: unknown[]) => options.push(drawn) })
      convertToBlob = async (how: unknown) => {
        options.push(how)
        return new Blob(['jpeg'])
      }
    },
  )
  const frame = { width: 1280, height: 720 } as ImageBitmap
  expect(await (await encodeFrame(frame)).text()).toBe('jpeg')
  expect(options).toEqual([[1280, 720], [frame, 0, 0], { type: 'image/jpeg', quality: 0.92 }])
})
