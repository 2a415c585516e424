import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { aTimeline, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../../testing/stub-api.ts'
import { giveElementsSize } from '../../../../testing/stub-view.ts'
import { stopSound } from '../../../../ui/hooks/sound-player.ts'
import { MusicTab } from './music-tab.tsx'

const aSong = (name: string, genre: string, mood: string, tempo: number): WireSong => ({
  id: `id-${name}`,
  name,
  artist: 'Fablecut',
  genre,
  mood,
  tempo,
  has_lyrics: false,
  duration: 60,
  url: `/songs/${name}.mp3`,
  image: null,
})
const SONGS = [aSong('Drive', 'Pop', 'happy, epic', 124), aSong('Rain', 'Rock', 'happy', 70), aSong('Stone', 'Rock', 'sad', 100)]
const tune = buildAsset('tune', { title: 'Tune', resourceType: 'audio', subtype: 'music', metadata: { duration: 10 } })
const holding = (assets: readonly MediaAsset[]) => ({ ...aTimeline([primaryTrackOf('main', [])]), mediaAssets: assets })

/** Audio elements created by the page, oldest first. */
let played: HTMLAudioElement[] = []
beforeEach(() => {
  stopSound()
  played = []
  giveElementsSize({ width: 300, height: 600 })
  const Audio = window.Audio
  vi.stubGlobal('Audio', function (address: string) {
    const audio = new Audio(address)
    played.push(audio)
    return audio
  })
})

const SONG_LIST = { 'GET /api/songs': { body: { songs: SONGS } } }
const addition = (id: string, song: WireSong): ApiResponse => ({
  body: {
    media_resource: toWireMediaAsset(
      buildAsset(id, { title: song.name, url: `/media/${id}/audio.mp3`, resourceType: 'audio', subtype: 'music' }),
    ),
  },
})

async function openLibrary(responses: Parameters<typeof stubApi>[0] = SONG_LIST, assets: readonly MediaAsset[] = []) {
  const calls = stubApi(responses)
  const editor = await renderEditor(<MusicTab />, { timeline: holding(assets) })
  await editor.user.click(screen.getByRole('button', { name: 'Browse' }))
  return { ...editor, calls }
}
const results = () =>
  screen.getAllByRole('button', { name: /to this story$/ }).map((button) => button.getAttribute('aria-label')!.split(' ')[1])

test('a story without music says so and offers the library and an upload', async () => {
  stubApi(SONG_LIST)
  const { user } = await renderEditor(<MusicTab />, { timeline: holding([]) })
  expect(screen.getByRole('heading', { name: 'No music in this story' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Browse' }))
  expect(await screen.findByText('3 songs')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'No music in this story' })).toBeNull()
})

test('songs of the story are listed, played one at a time, and removed', async () => {
  stubApi()
  const other = buildAsset('other', { ...tune, id: 'other', title: 'Other', metadata: null })
  const { user, session, playback } = await renderEditor(<MusicTab />, { timeline: holding([tune, other]) })
  expect(screen.queryByRole('heading', { name: 'No music in this story' })).toBeNull()
  expect(within(screen.getByRole('list', { name: 'Music' })).getAllByRole('listitem').length).toBe(2)
  expect(screen.getByRole('button', { name: 'Tune, 0:10' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Other' })).toBeTruthy()
  session.store.setState({ previewingMediaAsset: other })
  playback.play()
  await user.click(screen.getByRole('button', { name: 'Listen to Tune' }))
  expect([played.length, played[0]!.paused, playback.store.getState().isPlaying]).toEqual([1, false, false])
  expect(session.store.getState().previewingMediaAsset).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop Tune' }))
  expect([played.length, played[0]!.paused]).toEqual([1, true])
  await user.click(screen.getByRole('button', { name: 'Listen to Other' }))
  expect([played.length, played[1]!.paused]).toEqual([2, false])
  expect(screen.getByRole('button', { name: 'Listen to Tune' })).toBeTruthy()
})

test('playback stops when the tab is closed', async () => {
  stubApi()
  const { user, page } = await renderEditor(<MusicTab />, { timeline: holding([tune]) })
  await user.click(screen.getByRole('button', { name: 'Listen to Tune' }))
  page.unmount()
  expect(played[0]!.paused).toBe(true)
})

test("a song that can't be played shows an error", async () => {
  stubApi()
  const { user } = await renderEditor(<MusicTab />, { timeline: holding([tune]) })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Listen to Tune' }))
  expect(await screen.findByText('This sound cannot be played now')).toBeTruthy()
})

test('the waveform of a song shows the playback progress', async () => {
  stubApi({ 'GET /media/wavy/peaks.json': { body: { version: 1, peaks: [0.2, 1, 0.5] } } })
  const wavy = buildAsset('wavy', { ...tune, id: 'wavy', title: 'Wavy' })
  const { user, page } = await renderEditor(<MusicTab />, { timeline: holding([wavy]) })
  const paths = () => [...page.container.querySelectorAll<SVGPathElement>('svg[preserveAspectRatio] path')]
  await waitFor(() => expect(paths()[0]!.getAttribute('d')).toMatch(/^M1 \d/))
  const lines = paths()[0]!.getAttribute('d')!.split('M').slice(1)
  expect(lines.length).toBe(44)
  expect([lines[0], lines[20]]).toEqual(['1 7.4V10.6', '61 1V17'])
  expect(paths().length).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Listen to Wavy' }))
  played[0]!.currentTime = 2.5
  act(() => void played[0]!.dispatchEvent(new Event('timeupdate')))
  expect(paths().length).toBe(2)
  expect(paths()[1]!.getAttribute('style')).toContain('inset(0 75% 0 0)')
})

test('the library is searched by text, and Back clears the search', async () => {
  stubApi(SONG_LIST)
  const { user } = await renderEditor(<MusicTab />, { timeline: holding([]) })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  const field = screen.getByRole('searchbox', { name: 'Search 200+ songs in library' })
  await user.click(field)
  await user.paste('rock')
  await waitFor(() => expect(results()).toEqual(['Rain', 'Stone']))
  expect(screen.getByText('2 songs')).toBeTruthy()
  await user.type(field, 'x')
  expect(await screen.findByText('No music found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect((field as HTMLInputElement).value).toBe('')
  expect(screen.getByRole('heading', { name: 'No music in this story' })).toBeTruthy()
})

test('filters combine and are cleared together', async () => {
  const { user } = await openLibrary()
  await screen.findByText('3 songs')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Genre' }))
  const genres = await screen.findByRole('group', { name: 'Genre' })
  expect(
    within(genres)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pop', 'Rock'])
  await user.click(within(genres).getByRole('button', { name: 'Rock' }))
  expect(screen.getByText('2 songs')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Mood' }))
  await user.click(await screen.findByRole('button', { name: 'Sad' }))
  await user.keyboard('{Escape}')
  expect(results()).toEqual(['Stone'])
  expect(screen.getByText('1 song')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Genre 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Genre 1' }))
  await user.click(within(await screen.findByRole('group', { name: 'Genre' })).getByRole('button', { name: 'Rock' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Genre' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getByText('3 songs')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('a library that failed to load can be retried', async () => {
  let isDown = true
  const { user } = await openLibrary({
    'GET /api/songs': () => (isDown ? { status: 400, body: { code: 'BAD_REQUEST', message: 'no', data: {} } } : { body: { songs: SONGS } }),
  })
  expect(await screen.findByText('The songs could not be loaded. Your story is kept.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 songs')).toBeTruthy()
})

test('a song shows its description and its position in the list', async () => {
  await openLibrary()
  expect(await screen.findByText('Pop, happy, epic, 124 BPM')).toBeTruthy()
  const items = within(screen.getByRole('list', { name: 'Songs of the library' })).getAllByRole('listitem')
  expect(items.map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])).toEqual([
    ['1', '3'],
    ['2', '3'],
    ['3', '3'],
  ])
})

test('a song plays while it is prepared, until it is stopped', async () => {
  const { user, playback, session } = await openLibrary()
  await screen.findByText('3 songs')
  playback.play()
  session.store.setState({ previewingMediaAsset: tune })
  await user.click(screen.getByRole('button', { name: /^(Listen|Play).*Drive/ }))
  expect(screen.getByText('Preparing the song…')).toBeTruthy()
  expect([playback.store.getState().isPlaying, session.store.getState().previewingMediaAsset]).toEqual([false, null])
  played[0]!.currentTime = 1
  act(() => void played[0]!.dispatchEvent(new Event('timeupdate')))
  expect(screen.queryByText('Preparing the song…')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^(Stop|Pause).*Drive/ }))
  expect(played[0]!.paused).toBe(true)
  await user.click(screen.getByRole('button', { name: /^(Listen|Play).*Drive/ }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(played[1]!.paused).toBe(true)
})

test('a song is added to the story once and to the timeline any number of times', async () => {
  const { user, calls, timeline } = await openLibrary({ ...SONG_LIST, 'POST /api/media/resources': addition('m1', SONGS[0]!) })
  await user.click(await screen.findByRole('button', { name: 'Add Drive to this story' }))
  expect(await screen.findByRole('img', { name: 'Drive is in this story' })).toBeTruthy()
  expect(calls('POST /api/media/resources').map(({ body }) => body)).toEqual([
    { story_id: 's', type: 'audio', subtype: 'music', shot_id: null, url: '/songs/Drive.mp3', title: 'Drive', metadata: { duration: 60 } },
  ])
  expect(timeline().mediaAssets.map(({ id }) => id)).toEqual(['m1'])
  for (const count of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Add Drive to the timeline' }))
    await waitFor(() => expect(timeline().tracks.flatMap(({ items }) => items).length).toBe(count))
  }
  expect(calls('POST /api/media/resources').length).toBe(1)
})

test("a song that is still being added can't be placed on the timeline", async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { user, timeline } = await openLibrary({
    ...SONG_LIST,
    'POST /api/media/resources': () => pending.promise,
  })
  await user.click(await screen.findByRole('button', { name: 'Add Drive to the timeline' }))
  expect(screen.getByRole('status', { name: 'Adding Drive' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Drive to the timeline' }).disabled).toBe(true)
  expect(timeline().mediaAssets).toMatchObject([{ status: 'uploading', title: 'Drive' }])
  await act(async () => pending.resolve(addition('m1', SONGS[0]!)))
  await waitFor(() => expect(timeline().tracks.flatMap(({ items }) => items).length).toBe(1))
})

test('a song that could not be added is removed from the list with a message', async () => {
  const { user, timeline } = await openLibrary({
    ...SONG_LIST,
    'POST /api/media/resources': { status: 500, body: { code: 'INTERNAL_ERROR', message: '', data: {} } },
  })
  await user.click(await screen.findByRole('button', { name: 'Add Drive to the timeline' }))
  expect(await screen.findByText('Failed to add media asset')).toBeTruthy()
  expect([timeline().mediaAssets, timeline().tracks.flatMap(({ items }) => items)]).toEqual([[], []])
  expect(screen.getByRole('button', { name: 'Add Drive to this story' })).toBeTruthy()
})
