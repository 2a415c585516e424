import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPreviewOpen } from '../../story-data/open-previews.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import type { StoryPreviewProps } from '../../slots/story-preview.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { setWindowWidth } from '../../testing/stub-view.ts'
import { createTexts } from '../../texts/create.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { LazyPreview } from './lazy-preview.tsx'

const CARD = {
  id: 's1',
  title: 'The tide comes in',
  category_id: 'script_to_video',
  category_inputs: { script_content: 'The sea rises.', background_music: null },
  reusable_files: [],
  status: 'completed',
  status_message: null,
  is_template: false,
  is_preview: false,
  is_published: false,
  is_public: false,
  published_at: '2026-03-04T12:00:00Z',
  paused_at: null,
  resumed_at: null,
  created_at: '2026-01-02T12:00:00Z',
  created_by_user_id: ACCOUNT.id,
  user_id: ACCOUNT.id,
  profile: { display_name: 'Mia', username: 'mia', avatar_url: null, is_team: false },
  workflow_run_id: 'r1',
  last_export_url: '/media/film/video.mp4',
  last_export_thumbnail_url: null,
  is_export_outdated: false,
  contests: [],
  metadata: { width: 1280, height: 720, duration: 10, fps: 30 },
  progress: null,
  card_image_url: '/thumb.webp',
} as unknown as StoryCardData
const cardOf = (more: object, id = 's1'): StoryCardData => ({ ...CARD, id, ...more })
const OTHERS = {
  created_by_user_id: 'u2',
  user_id: 'u2',
  profile: { display_name: ' Ben ', username: 'ben', avatar_url: null, is_team: false },
}
const GONE: ApiResponse = { status: 404, body: { code: 'STORY_NOT_FOUND', message: 'no', data: {} } }
const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'no', data: {} } } }

beforeEach(() => {
  setWindowWidth(1280)
  window['__analytics'] = []
})
afterEach(() => vi.useRealTimers())

/** Reports one measurement when an element is observed. */
class MeasuringObserver {
  readonly measure: (entries: readonly unknown[]) => void
  constructor(measure: (entries: readonly unknown[]) => void) {
    this.measure = measure
  }
  observe() {
    this.measure([])
  }
  unobserve() {}
  disconnect() {}
}

type Options = Partial<Omit<StoryPreviewProps, 'cards' | 'storyId'>> & {
  readonly responses?: Parameters<typeof stubApi>[0]
  readonly start?: string | null
}

/** Opens the preview of the first card over a page whose list can be changed. */
async function openPreview(cards: readonly StoryCardData[] = [CARD], { responses = {}, start = 's1', ...props }: Options = {}) {
  const calls = stubApi({ 'GET /api/stories/s1': () => ({ body: cards[0] }), ...responses })
  const onClose = vi.fn()
  const control: { show: (id: string | null) => void; list: (next: readonly StoryCardData[]) => void } = { show: () => {}, list: () => {} }
  function Page() {
    const [storyId, show] = useState<string | null>(start)
    const [listed, list] = useState(cards)
    control.show = (id) => act(() => show(id))
    control.list = (next) => act(() => list(next))
    const close = () => {
      onClose()
      show(null)
    }
    return <LazyPreview place="own" onStep={show} {...props} cards={listed} storyId={storyId} onClose={close} />
  }
  const page = await renderPage(<Page />)
  if (start !== null) await screen.findByRole('dialog')
  return { page, calls, onClose, user: userEvent.setup(), ...control, control }
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const shownTitle = () =>
  screen.getByRole('dialog').getAttribute('aria-labelledby') !== null && screen.getByRole('heading', { level: 2 }).textContent
const named = () => (window['__analytics'] ?? []).map(({ name }) => name)
const facts = () =>
  Object.fromEntries([...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]))

test('nothing is rendered before a story is opened', async () => {
  const { page, control } = await openPreview([CARD], { start: null })
  expect([page.container.textContent, isPreviewOpen()]).toEqual(['', false])
  control.show('s1')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(isPreviewOpen()).toBe(true)
})

