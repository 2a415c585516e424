import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cardExports } from '../../story-data/exports/use-download.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { storyOf } from '../../testing/story-fixture.ts'
import { ACCOUNT, stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { MyStoriesPage } from './my-stories-page.tsx'

const LIST = 'GET /api/stories'
const EXPORT = 'POST /api/stories/workflow/rebuild_timeline_and_export'
const STREAM = 'POST /api/stories/workflow/status_sse'
/** A stream without events. */
const SILENT = { [STREAM]: () => new Promise<ApiResponse>(() => {}) }
const EXAMPLES = { 'GET /api/stories/templates': { body: { stories: [], are_more_coming: false } } }
const listed = (...stories: readonly object[]) => ({ [LIST]: { body: { stories, nextCursor: null } } })

async function open(responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi({ ...EXAMPLES, ...SILENT, ...responses })
  const page = await renderPage(<MyStoriesPage />)
  await screen.findByRole('heading', { level: 1 })
  return { ...page, callsOf }
}

const card = async (title: string) => within((await screen.findByText(title)).closest('article')!)

afterEach(() => {
  cardExports.clear()
  vi.restoreAllMocks()
})

test('each card shows the status of its story', async () => {
  await open(
    listed(
      storyOf('done'),
      storyOf('draft', { status: 'draft', last_export_url: null }),
      storyOf('bad', { status: 'failed:generating_images' }),
      storyOf('broken', { status: 'failed:user_exporting_video' }),
      storyOf('new', {
        status: 'processing:generating_images',
        progress: { stage: 'processing:generating_images', done: 1, total: 3, seconds_by_stage: {} },
      }),
    ),
  )
  const finishedCard = await card('Story done')
  expect(finishedCard.getByRole('button', { name: 'Play Story done' })).toBeTruthy()
  expect(finishedCard.getByText('Completed')).toBeTruthy()
  expect(finishedCard.getByText('1:05')).toBeTruthy()
  expect(finishedCard.getByText('Explainer Video')).toBeTruthy()
  expect((await card('Story draft')).getByText('Draft')).toBeTruthy()
  const bad = await card('Story bad')
  expect(bad.getByText('Failed')).toBeTruthy()
  expect(bad.getByText('Generating images failed. The credits has been refunded.')).toBeTruthy()
  expect(bad.queryByRole('button', { name: /Recover/ })).toBeNull()
  const broken = await card('Story broken')
  expect(broken.getByText('Export failed')).toBeTruthy()
  const newCard = await card('Story new')
  expect(newCard.getByText('1 of 3')).toBeTruthy()
  expect(newCard.getByText('Step 2 of 3, painting')).toBeTruthy()
  expect(newCard.getByText('Processing')).toBeTruthy()
})

test('a story is deleted after confirmation and removed from the list', async () => {
  let left = [storyOf('a'), storyOf('b')]
  const { callsOf } = await open({
    [LIST]: () => ({ body: { stories: left, nextCursor: null } }),
    'DELETE /api/stories/a': () => ((left = left.slice(1)), { status: 204, body: null }),
  })
  const deletion = async () => userEvent.click((await card('Story a')).getByRole('button', { name: 'Delete' }))
  await deletion()
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Story' }))
  expect(dialog.getByText('Are you sure you want to delete this Story? This action cannot be undone.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('DELETE /api/stories/a')).toHaveLength(0)
  await deletion()
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Story deleted')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Story a')).toBeNull())
  expect(await card('Story b')).toBeTruthy()
})

test('a failed deletion keeps the story and says why', async () => {
  await open({ ...listed(storyOf('a')), 'DELETE /api/stories/a': refusal('It is being exported') })
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Error: It is being exported')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await card('Story a')).toBeTruthy()
})

function refusal(message: string, code = 'INVALID_INPUT', status = 422): ApiResponse {
  return { status, body: { code, message, data: {} } }
}

