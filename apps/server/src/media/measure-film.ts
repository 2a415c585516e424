import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ffprobePath } from '../platform/ffmpeg/programs.ts'
import { serverBusy } from '../platform/work-queue.ts'

export type FilmMeasurement = { readonly seconds: number; readonly frames: number }

/**
 * Duration and number of frames of a film, from its video packets without decoding. Headers are unreliable: browser recordings have no
 * duration, truncated files the original one. Null when packets have no timestamps; throws 503 UNAVAILABLE when `timeout` is over first,
 * because what was read until then is only a part.
 */
export async function measureFilm(path: string, timeout: AbortSignal): Promise<FilmMeasurement | null> {
  const what = ['-select_streams', 'V:0', '-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0']
  const flags = ['-v', 'error', '-protocol_whitelist', 'file,pipe', ...what, path]
  const child = spawn(ffprobePath(), flags, { stdio: ['ignore', 'pipe', 'ignore'], signal: timeout, killSignal: 'SIGKILL' })
  child.on('error', () => {})
  const measured = await measurePackets(createInterface({ input: child.stdout }))
  if (timeout.aborted) throw serverBusy(timeout.reason)
  return measured
}

/** Measures lines with the start and duration of a packet each, in seconds; `N/A` for unknown ones. */
export async function measurePackets(lines: AsyncIterable<string>): Promise<FilmMeasurement | null> {
  let [first, last, lastDuration, frames] = [Infinity, -Infinity, 0, 0]
  for await (const line of lines) {
    const [start = NaN, duration = NaN] = line.split(',').map(Number)
    if (!Number.isFinite(start)) continue
    frames += 1
    first = Math.min(first, start)
    if (start >= last) [last, lastDuration] = [start, Number.isFinite(duration) ? duration : 0]
  }
  if (frames === 0) return null
  const typicalDuration = frames > 1 ? (last - first) / (frames - 1) : 0
  const seconds = last - first + (lastDuration || typicalDuration)
  return seconds > 0 ? { seconds: Math.round(seconds * 1e6) / 1e6, frames } : null
}
