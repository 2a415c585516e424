import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { serverBusy } from '../platform/work-queue.ts'

/**
 * Duration of all audio packets in seconds, read without decoding: 0.2 s for an hour of MP3. The duration in a header can be missing, an
 * estimate that is wrong by up to ten times, or forged to pay less. Null when packets have no timestamps; throws 503 UNAVAILABLE when
 * `timeout` is over first.
 */
export async function measureAudio(path: string, timeout: AbortSignal): Promise<number | null> {
  const { stdout } = await runFfmpeg([...inputFile(path), '-map', '0:a:0', '-c', 'copy', '-f', 'null', '-'], timeout).catch(
    (error: unknown) => {
      throw timeout.aborted ? serverBusy(error) : error
    },
  )
  const microseconds = Number([...stdout.matchAll(/^out_time_us=(\d+)/gm)].at(-1)?.[1] ?? 0)
  return microseconds > 0 ? microseconds / 1e6 : null
}
