import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { WithheldNotice } from './withheld-notice.tsx'

const NOTICES = 'GET /api/notices'
const notice = (kind: string, isUndone = false, subject = 's1') => ({
  id: kind,
  action: { kind, subject_id: subject, is_undone: isUndone },
})
const open = async (...notices: object[]) => {
  const callsOf = stubApi({ [NOTICES]: { body: { notices, unread: 0 } } })
  await renderPage(<WithheldNotice storyId="s1" isPublished={false} />)
  await waitFor(() => expect(callsOf(NOTICES)).toHaveLength(1))
}

test('the author of a hidden story reads that, with a link to the message', async () => {
  await open(notice('warn'), notice('hide'))
  expect(await screen.findByText(/The moderators have hidden this story/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read why' }).getAttribute('href')).toBe('/messages')
})

test.each([
  ['an undone action', [notice('undo'), notice('hide', true)]],
  ['another story', [notice('hide', false, 's2')]],
])('%s leaves no notice', async (_, notices) => {
  await open(...notices)
  expect(screen.queryByRole('note')).toBeNull()
})
