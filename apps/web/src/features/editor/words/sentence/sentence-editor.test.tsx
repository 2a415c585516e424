import {
  aShot,
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  layoutOf,
  primaryTrackOf,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RUN_WATCH } from '../../../../story-data/runs/run-watch.ts'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../../testing/stub-api.ts'
import { WordsPanel } from '../words-panel.tsx'
import { useResumeSentenceChanges } from './use-resume-sentence-changes.ts'

const START = 'POST /api/stories/workflow/change_sentence'
const STATUS = 'POST /api/stories/workflow/status'
const of = { shotId: 's1', groupId: 'g1' }
const spoken = ['The', 'fox', 'runs.'].map((text, index) => ({ text, startTimeInFrames: index * 12, durationInFrames: 10 }))
const TIMELINE = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60, { ...of, mediaAssetId: 'source-120' }]), clip(['B', 60, 60])]),
  audioTrack('voices', [voice(['O', 8, 40, of])]),
  captionTrack('lines', [
    caption(['a', 8, 40, { ...of, caption: { data: { text: 'The fox runs.', words: spoken } } }]),
    caption(['b', 60, 60, { caption: { data: { text: 'Recorded' } } }]),
  ]),
])
const shot = aShot('s1', { voiceOver: 'The fox runs.', activeVoiceOverAudioId: 'voice', activeImageId: 'picture', lexorank: 'b' })
const failure = {
  workflowRunId: 'r',
  status: 'RUN_FAILED',
  output: null,
  error: 'Eleven could not make the voice of “A fox”: it failed. Try again or use the built-in narrator: nothing was charged.',
}
const success = { workflowRunId: 'r', status: 'RUN_SUCCESS', output: {}, error: null }

afterEach(() => vi.useRealTimers())

const box = () => screen.getByLabelText('Words of the film')
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words of the sentence' })
const key = (name: string, more: object = {}) => fireEvent.keyDown(box(), { key: name, ...more })

async function open(
  responses: Readonly<Record<string, ApiResponse>> = {},
  categoryId: 'script_to_video' | 'asmr_video' = 'script_to_video',
) {
  const calls = stubApi({ [START]: { body: { workflowRunId: 'r', status: 'pending' } }, ...responses })
  const editor = await renderEditor(<WordsPanel />, { document: { shots: { s1: shot }, timeline: TIMELINE }, story: { categoryId } })
  const catchUp = vi.fn<() => Promise<void>>(async () => {})
  editor.session.catchUp = catchUp
  return { ...editor, calls, catchUp }
}
const speak = () => screen.getByRole('button', { name: /^Speak it/u })

test('a sentence is written in its place, with what it takes and its price, and changed by Enter', async () => {
  const { user, calls } = await open()
  fireEvent.pointerDown(screen.getByText('fox'))
  key('Enter')
  expect([field().value, field().selectionStart, field().selectionEnd, box().getAttribute('role')]).toEqual([
    'The fox runs.',
    4,
    7,
    'group',
  ])
  expect(speak().hasAttribute('disabled')).toBe(true)
  await user.keyboard('snow fox')
  expect(field().value).toBe('The snow fox runs.')
  expect(
    screen.getByText(/^New voice and captions; the shot takes about 2\.\d s instead of 2\.0 s\. The clip is cut to it\.$/u),
  ).toBeTruthy()
  await waitFor(() => expect(speak().textContent).toContain('Free'))
  await user.keyboard('{Enter}')
  await screen.findByText('New voice on its way')
  expect(calls(START).map(({ body }) => body)).toEqual([
    { story_id: 's', shot_id: 's1', text: 'The snow fox runs.', new_clip: false, expected_credits: 0 },
  ])
  expect(screen.queryByRole('button', { name: 'Change sentence' })).toBeNull()
})

test('words that are typed over selected ones stand in their place; Escape leaves the film as it is', async () => {
  const { user, timeline } = await open()
  fireEvent.pointerDown(screen.getByText('The'))
  key('ArrowRight', { shiftKey: true })
  expect(key('A')).toBe(false)
  expect([field().value, field().selectionStart]).toEqual(['A runs.', 1])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('form')).toBeNull()
  expect(timeline()).toBe(TIMELINE)
})

test('a clip that is too short is made anew for its price, or not', async () => {
  const { user, calls } = await open()
  fireEvent.pointerDown(screen.getByText('The'))
  key('Enter')
  fireEvent.change(field(), { target: { value: 'The fox runs. '.repeat(12) } })
  expect(screen.getByText(/The clip is too short, also at half speed\.$/u)).toBeTruthy()
  await waitFor(() => expect(speak().textContent).toContain('100'))
  await user.click(screen.getByRole('switch', { name: 'Make a new clip if this one is too short' }))
  expect(speak().textContent).toContain('Free')
  await user.click(screen.getByRole('switch', { name: 'Make a new clip if this one is too short' }))
  await user.click(speak())
  expect(calls(START)[0]?.body).toMatchObject({ new_clip: true, expected_credits: 100 })
})

