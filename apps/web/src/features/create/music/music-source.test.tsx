import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { stubAudio } from '../../../testing/stub-audio.ts'
import { MusicSource } from './music-source.tsx'
import type { Song } from './song.ts'
import { dragFiles } from '../../../testing/drag-files.ts'

const IMPORT = 'POST /api/media/parse_music_url'
const TRIM = 'POST /api/media/trim_music'
const UPLOAD = 'POST /api/media/upload'
const FILE = 'GET /media/m1/song.mp3'
const SUNO = 'https://suno.com/song/1'
const imported = (title: string) => ({ body: { success: true, url: '/media/m1/song.mp3', metadata: { title } } })
const sound = () => new Response('RIFF', { headers: { 'content-type': 'audio/mpeg' } })
const FEATURED = {
  id: 'rain',
  name: 'Rain',
  artist: 'Ann',
  genre: 'Pop',
  mood: 'calm',
  tempo: 90,
  has_lyrics: false,
  duration: 61,
  url: '/songs/rain.mp3',
  image: '/covers/rain.webp',
}

function Source({ song, error }: { song: Song | null; error?: string | undefined }) {
  const [value, setValue] = useState(song)
  return (
    <>
      <MusicSource value={value} onChange={setValue} error={error} />
      <output data-testid="song">{JSON.stringify(value)}</output>
    </>
  )
}

type Setup = { responses?: Parameters<typeof stubApi>[0]; song?: Song | null; error?: string }

async function open({ responses = {}, song = null, error }: Setup = {}) {
  const callsOf = stubApi({ 'GET /api/songs': { body: { songs: [FEATURED], nextCursor: null } }, ...responses })
  const page = await renderPage(<Source song={song} error={error} />)
  await screen.findByRole('region', { name: 'Music' })
  return { ...page, callsOf }
}

const song = () => JSON.parse(screen.getByTestId('song').textContent)
const bright = () => document.querySelector<HTMLElement>('[style*="clip-path"]')!.style.clipPath
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void stubAudio({ seconds: 62 }))

async function openLink(setup: Setup = {}) {
  const page = await open(setup)
  await press('Paste Link')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a Suno or TikTok Music Link' }))
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to the song' })
  const grab = dialog.getByRole<HTMLButtonElement>('button', { name: /Grab Music/ })
  return { ...page, dialog, field, grab, enter: (link: string) => userEvent.type(field, `${link}{Enter}`) }
}

test.each([
  ['hello', 'Please enter a valid URL'],
  ['https://example.org/song', 'Please enter a URL from TikTok or Suno Music'],
])('the link %s is rejected until it is changed', async (link, reason) => {
  const { dialog, enter, field, grab, callsOf } = await openLink()
  expect(grab.disabled).toBe(true)
  await enter(link)
  expect((await dialog.findByRole('alert')).textContent).toBe(reason)
  expect(grab.disabled).toBe(false)
  await userEvent.type(field, 'x')
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(callsOf(IMPORT)).toHaveLength(0)
})

test('an empty link is required', async () => {
  const { dialog, enter } = await openLink()
  await enter('')
  expect((await dialog.findByRole('alert')).textContent).toBe('Please enter a URL')
})

test('a linked song is imported, selected, and can be trimmed at once (C-165)', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { callsOf, enter, grab } = await openLink({
    responses: {
      [IMPORT]: () => pending.promise,
      [FILE]: sound,
      [TRIM]: { body: { url: '/media/m2/part.mp3', name: 'x', duration: 52 } },
    },
  })
  await enter(` ${SUNO} `)
  await waitFor(() => expect(grab.getAttribute('aria-busy')).toBe('true'))
  expect(grab.textContent).toContain('Grabbing Music...')
  await userEvent.click(grab)
  pending.resolve(imported(' Blue '))
  const trim = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  expect(callsOf(IMPORT).map(({ body }) => body)).toEqual([{ url: SUNO }])
  expect(song()).toEqual({ url: '/media/m1/song.mp3', name: 'Blue', durationSeconds: 62 })
  trim.getByRole('slider', { name: 'Start' }).focus()
  await userEvent.keyboard('{PageUp}')
  await userEvent.click(trim.getByRole('button', { name: /Use this part/ }))
  await waitFor(() => expect(song().url).toBe('/media/m2/part.mp3'))
  expect(song()).toEqual({
    url: '/media/m2/part.mp3',
    name: 'Blue',
    durationSeconds: 52,
    cut: { url: '/media/m1/song.mp3', durationSeconds: 62, start: 10, end: 62 },
  })
  expect(screen.getByText('0:10.0 to 1:02.0 of 1:02')).toBeTruthy()
})

