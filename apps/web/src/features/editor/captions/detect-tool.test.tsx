import {
  aTimeline,
  caption,
  captionTrack,
  clip,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { giveElementsSize, setWindowWidth } from '../../../testing/stub-view.ts'
import { CaptionsTab } from './captions-tab.tsx'

const FILM = primaryTrackOf('main', [clip(['A', 0, 3000])])
const VOICES = audioTrack('VO', [voice(['V', 0, 1500])])
const SONGS = audioTrack('M', [song(['S', 0, 3000])])
const line = (id: string, text: string) => caption([id, 0, 60, { caption: { data: { text } } }])
const POST = 'POST /api/stories/generate_caption'
const detected = (how: string, ...items: readonly TimelineItem[]): ApiResponse => ({
  body: { success: true, captions: { VO: { items, how } } },
})
const TWO = detected('recognised', line('a', 'Hello'), line('b', 'there'))
const textsOf = ({ tracks }: Timeline) =>
  tracks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'caption' ? [item.caption.data.text] : [])))
const percent = () => Number(screen.getByRole('progressbar', { name: 'Caption detection' }).getAttribute('aria-valuenow'))
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Detect|Redetect) Caption/ })

beforeEach(() => {
  giveElementsSize({ width: 300, height: 600 })
  setWindowWidth(1440)
})
afterEach(() => vi.useRealTimers())

async function openTool(
  response: ApiResponse | (() => ApiResponse | Promise<ApiResponse>),
  options: Parameters<typeof renderEditor>[1] = {},
) {
  const calls = stubApi({ [POST]: response, 'GET /api/stories/s': { body: {} } })
  const editor = await renderEditor(<CaptionsTab />, { timeline: aTimeline([FILM, VOICES]), ...options })
  const detect = async () => {
    await waitFor(() => expect(button().textContent).toMatch(/\d/))
    await editor.user.click(button())
  }
  return { ...editor, calls, detect, requests: () => calls(POST).map(({ body }) => body) }
}

test('detection costs the price on the button, inserts captions under their audio track, and saves at once', async () => {
  const { detect, requests, timeline, session, calls } = await openTool(TWO)
  await waitFor(() => expect(button().textContent).toBe('Detect Caption10 credits'))
  await detect()
  expect(await screen.findByText('2 captions added. Undo takes them back.')).toBeTruthy()
  expect(textsOf(timeline())).toEqual(['Hello', 'there'])
  expect(requests()).toMatchObject([{ story_id: 's', tracks: [{ id: 'VO' }], captionSegmentStrategy: 'sentence', expected_credits: 10 }])
  expect(session.store.getState().sync).toMatchObject({ isTimelineQueued: false, status: 'idle' })
  expect(timeline().tracks[2]!.items[0]).toMatchObject({ caption: { style: { fontSize: 22, height: 24 } } })
  await waitFor(() => expect(button().textContent).toMatch(/^Redetect Caption/))
  expect(calls('GET /api/stories/s').length).toBe(1)
  expect(calls('GET /api/me').length).toBeLessThan(3)
  act(() => void session.undo())
  expect(textsOf(timeline())).toEqual([])
})

test('a single caption is counted in the singular', async () => {
  const { detect } = await openTool(detected('aligned', line('a', 'Hello')))
  await detect()
  expect(await screen.findByText('1 caption added. Undo takes it back.')).toBeTruthy()
  expect(screen.queryByText(/No words could be recognised/)).toBeNull()
})

