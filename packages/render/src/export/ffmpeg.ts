import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** A run of ffmpeg or ffprobe that failed. The log is for operators; it never reaches a user. */
export class FfmpegError extends Error {
  readonly log: string
  constructor(program: string, code: number | null, log: string) {
    super(`${program} ended with ${code === null ? 'a signal' : `code ${code}`}`)
    this.name = 'FfmpegError'
    this.log = log
  }
}

export type FfmpegRun = {
  /** The last 64,000 characters of standard error. */
  readonly log: string
  readonly stdout: string
  /** Frames written to a video output, else 0. */
  readonly frames: number
  /** User and system time of the process. */
  readonly cpuSeconds: number
}

const MAX_LOG_CHARACTERS = 64_000

const ffmpegPath = (): string => process.env.FFMPEG_PATH ?? 'ffmpeg'

/** `FFPROBE_PATH`, else the program beside `FFMPEG_PATH`. */
const ffprobePath = (): string => process.env.FFPROBE_PATH ?? ffmpegPath().replace(/ffmpeg(?=[^/\\]*$)/u, 'ffprobe')

/** Allowed containers; playlists are excluded, because they can reference other files. */
const FORMATS =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,h264,mp3,wav,w64,aac,ogg,flac,gif,image2,png_pipe,jpeg_pipe,webp_pipe,bmp_pipe,gif_pipe'

/** Arguments of a local file as input: no network, no playlists, one decoding thread. `before`: input options, such as `-ss`. */
export const inputFile = (path: string, before: readonly string[] = []): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  FORMATS,
  '-threads',
  '1',
  ...before,
  '-i',
  `file:${path}`,
]

function run(program: string, args: readonly string[], signal?: AbortSignal): Promise<{ readonly log: string; readonly stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' })
    lowerPriority(child.pid)
    let log = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-MAX_LOG_CHARACTERS)))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve({ log, stdout }) : reject(new FfmpegError(program, code, log))))
  })
}

/** Lowers the CPU priority below that of servers on this machine, if possible. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended, or the system does not support priorities.
  }
}

const lastNumber = (text: string, pattern: RegExp): number => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)

/** Runs ffmpeg on one thread, without a shell. Aborting kills it and rejects with the signal's reason. */
export async function runFfmpeg(args: readonly string[], signal?: AbortSignal): Promise<FfmpegRun> {
  const common = ['-hide_banner', '-nostdin', '-nostats', '-benchmark', '-progress', 'pipe:1', '-y', '-filter_threads', '1']
  const { log, stdout } = await run(ffmpegPath(), [...common, '-filter_complex_threads', '1', ...args], signal)
  return {
    log,
    stdout,
    frames: lastNumber(stdout, /^frame=\s*(\d+)/gmu),
    cpuSeconds: lastNumber(log, /bench: utime=([\d.]+)s/gu) + lastNumber(log, /stime=([\d.]+)s rtime/gu),
  }
}

/** Parsed JSON output of ffprobe. */
export async function runFfprobe(path: string, args: readonly string[], signal?: AbortSignal): Promise<unknown> {
  const common = ['-v', 'error', '-print_format', 'json', '-protocol_whitelist', 'file,pipe', '-format_whitelist', FORMATS]
  const { stdout } = await run(ffprobePath(), [...common, ...args, `file:${path}`], signal)
  return JSON.parse(stdout)
}
