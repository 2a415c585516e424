import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordEvents } from '../../../testing/record-events.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { ACCOUNT, stubApi, SYSTEM } from '../../../testing/stub-api.ts'
import { HomePage } from './home-page.tsx'

const listed = (...stories: readonly object[]) => ({ 'GET /api/stories': { body: { stories, nextCursor: null } } })

async function open(responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi(responses)
  const page = await renderPage(
    <HomePage blankStoryCard={<p>From scratch</p>}>
      <p>Community</p>
    </HomePage>,
  )
  await screen.findByText('Community')
  return { ...page, callsOf }
}

test('every category links to its form', async () => {
  await open(listed())
  const links = within(screen.getByRole('region', { name: 'Create Your Way' })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Create: Character Vlog', '/story/create/vlog'],
    ['Create: Explainer Video', '/story/create/script'],
    ['Create: Music Video', '/music-video'],
    ['Create: ASMR Video', '/story/create/asmr'],
    [null, '/action-video'],
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

test('the first film is started for its price and reported', async () => {
  const events = recordEvents()
  const start = 'POST /api/stories/workflow/generate_script_to_video'
  const { callsOf, address } = await open({
    ...listed(),
    'POST /api/credits/estimate': { body: { credits: 1100, breakdown: [] } },
    [start]: { body: { workflowRunId: 'run1' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Make my first film.*1,100/u }))
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1'))
  expect(callsOf(start).map(({ body }) => body)).toMatchObject([{ expected_credits: 1100 }])
  const properties = { category_id: 'script_to_video', is_preview: false, credits_num: 1100 }
  expect(events()).toEqual([
    ['story_creation_requested', properties],
    ['story_created', { ...properties, workflow_run_id: 'run1' }],
  ])
})

test('the first film costs nothing with a free story; a start that fails says why', async () => {
  const start = 'POST /api/stories/workflow/generate_script_to_video'
  const { callsOf, address } = await open({
    ...listed(),
    'GET /api/me': { body: { ...ACCOUNT, free_stories_left: 1 } },
    [start]: { status: 429, body: { code: 'TOO_MANY_RUNS', message: 'Too many runs', data: {} } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Make my first film/u }))
  expect(await screen.findByText('Too many runs')).toBeTruthy()
  expect(callsOf(start).map(({ body }) => body)).toMatchObject([{ expected_credits: 0 }])
  expect(address()).toBe('/')
})

test('a visitor sees the community without own stories', async () => {
  await open({ 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } })
  expect(screen.queryByRole('region', { name: 'My Story' })).toBeNull()
  expect(screen.queryByText(/FREE Story Left/)).toBeNull()
})

test('a connected language model is named instead of the built-in engines, with where scripts go and what it costs', async () => {
  const language_model = { name: 'gpt-5.4-mini', location: 'openai' }
  await open({ 'GET /api/system': { body: { ...SYSTEM, builtin_engines: false, language_model } } })
  const [notice] = await screen.findAllByText('gpt-5.4-mini writes scripts, built-in engines make the rest')
  expect(notice!.title).toMatch(/scripts are sent to OpenAI.*Prices in credits stay the same/)
  expect(screen.queryByText('Built-in engines are in use')).toBeNull()
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
