import type { Experimental_VideoModelV4 as VideoModelV4, ImageModelV4 } from '@ai-sdk/provider'
import type { BuiltinEngine } from '../builtin.ts'
import type { Engines } from '../ports/engines.ts'
import { EnginePool } from './pool.ts'
import type { PoolOptions } from './pool.ts'
import { type Run, remoteEngine, remoteModel } from './remote-engine.ts'

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
  const painter: ImageModelV4 = { ...remoteModel(run, 'painter'), maxImagesPerCall: 1 }
  const animator: VideoModelV4 = { ...remoteModel(run, 'animator'), maxVideosPerCall: 1 }
  return {
    writer: remoteEngine(run, 'writer'),
    image: () => painter,
    video: () => animator,
    speech: remoteModel(run, 'narrator'),
    transcription: remoteModel(run, 'listener'),
    composer: remoteEngine(run, 'composer'),
    foley: remoteEngine(run, 'foley'),
    moderator: remoteEngine(run, 'moderator'),
    portraitist: remoteEngine(run, 'portraitist'),
    songReader: remoteEngine(run, 'song-reader'),
    stylist: remoteEngine(run, 'stylist'),
    builtinOnly: true,
    get processIds() {
      return pool.processIds
    },
    close: () => pool.close(),
  }
}
