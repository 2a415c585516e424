import type { EngineHostOptions } from '@fablecut/engines/host/create-engine-host'

const MINUTE_MS = 60_000

/** How long a call of an engine may run, waiting not counted. Source: CD-115. */
export function deadlinesMs(): NonNullable<EngineHostOptions['deadlinesMs']> {
  return { writer: 3 * MINUTE_MS, narrator: 3 * MINUTE_MS, composer: 3 * MINUTE_MS, painter: 5 * MINUTE_MS, animator: 15 * MINUTE_MS }
}
