import { ALL_FORMATS, Input, UrlSource, VideoSampleSink } from 'mediabunny'
import type { FrameSource } from './frame-source.ts'

/** Size of the read cache. */
const CACHE_BYTES = 12 * 1024 * 1024

/** Opens a film with range requests and decodes frames on demand. Throws when it can't be read or decoded. */
export async function openFilmFrames(url: string): Promise<FrameSource> {
  if (typeof VideoDecoder === 'undefined') throw new Error('This browser has no video decoder')
  const source = new UrlSource(url, { maxCacheSize: CACHE_BYTES, getRetryDelay: () => null, handleUnhandledError: () => undefined })
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    return await describe(input)
  } catch (error) {
    input.dispose()
    throw error
  }
}

async function describe(input: Input): Promise<FrameSource> {
  const track = await input.getPrimaryVideoTrack()
  if (!track || !(await track.canDecode())) throw new Error('This film has no pictures that can be decoded here')
  const [first, end, width, height] = await Promise.all([
    track.getFirstTimestamp(),
    track.computeDuration(),
    track.getDisplayWidth(),
    track.getDisplayHeight(),
  ])
  const sink = new VideoSampleSink(track)
  return {
    seconds: Math.max(0, end - first),
    width,
    height,
    async frameAt(seconds) {
      const sample = await sink.getSample(first + seconds)
      if (!sample) throw new Error(`no frame at ${seconds} s`)
      try {
        const canvas = new OffscreenCanvas(width, height)
        sample.draw(canvas.getContext('2d') as OffscreenCanvasRenderingContext2D, 0, 0, width, height)
        return canvas.transferToImageBitmap()
      } finally {
        sample.close()
      }
    },
    close: () => input.dispose(),
  }
}
