import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { storyOf } from '../../testing/story-fixture.ts'
import { stubApi } from '../../testing/stub-api.ts'
import { CommunityPage } from './community-page.tsx'

const example = (id: string, title: string, category_id: string) => ({
  id,
  title,
  category_id,
  category_inputs: {},
  status: 'completed',
  is_template: true,
  profile: { display_name: '', username: '', avatar_url: null, is_team: false },
  card_image_url: null,
  last_export_url: null,
  metadata: { width: 1280, height: 720, duration: 10, fps: 30 },
  published_at: null,
  created_at: '2026-11-22T10:00:00Z',
})

const API = {
  'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'Please sign in', data: {} } },
  'GET /api/stories/published': { body: { stories: [], nextCursor: null, recommId: 'r' } },
  'GET /api/stories/templates': {
    body: { stories: [example('a', 'A boat', 'script_to_video'), example('b', 'A drum', 'music_video')], are_more_coming: false },
  },
}

test.each([
  [null, ['A boat', 'A drum']],
  ['music_video', ['A drum']],
] as const)('a community without published stories shows a visitor the examples of %s', async (category, titles) => {
  stubApi(API)
  await renderPage(<CommunityPage category={category} onCategory={() => {}} />)
  const examples = await screen.findByRole('region', { name: 'Examples by Fablecut' })
  const links = within(examples).getAllByRole('link', { name: /^Open / })
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
})

const opened = async (published: readonly object[], templates: object) => {
  stubApi({
    ...API,
    'GET /api/stories/published': { body: { stories: published, nextCursor: null, recommId: 'r' } },
    'GET /api/stories/templates': { body: templates },
  })
  await renderPage(<CommunityPage category={null} onCategory={() => {}} />)
}

test('while the first examples are being generated the community says so', async () => {
  await opened([], { stories: [], are_more_coming: true })
  const examples = await screen.findByRole('region', { name: 'Examples by Fablecut' })
  expect(within(examples).getByText(/The first ones are being made/)).toBeTruthy()
  expect(screen.getByText(/^✨ No published stories available yet/)).toBeTruthy()
})

test('an example is named as one in place of a date', async () => {
  await opened([], { stories: [example('a', 'A boat', 'script_to_video')], are_more_coming: false })
  const card = (await screen.findByRole('link', { name: 'Open A boat' })).closest('article')!
  expect(within(card).getAllByText('Example').length).toBeGreaterThan(0)
  expect(within(card).queryByText(/2026/)).toBeNull()
})

test.each([
  [9, 1],
  [10, 0],
])('with %i published stories the examples are shown below them %i times', async (count, times) => {
  const published = Array.from({ length: count }, (_, n) => storyOf(`p${n}`, { is_published: true }))
  await opened(published, { stories: [example('a', 'A boat', 'script_to_video')], are_more_coming: false })
  await screen.findByRole('link', { name: 'Open Story p0' })
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Open A boat' })).toHaveLength(times))
})
