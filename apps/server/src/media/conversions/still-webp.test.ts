import { expect, test } from 'vitest'
import { firstFrameOfAnimatedWebp } from './still-webp.ts'

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const chunk = (name: string, data: Buffer) => Buffer.concat([Buffer.from(name), uint32(data.length), data, Buffer.alloc(data.length % 2)])
const webp = (...chunks: readonly Buffer[]) => {
  const body = Buffer.concat(chunks)
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length + 4), Buffer.from('WEBP'), body])
}
/** Width 4 and height 3 minus one, at byte 6. */
const HEADER = Buffer.from([0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 0, 100, 0, 0, 0])
const frame = (...parts: readonly Buffer[]) => chunk('ANMF', Buffer.concat([HEADER, ...parts]))
const pixels = (text: string) => chunk('VP8 ', Buffer.from(text))

test('the first frame is kept, without what is no image', () => {
  const file = webp(
    chunk('VP8X', Buffer.alloc(10)),
    chunk('ICCP', Buffer.from('odd')),
    frame(pixels('one'), chunk('EXIF', Buffer.from('x'))),
    frame(pixels('two')),
  )
  expect(firstFrameOfAnimatedWebp(file)).toEqual(webp(pixels('one')))
})

test('a transparent frame gets a header with its size', () => {
  const alpha = chunk('ALPH', Buffer.from('a'))
  const header = chunk('VP8X', Buffer.from([0x10, 0, 0, 0, 3, 0, 0, 2, 0, 0]))
  expect(firstFrameOfAnimatedWebp(webp(frame(alpha, pixels('one'))))).toEqual(webp(header, alpha, pixels('one')))
})

test('a still or truncated file has no frame to take', () => {
  expect(firstFrameOfAnimatedWebp(webp(pixels('one')))).toBeNull()
  expect(firstFrameOfAnimatedWebp(Buffer.from('RIFF'))).toBeNull()
  expect(firstFrameOfAnimatedWebp(webp(pixels('one')).subarray(0, 19))).toBeNull()
})
