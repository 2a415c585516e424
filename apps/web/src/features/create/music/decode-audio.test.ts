import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decodeAudio } from './decode-audio.ts'

/** Stubs `Audio` with a file whose header claims this duration; null: the browser can't decode it. */
function stubMetadata(seconds: number | null): void {
  class StubAudio extends EventTarget {
    preload = ''
    duration = seconds ?? Number.NaN
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(seconds === null ? 'error' : 'loadedmetadata')))
    }
    removeAttribute() {}
  }
  vi.stubGlobal('Audio', StubAudio)
}

const decode = vi.fn()
class StubContext {
  decodeAudioData = decode
}
const sound = (duration: number) => ({ duration, numberOfChannels: 1, getChannelData: () => new Float32Array(8000) })

beforeEach(() => {
  vi.stubGlobal('OfflineAudioContext', StubContext)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  decode.mockReset()
})

test('a song has its decoded duration and peaks (C-306)', async () => {
  stubMetadata(61.9)
  decode.mockResolvedValue(sound(62))
  const { durationSeconds, peaks } = await decodeAudio(new Blob(['song']))
  expect(durationSeconds).toBe(62)
  expect(peaks.length).toBeGreaterThan(0)
})

test('a file that fails to decode has a duration of 0 s and can still be used (C-306, CD-69)', async () => {
  stubMetadata(null)
  decode.mockRejectedValue(new Error('EncodingError'))
  expect(await decodeAudio(new Blob(['no song']))).toEqual({ durationSeconds: 0, peaks: [] })
})

test('the duration of a very long file is read from its header, without decoding', async () => {
  stubMetadata(7200)
  expect(await decodeAudio(new Blob(['audio book']))).toEqual({ durationSeconds: 7200, peaks: [] })
  expect(decode).not.toHaveBeenCalled()
})
