import type { ActiveSpan, SpanAttributes, SpanOptions, SpanRecorder, TracingOptions } from './span-recorder.ts'

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
