import type { Log } from '../logging/log.ts'

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export type SpanOptions = {
  /** `server`: handles a request; `client`: calls something else. Default: neither. */
  readonly kind?: 'server' | 'client'
  /** Ids, numbers and names of our own: never texts of users, paths, addresses or keys. */
  readonly attributes?: SpanAttributes
  /** Outside of another span: the span belongs to the trace of this run, which all processes derive from its id. */
  readonly runId?: string
  /** Whether this is the span of the whole run. */
  readonly isRun?: boolean
}

/** The span of the work that is executed. */
export type ActiveSpan = {
  set(attributes: SpanAttributes): void
  rename(name: string): void
  fail(code: string): void
}

/** Records spans. */
export type SpanRecorder = {
  run<T>(name: string, options: SpanOptions, work: (span: ActiveSpan) => Promise<T>): Promise<T>
  /** Adds a finished span to the current one; without effect outside of one. */
  add(name: string, finished: { readonly startedAt: number; readonly attributes: SpanAttributes; readonly error: unknown }): void
  /** Adds attributes to the current span. */
  set(attributes: SpanAttributes): void
  stop(): Promise<void>
}

let recorder: SpanRecorder | null = null

const NO_SPAN: ActiveSpan = { set() {}, rename() {}, fail() {} }

/** Whether spans are recorded. */
export const isTracing = (): boolean => recorder !== null

/** Runs `work` as a span, a child of the current one, if traces are recorded. An error that it throws fails the span. */
export const withSpan = <T>(name: string, options: SpanOptions, work: (span: ActiveSpan) => Promise<T>): Promise<T> =>
  recorder === null ? work(NO_SPAN) : recorder.run(name, options, work)

export const addSpanAttributes = (attributes: SpanAttributes): void => recorder?.set(attributes)

/** A finished piece of work; `startedAt`: in milliseconds since 1970. */
export const addFinishedSpan: SpanRecorder['add'] = (name, finished) => recorder?.add(name, finished)

export type TracingOptions = {
  /** Address of an OTLP/HTTP receiver; null: nothing is recorded, and no package is loaded. */
  readonly endpoint: string | null
  /** `api` or `worker`. */
  readonly processName: string
  readonly version: string
  readonly log: Pick<Log, 'warn'>
}

/** Starts to record spans of this process. `stop` sends the last ones. */
export async function startTracing(options: TracingOptions): Promise<{ stop(): Promise<void> }> {
  const { endpoint } = options
  if (endpoint === null) return { stop: async () => {} }
  const { createOtlpRecorder } = await import('./otlp-recorder.ts')
  const started = createOtlpRecorder({ ...options, endpoint })
  recorder = started
  return {
    async stop() {
      recorder = null
      await started.stop()
    },
  }
}
