import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { repairedFile } from './repair-webm.ts'

/** A recording of a browser: a segment of unknown length, whose head has a time scale but no duration. */
const SEGMENT = [0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const INFO = [0x15, 0x49, 0xa9, 0x66, 0x87, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]
const HEAD = [...SEGMENT, ...INFO]
const recording = (bytes = HEAD) =>
  new File([new Uint8Array(bytes), new Uint8Array(70_000).fill(7)], 'talk.webm', { type: 'video/webm', lastModified: 5 })

/** Repairs a file while its video element is `played` by the test. */
async function repair(file: File, play: (video: HTMLVideoElement) => void) {
  const freed = vi.spyOn(URL, 'revokeObjectURL')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:talk')
  const create = document.createElement.bind(document)
  const videos: HTMLVideoElement[] = []
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (element instanceof HTMLVideoElement) {
      videos.push(element)
      queueMicrotask(() => play(element))
    }
    return element
  })
  return { file: await repairedFile(file), videos, freed }
}
const lasts = (video: HTMLVideoElement, duration: number): void =>
  void Object.defineProperty(video, 'duration', { value: duration, configurable: true })

test('a recording gets the duration that the browser finds by seeking beyond its end', async () => {
  const original = recording()
  let sought = 0
  const { file, freed } = await repair(original, (video) => {
    lasts(video, Number.POSITIVE_INFINITY)
    fireEvent.loadedMetadata(video)
    sought = video.currentTime
    lasts(video, 2.5)
    fireEvent.durationChange(video)
  })
  expect(sought).toBeGreaterThan(1e9)
  expect([file === original, file.name, file.type, file.lastModified]).toEqual([false, 'talk.webm', 'video/webm', 5])
  expect(file.size).toBeGreaterThan(original.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const at = bytes.findIndex((byte, index) => byte === 0x44 && bytes[index + 1] === 0x89)
  expect(new DataView(bytes.buffer).getFloat64(at + 3)).toBe(2500)
  expect(bytes.slice(-70_000).every((byte) => byte === 7)).toBe(true)
  expect(freed).toHaveBeenCalledWith('blob:talk')
})

test('a recording that can not be played is uploaded as it is', async () => {
  const original = recording()
  const { file, freed } = await repair(original, (video) => void fireEvent.error(video))
  expect(file).toBe(original)
  expect(freed).toHaveBeenCalledWith('blob:talk')
})

test('a file that needs no repair is not played', async () => {
  const original = recording([1, 2, 3])
  const { file, videos } = await repair(original, () => undefined)
  expect([file === original, videos.length]).toEqual([true, 0])
})