test('a failed timeline is recovered for free, and the card shows its progress', async () => {
  const { callsOf } = await open({
    ...listed(storyOf('a', { status: 'failed:generating_timeline' })),
    [EXPORT]: { body: { workflowRunId: 'run2', status: 'processing:generating_timeline' } },
  })
  const failed = await card('Story a')
  await userEvent.click(failed.getByRole('button', { name: /Recover\s*FREE/ }))
  expect(await failed.findByText('Step 3 of 3, placing voice and music')).toBeTruthy()
  expect(callsOf(EXPORT)[0]!.body).toEqual({ story_id: 'a', force_music_reselection: false, rebuild_timeline: true })
})

test.each<[ApiResponse, string]>([
  [refusal('Boom', 'INTERNAL_ERROR', 500), 'Recovery error: Failed to start recovery'],
  [refusal('Too many runs', 'TOO_MANY_RUNS', 429), 'Recovery error: Too many runs'],
  [{ body: { workflowRunId: '', status: 'pending' } }, 'Recovery error: No workflow ID received from recovery API'],
])('a recovery that fails to start is reported: %o', async (response, text) => {
  await open({ ...listed(storyOf('a', { status: 'failed:generating_timeline' })), [EXPORT]: response })
  await userEvent.click((await card('Story a')).getByRole('button', { name: /Recover/ }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the film is downloaded as it is, or exported first if it is outdated', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { callsOf } = await open({
    ...listed(storyOf('a'), storyOf('b', { is_export_outdated: true })),
    'HEAD /media/a/film.mp4': () => new Response(null),
    [EXPORT]: { body: { workflowRunId: 'run3', status: 'processing:user_exporting_video' } },
  })
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect(callsOf(EXPORT)).toHaveLength(0)
  await userEvent.click((await card('Story b')).getByRole('button', { name: 'Download' }))
  expect(await (await card('Story b')).findByText('The file is saved when it is ready')).toBeTruthy()
  expect(callsOf(EXPORT)[0]!.body).toEqual({ story_id: 'b', force_music_reselection: false })
  expect(click).toHaveBeenCalledTimes(1)
  expect((await card('Story b')).queryByRole('button', { name: 'Download' })).toBeNull()
})

