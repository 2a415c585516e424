import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'

/** A run of ffmpeg or ffprobe that failed. The log is for operators; it never reaches a user. */
export class FfmpegError extends Error {
  /** Null: it was killed. */
  readonly code: number | null
  readonly log: string
  constructor(program: string, code: number | null, log: string) {
    super(`${program} ended with ${code === null ? 'a signal' : `code ${code}`}`)
    this.name = 'FfmpegError'
    this.code = code
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

type Stdio = 'ignore' | 'pipe'

/** A started program: its pipes, and its log once it ended with success. The signal kills it. */
export type StartedProgram = { readonly child: ChildProcess; readonly ended: Promise<{ readonly log: string }> }

/** `stdio`: standard input, standard output and more pipes; standard error is the log. */
function start(program: string, args: readonly string[], stdio: readonly [Stdio, Stdio, ...Stdio[]], signal?: AbortSignal): StartedProgram {
  const [input, output, ...more] = stdio
  // In a process group of its own: Ctrl-C in a terminal stops this process, which decides what happens to the work.
  const child = spawn(program, args, { stdio: [input, output, 'pipe', ...more], signal, killSignal: 'SIGKILL', detached: true })
  killAtExit(child)
  lowerPriority(child.pid)
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-MAX_LOG_CHARACTERS)))
  const ended = new Promise<{ readonly log: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve({ log }) : reject(new FfmpegError(program, code, log))))
  })
  return { child, ended }
}

async function run(
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<{ readonly log: string; readonly stdout: string }> {
  const { child, ended } = start(program, args, ['ignore', 'pipe'], signal)
  let stdout = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  return { ...(await ended), stdout }
}

const running = new Set<ChildProcess>()
let isExitWatched = false

/** A program that still runs when this process exits works for nobody. */
function killAtExit(child: ChildProcess): void {
  if (!isExitWatched) process.once('exit', () => running.forEach((left) => left.kill('SIGKILL')))
  isExitWatched = true
  running.add(child)
  child.once('close', () => running.delete(child))
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

const COMMON = ['-hide_banner', '-nostdin', '-nostats', '-benchmark', '-y', '-filter_threads', '1', '-filter_complex_threads', '1']
const PROGRESS = ['-progress', 'pipe:1']

const cpuSecondsOf = (log: string): number => lastNumber(log, /bench: utime=([\d.]+)s/gu) + lastNumber(log, /stime=([\d.]+)s rtime/gu)

const runOf = (log: string, stdout: string): FfmpegRun => ({
  log,
  stdout,
  frames: lastNumber(stdout, /^frame=\s*(\d+)/gmu),
  cpuSeconds: cpuSecondsOf(log),
})

/** Runs ffmpeg on one thread, without a shell. Aborting kills it and rejects with the signal's reason. */
export async function runFfmpeg(args: readonly string[], signal?: AbortSignal): Promise<FfmpegRun> {
  const { log, stdout } = await run(ffmpegPath(), [...COMMON, ...PROGRESS, ...args], signal)
  return runOf(log, stdout)
}

/** Number of the first pipe that `runFfmpegWithPipes` feeds: `pipe:3`. */
export const FIRST_PIPE = 3

/** Runs ffmpeg like `runFfmpeg`, with raw frames for its inputs `pipe:3`, `pipe:4` and so on. */
export async function runFfmpegWithPipes(
  args: readonly string[],
  pipes: readonly AsyncIterable<Uint8Array>[],
  signal?: AbortSignal,
): Promise<FfmpegRun> {
  const { child, ended } = start(
    ffmpegPath(),
    [...COMMON, ...PROGRESS, ...args],
    ['ignore', 'pipe', ...pipes.map(() => 'pipe' as const)],
    signal,
  )
  let stdout = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const fed = pipes.map((frames, index) => feed(child.stdio[FIRST_PIPE + index] as Writable, frames))
  // A feeder that fails stops ffmpeg; ffmpeg that ends stops the feeders.
  const feeding = Promise.all(fed).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  const [end] = await Promise.allSettled([ended, feeding])
  await feeding
  if (end.status === 'rejected') throw end.reason
  return runOf(end.value.log, stdout)
}

/** Writes frames as fast as they are read; stops when the reader has closed the pipe. */
async function feed(pipe: Writable, frames: AsyncIterable<Uint8Array>): Promise<void> {
  let isOpen = true
  const closed = new Promise<void>((resolve) => {
    pipe
      .on('error', () => undefined)
      .once('close', () => {
        isOpen = false
        resolve()
      })
  })
  for await (const frame of frames) {
    if (!isOpen) return
    if (!pipe.write(frame)) await Promise.race([once(pipe, 'drain').catch(() => undefined), closed])
  }
  pipe.end()
}

/** Reads frames of `frameBytes` that ffmpeg writes to its standard output, no faster than they are consumed. Each has a buffer of its own. */
export async function* readFfmpegFrames(
  args: readonly string[],
  frameBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { child, ended } = start(ffmpegPath(), [...COMMON, ...args, 'pipe:1'], ['ignore', 'pipe'], signal)
  // Awaited at the end; a reader that stops before has no use for it.
  ended.catch(() => undefined)
  try {
    yield* framesOf(child.stdout as Readable, frameBytes)
    await ended
  } finally {
    child.kill('SIGKILL')
  }
}

/** Cuts a stream into frames; an incomplete last one is left out. */
async function* framesOf(output: AsyncIterable<Uint8Array>, frameBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let frame = new Uint8Array(frameBytes)
  let filled = 0
  for await (const chunk of output) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + frameBytes - filled)
      frame.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < frameBytes) continue
      yield frame
      frame = new Uint8Array(frameBytes)
      filled = 0
    }
  }
}

/** Parsed JSON output of ffprobe. */
export async function runFfprobe(path: string, args: readonly string[], signal?: AbortSignal): Promise<unknown> {
  const common = ['-v', 'error', '-print_format', 'json', '-protocol_whitelist', 'file,pipe', '-format_whitelist', FORMATS]
  const { stdout } = await run(ffprobePath(), [...common, ...args, `file:${path}`], signal)
  return JSON.parse(stdout)
}
