import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { ACCOUNT, stubApi, SYSTEM } from '../../../testing/stub-api.ts'
import { HomePage } from './home-page.tsx'

const listed = (...stories: readonly object[]) => ({ 'GET /api/stories': { body: { stories, nextCursor: null } } })

async function open(responses: Parameters<typeof stubApi>[0]) {
  stubApi(responses)
  await renderPage(
    <HomePage blankStoryCard={<p>From scratch</p>}>
      <p>Community</p>
    </HomePage>,
  )
  await screen.findByText('Community')
}

test('every category links to its form', async () => {
  await open(listed())
  const links = within(screen.getByRole('region', { name: 'Create Your Way' })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Create: Character Vlog', '/story/create/vlog'],
    ['Create: Explainer Video', '/story/create/script'],
    ['Create: Music Video', '/music-video'],
    ['Create: ASMR Video', '/story/create/asmr'],
  ])
  expect(screen.getByText('From scratch')).toBeTruthy()
})

test('the four newest own stories are shown, with a link to all', async () => {
  await open(listed(...['a', 'b', 'c', 'd', 'e'].map((id) => storyOf(id))))
  const block = within(screen.getByRole('region', { name: 'My Story' }))
  expect(await block.findByText('Story d')).toBeTruthy()
  expect(block.queryByText('Story e')).toBeNull()
  expect(block.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/story/my')
})

test('an account without stories is offered a first film; with a story, that is shown instead', async () => {
  await open(listed(storyOf('a')))
  const block = within(screen.getByRole('region', { name: 'My Story' }))
  expect(await block.findByText('Story a')).toBeTruthy()
  expect(block.getByRole('link', { name: 'View all' })).toBeTruthy()
  expect(block.queryByRole('button', { name: /Make my first film/ })).toBeNull()
})

test('an account without stories has no link to all stories', async () => {
  await open(listed())
  expect(await screen.findByRole('button', { name: /Make my first film/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View all' })).toBeNull()
})

test('a visitor sees the community without own stories', async () => {
  await open({ 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } })
  expect(screen.queryByRole('region', { name: 'My Story' })).toBeNull()
  expect(screen.queryByText(/FREE Story Left/)).toBeNull()
})

test('the team, free stories, built-in engines and missing export support are shown', async () => {
  await open({
    ...listed(storyOf('a')),
    'GET /api/me': { body: { ...ACCOUNT, plan: 'team', free_stories_left: 1 } },
    'GET /api/system': { body: { ...SYSTEM, export_problem: 'ffmpeg is missing' } },
  })
  expect(screen.getByRole('region', { name: 'Shared Team Story' })).toBeTruthy()
  expect(screen.getByText('1 FREE Story Left')).toBeTruthy()
  expect(await screen.findByText('Films cannot be exported now: ffmpeg is missing')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('Built-in engines are in use').length).toBeGreaterThan(0))
})
