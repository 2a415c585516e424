import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadMedia, setPlaybackTime } from '../../testing/loaded-media.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { useStoryTracker } from './use-story-tracker.ts'

const EVENTS = 'POST /api/recommendations/events'
const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } }
const DEVICE = '01234567-89ab-4cde-8f01-23456789abcd'

type Options = { recommId?: string | null; isOpen?: boolean }
function Preview({ recommId = 'r1', isOpen = true }: Options) {
  const { film, shared, downloaded, remixed } = useStoryTracker({ storyId: 's', recommId, isOpen })
  return (
    <>
      <video data-testid="film" {...film} />
      <button onClick={shared}>Share</button>
      <button onClick={downloaded}>Download</button>
      <button onClick={remixed}>Remix</button>
    </>
  )
}

async function open(options: Options = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [EVENTS]: { status: 204, body: null }, ...answers })
  const page = await renderPage(<Preview {...options} />)
  const film = loadMedia(await screen.findByTestId<HTMLVideoElement>('film'))
  const sent = () => callsOf(EVENTS).map(({ body }) => body as { type: string; portion: number | null; user_id: string; recomm_id: string })
  const types = () => sent().map(({ type, portion }) => (portion === null ? type : `${type} ${portion}`))
  const opened = () => waitFor(() => expect(types()[0]).toBe('detailview'))
  return { page, film, sent, types, opened }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an opened story sends what is done with it', async () => {
  const { types, sent, opened } = await open()
  await opened()
  expect(sent()[0]).toMatchObject({ user_id: 'u1', item_id: 's', recomm_id: 'r1' })
  for (const name of ['Share', 'Download', 'Remix']) press(name)
  await waitFor(() => expect(types()).toEqual(['detailview', 'cartaddition', 'bookmark', 'purchase']))
  expect(new Set(sent().map((event) => (event as { session_id?: string }).session_id)).size).toBe(1)
})

test('what was watched is sent by tenths, without what was skipped', async () => {
  const { film, types, opened } = await open()
  await opened()
  setPlaybackTime(film, 10)
  await waitFor(() => expect(types()).toEqual(['detailview', 'viewportion 0.1']))
  Object.defineProperty(film, 'seeking', { configurable: true, value: true })
  setPlaybackTime(film, 80)
  Object.defineProperty(film, 'seeking', { configurable: true, value: false })
  fireEvent.seeked(film)
  setPlaybackTime(film, 90)
  await waitFor(() => expect(types()).toEqual(['detailview', 'viewportion 0.1', 'viewportion 0.2']))
  fireEvent.ended(film)
  await waitFor(() => expect(types().at(-1)).toBe('viewportion 0.3'))
})

test('a film without a length counts nothing', async () => {
  const { film, types, opened } = await open()
  await opened()
  loadMedia(film, { duration: 0 })
  setPlaybackTime(film, 10)
  fireEvent(window, new Event('pagehide'))
  expect(types()).toEqual(['detailview'])
})

test('the rest is sent when the page is left or the story is closed', async () => {
  const { page, film, types, opened } = await open()
  await opened()
  setPlaybackTime(film, 5)
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(types()).toEqual(['detailview', 'viewportion 0.05']))
  page.unmount()
  fireEvent(window, new Event('pagehide'))
  expect(types()).toEqual(['detailview', 'viewportion 0.05'])
})

test('a visitor is known by the device only', async () => {
  document.cookie = `device_id=${DEVICE}`
  const { sent, opened } = await open({}, VISITOR)
  await opened()
  expect(sent()[0]?.user_id).toBe(DEVICE)
  document.cookie = 'device_id=; max-age=0'
})

test.each([
  ['a closed story', { isOpen: false }],
  ['a list without recommendations', { recommId: null }],
])('%s sends nothing', async (_, options) => {
  const { film, types } = await open(options)
  setPlaybackTime(film, 50)
  press('Share')
  expect(types()).toEqual([])
})

test('a browser that asks not to be tracked sends nothing', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  const { film, types } = await open()
  setPlaybackTime(film, 50)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  expect(types()).toEqual([])
})
