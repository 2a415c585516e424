import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { StoryDetailPage } from './story-detail-page.tsx'

test('a story that fails to load is reported in a notice and on its page (C-327)', async () => {
  stubApi({ 'GET /api/stories/s1': { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong', data: {} } } })
  await renderPage(<StoryDetailPage id="s1" />)
  expect(await screen.findByText('Error: Failed to get story')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Failed to get story' })).toBeTruthy()
})
