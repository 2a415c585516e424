import { aShot, aStory, aTimeline, audioTrack, clip, layoutOf, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubApi } from '../../../../testing/stub-api.ts'
import { renderTimeline } from '../testing/render-timeline.tsx'

const START = 'a 0-60, b 60-150 | m 20-80'
const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])]), audioTrack('s', [song(['m', 20, 60])])])
/** Ranges without ids, as those of new items are random. */
const ranges = (layout: string) => layout.replaceAll(/\S+ (?=\d+-\d+)/g, '')
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** Sends a clipboard event of the browser; returns the clipboard's text after it, and whether the editor handled it. */
function send(name: 'copy' | 'cut' | 'paste', text = '', target: Element = document.body) {
  let clipboard = text
  const event = createEvent[name](target)
  const clipboardData = { getData: () => clipboard, setData: (_: string, value: string) => void (clipboard = value) }
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  const isHandled = !fireEvent(target, event)
  return { clipboard, isHandled }
}

test('what is copied is pasted at the playhead, is selected, and is one undo step', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  session.select(['b'])
  const { clipboard } = send('copy')
  expect(announcements()).toContain('Copied')
  playback.seek(10)
  send('paste', clipboard)
  await waitFor(() => expect(ranges(layout())).toBe('0-90, 90-150, 150-240 | 20-80'))
  expect(session.store.getState().selectedItemIds).toHaveLength(1)
  expect(announcements()).toContain('Pasted')
  session.undo()
  expect(layout()).toBe(START)
})

test('cutting removes the items, and pasting brings them back', async () => {
  const { session, layout, playback } = await renderTimeline(film)
  session.select(['a', 'm'])
  const { clipboard } = send('cut')
  expect(layout()).toBe('b 0-90')
  playback.seek(89)
  send('paste', clipboard)
  await waitFor(() => expect(ranges(layout())).toBe('0-90, 90-150 | 110-170'))
})

test('the browser keeps the clipboard of text fields, of selected text, and of an empty selection', async () => {
  const { session, layout } = await renderTimeline(film)
  expect(send('copy').isHandled).toBe(false)
  session.select(['a'])
  const field = document.body.appendChild(document.createElement('input'))
  const { clipboard } = send('copy')
  expect(send('paste', clipboard, field).isHandled).toBe(false)
  expect(send('copy', '', field).isHandled).toBe(false)
  field.remove()
  expect(layout()).toBe(START)
})

test('a clipboard with something else is refused in words', async () => {
  const { layout } = await renderTimeline(film)
  send('paste', 'A sentence.')
  expect(await screen.findByText('Nothing was copied from a timeline yet')).toBeTruthy()
  expect(layout()).toBe(START)
})

test('the menu copies, and pastes where the browser shows pages no clipboard', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  try {
    const { session, layout, user } = await renderTimeline(film)
    session.select(['a'])
    await user.click(screen.getByRole('button', { name: 'More edits' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Copy/ }))
    await user.click(screen.getByRole('button', { name: 'More edits' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Paste/ }))
    await waitFor(() => expect(ranges(layout())).toBe('0-60, 60-120, 120-210 | 20-80'))
  } finally {
    vi.unstubAllGlobals()
  }
})

const other = aStory([aShot('s1')])
const file = (id: string) => ({
  id,
  title: 'Fox',
  url: '/media/own.mp4',
  thumbnail_url: null,
  resource_type: 'video',
  subtype: null,
  source: 'user_upload',
  shot_id: null,
  user_id: 'u',
  is_deleted: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  status: 'completed',
  status_message: null,
  configs: null,
  end_frame_reference_image: null,
  metadata: { duration: 10 },
})

async function copiedElsewhere(): Promise<string> {
  const { session, page } = await renderTimeline(other)
  session.select(['V1'])
  const { clipboard } = send('copy')
  page.unmount()
  return clipboard
}

test('items of another story are pasted with files that are added to this one', async () => {
  const clipboard = await copiedElsewhere()
  const calls = stubApi({ 'POST /api/media/resources': () => ({ body: { media_resource: file('own') } }) })
  const { document } = await renderTimeline(film)
  send('paste', clipboard)
  await waitFor(() => expect(ranges(layoutOf(document().timeline))).toBe('0-60, 60-120, 120-210 | 20-80'))
  expect(document().timeline.tracks[0]?.items[0]).toMatchObject({ mediaAssetId: 'own' })
  expect(Object.values(document().shots)).toMatchObject([{ imagePrompt: 'A fox', activeVideoId: 'own' }])
  expect(calls('POST /api/media/resources')).toHaveLength(1)
})

test('files that the account may not take over are refused in words, and nothing is pasted', async () => {
  const clipboard = await copiedElsewhere()
  stubApi({
    'POST /api/media/resources': () => ({ status: 422, body: { code: 'INVALID_INPUT', message: 'Not yours', data: {} } }),
  })
  const { layout, document } = await renderTimeline(film)
  send('paste', clipboard)
  expect(await screen.findByText(/it uses files that this account may not take over/)).toBeTruthy()
  expect(layout()).toBe(START)
  expect(document().timeline.mediaAssets).toEqual(film.mediaAssets)
})