test("progress is shown during detection, which can't be started twice", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const pending = Promise.withResolvers<ApiResponse>()
  const { detect, requests, user } = await openTool(() => pending.promise)
  await detect()
  expect((await screen.findByRole('button', { name: 'Detecting...' })).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Detecting...' }))
  await act(async () => vi.advanceTimersByTimeAsync(4000))
  expect(percent()).toBeGreaterThan(30)
  expect(percent()).toBeLessThan(95)
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(percent()).toBe(95)
  expect(screen.getByRole('button', { name: 'Finalizing...' })).toBeTruthy()
  expect(requests().length).toBe(1)
  await act(async () => pending.resolve(TWO))
  await act(async () => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(await screen.findByRole('button', { name: /^Redetect Caption/ })).toBeTruthy()
})

test('empty placeholder captions are explained', async () => {
  const { detect } = await openTool(detected('slots', line('a', '')))
  await detect()
  expect(await screen.findByText('No words could be recognised: these lines mark where somebody speaks. Type what is said.')).toBeTruthy()
})

test('new captions take the existing style', async () => {
  const style = { fontSize: 40 }
  const existing = captionTrack('track_caption_1_VO', [
    caption([
      'old',
      0,
      60,
      { caption: { data: { text: 'Hello', words: [{ text: 'Hello', startTimeInFrames: 0, durationInFrames: 9 }] }, style } },
    ]),
  ])
  const { detect, timeline } = await openTool(TWO, { timeline: aTimeline([FILM, VOICES, existing]) })
  await detect()
  await waitFor(() => expect(textsOf(timeline())).toEqual(['Hello', 'there']))
  expect(timeline().tracks[2]!.items.map((item) => item.type === 'caption' && item.caption.style)).toEqual([style, style])
})

test('captions edited by hand are replaced only after confirmation', async () => {
  const existing = captionTrack('track_caption_1_VO', [line('old', 'Typed')])
  const { detect, requests, user, timeline } = await openTool(TWO, { timeline: aTimeline([FILM, VOICES, existing]) })
  await detect()
  const question = await screen.findByRole('dialog', { name: 'Replace edited captions?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests()).toEqual([])
  await detect()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Redetect Caption' }))
  await waitFor(() => expect(textsOf(timeline())).toEqual(['Hello', 'there']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a detected caption that was changed counts as edited by hand', async () => {
  const { detect, user, requests } = await openTool(TWO)
  await detect()
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBe(2))
  await user.type(screen.getAllByRole('textbox')[0]!, '!{Enter}')
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  await user.click(button())
  expect(await screen.findByRole('dialog', { name: 'Replace edited captions?' })).toBeTruthy()
  expect(requests().length).toBe(1)
})

test('the audio to transcribe can be chosen when there are several tracks, which changes the price', async () => {
  const { user, detect, requests } = await openTool(TWO, { timeline: aTimeline([FILM, VOICES, SONGS]) })
  const choices = screen.getAllByRole('radio')
  expect(choices.map((option) => [option.textContent, option.getAttribute('aria-checked')])).toEqual([
    ['Voiceover', 'true'],
    ['Music', 'false'],
    ['Both', 'false'],
  ])
  await user.click(screen.getByRole('radio', { name: 'Both' }))
  await waitFor(() => expect(button().textContent).toBe('Detect Caption30 credits'))
  await detect()
  await waitFor(() => expect(requests()).toMatchObject([{ tracks: [{ id: 'VO' }, { id: 'M' }], expected_credits: 30 }]))
})

test('a single audio type offers no choice, and the language is sent', async () => {
  const { user, detect, requests } = await openTool(TWO)
  expect(screen.queryByRole('radio')).toBeNull()
  const language = screen.getByRole('combobox', { name: /^Caption language/ })
  expect(language.textContent).toContain('Auto detect')
  await user.click(language)
  expect((await screen.findAllByRole('option')).length).toBe(24)
  await user.click(screen.getByRole('option', { name: 'French' }))
  await detect()
  await waitFor(() => expect(requests()).toMatchObject([{ language: 'fr' }]))
})

test.each([
  [{ body: { success: false, message: 'Too quiet' } }, 'Too quiet'],
  [{ body: { success: false, captions: {} } }, 'Failed to generate captions. Please try again.'],
  [{ body: { success: true } }, 'Failed to generate captions. Please try again.'],
  [{ status: 500, body: null }, 'Failed to generate captions.'],
  [
    { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side', data: {} } },
    'Failed to generate captions.',
  ],
  [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Please wait a moment', data: {} } }, 'Please wait a moment'],
])('a failed detection (%j) says why and can be started again (E-309)', async (response, text) => {
  const { detect, timeline } = await openTool(response)
  await detect()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(textsOf(timeline())).toEqual([])
  expect(button().getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('missing credits are shown with both amounts and a link to get more', async () => {
  const { detect } = await openTool({
    status: 402,
    body: { code: 'INSUFFICIENT_CREDITS', message: 'no', data: { required: 10, available: 3 } },
  })
  await detect()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('This costs 10 credits, and you have 3. Nothing was charged. Get credits')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/credits')
})

test('a changed price is refetched', async () => {
  const { detect, calls } = await openTool({ status: 409, body: { code: 'PRICE_CHANGED', message: 'The price has changed', data: {} } })
  await detect()
  expect(await screen.findByText('The price has changed')).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/credits/prices').length).toBe(2))
})

test('detection is disabled for a read-only story', async () => {
  await openTool(TWO, { readOnlyReason: 'It is being made' })
  expect(button().disabled).toBe(true)
  expect(button().title).toBe('Captions can be detected when the story can be edited.')
})

test('vlogs have no detection', async () => {
  await openTool(TWO, { story: { categoryId: 'character_vlog' } })
  expect(screen.queryByRole('button', { name: /Detect Caption/ })).toBeNull()
  expect(screen.getByText('No captions yet.')).toBeTruthy()
})

test('who transcribes is said before the click', async () => {
  const makers = { ...SYSTEM.makers, captions: 'Whisper' }
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, makers } } })
  await renderEditor(<CaptionsTab />, { timeline: aTimeline([FILM, VOICES]) })
  expect(await screen.findByText('Unknown words are transcribed by Whisper.')).toBeTruthy()
})
