import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { stubAudio } from '../../../testing/stub-audio.ts'
import { musicFieldsOf } from './background-music.ts'
import { MusicChooser } from './music-chooser.tsx'

const UPLOAD = 'POST /api/media/upload'
const TRIM = 'POST /api/media/trim_music'
const song = (id: string, mood: string) => ({
  id,
  name: id,
  artist: 'Ann',
  genre: 'Pop',
  mood,
  tempo: 90,
  has_lyrics: false,
  duration: 61,
  url: `/songs/${id}.mp3`,
  image: null,
})
const SONGS = { 'GET /api/songs': { body: { songs: [song('rain', 'calm'), song('run', 'bright')], nextCursor: null } } }
const TUNE = { [UPLOAD]: { body: { url: '/media/m1/tune.mp3', metadata: { duration: 62 } } } }

function Chooser({ music }: { music: string }) {
  const [value, setValue] = useState(musicFieldsOf(music))
  return (
    <>
      <MusicChooser value={value} onChange={setValue} />
      <output data-testid="value">{`${value.background_music_choice}: ${value.background_music}`}</output>
    </>
  )
}

async function open(responses: Parameters<typeof stubApi>[0] = {}, music = 'auto') {
  const callsOf = stubApi({ ...SONGS, ...responses })
  await renderPage(<Chooser music={music} />)
  await screen.findByRole('radiogroup', { name: 'Background Music' })
  return { callsOf, user: userEvent.setup({ delay: null, applyAccept: false }) }
}

const value = () => screen.getByTestId('value').textContent
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const upload = (name = 'tune.mp3', type = 'audio/mpeg') =>
  fireEvent.change(screen.getByLabelText('Music file'), { target: { files: [new File(['RIFF'], name, { type })] } })

test.each([
  [null, 'made by the built-in composer'],
  ['Eleven Music', 'made by Eleven Music'],
])('music that nobody picks is made by %s, which is said only for it', async (music, said) => {
  await open({ 'GET /api/system': { body: { ...SYSTEM, makers: { ...SYSTEM.makers, music } } } })
  expect(await screen.findByText(said)).toBeTruthy()
  await choose('None')
  expect(screen.queryByText(said)).toBeNull()
})

