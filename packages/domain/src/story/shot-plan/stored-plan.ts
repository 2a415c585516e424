import { schemaError } from '../../timeline/parse-timeline.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { type Migration, type NewerVersionRefusal, migrateDocument } from '../../stored-version.ts'
import { shotPlan } from './schema.ts'
import type { ShotPlan } from './shot-plan.ts'

/** Version of stored plans. Increment it with a migration and a fixture of the previous version when the shape changes. */
export const SHOT_PLAN_VERSION = 7

/**
 * Version 2 adds states of places and tones, version 3 what hands do, version 4 positions of things and figures, version 5 things behind words, version 6 events
 * and states of things, version 7 collisions, stains and dirt, and what people and creatures do (give, lean, blow): plans before have none.
 */
const MIGRATIONS: readonly Migration[] = Array.from({ length: SHOT_PLAN_VERSION - 1 }, () => (document) => document)

export type StoredShotPlan = { readonly plan: unknown; readonly version: unknown }
/** `path`: e.g. `things.0.count`. */
export type ShotPlanError = { readonly code: 'invalid_plan'; readonly path: string; readonly message: string }

/** Validates an untrusted plan of the current version. Texts are trimmed. */
export function parseShotPlan(value: unknown): Result<ShotPlan, ShotPlanError> {
  const parsed = shotPlan.safeParse(value)
  return parsed.success ? ok(parsed.data) : refuse({ code: 'invalid_plan', ...schemaError(parsed.error, 'Invalid plan') })
}

/** Reads a stored plan of any known version. */
export function readShotPlan({ plan, version }: StoredShotPlan): Result<ShotPlan, ShotPlanError | NewerVersionRefusal> {
  const migrated = migrateDocument(plan, version, MIGRATIONS)
  return migrated.ok ? parseShotPlan(migrated.value) : migrated
}