test("an untitled song is named after its host; one of ten seconds can't be trimmed", async () => {
  stubAudio({ seconds: 10 })
  const { enter } = await openLink({ responses: { [IMPORT]: imported(' '), [FILE]: sound } })
  await enter(SUNO)
  expect(await screen.findByText('Song from a link')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Trim' })).toBeNull()
})

test.each<[string, Record<string, ApiResponse | (() => Response)>, number, string]>([
  ['refused', { [IMPORT]: { body: { success: false, message: 'This song is private' } } }, 62, 'This song is private'],
  [
    'not fetched',
    { [IMPORT]: { body: { success: false, message: 'Failed to download: 404' } } },
    62,
    'Failed to parse music URL. Please try again.',
  ],
  [
    'rejected by the server',
    { [IMPORT]: { status: 422, body: { code: 'INVALID_INPUT', message: 'Not a link', data: {} } } },
    62,
    'Not a link',
  ],
  ['missing', { [IMPORT]: imported('Blue') }, 62, 'Failed to download music file. Please try again.'],
  ['too short', { [IMPORT]: imported('Blue'), [FILE]: sound }, 8, 'Music has to be at least 10 seconds long'],
])('a song whose link is %s is reported in the dialog', async (_, responses, seconds, reason) => {
  stubAudio({ seconds })
  const { dialog, enter, grab } = await openLink({ responses })
  await enter(SUNO)
  expect((await dialog.findByRole('alert')).textContent).toBe(reason)
  expect(grab.getAttribute('aria-busy')).toBeNull()
  expect(song()).toBeNull()
})

test('being offline is reported in the dialog', async () => {
  const { dialog, enter } = await openLink({
    responses: {
      [IMPORT]: () => {
        throw new TypeError('fetch failed')
      },
    },
  })
  await enter(SUNO)
  expect((await dialog.findByRole('alert')).textContent).toBe('Network error. Please check your connection and try again.')
})

test('an import that finishes after the dialog was cancelled is dropped', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { dialog, enter, callsOf } = await openLink({ responses: { [IMPORT]: () => pending.promise, [FILE]: sound } })
  await enter(SUNO)
  await waitFor(() => expect(callsOf(IMPORT)).toHaveLength(1))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  pending.resolve(imported('Blue'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(song()).toBeNull()
})

test('a visitor is asked to sign in before a song is imported', async () => {
  const { enter, callsOf } = await openLink({
    responses: { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } },
  })
  await enter(SUNO)
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(callsOf(IMPORT)).toHaveLength(0)
})

test('selecting a featured song clears its error', async () => {
  const links = { free: 'https://free.example', make: null, learn: 'https://learn.example' }
  await open({ responses: { 'GET /api/system': { body: { ...SYSTEM, music_links: links } } } })
  fireEvent.change(screen.getByLabelText('Music file'), { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } })
  expect((await screen.findByRole('alert')).textContent).toBe('Please select an audio file')
  await press('Featured songs')
  const list = within(await screen.findByRole('list', { name: 'Featured songs' }))
  expect(screen.queryByRole('group', { name: 'Moods' })).toBeNull()
  expect(document.querySelector('[class*="bg-scrim"]')).toBeNull()
  const nav = within(await screen.findByRole('navigation', { name: 'More music' }))
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Copyright-free music', 'https://free.example'],
    ['Learn more', 'https://learn.example'],
  ])
  await userEvent.click(await list.findByRole('button', { name: 'Select Rain' }))
  expect(song()).toEqual({ url: '/songs/rain.mp3', name: 'Rain', durationSeconds: 61 })
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Featured songs' })).toBeNull())
})