test('while a song is processed it is not reported as missing', async () => {
  stubAudio({ seconds: 62, decodes: false })
  const pending = Promise.withResolvers<ApiResponse>()
  await open({ [UPLOAD]: () => pending.promise })
  await choose('Upload')
  expect(screen.getByRole('alert').textContent).toBe('Please upload an audio file')
  upload()
  expect(await screen.findByText('Processing Audio...')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true)
  pending.resolve({ body: { url: '/media/m1/tune.mp3', metadata: { duration: 62 } } })
  expect(await screen.findByText('tune.mp3')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Processing Audio...')).toBeNull())
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', false)
})

test('Auto and None need no song and explain themselves', async () => {
  await open()
  expect(screen.getByText('Chosen to fit the story.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await choose('None')
  expect(screen.getByText('The video has no music.')).toBeTruthy()
  expect(value()).toBe('none: ')
  await choose('Auto')
  expect(value()).toBe('auto: auto')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a trending song is selected in the dialog and restored after switching choices', async () => {
  await open()
  await choose('Trending')
  const dialog = within(await screen.findByRole('dialog', { name: 'Trending songs' }))
  expect(value()).toBe('trending: ')
  await userEvent.click(await dialog.findByRole('button', { name: 'Select rain' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(value()).toBe('trending: /songs/rain.mp3')
  expect(screen.getByText('rain')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Trim' })).toBeNull()
  await choose('None')
  expect(value()).toBe('none: ')
  await choose('Trending')
  expect(value()).toBe('trending: /songs/rain.mp3')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Choose a song')
  expect(await screen.findByRole('dialog', { name: 'Trending songs' })).toBeTruthy()
})

test('closing the dialog without a song reports what is missing', async () => {
  await open()
  await choose('Trending')
  const dialog = within(await screen.findByRole('dialog', { name: 'Trending songs' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('alert').textContent).toBe('Please select a song from trending songs')
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
})

test('moods filter the songs, a second press shows all again', async () => {
  await open({}, '/songs/rain.mp3')
  await press('Choose a song')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Select rain' })
  const names = () => dialog.getAllByRole('button', { name: /^Select/ }).map((button) => button.getAttribute('aria-label'))
  expect(dialog.getAllByRole('button', { name: /^(Bright|Calm)$/ }).map(({ textContent }) => textContent)).toEqual(['Bright', 'Calm'])
  expect(dialog.getAllByText('Ann, Pop, 90 BPM')).toHaveLength(2)
  await userEvent.click(dialog.getByRole('button', { name: 'Bright' }))
  expect(names()).toEqual(['Select run'])
  await userEvent.click(dialog.getByRole('button', { name: 'Bright' }))
  expect(names()).toEqual(['Select rain', 'Select run'])
  const rows = dialog.getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('.text-accent') !== null)).toEqual([true, false])
})

test('one song plays at a time, at low volume, and stops when the dialog closes', async () => {
  const { audios } = stubAudio({ seconds: 61 })
  await open({}, '/songs/rain.mp3')
  await press('Choose a song')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Listen to rain' }))
  expect(audios[0]).toMatchObject({ src: '/songs/rain.mp3', volume: 0.3, paused: false })
  await userEvent.click(dialog.getByRole('button', { name: 'Listen to run' }))
  expect(audios.map(({ src, paused }) => [src, paused])).toEqual([
    ['/songs/rain.mp3', true],
    ['/songs/run.mp3', false],
  ])
  expect(dialog.getByRole('button', { name: 'Listen to rain' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Stop run' }))
  expect(audios[1]!.paused).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Listen to run' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(audios[2]!.paused).toBe(true))
})

test('songs that failed to load can be retried', async () => {
  let isBroken = true
  await open(
    {
      'GET /api/songs': () =>
        isBroken ? { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } } : SONGS['GET /api/songs'],
    },
    '/songs/rain.mp3',
  )
  await press('Choose a song')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The songs could not be loaded. Your form is kept.')).toBeTruthy()
  isBroken = false
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Select run' })).toBeTruthy()
})

test('the selected song can be played, paused and resumed; switching choices stops it', async () => {
  const { audios } = stubAudio({ seconds: 61 })
  await open({}, '/songs/glass-harbour.mp3')
  await press('Play Glass Harbour')
  await screen.findByRole('button', { name: 'Pause Glass Harbour' })
  expect(audios[0]).toMatchObject({ src: '/songs/glass-harbour.mp3', volume: 1, paused: false })
  await press('Pause Glass Harbour')
  expect(audios[0]!.paused).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Play Glass Harbour' }))
  expect(audios).toHaveLength(1)
  expect(audios[0]!.paused).toBe(false)
  await choose('None')
  expect(audios[0]!.paused).toBe(true)
})

test('a song that fails to play is reported', async () => {
  stubAudio({ seconds: 61, plays: false })
  await open({}, '/songs/rain.mp3')
  await press('Play Rain')
  expect(await screen.findByText('This song cannot be played now')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play Rain' })).toBeTruthy()
})

test('an uploaded song is decoded, uploaded and named; its duration is reported', async () => {
  stubAudio({ seconds: 62 })
  const { callsOf } = await open(TUNE)
  await choose('Upload')
  upload()
  expect(await screen.findByText('tune.mp3')).toBeTruthy()
  expect(value()).toBe('upload: /media/m1/tune.mp3')
  expect(callsOf(UPLOAD)[0]!.path).toBe('/api/media/upload?for=song')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Trim' })).toBeTruthy()
})

test.each([
  [{ seconds: 62 }, 'notes.txt', 'text/plain', {}, 'Please select an audio file'],
  [{ seconds: 9.5 }, 'tune.mp3', 'audio/mpeg', TUNE, 'Music has to be at least 10 seconds long'],
  [
    { seconds: 62, decodes: false },
    'tune.mp3',
    'audio/mpeg',
    { [UPLOAD]: { body: { url: '/media/m1/a.mp3', metadata: { duration: 5 } } } },
    'Music has to be at least 10 seconds long',
  ],
  [
    { seconds: 62 },
    'tune.mp3',
    'audio/mpeg',
    { [UPLOAD]: { status: 413, body: { code: 'PAYLOAD_TOO_LARGE', message: 'This file is too large.', data: {} } } },
    'This file is too large.',
  ],
])('%o: a file %s of type %s is rejected with the reason', async (audio, name, type, responses, reason) => {
  stubAudio(audio)
  await open(responses)
  await choose('Upload')
  upload(name, type)
  expect(await screen.findByText(reason)).toHaveProperty('role', 'alert')
  expect(value()).toBe('upload: ')
  await choose('Trending')
  expect(screen.queryByText(reason)).toBeNull()
})

test('another upload failure only ends the loading state (C-346)', async () => {
  stubAudio({ seconds: 62 })
  const { callsOf } = await open({ [UPLOAD]: { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Broken', data: {} } } })
  await choose('Upload')
  upload()
  await waitFor(() => expect(callsOf(UPLOAD)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Processing Audio...')).toBeNull())
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Please upload an audio file'])
})

test('an upload that finishes after another choice does not override it', async () => {
  stubAudio({ seconds: 62 })
  const pending = Promise.withResolvers<ApiResponse>()
  await open({ [UPLOAD]: () => pending.promise })
  await choose('Upload')
  upload()
  await choose('None')
  pending.resolve(TUNE[UPLOAD]!)
  await waitFor(() => expect(screen.queryByText('Processing Audio...')).toBeNull())
  expect(value()).toBe('none: ')
  await choose('Upload')
  expect(value()).toBe('upload: /media/m1/tune.mp3')
})

async function openTrim() {
  stubAudio({ seconds: 62 })
  const page = await open({ ...TUNE, [TRIM]: { body: { url: '/media/m2/part.mp3', name: 'tune.mp3', duration: 52 } } })
  await choose('Upload')
  upload()
  await screen.findByText('tune.mp3')
  await press('Trim')
  const dialog = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  return { ...page, dialog }
}

const rangeTexts = (dialog: ReturnType<typeof within>) =>
  ['Start', 'End', 'Length'].map((name) => dialog.getByText(name).nextSibling?.textContent)

test('a song is trimmed by keyboard, cut on the server, and can be trimmed again from the original', async () => {
  const { callsOf, dialog } = await openTrim()
  expect(rangeTexts(dialog)).toEqual(['0:00.0', '1:02.0', '1:02.0'])
  const [start, end] = [dialog.getByRole('slider', { name: 'Start' }), dialog.getByRole('slider', { name: 'End' })]
  start.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(rangeTexts(dialog)).toEqual(['0:01.0', '1:02.0', '1:01.0'])
  await userEvent.keyboard('{PageUp}{ArrowLeft}{ArrowDown}')
  expect(rangeTexts(dialog)).toEqual(['0:10.0', '1:02.0', '0:52.0'])
  expect(start.getAttribute('aria-valuetext')).toBe('0:10.0')
  expect(start.getAttribute('aria-valuenow')).toBe('10')
  expect(start.getAttribute('aria-valuemax')).toBe('62')
  end.focus()
  await userEvent.keyboard('{PageDown}{Shift>}{ArrowLeft}{/Shift}')
  expect(rangeTexts(dialog)).toEqual(['0:10.0', '0:42.0', '0:32.0'])
  await userEvent.keyboard('{Home}')
  expect(rangeTexts(dialog)[1]).toBe('0:20.0')
  await userEvent.keyboard('{End}a')
  expect(rangeTexts(dialog)[1]).toBe('1:02.0')
  await userEvent.click(dialog.getByRole('button', { name: /Use this part/ }))
  await waitFor(() => expect(value()).toBe('upload: /media/m2/part.mp3'))
  expect(callsOf(TRIM)[0]!.body).toEqual({ music_url: '/media/m1/tune.mp3', start_seconds: 10, end_seconds: 62 })
  await press('Trim')
  const again = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  expect(rangeTexts(again)).toEqual(['0:10.0', '1:02.0', '0:52.0'])
  await userEvent.click(again.getByRole('button', { name: 'Keep the whole song' }))
  await waitFor(() => expect(value()).toBe('upload: /media/m1/tune.mp3'))
})

test('the whole song is used without a cut', async () => {
  const { callsOf, dialog } = await openTrim()
  await userEvent.click(dialog.getByRole('button', { name: /Use this part/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(TRIM)).toHaveLength(0)
  expect(value()).toBe('upload: /media/m1/tune.mp3')
})

test('a failed cut is explained, and the dialog stays open', async () => {
  stubAudio({ seconds: 62 })
  await open({ ...TUNE, [TRIM]: { status: 422, body: { code: 'INVALID_INPUT', message: 'This song cannot be cut', data: {} } } })
  await choose('Upload')
  upload()
  await screen.findByText('tune.mp3')
  await press('Trim')
  const dialog = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  expect(dialog.getByText(/10 seconds to 5 minutes\./)).toBeTruthy()
  dialog.getByRole('slider', { name: 'Start' }).focus()
  await userEvent.keyboard('{PageUp}')
  const use = dialog.getByRole('button', { name: /Use this part/ })
  await userEvent.click(use)
  expect((await dialog.findByRole('alert')).textContent).toBe('This song cannot be cut')
  expect(use.getAttribute('aria-busy')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(value()).toBe('upload: /media/m1/tune.mp3')
})

test('the selected range plays from start to end and stops when it changes', async () => {
  const { dialog } = await openTrim()
  const { audios } = stubAudio({ seconds: 62 })
  dialog.getByRole('slider', { name: 'Start' }).focus()
  await userEvent.keyboard('{PageUp}')
  await userEvent.click(dialog.getByRole('button', { name: 'Play the part' }))
  expect(audios[0]).toMatchObject({ src: '/media/m1/tune.mp3', currentTime: 10, paused: false })
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
  expect(audios[0]!.paused).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Play the part' }))
  dialog.getByRole('slider', { name: 'End' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(audios[1]!.paused).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Play the part' }))
  audios[2]!.position(61.5)
  expect(await dialog.findByRole('button', { name: 'Play the part' })).toBeTruthy()
})

test('a range that fails to play is reported until it changes', async () => {
  const { dialog } = await openTrim()
  stubAudio({ seconds: 62, plays: false })
  await userEvent.click(dialog.getByRole('button', { name: 'Play the part' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This song cannot be played here. It can still be used whole.')
  dialog.getByRole('slider', { name: 'Start' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('a song of more than five minutes must be trimmed; cancelling removes the song', async () => {
  stubAudio({ seconds: 400 })
  const { callsOf } = await open({ ...TUNE, [TRIM]: { body: { url: '/media/m2/part.mp3', name: 'x', duration: 300 } } })
  await choose('Upload')
  upload()
  const dialog = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  expect(dialog.getByText('This song is longer than 5 minutes. Choose the part that is used.')).toBeTruthy()
  expect(rangeTexts(dialog)).toEqual(['0:00.0', '5:00.0', '5:00.0'])
  expect(dialog.queryByRole('button', { name: 'Keep the whole song' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(value()).toBe('upload: ')
  upload()
  const again = within(await screen.findByRole('dialog', { name: 'Trim the song' }))
  await userEvent.click(again.getByRole('button', { name: /Use this part/ }))
  await waitFor(() => expect(value()).toBe('upload: /media/m2/part.mp3'))
  expect(callsOf(TRIM)[0]!.body).toEqual({ music_url: '/media/m1/tune.mp3', start_seconds: 0, end_seconds: 300 })
})
