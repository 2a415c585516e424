import type { AudioSample, AudioSampleSink } from 'mediabunny'

/** Decoded samples per channel, at most two. `offsetSeconds`: from the first sample that is played. */
export type AudioPart = { readonly samples: Float32Array[]; readonly rate: number; readonly offsetSeconds: number }

/** Seconds of the source. */
type Range = { readonly from: number; readonly to: number }

/** The decoder of WebKitGTK returns nothing before the end of what is read: this much is read at a time. */
const STEP_SECONDS = 20
/** Lossy codecs need the packets before a time for its exact samples. */
const PREROLL_SECONDS = 0.2

/** Reads a range from its start to its end, one buffer of the decoder at a time. */
export async function* readForward(sink: AudioSampleSink, { from, to }: Range): AsyncGenerator<AudioPart> {
  for (let start = from; start < to; start += STEP_SECONDS) {
    const step = { from: start, to: Math.min(start + STEP_SECONDS, to) }
    for await (const part of readStep(sink, step)) yield { ...part, offsetSeconds: start - from + part.offsetSeconds }
  }
}

async function* readStep(sink: AudioSampleSink, { from, to }: Range): AsyncGenerator<AudioPart> {
  // WebKitGTK stops at packets before 0, which contain only the delay of the encoder.
  for await (const sample of sink.samples(Math.max(0, from - PREROLL_SECONDS), to)) {
    const { timestamp, sampleRate: rate } = sample
    const samples = sliceSample(sample, from - timestamp, to - timestamp)
    sample.close()
    if (samples) yield { samples, rate, offsetSeconds: Math.max(0, timestamp - from) }
  }
}

/** Decoders read forward only: this much is read at a time, from the end. */
const REVERSED_SECONDS = 1

/** Reads a range from its end to its start, as it sounds backwards. */
export async function* readReversed(sink: AudioSampleSink, { from, to }: Range): AsyncGenerator<AudioPart> {
  for (let end = to; end > from + 1e-9; end -= REVERSED_SECONDS) {
    const part = await joined(sink, { from: Math.max(from, end - REVERSED_SECONDS), to: end })
    if (part) yield { ...part, samples: part.samples.map((channel) => channel.reverse()), offsetSeconds: to - end }
  }
}

/** A range as one part, with silence where the source has none. Null without any samples. */
async function joined(sink: AudioSampleSink, { from, to }: Range): Promise<Omit<AudioPart, 'offsetSeconds'> | null> {
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

/** What a decoded sample contains between two times in seconds; null if empty. */
function sliceSample(sample: AudioSample, from: number, to: number): Float32Array[] | null {
  const first = Math.max(0, Math.round(from * sample.sampleRate))
  const end = Math.min(sample.numberOfFrames, Math.round(to * sample.sampleRate))
  if (end <= first) return null
  const channels = readChannels(sample).map((channel) => channel.slice(first, end))
  return channels.length === 1 ? channels.map((samples) => samples.map((value) => value * MONO_GAIN)) : channels
}

/**
 * The first two channels. They are always converted, planar ones to interleaved ones and the other way round: WebKitGTK 2.50 corrupts its memory when
 * `AudioData` is copied in the format that it has.
 */
function readChannels(sample: AudioSample): Float32Array[] {
  const { format, numberOfFrames: length, numberOfChannels } = sample
  const channels = Array.from({ length: Math.min(2, numberOfChannels) }, () => new Float32Array(length))
  if (!format.endsWith('-planar')) {
    channels.forEach((channel, planeIndex) => sample.copyTo(channel, { planeIndex, format: 'f32-planar' }))
    return channels
  }
  const interleaved = new Float32Array(length * numberOfChannels)
  sample.copyTo(interleaved, { planeIndex: 0, format: 'f32' })
  for (const [index, channel] of channels.entries())
    for (let at = 0; at < length; at++) channel[at] = interleaved[at * numberOfChannels + index]!
  return channels
}
