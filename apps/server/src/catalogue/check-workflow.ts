import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { WorkflowDescription } from '@fablecut/contracts/operations/admin/workflows'
import { findWorkflowProblems } from '@fablecut/providers/comfyui/check-workflow'
import { WORKFLOW_FIELDS, describeWorkflow } from '@fablecut/providers/comfyui/workflow-fields'
import { findConnection } from '../connections/find-connection.ts'
import type { Database } from '../platform/database/client.ts'
import type { Settings } from '../platform/settings.ts'

/** Staff wait for it. */
const DEADLINE_MS = 20_000

/**
 * What a workflow can be given, and what the server of a connection lacks for it. Throws NOT_FOUND for an unknown connection, CONFLICT for one that is not of
 * ComfyUI or cannot be used, INVALID_INPUT for a workflow in another format.
 */
export async function checkWorkflow(
  { db, settings }: { db: Database; settings: Settings },
  { connection: name, workflow }: { connection: string; workflow: unknown },
): Promise<WorkflowDescription> {
  const found = await findConnection(db, settings, name)
  if (!('connection' in found)) throw new AppError('CONFLICT', { message: found.problem })
  const { connection } = found
  if (connection?.provider !== 'comfyui') throw new AppError('CONFLICT', { message: 'Only ComfyUI runs workflows' })
  const described = describeWorkflow(workflow)
  if (described === null) throw invalidField('workflow', 'This is no workflow in API format: export it in ComfyUI by "Export (API)"')
  const { inputs, fields, results, fps } = described
  return {
    inputs: inputs.map(({ path, node, classType, name: input, value }) => ({ path, node, class_type: classType, name: input, value })),
    fields: { ...fields },
    known_fields: [...WORKFLOW_FIELDS],
    results: [...results],
    fps,
    problems: await findWorkflowProblems(connection, workflow, AbortSignal.timeout(DEADLINE_MS)),
  }
}
