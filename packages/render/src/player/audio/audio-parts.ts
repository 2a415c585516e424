import type { AudioBufferSink } from 'mediabunny'

/** Decoded samples per channel, at most two. `offsetSeconds`: from the first sample that is played. */
export type AudioPart = { readonly samples: Float32Array[]; readonly rate: number; readonly offsetSeconds: number }

/** Seconds of the source. */
type Range = { readonly from: number; readonly to: number }

/** Reads a range from its start to its end, one buffer of the decoder at a time. */
export async function* readForward(sink: AudioBufferSink, { from, to }: Range): AsyncGenerator<AudioPart> {
  for await (const { buffer, timestamp } of sink.buffers(from, to)) {
    const samples = sliceBuffer(buffer, from - timestamp, to - timestamp)
    if (samples) yield { samples, rate: buffer.sampleRate, offsetSeconds: Math.max(0, timestamp - from) }
  }
}

/** Decoders read forward only: this much is read at a time, from the end. */
const REVERSED_SECONDS = 1

/** Reads a range from its end to its start, as it sounds backwards. */
export async function* readReversed(sink: AudioBufferSink, { from, to }: Range): AsyncGenerator<AudioPart> {
  for (let end = to; end > from + 1e-9; end -= REVERSED_SECONDS) {
    const part = await joined(sink, { from: Math.max(from, end - REVERSED_SECONDS), to: end })
    if (part) yield { ...part, samples: part.samples.map((channel) => channel.reverse()), offsetSeconds: to - end }
  }
}

/** A range as one part, with silence where the source has none. Null without any samples. */
async function joined(sink: AudioBufferSink, { from, to }: Range): Promise<Omit<AudioPart, 'offsetSeconds'> | null> {
  let whole: { samples: Float32Array[]; rate: number } | null = null
  for await (const { samples, rate, offsetSeconds } of readForward(sink, { from, to })) {
    whole ??= { samples: samples.map(() => new Float32Array(Math.round((to - from) * rate))), rate }
    const at = Math.round(offsetSeconds * rate)
    for (const [index, channel] of whole.samples.entries())
      channel.set((samples[index] ?? samples[0]!).subarray(0, channel.length - at), at)
  }
  return whole
}

/** Browsers play mono at its level on both sides, ffmpeg with the power of one: 3 dB less. */
const MONO_GAIN = Math.SQRT1_2

/** The samples of a buffer between two times in seconds; null if empty. */
function sliceBuffer(buffer: AudioBuffer, from: number, to: number): Float32Array[] | null {
  const first = Math.max(0, Math.round(from * buffer.sampleRate))
  const end = Math.min(buffer.length, Math.round(to * buffer.sampleRate))
  if (end <= first) return null
  const channels = Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) =>
    buffer.getChannelData(index).slice(first, end),
  )
  return channels.length === 1 ? channels.map((samples) => samples.map((sample) => sample * MONO_GAIN)) : channels
}
