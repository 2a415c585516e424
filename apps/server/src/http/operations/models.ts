import { type CatalogueRow, catalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { addWorkflow } from '../../catalogue/add-workflow.ts'
import { checkWorkflow } from '../../catalogue/check-workflow.ts'
import { deleteModel } from '../../catalogue/delete-model.ts'
import { listModels } from '../../catalogue/list-models.ts'
import { retireModel } from '../../catalogue/retire-model.ts'
import { saveModel } from '../../catalogue/save-model.ts'
import { tryModel } from '../../catalogue/try-model.ts'
import { api } from '../kernel/api.ts'
import { audited } from '../kernel/audited.ts'
import type { RequestContext } from '../kernel/context.ts'
import { invalidInput } from '../kernel/invalid-input.ts'
import { signedInStaff } from '../kernel/signed-in.ts'

export const models = api.models.router({
  list: api.models.list.handler(async ({ context }) => {
    signedInStaff(context)
    const { db, watchedRoutes } = context.services
    return { models: await listModels(db, watchedRoutes.connections) }
  }),
  save: api.models.save.handler(({ input: { id, row }, context }) =>
    changed(context, 'save model', id, () => saveModel(context.services.pool, id, requireRow(row))),
  ),
  change: api.models.change.handler(({ input: { id, is_retired: isRetired }, context }) =>
    changed(context, isRetired ? 'retire model' : 'offer model', id, () => retireModel(context.services.pool, id, isRetired)),
  ),
  delete: api.models.delete.handler(({ input: { id }, context }) =>
    changed(context, 'delete model', id, () => deleteModel(context.services.pool, id)),
  ),
  try: api.models.try.handler(async ({ input: { id, max_usd: maxUsd }, context }) => {
    const { pool, stopping, log, limits, watchedRoutes } = context.services
    const deps = { pool, stopping, log, limits, routes: watchedRoutes.routes, connections: watchedRoutes.connections }
    await audited(context, 'try model', { model: id, maxUsd }, () => tryModel(deps, id, maxUsd))
    return { id }
  }),
  checkWorkflow: api.models.checkWorkflow.handler(({ input, context }) => {
    signedInStaff(context)
    return checkWorkflow(context.services, input)
  }),
  addWorkflow: api.models.addWorkflow.handler(async ({ input, context }) => {
    const subject = { title: input.title, connection: input.connection }
    const id = await audited(context, 'add workflow', subject, () => addWorkflow(context.services, input))
    await context.services.watchedRoutes.refresh()
    return { id }
  }),
})

/** Throws INVALID_INPUT with the path and reason of each wrong field. */
function requireRow(given: unknown): CatalogueRow {
  const read = catalogueRow.safeParse(given)
  if (!read.success) throw invalidInput(read.error.issues)
  return read.data
}

/** Logs a change of a model by staff, and reads it in this process at once. */
async function changed(context: RequestContext, action: string, id: string, change: () => Promise<void>): Promise<{ id: string }> {
  await audited(context, action, { model: id }, change)
  await context.services.watchedRoutes.refresh()
  return { id }
}
