import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { shotOf, storyboardOf, storyOf } from '../../../testing/story-fixture.ts'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { ProgressPage } from './progress-page.tsx'

const STREAM = 'GET /api/stories/workflow/status_sse'
const CANCEL = 'POST /api/stories/workflow/cancel'
const RESUME = 'POST /api/stories/workflow/resume'
const charge = (changes: object = {}) => ({
  id: 'l1',
  type: 'charge',
  credits: -100,
  state: 'held',
  workflow_run_id: 'run1',
  held: 60,
  captured: 30,
  returned: 10,
  lines: [],
  made_by: [],
  lost: [],
  ...changes,
})
const ledger = (...entries: readonly object[]) => ({
  'GET /api/credits/ledger': { body: { entries, nextCursor: null, available: 0, held: 0 } },
})

const running = (changes: object = {}) =>
  storyOf('s1', {
    title: 'A fox',
    status: 'processing:generating_images',
    workflow_run_id: 'run1',
    last_export_url: null,
    metadata: { width: 1280, height: 720, duration: null, fps: 30 },
    progress: {
      stage: 'processing:generating_images',
      done: 1,
      total: 4,
      seconds_by_stage: { 'processing:creating_story': 12, 'processing:generating_images': 70 },
    },
    storyboard: storyboardOf([
      shotOf('a', { image_status: 'success', active_image_url: '/a.webp', voice_over: 'A fox.' }),
      shotOf('b', { image_status: 'generating' }),
      shotOf('c', { image_status: 'error' }),
      shotOf('d'),
    ]),
    ...changes,
  })

const eventOf = (story: { readonly status: string }, changes: object = {}) => ({
  workflowRunId: 'run1',
  status: story.status,
  error: null,
  story,
  ...changes,
})

/** Keeps the stream open after its events, like the server during a run. */
function openStream(...events: readonly object[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const event of events) controller.enqueue(new TextEncoder().encode(`event: message\ndata: ${JSON.stringify(event)}\n\n`))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function open(event: object, responses: Parameters<typeof stubApi>[0] = {}) {
  const onEnd = vi.fn()
  const callsOf = stubApi({ [STREAM]: () => openStream(event), ...ledger(), ...responses })
  const page = await renderPage(
    <ProgressPage workflowRunId="run1" failureActions={({ story }) => <button>Mend {story.title}</button>} onEnd={onEnd} />,
  )
  return { ...page, callsOf, onEnd }
}

const refusal = (code: string, message: string, data: object = {}): ApiResponse => ({ status: 409, body: { code, message, data } })
const steps = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => /Creating/.test(item.textContent))
    .map(({ textContent }) => textContent)

afterEach(() => void vi.restoreAllMocks())

