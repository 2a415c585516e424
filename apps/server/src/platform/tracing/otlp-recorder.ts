import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { ActiveSpan, SpanOptions, SpanRecorder, TracingOptions } from './span-recorder.ts'

const WARN_INTERVAL_MS = 600_000
const STOP_MS = 3_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

type Ids = { readonly traceId: string; readonly spanId: string }

/**
 * Sends spans to an OTLP/HTTP receiver. Nothing is registered globally, so that packages that look for a tracer do not add spans of their own, with
 * contents that are not ours to send. The exporter reads the other `OTEL_EXPORTER_OTLP_` variables, such as the headers.
 */
export function createOtlpRecorder(options: TracingOptions & { readonly endpoint: string }): SpanRecorder {
  const current = new AsyncLocalStorage<Span>()
  const random = new RandomIdGenerator()
  /** Of the next span, if they are not random. */
  let fixed: Ids | null = null
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'fablecut',
      'service.version': options.version,
      'fablecut.process': options.processName,
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new TraceIdRatioBasedSampler(sampledRatio(process.env)),
    idGenerator: {
      generateTraceId: () => fixed?.traceId ?? random.generateTraceId(),
      generateSpanId: () => fixed?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(options) })],
  })
  const tracer = provider.getTracer('fablecut', options.version)

  function start(name: string, { kind, attributes = {}, runId, isRun = false }: SpanOptions): Span {
    const parent = current.getStore()
    const ids = parent === undefined && runId !== undefined ? idsOfRun(runId) : null
    fixed = isRun ? ids : null
    try {
      const spanOptions = { kind: KINDS[kind ?? 'internal'], attributes: { ...attributes } }
      return tracer.startSpan(name, spanOptions, contextOf(parent, isRun ? null : ids))
    } finally {
      fixed = null
    }
  }

  return {
    async run(name, spanOptions, work) {
      const span = start(name, spanOptions)
      try {
        return await current.run(span, () => work(handleOf(span)))
      } catch (error) {
        failSpan(span, codeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    add(name, { startedAt, attributes, error }) {
      const parent = current.getStore()
      if (!parent) return
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, startTime: startedAt, attributes: { ...attributes } },
        contextOf(parent, null),
      )
      if (error !== null) failSpan(span, codeOf(error))
      span.end()
    },
    set: (attributes) => void current.getStore()?.setAttributes({ ...attributes }),
    // A failure was logged by the exporter, and does not hold up the stop.
    stop: () => Promise.race([provider.shutdown().catch(() => {}), setTimeout(STOP_MS, undefined, { ref: false })]),
  }
}

/** All processes that work on a run agree on its trace without telling each other. */
function idsOfRun(runId: string): Ids {
  const digest = createHash('sha256').update(`run ${runId}`).digest('hex')
  return { traceId: digest.slice(0, 32), spanId: digest.slice(32, 48) }
}

function contextOf(parent: Span | undefined, run: Ids | null): Context {
  if (parent) return trace.setSpan(ROOT_CONTEXT, parent)
  return run ? trace.setSpanContext(ROOT_CONTEXT, { ...run, traceFlags: TraceFlags.SAMPLED, isRemote: true }) : ROOT_CONTEXT
}

const handleOf = (span: Span): ActiveSpan => ({
  set: (attributes) => void span.setAttributes({ ...attributes }),
  rename: (name) => void span.updateName(name),
  fail: (code) => failSpan(span, code),
})

function failSpan(span: Span, code: string): void {
  span.setAttribute('error.type', code)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Messages may quote texts of users. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : error.name
}

/** The part of all traces that is recorded: OTEL_TRACES_SAMPLER_ARG for the samplers with a ratio, all by default. */
export function sampledRatio({
  OTEL_TRACES_SAMPLER: sampler = '',
  OTEL_TRACES_SAMPLER_ARG: arg = '',
}: Record<string, string | undefined>): number {
  if (sampler.endsWith('always_off')) return 0
  const ratio = Number(arg)
  return sampler.endsWith('traceidratio') && arg !== '' && ratio >= 0 && ratio <= 1 ? ratio : 1
}

/** Logs now and then that spans are lost; the product goes on. */
function createExporter({ endpoint, log }: TracingOptions & { readonly endpoint: string }): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  let warnedAt = -Infinity
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - warnedAt > WARN_INTERVAL_MS) {
          warnedAt = performance.now()
          log.warn('traces cannot be sent', { error: result.error })
        }
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
