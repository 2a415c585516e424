import type { Shot } from '@fablecut/domain/story/shots/shot'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { setWindowWidth, showEverything } from '../../../testing/stub-view.ts'
import { aTake, shotsStory, takesResponse } from '../shot/shot-fixture.ts'
import { AllShots } from './all-shots.tsx'

const REGENERATE = 'POST /api/stories/workflow/regenerate_shot'
const BATCH = 'POST /api/stories/workflow/batch_generate'
const STARTED: ApiResponse = { status: 202, body: { workflowRunId: 'r1', success: true, message: '' } }
const A: Partial<Shot> = { imagePrompt: 'A fox', activeVideoId: 'c1', activeVideoUrl: '/media/c1/file' }
const B: Partial<Shot> = { imagePrompt: 'A lake', activeVideoId: 'c2', activeVideoUrl: '/media/c2/file' }
const takesOf = (takes: Parameters<typeof takesResponse>[0]) => ({ 'GET /api/stories/s/shots/s1': takesResponse(takes) })

beforeEach(() => {
  showEverything()
  setWindowWidth(1440)
})
afterEach(() => vi.useRealTimers())

async function openBoard(
  shots: readonly Partial<Shot>[],
  responses: Parameters<typeof stubApi>[0] = {},
  options: { readOnlyReason?: string; story?: object } = {},
) {
  const empty = Object.fromEntries(shots.map((_, index) => [`GET /api/stories/s/shots/s${index + 1}`, takesResponse()]))
  const calls = stubApi({ ...empty, [REGENERATE]: STARTED, [BATCH]: STARTED, ...responses })
  const editor = await renderEditor(<AllShots />, { document: shotsStory(...shots), ...options })
  act(() => editor.session.showView('list'))
  const order = () => listedShots(editor.document().shots).map(({ shotId }) => shotId)
  const openMenu = async (index: number) => editor.user.click(screen.getAllByRole('button', { name: 'More' })[index]!)
  const choose = async (index: number, item: string) => {
    await openMenu(index)
    await editor.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }))
  }
  return { ...editor, calls, order, openMenu, choose }
}
const cards = () => screen.getAllByRole('button', { name: /^(Shot \d|Hidden shot)/ }).map((card) => card.getAttribute('aria-label'))
const card = (name: string) => screen.getByRole('button', { name })
const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a story with a character sheet shows it, with the persons on it', async () => {
  const sheet = { media_id: 'm7', names: ['Poppy', 'The old man'] }
  await openBoard([A], {}, { story: { inputs: { character_sheet: sheet } } })
  expect(screen.getByRole('img', { name: 'How Poppy, The old man looks' }).getAttribute('src')).toBe('/media/m7/image')
  expect(screen.getByText(/^Poppy, The old man: every picture follows this one/u)).toBeTruthy()
})

test('an empty storyboard offers to add the first shot', async () => {
  const { user, document, session } = await openBoard([])
  expect(screen.getByText('Tell it shot by shot')).toBeTruthy()
  expect(screen.getByText('0 shots, 0:00')).toBeTruthy()
  expect(screen.getByText('Select a shot to change it')).toBeTruthy()
  await user.click(button('Write the first shot'))
  expect(Object.keys(document().shots)).toEqual([session.store.getState().selectedShotId])
  expect(screen.getByRole('heading', { name: 'Shot 1' })).toBeTruthy()
  expect(screen.getByText('1 shot, 0:00')).toBeTruthy()
})

test('an empty read-only storyboard has no add button', async () => {
  await openBoard([], {}, { readOnlyReason: 'It is being made' })
  expect([button('Write the first shot').disabled, button('Add shot').disabled]).toEqual([true, true])
})

test('cards show number, text, duration and takes', async () => {
  await openBoard(
    [{ ...A, voiceOver: ' Once upon a time ' }, B, { imagePrompt: '' }],
    takesOf({ images: [aTake('i1', 'image'), aTake('x', 'image')], videos: [aTake('c1', 'video')] }),
  )
  expect(screen.getByText('3 shots, 0:06')).toBeTruthy()
  expect(cards()).toEqual(['Shot 1: Once upon a time', 'Shot 2: A lake', 'Shot 3'])
  expect(screen.getByText('Nothing written yet')).toBeTruthy()
  expect(screen.getAllByText('2.0 s').length).toBe(3)
  expect(await screen.findByLabelText('1 pictures, 1 clips')).toBeTruthy()
  expect(screen.getAllByText('No picture yet').length).toBe(1)
})

test('a click opens the editor of a shot, one shot at a time', async () => {
  const { user } = await openBoard([A, B])
  await user.click(card('Shot 2: A lake'))
  expect(screen.getByRole('heading', { name: 'Shot 2' })).toBeTruthy()
  expect([card('Shot 1: A fox'), card('Shot 2: A lake')].map((shotCard) => shotCard.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ])
})

