import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ACCOUNT, stubApi, SYSTEM } from '../../testing/stub-api.ts'
import { setWindowWidth } from '../../testing/stub-view.ts'
import { button, channels, EXPORT, openSharePopup, refusal, run, STARTED, STATUS, storyOnServer } from './testing/share-popup-fixture.tsx'

beforeEach(() => {
  setWindowWidth(1280)
  window['__analytics'] = []
})

test('a story is published with its current film', async () => {
  const calls = stubApi(storyOnServer().responses)
  const { press } = await openSharePopup()
  await press('Publish')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Unpublish' })).disabled).toBe(true)
  expect(screen.queryByRole('note')).toBeNull()
  await press('Publish')
  expect(await screen.findByText('Story published')).toBeTruthy()
  expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([{ is_published: true, contests: [] }])
  await waitFor(() => expect(button('Publish').disabled).toBe(true))
  expect([button('Unpublish').disabled, channels()]).toEqual([false, ['publish']])
})

test('a music video enters the contest of the installation', async () => {
  const story = { category_id: 'music_video' }
  const calls = stubApi({
    ...storyOnServer(story).responses,
    'GET /api/system': { body: { ...SYSTEM, contest_form_url: 'https://forms.example/x' } },
  })
  const { press } = await openSharePopup(story)
  await press('Publish')
  const form = within(await screen.findByRole('note')).getByRole('link', { name: 'Submission form' })
  expect(form.getAttribute('href')).toBe(`https://forms.example/x?id=u1&email=${encodeURIComponent(ACCOUNT.email)}&name=Mia`)
  await press('Publish')
  await waitFor(() =>
    expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([{ is_published: true, contests: ['contest:202510-story-mv'] }]),
  )
})

test('a rejected publication is explained, and the popup stays open', async () => {
  stubApi({ ...storyOnServer().responses, 'PATCH /api/stories/s1': refusal(422, 'COMMUNITY_CONTENT_MODERATION') })
  const { press } = await openSharePopup()
  await press('Publish')
  await press('Publish')
  const notice = await screen.findByRole('dialog', { name: 'This story cannot be published' })
  expect(within(notice).getAllByRole('listitem').length).toBe(5)
  await press('OK')
  await waitFor(() => expect(screen.queryByText('This story cannot be published')).toBeNull())
  expect(button('Publish').disabled).toBe(false)
})

test('a failed publication is reported', async () => {
  stubApi({ ...storyOnServer().responses, 'PATCH /api/stories/s1': refusal(500, 'INTERNAL_ERROR') })
  const { press } = await openSharePopup()
  await press('Publish')
  await press('Publish')
  expect(await screen.findByText('Failed to publish/unpublish story')).toBeTruthy()
})

test.each([
  [{}, { is_published: true }, 'Story published'],
  [{}, {}, 'Failed to publish/unpublish story'],
  [{ publish_refused: 'COMMUNITY_CONTENT_MODERATION' }, {}, 'This story cannot be published'],
])('a film that is exported first is published by its run: %j', async (output, changes, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { responses, change } = storyOnServer({ is_export_outdated: true })
  const calls = stubApi({ ...responses, [EXPORT]: STARTED, [STATUS]: run('RUN_SUCCESS', output) })
  const { press } = await openSharePopup({ is_export_outdated: true })
  await press('Publish')
  await press('Publish')
  await waitFor(() =>
    expect(calls(EXPORT).map(({ body }) => body)).toEqual([{ story_id: 's1', remove_watermark: false, extra_steps: ['publish'] }]),
  )
  change({ is_export_outdated: false, ...changes })
  await act(async () => vi.advanceTimersByTimeAsync(4500))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a failed unpublication is reported; the question about links can be cancelled', async () => {
  const story = { is_published: true, is_public: true }
  const calls = stubApi({ ...storyOnServer(story).responses, 'PATCH /api/stories/s1': refusal(500, 'INTERNAL_ERROR') })
  const { press } = await openSharePopup(story)
  await press('Unpublish')
  await press('Unpublish')
  const question = await screen.findByRole('group', { name: 'Should links that you shared stop working too?' })
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep links' }))
  expect(button('Unpublish').disabled).toBe(true)
  await press('Cancel')
  expect([screen.queryByRole('group', { name: /Should links/ }), calls('PATCH /api/stories/s1')]).toEqual([null, []])
  await press('Unpublish')
  await press('Keep links')
  expect(await screen.findByText('Failed to publish/unpublish story')).toBeTruthy()
})

test('a story that moderators hid is not published, and their reason is where the message says', async () => {
  const message = 'The moderators have hidden this story'
  stubApi({
    ...storyOnServer().responses,
    'PATCH /api/stories/s1': { status: 403, body: { code: 'FORBIDDEN', message, data: { reason: 'WITHHELD' } } },
  })
  const { press } = await openSharePopup()
  await press('Publish')
  await press('Publish')
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a link to content that cannot be used is refused like its publication', async () => {
  const refused = { code: 'COMMUNITY_CONTENT_MODERATION', message: '', data: { classes: ['weapons'], words: ['eine bombe baut'] } }
  stubApi({ ...storyOnServer().responses, 'PATCH /api/stories/s1': { status: 422, body: refused } })
  const { press } = await openSharePopup()
  await press('Copy Link')
  await press('Copy link')
  const notice = within(await screen.findByRole('dialog', { name: 'This story cannot be published' }))
  expect(notice.getByText('Found in this story: Instructions for Weapons.')).toBeTruthy()
  expect(notice.getByText('In these words: “eine bombe baut”.')).toBeTruthy()
})