test('a failure says that nothing was changed or charged, and keeps the words', async () => {
  const { session, catchUp } = await open({ [STATUS]: { body: { results: [failure] } } })
  fireEvent.pointerDown(screen.getByText('The'))
  key('Enter')
  fireEvent.change(field(), { target: { value: 'A wolf runs.' } })
  await waitFor(() => expect(speak().hasAttribute('disabled')).toBe(false))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(speak())
  await screen.findByText('New voice on its way')
  await act(() => vi.advanceTimersByTimeAsync(RUN_WATCH.intervalMs))
  expect(
    await screen.findByText(
      'Eleven could not make the voice of “A fox”: it failed. Try again or use the built-in narrator. The film is as it was, nothing was charged, and your words are kept.',
    ),
  ).toBeTruthy()
  expect([catchUp.mock.calls.length, session.store.getState().history.past]).toEqual([1, []])
  key('Enter')
  expect(field().value).toBe('A wolf runs.')
})

test('a sentence that another tab is changing is not changed twice, and the words stay', async () => {
  const { user } = await open({ [START]: { status: 409, body: { code: 'RUN_IN_PROGRESS', message: 'Busy', data: {} } } })
  fireEvent.pointerDown(screen.getByText('The'))
  key('Enter')
  fireEvent.change(field(), { target: { value: 'A wolf runs.' } })
  await waitFor(() => expect(speak().hasAttribute('disabled')).toBe(false))
  await user.click(speak())
  expect(await screen.findByText(/^This sentence is being changed already/u)).toBeTruthy()
  expect([field().value, screen.queryByText('New voice on its way')]).toEqual(['A wolf runs.', null])
})

test('a clip that turns out too short is offered anew with its price', async () => {
  await open({ [STATUS]: { body: { results: [{ ...success, output: { is_clip_too_short: true } }] } } })
  fireEvent.pointerDown(screen.getByText('The'))
  key('Enter')
  fireEvent.change(field(), { target: { value: 'A wolf runs.' } })
  await waitFor(() => expect(speak().hasAttribute('disabled')).toBe(false))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(speak())
  await screen.findByText('New voice on its way')
  await act(() => vi.advanceTimersByTimeAsync(RUN_WATCH.intervalMs))
  expect(await screen.findByRole('button', { name: 'Make a new clip for 100 credits' })).toBeTruthy()
})

test('words of recordings, and of stories that are not made from a script, are not rewritten', async () => {
  await open()
  fireEvent.pointerDown(screen.getByText('Recorded'))
  expect([key('Enter'), key('x'), screen.queryByRole('form'), screen.queryByRole('button', { name: 'Change sentence' })]).toEqual([
    true,
    true,
    null,
    null,
  ])
})

test('stories without a script have no sentences to change', async () => {
  const { timeline } = await open({}, 'asmr_video')
  fireEvent.pointerDown(screen.getByText('The'))
  expect([key('Enter'), screen.queryByRole('form'), layoutOf(timeline())]).toEqual([true, null, layoutOf(TIMELINE)])
})

const CHANGES = 'GET /api/stories/s/sentence-changes'
const running = { [CHANGES]: { body: { changes: [{ workflowRunId: 'r', shot_id: 's1', text: 'A wolf runs.' }] } } }
function ResumedWords() {
  useResumeSentenceChanges()
  return <WordsPanel />
}
async function reopen(responses: Readonly<Record<string, ApiResponse>>, categoryId: 'script_to_video' | 'asmr_video' = 'script_to_video') {
  const calls = stubApi(responses)
  const editor = await renderEditor(<ResumedWords />, { document: { shots: { s1: shot }, timeline: TIMELINE }, story: { categoryId } })
  const catchUp = vi.fn<() => Promise<void>>(async () => {})
  editor.session.catchUp = catchUp
  return { ...editor, calls, catchUp }
}

test('a change that was running before a reload is watched again: the film gets it when it ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { catchUp } = await reopen({ ...running, [STATUS]: { body: { results: [success] } } })
  await screen.findByText('New voice on its way')
  fireEvent.pointerDown(screen.getByText('The'))
  expect(screen.queryByRole('button', { name: 'Change sentence' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(RUN_WATCH.intervalMs))
  expect(await screen.findByText('The sentence is changed. Undo takes all of it back.')).toBeTruthy()
  expect([catchUp.mock.calls.length, screen.queryByText('New voice on its way')]).toEqual([1, null])
})

test('stories without a script ask for no changes of sentences', async () => {
  const { calls } = await reopen(running, 'asmr_video')
  await screen.findByLabelText('Words of the film')
  expect(calls(CHANGES)).toEqual([])
})
