import type { RelatedStory } from '@fablecut/contracts/operations/remixes/remixes'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { RemixTree } from './remix-tree.tsx'

const related = (title: string, changes: Partial<RelatedStory> = {}): RelatedStory => ({
  id: title.toLowerCase(),
  title,
  author: 'Bea',
  author_username: 'bea',
  thumbnail_url: null,
  is_published: true,
  remix_count: 0,
  ...changes,
})

test('the chain says what is gone, and remixes open below their story', async () => {
  stubApi({
    'GET /api/stories/s1/remixes': {
      body: { origins: [null, related('Origin')], remixes: [related('Owl', { remix_count: 1 })], total: 60 },
    },
    'GET /api/stories/owl/remixes': { body: { origins: [], remixes: [related('Bat')], total: 1 } },
  })
  await renderPage(<RemixTree storyId="s1" title="Fox" />)
  const origins = within(await screen.findByRole('list', { name: 'Remixed from' })).getAllByRole('listitem')
  expect(origins.map(({ textContent }) => textContent)).toEqual(['A story that was deleted or is not public', 'Originby Bea'])
  expect(screen.getByRole('link', { name: 'Origin' }).getAttribute('href')).toBe('/story/community/origin')
  expect(screen.getByText('The newest 1 of 60 are shown.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Show 1 remix of “Owl”' })
  await userEvent.click(button)
  expect(await within(screen.getByRole('list', { name: 'Remixes of “Fox”' })).findByRole('list', { name: 'Remixes of “Owl”' })).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: 'Bat' })).toBeTruthy()
})

test('a story that was neither remixed nor is a remix shows nothing', async () => {
  stubApi({ 'GET /api/stories/s1/remixes': { body: { origins: [], remixes: [], total: 0 } } })
  const { container } = await renderPage(<RemixTree storyId="s1" title="Fox" />)
  expect(container.querySelector('section:not([aria-label])')).toBeNull()
})
