import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type CatalogueRow, catalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import { newId } from '../platform/new-id.ts'
import type { Settings } from '../platform/settings.ts'
import { checkWorkflow } from './check-workflow.ts'
import { storeModel } from './save-model.ts'

type Workflow = {
  readonly connection: string
  readonly workflow: Readonly<Record<string, unknown>>
  readonly title: string
  readonly kind: 'image' | 'clip' | 'music'
  readonly serves: readonly string[]
  /** Paths of inputs by fields of a request. */
  readonly fields: Readonly<Record<string, string>>
  readonly result: string | null
  readonly fps?: number | undefined
}

const UNITS = { image: 'image', clip: 'clip', music: 'clip' } as const
/** A machine of one's own makes one thing at a time, and a clip may take half an hour. */
const LIMITS = { concurrency: 1, deadlineSeconds: 1800 }
const DEFAULT_FPS = 24

/**
 * Stores a workflow as a model; returns its id. Throws INVALID_INPUT with what the server lacks for it, or for a field that is not in the workflow; the rest as
 * `checkWorkflow`.
 */
export async function addWorkflow(deps: { db: Database; pool: pg.Pool; settings: Settings }, given: Workflow): Promise<string> {
  const { inputs, known_fields: known, problems } = await checkWorkflow(deps, given)
  if (problems.length > 0) throw invalidField('workflow', problems.join(' '))
  const paths = new Set(inputs.map(({ path }) => path))
  const wrong = Object.entries(given.fields).find(([field, path]) => !known.includes(field) || !paths.has(path))
  if (wrong) throw invalidField(`fields.${wrong[0]}`, 'The workflow has no such input')
  if (given.result !== null && !(given.result in given.workflow)) throw invalidField('result', 'The workflow has no such node')
  const row = toRow(given)
  await storeModel(deps.pool, row)
  return row.id
}

const toRow = ({ title, kind, serves, workflow, fields, result, fps = DEFAULT_FPS }: Workflow): CatalogueRow =>
  catalogueRow.parse({
    id: `comfyui:${slugOf(title)}-${newId().slice(-6)}`,
    title,
    provider: 'comfyui',
    kind,
    serves,
    endpoint: title,
    send: sendOf(fields, fps),
    fixed: workflow,
    result,
    gives: { ...(kind === 'clip' && { fps }), hasSound: kind === 'music' },
    cost: { unit: UNITS[kind], usd: 0, source: 'own server', checked: new Date().toISOString().slice(0, 10) },
    limits: LIMITS,
    status: 'from-docs',
  })

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '') || 'workflow'

function sendOf({ width, height, frames, seconds, ...rest }: Workflow['fields'], fps: number): object {
  const plain = Object.entries(rest).map(([field, to]) => [field, { to }])
  const duration = frames === undefined ? seconds && { to: seconds, as: 'number' } : { to: frames, as: 'frames', fps }
  return {
    ...Object.fromEntries(plain),
    ...(width !== undefined && height !== undefined && { size: { to: width, height, as: 'separate', multiple: 16 } }),
    ...(duration && { seconds: duration }),
  }
}
