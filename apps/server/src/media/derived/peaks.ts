import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { inputFile, runFfmpeg, runFfprobe } from '@fablecut/render/export/ffmpeg'
import type { Derivation } from './derived-file.ts'

const SAMPLE_RATE = 8000
const PEAKS_PER_SECOND = 50
const SAMPLES_PER_PEAK = SAMPLE_RATE / PEAKS_PER_SECOND
const TIMEOUT_MS = 120_000

/** `{ peaksPerSecond, peaks }` with the waveform of an audio file or a film's audio, peaks from 0 to 1; empty for a silent film. */
export const PEAKS: Derivation = {
  name: 'peaks.json',
  mimeType: 'application/json',
  version: 1,
  isFor: ({ resourceType }) => resourceType === 'audio' || resourceType === 'video',
  async generate(source, target) {
    const samples = `${target}.pcm`
    try {
      const peaks = (await hasSound(source)) ? await peaksOf(readSamples(await decodeSamples(source, samples))) : []
      await writeFile(target, JSON.stringify({ peaksPerSecond: PEAKS_PER_SECOND, peaks }))
    } finally {
      await rm(samples, { force: true })
    }
  },
}

async function hasSound(path: string): Promise<boolean> {
  const flags = ['-select_streams', 'a:0', '-show_entries', 'stream=index']
  const { streams = [] } = (await runFfprobe(path, flags, AbortSignal.timeout(TIMEOUT_MS))) as { streams?: unknown[] }
  return streams.length > 0
}

async function decodeSamples(source: string, samples: string): Promise<string> {
  const sound = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', samples]
  await runFfmpeg([...inputFile(source), ...sound], AbortSignal.timeout(TIMEOUT_MS))
  return samples
}

const readSamples = (samples: string): AsyncIterable<Buffer> => createReadStream(samples, { highWaterMark: SAMPLES_PER_PEAK * 2 * 200 })

/** The peak of every fiftieth of a second, rounded to three decimals. Each chunk of 16-bit samples has an even number of bytes. */
export async function peaksOf(chunks: AsyncIterable<Buffer>): Promise<number[]> {
  const peaks: number[] = []
  let loudest = 0
  let count = 0
  for await (const chunk of chunks) {
    for (let at = 0; at + 1 < chunk.length; at += 2) {
      loudest = Math.max(loudest, Math.abs(chunk.readInt16LE(at)))
      count += 1
      if (count < SAMPLES_PER_PEAK) continue
      peaks.push(toPeak(loudest))
      loudest = count = 0
    }
  }
  return count > 0 ? [...peaks, toPeak(loudest)] : peaks
}

const toPeak = (sample: number): number => Math.round((sample / 32_768) * 1000) / 1000