test('below 1280 px the editor covers the cards and can be closed', async () => {
  act(() => setWindowWidth(1000))
  const { user, session } = await openBoard([A])
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(card('Shot 1: A fox'))
  await user.click(within(screen.getByRole('complementary', { name: 'Shot' })).getByRole('button', { name: 'Close' }))
  expect([session.store.getState().selectedShotId, screen.queryByRole('complementary')]).toEqual([null, null])
})

test('on a wide page the editor is beside the cards, without a close button', async () => {
  const { user } = await openBoard([A])
  await user.click(card('Shot 1: A fox'))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test.each([
  ['ArrowRight', ['s2', 's1', 's3'], 'Moved to place 2 of 3'],
  ['ArrowDown', ['s2', 's1', 's3'], 'Moved to place 2 of 3'],
  ['ArrowLeft', ['s1', 's2', 's3'], 'Moved to place 1 of 3'],
  ['ArrowUp', ['s1', 's2', 's3'], 'Moved to place 1 of 3'],
])('Alt and %s moves a card by one position and announces it', async (key, expected, announced) => {
  const { order } = await openBoard([A, B, A])
  const first = card('Shot 1: A fox')
  fireEvent.keyDown(first, { key })
  expect(screen.queryByText(/^Moved to place/)).toBeNull()
  fireEvent.keyDown(first, { key, altKey: true })
  expect(order()).toEqual(expected)
  expect(screen.getByText(announced)).toBeTruthy()
})

test("the last card can't move further", async () => {
  const { order, session } = await openBoard([A, B])
  fireEvent.keyDown(card('Shot 2: A lake'), { key: 'ArrowRight', altKey: true })
  expect([order(), session.undo()]).toEqual([['s1', 's2'], false])
  expect(screen.getByText('Moved to place 2 of 2')).toBeTruthy()
})

test('the menu moves, adds, hides and shows shots; each is one undo step', async () => {
  const { choose, order, session, user, document } = await openBoard([A, B])
  await choose(0, 'Move later')
  expect(order()).toEqual(['s2', 's1'])
  await choose(1, 'Move earlier')
  expect(order()).toEqual(['s1', 's2'])
  await choose(0, 'Add a shot after shot 1')
  const added = session.store.getState().selectedShotId!
  expect(order()).toEqual(['s1', added, 's2'])
  await choose(0, 'Hide')
  expect(cards()).toEqual(['Shot 1', 'Shot 2: A lake'])
  await user.click(screen.getByRole('switch', { name: 'Show hidden', checked: false }))
  expect(cards()).toEqual(['Hidden shot: A fox', 'Shot 1', 'Shot 2: A lake'])
  expect(screen.getByText('Hidden')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Select shot 3' })).toBeNull()
  await choose(0, 'Show again')
  expect(document().shots.s1!.isHidden).toBe(false)
  for (const _ of [1, 2, 3, 4, 5]) expect(session.undo()).toBe(true)
  expect([order(), session.undo()]).toEqual([['s1', 's2'], false])
})

test('a hidden card has fewer menu entries, and only user-added shots can be deleted', async () => {
  const { openMenu, user, choose, order } = await openBoard([A, { ...B, shotType: 'manual' }])
  await openMenu(0)
  expect(await entries()).toEqual(['Move earlierAlt+←', 'Move laterAlt+→', 'Add a shot after shot 1', 'Hide'])
  await user.keyboard('{Escape}')
  await choose(0, 'Hide')
  await user.click(screen.getByRole('switch', { name: 'Show hidden' }))
  await openMenu(0)
  expect(await entries()).toEqual(['Show again'])
  await user.keyboard('{Escape}')
  await choose(1, 'Delete')
  expect(order()).toEqual([])
})

test('a shot is added after the last one, from the header and from the tile', async () => {
  const { user, order, session } = await openBoard([A])
  const [, tile] = screen.getAllByRole('button', { name: 'Add shot' })
  await user.click(tile!)
  expect(order()).toEqual(['s1', session.store.getState().selectedShotId])
  await user.click(screen.getAllByRole('button', { name: 'Add shot' })[0]!)
  expect(order().length).toBe(3)
})

test("a read-only story has neither menus nor the add tile, and its cards can't be moved", async () => {
  const { order } = await openBoard([A, B], {}, { readOnlyReason: 'It is being made' })
  expect([screen.queryByRole('button', { name: 'More' }), screen.getAllByRole('button', { name: 'Add shot' }).length]).toEqual([null, 1])
  fireEvent.keyDown(card('Shot 1: A fox'), { key: 'ArrowRight', altKey: true })
  expect(order()).toEqual(['s1', 's2'])
})

test('missing images and clips are generated together for one price', async () => {
  const still = { imagePrompt: 'A hill', activeImageId: 'i1', activeImageUrl: '/media/i1/file' }
  const { user, calls } = await openBoard([A, { imagePrompt: 'A sea' }, { imagePrompt: 'A sky' }, still, { imagePrompt: ' ' }])
  await waitFor(() => expect(button(/^Generate 2 missing pictures/).textContent).toMatch(/\d+ credits$/))
  expect(button(/^Generate 1 missing video/)).toBeTruthy()
  const price = Number(/(\d+) credits$/.exec(button(/^Generate 2 missing pictures/).textContent!)![1])
  await user.click(button(/^Generate 2 missing pictures/))
  await waitFor(() =>
    expect(calls(BATCH).map(({ body }) => body)).toEqual([
      { media_types: ['image'], advanced_settings: {}, expected_credits: price, shot_ids: ['s2', 's3'] },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /missing pictures/ })).toBeNull())
  expect(screen.getAllByText('Generating picture').length).toBe(2)
})

test('the selection is regenerated and then cleared', async () => {
  const { user, calls } = await openBoard([{ ...A, activeImageId: 'i1' }, B, { imagePrompt: '' }])
  await user.click(screen.getByRole('checkbox', { name: 'Select shot 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select shot 2' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Select shot 2', checked: true })).toBeTruthy()
  await waitFor(() => expect(button(/^Regenerate 2 pictures/).disabled).toBe(false))
  await user.click(screen.getByRole('checkbox', { name: 'Select shot 2' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  await user.click(button(/^Regenerate 1 video/))
  await waitFor(() => expect(calls(REGENERATE).map(({ body }) => body)).toMatchObject([{ media_types: ['video'] }]))
  expect(screen.queryByText('1 selected')).toBeNull()
})

test('a selection can be cleared', async () => {
  const { user } = await openBoard([A, B])
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select shot 1' }))
  await user.click(button('Clear selection'))
  expect(screen.getByText('2 shots, 0:04')).toBeTruthy()
})

test('nothing can be generated in a read-only story', async () => {
  await openBoard([{ imagePrompt: 'A sea' }], {}, { readOnlyReason: 'It is being made' })
  await waitFor(() => expect(button(/^Generate 1 missing picture/).textContent).toMatch(/\d/))
  expect(button(/^Generate 1 missing picture/).disabled).toBe(true)
})

test('a card whose image failed says so and offers to retry', async () => {
  const failed = takesOf({ images: [aTake('x', 'image', { status: 'failed' })] })
  const { user, calls } = await openBoard([{ imagePrompt: 'A sea' }], failed)
  expect(await screen.findByText('Generation failed. No credit used.')).toBeTruthy()
  expect(screen.queryByText('2.0 s')).toBeNull()
  const retry = await screen.findByRole('button', { name: /^Regenerate/ })
  await waitFor(() => expect(retry.textContent).toMatch(/\d/))
  await user.click(retry)
  await waitFor(() => expect(calls(REGENERATE).map(({ body }) => body)).toMatchObject([{ media_types: ['image'], image_prompt: 'A sea' }]))
  await waitFor(() => expect(screen.queryByText('Generation failed. No credit used.')).toBeNull())
})

test("a failed card without a prompt can't be retried", async () => {
  await openBoard([{ imagePrompt: ' ' }], takesOf({ images: [aTake('x', 'image', { status: 'failed' })] }))
  const retry = await screen.findByRole<HTMLButtonElement>('button', { name: /^Regenerate/ })
  await waitFor(() => expect(retry.textContent).toMatch(/\d/))
  expect(retry.disabled).toBe(true)
})

test('a pending card shows the seconds since its start', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-01T00:01:05Z') })
  await openBoard(
    [A],
    takesOf({ videos: [aTake('x', 'video', { status: 'generating', workflow_run_id: 'r1', created_at: '2026-01-01T00:00:00Z' })] }),
  )
  const making = await screen.findByText('Generating video')
  const seconds = () => making.querySelector('span')?.textContent
  expect(['1:05', '1:06']).toContain(seconds())
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(['1:15', '1:16', '1:17']).toContain(seconds())
})

test('a clip plays on hover', async () => {
  await openBoard([A])
  const picture = card('Shot 1: A fox').parentElement!
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/thumb/c1.webp')
  fireEvent.pointerEnter(picture)
  expect(picture.querySelector('video')?.getAttribute('src')).toBe('/media/c1/file')
  fireEvent.pointerLeave(picture)
  expect(picture.querySelector('video')).toBeNull()
})

test('a portrait story has portrait cards', async () => {
  await openBoard([A], {}, { story: { size: { width: 720, height: 1280 } } })
  expect(card('Shot 1: A fox').parentElement!.style.aspectRatio).toBe('720 / 1280')
})
