import type { Experimental_VideoModelV4 as VideoModelV4, ImageModelV4 } from '@ai-sdk/provider'
import type { Engines } from '@fablecut/generation/ports/engines'
import type { BuiltinEngine } from '../builtin.ts'
import { EnginePool } from './pool.ts'
import { type Run, remoteEngine, remoteModel } from './remote-engine.ts'

export type EngineHostOptions = {
  /** Maximum number of processes; each runs one call at a time. */
  readonly size: number
  /** Limit of a process's JavaScript heap. Default 1536. */
  readonly memoryMb?: number
  /** A process with more resident memory after a call is replaced. Default 540: one that has loaded all engines of a film has 450. */
  readonly residentMb?: number
  /** A process is replaced after this many calls. Default 200. */
  readonly recycleAfterCalls?: number
  /** Scheduling priority of the processes and their programs, from 0 to 19, the lowest. Default 10. */
  readonly niceness?: number
  /** A process without a call for so long is ended. Absent: processes are kept. */
  readonly idleMs?: number
  /** Time limit of a call by engine, excluding time in the queue. Absent: no limit. */
  readonly deadlinesMs?: Partial<Record<BuiltinEngine, number>>
  /** Added to the environment variables that engines inherit (PATH, TMPDIR, FFMPEG_PATH, NODE_COMPILE_CACHE, FABLECUT_*). */
  readonly env?: Readonly<Record<string, string>>
}

export type EngineHost = Engines & {
  /** Ids of the running processes. */
  readonly processIds: readonly number[]
}

/**
 * The built-in engines in child processes with lower priority. A call can be aborted: its process is killed and replaced.
 * Calls reject with an `EngineError`: `EngineRefusal`, `EngineCrashed`, `EngineDeadlinePassed`, `EngineAborted`, `EngineHostClosed`, or a plain one
 * with the message, code and retryable flag of the engine's error. A crash of a child does not affect this process. Processes start on the first call.
 */
export function createEngineHost(options: EngineHostOptions): EngineHost {
  const { size, memoryMb = 1536, residentMb = 540, recycleAfterCalls = 200, niceness = 10, idleMs, env = {}, deadlinesMs = {} } = options
  const pool = new EnginePool({ size, memoryMb, residentMb, recycleAfterCalls, niceness, idleMs, env })
  const run: Run = (engine, method, args, signal) => pool.run({ engine, method, args, signal, deadlineMs: deadlinesMs[engine] })
  const painter: ImageModelV4 = { ...remoteModel(run, 'painter'), maxImagesPerCall: 1 }
  const animator: VideoModelV4 = { ...remoteModel(run, 'animator'), maxVideosPerCall: 1 }
  return {
    writer: remoteEngine(run, 'writer'),
    languageModel: null,
    image: () => painter,
    video: () => animator,
    speech: remoteModel(run, 'narrator'),
    transcription: remoteModel(run, 'listener'),
    composer: remoteEngine(run, 'composer'),
    foley: remoteEngine(run, 'foley'),
    moderator: remoteEngine(run, 'moderator'),
    motionTransfer: remoteEngine(run, 'motion-transfer'),
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
