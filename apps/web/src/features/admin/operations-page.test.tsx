import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import type { Spend } from '@fablecut/contracts/operations/admin/get-spend'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildOverview } from '../../testing/admin-fixture.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { OperationsPage } from './operations-page.tsx'

const OVERVIEW = 'GET /api/admin/overview'
const SPEND = 'GET /api/admin/spend'

const overview = (changes: Partial<Overview> = {}): ApiResponse => ({ body: buildOverview(changes) })
const spend = (days: Spend['days'] = []): ApiResponse => ({ body: { held: 250, days } })

const day = (date: string, done: number) => ({
  date,
  granted: 3000,
  charged: 1100,
  refunded: 100,
  calls: [
    { engine: 'builtin/painter', kind: 'image', done: 40, failed: 1 },
    { engine: 'fal/flux', kind: 'image', done, failed: 2 },
  ],
})

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const refusal = (message: string): ApiResponse => ({ status: 409, body: { code: 'CONFLICT', message, data: {} } })

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [OVERVIEW]: overview(), [SPEND]: spend(), ...responses })
  return { ...(await renderPage(<OperationsPage />)), callsOf }
}

test('the page shows checks, queues without a worker, workers and the last hour', async () => {
  await open()
  expect((await panel('Health')).getByText('1.0 GB free, 2 GB are needed')).toBeTruthy()
  const [queues] = screen.getAllByRole('table')
  expect(
    within(queues!)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['QueueWorkersWaitingRunningOldest waitsLongest runs', 'Images1726 min12 s', 'Clips0104.0 s–'])
  expect(screen.getByText(/No worker serves videos/)).toBeTruthy()
  const workers = await panel('Workers')
  expect(workers.getByText('north')).toBeTruthy()
  expect(workers.getByText(/2 pieces of work · heartbeat 1.0 s ago/)).toBeTruthy()
  expect(screen.getByText('Runs completed').parentElement!.textContent).toBe('Runs completed12')
})

test('unfinished runs name their stage and account, and mark those without progress; failures link to the log', async () => {
  await open()
  const runs = await panel('Unfinished runs (51)')
  const [fox, owl] = runs.getAllByRole('link')
  expect([fox!.textContent, fox!.getAttribute('href')]).toEqual(['A foxStory, images · mia@example.org60 min old', '/admin/runs/r1'])
  expect(owl!.textContent).toContain('no progress for 40 min')
  expect(runs.getByText('The oldest 2 of 51 are shown.')).toBeTruthy()
  const failures = await panel('Recent failures')
  expect(failures.getByText('No picture could be made')).toBeTruthy()
  expect(failures.getByText(/Deleted account/)).toBeTruthy()
  expect(failures.getByRole('link', { name: 'Open its log' }).getAttribute('href')).toBe('https://logs.example.org/?q=r3')
})

test('storage and caches are shown with their limits, and changed settings are marked', async () => {
  await open()
  const storage = await panel('Storage')
  expect(storage.getByText('30 GB of 100 GB free')).toBeTruthy()
  expect(storage.getByText('12 GB in the data folder')).toBeTruthy()
  expect(storage.getByRole('progressbar', { name: 'Cache of rendered parts' }).getAttribute('aria-valuenow')).toBe('50')
  const limits = await panel('Limits')
  expect(limits.getByText('Largest uploaded file, in MB').closest('div')!.textContent).toBe(
    'Largest uploaded file, in MBMAX_UPLOAD_MBChanged10',
  )
  expect(limits.getAllByText('Changed')).toHaveLength(1)
})

test('credits are listed per day, and calls of connected engines are added up', async () => {
  await open({ [SPEND]: spend([day('2026-11-23', 5), day('2026-11-22', 6)]) })
  expect(await screen.findByText('250 credits are held by unfinished runs.')).toBeTruthy()
  expect(screen.getByRole('row', { name: /2026-11-22/ }).textContent).toBe('2026-11-223,0001,100100418')
  expect(screen.getByText('fal/flux (image)').parentElement!.textContent).toBe('fal/flux (image)11, 4 failed')
})

test('a quiet installation says so', async () => {
  await open({ [OVERVIEW]: overview({ unfinished_runs: { total: 0, oldest: [] }, failures: [], workers: [] }) })
  expect(await screen.findByText('Nothing is being generated.')).toBeTruthy()
  expect(screen.getByText('No run failed.')).toBeTruthy()
  expect(screen.getByText(/No worker is running/)).toBeTruthy()
  expect(await screen.findByText('Nothing was granted, charged or called in the last 14 days.')).toBeTruthy()
})

test('figures that cannot be read again stay, with their time', async () => {
  let isBroken = false
  const { callsOf } = await open({ [OVERVIEW]: () => (isBroken ? refusal('Not now.') : overview()) })
  expect(await screen.findByText(/^Updated \d\d:\d\d:\d\d/)).toBeTruthy()
  isBroken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect((await screen.findByText(/could not be read again: Not now\./)).textContent).toMatch(/^The figures are of \d\d:\d\d:\d\d/)
  expect(screen.getByText('30 GB of 100 GB free')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.queryByText(/could not be read again/)).toBeNull())
  expect(callsOf(OVERVIEW)).toHaveLength(3)
})

test('a failed first reading can be repeated; other panels work without the spend', async () => {
  let isBroken = true
  await open({ [OVERVIEW]: () => (isBroken ? refusal('Not now.') : overview()), [SPEND]: refusal('No.') })
  expect(await screen.findByText('Error: Not now.')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('30 GB of 100 GB free')).toBeTruthy()
  expect(await screen.findByText('Credits and engine calls could not be read.')).toBeTruthy()
})
