import type { WorkflowDescription } from '@fablecut/contracts/operations/admin/workflows'
import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import type { api } from '../../../../api/client.ts'

type NewWorkflow = Parameters<typeof api.models.addWorkflow>[0]
/** In API format. */
export type Workflow = NewWorkflow['workflow']
export type CheckedWorkflow = { readonly connection: string; readonly workflow: Workflow; readonly description: WorkflowDescription }
export type WorkflowKind = NewWorkflow['kind']

/** Stands for all models of forms that no other model makes. */
const EVERY_MODEL = '*'

/** Models of forms that a workflow of a kind can be used for. */
export const servedBy = (kind: WorkflowKind): readonly string[] =>
  ({ image: [EVERY_MODEL, ...IMAGE_MODELS], clip: [EVERY_MODEL, ...VIDEO_MODELS], music: [EVERY_MODEL] })[kind]

export const WORKFLOW_KINDS: readonly WorkflowKind[] = ['image', 'clip', 'music']

/** What the form has in hand; an empty path is not sent. */
export type WorkflowValues = {
  readonly title: string
  readonly kind: WorkflowKind
  readonly serves: readonly string[]
  readonly fields: Readonly<Record<string, string>>
  /** Empty: any node. */
  readonly result: string
  readonly fps: string
}

export const guessedValues = ({ fields, results, fps }: WorkflowDescription): WorkflowValues => ({
  title: '',
  kind: 'frames' in fields ? 'clip' : 'seconds' in fields ? 'music' : 'image',
  serves: [EVERY_MODEL],
  fields,
  result: results[0] ?? '',
  fps: fps?.toString() ?? '',
})

/** Another kind is used for other models. */
export const withKind = (values: WorkflowValues, kind: WorkflowKind): WorkflowValues => ({ ...values, kind, serves: [EVERY_MODEL] })

export function toNewWorkflow(values: WorkflowValues, { connection, workflow }: Pick<NewWorkflow, 'connection' | 'workflow'>): NewWorkflow {
  const { title, kind, serves, fields, result, fps } = values
  const rate = Number(fps)
  return {
    connection,
    workflow,
    title,
    kind,
    serves: [...serves],
    fields: Object.fromEntries(Object.entries(fields).filter(([, path]) => path !== '')),
    result: result || null,
    ...(kind === 'clip' && rate > 0 && { fps: rate }),
  }
}