test.each<[ApiResponse, string]>([
  [refusal('No space left', 'OUT_OF_SPACE', 507), 'Export error: No space left'],
  [{ body: { workflowRunId: '', status: 'pending' } }, 'Export error: No workflow ID received from export API'],
])('an export that fails to start is reported: %o', async (response, text) => {
  await open({ ...listed(storyOf('b', { is_export_outdated: true })), [EXPORT]: response })
  await userEvent.click((await card('Story b')).getByRole('button', { name: 'Download' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a film whose file is missing is reported', async () => {
  await open({ ...listed(storyOf('a')), 'HEAD /media/a/film.mp4': () => new Response(null, { status: 404 }) })
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Failed to download video')).toBeTruthy()
})

test('team stories show their owners, and only own stories can be changed', async () => {
  const tom = { display_name: 'Tom', username: 'tom', avatar_url: null, is_team: false }
  await open({
    'GET /api/me': { body: { ...ACCOUNT, plan: 'team', team_id: 't1' } },
    ...listed(
      storyOf('a'),
      storyOf('b', { created_by_user_id: 'u2', profile: tom }),
      storyOf('c', { created_by_user_id: 'u2', profile: tom, status: 'failed:generating_timeline' }),
      storyOf('d', { created_by_user_id: 'u2', profile: tom, status: 'draft' }),
    ),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared Team Story' })).toBeTruthy()
  const own = await card('Story a')
  for (const name of ['Edit', 'Share', 'Download', 'Duplicate', 'Delete']) expect(own.getByLabelText(name)).toBeTruthy()
  const other = await card('Story b')
  expect(other.getByText('Tom')).toBeTruthy()
  expect(other.getByRole('button', { name: 'Download' })).toBeTruthy()
  for (const name of ['Edit', 'Share', 'Duplicate', 'Delete']) expect(other.queryByLabelText(name)).toBeNull()
  const failed = await card('Story c')
  expect(failed.getByText('Generating timeline failed. Its creator can recover it for free.')).toBeTruthy()
  expect(failed.queryByRole('button', { name: /Recover/ })).toBeNull()
  expect((await card('Story d')).getByRole('link', { name: 'Story d' }).getAttribute('href')).toBe('/story/my/d')
})

test('the menu of a card has the same actions', async () => {
  await open({ ...listed(storyOf('a')) })
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'More for Story a' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Share',
    'Download',
    'Duplicate',
    'Rename',
    'Delete',
  ])
  await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Story' })).toBeTruthy()
})

test('a published story is added to collections from its card and its menu; others are not offered it', async () => {
  await open({
    ...listed(storyOf('a', { is_published: true }), storyOf('b', { is_published: false })),
    'GET /api/collections': { body: { collections: [] } },
  })
  expect((await screen.findByRole('link', { name: 'Collections' })).getAttribute('href')).toBe('/collection')
  expect((await card('Story a')).getByLabelText('Add to collection')).toBeTruthy()
  expect((await card('Story b')).queryByLabelText('Add to collection')).toBeNull()
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'More for Story a' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to collection' }))
  expect(await screen.findByText('Collections that contain “Story a” are ticked.')).toBeTruthy()
})

test('a story is duplicated from its card, and the copy is listed; one that is not finished is not offered it', async () => {
  let stories = [storyOf('a'), storyOf('b', { status: 'failed:generating_images' })]
  const copy = storyOf('c', { title: 'Copy of Story a' })
  await open({
    [LIST]: () => ({ body: { stories, nextCursor: null } }),
    'POST /api/stories/a/duplicate': () => {
      stories = [copy, ...stories]
      return { body: copy }
    },
  })
  expect((await card('Story b')).queryByRole('button', { name: 'Duplicate' })).toBeNull()
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByText('“Copy of Story a” is in My Story')).toBeTruthy()
  expect(await card('Copy of Story a')).toBeTruthy()
})

test('stories that failed to load can be retried', async () => {
  let isBroken = true
  await open({ [LIST]: () => (isBroken ? refusal('No') : { body: { stories: [storyOf('a')], nextCursor: null } }) })
  expect(await screen.findByText('Your stories could not be loaded')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await card('Story a')).toBeTruthy()
})

test('an account without stories is offered a first film at its price', async () => {
  const { callsOf, address } = await open({
    ...listed(),
    'GET /api/me': { body: { ...ACCOUNT, free_stories_left: 1 } },
    'POST /api/credits/estimate': { body: { credits: 1100 } },
    'POST /api/stories/workflow/generate_script_to_video': { body: { workflowRunId: 'run1' } },
  })
  expect(await screen.findByText('Start your storytelling journey — create your first story!')).toBeTruthy()
  expect(screen.getByText('1 FREE Story Left')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write a script' }).getAttribute('href')).toBe('/story/create/script')
  await userEvent.click(screen.getByRole('button', { name: /Make my first film\s*0 credits/ }))
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1'))
  expect(callsOf('POST /api/stories/workflow/generate_script_to_video')[0]!.body).toMatchObject({ expected_credits: 0 })
})

test('a first film that fails to start is reported', async () => {
  await open({
    ...listed(),
    'POST /api/credits/estimate': { body: { credits: 1100 } },
    'POST /api/stories/workflow/generate_script_to_video': refusal('Too many runs'),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Make my first film\s*1,100 credits/ }))
  expect(await screen.findByText('Too many runs')).toBeTruthy()
})

const EXAMPLE = storyOf('x', { is_template: true, created_by_user_id: 'u9', profile: { ...storyOf('').profile, display_name: 'Fablecut' } })

test('an example is hidden for this account after confirmation', async () => {
  const { callsOf } = await open({
    ...listed(storyOf('a')),
    'GET /api/stories/templates': { body: { stories: [EXAMPLE], are_more_coming: false } },
    'POST /api/stories/operate_template_story': { body: { success: true } },
  })
  const section = within(await screen.findByRole('region', { name: 'Examples' }))
  expect(section.getByText('Open one, change anything. The copy is yours.')).toBeTruthy()
  expect(await section.findByText('Example')).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete Story' })).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Example removed')).toBeTruthy()
  expect(await section.findByText('No template stories available')).toBeTruthy()
  expect(callsOf('POST /api/stories/operate_template_story')[0]!.body).toEqual({ template_story_id: 'x', operation: 'delete' })
})

