import { createReport } from '../../moderation/create-report.ts'
import { listActions } from '../../moderation/list-actions.ts'
import { listReports } from '../../moderation/list-reports.ts'
import { listNotices, readNotices } from '../../moderation/notices.ts'
import { decideObjection, objectSignedOut, objectToAction } from '../../moderation/objections.ts'
import { readSubject } from '../../moderation/read-subject.ts'
import { takeAction } from '../../moderation/take-action.ts'
import { undoAction } from '../../moderation/undo-action.ts'
import { readAction } from '../../moderation/wire-action.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { api } from '../kernel/api.ts'
import { audited } from '../kernel/audited.ts'
import { signedIn, signedInStaff } from '../kernel/signed-in.ts'

export const reports = api.reports.router({
  create: api.reports.create.handler(async ({ input, context }) => {
    const reporter = signedIn(context)
    const { db, limit } = context.services
    await limit('report', reporter.id)
    const { subject, subject_kind: subjectKind, reason, words } = input
    const { isReplaced } = await createReport(db, { reporter, subject, subjectKind, reason, words })
    return { is_replaced: isReplaced }
  }),
})

export const notices = api.notices.router({
  list: api.notices.list.handler(({ context }) => listNotices(context.services.db, signedIn(context).id)),
  read: api.notices.read.handler(({ context }) => readNotices(context.services.db, signedIn(context).id)),
  object: api.notices.object.handler(async ({ input, context }) => {
    const { id: accountId } = signedIn(context)
    await context.services.limit('objection', accountId)
    await objectToAction(context.services.db, { accountId, actionId: input.id, words: input.words })
  }),
  objectSignedOut: api.notices.objectSignedOut.handler(async ({ input, context }) => {
    await context.services.limit('objection', context.address)
    await objectSignedOut(context.services.db, input)
  }),
})

export const moderation = api.moderation.router({
  queue: api.moderation.queue.handler(({ context }) => {
    signedInStaff(context)
    return listReports(context.services.db)
  }),
  subject: api.moderation.subject.handler(({ input, context }) =>
    readSubject(context.services.db, { ...input, staffId: signedInStaff(context).id }),
  ),
  act: api.moderation.act.handler(async ({ input, context }) => {
    const { id: staffId } = signedInStaff(context)
    const { kind: subjectKind, id: subjectId, action, reason, days } = input
    const { stories, mailer } = context.services
    const act = () => takeAction({ ...stories, mailer }, { staffId, subjectKind, subjectId, action, reason, days })
    return readAction(context.services.db, await audited(context, `moderation: ${action}`, { subjectKind, subjectId }, act))
  }),
  undo: api.moderation.undo.handler(async ({ input, context }) => {
    const { id: staffId } = signedInStaff(context)
    const { pool, mailer } = context.services
    const undo = () => inTransaction(pool, (tx) => undoAction(tx, { staffId, actionId: input.id, reason: input.reason, mailer }))
    return readAction(context.services.db, await audited(context, 'moderation: undo', { actionId: input.id }, undo))
  }),
  log: api.moderation.log.handler(({ input, context }) => {
    signedInStaff(context)
    return listActions(context.services.db, input.cursor)
  }),
  decide: api.moderation.decide.handler(async ({ input, context }) => {
    const { id: staffId } = signedInStaff(context)
    const { id: actionId, decision, reason } = input
    const decide = () => decideObjection(context.services, { staffId, actionId, decision, reason })
    await audited(context, `moderation: ${decision}`, { actionId }, decide)
    return readAction(context.services.db, actionId)
  }),
})
