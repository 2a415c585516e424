import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildRunDetails } from '../../../testing/admin-fixture.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { RunPage } from './run-page.tsx'

const RUN = 'GET /api/admin/runs/r1'
const RETRY = 'POST /api/admin/runs/r1/retry'
const CANCEL = 'POST /api/admin/runs/r1/cancel'
const AT = '2026-11-23T10:00:00Z'

const details = (...changes: Parameters<typeof buildRunDetails>): ApiResponse => ({ body: buildRunDetails(...changes) })

async function open(responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi(responses)
  const page = await renderPage(<RunPage runId="r1" />)
  return { ...page, callsOf }
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Retry the unfinished work?' }))
const press = async (name: string, scope: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(scope.getByRole('button', { name }))

test('a run is shown with its work, steps, engine calls and errors', async () => {
  await open({ [RUN]: details() })
  expect(await screen.findByRole('heading', { name: 'A fox' })).toBeTruthy()
  expect(screen.getByText('mia@example.org')).toBeTruthy()
  const work = screen.getByRole('button', { name: /paint-shot, s7/ })
  expect(work.textContent).toMatch(/images · 2 attempts/)
  await userEvent.click(work)
  expect((await screen.findByText('the disk is full')).parentElement!.textContent).toMatch(/^paint.*4.0 sthe disk is full$/)
  const calls = within(screen.getByRole('region', { name: 'Engine calls' }))
  expect(calls.getByText(/fal\/flux · sent 2 times .*took 2 min/)).toBeTruthy()
  expect(calls.getByText('no answer')).toBeTruthy()
})

test('a retry is confirmed first, and its refusal is explained', async () => {
  let response: ApiResponse = {
    status: 409,
    body: { code: 'CONFLICT', message: 'All work of this run waits in a queue already', data: {} },
  }
  const { callsOf } = await open({ [RUN]: details(), [RETRY]: () => response })
  await screen.findByRole('heading', { name: 'A fox' })
  await press('Retry')
  expect(dialog().getByText(/the account is not charged again/)).toBeTruthy()
  await press('Cancel', dialog())
  expect(callsOf(RETRY)).toHaveLength(0)
  await press('Retry')
  await press('Retry', dialog())
  expect(await screen.findByText('All work of this run waits in a queue already')).toBeTruthy()
  response = { body: { run_id: 'r1' } }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Retry')
  await press('Retry', dialog())
  expect(await screen.findByText('The run goes on')).toBeTruthy()
})

test('a failed film is recovered in another run, which opens', async () => {
  const failed = details(
    { status: 'RUN_FAILED', error: 'Something went wrong', finished_at: AT },
    { retry: 'recover', work: [], calls: [] },
  )
  const { address } = await open({ [RUN]: failed, [RETRY]: { body: { run_id: 'r2' } } })
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText('Its steps are not recorded any more.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel run' })).toBeNull()
  await press('Retry')
  await press('Retry', within(screen.getByRole('dialog', { name: 'Finish the film?' })))
  await waitFor(() => expect(address()).toBe('/admin/runs/r2'))
})

test('a run is canceled after a confirmation', async () => {
  let isCanceled = false
  const { callsOf } = await open({
    [RUN]: () => (isCanceled ? details({ status: 'RUN_CANCELED', finished_at: AT }, { retry: null }) : details()),
    [CANCEL]: () => {
      isCanceled = true
      return { body: { run_id: 'r1' } }
    },
  })
  await screen.findByRole('heading', { name: 'A fox' })
  await press('Cancel run')
  await press('Cancel run', within(screen.getByRole('dialog', { name: 'Cancel this run?' })))
  expect(await screen.findByText('Canceled')).toBeTruthy()
  expect(callsOf(CANCEL)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('an unknown run is reported', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'The run could not be read' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Operations' }).getAttribute('href')).toBe('/admin/operations')
})
