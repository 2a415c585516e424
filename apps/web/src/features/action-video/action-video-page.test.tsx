import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, SYSTEM, stubApi } from '../../testing/stub-api.ts'
import { ActionVideoPage } from './action-video-page.tsx'

const START = 'POST /api/action-video/create'
const UPLOAD = 'POST /api/media/upload'
const STATUS = 'POST /api/stories/workflow/status'
const started = { body: { workflowRunId: 'run1', status: 'pending', data: { message: 'Started' } } }

/** The server measures ten seconds of every video. */
const uploaded = (type: 'image' | 'video', duration: number | null = 10) => ({
  body: {
    url: type === 'image' ? '/media/c1/image.png' : '/media/r1/video.mp4',
    id: type === 'image' ? 'c1' : 'r1',
    resource_type: type,
    mime_type: type === 'image' ? 'image/png' : 'video/mp4',
    metadata: { duration: type === 'image' ? null : duration, width: 800, height: 800 },
  },
})

function Routed() {
  const [run, setRun] = useState<string | null>(null)
  return <ActionVideoPage workflowRunId={run} onRun={setRun} />
}

/** A browser that reads this duration and size of local files. */
function stubFiles({ duration = 10, width = 800, height = 800 } = {}): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLVideoElement) {
    Object.defineProperty(this, 'duration', { value: duration, configurable: true })
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
}

beforeEach(() => stubFiles())

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const uploads = { [UPLOAD]: ({ path }: { path: string }) => uploaded(path.includes('reference') ? 'video' : 'image') }
  const callsOf = stubApi({ [START]: started, ...uploads, ...responses })
  const page = await renderPage(<Routed />)
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: /^Create/ })
  await waitFor(() => expect(screen.queryByText('available') ?? screen.queryByText(/credits come back/)).toBeTruthy())
  return { ...page, callsOf, create }
}

const sized = (name: string, type: string, bytes = 10): File => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const give = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files } })
const character = (file = sized('fox.png', 'image/png')) => give('Character', file)
const reference = (file = sized('dance.mp4', 'video/mp4')) => give('Video to imitate', file)

async function chooseModel(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: /Model/ }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

test('a character and a reference are sent, priced per clip of the reference (E-006, ED-84)', async () => {
  const { create, callsOf } = await open({ [STATUS]: { body: running('processing:generating_videos') } })
  expect(create.disabled).toBe(true)
  expect(screen.getByText('Choose a character')).toBeTruthy()
  character()
  expect(await screen.findByText('Choose a video to imitate')).toBeTruthy()
  reference()
  await waitFor(() => expect(create.disabled).toBe(false))
  expect(create.textContent).toContain('200')
  await userEvent.click(create)
  await screen.findByText('Moving the character…')
  expect(callsOf(START)[0]!.body).toEqual({
    characterUrl: '/media/c1/image.png',
    characterType: 'image',
    referenceUrl: '/media/r1/video.mp4',
    referenceType: 'video',
    model: 'wan2.2-v1',
    ratio: '960:960',
    resolution: '720p',
    wan22Type: 'animate',
    expressionIntensity: 3,
    expected_credits: 200,
  })
})

test('the page says that the built-in engine approximates, or who makes it', async () => {
  await open()
  expect(await screen.findByText(/The built-in engine approximates/)).toBeTruthy()
})

test('a connected provider is named', async () => {
  await open({ 'GET /api/system': { body: { ...SYSTEM, makers: { ...SYSTEM.makers, action: { 'wan2.2-v1': 'Wan 2.2 Animate' } } } } })
  expect(await screen.findByText(/Wan 2.2 Animate makes it/)).toBeTruthy()
  expect(screen.queryByText(/The built-in engine approximates/)).toBeNull()
  expect(screen.queryByText(/not connected/)).toBeNull()
  await chooseModel('runway-act2')
  expect(screen.getByText('not connected: made by the built-in motion transfer')).toBeTruthy()
})

test('files that the model does not take are named before they are uploaded (E-368, E-369)', async () => {
  const { callsOf } = await open()
  character(sized('fox.mp4', 'video/mp4'))
  expect(await screen.findByText('Please select a picture')).toBeTruthy()
  reference(sized('old.avi', 'video/x-msvideo'))
  expect(await screen.findByText('Please select an MP4, WebM, MOV, Ogg or H.264 video')).toBeTruthy()
  stubFiles({ duration: 2.44 })
  reference()
  expect(await screen.findByText('Video too short. Minimum: 3s, your video: 2.4s')).toBeTruthy()
  stubFiles({ duration: 31 })
  reference()
  expect(await screen.findByText('Video too long. Maximum: 30s, your video: 31s')).toBeTruthy()
  expect(callsOf(UPLOAD)).toEqual([])
})

test('runway-act2 has limits of its own', async () => {
  await open()
  await chooseModel('runway-act2')
  reference(sized('long.mp4', 'video/mp4', 33 * 1_048_576))
  expect(await screen.findByText('Video file size must be 32MB or less')).toBeTruthy()
  character(sized('fox.png', 'image/png', 17 * 1_048_576))
  expect(await screen.findByText('Image file size must be 16MB or less')).toBeTruthy()
  stubFiles({ width: 1000, height: 2001 })
  character()
  expect(await screen.findByText('Image aspect ratio must be between 0.5 and 2')).toBeTruthy()
})

