import { addConnection } from '../../connections/add-connection.ts'
import { changeConnection } from '../../connections/change-connection.ts'
import { listConnections } from '../../connections/list-connections.ts'
import { removeConnection } from '../../connections/remove-connection.ts'
import { testConnection } from '../../connections/test-connection.ts'
import { api } from '../kernel/api.ts'
import type { RequestContext } from '../kernel/context.ts'
import { signedInStaff } from '../kernel/signed-in.ts'
import { audited } from '../kernel/audited.ts'

export const connections = api.connections.router({
  list: api.connections.list.handler(({ context }) => {
    signedInStaff(context)
    return listConnections(context.services.db, context.services.settings)
  }),
  add: api.connections.add.handler(({ input, context }) => {
    const { base_url: baseUrl, daily_budget_usd: dailyBudgetUsd, text_model: textModel, ...rest } = input
    const subject = { provider: input.provider, label: input.label }
    return changed(context, 'add connection', subject, () =>
      addConnection(storeOf(context), { ...rest, baseUrl, dailyBudgetUsd, textModel }),
    )
  }),
  change: api.connections.change.handler(({ input, context }) => {
    const { id, daily_budget_usd: dailyBudgetUsd, text_model: textModel, ...rest } = input
    const fields = Object.keys(input).filter((name) => name !== 'id')
    return changed(context, 'change connection', { connection: id, fields }, async () => {
      await changeConnection(storeOf(context), id, { ...rest, dailyBudgetUsd, textModel })
      return id
    })
  }),
  remove: api.connections.remove.handler(({ input: { id }, context }) =>
    changed(context, 'remove connection', { connection: id }, async () => {
      await removeConnection(context.services.pool, id)
      return id
    }),
  ),
  test: api.connections.test.handler(async ({ input: { id }, context }) => {
    const { db, settings } = context.services
    return { problem: await audited(context, 'test connection', { connection: id }, () => testConnection(db, settings, id)) }
  }),
})

const storeOf = ({ services: { pool, settings } }: RequestContext) => ({ pool, keySource: settings })

/** Logs a change by staff, and reads it in this process at once; returns the id of the connection. */
async function changed(context: RequestContext, action: string, subject: object, change: () => Promise<string>): Promise<{ id: string }> {
  const id = await audited(context, action, subject, change)
  await context.services.watchedRoutes.refresh()
  return { id }
}