test.each([
  [[], 'The examples are being made: each appears here when it is finished.'],
  [[EXAMPLE], 'More examples are being made: each appears here when it is finished.'],
])('while examples are being generated that is shown beside %o', async (stories, text) => {
  await open({ ...listed(storyOf('a')), 'GET /api/stories/templates': { body: { stories, are_more_coming: true } } })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('examples that failed to load can be retried', async () => {
  let isBroken = true
  await open({
    ...listed(storyOf('a')),
    'GET /api/stories/templates': () => (isBroken ? refusal('No') : { body: { stories: [], are_more_coming: false } }),
  })
  expect(await screen.findByText('The examples could not be loaded')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No template stories available')).toBeTruthy()
})

const streamOf = (...events: readonly object[]) =>
  new Response(events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

test('a recovery is followed to its end, which is reported', async () => {
  const failed = storyOf('a', { status: 'failed:generating_timeline' })
  const done = storyOf('a', { workflow_run_id: 'run7' })
  const { callsOf } = await open({
    ...listed(failed),
    [EXPORT]: { body: { workflowRunId: 'run7', status: 'processing:generating_timeline' } },
    [STREAM]: () => streamOf({ workflowRunId: 'run7', status: 'completed', error: null, story: done }),
  })
  await userEvent.click((await card('Story a')).getByRole('button', { name: /Recover/ }))
  expect(await screen.findByText('Timeline rebuilt and video exported successfully')).toBeTruthy()
  expect(await (await card('Story a')).findByText('Completed')).toBeTruthy()
  expect(callsOf(STREAM)[0]!.body).toEqual({ workflowRunIds: ['run7'] })
})

test('an outdated film that Download exports again is downloaded at its end, which is reported (C-359)', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const done = storyOf('a', { workflow_run_id: 'run9' })
  await open({
    ...listed(storyOf('a', { is_export_outdated: true })),
    [EXPORT]: { body: { workflowRunId: 'run9', status: 'processing:user_exporting_video' } },
    [STREAM]: () => streamOf({ workflowRunId: 'run9', status: 'completed', error: null, story: done }),
    'HEAD /media/a/film.mp4': () => new Response(null),
  })
  await userEvent.click((await card('Story a')).getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Video exported successfully')).toBeTruthy()
  expect(click).toHaveBeenCalledTimes(1)
})

test('a failed run is shown on its card', async () => {
  const started = storyOf('a', { status: 'processing:generating_images', workflow_run_id: 'run8', last_export_url: null })
  await open({
    ...listed(started),
    [STREAM]: () => streamOf({ workflowRunId: 'run8', status: 'failed:generating_images', error: 'No paint', story: null }),
  })
  expect(await (await card('Story a')).findByText('Generating images failed. The credits has been refunded.')).toBeTruthy()
})

test('more stories are loaded at the end of the list, and failures can be retried', async () => {
  let isBroken = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: object[]) => void
      constructor(report: (entries: object[]) => void) {
        this.#report = report
      }
      observe(target: Element) {
        queueMicrotask(() => this.#report([{ target, isIntersecting: true }]))
      }
      unobserve() {}
      disconnect() {}
    },
  )
  const { callsOf } = await open({
    [LIST]: ({ path }) =>
      path.includes('cursor=c1')
        ? isBroken
          ? refusal('No')
          : { body: { stories: [storyOf('b')], nextCursor: null } }
        : { body: { stories: [storyOf('a')], nextCursor: 'c1' } },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(await card('Story a')).toBeTruthy()
  isBroken = false
  await userEvent.click(retry)
  expect(await card('Story b')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(callsOf(LIST)).toHaveLength(3)
})