test('on a phone the featured songs are shown in a dialog', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  await open()
  await press('Featured songs')
  const dialog = within(await screen.findByRole('dialog', { name: 'Featured songs' }))
  expect(document.querySelector('[class*="bg-scrim"]')).not.toBeNull()
  await userEvent.click(await dialog.findByRole('button', { name: 'Select Rain' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(song().name).toBe('Rain')
})

const box = () => screen.getByText(/^Drop your music file here/).closest('.min-h-40')!
const drop = (file: File) => dragFiles('drop', box(), [file])
const leaveTo = (element: Element) => dragFiles('dragLeave', box(), [MP3], element)
const MP3 = new File(['RIFF'], 'tune.mp3', { type: 'audio/mpeg' })

test('the drop zone is highlighted while a file is over it', async () => {
  await open()
  expect(box().hasAttribute('data-over')).toBe(false)
  expect(dragFiles('dragOver', box(), [MP3]).fired.defaultPrevented).toBe(true)
  expect(box().hasAttribute('data-over')).toBe(true)
  leaveTo(box().querySelector('button')!)
  expect(box().hasAttribute('data-over')).toBe(true)
  leaveTo(document.body)
  expect(box().hasAttribute('data-over')).toBe(false)
})

test('a dropped song is uploaded once, shown with its duration, and removed', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { callsOf } = await open({ responses: { [UPLOAD]: () => pending.promise } })
  dragFiles('dragEnter', box(), [MP3])
  drop(MP3)
  expect(box().hasAttribute('data-over')).toBe(false)
  expect(await screen.findByText('Processing Audio...')).toBeTruthy()
  drop(MP3)
  pending.resolve({ body: { url: '/media/m1/song.mp3', metadata: { duration: 62 } } })
  expect(await screen.findByText('tune.mp3')).toBeTruthy()
  expect(callsOf(UPLOAD)).toHaveLength(1)
  expect(screen.getByText('1:02')).toBeTruthy()
  expect(screen.queryByText('Preparing the song...')).toBeNull()
  await press('Remove tune.mp3')
  expect(song()).toBeNull()
  expect(box()).toBeTruthy()
})

test('a song of more than five minutes is kept whole and can be trimmed (CD-58)', async () => {
  stubAudio({ seconds: 400 })
  await open({ responses: { [UPLOAD]: { body: { url: '/media/m1/song.mp3', metadata: { duration: 400 } } } } })
  drop(MP3)
  const dialog = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  expect(song().durationSeconds).toBe(400)
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the whole song' }))
  expect(await screen.findByText('This song is 6:40 long. Trim it, or keep it whole.')).toBeTruthy()
})

test("a song of unknown duration says so and can't be trimmed", async () => {
  await open({ song: { url: '/media/m9/x.mp3', name: 'Lost', durationSeconds: 0 } })
  expect(screen.getByText('The length could not be read here. It is measured before the video is made.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Trim' })).toBeNull()
  await waitFor(() => expect(screen.queryByText('Preparing the song...')).toBeNull())
})

test('the playback position of the selected song is shown', async () => {
  const { audios } = stubAudio({ seconds: 62 })
  await open({ song: { url: '/media/m1/song.mp3', name: 'Blue', durationSeconds: 62 }, responses: { [FILE]: sound } })
  await press('Play Blue')
  audios.find(({ src }) => src === '/media/m1/song.mp3')!.position(31)
  expect(await screen.findByText(/0:31 \//)).toBeTruthy()
  await waitFor(() => expect(bright()).toBe('inset(0 50% 0 0%)'))
  await press('Pause Blue')
  expect(await screen.findByRole('button', { name: 'Play Blue' })).toBeTruthy()
})

test("the form's error about the song is shown below it", async () => {
  await open({ error: 'Please provide a music URL' })
  expect(screen.getByRole('alert').textContent).toBe('Please provide a music URL')
})
