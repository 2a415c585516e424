import type { Experimental_VideoModelV4 as VideoModelV4, ImageModelV4, SpeechModelV4, TranscriptionModelV4 } from '@ai-sdk/provider'
import type { BuiltinEngine } from '../builtin.ts'
import type { Composer } from '../ports/composer.ts'
import type { Foley } from '../ports/effects.ts'
import type { Engines } from '../ports/engines.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Portraitist } from '../ports/portraitist.ts'
import type { SongReader } from '../ports/song-reader.ts'
import type { Stylist } from '../ports/stylist.ts'
import type { Writer } from '../ports/writer.ts'
import { EnginePool } from './pool.ts'
import type { PoolOptions } from './pool.ts'

export type EngineHostOptions = {
  /** Processes that may work at once; one call each. */
  readonly size: number
  /** Limit of a process's JavaScript heap. Default 1536. */
  readonly memoryMb?: number
  /** A process that holds more after a call is replaced; two of them and their programs stay below 1.2 GB with the default 450. */
  readonly residentMb?: number
  /** Default 200. */
  readonly recycleAfterCalls?: number
  /** How long a call of an engine may run, waiting not counted. Absent: as long as it likes. */
  readonly deadlinesMs?: Partial<Record<BuiltinEngine, number>>
  /** Added to the part of the environment that engines get (PATH, TMPDIR, FFMPEG_PATH, FABLECUT_*). */
  readonly env?: Readonly<Record<string, string>>
}

export type EngineHost = Engines & {
  /** Processes alive now. */
  readonly processIds: readonly number[]
}

/**
 * The built-in engines, working in child processes of lowered priority. Every call may be aborted: its process is killed and replaced.
 * Calls reject with an `EngineError`: `EngineRefusal`, `EngineCrashed`, `EngineDeadlinePassed`, `EngineAborted`, `EngineHostClosed`, or a plain one
 * with the message, code and retryable of what the engine threw. No crash of a child reaches this process. Processes start at the first call.
 */
export function createEngineHost(options: EngineHostOptions): EngineHost {
  const { size, memoryMb = 1536, residentMb = 450, recycleAfterCalls = 200, env = {}, deadlinesMs = {} } = options
  const pool = new EnginePool({ size, memoryMb, residentMb, recycleAfterCalls, env } satisfies PoolOptions)
  const run: Run = (engine, method, args, signal) => pool.run({ engine, method, args, signal, deadlineMs: deadlinesMs[engine] })
  const painter = painterOf(run)
  const animator = animatorOf(run)
  return {
    writer: writerOf(run),
    image: () => painter,
    video: () => animator,
    speech: narratorOf(run),
    transcription: listenerOf(run),
    composer: composerOf(run),
    foley: foleyOf(run),
    moderator: moderatorOf(run),
    portraitist: portraitistOf(run),
    songReader: songReaderOf(run),
    stylist: stylistOf(run),
    builtinOnly: true,
    get processIds() {
      return pool.processIds
    },
    close: () => pool.close(),
  }
}

type Run = (engine: BuiltinEngine, method: string, args: readonly unknown[], signal?: AbortSignal) => Promise<unknown>

/** A signal can't cross the process border; the host acts on it instead. */
function generateOf<Options extends { abortSignal?: AbortSignal }, Result>(run: Run, engine: BuiltinEngine) {
  return ({ abortSignal, ...options }: Options) => run(engine, 'doGenerate', [options], abortSignal) as Promise<Result>
}

const model = { specificationVersion: 'v4', provider: 'builtin' } as const

const painterOf = (run: Run): ImageModelV4 => ({
  ...model,
  modelId: 'painter',
  maxImagesPerCall: 1,
  doGenerate: generateOf(run, 'painter'),
})
const animatorOf = (run: Run): VideoModelV4 => ({
  ...model,
  modelId: 'animator',
  maxVideosPerCall: 1,
  doGenerate: generateOf(run, 'animator'),
})
const narratorOf = (run: Run): SpeechModelV4 => ({ ...model, modelId: 'narrator', doGenerate: generateOf(run, 'narrator') })
const listenerOf = (run: Run): TranscriptionModelV4 => ({ ...model, modelId: 'listener', doGenerate: generateOf(run, 'listener') })

const writerOf = (run: Run): Writer => ({
  engine: 'builtin/writer',
  writeStoryboard: (request, signal) => run('writer', 'writeStoryboard', [request], signal) as ReturnType<Writer['writeStoryboard']>,
  writeScenes: (request, signal) => run('writer', 'writeScenes', [request], signal) as ReturnType<Writer['writeScenes']>,
  rewriteScript: (request, signal) => run('writer', 'rewriteScript', [request], signal) as ReturnType<Writer['rewriteScript']>,
})

const composerOf = (run: Run): Composer => ({
  engine: 'builtin/composer',
  compose: (request, signal) => run('composer', 'compose', [request], signal) as ReturnType<Composer['compose']>,
})

const foleyOf = (run: Run): Foley => ({
  engine: 'builtin/foley',
  makeEffect: (request, signal) => run('foley', 'makeEffect', [request], signal) as ReturnType<Foley['makeEffect']>,
})

const moderatorOf = (run: Run): Moderator => ({
  engine: 'builtin/moderator',
  checkText: (text, signal) => run('moderator', 'checkText', [text], signal) as ReturnType<Moderator['checkText']>,
  checkPicture: (picture, signal) => run('moderator', 'checkPicture', [picture], signal) as ReturnType<Moderator['checkPicture']>,
})

const portraitistOf = (run: Run): Portraitist => ({
  engine: 'builtin/portraitist',
  lookOf: (pictures, id, signal) => run('portraitist', 'lookOf', [pictures, id], signal) as ReturnType<Portraitist['lookOf']>,
})

const songReaderOf = (run: Run): SongReader => ({
  engine: 'builtin/song-reader',
  readSong: (audio, known, signal) => run('song-reader', 'readSong', [audio, known], signal) as ReturnType<SongReader['readSong']>,
  timeLyrics: (request, signal) => run('song-reader', 'timeLyrics', [request], signal) as ReturnType<SongReader['timeLyrics']>,
})

const stylistOf = (run: Run): Stylist => ({
  engine: 'builtin/stylist',
  styleOfWords: (words, signal) => run('stylist', 'styleOfWords', [words], signal) as ReturnType<Stylist['styleOfWords']>,
  styleOfPicture: (picture, signal) => run('stylist', 'styleOfPicture', [picture], signal) as ReturnType<Stylist['styleOfPicture']>,
  styleOfSong: (song, signal) => run('stylist', 'styleOfSong', [song], signal) as ReturnType<Stylist['styleOfSong']>,
})
