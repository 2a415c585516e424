import {
  aShot,
  aStory as aDocument,
  aTimeline,
  clip,
  filmOf,
  layoutOf,
  primaryTrackOf,
  song,
  audioTrack,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { MediaPane } from './media-pane.tsx'

const film = buildAsset('lake', { title: 'Lake', metadata: { duration: 2, width: 1280, height: 720 } })
const photo = buildAsset('photo', { title: 'Photo', resourceType: 'image', metadata: null })
const speech = buildAsset('speech', { title: 'Speech', resourceType: 'audio', subtype: 'voiceover', metadata: { duration: 3 } })
const emptyMain = primaryTrackOf('main', [])

/** A timeline without the assets of the fixture. */
const holding = (assets: readonly MediaAsset[], tracks = [emptyMain]) => ({ ...aTimeline(tracks), mediaAssets: assets })

const openTab = async (user: Awaited<ReturnType<typeof renderEditor>>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name }))
const deletions = (calls: ReturnType<typeof stubApi>) => calls('DELETE /api/media/resources').map(({ body }) => body)

test('each tab lists its media with a count', async () => {
  stubApi()
  const { user, session } = await renderEditor(<MediaPane />, { timeline: holding([film, photo, speech, buildAsset('second')]) })
  expect(screen.getByRole('tab', { name: 'Videos', selected: true })).toBeTruthy()
  expect(screen.getByText('2 videos')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Videos' })).getAllByRole('listitem').length).toBe(2)
  expect(screen.getByText('0:02')).toBeTruthy()
  await openTab(user, 'Images')
  expect(screen.getByText('1 image')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Images' })).getByRole('button', { name: 'Photo' })).toBeTruthy()
  expect(session.store.getState().mediaTab).toBe('images')
  await openTab(user, 'Voiceover')
  expect(screen.getByText('1 recording')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Speech, 0:03' })).toBeTruthy()
})

test.each([
  ['Videos', 'No videos yet'],
  ['Images', 'No images yet'],
  ['Voiceover', 'No voice-over yet'],
])('the empty tab %s explains itself and offers to add media', async (tab, title) => {
  stubApi()
  const { user, session, document } = await renderEditor(<MediaPane />, { timeline: holding([]) })
  await openTab(user, tab)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByText(/^0 /)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(Object.keys(document().shots)).toEqual([session.store.getState().selectedShotId])
  expect(session.store.getState().viewMode).toBe('list')
})

test("a read-only story can't create a shot", async () => {
  stubApi()
  const { user, session, document } = await renderEditor(<MediaPane />, { timeline: holding([]), readOnlyReason: 'It is being made' })
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(document().shots).toEqual({})
  expect(session.store.getState().viewMode).toBe('video-editor')
})

test('a click previews an asset and pauses the film', async () => {
  stubApi()
  const { user, session, playback } = await renderEditor(<MediaPane />, { timeline: { ...filmOf(['A', 0, 60]), mediaAssets: [film] } })
  session.select(['A'])
  playback.play()
  await user.click(screen.getByRole('button', { name: 'Lake, 0:02', pressed: false }))
  expect(screen.getByRole('button', { name: 'Lake, 0:02', pressed: true })).toBeTruthy()
  expect(session.store.getState()).toMatchObject({ previewingMediaAsset: film, selectedItemIds: [] })
  expect(playback.store.getState().isPlaying).toBe(false)
})

test.each([
  ['Enter', 'A 0-60, N 60-120, B 120-180'],
  [' ', 'A 0-60, B 60-120'],
])('the key %j on an asset', async (key, expected) => {
  stubApi()
  const start = filmOf(['A', 0, 60], ['B', 60, 60])
  const { user, session, playback, timeline } = await renderEditor(<MediaPane />, {
    timeline: { ...start, mediaAssets: [...start.mediaAssets.filter(({ id }) => id === 'long'), film] },
  })
  playback.seek(55)
  screen.getByRole('button', { name: 'Lake, 0:02' }).focus()
  await user.keyboard(key === ' ' ? ' ' : `{${key}}`)
  const [added] = session.store.getState().selectedItemIds
  expect(layoutOf(timeline()).replace(added ?? 'nothing', 'N')).toBe(expected)
  expect(session.store.getState().previewingMediaAsset?.id).toBe(key === ' ' ? 'lake' : undefined)
})

test('keys of an asset do not reach other handlers; held keys and combinations do nothing', async () => {
  stubApi()
  const { session, timeline } = await renderEditor(<MediaPane />, { timeline: holding([film]) })
  const tile = screen.getByRole('button', { name: 'Lake, 0:02' })
  const onWindow = vi.fn()
  window.addEventListener('keydown', onWindow)
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) fireEvent.keyDown(tile, { key: 'Enter', ...more })
  expect(onWindow).toHaveBeenCalledTimes(3)
  fireEvent.keyDown(tile, { key: 'Enter', repeat: true })
  expect(onWindow).toHaveBeenCalledTimes(3)
  expect(timeline().tracks[0]!.items).toEqual([])
  fireEvent.keyDown(tile, { key: 'Enter' })
  expect(timeline().tracks[0]!.items.length).toBe(1)
  const keyUp = createEvent.keyUp(tile, { key: ' ' })
  fireEvent(tile, keyUp)
  expect(keyUp.defaultPrevented).toBe(true)
  window.removeEventListener('keydown', onWindow)
  expect(session.undo()).toBe(true)
  expect(timeline().tracks[0]!.items).toEqual([])
})

test('a double click adds an asset once, as does the plus button', async () => {
  stubApi()
  const { user, timeline } = await renderEditor(<MediaPane />, { timeline: holding([film]) })
  await user.dblClick(screen.getByRole('button', { name: 'Lake, 0:02' }))
  expect(timeline().tracks[0]!.items.length).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Add Lake to the timeline' }))
  expect(timeline().tracks[0]!.items.map(({ durationInFrames }) => durationInFrames)).toEqual([60, 60])
})

test('an asset is deleted after confirmation, also on the server', async () => {
  const calls = stubApi({ 'DELETE /api/media/resources': { body: { deleted: ['lake'] } } })
  const { user, session } = await renderEditor(<MediaPane />, { timeline: holding([film, photo]) })
  await user.click(screen.getByRole('button', { name: 'Lake, 0:02' }))
  await user.keyboard('{Delete}')
  const dialog = await screen.findByRole('dialog', { name: 'Delete Lake?' })
  expect(within(dialog).getByText('It leaves this story and your History. This cannot be undone.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(deletions(calls)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Lake' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeTruthy()
  expect(session.store.getState().previewingMediaAsset).toBeNull()
  expect(deletions(calls)).toEqual([{ ids: ['lake'] }])
})

test.each([
  [500, 'INTERNAL_ERROR', 'Failed to remove media asset'],
  [409, 'CONFLICT', 'This video is in use and cannot be deleted.'],
])('an asset that the server refuses to delete (%d) is restored with a message', async (status, code, text) => {
  stubApi({ 'DELETE /api/media/resources': { status, body: { code, message: 'This video is in use and cannot be deleted.', data: {} } } })
  const order = [buildAsset('one'), film, buildAsset('two')]
  const { user, timeline } = await renderEditor(<MediaPane />, { timeline: holding(order) })
  await user.click(screen.getByRole('button', { name: 'Delete Lake' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(timeline().mediaAssets).toEqual(order)
})

test("assets used on the timeline can't be deleted", async () => {
  const calls = stubApi()
  const used = primaryTrackOf('main', [clip(['A', 0, 60, { mediaAssetId: 'lake' }])])
  const { user } = await renderEditor(<MediaPane />, { timeline: holding([film], [used]) })
  await user.click(screen.getByRole('button', { name: 'Delete Lake' }))
  expect(await screen.findByText('This video is in use and cannot be deleted.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(deletions(calls)).toEqual([])
})

test("the active image of a shot can't be deleted", async () => {
  stubApi()
  const shot = aShot('s1', { activeImageId: 'photo', activeVideoId: null })
  const document = { ...aDocument([shot]), timeline: holding([photo]) }
  const { user } = await renderEditor(<MediaPane />, { document })
  await openTab(user, 'Images')
  await user.click(screen.getByRole('button', { name: 'Delete Photo' }))
  expect(await screen.findByText('This image is in use and cannot be deleted.')).toBeTruthy()
})

test('nothing is deleted in a read-only story', async () => {
  const calls = stubApi()
  const { user, timeline } = await renderEditor(<MediaPane />, { timeline: holding([film]), readOnlyReason: 'It is being made' })
  await user.click(screen.getByRole('button', { name: 'Delete Lake' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It is being made')).toBeTruthy()
  expect(timeline().mediaAssets).toEqual([film])
  expect(deletions(calls)).toEqual([])
})

test('pending and failed assets are shown as placeholders', async () => {
  stubApi()
  const coming = buildAsset('coming', { title: '', status: 'uploading' })
  const failed = buildAsset('lost', { title: 'Lost', status: 'error', statusMessage: 'It broke' })
  const silent = buildAsset('silent', { title: 'Silent', status: 'error' })
  const voice = buildAsset('voice', { title: 'Voice', status: 'error', resourceType: 'audio', subtype: 'voiceover' })
  const { user } = await renderEditor(<MediaPane />, { timeline: holding([coming, failed, silent, voice]) })
  const list = screen.getByRole('list', { name: 'Videos' })
  expect(
    within(list)
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coming…', 'It broke', 'Failed'])
  expect(within(list).getByText('Untitled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add .* to the timeline$/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete Lost' })).toBeTruthy()
  await openTab(user, 'Voiceover')
  expect(within(screen.getByRole('list', { name: 'Voiceover' })).getByRole('status').textContent).toBe('Failed')
  expect(screen.queryByRole('button', { name: 'Listen to Voice' })).toBeNull()
})

test('a tile whose thumbnail failed says so; an image shows its own file', async () => {
  stubApi()
  const upright = buildAsset('tall', { title: '', resourceType: 'image', metadata: { width: 90, height: 160 }, thumbnailUrl: '/thumb.jpg' })
  const { user, page } = await renderEditor(<MediaPane />, { timeline: holding([film, photo, upright]) })
  expect(screen.getByText('Failed to load')).toBeTruthy()
  await openTab(user, 'Images')
  const sources = [...page.container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources).toContain('/media/photo/file')
  expect(sources).toContain('/thumb.jpg')
  expect(screen.getByRole('button', { name: 'Untitled' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add it to the timeline' })).toBeTruthy()
})

test('an asset is dragged to the timeline by its id', async () => {
  stubApi()
  await renderEditor(<MediaPane />, { timeline: holding([film]) })
  const tile = screen.getByRole('button', { name: 'Lake, 0:02' })
  expect(tile.getAttribute('draggable')).toBe('true')
  const setData = vi.fn()
  const dataTransfer = { setData, effectAllowed: '' }
  fireEvent(tile, Object.assign(createEvent.dragStart(tile), { dataTransfer }))
  const [type, payload] = setData.mock.calls[0]!
  expect([type, JSON.parse(String(payload)), dataTransfer.effectAllowed]).toEqual([
    'application/json',
    { source: 'media-asset', mediaAssetId: 'lake', mediaAssetType: 'video' },
    'copy',
  ])
})

test('added audio is placed on a track of its type', async () => {
  stubApi()
  const { user, timeline } = await renderEditor(<MediaPane />, {
    timeline: {
      ...aTimeline([emptyMain, audioTrack('tunes', [song(['S', 0, 90])])]),
      mediaAssets: [buildAsset('song', { resourceType: 'audio', subtype: 'music' }), speech],
    },
  })
  await openTab(user, 'Voiceover')
  await user.click(screen.getByRole('button', { name: 'Add Speech to the timeline' }))
  expect(timeline().tracks.map(({ subtype, items }) => [subtype, items.length])).toEqual([
    [undefined, 0],
    [undefined, 1],
    ['voiceover', 1],
  ])
})