test('author, date and category are shown', async () => {
  await openPreview()
  expect(shownTitle()).toBe('The tide comes in')
  expect(await screen.findByRole('link', { name: 'You' })).toBeTruthy()
  expect(screen.getByText('Jan 2, 2026')).toBeTruthy()
  expect(screen.getByText('The sea rises.')).toBeTruthy()
  expect(facts()).toMatchObject({ Music: 'None', Size: '1280 × 720, 0:10' })
  await waitFor(() => expect(named()).toContain('story_previewed'))
})

test("in the community the author's name and the publication date are shown", async () => {
  await openPreview([cardOf(OTHERS)], { place: 'community' })
  expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/@ben')
  expect(screen.getByText('Mar 4, 2026')).toBeTruthy()
})

test('a team has no profile link', async () => {
  await openPreview([cardOf({ ...OTHERS, profile: { ...OTHERS.profile, is_team: true } })])
  expect(screen.getByText('Ben')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ben' })).toBeNull()
})

test('characters are listed, long names abbreviated', async () => {
  const inputs = { character: { id: 'c1', name: 'Bartholomew', image_url: '/c1.webp' }, additional_characters: [{ id: 'c2', name: 'Fox' }] }
  await openPreview([cardOf({ category_inputs: inputs })])
  const members = within(screen.getByText('Cast').nextElementSibling as HTMLElement).getAllByRole('listitem')
  expect(members.map(({ textContent }) => textContent)).toEqual(['Bar...Bartholomew', 'Fox'])
  expect([members[0]!.querySelector('[tabindex]') !== null, members[1]!.querySelector('[tabindex]')]).toEqual([true, null])
  expect(members[0]!.querySelector('img')?.getAttribute('src')).toBe('/c1.webp')
})

test('the selected settings are listed', async () => {
  const inputs = { background_music: 'auto', background_music_auto_selection: { selectedSong: { name: 'Waltz' } } }
  await openPreview([cardOf({ category_inputs: inputs })])
  expect(facts()).toMatchObject({ Music: 'Auto: Waltz' })
})

test('an example is marked as such', async () => {
  await openPreview([cardOf({ is_template: true })])
  expect(screen.getByText('Example')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('the source of a remix is named; a published one can be opened', async () => {
  const from = { id: 's9', title: 'Origin', author: 'Ben', is_published: true }
  const first = await openPreview([CARD], { responses: { 'GET /api/stories/s1': { body: { ...CARD, remixed_from: from } } } })
  const link = await screen.findByRole('link', { name: 'Origin' })
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual(['/story/community/s9', 'remixed from Origin by Ben'])
  first.page.unmount()
  await openPreview([CARD], { responses: { 'GET /api/stories/s1': { body: { ...CARD, remixed_from: { ...from, is_published: false } } } } })
  expect((await screen.findByText('Origin')).closest('a')).toBeNull()
})

test('the complete prompt is copied', async () => {
  const { user } = await openPreview()
  await screen.findByRole('link', { name: 'You' })
  await user.click(button('Copy the story prompt'))
  expect(await screen.findByText('Story topic copied!')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('The sea rises.')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  await user.click(button('Copy the story prompt'))
  expect(await screen.findByText('The story prompt could not be copied. Select its text and copy it by hand.')).toBeTruthy()
})

test('a visitor has to sign in to copy', async () => {
  const { user, page } = await openPreview([cardOf(OTHERS)], { responses: VISITOR, place: 'community' })
  await user.click(button('Copy the story prompt'))
  await waitFor(() => expect(page.address()).toMatch(/^\/signin\?callbackUrl=/))
})

test('a long prompt is collapsed until it is expanded', async () => {
  vi.stubGlobal('ResizeObserver', MeasuringObserver)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200)
  const { user } = await openPreview()
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect([more.getAttribute('aria-expanded'), screen.getByText('The sea rises.').className.includes('line-clamp-5')]).toEqual([
    'false',
    true,
  ])
  await user.click(more)
  expect(button('Show less').getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('The sea rises.').className).not.toContain('line-clamp-5')
  await user.click(button('Show less'))
  expect(button('Show more')).toBeTruthy()
})

test("a short prompt can't be expanded, and a blank story has none", async () => {
  const { page } = await openPreview()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  page.unmount()
  await openPreview([cardOf({ category_id: 'create_from_scratch', category_inputs: {} })])
  expect(screen.queryByRole('heading', { name: 'Story prompt' })).toBeNull()
})

test('previous and next skip to stories with a preview, by buttons and arrow keys', async () => {
  const cards = [CARD, cardOf({ title: 'Paused', status: 'failed:generating_storyboard' }, 's2'), cardOf({ title: 'Third' }, 's3')]
  const responses = { 'GET /api/stories/s3': { body: cards[2] } }
  const { user } = await openPreview(cards, { responses })
  expect([button('Previous story').disabled, button('Next story').disabled]).toEqual([true, false])
  await user.click(button('Next story'))
  expect(shownTitle()).toBe('Third')
  expect([button('Previous story').disabled, button('Next story').disabled]).toEqual([false, true])
  act(() => screen.getByRole('dialog').focus())
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
  expect(shownTitle()).toBe('Third')
  await user.keyboard('{ArrowLeft}')
  expect(shownTitle()).toBe('The tide comes in')
  await waitFor(() => expect(named().filter((name) => name === 'story_previewed').length).toBe(2))
})

test('arrow keys are left to controls that use them', async () => {
  const cards = [CARD, cardOf({ title: 'Third' }, 's3')]
  await openPreview(cards, { responses: { 'GET /api/stories/s3': { body: cards[1] } } })
  const slider = document.createElement('input')
  screen.getByRole('dialog').append(slider)
  act(() => slider.focus())
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(shownTitle()).toBe('The tide comes in')
})

test('at the last card more are fetched, and a pending next is applied when they arrive', async () => {
  const onEnd = vi.fn()
  const { user, control } = await openPreview([CARD], { onEnd, responses: { 'GET /api/stories/s3': { body: CARD } } })
  expect(onEnd).toHaveBeenCalledTimes(1)
  await user.click(button('Next story'))
  expect(shownTitle()).toBe('The tide comes in')
  control.list([CARD, cardOf({ title: 'Third' }, 's3')])
  await waitFor(() => expect(shownTitle()).toBe('Third'))
})

test('Escape and the close button close it', async () => {
  const { user, onClose, control } = await openPreview()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([onClose.mock.calls.length, isPreviewOpen()]).toEqual([1, false])
  control.show('s1')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test.each([
  ['is deleted on the server', GONE, 1],
  ['is no longer readable', { status: 403, body: { code: 'FORBIDDEN', message: 'no', data: {} } }, 1],
  ['cannot be read for another reason', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'no', data: {} } }, 0],
])('a story that %s', async (_name, response, closes) => {
  const { onClose, calls } = await openPreview([CARD], { responses: { 'GET /api/stories/s1': response } })
  await waitFor(() => expect(calls('GET /api/stories/s1').length).toBe(1))
  if (closes > 0) expect(await screen.findByText('This story is no longer there.')).toBeTruthy()
  expect(onClose).toHaveBeenCalledTimes(closes)
})

test('a story that is removed from the list closes the preview with a message', async () => {
  const { control, onClose } = await openPreview()
  control.list([])
  expect(await screen.findByText('This story is no longer there.')).toBeTruthy()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('deleting a story in the preview closes it without a message', async () => {
  const onDelete = vi.fn()
  const { control, onClose, user } = await openPreview([CARD], { onDelete })
  const info = vi.spyOn(toast, 'info')
  await screen.findByRole('link', { name: 'You' })
  await user.click(button('Delete'))
  expect(onDelete).toHaveBeenCalledWith(CARD)
  control.list([])
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(info).not.toHaveBeenCalled()
})

test('the owner can edit, share, download, remix and delete', async () => {
  await openPreview([CARD], { onDelete: () => {} })
  const edit = await screen.findByRole('link', { name: 'Edit the story' })
  expect([edit.getAttribute('href'), edit.getAttribute('target')]).toEqual(['/story/editor?story_id=s1', '_blank'])
  for (const name of ['Share', 'Download', 'Reuse Setting', 'Delete']) expect(button(name)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remix this Story' })).toBeNull()
})

test('others can share, download and remix', async () => {
  await openPreview([cardOf(OTHERS)], { place: 'community', onDelete: () => {} })
  for (const name of ['Share', 'Download', 'Remix this Story']) expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect([screen.queryByRole('link', { name: 'Edit the story' }), screen.queryByRole('button', { name: 'Delete' })]).toEqual([null, null])
})

test('a remix opens the form of the story', async () => {
  const { user, page } = await openPreview([cardOf(OTHERS)], { place: 'community' })
  await user.click(await screen.findByRole('button', { name: 'Remix this Story' }))
  await waitFor(() => expect(page.address()).toMatch(/script/))
})

test('others download the existing film, and the overlay shows it', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openPreview([cardOf(OTHERS)], {
    place: 'community',
    responses: { 'HEAD /media/film/video.mp4': () => pending.promise },
  })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(screen.getByText('Downloading...')).toBeTruthy()
  expect(button('Download').getAttribute('aria-busy')).toBe('true')
  await act(async () => pending.resolve({ status: 204, body: null }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByText('Downloading...')).toBeNull())
})

test('a failed download refetches the story', async () => {
  const { user, calls } = await openPreview([cardOf(OTHERS)], { place: 'community' })
  await waitFor(() => expect(calls('GET /api/stories/s1').length).toBe(1))
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(calls('GET /api/stories/s1').length).toBe(2))
})

test("the owner's outdated film is exported first, in the share popup", async () => {
  const { user } = await openPreview([cardOf({ is_export_outdated: true })])
  await screen.findByRole('link', { name: 'You' })
  await user.click(button('Download'))
  expect(await screen.findByText('The story changed, so the video is exported again first. About 7 s, free.')).toBeTruthy()
  const popup = screen.getByRole('dialog', { name: 'Share The tide comes in' })
  await user.click(within(popup).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download MP4' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'The tide comes in' })).toBeTruthy()
})

test('the film plays; a playback failure refetches the story', async () => {
  const { calls } = await openPreview()
  const film = document.querySelector('video')!
  expect([film.getAttribute('src'), film.getAttribute('poster')]).toEqual(['/media/film/video.mp4', '/thumb.webp'])
  await waitFor(() => expect(calls('GET /api/stories/s1').length).toBe(1))
  fireEvent.error(film)
  await waitFor(() => expect(calls('GET /api/stories/s1').length).toBe(2))
  expect(await screen.findByText('Failed to load the video. Try again, or download the file.')).toBeTruthy()
})

test.each([
  [{}, {}, 'This story has no film yet. Download or Share makes it.'],
  [OTHERS, { place: 'community' as const }, 'This story has no film yet.'],
])('a story without a film says so', async (more, props, text) => {
  await openPreview([cardOf({ ...more, last_export_url: null })], props)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.querySelector('video')).toBeNull()
})

test('a story that is generated for the first time shows its progress', async () => {
  const status = 'processing:generating_storyboard'
  const { user } = await openPreview([cardOf({ status, last_export_url: null, progress: { stage: status, done: 1, total: 4 } })])
  expect(screen.getByText('Creating Your Story')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  await user.click(button('Preview edit'))
  expect(await screen.findByRole('dialog', { name: createTexts.tools.title })).toBeTruthy()
})

test('progress of an earlier stage is not counted', async () => {
  await openPreview([
    cardOf({
      status: 'processing:generating_storyboard',
      last_export_url: null,
      progress: { stage: 'processing:planning', done: 1, total: 4 },
    }),
  ])
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
})

test('a film that is exported again shows its progress, and its completion for a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { control } = await openPreview([cardOf({ status: 'processing:user_exporting_video' })])
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain('Exporting...')
  control.list([CARD])
  expect(screen.getByText('Export complete')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  await act(async () => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('Export complete')).toBeNull()
})

test('a failed run shows that for a second, then the reason with a link to its page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { control } = await openPreview([cardOf({ status: 'processing:generating_timeline' })])
  await screen.findByRole('link', { name: 'You' })
  control.list([cardOf({ status: 'failed:generating_timeline' })])
  expect(screen.getByText('Export failed')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Open the story page' })).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('link', { name: 'Open the story page' }).getAttribute('href')).toBe('/story/my/s1')
})
