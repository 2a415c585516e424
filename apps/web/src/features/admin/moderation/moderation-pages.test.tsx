import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildAction, buildReportQueue, buildSubject, OBJECTION, TIME } from '../../../testing/moderation-fixture.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { ModerationLogPage } from './moderation-log-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { possibleActions } from './subject-model.ts'
import { SubjectPage } from './subject-page.tsx'

const QUEUE = 'GET /api/admin/reports'
const SUBJECT = 'GET /api/admin/moderation/story/s1'
test('the queue shows what was reported with its reasons, and objections', async () => {
  stubApi({
    [QUEUE]: { body: buildReportQueue() },
  })
  await renderPage(<ReportsPage />)
  const reported = within(await screen.findByRole('region', { name: 'Reported (1)' }))
  const link = reported.getByRole('link')
  expect(link.getAttribute('href')).toBe('/admin/reports/story/s1')
  expect(link.textContent).toContain('1 report')
  expect(link.textContent).toContain('Hate speech or harassment')
  expect(within(screen.getByRole('region', { name: 'Objections (1)' })).getByText('It is quiet')).toBeTruthy()
})

test('an empty queue says so, and one that cannot be read can be read again', async () => {
  let isBroken = true
  const empty = { body: { subjects: [], total: 0, objections: [], objections_total: 0 } }
  stubApi({ [QUEUE]: () => (isBroken ? { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } } : empty) })
  await renderPage(<ReportsPage />)
  expect(await screen.findByText('Not now')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Nothing is reported.')).toBeTruthy()
})

test('a reported story shows reports, frames, words and history', async () => {
  stubApi({ [SUBJECT]: { body: buildSubject() } })
  await renderPage(<SubjectPage kind="story" id="s1" />)
  expect(await screen.findByRole('heading', { level: 1, name: 'The fox' })).toBeTruthy()
  for (const text of ['They say X', 'A fox runs', 'The fox runs home', 'runs home', 'Too loud']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Frames of the film' }).getAttribute('src')).toBe('/media/f/strip.jpg')
  expect(screen.getByText('I film owls')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'https://owls.example.org' }).getAttribute('rel')).toContain('nofollow')
  expect(screen.getByRole('link', { name: 'The owl' }).getAttribute('href')).toBe('/admin/reports/story/s2')
})

test('a reported comment shows what it said then and now, and can be hidden but not unpublished', async () => {
  const comment = {
    text: 'You are nice',
    is_hidden: false,
    is_deleted: false,
    created_at: TIME,
    edited_at: TIME,
    story_id: 's9',
    story_title: 'The owl',
    reply_to: 'Who am I?',
  }
  const reports = buildSubject().reports.map((report) => ({ ...report, reported_text: 'You are a fool' }))
  const key = 'POST /api/admin/moderation/comment/c1/actions'
  const body = buildSubject({ kind: 'comment', id: 'c1', story: null, comment, reports })
  const callsOf = stubApi({ 'GET /api/admin/moderation/comment/c1': { body }, [key]: { body: buildAction({ subject_kind: 'comment' }) } })
  await renderPage(<SubjectPage kind="comment" id="c1" />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Comment by Bea' })).toBeTruthy()
  for (const text of ['You are a fool', 'You are nice', 'Who am I?', 'They say X']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'on “The owl”' }).getAttribute('href')).toBe('/admin/reports/story/s9')
  const [now, then] = ['You are nice', 'You are a fool'].map((text) => screen.getByText(text))
  expect(now!.compareDocumentPosition(then!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Moderate the account' }).getAttribute('href')).toMatch(/^\/admin\/reports\/account\//u)
  expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Nobody sees the comment until you undo this.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'Rude')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Done, and logged')).toBeTruthy()
  expect(callsOf(key)[0]!.body).toEqual({ action: 'hide', reason: 'Rude' })
})

test('of reports of their own, staff are not told who made them', async () => {
  const reports = buildSubject().reports.map((report) => ({ ...report, reporter_username: null }))
  stubApi({ [SUBJECT]: { body: buildSubject({ is_own: true, reports }) } })
  await renderPage(<SubjectPage kind="story" id="s1" />)
  expect(await screen.findByText(/^Who reported you is not shown/)).toBeTruthy()
  expect(screen.queryByText(/a deleted account/)).toBeNull()
})

test('an action needs a reason; a suspension its days', async () => {
  const key = 'POST /api/admin/moderation/story/s1/actions'
  const callsOf = stubApi({ [SUBJECT]: { body: buildSubject() }, [key]: { body: buildAction({ kind: 'suspend' }) } })
  await renderPage(<SubjectPage kind="story" id="s1" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend: Bea' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await dialog.findByText('Please enter a reason')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Reason'), 'Spam')
  await userEvent.clear(dialog.getByLabelText('Days'))
  await userEvent.type(dialog.getByLabelText('Days'), '400')
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await dialog.findByText('Please enter 1 to 365 days')).toBeTruthy()
  expect(callsOf(key)).toHaveLength(0)
  await userEvent.clear(dialog.getByLabelText('Days'))
  await userEvent.type(dialog.getByLabelText('Days'), '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Done, and logged')).toBeTruthy()
  expect(callsOf(key)[0]!.body).toEqual({ action: 'suspend', reason: 'Spam', days: 3 })
})

test('an objection is decided, and an action undone, each with a reason', async () => {
  const decide = 'POST /api/admin/moderation/actions/a1/decision'
  const undo = 'POST /api/admin/moderation/actions/a1/undo'
  const callsOf = stubApi({
    'GET /api/admin/moderation/log': { body: { actions: [buildAction({ objection: OBJECTION })], nextCursor: null } },
    [decide]: { body: buildAction() },
    [undo]: { body: buildAction() },
  })
  await renderPage(<ModerationLogPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Decide' }))
  await userEvent.type(await screen.findByLabelText('Reason'), 'Quiet indeed')
  await userEvent.click(screen.getByRole('button', { name: 'Reverse it' }))
  expect(await screen.findByText('Done, and logged')).toBeTruthy()
  expect(callsOf(decide)[0]!.body).toEqual({ decision: 'reversed', reason: 'Quiet indeed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A mistake')
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Done, and logged')).toBeTruthy()
  expect(callsOf(undo)[0]!.body).toEqual({ reason: 'A mistake' })
})

test('only what would change something is offered', () => {
  const { story, account } = buildSubject()
  expect(possibleActions(buildSubject())).toEqual(['dismiss', 'warn', 'unpublish', 'hide', 'delete', 'suspend', 'ban'])
  expect(possibleActions(buildSubject({ is_own: true }))).toEqual([])
  expect(possibleActions(buildSubject({ reports: [], story: { ...story!, is_published: false, is_hidden: true } }))).toEqual([
    'warn',
    'delete',
    'suspend',
    'ban',
  ])
  const suspended = { ...account!, is_suspended: true, suspended_until: TIME }
  expect(possibleActions(buildSubject({ kind: 'account', story: null, reports: [], account: suspended }))).toEqual(['warn', 'ban'])
  const banned = { kind: 'account' as const, story: null, reports: [], account: { ...suspended, suspended_until: null } }
  expect(possibleActions(buildSubject({ ...banned, actions: [buildAction({ kind: 'ban' })] }))).toEqual(['warn'])
  // It was banned before actions were logged: only a new ban can be undone.
  expect(possibleActions(buildSubject({ ...banned, actions: [] }))).toEqual(['warn', 'ban'])
})
