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

export type TracingOptions = {
  /** Address of an OTLP/HTTP receiver; null: nothing is recorded, and no package is loaded. */
  readonly endpoint: string | null
  /** `api` or `worker`. */
  readonly processName: string
  readonly version: string
  readonly log: Pick<Log, 'warn'>
}
