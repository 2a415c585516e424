import { readOverview } from '../../monitoring/read-overview.ts'
import { readRunDetails } from '../../monitoring/read-run-details.ts'
import { readSpend } from '../../monitoring/read-spend.ts'
import { retryRun } from '../../monitoring/retry-run.ts'
import { cancelAnyRun } from '../../runs/cancel-run.ts'
import { readinessChecks } from '../health/checks.ts'
import { createReadiness } from '../health/readiness.ts'
import { api } from '../kernel/api.ts'
import { audited } from '../kernel/audited.ts'
import { signedInStaff } from '../kernel/signed-in.ts'

export const admin = api.admin.router({
  overview: api.admin.overview.handler(async ({ context }) => {
    signedInStaff(context)
    const { services } = context
    const [overview, { checks }] = await Promise.all([readOverview(services), createReadiness(readinessChecks(services))()])
    return { ...overview, checks: Object.entries(checks).map(([name, { reason = null }]) => ({ name, reason })) }
  }),
  spend: api.admin.spend.handler(({ context }) => {
    signedInStaff(context)
    return readSpend(context.services.db)
  }),
  run: api.admin.run.handler(({ input, context }) => {
    signedInStaff(context)
    return readRunDetails(context.services.db, input.id)
  }),
  retryRun: api.admin.retryRun.handler(async ({ input, context }) => {
    const continued = await audited(context, 'retry', { runId: input.id }, () => retryRun(context.services.stories, input.id))
    return { run_id: continued }
  }),
  cancelRun: api.admin.cancelRun.handler(async ({ input, context }) => {
    await audited(context, 'cancel', { runId: input.id }, () => cancelAnyRun(context.services.stories, input.id))
    return { run_id: input.id }
  }),
})
