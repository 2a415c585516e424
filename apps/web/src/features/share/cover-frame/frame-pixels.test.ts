import { afterEach, expect, test, vi } from 'vitest'
import { drawFrame, encodeFrame, lumaOf } from './frame-pixels.ts'

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

test('the brightness of a frame is the mean of a small copy', () => {
  const asked: unknown[] = []
  let pixels = [255, 255, 255, 255, 0, 0, 0, 255]
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        drawImage: (_: unknown, ...place: unknown[]) => asked.push(place),
        getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }),
      })
    },
  )
  const frame = {} as ImageBitmap
  expect(lumaOf(frame)).toBeCloseTo(127.5, 3)
  pixels = [0, 255, 0, 255]
  expect(lumaOf(frame)).toBeCloseTo(0.7152 * 255, 3)
  expect(asked[0]).toEqual([0, 0, 64, 36])
})

test('a frame fills its canvas', () => {
  const drawn: unknown[] = []
  const canvas = { width: 0, height: 0, getContext: () => ({ drawImage: (_: unknown, ...place: unknown[]) => drawn.push(...place) }) }
  drawFrame(canvas as unknown as HTMLCanvasElement, {} as ImageBitmap, { width: 120, height: 68 })
  expect([canvas.width, canvas.height, drawn]).toEqual([120, 68, [0, 0, 120, 68]])
})