test('a file that the browser cannot read is accepted (E-249)', async () => {
  const { create } = await open()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
  character()
  reference()
  await waitFor(() => expect(create.disabled).toBe(false))
})

test('several files at once are refused', async () => {
  const { callsOf } = await open()
  give('Character', sized('a.png', 'image/png'), sized('b.png', 'image/png'))
  expect(await screen.findByText(/Only one file can be uploaded at a time/)).toBeTruthy()
  expect(callsOf(UPLOAD)).toEqual([])
})

test('a model that the account has no access to is shown disabled (C-271)', async () => {
  const { create } = await open({ 'GET /api/me': { body: { ...ACCOUNT, features: ['app.action-video.runway-act2'] } } })
  expect(await screen.findByText('Choose a model')).toBeTruthy()
  expect(create.disabled).toBe(true)
  await userEvent.click(screen.getByRole('combobox', { name: /Model/ }))
  const option = await screen.findByRole('option', { name: /^wan2.2-v1/ })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(within(option).getByText('Your account has no access to this model')).toBeTruthy()
})

test('an address is read for its size and duration (E-290, E-291)', async () => {
  const head = vi.fn(() => new Response(null, { headers: { 'content-length': '34603008' } }))
  await open({
    'HEAD /dance.mp4': head as never,
    'GET /api/media/metadata': { body: { duration: 12, size: null } },
  })
  await chooseModel('runway-act2')
  const section = within(screen.getByRole('region', { name: 'Video to imitate' }))
  await userEvent.click(section.getByRole('button', { name: 'URL' }))
  await userEvent.type(section.getByRole('textbox'), 'https://example.org/dance.mp4{Enter}')
  expect(await screen.findByText('Video file size must be 32MB or less')).toBeTruthy()
  expect(head).toHaveBeenCalled()
})

test('an address whose server does not tell the size is accepted (ED-69)', async () => {
  const { create } = await open({
    'HEAD /dance.mp4': { status: 405, body: null },
    'GET /api/media/metadata': { body: { duration: 12, size: null } },
  })
  await chooseModel('runway-act2')
  character()
  const section = within(screen.getByRole('region', { name: 'Video to imitate' }))
  await userEvent.click(section.getByRole('button', { name: 'URL' }))
  await userEvent.type(section.getByRole('textbox'), 'https://example.org/dance.mp4{Enter}')
  await waitFor(() => expect(create.disabled).toBe(false))
  expect(create.textContent).toContain('300')
})

test('a text that is no address is refused without a request', async () => {
  const { callsOf } = await open()
  for (const [name, message] of [
    ['Character', 'Must be a valid media URL'],
    ['Video to imitate', 'Must be a valid video URL'],
  ] as const) {
    const section = within(screen.getByRole('region', { name }))
    await userEvent.click(section.getByRole('button', { name: 'URL' }))
    await userEvent.type(section.getByRole('textbox'), 'abc{Enter}')
    expect(await section.findByText(message)).toBeTruthy()
  }
  expect(callsOf('GET /api/media/metadata')).toEqual([])
})

test.each([
  [{ status: 402, body: { code: 'INSUFFICIENT_CREDITS', message: 'no credit', data: {} } }, 'no credit'],
  [{ status: 500, body: null }, 'Failed to create action video'],
])('a failed start is a toast and keeps the form (E-295, E-336)', async (response, message) => {
  const { create } = await open({ [START]: response })
  character()
  reference()
  await waitFor(() => expect(create.disabled).toBe(false))
  await userEvent.click(create)
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(create.disabled).toBe(false))
})

const running = (step: string) => ({ status: 'RUN_RUNNING', step, output: null, error: null, story: null, results: [] })
const RESULT = {
  media_id: 'm1',
  video_url: '/media/m1/video.mp4',
  thumbnail_url: '/media/m1/thumbnail.jpg',
  ai_model: 'builtin/motion-transfer',
  width: 1280,
  height: 720,
}

test('the result appears on the page, with who made it', async () => {
  stubApi({ [STATUS]: { body: { ...running('completed'), status: 'RUN_SUCCESS', output: RESULT } } })
  await renderPage(<ActionVideoPage workflowRunId="run1" onRun={() => {}} />)
  expect(await screen.findByText('Your action video is ready')).toBeTruthy()
  expect(screen.getByText(/Made by the built-in motion-transfer/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/media/m1/video.mp4')
})

test('a failed run says why, and that all credits came back', async () => {
  const onRun = vi.fn()
  const error = 'The reference video cannot be read. Choose another file: nothing was charged.'
  stubApi({ [STATUS]: { body: { ...running('failed:generating_videos'), status: 'RUN_FAILED', error } } })
  await renderPage(<ActionVideoPage workflowRunId="run1" onRun={onRun} />)
  expect(await screen.findByText(error)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New action video' }))
  expect(onRun).toHaveBeenCalledWith(null)
})

test('a run of somebody else is not shown', async () => {
  stubApi({ [STATUS]: { status: 400, body: { code: 'INVALID_WORKFLOW_IDS', message: 'Invalid workflow IDs', data: {} } } })
  await renderPage(<ActionVideoPage workflowRunId="run1" onRun={() => {}} />)
  expect(await screen.findByText(/not one of yours/)).toBeTruthy()
})
