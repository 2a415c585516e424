import type { VideoSample, VideoSampleSink } from 'mediabunny'

/** The frames of a video in order. `return` ends a pending `next` at once. */
export type Samples = Pick<AsyncGenerator<VideoSample, void, unknown>, 'next' | 'return'>

/**
 * The frame at a time and those that follow, in seconds. The first is decoded without those after it, which a decoder otherwise waits for: with
 * frames that refer to later ones these are about eight. The others are decoded once more from the keyframe, when the first is shown already.
 */
export function samplesFrom(sink: VideoSampleSink, seconds: number): Samples {
  let decoder: Samples = sink.samplesAtTimestamps([seconds]) as Samples
  let [isFirst, isEnded, shownUntil] = [true, false, Number.NEGATIVE_INFINITY]
  const next = async (): Promise<IteratorResult<VideoSample, void>> => {
    const result = await decoder.next()
    // A stream starts with the frame before a time that is not exactly that of a frame.
    if (!result.value || result.value.timestamp > shownUntil) return result
    result.value.close()
    return next()
  }
  return {
    async next() {
      if (!isFirst) return next()
      isFirst = false
      const { value: first } = await decoder.next()
      if (isEnded) {
        first?.close()
        return { done: true, value: undefined }
      }
      void decoder.return()
      decoder = sink.samples(first ? first.timestamp + first.duration : seconds)
      if (!first) return next()
      shownUntil = first.timestamp
      return { done: false, value: first }
    },
    async return() {
      isEnded = true
      return decoder.return()
    },
  }
}
