import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { WatchPanel } from './watch-panel.tsx'

const VIEWS = 'GET /api/stories/s1/views'
const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  views: index === 11 ? 3 : index === 29 ? 1 : 0,
}))

test('the panel shows views by day, how far they went and the average share', async () => {
  stubApi({ [VIEWS]: { body: { total: 1_234, days, reached: [4, 4, 2, 1, 1], average_share: 0.5 } } })
  await renderPage(<WatchPanel storyId="s1" />)
  expect(await screen.findByText('1.2K views so far')).toBeTruthy()
  expect(screen.getByText('Most on one day: 3 on Nov 12, 2026')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Nov 12, 2026/ })).getByRole('cell').textContent).toBe('3')
  const through = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(through).toEqual(['Began100% (4)', 'A quarter100% (4)', 'Half50% (2)', 'Three quarters25% (1)', 'To the end25% (1)'])
  expect(screen.getByText('On average 50% of it was watched.')).toBeTruthy()
})

test('a story that nobody watched says so, and figures that cannot be read can be read again', async () => {
  let isBroken = true
  const none = { body: { total: 0, days: days.map(({ day }) => ({ day, views: 0 })), reached: [0, 0, 0, 0, 0], average_share: null } }
  stubApi({ [VIEWS]: () => (isBroken ? { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } } : none) })
  await renderPage(<WatchPanel storyId="s1" />)
  expect(await screen.findByText('Not now')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has watched it in the last 30 days.')).toBeTruthy()
})
