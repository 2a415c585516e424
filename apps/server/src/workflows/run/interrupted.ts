import { EngineError } from '@fablecut/generation/engine-error'
import { hasShutdownBegun } from '../../platform/durable/workflow.ts'

/** Whether a failure is due to the shutdown of this worker. It is neither logged nor recorded: another worker repeats the work. */
export const isInterrupted = (error: unknown): boolean =>
  hasShutdownBegun() || (error instanceof EngineError && error.code === 'engine_host_closed')

/** Never settles: the worker is shutting down, and another one repeats this step, which must not be recorded as failed. */
export const awaitShutdown = (): Promise<never> => new Promise(() => {})