test('a running story shows its steps, its shots and its receipt', async () => {
  const { onEnd } = await open(eventOf(running()), ledger(charge()))
  expect(await screen.findByRole('heading', { name: 'Creating Your Story' })).toBeTruthy()
  expect(screen.getByText('A fox')).toBeTruthy()
  expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('Creating Images')
  const [script, images, videos] = steps()
  expect(script).toContain('done')
  expect(script).toContain('0:12')
  expect(images).toContain('in progress')
  expect(images).toContain('1 of 4 painted, 1 failed')
  expect(videos).toContain('Moves each picture and adds the sound')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  const shots = within(screen.getByRole('list', { name: 'Shots' })).getAllByRole('listitem')
  expect(
    shots.map((shot) => ['Painting', 'picture finished', 'This shot failed.'].filter((text) => shot.textContent.includes(text))),
  ).toEqual([['picture finished'], ['Painting'], ['This shot failed.'], []])
  expect(within(shots[0]!).getByAltText('Shot 1: Shot of a')).toBeTruthy()
  const receipt = await screen.findByText('Held for this story')
  expect(receipt.closest('dl')!.textContent).toBe('Held for this story100Used so far30Comes back if you cancel70')
  expect(screen.getByText(/1:22 so far/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to My Story' }).getAttribute('href')).toBe('/story/my')
  expect(onEnd).not.toHaveBeenCalled()
})

test('before the shots are planned a placeholder is shown', async () => {
  await open(eventOf(running({ status: 'pending', progress: null, storyboard: storyboardOf([]) })))
  expect(await screen.findByText('The shots appear here when they are planned.')).toBeTruthy()
  expect(steps()[0]).toContain('Waiting for a free place')
})

test('the editing tools are introduced before the story is finished', async () => {
  await open(eventOf(running()))
  await userEvent.click(await screen.findByRole('button', { name: 'Preview edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Powerful editing tools' }))
  expect(dialog.getByText('One-click regenerate')).toBeTruthy()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a run is cancelled after a confirmation that names the refund', async () => {
  const { callsOf } = await open(eventOf(running()), { ...ledger(charge()), [CANCEL]: { body: { success: true } } })
  await screen.findByText('Held for this story')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this story?' }))
  expect(dialog.getByText('Comes back now').nextSibling?.textContent).toBe('60')
  expect(dialog.getByText('Already used').nextSibling?.textContent).toBe('30')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep going' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(CANCEL)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel story' }))
  await waitFor(() => expect(callsOf(CANCEL)[0]?.body).toEqual({ workflowRunId: 'run1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a rejected cancellation is reported', async () => {
  await open(eventOf(running()), { [CANCEL]: refusal('CONFLICT', 'It is finished') })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this story?' }))
  expect(dialog.queryByText('Comes back now')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel story' }))
  expect(await screen.findByText('Error: It is finished')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const finished = (changes: object = {}) =>
  storyOf('s1', {
    title: 'A fox',
    workflow_run_id: 'run1',
    storyboard: storyboardOf([shotOf('a', { image_status: 'success', video_status: 'success' }), shotOf('b', { image_status: 'error' })]),
    ...changes,
  })

const REASON = 'Flux would not make the picture of “b”. Change its words and try again: nothing was charged.'
const failedTake = (message: string) => ({
  id: 'm1',
  resource_type: 'image',
  subtype: null,
  shot_id: 'b',
  story_id: 's1',
  source: 'generated',
  ai_model: 'fal/flux',
  prompt: null,
  workflow_run_id: 'run1',
  status: 'failed',
  status_message: message,
  url: null,
  created_at: '2026-11-26T00:00:00.000Z',
  reference_image: null,
  plan: null,
})

test('a shot that failed without a reason is only counted', async () => {
  const takes = 'GET /api/stories/s1/shots/b'
  const images = [failedTake('Generation Error'), failedTake(REASON)]
  const { callsOf } = await open(eventOf(finished()), { [takes]: { body: { media_resources: { images, videos: [], audio: [] } } } })
  await waitFor(() => expect(callsOf(takes)).toHaveLength(1))
  expect(await screen.findByText(/^1 shot could not be made/)).toBeTruthy()
  expect(screen.queryByText(/Generation Error|would not make/)).toBeNull()
})

test('a finished story shows its film, its cost and its refund', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { onEnd, callsOf } = await open(eventOf(finished()), {
    ...ledger(charge({ held: 0, captured: 99, returned: 1 })),
    'HEAD /media/s1/film.mp4': () => new Response(null),
    'GET /api/stories/s1/shots/b': { body: { media_resources: { images: [failedTake(REASON)], videos: [], audio: [] } } },
  })
  expect(await screen.findByRole('heading', { name: 'Your story is ready' })).toBeTruthy()
  expect(await screen.findByText(REASON)).toBeTruthy()
  expect(onEnd).toHaveBeenCalledWith('run1', 'completed', null)
  expect(document.querySelector('video')!.getAttribute('src')).toContain('/media/s1/film.mp4')
  expect(screen.getByText('1 shot could not be made; the share of the price came back.')).toBeTruthy()
  expect((await screen.findByText('Charged for this story')).closest('dl')!.textContent).toBe(
    'Held for this story100Charged for this story99Returned to your balance+1',
  )
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/story/editor?story_id=s1')
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect(callsOf('HEAD /media/s1/film.mp4')).toHaveLength(1)
})

test("a film whose file is missing can't be downloaded", async () => {
  await open(eventOf(finished()), { 'HEAD /media/s1/film.mp4': () => new Response(null, { status: 404 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Failed to download video')).toBeTruthy()
})

test('a finished story without a file says so', async () => {
  await open(eventOf(finished({ last_export_url: null })))
  expect(await screen.findByText('The film is finished, but its file cannot be found. Open it under My Story.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true)
})

test('a free story says so instead of a receipt', async () => {
  await open(eventOf(finished()), ledger(charge({ held: 0, captured: 0, returned: 0 })))
  expect((await screen.findByText('Made with a free story')).closest('dl')!.textContent).toBe('Made with a free story0')
})

test('a failure says why, what was saved and what to do', async () => {
  const { onEnd } = await open(eventOf(running({ status: 'failed:generating_images' }), { error: 'No paint. ' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading').textContent).toBe('Generating images failed. The credits has been refunded.')
  expect(alert.getByText('No paint. What you entered and everything that was finished are kept.')).toBeTruthy()
  expect(alert.getByRole('button', { name: 'Mend A fox' })).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Back to stories' }).getAttribute('href')).toBe('/story')
  expect(steps()[1]).toContain('failed')
  expect(onEnd).toHaveBeenCalledWith('run1', 'failed:generating_images', 'No paint. ')
})

test('a cancelled run is not shown as failed and can be started again with the same inputs', async () => {
  const { address } = await open(eventOf(running({ status: 'failed:generating_images', status_message: 'Workflow was canceled' })))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading').textContent).toBe('Workflow was canceled')
  expect(alert.getByText('What was not used is back in your balance. Finished shots stay in the story.')).toBeTruthy()
  expect(steps().map((text) => /done|stopped|not started/.exec(text)?.[0])).toEqual(['done', 'stopped', 'not started'])
  await userEvent.click(alert.getByRole('button', { name: 'Start again with these answers' }))
  await waitFor(() => expect(address()).toBe('/story/create/script'))
})

const paused = () => running({ status: 'paused', is_preview: true })

test('a preview is resumed at its price in a new run', async () => {
  const { callsOf, address } = await open(eventOf(paused(), { status: 'completed' }), {
    'POST /api/credits/estimate': { body: { credits: 900 } },
    [RESUME]: { body: { workflowRunId: 'run2' } },
  })
  expect(await screen.findByRole('heading', { name: 'Your preview is ready' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /Resume\s*900 credits/ }))
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run2?category_id=script_to_video'))
  expect(callsOf(RESUME)[0]!.body).toEqual({ story_id: 's1', expected_credits: 900 })
})

test.each([
  [refusal('PRICE_CHANGED', 'Changed', { credits: 950 }), /^The price is now 950 credits\./, false],
  [refusal('INSUFFICIENT_CREDITS', 'Poor', { required: 900, available: 10 }), /^Insufficient credits: 900 needed, you have 10/, true],
])('a rejected resume says why: %o', async (response, text, leads) => {
  await open(eventOf(paused(), { status: 'completed' }), { 'POST /api/credits/estimate': { body: { credits: 900 } }, [RESUME]: response })
  await userEvent.click(await screen.findByRole('button', { name: /Resume/ }))
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(screen.queryByRole('link', { name: 'See your credits' }) !== null).toBe(leads)
})

test('a story that continues in another run links to it', async () => {
  const { address } = await open(eventOf(running({ workflow_run_id: 'run9' })))
  await waitFor(() => expect(address()).toContain('/story/create/workflow/run9'))
})

test.each([
  [{ status: 404, body: { code: 'INVALID_WORKFLOW_ID', message: 'No', data: {} } }, 'Invalid workflow ID'],
  [{ status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } }, 'Please sign in to see this story.'],
])("a run that can't be followed says so: %o", async (response, text) => {
  await open({}, { [STREAM]: response })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('without an id no stream is opened', async () => {
  const callsOf = stubApi({})
  await renderPage(<ProgressPage workflowRunId="undefined" failureActions={() => null} onEnd={() => {}} />)
  expect(screen.getByText('No story belongs to this address. Your stories are under My Story.')).toBeTruthy()
  expect(callsOf(STREAM)).toHaveLength(0)
})

test('the expected time is that of the form, beside the general range of the specification', async () => {
  const pace = { script_to_video: { film: 6, preview: 1 } }
  const system = { 'GET /api/system': { body: { ...SYSTEM, generation_pace: pace } } }
  const story = running({ category_id: 'script_to_video', category_inputs: { script_content: 'a'.repeat(440) }, is_preview: false })
  const measured = { ...story, metadata: { ...story.metadata, duration: 90 } }
  await open(eventOf(measured), system)
  expect(await screen.findByText('This one: about 4 minutes')).toBeTruthy()
  expect(screen.getByText('Processing typically takes 2-5 minutes depending on story length')).toBeTruthy()
})

const SOUND_CHOICE = 'GET /api/stories/s1/sound-choice'
const CONTINUE = 'POST /api/stories/workflow/continue'
const soundChoice = (changes: object = {}) => ({
  body: {
    choice: { sound: 'music', credits: 60, others: [{ provider: 'fal', name: 'ElevenLabs Music at fal' }], has_built_in: true, ...changes },
  },
})
const stoppedAtSound = () =>
  eventOf(running({ status: 'failed:generating_storyboard' }), { error: 'Eleven Music could not make the music of this story.' })

test('a story whose music could not be made goes on with the maker that is chosen, at the price on its button', async () => {
  const { callsOf, address } = await open(stoppedAtSound(), {
    [SOUND_CHOICE]: soundChoice(),
    [CONTINUE]: { status: 202, body: { workflowRunId: 'run2', status: 'pending', success: true, data: { message: '' } } },
  })
  const choice = within(await screen.findByRole('region', { name: 'Who makes it now' }))
  expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try again60 credits',
    'Use ElevenLabs Music at fal60 credits',
    'Use the built-in composer60 credits',
  ])
  await userEvent.click(choice.getByRole('button', { name: /^Use ElevenLabs Music/ }))
  await waitFor(() => expect(address()).toContain('/story/create/workflow/run2'))
  expect(callsOf(CONTINUE).map(({ body }) => body)).toEqual([{ story_id: 's1', made_by: 'fal', expected_credits: 60 }])
})

test('a song that nobody else sings can only be tried again; a changed price is told', async () => {
  await open(stoppedAtSound(), {
    [SOUND_CHOICE]: soundChoice({ sound: 'song', others: [], has_built_in: false }),
    [CONTINUE]: refusal('PRICE_CHANGED', 'The price has changed', { credits: 80 }),
  })
  const choice = within(await screen.findByRole('region', { name: 'Who makes it now' }))
  const [again, ...others] = choice.getAllByRole('button')
  expect(others).toEqual([])
  await userEvent.click(again!)
  expect((await choice.findByRole('alert')).textContent).toContain('80')
})

test('a story that failed otherwise offers no other maker', async () => {
  const { callsOf } = await open(stoppedAtSound(), { [SOUND_CHOICE]: { body: { choice: null } } })
  await waitFor(() => expect(callsOf(SOUND_CHOICE).length).toBe(1))
  expect(screen.queryByRole('region', { name: 'Who makes it now' })).toBeNull()
})
